"""The server that is measured, in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from mystica.arena.web import WebError

_ENDING = 60.0  # seconds the server may take to end


@contextmanager
def running_server(folder: Path) -> Iterator[tuple[int, int]]:
    """`mystica serve` on a free port of loopback: the port, and the id of its process."""
    words = folder / "server.log"
    command = [sys.executable, "-m", "mystica", "serve", "--port", "0", "--limits", "off"]
    command += ["--db", f"sqlite:///{folder / 'games.db'}"]
    with words.open("w", encoding="utf-8") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
    assert process.stdout is not None
    try:
        said = process.stdout.readline()  # it says where it is once it is ready, or ends
        if "127.0.0.1:" not in said:
            raise WebError(f"the server did not start: {words.read_text(encoding='utf-8').strip() or said.strip()}")
        yield int(said.partition("127.0.0.1:")[2].partition("/")[0]), process.pid
    finally:
        process.terminate()
        try:
            process.wait(_ENDING)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()


def cpu_of(process: int) -> float:
    """Seconds of processor time a process has taken so far; 0 where the system does not tell."""
    try:
        words = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, IndexError):
        return 0.0
