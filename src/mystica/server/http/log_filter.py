"""Keeps the log short: repeated messages are counted, and known causes get no traceback."""

from __future__ import annotations

import logging
import time

from mystica.server.storage.outages import Outage

WINDOW = 60.0
"""Seconds in which the same thing is said once."""
ALIKE = 20
"""Things of one kind that are said in that time: of so many games, say, and no more."""
_MOST = 500  # different things that are remembered
_LOGGERS = ("mystica.server", "uvicorn.error", "sqlalchemy.pool", "asyncio")


class LogFilter(logging.Filter):
    """Says a thing once a minute, and how often it happened since."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[tuple[object, ...], tuple[float, int]] = {}  # when, and how often since
        self._alike: dict[tuple[object, ...], tuple[float, int]] = {}  # since when, and how many

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, Outage):
            record.msg, record.args = "%s: %s: %s", (record.getMessage(), error.key, error)
            record.exc_info, record.exc_text = None, None
            what: tuple[object, ...] = (record.name, record.levelno, error.key)
        else:
            kind = (record.name, record.levelno, str(record.msg), type(error).__name__, _place(error))
            what = (*kind, "" if error is not None else record.getMessage())
            if what not in self._said and self._is_one_too_many(kind):
                what = kind
        return self._is_new(record, what)

    def _is_one_too_many(self, kind: tuple[object, ...]) -> bool:
        now = time.monotonic()
        since, count = self._alike.get(kind, (now, 0))
        if now - since >= WINDOW:
            since, count = now, 0
        self._alike.pop(kind, None)
        self._alike[kind] = (since, count + 1)
        while len(self._alike) > _MOST:
            del self._alike[next(iter(self._alike))]
        return count >= ALIKE

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


def filter_logs() -> None:
    """For everything the server says; a new server in the same process begins with nothing said."""
    lean = LogFilter()
    for name in _LOGGERS:
        logger = logging.getLogger(name)
        logger.filters[:] = [known for known in logger.filters if not isinstance(known, LogFilter)]
        logger.addFilter(lean)
