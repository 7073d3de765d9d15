"""What runs in a worker process around the job itself. It imports little, so it starts soon."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from typing import TypeVar

from mystica.server.processes.child_process import let_interrupts_in, when_parent_ends
from mystica.server.processes.job_marks import SharedMarks, is_unneeded, share_marks

J = TypeVar("J")
Work = Callable[[J, Callable[[], bool]], str]
"""Something that is worked out, as a text. It asks now and then whether anybody still needs it."""


def start_worker(shared: SharedMarks) -> None:
    """In a new worker: leave it to the server to end, and end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # a service is stopped by a signal to all its processes
    let_interrupts_in()
    when_parent_ends(lambda: os._exit(0))
    share_marks(shared)


def run_job(task: tuple[Work[J], int, J]) -> str:
    work, number, job = task
    stop = is_unneeded(number)
    stop()  # it has arrived
    return work(job, stop)
