"""Sums up a contest: each bot's VP and wins, paired differences, results by faction and by seat, ratings."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations

from mystica.arena.seatings import Contest, Result
from mystica.arena.statistics import Estimate, clustered, ratings


@dataclass(frozen=True)
class Duel:
    """Two bots at common tables; differences are the first one's less the second one's."""

    a: str
    b: str
    games: int
    vp_a: Estimate
    vp_b: Estimate
    difference: Estimate
    win_share: Estimate
    """Of the first, out of the wins of both; 0.5 is even."""


@dataclass(frozen=True)
class Group:
    """VP of each bot in the seats of one faction, or in one seat of the table."""

    name: str
    vp: dict[str, Estimate]
    wins: dict[str, float]


def duels(contest: Contest, results: Sequence[Result]) -> list[Duel]:
    return [_duel(contest, a, b, results) for a, b in combinations(range(len(contest.bots)), 2)]


def differences(a: int, b: int, results: Sequence[Result]) -> list[tuple[int, float]]:
    """Table and VP per seat of the first less those of the second, for each game of the two."""
    return [
        (r.table, _mean_vp(r, lambda bot: bot == a) - _mean_vp(r, lambda bot: bot != a))
        for r in results
        if set(r.seating) == {a, b}
    ]


def _duel(contest: Contest, a: int, b: int, results: Sequence[Result]) -> Duel:
    met = [r for r in results if set(r.seating) == {a, b}]
    return Duel(
        contest.bots[a],
        contest.bots[b],
        len(met),
        clustered([(r.table, _mean_vp(r, lambda bot: bot == a)) for r in met]),
        clustered([(r.table, _mean_vp(r, lambda bot: bot != a)) for r in met]),
        clustered(differences(a, b, met)),
        clustered([(r.table, sum(r.seating[seat] == a for seat in r.winners) / len(r.winners)) for r in met]),
    )


def _mean_vp(result: Result, whose: Callable[[int], bool]) -> float:
    own = [vp for vp, bot in zip(result.vp, result.seating) if whose(bot)]
    return math.fsum(own) / len(own)


def overall(contest: Contest, results: Sequence[Result]) -> dict[str, Estimate]:
    """Mean VP of each bot over all its seats."""
    return {
        name: clustered(
            [(r.table, _mean_vp(r, lambda bot, number=number: bot == number)) for r in results if number in r.seating]  # type: ignore[misc]
        )
        for number, name in enumerate(contest.bots)
    }


def groups(contest: Contest, results: Sequence[Result], name_of: Callable[[Result, int], str]) -> list[Group]:
    """Seats put together by what `name_of` says about (result, seat)."""
    found: dict[str, list[tuple[int, int, int, float]]] = {}  # table, bot, VP, share of the win
    for r in results:
        for seat, bot in enumerate(r.seating):
            won = 1 / len(r.winners) if seat in r.winners else 0.0
            found.setdefault(name_of(r, seat), []).append((r.table, bot, r.vp[seat], won))
    out: list[Group] = []
    for name, rows in sorted(found.items()):
        bots = sorted({bot for _, bot, _, _ in rows})
        wins = {contest.bots[bot]: [won for _, other, _, won in rows if other == bot] for bot in bots}
        out.append(
            Group(
                name,
                {contest.bots[bot]: clustered([(t, vp) for t, other, vp, _ in rows if other == bot]) for bot in bots},
                {bot: math.fsum(shares) / len(shares) for bot, shares in wins.items()},
            )
        )
    return out


def by_faction(contest: Contest, results: Sequence[Result]) -> list[Group]:
    return groups(contest, results, lambda result, seat: result.factions[seat])


def by_seat(contest: Contest, results: Sequence[Result]) -> list[Group]:
    return groups(contest, results, lambda result, seat: str(seat + 1))


def elo(contest: Contest, results: Sequence[Result]) -> dict[str, float]:
    """Ratings from who ended above whom at the same table; every pair of seats counts equally within a game."""
    wins: dict[tuple[str, str], float] = {}
    for r in results:
        pairs = [(s, t) for s in range(len(r.seating)) for t in range(len(r.seating)) if r.seating[s] != r.seating[t]]
        for s, t in pairs:
            key = (contest.bots[r.seating[s]], contest.bots[r.seating[t]])
            above = 1.0 if r.vp[s] > r.vp[t] else 0.5 if r.vp[s] == r.vp[t] else 0.0
            wins[key] = wins.get(key, 0.0) + above * 2 / len(pairs)
    return ratings(wins, contest.bots)


def summary(contest: Contest, results: Sequence[Result]) -> dict[str, object]:
    """Everything as plain values for a JSON file."""
    return {
        "bots": list(contest.bots),
        "tables": len({r.table for r in results}),
        "games": len(results),
        "games_planned": contest.games,
        "seed": contest.seed,
        "seconds": contest.seconds,
        "steps": contest.steps,
        "vp": {name: found.figures() for name, found in overall(contest, results).items()},
        "duels": [
            {
                "a": d.a, "b": d.b, "games": d.games, "vp_a": d.vp_a.figures(), "vp_b": d.vp_b.figures(),
                "difference": d.difference.figures(), "win_share": d.win_share.figures(),
            }
            for d in duels(contest, results)
        ],
        "ratings": {name: round(value, 1) for name, value in elo(contest, results).items()},
        "factions": [_plain(group) for group in by_faction(contest, results)],
        "seats": [_plain(group) for group in by_seat(contest, results)],
    }  # fmt: skip


def _plain(group: Group) -> dict[str, object]:
    return {
        "name": group.name,
        "vp": {bot: found.figures() for bot, found in group.vp.items()},
        "win_share": {bot: round(share, 4) for bot, share in group.wins.items()},
    }
