"""Measures what factions are worth: how many VP above or below the rest of its table each one finishes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from mystica.arena.of_boxes import of_boxes
from mystica.arena.seatings import Contest, Result, open_work, play_work
from mystica.arena.workers import Workers, in_order
from mystica.engine.core.tables import FACTION_KEYS

_PIECE = 5  # games a worker plays before it tells
_DOUBT = 10  # seats of nothing more and nothing less that are added to those heard: few of them prove little


@dataclass
class Experience:
    """Games so far, and for each faction its seats and the sum of what they had more than the others."""

    bot: str
    seed: int
    games: int = 0
    seats: dict[str, int] = field(default_factory=lambda: dict.fromkeys(FACTION_KEYS, 0))
    more: dict[str, float] = field(default_factory=lambda: dict.fromkeys(FACTION_KEYS, 0.0))

    def hear(self, result: Result) -> None:
        others, total = len(result.vp) - 1, sum(result.vp)
        for faction, vp in zip(result.factions, result.vp):
            self.seats[faction] += 1
            self.more[faction] += vp - (total - vp) / others
        self.games += 1

    def worth(self) -> dict[str, int]:
        """In thousandths of a VP."""
        return {key: round(1000 * more / (self.seats[key] + _DOUBT)) for key, more in self.more.items()}


def contest(bot: str, seed: int, number: int) -> Contest:
    """Mostly four players; every fifth game another number; boxes as often as they say."""
    players = (2, 3, 5)[number // 5 % 3] if number % 5 == 4 else 4
    options: dict[str, str] = {}
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
    lines = [
        "# VP that a faction ends with beyond the others at its table, in thousandths. By it bots choose and bid.",
        f"source = {json.dumps(source)}",
        "",
        "[worth]",
        *(f"{key} = {value}" for key, value in heard.worth().items()),
    ]
    return "\n".join(lines) + "\n"
