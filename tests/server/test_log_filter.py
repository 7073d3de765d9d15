"""What the server writes about itself: little, without keys, and who asked for what only if the host wants it."""

from __future__ import annotations

import logging
import time
from pathlib import Path

import httpx
import pytest

from mystica.server.http import log_filter
from mystica.server.http.access_log import ACCESS, shown_path
from mystica.server.http.log_filter import LogFilter
from mystica.server.services import Settings
from mystica.server.storage.outages import Outage, Outages
from tests.server.people import new_game
from tests.server.running import client, in_thread, sqlite


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> logging.Logger:
    logger = logging.getLogger("mystica.test")
    logger.filters[:] = [LogFilter()]
    return logger


def test_what_repeats_itself_is_counted(
    log: logging.Logger, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    for _ in range(1000):
        log.warning("game %d is damaged", 7)
    log.warning("something else")
    now += log_filter.WINDOW + 1
    log.warning("game %d is damaged", 7)
    said = [record.getMessage() for record in caplog.records]
    assert said == ["game 7 is damaged", "something else", "game 7 is damaged (and 999 times more since the last time)"]


def test_different_things_of_one_kind_are_told_up_to_a_number(
    log: logging.Logger, caplog: pytest.LogCaptureFixture
) -> None:
    for number in range(1000):
        log.warning("game %d is damaged", number)
    said = [record.getMessage() for record in caplog.records]
    assert said == [f"game {number} is damaged" for number in range(log_filter.ALIKE + 1)]


def test_a_known_cause_needs_no_traceback(log: logging.Logger, caplog: pytest.LogCaptureFixture) -> None:
    for error in (Outage("database-away", "it is gone"), ValueError("a mistake")):
        try:
            raise error
        except Exception:
            log.exception("a bot could not move")
    away, mistake = caplog.records
    assert away.getMessage() == "a bot could not move: database-away: it is gone" and not away.exc_info
    assert mistake.exc_info


def test_an_outage_has_two_lines(caplog: pytest.LogCaptureFixture) -> None:
    outages = Outages()
    for _ in range(50):
        outages.failed(Outage("disk-full", "no space"))
    outages.worked("database-away")
    assert len(caplog.records) == 1
    outages.worked("disk-full")
    outages.worked("disk-full")
    _, over, failed = [record.getMessage() for record in caplog.records]
    assert over.startswith("disk-full is over") and failed.startswith("50 requests")


def test_who_asked_for_what(tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ACCESS, "handlers", [logging.NullHandler()])
    with in_thread(Settings(sqlite(tmp_path), access_log=True)) as server, client(server.url) as http:
        ACCESS.addHandler(caplog.handler)
        game = new_game(http)
        game.view()
        http.get(f"/api/games/{game.game}/log?after=0&secret=word")
        http.get("/nowhere%0Aforged")
        http.get("/healthz", headers={"Host": "evil.example"})
    said = [record.getMessage() for record in caplog.records if record.name == ACCESS.name]
    lines = [line.rpartition(" ")[0].split(" ")[:4] for line in said]
    short = f"/api/games/{game.game[:6]}~"
    assert lines[:3] == [
        ["127.0.0.1", "POST", "/api/games", "201"],
        ["127.0.0.1", "GET", short, "200"],
        ["127.0.0.1", "GET", f"{short}/log", "200"],
    ]
    assert lines[4] == ["127.0.0.1", "GET", "/healthz", "403"] and len(said) == 5
    everything = "\n".join(record.getMessage() for record in caplog.records)
    for secret in (*game.keys.values(), game.host, game.game, "secret"):
        assert secret not in everything


def test_nothing_is_written_unasked(server: object, http: httpx.Client, capfd: pytest.CaptureFixture[str]) -> None:
    new_game(http).view()
    assert capfd.readouterr().err == ""


def test_paths_cannot_forge_lines() -> None:
    assert shown_path("/a\nb\r\x1b[2J\u00e9") == "/a\\nb\\r\\x1b[2J\\xe9"
    assert len(shown_path("/" + "a/" * 500)) == 200
