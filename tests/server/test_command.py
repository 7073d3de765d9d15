"""`mystica serve` and `mystica play` from outside."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from mystica.cli import main, serve
from mystica.server.services import Settings
from mystica.server.serving import CannotListen, address_of, bind
from tests.server.people import new_game
from tests.server.running import WAIT, client, process, sqlite, wait_for


@pytest.fixture
def taken() -> Iterator[int]:
    """A port on which somebody else listens."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["serve", "--workers", "2"], "several processes need PostgreSQL"),
        (["serve", "--db", "games.db"], "sqlite:///FILE or postgresql://"),
        (["serve", "--db", "sqlite:////proc/nowhere/games.db"], "cannot be"),
        (["serve", "--db", "postgresql://127.0.0.1:1/x"], "the database cannot be used"),
        (["serve", "--host", "192.0.2.1"], "192.0.2.1"),
        (["serve", "--host", "no such host"], "no such host"),
        (["serve", "--host", "\N{SNOWMAN}" * 70], "not an address of this machine"),
        (["serve", "--db", "postgresql://127.0.0.1:1/x?sslmode=nonsense"], "the database cannot be used"),
        (["serve", "--facts", "nothing.toml"], "nothing.toml"),
        (["play", "--facts", "nothing.toml"], "nothing.toml"),
        (["play", "--seed", "3"], "--seed is for the game in the terminal"),
        (["play", "game.json"], "a file is for the game in the terminal"),
        (["play", "--terminal", "--no-open"], "--no-open is for the game in the browser"),
    ],
)
def test_what_is_in_the_way_is_said_in_a_sentence(
    args: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "argv", ["mystica", *args])
    with pytest.raises(SystemExit) as end:
        main()
    shown = capsys.readouterr()
    assert (end.value.code, shown.out) == (2, "")
    assert said in shown.err
    assert len(shown.err.splitlines()) == 1


def test_serve_does_not_take_another_port(
    taken: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["mystica", "serve", "--port", str(taken), "--db", sqlite(tmp_path)])
    with pytest.raises(SystemExit) as end:
        main()
    assert end.value.code == 2
    assert f"port {taken} is already in use" in capsys.readouterr().err


def test_a_name_to_listen_on_is_a_name_to_go_by(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[Settings] = []

    @contextmanager
    def prepared(settings: Settings, _workers: int) -> Iterator[object]:
        found.append(settings)
        yield print

    monkeypatch.setattr("mystica.server.serving.prepared", prepared)
    bound = bind("127.0.0.1", 0)
    monkeypatch.setattr("mystica.server.serving.bind", lambda *_, **__: bound)
    monkeypatch.setattr("mystica.server.serving.serve", lambda *_, **__: bound.close())
    serve.run(
        "my-machine", 0, "sqlite:///x", workers=1, names=("games.example",), facts=None, take_next=False, browser=False
    )
    assert found[0].names == ("my-machine", "games.example")


def test_an_address_in_brackets() -> None:
    try:
        bound = bind("[::1]", 0)
    except CannotListen:
        pytest.skip("there is no IPv6 here")
    with bound:
        assert address_of(bound) == f"http://[::1]:{bound.getsockname()[1]}/"


@contextmanager
def playing(folder: Path, *args: str, **env: str) -> Iterator[subprocess.Popen[str]]:
    """`mystica play`; ended by Ctrl-C if it still runs."""
    running = subprocess.Popen(
        [sys.executable, "-m", "mystica", "play", *args],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "XDG_DATA_HOME": str(folder), **env},
    )  # fmt: skip
    assert running.stdout is not None and running.stderr is not None
    try:
        yield running
    finally:
        if running.poll() is None:
            running.send_signal(signal.SIGINT)
        running.wait(WAIT)
        running.stdout.close()
        running.stderr.close()


def test_play_opens_the_browser_and_ends_with_ctrl_c(taken: int, tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {tmp_path}/opened\n')
    browser.chmod(0o755)
    with playing(tmp_path, "--port", str(taken), BROWSER=str(browser)) as running:
        assert running.stdout is not None and running.stderr is not None
        said = running.stdout.readline()
        address = said.partition("Mystica is at ")[2].split()[0]
        assert int(address.strip("/").rpartition(":")[2]) > taken  # the next that is free
        opened = tmp_path / "opened"
        wait_for(lambda: opened.is_file() and opened.read_text() == address)
        with client(address) as http:
            assert http.get("healthz").json()["status"] == "ready"
            new_game(http, {"bot": "novice"}, {})  # workers run, too
        assert (tmp_path / "mystica" / "games.db").is_file()
        running.send_signal(signal.SIGINT)
        assert running.wait(WAIT) == 0
        assert "All games are kept" in running.stdout.read()
        assert "Traceback" not in running.stderr.read()


def test_the_processes_of_a_killed_server_end_too(tmp_path: Path) -> None:
    with process(sqlite(tmp_path)) as server:
        with client(server.url) as http:
            game = new_game(http, {"bot": "novice"}, {"bot": "novice"}, pace=50)
            wait_for(lambda: len(game.log()) > 1)
        assert server.running is not None
        children = children_of(server.running.pid)
        assert children
        server.kill()
        wait_for(lambda: not any(Path(f"/proc/{child}").exists() for child in children))


def test_a_service_is_stopped_without_many_words(tmp_path: Path) -> None:
    """Every process gets the signal at the same moment, as services do."""
    running = subprocess.Popen(
        [sys.executable, "-m", "mystica", "serve", "--port", "0", "--db", sqlite(tmp_path)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    assert running.stdout is not None
    with client(running.stdout.readline().partition("Mystica is at ")[2].split()[0]) as http:
        game = new_game(http, {"bot": "novice"}, {"bot": "novice"}, pace=20)
        wait_for(lambda: len(game.log()) > 1)
    children = children_of(running.pid)
    os.killpg(running.pid, signal.SIGTERM)
    said, complaints = running.communicate(timeout=WAIT)
    assert (running.returncode, complaints) == (0, "")
    assert "All games are kept" in said
    wait_for(lambda: not any(Path(f"/proc/{child}").exists() for child in children))


def children_of(pid: int) -> list[int]:
    """Of all its threads."""
    if not Path(f"/proc/{pid}/task/{pid}/children").is_file():
        pytest.skip("this system does not tell which processes belong to another")
    return [int(child) for task in Path(f"/proc/{pid}/task").glob("*/children") for child in task.read_text().split()]


def test_other_commands_do_not_load_the_server() -> None:
    code = "import sys, mystica.cli.app; print([m for m in ('fastapi', 'sqlalchemy', 'uvicorn') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
