"""Who gives advice: `mystica.Game` brings it along, `mystica.game` alone does not."""

import json
import subprocess
import sys
from pathlib import Path

from mystica.notation.saves import dump_setup
from mystica.setups import draw

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


def test_the_commands_bring_the_advice_they_need(tmp_path: Path) -> None:
    """In a process of its own: here somebody else may have loaded it before."""
    path = tmp_path / "setup.json"
    path.write_text(dump_setup(draw(2, 1)), encoding="utf-8")
    asked = [sys.executable, "-m", "mystica", "hint", str(path), "--bot", "casual", "--budget", "10ms", "--json"]
    run = subprocess.run(asked, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout)
