"""Checking a replay against exported rows: what the export prints into rows of others."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mystica.notation.ledgers.check import check_ledger
from mystica.notation.ledgers.reader import LedgerPlayer
from mystica.notation.ledgers.text import read_ledger
from mystica.notation.ledgers.writer import shown_resources, write_row_file, write_rows

HEADER = ["option strict-leech", "score SCORE2,SCORE5,SCORE1,SCORE3,SCORE8,SCORE4"]
ROWS = [
    "halflings: build F5", "witches: build F4. build E9", "halflings: build E6", "witches: pass BON1",
    "halflings: pass BON8", "halflings: send p to earth for 3",
]  # fmt: skip
INCOME = "other_income_for_faction"


def recorded(tmp_path: Path, first: str) -> tuple[Path, list[dict[str, str]], dict[str, dict[str, str]]]:
    """A ledger up to the Halflings' spade of the cult bonus, which comes before all income; its rows; incomes."""
    second = "witches" if first == "halflings" else "halflings"
    passes = {"witches": "witches: pass BON2", "halflings": "halflings: pass BON3"}
    asides = ["witches: action BON1. -spade"] if first == "halflings" else []
    rows = [*ROWS, *asides, passes[first], passes[second], "halflings: transform E5 to brown"]
    text = "\n".join([*HEADER, "setup halflings", "setup witches", *rows])
    (tmp_path / "game.txt").write_text(text)
    player = LedgerPlayer(read_ledger(text))
    player.play_all()
    written = write_rows(player.ledger.setup, player.actions)[1]
    exported = [json.loads(line) for line in write_row_file([row for row in written if row.faction]).splitlines()]
    return (
        tmp_path / "game.txt",
        exported,
        {key: shown_resources(player.state, seat) for key, seat in player.seats.items()},
    )


def checked(path: Path, exported: list[dict[str, str]]) -> tuple[int, int, str]:
    path.with_suffix(".jsonl").write_text("\n".join(json.dumps(row) for row in exported))
    check = check_ledger(path, path.parent)
    return check.rows, check.rows_equal, check.difference


@pytest.mark.parametrize("first", ["witches", "halflings"])
def test_income_printed_into_the_row_before(tmp_path: Path, first: str) -> None:
    """It is the income of whoever begins: of the row's own faction, or of another one that then has no row."""
    path, exported, incomes = recorded(tmp_path, first)
    assert exported[-1]["commands"] == "transform E5 to brown"
    if first == "halflings":
        exported[-1] |= incomes["halflings"]
    exported[-1]["commands"] += f". {INCOME}"
    other = "witches" if first == "halflings" else "halflings"
    exported.append({"faction": other, **incomes[other], "commands": INCOME})
    rows, equal, difference = checked(path, exported)
    assert difference == "the ledger ends before the game does"
    assert rows == equal == len(exported)


@pytest.mark.parametrize("first", ["witches", "halflings"])
def test_wrong_numbers_are_still_found(tmp_path: Path, first: str) -> None:
    path, exported, incomes = recorded(tmp_path, first)
    other = "witches" if first == "halflings" else "halflings"
    if first == "witches":
        exported[-1] |= incomes["halflings"]  # as if it were the own income
    exported[-1]["commands"] += f". {INCOME}"
    exported.append({"faction": other, **incomes[other], "commands": INCOME})
    rows, equal, difference = checked(path, exported)
    assert "recorded" in difference and equal == rows - 1
