"""The access log, if it is asked for: one line for each answer, without any key.

Keys are sent in a header and stand behind the `#` of links, so no path holds one. What comes after `?` is left out all
the same, and ids of games are cut short: whoever reads the log cannot watch the games.
"""

from __future__ import annotations

import logging
import re
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

ACCESS = logging.getLogger("mystica.access")
_ID = re.compile(r"[A-Za-z0-9_-]{20,}")
_SHOWN = 6  # letters of an id: enough to tell two games apart
_LONGEST = 200


def shown_path(path: str) -> str:
    """A path in which nothing stands that opens anything."""
    cut = _ID.sub(lambda found: found[0][:_SHOWN] + "~", path[:_LONGEST])
    return "".join(letter if letter.isascii() and letter.isprintable() else ascii(letter)[1:-1] for letter in cut)


class AccessLog:
    """Outside of everything, so that what is refused is told, too. Pure ASGI: streams pass through untouched."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, status, sent = time.perf_counter(), 0, 0

        async def counting(message: Message) -> None:
            nonlocal status, sent
            if message["type"] == "http.response.start":
                status = message["status"]
            else:
                sent += len(message.get("body", b""))
            await send(message)

        try:
            await self._app(scope, receive, counting)
        finally:
            client = scope.get("client")
            ACCESS.info(
                "%s %s %s %d %d %.0f ms",
                client[0] if client else "-",
                scope["method"],
                shown_path(scope["path"]),
                status,
                sent,
                (time.perf_counter() - began) * 1000,
            )


def write_access_log() -> None:
    """To standard error, like all the rest, with the time in front."""
    if not ACCESS.handlers:
        handler = logging.StreamHandler()
        handler.setFormatter(logging.Formatter("%(asctime)s access %(message)s", "%Y-%m-%dT%H:%M:%S"))
        ACCESS.addHandler(handler)
    ACCESS.setLevel(logging.INFO)
    ACCESS.propagate = False
