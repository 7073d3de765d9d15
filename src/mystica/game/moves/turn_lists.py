"""Lists of complete turns, one for each thread: the engine fills a list in one call and reads it in the next."""

from __future__ import annotations

import threading

from mystica.engine.macros import Macros


class _Own(threading.local):
    def __init__(self) -> None:
        self.turns = Macros()


_OWN = _Own()


def turn_list() -> Macros:
    """That of this thread. What was in it before is overwritten."""
    return _OWN.turns
