"""Learns from games what factions are worth: how many VP more or less than an average one each finishes with, and how
that changes with the others at its table.

Ridge regression on what every seat has beyond the mean of its table explains it by the faction, and by how many others
have their homes 1, 2 or 3 steps away on the wheel. The latter is learned for all factions together, and for each how it
differs from that, so a few games say little about one faction alone."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from mystica import data
from mystica.arena.of_boxes import of_boxes
from mystica.arena.ridge import Sums, solve
from mystica.arena.seatings import Contest, Result, open_work, play_work
from mystica.arena.workers import Workers, in_order
from mystica.engine.core.ids import WHEEL
from mystica.engine.core.tables import FACT, FACTION_KEYS, FACTS, HOME
from mystica.engine.thinking.wheel_distance import FARTHEST, homes_apart

_PIECE = 5  # games a worker plays before it tells
# Parts of the games: what is learned from all others is tried on each. Prime to the numbers by which the kinds of games
# take turns, so that every part has all kinds.
_FOLDS = 7

# Penalties: so many seats of nothing more and nothing less are added to those heard, as few of them prove little
_DOUBT = 3.0  # about a faction
_DOUBT_BESIDE = 30.0  # about neighbours in general, and again about what is different for one faction

_KEYS = [key for key in FACTION_KEYS if key != data.HOLE]
_NEAR = int(FARTHEST)
_PENALTIES = [_DOUBT] * len(_KEYS) + [_DOUBT_BESIDE] * (_NEAR + _NEAR * len(_KEYS))


def _columns(factions: tuple[str, ...], seat: int) -> dict[int, float]:
    """What explains the VP of a seat: its faction, and how many others are how near, beyond an even spread. So what the
    distances add comes to 0 on the average, and a faction's worth is right while nothing is known of the others."""
    me = _KEYS.index(factions[seat])
    row = {me: 1.0}
    for other in factions:
        apart = int(homes_apart(FACTION_KEYS.index(factions[seat]), FACTION_KEYS.index(other)))
        if apart == 0:  # itself, or off the wheel
            continue
        for first in (len(_KEYS), len(_KEYS) + _NEAR * (me + 1)):
            for k in range(_NEAR):
                row[first + k] = row.get(first + k, 0.0) + (k == apart - 1) - 1 / _NEAR
    return row


def _beyond_mean(rows: list[dict[int, float]]) -> list[dict[int, float]]:
    """The rows less their mean."""
    mean: dict[int, float] = {}
    for row in rows:
        for column, value in row.items():
            mean[column] = mean.get(column, 0.0) + value / len(rows)
    return [{column: row.get(column, 0.0) - value for column, value in mean.items()} for row in rows]


@dataclass
class Experience:
    """Games so far, and what they say."""

    bot: str
    seed: int
    games: int = 0
    seats: dict[str, int] = field(default_factory=lambda: dict.fromkeys(_KEYS, 0))
    folds: list[Sums] = field(default_factory=lambda: [Sums(len(_PENALTIES)) for _ in range(_FOLDS)])

    def hear(self, result: Result) -> None:
        for faction in result.factions:
            self.seats[faction] += 1
        mean = sum(result.vp) / len(result.vp)
        rows = _beyond_mean([_columns(result.factions, seat) for seat in range(len(result.vp))])
        for row, vp in zip(rows, result.vp, strict=True):
            self.folds[self.games % _FOLDS].add(row, vp - mean)
        self.games += 1

    def learned(self) -> tuple[dict[str, int], dict[str, list[int]]]:
        """In thousandths of a VP: what factions are worth, and what another one 1, 2, 3 steps away adds, for all that
        have their home on the wheel."""
        found = [round(1000 * value) for value in solve(self._without(None), _PENALTIES)]
        n = len(_KEYS)
        worth = dict(zip(_KEYS, found))
        beside: dict[str, list[int]] = {}
        for me, key in enumerate(_KEYS):
            if FACT[FACTION_KEYS.index(key) * FACTS + HOME] < WHEEL:
                own = n + _NEAR * (me + 1)
                beside[key] = [found[n + k] + found[own + k] for k in range(_NEAR)]
        return worth, beside

    def foretold(self) -> tuple[float, float]:
        """The share of the variance within tables that is foretold in games not learned from: by what factions are
        worth alone, and by that together with who is beside them."""
        return self._share(_PENALTIES[: len(_KEYS)]), self._share(_PENALTIES)

    def _share(self, penalties: list[float]) -> float:
        missed = sum(fold.error(solve(self._without(fold), penalties)) for fold in self.folds)
        return 1 - missed / (sum(fold.squares for fold in self.folds) or 1.0)

    def _without(self, left_out: Sums | None) -> Sums:
        together = Sums(len(_PENALTIES))
        for fold in self.folds:
            if fold is not left_out:
                together.add_all(fold)
        return together


def contest(bot: str, seed: int, number: int) -> Contest:
    """Mostly four players; every fifth game another number; boxes as often as they say."""
    players = (2, 3, 5)[number // 5 % 3] if number % 5 == 4 else 4
    options = {"vp": "flat"}  # a table of starting VP makes up for what is to be found out
    for box in of_boxes():
        if box.every and number % box.every == box.first:
            options.update(box.options)
    if number % 2 == 0:
        options["turn-order"] = "passing"
    return Contest((bot,), 1, seed * 7_919 + number, players, profile="snellman", options=options)


def play(work: tuple[str, int, int, int]) -> list[Result]:
    """Games by number, the same bot in every seat, factions and setups drawn."""
    bot, seed, first, last = work
    found: list[Result] = []
    for number in range(first, last):
        found += [play_work(game) for game in open_work(contest(bot, seed, number))]
    return found


def gather(
    heard: Experience, games: int, batch: int, workers: Workers, played: Callable[[int], None] = lambda games: None
) -> Iterator[Experience]:
    """Play until there are so many games; after each batch what is known."""
    while heard.games < games:
        last = min(heard.games + batch, games)
        works = [(heard.bot, heard.seed, n, min(n + _PIECE, last)) for n in range(heard.games, last, _PIECE)]
        for results in in_order(workers.finished(play, works)):
            for result in results:
                heard.hear(result)
            played(len(results))
        yield heard


def worth_text(heard: Experience) -> str:
    """The data file."""
    source = f"ours: mystica train-factions --bot {heard.bot} --games {heard.games} --seed {heard.seed}, drawn setups"
    worth, beside = heard.learned()
    lines = [
        "# VP that a faction ends with beyond an average one, in thousandths. By it bots choose and bid.",
        f"source = {json.dumps(source)}",
        "",
        "[worth]",
        *(f"{key} = {value}" for key, value in worth.items()),
        "",
        "# VP that each other faction adds to it whose home is 1, 2 and 3 steps away on the wheel, in thousandths.",
        "[beside]",
        *(f"{key} = {values}" for key, values in beside.items()),
    ]
    return "\n".join(lines) + "\n"
