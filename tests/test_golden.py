"""The golden games: replayed row by row, written again from their seeds, and covering the rules."""

from pathlib import Path

import pytest

from mystica.arena.simulate import Plan, play_game
from mystica.notation.ledgers.check import check_ledger
from mystica.notation.ledgers.text import read_ledger
from tests.golden_games import FOLDER, features, plans, wanted

NAMES = sorted(plans())


@pytest.mark.parametrize("name", NAMES)
def test_replays_row_by_row(name: str) -> None:
    check = check_ledger(FOLDER / f"{name}.txt", FOLDER / "rows")
    assert check.ok, check.difference
    assert check.rows == check.rows_equal > 20


@pytest.mark.parametrize("name", NAMES)
def test_is_played_again_from_its_seed(name: str, tmp_path: Path) -> None:
    plan, number = plans()[name]
    play_game(Plan(**{**vars(plan), "out": str(tmp_path)}), number)
    (written,) = tmp_path.glob("*.txt")
    assert written.read_text() == (FOLDER / f"{name}.txt").read_text()
    rows = tmp_path / "rows" / f"{written.stem}.jsonl"
    assert rows.read_text() == (FOLDER / "rows" / f"{name}.jsonl").read_text()


def test_cover_every_faction_count_tile_and_ruling() -> None:
    found: set[str] = set()
    for name in NAMES:
        found |= features(read_ledger((FOLDER / f"{name}.txt").read_text()), plans()[name][0])
    assert not wanted() - found, sorted(wanted() - found)
    assert len(NAMES) >= 20


def test_nothing_else_lies_in_the_folder() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(NAMES)
