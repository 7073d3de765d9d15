"""Jobs for the server's worker processes that misbehave."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

Stop = Callable[[], bool]


def echo(job: str, _stop: Stop) -> str:
    return f"{job} by {os.getpid()}"


def fail(job: str, _stop: Stop) -> str:
    raise ValueError(job)


def patient(job: str, stop: Stop) -> str:
    """Until nobody needs it."""
    while not stop():
        time.sleep(0.01)
    return job


def deaf(_job: str, _stop: Stop) -> str:
    """Never looks up."""
    while True:
        time.sleep(0.01)


def deaf_once(job: str, _stop: Stop) -> str:
    """Hangs the first time, as told by a file."""
    if not Path(job).exists():
        Path(job).touch()
        return deaf(job, _stop)
    return "the second time"


def restless(_job: str, stop: Stop) -> str:
    """Stirs, but comes to no end."""
    while True:
        stop()
        time.sleep(0.01)


def deadly(_job: str, _stop: Stop) -> str:
    os._exit(1)
