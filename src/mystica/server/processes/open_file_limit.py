"""The limit of open files: raised where possible, and partly kept back from connections."""

from __future__ import annotations

from contextlib import suppress

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

_WANTED = 65_536
_UNKNOWN = 4096  # taken for the limit where the system names none
RESERVE = 256
"""Kept back from connections: the database with its journal, the bots' processes, answers that there is no room."""


def raise_limit() -> None:
    """As many as the system lets us have without asking; services are often started with 1024."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _WANTED if hard == resource.RLIM_INFINITY else min(hard, _WANTED)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):  # then it stays as it is, and fewer may come in
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def for_connections() -> int:
    """How many connections may be open, so that the reserve is left."""
    limit = _limit()
    return max(limit - RESERVE, limit // 2)


def _limit() -> int:
    if resource is None:
        return _UNKNOWN
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return _WANTED if soft == resource.RLIM_INFINITY else int(soft)
