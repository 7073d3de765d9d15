"""How many requests one address may make. All numbers are in here.

A family or a club behind one address never notices them, a script does at once. This machine itself may ask for more:
its host tries things out, and so does a bench.
"""

from __future__ import annotations

import re
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from mystica.server.http.addresses import site_of

_REST = "asking"


@dataclass(frozen=True, slots=True)
class Allowance:
    """So many at once, and then one more each time so many seconds have passed."""

    at_once: int
    every: float


@dataclass(frozen=True, slots=True)
class Limits:
    """For one address, and for one game; nothing stands for no limit."""

    asked: Mapping[str, Allowance]
    connections: int | None = None
    """Open at once from one address. A browser opens up to seven: one that follows the game, six that ask."""
    windows: int | None = None
    """That follow games at once, from one address."""
    windows_of_game: int | None = None
    """That follow one game, from everywhere."""

    def for_each_of(self, processes: int) -> Limits:
        """For one of several processes, each of which counts for itself: in the long run they allow as much together.
        What they allow at once is not divided, since a browser asks one and the same process; neither are connections
        and all the rest, of which each process has its own."""
        slower = {kind: replace(one, every=one.every * processes) for kind, one in self.asked.items() if kind != _REST}
        return replace(self, asked={**self.asked, **slower})


USUAL = Limits(
    asked={
        "making": Allowance(30, 20.0),  # a club sets up all tables of an evening at once
        "loading": Allowance(20, 15.0),  # each costs about 50 ms of processor time
        "map": Allowance(60, 1.0),  # a map is looked at while it is being typed
        "advice": Allowance(90, 1.0),  # the review of a long game asks some forty times
        "back": Allowance(40, 3.0),  # nobody thinks again more often
        _REST: Allowance(1000, 1 / 60),  # all the rest: five people who type, play and reload without a pause ask 50
    },
    connections=250,
    windows=120,
    windows_of_game=1000,
)
_FIRM = 3  # times less
HOME = 20  # times as much for this machine itself
SITE = 16  # times as much for all houses of an IPv6 site together: it may be one customer's, or thousands of them
STRICT = Limits(
    asked={kind: Allowance(one.at_once // _FIRM, one.every * _FIRM) for kind, one in USUAL.asked.items()},
    connections=250 // _FIRM,
    windows=120 // _FIRM,
    windows_of_game=1000 // _FIRM,
)
CHOICES: dict[str, Limits] = {"usual": USUAL, "strict": STRICT, "off": Limits({})}

_KINDS = (
    ("POST", re.compile(r"/api/games"), "making"),
    ("POST", re.compile(r"/api/games/load"), "loading"),
    ("POST", re.compile(r"/api/maps"), "map"),
    ("POST", re.compile(r"/api/games/[^/]+/(hints|review)"), "advice"),
    ("POST", re.compile(r"/api/games/[^/]+/takeback"), "back"),
)


def kind_of(method: str, path: str) -> str:
    """What a request is counted as; nothing for the app's own files, which cost next to nothing."""
    if not path.startswith("/api/"):
        return ""
    for wanted, pattern, kind in _KINDS:
        if method == wanted and pattern.fullmatch(path):
            return kind
    return _REST


def is_home(address: str) -> bool:
    """Is it this machine itself?"""
    return address.startswith("127.") or address == "::1"


def times_for(address: str) -> int:
    return HOME if is_home(address) else 1


@dataclass(slots=True)
class _Bucket:
    left: float
    at: float


class Buckets:
    """Token buckets, one for each address and kind. Those not touched for longest are forgotten first."""

    MOST = 20_000

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._asked = limits.asked
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], _Bucket] = OrderedDict()

    def wait(self, kind: str, address: str) -> float:
        """Take one token; seconds until there is one again, if there is none."""
        allowance = self._asked.get(kind)
        if allowance is None or not address or (kind == _REST and is_home(address)):
            return 0.0
        found = [self._filled(kind, address, allowance, times_for(address))]
        site = site_of(address)
        if site:
            found.append(self._filled(kind, site, allowance, SITE))
        while len(self._buckets) > self.MOST:
            self._buckets.popitem(last=False)
        wait = max((1 - bucket.left) * every for bucket, every in found)
        if wait <= 0:
            for bucket, _ in found:
                bucket.left -= 1
        return max(wait, 0.0)

    def _filled(self, kind: str, name: str, allowance: Allowance, times: int) -> tuple[_Bucket, float]:
        """A bucket as it is by now, and how long a token takes."""
        now, at_once, every = self._clock(), allowance.at_once * times, allowance.every / times
        bucket = self._buckets.setdefault((kind, name), _Bucket(at_once, now))
        self._buckets.move_to_end((kind, name))
        bucket.left = min(at_once, bucket.left + (now - bucket.at) / every)
        bucket.at = now
        return bucket, every
