"""Who gives advice: `mystica.Game` brings it along, `mystica.game` alone does not."""

import subprocess
import sys

BEGUN = "game = Game.new(players=2, seed=1)\n"
ASKED = "print(len(game.forecast(1)))"


def printed(code: str) -> tuple[str, str]:
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    return run.stdout.strip(), run.stderr.strip().splitlines()[-1] if run.stderr else ""


def test_the_public_game_gives_advice() -> None:
    assert printed(f"from mystica import Game\n{BEGUN}{ASKED}") == ("2", "")


def test_a_game_of_the_room_below_says_what_is_missing() -> None:
    out, error = printed(f"from mystica.game import Game\n{BEGUN}{ASKED}")
    assert out == "" and error.endswith("import mystica.analysis, or use mystica.Game")


def test_the_room_of_advice_can_be_loaded_later() -> None:
    assert printed(f"from mystica.game import Game\n{BEGUN}import mystica.analysis\n{ASKED}") == ("2", "")
