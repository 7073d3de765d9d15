"""A log that stays readable: what repeats itself is counted, and what has a known cause needs no traceback."""

from __future__ import annotations

import logging
import time

from mystica.server.outages import Outage

WINDOW = 60.0
"""Seconds in which the same thing is said once."""
_MOST = 500  # different things that are remembered
_LOGGERS = ("mystica.server", "uvicorn.error", "sqlalchemy.pool", "asyncio")


class Lean(logging.Filter):
    """Says a thing once a minute, and how often it happened since."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[tuple[object, ...], tuple[float, int]] = {}  # when, and how often since

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, Outage):
            record.msg, record.args = "%s: %s: %s", (record.getMessage(), error.key, error)
            record.exc_info, record.exc_text = None, None
            what: tuple[object, ...] = (record.name, record.levelno, error.key)
        else:
            what = (record.name, record.levelno, str(record.msg), type(error).__name__, _place(error))
        return self._is_new(record, what)

    def _is_new(self, record: logging.LogRecord, what: tuple[object, ...]) -> bool:
        now = time.monotonic()
        said, since = self._said.get(what, (0.0, 0))
        if said and now - said < WINDOW:
            self._said[what] = (said, since + 1)
            return False
        if since:
            record.msg, record.args = "%s (and %d times more since the last time)", (record.getMessage(), since)
        self._said.pop(what, None)
        self._said[what] = (now, 0)
        while len(self._said) > _MOST:
            del self._said[next(iter(self._said))]
        return True


def _place(error: BaseException | None) -> str:
    """Where it was raised, so that two mistakes of one kind are told apart."""
    trace = error.__traceback__ if error is not None else None
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace is not None else ""


def keep_lean() -> None:
    """For everything the server says; done once for each process."""
    lean = Lean()
    for name in _LOGGERS:
        logger = logging.getLogger(name)
        if not any(isinstance(known, Lean) for known in logger.filters):
            logger.addFilter(lean)
