"""Data sets of bots' games: both tables and the card, also when it is stopped on the way."""

from __future__ import annotations

import re
import signal
import tomllib
from pathlib import Path
from typing import Any

import pytest

from mystica import Game, __version__
from mystica.arena import data_card, dataset
from mystica.arena.decision_columns import GAME, column_table, columns, game_table
from mystica.arena.simulate import Plan
from mystica.notation.saves import load_setup
from tests.conftest import ROOT
from tests.test_cli import outside
from tests.test_docs import DOCS, blocks

parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is missing (requirements-dev.txt has it)")
ENVIRONMENTS = DOCS / "environments.md"
NAMES = ["README.md", "decisions.parquet", "games.parquet"]


def sizes(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def read(folder: Path) -> tuple[list[dict[str, Any]], list[dict[str, Any]], str]:
    """Both tables and the card."""
    assert sizes(folder) == NAMES
    tables = [parquet.read_table(folder / file).to_pylist() for file in ("games.parquet", "decisions.parquet")]
    return tables[0], tables[1], (folder / "README.md").read_text(encoding="utf-8")


def test_it_is_the_same_for_any_number_of_jobs(tmp_path: Path) -> None:
    def content(jobs: int) -> list[bytes]:
        folder = tmp_path / str(jobs) / "set"
        args = ("--games", 60, "--seed", 3, "--players", "busy,random", "--jobs", jobs)
        done = outside("dataset", folder, *args)
        assert (done.code, done.err) == (0, "") and re.fullmatch(
            rf"{re.escape(str(folder))}: \d+ decisions of 60 games, seed 3\n", done.out
        )
        return [(folder / name).read_bytes() for name in NAMES]

    assert content(1) == content(2)


def test_the_tables_hold_whole_games(run: Any, tmp_path: Path) -> None:
    folder = tmp_path / "set"
    assert run("dataset", folder, "--games", 2, "--seed", 3, "--players", "novice,busy").code == 0
    games, decisions, _ = read(folder)
    names: dict[str, Any] = {}
    exec(next(block for block in blocks(ENVIRONMENTS, "python") if "def position(" in block), names)
    documented = names["position"]
    assert list(games[0]) == [column.name for column in GAME]
    assert list(decisions[0]) == list(columns())
    assert sum(row["decisions"] for row in games) == len(decisions)
    for row in games:
        game = Game(load_setup(row["setup"]))
        rows = [decision for decision in decisions if decision["game"] == row["game"]]
        assert [decision["ply"] for decision in rows] == list(range(1, row["decisions"] + 1))
        for decision in rows:
            assert (game.decider, game.decision) == (decision["seat"], decision["decision"])
            game.play(decision["action"])
        assert game.is_over
        assert documented(games, decisions, row["game"], rows[-1]["ply"] + 1).actions == game.actions
        assert [player.vp for player in game.players] == [rows[0]["seat0_final_vp"], rows[0]["seat1_final_vp"]]
    assert len({row["setup"] for row in games}) == 2


def test_the_card(run: Any, tmp_path: Path) -> None:
    folder = tmp_path / "two words"
    options = ("--option", "promo-towns=true", "--factions", "witches,nomads")
    assert run("dataset", folder, "--games", 3, "--seed", 5, "--players", "busy,random", *options).code == 0
    _, decisions, card = read(folder)
    assert card.startswith("---\npretty_name: ") and f"# Terra Mystica: {len(decisions)} decisions of 3 games" in card
    assert column_table() in card and game_table() in card
    assert f"With Mystica {__version__}" in card and "The factions are the same in every game." in card
    assert "license: mit\n" in card and f"size_categories:\n- {data_card._size(len(decisions))}\n" in card
    assert re.findall(r"data_files: (\S+)", card) == ["decisions.parquet", "games.parquet"]
    mean = sum(row["seat1_final_vp"] for row in decisions if row["ply"] == 1) / 3
    assert f"| 1 | random | {mean:.1f} |" in card and f"| nomads | 3 | {mean:.1f} |" in card
    (command,) = re.findall(r"^mystica dataset (.*)$", card, re.M)
    assert command == (
        "'two words' --seed 5 --players busy,random --map base --profile official --option promo-towns=true"
        " --factions witches,nomads --games 3"
    )


def test_the_licence_is_that_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["license"].lower() == data_card.LICENCE


@pytest.mark.parametrize(("rows", "size"), [(999, "n<1K"), (1000, "1K<n<10K"), (10**6, "1M<n<10M"), (10**8, "n>10M")])
def test_sizes_as_they_are_named_there(rows: int, size: str) -> None:
    assert data_card._size(rows) == size


def interrupting(monkeypatch: pytest.MonkeyPatch, at: int, times: int) -> None:
    """Ctrl-C is pressed so often while game number `at` is played."""
    play_out = vars(dataset)["play_out"]

    def play_and_press(plan: Plan, number: int) -> Any:
        if number == at:
            for _ in range(times):
                signal.raise_signal(signal.SIGINT)
        return play_out(plan, number)

    monkeypatch.setattr(dataset, "play_out", play_and_press)


def test_after_an_interrupt_it_has_the_finished_games(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    args = ("--seed", 4, "--players", "novice,busy", "--factions", "witches,nomads")
    before = signal.getsignal(signal.SIGINT)
    with monkeypatch.context() as patch:
        interrupting(patch, at=1, times=1)
        done = run("dataset", tmp_path / "set", "--games", 9, *args)
    assert (done.code, done.out[-27:]) == (130, "decisions of 2 games, seed 4\n"[-27:])
    assert "stopping after this game" in done.err and "stopped after 2 of 9 games" in done.err
    assert signal.getsignal(signal.SIGINT) is before
    (tmp_path / "again").mkdir()
    assert run("dataset", tmp_path / "again" / "set", "--games", 2, *args).code == 0
    assert read(tmp_path / "set") == read(tmp_path / "again" / "set")  # the card, too


def test_a_second_interrupt_leaves_nothing(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    interrupting(monkeypatch, at=1, times=2)
    done = run("dataset", tmp_path / "set", "--games", 9, "--seed", 4, "--players", "novice,busy")
    assert (done.code, done.out) == (130, "") and "Ctrl-C again throws all games away" in done.err
    assert sizes(tmp_path / "set") == []


def test_what_is_refused(run: Any, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "README.md").write_text("my own words")
    (tmp_path / "file").write_text("")
    for args, said in (
        ((tmp_path / "mine",), "is not empty: a data set needs a folder of its own"),
        ((tmp_path / "file",), "cannot write to"),
        ((tmp_path / "new", "--games", 0), "0 games: between 1 and"),
        ((tmp_path / "new", "--players", "novice,clever"), "clever"),
        ((tmp_path / "new", "--map", "atlantis"), "atlantis"),
    ):
        done = run("dataset", *args)
        assert (done.code, done.out) == (2, "") and said in done.err
    assert (tmp_path / "mine" / "README.md").read_text() == "my own words"
    assert not (tmp_path / "new").exists()


def test_what_was_left_by_a_kill_is_replaced(run: Any, tmp_path: Path) -> None:
    for name in ("decisions.parquet.new", "games.parquet"):
        (tmp_path / name).write_text("half")
    assert run("dataset", tmp_path, "--games", 1, "--players", "busy,busy", "--seed", 1).code == 0
    assert len(read(tmp_path)[0]) == 1
