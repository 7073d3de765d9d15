"""Child processes: they leave Ctrl-C to their parent, and end when it ends."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import wait


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Processes that begin in here are not reached by Ctrl-C until they let it in."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker  # which is missing where there are no processes, as in a browser

    resource_tracker.ensure_running()  # starting it would let them in again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def let_interrupts_in() -> None:
    """In a new process, once it knows what to do about them."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def when_parent_ends(then: Callable[[], object]) -> None:
    """Do something once the process that started this one is gone, however it went; nothing if none did."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    sentinel = parent.sentinel

    def watch() -> None:
        wait([sentinel])
        then()

    threading.Thread(target=watch, name="parent", daemon=True).start()
