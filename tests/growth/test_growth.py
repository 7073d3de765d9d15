"""One of each in TOML alone, a bonus card, a favor tile, a town tile, a scoring tile, a faction and two options, in a
scratch copy of the package: every level plays them, `Game`, server, commands and environments know them, and older
games stay as they were."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.growth.copies import copy_of_package, run

MORE = Path(__file__).parent / "more"


@pytest.fixture(scope="module")
def grown(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the grown package. The faction's file comes before all others, the rest behind what there is."""
    folder = tmp_path_factory.mktemp("grown")
    package = copy_of_package(folder)
    for name in ("tiles.toml", "options.toml"):
        with (package / "data" / name).open("a", encoding="utf-8") as file:
            file.write((MORE / name).read_text(encoding="utf-8"))
    shutil.copyfile(MORE / "faction.toml", package / "data" / "factions" / "added.toml")
    return folder


def test_every_level_plays(grown: Path) -> None:
    said = run(grown, "tests.growth.playing", "levels").split()
    assert said.count("expert") == said.count("random") == 2


@pytest.mark.parametrize("program", ["files", "texts", "environments", "server"])
def test_they_are_known_everywhere(grown: Path, program: str) -> None:
    assert run(grown, "tests.growth.playing", program)


def test_older_games_stay_as_they_were(grown: Path) -> None:
    said = run(grown, "tests.growth.playing", "older").split()
    assert said.count("game-01") == 1 and "save-3-everything-official" in said


def test_commands(grown: Path) -> None:
    """As somebody would use them, one after the other."""
    options = ["--option", "harvest=true", "--option", "lonely-discount=all"]
    played = run(
        grown, "mystica", "sim", "--players", "busy,novice,busy", "--games", "2", "--seed", "4", *options,
        "--factions", "elves,nomads,giants", "--out", "games",
    )  # fmt: skip
    assert "elves" in played
    ledgers = sorted(str(path) for path in (grown / "games").glob("*.txt"))
    assert len(ledgers) == 2
    assert "2/2 games" in run(grown, "mystica", "replay", "games", "--rows", "games/rows")
    words = ["--terminal", "--plain", "--players", "you,novice", "--faction", "elves", "--seed", "5", *options]
    seen = run(grown, "mystica", "play", *words, "--save", "game.json", typed="1\nquit\n")
    assert "Elves" in seen and "Saved to game.json" in seen
    assert run(grown, "mystica", "hint", "game.json", "--bot", "casual", "--budget", "5n", "--json")
    checked = run(grown, "mystica", "validate", "game.json", *ledgers, "mystica/data/tiles.toml")
    assert checked.count(", ok") == 4
    for topic, told in (("BON11", "3 for each temple"), ("elves", "2 VP for each spade"), ("harvest", "tiles of the")):
        assert told in run(grown, "mystica", "rules", topic, "--plain")
    run(grown, "mystica", "review", ledgers[0], "--bot", "casual", "--budget", "1n", "--seat", "1", "--top", "3")
    run(grown, "mystica", "export", "games", "--out", "games.csv", "--terms")
    assert "elves" in (grown / "games.csv").read_text(encoding="utf-8")
    assert "expert" in run(grown, "mystica", "bots")
