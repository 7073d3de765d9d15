"""The measurement of the server: a small one runs, and it notices what is wrong."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from mystica.cli.app import app
from mystica.server_bench.bench import measure_server
from mystica.server_bench.games import BenchGame, check
from mystica.server_bench.http_client import HttpClient, HttpError
from mystica.server_bench.report import Load, Report, share
from tests.conftest import ROOT
from tests.server.people import new_game
from tests.server.running import InThread, client

SMALL = Load(games=3, watchers=7, seconds=3.0, pause=0.0)


def test_a_small_load_without_a_mistake() -> None:
    report = measure_server(SMALL)
    figures = report.figures()
    assert figures["errors"] == [] and figures["turns"] > 5
    assert figures["rows"] >= figures["turns"] and figures["seconds"] < 60
    # seven watchers of three games: three for the first, two for each of the others
    assert figures["rows_seen"] >= 2 * figures["rows"]
    assert figures["moves"]["p50_ms"] <= figures["moves"]["p95_ms"] <= figures["moves"]["p99_ms"]
    assert figures["view_bytes"]["largest"] >= figures["view_bytes"]["median"] > 1000
    assert figures["engine"] in ("compiled", "pure")
    assert figures["most_moves_per_second"] == 0  # they make no pauses


def test_what_the_clients_can_ask_for() -> None:
    """Two games, a turn of one draft and its end each half second: no server is faster than that."""
    report = Report(Load(games=2, pause=0.5), seconds=10.0, turns=[0.1] * 30, drafts=[0.1] * 30)
    assert report.figures()["most_moves_per_second"] == 8.0


def test_the_command_writes_json() -> None:
    done = CliRunner().invoke(
        app, ["bench", "--server", "--json", "--games", "2", "--watchers", "2", "--seconds", "1", "--pause", "0.1"]
    )
    assert done.exit_code == 0, done.output
    figures = json.loads(done.output)
    assert figures["error_count"] == 0 and figures["games"] == 2


def test_rows_for_several_numbers_and_another_build() -> None:
    """The other build is this one, as it lies on the disk."""
    words = ["--games", "1", "--games", "2", "--watchers", "-1", "--seconds", "1", "--pause", "0.1"]
    done = CliRunner().invoke(app, ["bench", "--server", "--json", *words, "--beside", str(ROOT)])
    assert done.exit_code == 0, done.output
    rows = json.loads(done.stdout)["rows"]
    assert [(row["games"], row["watchers"], row["build"]) for row in rows] == [
        (1, 1, str(ROOT)), (1, 1, "this one"), (2, 2, str(ROOT)), (2, 2, "this one"),
    ]  # fmt: skip
    assert all(row["error_count"] == 0 and row["moves_per_second"] > 0 and row["cpu_ms_per_move"] > 0 for row in rows)
    done = CliRunner().invoke(app, ["bench", "--server", *words, "--beside", str(ROOT / "docs")])
    assert done.exit_code == 2 and "src/mystica" in done.output


def test_a_server_that_does_not_start_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    silent = tmp_path / "silent"
    silent.write_text("#!/bin/sh\necho nothing works >&2\nexit 3\n", encoding="utf-8")
    silent.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(silent))
    with pytest.raises(HttpError, match="nothing works"):
        measure_server(SMALL)
    done = CliRunner().invoke(app, ["bench", "--server"])
    assert done.exit_code == 1 and "did not start" in done.output


def blamed(server: InThread, seen: list[tuple[int, str]], rows: int) -> list[str]:
    """What the check says about a watcher who saw these rows of a game of so many."""
    with client(server.url) as http:
        game = new_game(http)
        for _ in range(rows):
            view = game.view()
            game.commit(view["desk"]["seat"], game.any_turn(view), view["last_row"])
        log = game.log()
    assert len(log) == rows
    told = [(number, data or json.dumps(log[number - 1])) for number, data in seen]
    report = Report(SMALL)
    port = int(server.url.rpartition(":")[2])
    benched = BenchGame(game.game, " ".join(game.keys.values()), seen=[told], last_row=rows)
    asyncio.run(check(port, benched, report))
    return report.errors


@pytest.mark.parametrize("seen", [[1], [1, 2, 2, 3], [1, 3, 2], [2, 3], [1, 2, 3, 4][:2]])
def test_a_lost_or_doubled_row_is_noticed(server: InThread, seen: list[int]) -> None:
    (error,) = blamed(server, [(number, "") for number in seen], 3)
    assert "a watcher saw" in error


def test_a_changed_row_is_noticed(server: InThread) -> None:
    assert blamed(server, [(1, ""), (2, "")], 2) == []
    (error,) = blamed(server, [(1, ""), (2, '{"row": 2}')], 2)
    assert "other rows" in error


def test_shares() -> None:
    assert share([], 95) == 0.0 and share([3.0], 50) == 3.0
    values = [float(n) for n in range(1, 101)]
    assert (share(values, 50), share(values, 95), share(values, 99)) == (51.0, 96.0, 100.0)


def test_the_client_reads_lengths_and_chunks(server: InThread) -> None:
    port = int(server.url.rpartition(":")[2])

    async def talk() -> None:
        line = HttpClient(port)
        assert (await line.ask("GET", "/healthz")).json()["status"] == "ready"
        assert (await line.ask("GET", "/api/games/" + "x" * 22)).status == 404
        made = (await line.ask("POST", "/api/games", {"seats": [{}, {}]})).json()
        events = line.events(f"/api/games/{made['id']}/live")
        assert (await anext(events))[0] == "poke"
        await events.aclose()
        await line.close()
        with pytest.raises(HttpError):
            await HttpClient(1).ask("GET", "/")
        with pytest.raises(HttpError):
            await anext(HttpClient(port).events("/nowhere"))

    asyncio.run(talk())
