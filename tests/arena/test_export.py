"""Games as a table: every row against the game it tells of, files of both kinds, what is refused."""

from __future__ import annotations

import csv
import importlib.util
import re
import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

from mystica import Game
from mystica.arena.decision_columns import column_table, columns
from mystica.arena.decision_table import decision_rows, ranks, read_game
from mystica.engine.core.ids import ROUNDS
from mystica.engine.thinking.features import TERMS
from mystica.notation.saves import write_save
from tests.conftest import ROOT

GOLDEN = ROOT / "tests" / "golden"
needs_pyarrow = pytest.mark.skipif(
    importlib.util.find_spec("pyarrow") is None, reason="pyarrow is missing (requirements-dev.txt has it)"
)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A save of a whole game, one that stops early, and a ledger."""
    folder = tmp_path_factory.mktemp("games")
    game = Game.new(players=3, seed=4)
    while not game.is_over:
        if game.round == 2 and not (folder / "early.json").exists():
            write_save(folder / "early.json", game.setup, game.actions)
        moves = game.moves()
        game.play(moves[len(moves) // 2])
    write_save(folder / "whole.json", game.setup, game.actions)
    return folder


def table(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_rows_tell_what_the_game_tells(played: Path) -> None:
    setup, actions = read_game(played / "whole.json")
    names = list(columns())
    game = Game(setup)
    rows = [dict(zip(names, row, strict=True)) for row in decision_rows("whole", setup, actions)]
    assert [row["action"] for row in rows] == list(actions)
    end = Game(setup)
    for a in actions:
        end.play(a)
    vp = [player.vp for player in end.players]
    for number, row in enumerate(rows, 1):
        assert (row["game"], row["ply"], row["round"], row["phase"]) == ("whole", number, game.round, game.phase)
        assert (row["decision"], row["seat"]) == (game.decision, game.decider)
        assert row["legal"] == len(game.atomic_moves())
        for seat, player in enumerate(game.players):
            found = {name.removeprefix(f"seat{seat}_"): row[name] for name in names if name.startswith(f"seat{seat}_")}
            assert (found["final_vp"], found["final_rank"]) == (vp[seat], ranks(vp)[seat])
            assert found["place"] == game.turn_order.index(seat) + 1
            if not player.faction:
                assert found["faction"] is None and found["coins"] is None
                continue
            wanted = (player.faction, player.vp, player.coins, player.workers, player.priests, player.keys)
            assert tuple(found[n] for n in ("faction", "vp", "coins", "workers", "priests", "keys")) == wanted
            assert (found["bowl1"], found["bowl2"], found["bowl3"]) == player.bowls
            assert (found["fire"], found["water"], found["earth"], found["air"]) == player.cults
            assert found["favors"] == " ".join(player.favors)
            assert (found["bonus_card"] or "") == player.bonus_card
            assert found["dwellings"] == player.structures["D"] and found["sanctuaries"] == player.structures["SA"]
            assert (found["shipping"], found["digging"]) == (player.shipping, player.digging)
            assert found["passed"] == int(player.passed)
        assert all(row[name] is None for name in names if name.startswith(("seat3_", "seat4_")))
        assert (row["final_vp"], row["final_rank"]) == (vp[int(game.decider or 0)], ranks(vp)[int(game.decider or 0)])
        game.play(actions[number - 1])


def test_ranks_are_shared() -> None:
    assert ranks([90, 110, 90, 70]) == [2, 1, 2, 4]


def test_terms_from_the_first_round_on(played: Path) -> None:
    setup, actions = read_game(played / "whole.json")
    names = list(columns(terms=True))
    assert len(names) == len(columns()) + 5 * len(TERMS)
    seen = set()
    for row in decision_rows("whole", setup, actions, terms=True):
        cells = dict(zip(names, row, strict=True))
        seen.add(cells["round"])
        if cells["round"] == 0:
            assert cells["seat0_term_always"] is None
        else:
            assert cells["seat0_term_always"] == 1
            assert cells["seat2_term_coins"] == cells["seat2_coins"]
    assert seen == set(range(int(ROUNDS) + 1))


def test_the_document_has_every_column() -> None:
    text = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
    assert column_table(terms=True) in text, "put what column_table(terms=True) gives into docs/environments.md"
    named = re.findall(r"^\| `(\w+)` \|", column_table(), re.M)
    assert list(columns()) == [
        *[name for name in named if "seatN_" not in name],
        *[name.replace("N", str(seat)) for seat in range(5) for name in named if "seatN_" in name],
    ]


def test_csv(run: Any, played: Path, tmp_path: Path) -> None:
    out = tmp_path / "t.csv"
    done = run("export", played / "whole.json", played / "early.json", GOLDEN / "game-01.txt", "--out", out)
    rows = table(out)
    assert (done.code, done.err) == (0, "")
    assert done.out == f"{out}: {len(rows)} decisions of 3 games\n"
    assert list(rows[0]) == list(columns())
    assert {row["game"] for row in rows} == {"whole", "early", "game-01"}
    assert {row["final_vp"] for row in rows if row["game"] == "early"} == {""}  # it has no end
    assert "" not in {row["final_vp"] for row in rows if row["game"] != "early"}
    assert [path.name for path in tmp_path.iterdir()] == ["t.csv"]


@needs_pyarrow
def test_parquet_holds_the_same(run: Any, played: Path, tmp_path: Path) -> None:
    import pyarrow.parquet

    for ending in ("csv", "parquet"):
        assert run("export", played / "whole.json", "--out", tmp_path / f"t.{ending}", "--terms").code == 0
    read = pyarrow.parquet.read_table(tmp_path / "t.parquet")
    assert {field.name: str(field.type) for field in read.schema} == {
        name: "int32" if kind is int else "string" for name, kind in columns(terms=True).items()
    }
    as_text = [{k: "" if v is None else str(v) for k, v in row.items()} for row in read.to_pylist()]
    assert as_text == table(tmp_path / "t.csv")


@needs_pyarrow
def test_parquet_has_few_and_packed_row_groups(
    run: Any, played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import pyarrow.parquet

    from mystica.arena import decision_table_file

    def groups(name: str) -> list[int]:
        out = tmp_path / name
        assert (
            run("export", played / "whole.json", *[GOLDEN / f"game-0{n}.txt" for n in (1, 2)], "--out", out).code == 0
        )
        found = pyarrow.parquet.ParquetFile(out).metadata
        assert {found.row_group(0).column(n).compression for n in range(found.num_columns)} == {"ZSTD"}
        return [found.row_group(n).num_rows for n in range(found.num_row_groups)]

    (rows,) = groups("one.parquet")
    last = len(read_game(GOLDEN / "game-02.txt")[1])
    monkeypatch.setattr(decision_table_file, "ROWS_OF_A_GROUP", rows - 1)
    assert groups("two.parquet") == [rows - last, last]
    monkeypatch.setattr(decision_table_file, "ROWS_OF_A_GROUP", 1)  # a game is one group, however long it is
    assert len(groups("three.parquet")) == 3


def test_parquet_without_pyarrow(run: Any, played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    done = run("export", played / "whole.json", "--out", tmp_path / "t.parquet")
    assert (done.code, done.out) == (2, "")
    assert "needs pyarrow, which is not installed" in done.err


def test_what_is_refused(run: Any, played: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.txt"
    broken.write_text("no game at all\n")
    out = tmp_path / "t.csv"
    for args, said in (
        ([tmp_path / "nowhere", "--out", out], "there is no file or folder"),
        ([played / "whole.json", "--out", tmp_path / "t.xls"], "must end in .csv or .parquet"),
        ([played / "whole.json", "--out", tmp_path / "no" / "t.csv"], "there is no folder"),
        ([played / "whole.json", broken, "--out", out], str(broken)),
    ):
        done = run("export", *args)
        assert (done.code, done.out) == (2, "") and said in done.err
    assert [path.name for path in tmp_path.iterdir()] == ["broken.txt"]  # no half table is left
    done = run("export", broken, played / "whole.json", "--out", out, "--skip-broken")
    assert done.code == 0 and "of 1 games" in done.out and f"left out: {broken}" in done.err


def test_the_example_reads_it(run: Any, played: Path, tmp_path: Path) -> None:
    out = tmp_path / "t.csv"
    run("export", GOLDEN / "game-01.txt", played / "whole.json", "--out", out)
    found = runpy.run_path(str(ROOT / "examples" / "read_table.py"))["main"](str(out))
    assert found and all(taken <= offers for taken, offers in found.values())
    assert sum(offers for _, offers in found.values()) == sum(row["decision"] == "leech" for row in table(out))
