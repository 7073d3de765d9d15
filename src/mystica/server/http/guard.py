"""Checks every request first: host name, origin, size and rate. Adds the security headers to every answer."""

from __future__ import annotations

import asyncio
import ipaddress
import math
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mystica.server.http.addresses import ClientAddresses
from mystica.server.http.error_answers import plain
from mystica.server.http.rate_limits import Buckets, kind_of
from mystica.server.problems import LOG, retry_after

LARGEST = 512 * 1024  # bytes of a request that brings a game along
USUAL = 128 * 1024  # of any other: a turn has some hundred, the longest that is allowed 120,000
SHORT = 8 * 1024  # bytes of requests that are always read: all that people send while they play
MOST_UNREAD = 64 * 2**20  # bytes beyond that of all requests that are not here yet as a whole
_BUSY = 5  # seconds after which it is worth another try
_LOADING = "/api/games/load"
PATIENCE = 20.0  # seconds for all of it
_SAFE = ("GET", "HEAD", "OPTIONS")
_PORTS = {"http": 80, "https": 443}
_HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"cache-control", b"no-store"),
)
"""What every answer says, unless it says something else there."""


@lru_cache(maxsize=100)  # nearly everybody asks for the same name
def split_host(text: str) -> tuple[str, int | None] | None:
    """Name and port as a Host header has them; nothing if it is none."""
    try:
        parts = urlsplit(f"//{text}")
        if not parts.hostname or parts.netloc != text or parts.username is not None:
            return None
        return parts.hostname.rstrip("."), parts.port
    except ValueError:
        return None


class Guard:
    """Pure ASGI, so that streams pass through untouched."""

    def __init__(self, app: ASGIApp, *, names: tuple[str, ...], addresses: ClientAddresses, buckets: Buckets) -> None:
        self._app = app
        self._given = frozenset(name.lower().rstrip(".") for name in names)
        self._addresses = addresses
        self._buckets = buckets
        self._unread = 0  # bytes beyond the short ones, of requests that are being sent

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        begun = False

        async def send_guarded(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                said = {name for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(one for one in _HEADERS if one[0] not in said)]
            await send(message)

        problem, wait = self._objection(scope), 0.0
        visitor = self._addresses.asking(scope)
        scope.setdefault("state", {})["address"] = visitor  # for whoever else counts by address
        if problem is None:
            wait = self._buckets.wait(kind_of(scope["method"], scope["path"]), visitor)
            problem = "too-often" if wait else None
        if problem is None and scope["method"] not in _SAFE:
            problem, receive = await self._read_all(scope, receive)
            wait = _BUSY if problem == "busy" else 0.0
        if problem is not None:
            await plain(problem, retry_after(math.ceil(wait)))(scope, receive, send_guarded)
            return
        try:
            await self._app(scope, receive, send_guarded)
        except Exception:
            LOG.exception("%s %r failed", scope["method"], scope["path"])
            if begun:
                raise  # the line is cut, so nobody takes what was sent for the whole of it
            await plain("internal")(scope, receive, send_guarded)

    async def _read_all(self, scope: Scope, receive: Receive) -> tuple[str | None, Receive]:
        """The whole request, if it is not too much, and a way to read it again."""
        headers = Headers(scope=scope)
        most = LARGEST if scope["path"] == _LOADING else USUAL
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length[:12]) > most:
            return "too-large", receive
        body, counted = bytearray(), 0
        try:
            async with asyncio.timeout(PATIENCE):
                more = True
                while more:
                    message = await receive()
                    if message["type"] == "http.disconnect":
                        break
                    body += message.get("body", b"")
                    if len(body) > most:
                        return "too-large", receive
                    more = message.get("more_body", False)
                    grown = max(len(body) - SHORT, 0) - counted
                    counted, self._unread = counted + grown, self._unread + grown
                    if grown and self._unread > MOST_UNREAD:
                        return "busy", receive
        except TimeoutError:
            return "too-slow", receive
        finally:
            self._unread -= counted
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if body and kind != "application/json":
            return "not-json", receive
        waiting = [{"type": "http.request", "body": bytes(body), "more_body": False}]

        async def again() -> Message:
            return waiting.pop() if waiting else await receive()

        return None, again

    def _objection(self, scope: Scope) -> str | None:
        headers = Headers(scope=scope)
        hosts = headers.getlist("host")
        host = split_host(hosts[0]) if len(hosts) == 1 else None
        if host is None or not self._is_ours(host[0]):
            return "foreign-host"
        if scope["method"] not in _SAFE:
            if any(site not in ("same-origin", "none") for site in headers.getlist("sec-fetch-site")):
                return "foreign-page"
            schemes = self._schemes(scope, headers, host[0])
            if any(not _same_place(origin, host, schemes) for origin in headers.getlist("origin")):
                return "foreign-page"
        return None

    def _schemes(self, scope: Scope, headers: Headers, name: str) -> tuple[str, ...]:
        """What our own pages may have been loaded by. We speak plain HTTP; a proxy may speak HTTPS for us, which it
        says itself if it is known, and which is likely for a name that we were given."""
        if self._addresses.is_proxy((scope.get("client") or ("", 0))[0]):
            told = headers.get("x-forwarded-proto", "").strip().lower()
            return (told,) if told in _PORTS else tuple(_PORTS)
        return tuple(_PORTS) if name in self._given and not _is_address(name) else (scope["scheme"],)

    def _is_ours(self, name: str) -> bool:
        """A foreign page can make its own name point here, but it cannot take an address or localhost."""
        return name == "localhost" or name in self._given or _is_address(name)


@lru_cache(maxsize=100)
def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _same_place(origin: str, host: tuple[str, int | None], schemes: tuple[str, ...]) -> bool:
    """Is the page that asks one of ours?"""
    try:
        parts = urlsplit(origin)
        usual = _PORTS.get(parts.scheme)
        if usual is None or parts.scheme not in schemes or not parts.hostname:
            return False
        return parts.hostname.rstrip(".") == host[0] and (parts.port or usual) == (host[1] or usual)
    except ValueError:
        return False
