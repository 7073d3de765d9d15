"""The address that limits count a request by; behind a known proxy, the one that the proxy names."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from functools import lru_cache

from starlette.datastructures import Headers
from starlette.types import Scope

from mystica.server.problems import LOG

_NOBODY = ""  # nothing is counted
_NAMELESS = "?"  # a proxy that tells nothing of use: all of its visitors are counted as one
_OF_ONE_HOUSE = 64  # bits of an IPv6 address: what lies behind them is given out to one customer
_OF_ONE_SITE = 48  # the most that one customer is given: 65,536 houses

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class NoAddress(ValueError):
    """A word that is not an address or a network."""


class ClientAddresses:
    """Whose X-Forwarded-For counts: that of the proxies named, and of nobody else, since anybody can send one."""

    def __init__(self, proxies: Iterable[str] = ()) -> None:
        self._proxies = [_network(word) for word in proxies]
        self._warned = False

    def is_proxy(self, peer: str) -> bool:
        found = _address(peer)
        return found is not None and self._is_proxy(found)

    def _is_proxy(self, address: Address) -> bool:
        return any(address in network for network in self._proxies)

    def connected(self, peer: str) -> str:
        """The name under which a connection is counted; empty if it is not: for proxies, which bring many
        people."""
        found = _address(peer)
        return _NOBODY if found is None or self._is_proxy(found) else _counted(found)

    def asking(self, scope: Scope) -> str:
        """The name under which a request is counted; empty if it came over no network."""
        peer = _address((scope.get("client") or ("", 0))[0])
        if peer is None:
            return _NOBODY
        forwarded = Headers(scope=scope).getlist("x-forwarded-for")
        if not self._is_proxy(peer):
            if forwarded and peer.is_loopback:
                self._warn(peer)
            return _counted(peer)
        last: Address = peer
        for word in reversed([word for value in forwarded for word in value.split(",")]):
            found = _address(_without_port(word.strip()))
            if found is None:
                return _NAMELESS
            last = found
            if not self._is_proxy(found):
                break  # all further to the left was sent along by the visitor
        return _counted(last)

    def _warn(self, peer: Address) -> None:
        if not self._warned:
            self._warned = True
            LOG.warning(
                "a proxy on this machine forwards requests: name it with --proxy %s, so that each visitor is counted",
                peer,
            )


def _counted(address: Address) -> str:
    if isinstance(address, ipaddress.IPv6Address) and not address.is_loopback:
        return str(ipaddress.IPv6Network((int(address), _OF_ONE_HOUSE), strict=False))
    return str(address)


@lru_cache(maxsize=4096)
def site_of(counted: str) -> str:
    """What a name that is counted by is a part of and one customer may have as a whole; nothing for most."""
    if not counted.endswith(f"/{_OF_ONE_HOUSE}"):
        return ""
    return str(ipaddress.IPv6Network(counted).supernet(new_prefix=_OF_ONE_SITE))


@lru_cache(maxsize=1000)
def _address(word: str) -> Address | None:
    try:
        found = ipaddress.ip_address(word)
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found


def _without_port(word: str) -> str:
    """Some proxies write `192.0.2.1:4711` or `[2001:db8::1]:4711`."""
    if word.startswith("["):
        return word[1:].partition("]")[0]
    return word.partition(":")[0] if word.count(":") == 1 else word


def _network(word: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    try:
        return ipaddress.ip_network(word.strip(), strict=False)
    except ValueError:
        raise NoAddress(f"{word.strip()!r} is not an address or a network") from None
