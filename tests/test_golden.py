"""The golden games: every move is legal and leads where it led, ledgers and rows are written again, and together they
cover the rules. Setups are stored as they were drawn, so a new tile, faction or option changes none of them."""

from pathlib import Path

import pytest

from mystica.notation.ledgers.check import check_ledger
from mystica.notation.ledgers.writer import write_row_file, write_rows
from tests.golden_games import FOLDER, features, golden, names, wanted


@pytest.mark.parametrize("name", names())
def test_replays_row_by_row(name: str) -> None:
    check = check_ledger(FOLDER / f"{name}.txt", FOLDER / "rows")
    assert check.ok, check.difference
    assert check.rows == check.rows_equal > 20


@pytest.mark.parametrize("name", names())
def test_is_written_again_from_its_save(name: str) -> None:
    """Reading the save replays the game and compares the hashes of its positions."""
    game = golden(name)
    header, rows = write_rows(game.setup, game.actions)
    assert "\n".join([*header, *(row.text() for row in rows)]) + "\n" == (FOLDER / f"{name}.txt").read_text()
    assert write_row_file(rows) == (FOLDER / "rows" / f"{name}.jsonl").read_text()


def test_cover_every_faction_count_tile_and_ruling() -> None:
    found: set[str] = set()
    for name in names():
        found |= features(golden(name).setup, golden(name).actions)
    assert not wanted() - found, sorted(wanted() - found)
    assert len(names()) >= 20


@pytest.mark.parametrize(("folder", "ending"), [(".", "txt"), (".", "json"), ("rows", "jsonl")])
def test_nothing_else_lies_in_the_folder(folder: str, ending: str) -> None:
    assert sorted(path.stem for path in Path(FOLDER, folder).glob(f"*.{ending}")) == list(names())
