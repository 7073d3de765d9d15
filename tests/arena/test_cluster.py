"""Work on Ray: the same results as here, a killed worker costs nothing, nothing is left behind."""

from __future__ import annotations

import importlib.util
import ipaddress
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from mystica.arena import cluster
from mystica.arena.learning.loop import learn
from mystica.arena.learning.progress import Progress
from mystica.arena.simulate import Plan, simulate
from mystica.arena.workers import Alone, Workers
from mystica.setups import SetupError

SMALL = {
    "first_games": 2,
    "games": 2,
    "piece": 1,
    "cells": 4,
    "second": 4,
    "rival": 2,
    "steps": 2,
    "batch": 64,
    "tables": 0,
}
WAIT = 240.0  # seconds; a busy machine needs many to start Ray
needs_ray = pytest.mark.skipif(
    (importlib.util.find_spec("ray") is None or not Path("/proc/self/environ").exists())
    and "MYSTICA_EXPECT" not in os.environ,  # where everything is checked it has to be there
    reason="Ray is not installed, or processes cannot be looked at",
)


# ---- without Ray ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "command",
    [
        ["arena", "--a", "random", "--b", "busy"],
        ["sim"],
        ["train", "learned"],
        ["train-factions", "--out", "factions.toml"],
    ],
)
def test_without_ray_it_is_said_in_one_sentence(
    run: Any, command: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.setattr("os.environ", dict(os.environ))  # the other tests find it as it was
    done = run(*command, "--cluster")
    assert (done.code, done.out) == (2, "")
    assert done.err == "mystica: --cluster needs Ray, which is not installed: pip install 'mystica[cluster]'\n"
    assert not list(tmp_path.iterdir())


def test_an_address_alone_is_refused(run: Any) -> None:
    assert "--address needs --cluster" in run("sim", "--address", "here:1").err


@needs_ray
@pytest.mark.parametrize(
    ("address", "reason"), [("here", "write HOST:PORT"), ("127.0.0.1:1", "nobody answers at 127.0.0.1:1")]
)
def test_a_cluster_that_is_not_there(address: str, reason: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mystica", "sim", "--cluster", "--address", address],
        capture_output=True, text=True, timeout=WAIT, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (2, "")
    assert reason in done.stderr and len(done.stderr.splitlines()) == 1


def test_commands_say_where_to_and_how_many(run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: list[tuple[str, int | None]] = []

    @contextmanager
    def pretended(address: str, jobs: int | None) -> Iterator[Workers]:
        asked.append((address, jobs))
        yield Alone()

    monkeypatch.setattr(cluster, "cluster_workers", pretended)
    for command in (
        ["arena", "--a", "random", "--b", "busy", "--tables", 1, "--seats", 2],
        ["sim", "--games", 2, "--players", "random,random"],
        ["train-factions", "--games", 1, "--bot", "busy", "--out", tmp_path / "mine.toml"],
    ):
        assert run(*command, "--cluster").code == 0
        assert run(*command, "--cluster", "--address", "here:1", "--jobs", 3).code == 0
    small = [text for name, value in SMALL.items() for text in ("--course", f"{name}={value}")]
    for number, where in enumerate(([], ["--address", "here:1", "--jobs", 3])):
        assert run("train", tmp_path / f"{number}", "--generations", 1, *small, "--cluster", *where).code == 0
    assert asked == [("", None), ("here:1", 3)] * 4


@pytest.mark.parametrize(
    ("cores", "memory", "jobs", "workers"),
    [(8, 2**40, None, 8), (8, 2**40, 3, 3), (8, 2**40, 99, 8), (8, 3 * 2**30, None, 4), (8, 2**20, 4, 1),
     (2, None, None, 2)],
)  # fmt: skip
def test_no_more_workers_than_cores_and_memory(
    cores: int, memory: int | None, jobs: int | None, workers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.sched_getaffinity", lambda pid: set(range(cores)), raising=False)
    monkeypatch.setattr(cluster, "_memory", lambda: memory)
    assert cluster.workers_here(jobs) == workers


def test_memory_is_known_here() -> None:
    memory = cluster._memory()
    assert memory is None or memory > 2**24


class PretendedRay:
    """Tasks that are done when they are asked for; the last one handed out is ready first."""

    class exceptions:
        class RayError(Exception):
            pass

        class RayTaskError(RayError):
            def __init__(self, cause: Exception) -> None:
                self.cause = cause

    def __init__(self) -> None:
        self.most = 0

    def remote(self, **options: object) -> Callable[[Callable[..., Any]], Any]:
        class Task:
            def __init__(self, do: Callable[..., Any]) -> None:
                self.remote = lambda *args: (do, args)

        return Task

    def wait(self, under_way: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        self.most = max(self.most, len(under_way))
        return under_way[-1:], under_way[:-1]

    def get(self, reference: Any) -> Any:
        do, args = reference
        try:
            return do(*args)
        except SetupError as error:
            raise self.exceptions.RayTaskError(error) from None


def half(number: int) -> int:
    if number % 2:
        raise SetupError(f"{number} is odd")
    return number // 2


def test_works_are_handed_out_a_few_at_a_time() -> None:
    ray = PretendedRay()
    found = list(cluster.Cluster(ray, 3).finished(half, iter(range(0, 100, 2))))
    assert sorted(found) == [(number, number) for number in range(50)]
    assert ray.most == 6


def test_what_goes_wrong_in_a_task_goes_wrong_here() -> None:
    with pytest.raises(SetupError, match="3 is odd"):
        list(cluster.Cluster(PretendedRay(), 1).finished(half, [2, 3]))


# ---- on Ray -----------------------------------------------------------------------------------------------


def start(mark: str, *args: object) -> subprocess.Popen[str]:
    """A command whose processes all carry a mark in their environment."""
    return subprocess.Popen(
        [sys.executable, "-m", "mystica", *(str(a) for a in args)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
        env={**os.environ, "MYSTICA_MARK": mark},
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )  # fmt: skip


def marked(mark: str) -> dict[int, str]:
    """Command lines of the processes with that mark."""
    found: dict[int, str] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                if f"MYSTICA_MARK={mark}\0" in (folder / "environ").read_text(errors="replace"):
                    found[int(folder.name)] = (folder / "cmdline").read_text(errors="replace").replace("\0", " ")
            except OSError:
                continue  # it has ended, or is not ours to look at
    return found


def listening(processes: Iterable[int]) -> set[str]:
    """Addresses at which these processes wait for connections."""
    sockets: set[str] = set()
    for pid in processes:
        with suppress(OSError):
            for entry in Path(f"/proc/{pid}/fd").iterdir():
                with suppress(OSError):
                    sockets.add(os.readlink(entry))
    found: set[str] = set()
    for table in ("tcp", "tcp6"):
        for row in Path(f"/proc/net/{table}").read_text().splitlines()[1:]:
            cells = row.split()
            if cells[3] == "0A" and f"socket:[{cells[9]}]" in sockets:
                words = re.findall("........", cells[1].partition(":")[0])
                packed = b"".join(int(word, 16).to_bytes(4, sys.byteorder) for word in words)
                address = ipaddress.ip_address(packed)
                found.add(str(getattr(address, "ipv4_mapped", None) or address))
    return found


def wait_for(condition: Callable[[], bool], process: subprocess.Popen[str] | None = None) -> None:
    until = time.monotonic() + WAIT
    while not condition():
        assert time.monotonic() < until, "it took too long"
        assert process is None or process.poll() is None, process.communicate()
        time.sleep(0.1)


VICTIM = """
import os, pathlib, time
from mystica.bots.random_bot import RandomBot

class Victim(RandomBot):
    def __init__(self):
        super().__init__(busy=True)

    def choose(self, state, budget):
        try:
            with pathlib.Path(__file__).with_name("pid").open("x") as file:
                file.write(f"{os.getpid()}\\n")
            time.sleep(600)  # the first one waits here until it is killed
        except FileExistsError:
            pass
        return super().choose(state, budget)
"""


@needs_ray
def test_a_killed_worker_costs_nothing(run: Any, tmp_path: Path) -> None:
    bot = tmp_path / "victim.py"
    bot.write_text(VICTIM)
    pid = tmp_path / "pid"
    args = ["arena", "--a", "random", "--b", f"{bot}:Victim", "--tables", 2, "--seats", 2, "--seed", 5]
    process = start(str(tmp_path), *args, "--cluster", "--jobs", 2, "--results", tmp_path / "cluster.jsonl")
    wait_for(lambda: pid.exists() and pid.read_text().endswith("\n"), process)
    victim = int(pid.read_text())
    assert victim != process.pid and victim in marked(str(tmp_path)), "a worker that this run started"
    os.kill(victim, signal.SIGKILL)
    out, err = process.communicate(timeout=WAIT)
    assert (process.returncode, err) == (0, "")
    assert "4 of 4 games" in out
    here = run(*args, "--jobs", 1, "--results", tmp_path / "here.jsonl")
    assert here.code == 0 and here.out == out
    whole = (tmp_path / "cluster.jsonl").read_text()
    assert whole == (tmp_path / "here.jsonl").read_text()
    (tmp_path / "cut.jsonl").write_text("".join(whole.splitlines(keepends=True)[:3]) + '{"table": 1, "seat')
    assert run(*args, "--jobs", 1, "--results", tmp_path / "cut.jsonl").out == out, "what was cut off goes on anywhere"
    assert (tmp_path / "cut.jsonl").read_text() == whole
    wait_for(lambda: not marked(str(tmp_path)))


@needs_ray
def test_stopped_with_ctrl_c_nothing_is_left_behind(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    mark = str(tmp_path)
    process = start(
        mark, "arena", "--a", "random", "--b", "busy", "--tables", 50000, "--seats", 2, "--seed", 1, "--cluster",
        "--results", path,
    )  # fmt: skip
    wait_for(lambda: path.exists() and path.read_text().count("\n") >= 4, process)
    running = marked(mark)
    folders = set(re.findall(r"[\w/]*/mystica-\w+", " ".join(running.values())))
    assert len(running) > 3 and len(folders) == 1
    assert not any("--include-dashboard=True" in line for line in running.values())
    assert listening(running) == {"127.0.0.1"}
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=WAIT)
    assert process.returncode == 130, err
    assert err.startswith("stopped after ") and f"run again with --results {path} to go on" in err
    wait_for(lambda: not marked(mark))
    assert not any(Path(folder).exists() for folder in folders)
    assert path.read_text().count("\n") >= 4 and path.read_text().endswith("\n")


ON_RAY = """
import json, subprocess, sys
from dataclasses import asdict
from mystica.arena.cluster import cluster_workers
from mystica.arena import simulate as simulating
from mystica.arena.learning.loop import learn
from mystica.arena.learning.progress import Progress
from mystica.arena.simulate import Plan, simulate
from pathlib import Path

simulating._CHUNK = 1
with cluster_workers("", 2) as workers:
    import ray
    games = [asdict(game) for game in simulate(Plan(("random", "busy"), 6, 4, out=sys.argv[1]), workers)]
    progress = Progress.open(Path(sys.argv[2]), json.loads(sys.argv[3]))
    points = [[point.games, point.vp, point.loss] for point in learn(progress, 2, workers)]
    address = ray.get_runtime_context().gcs_address
    command = ["sim", "--cluster", "--address", address, "--players", "random,busy", "--games", "6", "--seed", "4"]
    joined = subprocess.run([sys.executable, "-m", "mystica", *command, "--json"], stdout=subprocess.PIPE, check=True)
    still = len(list(workers.finished(abs, range(3))))
    told = {"games": games, "points": points}
    print(json.dumps({**told, "joined": json.loads(joined.stdout), "still": still}))
"""


@needs_ray
def test_games_ledgers_and_nets_are_those_of_one_process(tmp_path: Path) -> None:
    """And a cluster that runs already can be joined, and goes on afterwards."""
    there, here = tmp_path / "there", tmp_path / "here"
    done = subprocess.run(
        [sys.executable, "-c", ON_RAY, str(there), str(tmp_path / "net"), json.dumps(SMALL)],
        capture_output=True, text=True, timeout=WAIT, check=False,
        env={**os.environ, "MYSTICA_MARK": str(tmp_path)},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    games = list(simulate(Plan(("random", "busy"), 6, 4, out=str(here)), Alone()))
    assert [(tuple(game["vp"]), tuple(game["winners"]), game["decisions"]) for game in found["games"]] == [
        (game.vp, game.winners, game.decisions) for game in games
    ]
    files = sorted(path.relative_to(here) for path in here.rglob("*.*"))
    assert len(files) == 18 and files == sorted(path.relative_to(there) for path in there.rglob("*.*"))
    assert all((here / name).read_bytes() == (there / name).read_bytes() for name in files)
    points = list(learn(Progress.open(tmp_path / "own", SMALL), 2, Alone()))
    assert found["points"] == [[point.games, point.vp, point.loss] for point in points]
    assert (tmp_path / "own" / "net-0002.json").read_bytes() == (tmp_path / "net" / "net-0002.json").read_bytes()
    assert found["joined"]["games"] == 6
    assert found["joined"]["mean_vp"] == [round(sum(game.vp[seat] for game in games) / 6, 3) for seat in range(2)]
    assert found["still"] == 3
    wait_for(lambda: not marked(str(tmp_path)))
