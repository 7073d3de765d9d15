"""The server under test, in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from mystica.server_bench.http_client import HttpError
from mystica.server_bench.report import Load

_ENDING = 60.0  # seconds the server may take to end


@contextmanager
def running_server(folder: Path, load: Load) -> Iterator[tuple[int, int]]:
    """`mystica serve` on a free port of loopback: the port, and the id of its process."""
    words = folder / "server.log"
    database = load.database or f"sqlite:///{folder / 'games.db'}"
    command = [sys.executable, "-m", "mystica", "serve", "--port", "0", "--db", database]
    if load.build is None:
        command += ["--limits", "off"]  # an older build may have none
    if load.processes > 1:
        command += ["--workers", str(load.processes)]
    where = {**os.environ, "PYTHONPATH": str(load.build.resolve() / "src")} if load.build else None
    with words.open("w", encoding="utf-8") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=where)
    assert process.stdout is not None
    try:
        said = process.stdout.readline()  # it says where it is once it is ready, or ends
        if "127.0.0.1:" not in said:
            raise HttpError(f"the server did not start: {words.read_text(encoding='utf-8').strip() or said.strip()}")
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
    """Seconds of processor time a process and those it started have taken so far; 0 where the system does not tell."""
    ticks: dict[int, tuple[int, int]] = {}  # by process: the one that started it, and its time
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = stat.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
            ticks[int(stat.parent.name)] = (int(words[1]), int(words[11]) + int(words[12]))
        except (OSError, ValueError, IndexError):
            continue  # it has just ended
    family = {process}
    while more := {child for child, (parent, _) in ticks.items() if parent in family} - family:
        family |= more
    return sum(ticks[one][1] for one in family if one in ticks) / os.sysconf("SC_CLK_TCK") if ticks else 0.0
