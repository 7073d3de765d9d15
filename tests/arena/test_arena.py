"""The arena: fair seatings, the same games for a seed, results that survive a stop, what it writes and refuses."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from mystica.arena.contest_games import run as run_contest
from mystica.arena.contest_summary import by_faction, by_seat, duels, elo, summary
from mystica.arena.recorded_setups import read_recorded_setups
from mystica.arena.results_file import ResultsFile
from mystica.arena.seatings import Contest, Result, open_work, pair_seatings, play_work
from mystica.arena.workers import Alone, in_order, local_workers
from mystica.setups import SetupError
from tests.conftest import ledgers_folder


@pytest.mark.parametrize(("seats", "games"), [(2, 2), (3, 6), (4, 6), (5, 10)])
def test_seatings_treat_both_alike(seats: int, games: int) -> None:
    found = pair_seatings(seats)
    assert len(found) == len(set(found)) == games
    for seat in range(seats):
        assert sum(seating[seat] for seating in found) * 2 == games, "each bot has every seat equally often"
    swapped = {tuple(1 - bot for bot in seating) for seating in found}
    assert swapped == set(found)
    if seats % 2 == 0:
        assert all(sum(seating) * 2 == seats for seating in found)


def test_a_round_robin_meets_in_all_pairs() -> None:
    contest = Contest(("random", "busy", "novice"), 2, 1)
    pairs = {frozenset(seating) for seating in contest.seatings(0)}
    assert pairs == {frozenset(pair) for pair in combinations(range(3), 2)}
    assert contest.games == 2 * 3 * 6 == len(list(open_work(contest)))


def test_a_table_has_the_same_setup_in_every_game() -> None:
    contest = Contest(("random", "busy"), 3, 9)
    works = list(open_work(contest))
    for table in range(3):
        assert len({work.setup for work in works if work.table == table}) == 1
    assert len({work.setup for work in works}) == 3


def test_the_same_seed_plays_the_same_games_in_any_number_of_processes() -> None:
    contest = Contest(("random", "busy"), 1, 4, players=2)
    here = [play_work(work) for work in open_work(contest)]
    assert here == [play_work(work) for work in open_work(contest)]
    with local_workers(2) as workers:
        assert sorted(here, key=Result.text) == sorted(run_contest(contest, [], workers), key=Result.text)


def test_results_wait_for_those_before_them() -> None:
    assert list(in_order(iter([(2, "c"), (0, "a"), (1, "b"), (3, "d")]))) == ["a", "b", "c", "d"]


def game(table: int, seating: tuple[int, ...], vp: tuple[int, ...]) -> Result:
    best = max(vp)
    won = tuple(seat for seat, points in enumerate(vp) if points == best)
    return Result(table, seating, ("witches", "nomads", "giants", "auren")[: len(vp)], vp, won, 100)


def test_a_duel_worked_out_by_hand() -> None:
    """Table 0: +10 and +20 for the first, so 15; table 1: +5 twice, so 5."""
    contest = Contest(("random", "busy"), 2, 1, players=2)
    results = [
        game(0, (0, 1), (60, 50)), game(0, (1, 0), (40, 60)), game(1, (0, 1), (55, 50)), game(1, (1, 0), (50, 55)),
    ]  # fmt: skip
    (duel,) = duels(contest, results)
    assert duel.difference.mean == 10.0 and duel.difference.tables == 2
    assert duel.vp_a.mean == 57.5 and duel.vp_b.mean == 47.5
    assert duel.win_share.mean == 1.0
    assert {group.name: {bot: e.mean for bot, e in group.vp.items()} for group in by_seat(contest, results)} == {
        "1": {"random": 57.5, "busy": 45.0},
        "2": {"random": 57.5, "busy": 50.0},
    }
    assert [group.name for group in by_faction(contest, results)] == ["nomads", "witches"]
    points = elo(contest, results)
    assert points["random"] > 0 > points["busy"]
    assert json.loads(json.dumps(summary(contest, results)))["games"] == 4


def test_results_go_on_where_they_stopped(tmp_path: Path) -> None:
    """Cut off in the middle of a line: the whole lines count, the rest is played again, nothing twice."""
    contest = Contest(("random", "busy"), 2, 4, players=2)
    path = tmp_path / "games.jsonl"
    whole = [play_work(work) for work in open_work(contest)]
    with ResultsFile(path, contest) as file:
        for result in whole[:2]:
            file.add(result)
    text = path.read_text()
    path.write_text(text + whole[2].text()[:30])
    with ResultsFile(path, contest) as file:
        assert file.done == whole[:2]
        for result in run_contest(contest, file.done, Alone()):
            file.add(result)
    with ResultsFile(path, contest) as file:
        assert file.done == whole
        assert not list(open_work(contest, file.done))


def test_results_of_another_contest_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with ResultsFile(path, Contest(("random", "busy"), 2, 4)):
        pass
    with pytest.raises(SetupError, match="another contest: seed differ"):
        ResultsFile(path, Contest(("random", "busy"), 2, 5))
    with ResultsFile(path, Contest(("random", "busy"), 9, 4)):
        pass  # more tables of the same contest are welcome
    path.write_text("nonsense\n")
    with pytest.raises(SetupError, match="does not hold results"):
        ResultsFile(path, Contest(("random", "busy"), 2, 4))


def test_the_command_writes_figures_plots_and_results(run: Any, tmp_path: Path) -> None:
    args = ["arena", "--a", "random", "--b", "busy", "--tables", 2, "--seats", 2, "--seed", 3, "--jobs", 1]
    files = ["--json", tmp_path / "f.json", "--plots", tmp_path / "plots", "--results", tmp_path / "g.jsonl"]
    done = run(*args, *files)
    assert done.code == 0, done.err
    assert "random - busy: " in done.out and "4 of 4 games, seed 3" in done.out
    figures = json.loads((tmp_path / "f.json").read_text())
    assert figures["games"] == figures["games_planned"] == 4
    assert figures["duels"][0]["difference"]["tables"] == 2
    for plot in ("factions", "seats", "difference-1"):
        ElementTree.parse(tmp_path / "plots" / f"{plot}.svg")
    before = (tmp_path / "g.jsonl").read_text()
    again = run(*args[:-4], "--jobs", 1, *files)  # the seed is that of the file
    assert again.code == 0 and again.out == done.out
    assert (tmp_path / "g.jsonl").read_text() == before


def test_a_round_robin_shows_ratings(run: Any) -> None:
    done = run("arena", "--players", "random,busy,random@3n", "--tables", 1, "--seats", 2, "--seed", 3, "--jobs", 1)
    assert done.code == 0, done.err
    assert "rating" in done.out and "random@3n" in done.out


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["--a", "random"], "two bots are needed"),
        (["--a", "random", "--b", "random"], "a bot cannot play against itself"),
        (["--a", "random", "--b", "clever"], 'There is no player "clever"'),
        (["--a", "random", "--b", "busy@soon"], "'soon' is not a budget"),
        (["--a", "random", "--b", "busy@1.5n"], "steps are whole numbers"),
        (["--a", "random", "--b", "busy", "--tables", "0"], "0 tables"),
        (["--a", "random", "--b", "busy", "--seats", "6"], "not 6"),
        (["--a", "random", "--b", "busy", "--players", "novice,casual"], "not both"),
        (["--a", "random", "--b", "busy", "--budget", "-1"], "a budget of -1.0 seconds"),
        (["--a", "random", "--b", "busy", "--budget", "1", "--steps", "2"], "not both"),
        (["--a", "random", "--b", "busy", "--setups", "2"], "--setups is only for --league"),
        (["--a", "random", "--b", "busy", "--map", "atlantis"], "There is no map"),
        (["--a", "random", "--b", "nowhere:Bot"], "cannot load nowhere"),
        (["--a", "random", "--b", "json:dumps"], "cannot make json:dumps"),
        (["--a", "random", "--b", "json:nothing"], "there is no 'nothing' in json"),
        (["--a", "random", "--b", "missing.py:Bot"], "there is no file missing.py"),
        (["--league", "nowhere", "--players", "random"], "there is no folder nowhere"),
        (["--a", "random", "--b", "busy", "--json", "nowhere/f.json"], "there is no folder nowhere"),
        (["--a", "random", "--b", "busy", "--json", "."], "it is a folder"),
        (["--a", "random", "--b", "busy", "--results", "."], "it is a folder"),
        (["--a", "random", "--b", "busy", "--plots", __file__], f"cannot write to {__file__}"),
        (["--a", "random", "--b", "busy", "--results", sys.executable, "--seed", "1"], "does not hold results"),
        (["--a", "random", "--b", "busy", "--results", sys.executable], "does not hold results"),
    ],
)
def test_the_command_refuses(run: Any, args: list[str], reason: str) -> None:
    done = run("arena", "--jobs", 1, *args)
    assert done.code == 2 and done.out == ""
    assert reason in done.err and len(done.err.splitlines()) == 1


def test_league_of_a_folder_without_games(run: Any, tmp_path: Path) -> None:
    assert "has no recorded games" in run("arena", "--league", tmp_path, "--players", "random").err
    (tmp_path / "game.json").write_text("{}")
    assert "is not a recorded game" in run("arena", "--league", tmp_path, "--players", "random").err
    done = run("arena", "--league", tmp_path, "--a", "random", "--b", "busy")
    assert done.code == 2


@pytest.mark.parametrize("drawn", [("--map", "base"), ("--seats", 3), ("--option", "merchants=true")])
def test_league_setups_are_not_changed(run: Any, drawn: tuple[object, ...]) -> None:
    folder = ledgers_folder()
    if folder is None:
        pytest.skip("no recorded games beside the project (set MYSTICA_LEDGERS=DIR)")
    done = run("arena", "--league", folder, "--players", "random", *drawn)
    assert done.code == 2 and f"as they were recorded: leave {drawn[0]} out" in done.err


def test_league_plays_recorded_setups(run: Any) -> None:
    folder = ledgers_folder()
    if folder is None:
        pytest.skip("no recorded games beside the project (set MYSTICA_LEDGERS=DIR)")
    games = read_recorded_setups(folder)
    assert all(game.setup.options["vp"] == "flat" for game in games)
    done = run("arena", "--league", folder, "--players", "random", "--setups", 2, "--jobs", 1)
    assert done.code == 0, done.err
    people = [vp for game in games[:2] for vp in game.people]
    last = done.out.splitlines()[-1]
    assert last.startswith("league ")
    assert last.endswith(f" VP per seat over 2 setups (people {sum(people) / len(people):.1f})")


@pytest.mark.skipif(os.name != "posix", reason="signals of processes are sent otherwise here")
@pytest.mark.parametrize("jobs", [1, 2])
def test_stopped_with_ctrl_c_it_shows_what_is_there_and_goes_on_later(jobs: int, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    process = subprocess.Popen(
        [sys.executable, "-m", "mystica", "arena", "--a", "random", "--b", "busy", "--tables", "50000", "--seats", "2",
         "--seed", "1", "--jobs", str(jobs), "--results", str(path)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )  # fmt: skip
    until = time.monotonic() + 60
    while (not path.exists() or path.read_text().count("\n") < 12) and time.monotonic() < until:
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    assert "random - busy: " in out and f"run again with --results {path} to go on" in err
    contest = Contest(("random", "busy"), 50000, 1, players=2)
    with ResultsFile(path, contest) as file:
        assert len(file.done) >= 11
        assert len({(result.table, result.seating) for result in file.done}) == len(file.done)
