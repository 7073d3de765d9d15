"""Find the round in which bots fall behind people: compare recorded games with a bot's on the same setups.

    python tools/against_people.py FOLDER [--bot strong@40n] [--since ROUND] [--setups 20] [--jobs 2]

FOLDER holds recorded games (*.txt with *.json beside it). At the start of each round the people's position
and the bots' position are played to the end by one ply, once with the usual weights and several times with varied ones.
The difference is what the bots have lost so far. Below it are the resources of both at that moment and, at the end, the
sources of their VP, averaged over seats. With --since the bots take over all seats from the people at the start of that
round.
docs/experiments/levels.md quotes it.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing import Pool
from pathlib import Path
from statistics import fmean

from mystica.arena.recorded_setups import read_recorded_setups
from mystica.bots import player
from mystica.bots.minds import usual_mind
from mystica.engine.core.bits import zeros
from mystica.engine.core.ids import E_VP, WHY
from mystica.engine.core.state import ROUND, VP, State, seat_base
from mystica.engine.flow import apply, is_over, new_game
from mystica.engine.thinking.features import N_TERMS, TERMS, write_terms
from mystica.engine.thinking.rollout import play_out
from mystica.notation.ledgers.reader import LedgerPlayer
from mystica.notation.ledgers.text import read_ledger

OVER = 7  # the end of the game, after the last round
GAMES = 6  # played on from each position
SPREAD = 20  # percent by which weights are off, but for the first game
SHOWN = (
    "coins", "workers", "priests", "bowl1", "bowl2", "bowl3", "income_coins", "income_workers", "income_priests",
    "income_power", "dwellings", "trading_houses", "temples", "stronghold", "sanctuary", "shipping", "digging",
    "cult_steps", "area", "towns", "neighbours", "favor_fav10", "favor_fav11",
)  # fmt: skip


@dataclass(frozen=True)
class Moment:
    """The start of a round, on average of the seats of a game."""

    people: bool
    round: int
    vp: float
    makes: float
    """VP in the end when it is played on."""
    has: tuple[float, ...]
    """Of each thing that is shown; in the end, VP by what they were for."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--bot", default="strong@40n")
    parser.add_argument("--since", type=int, default=0, choices=range(OVER), help="round; 0 is the whole game")
    parser.add_argument("--setups", type=int, default=20)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    games = range(len(read_recorded_setups(args.folder, args.setups)))
    works = [(args.folder, args.bot, args.since, number) for number in games]
    with Pool(args.jobs) as pool:
        found = [moment for game in pool.imap_unordered(compared, works) for moment in game]
    for number in range(args.since + 1, OVER + 1):
        _tell(number, [one for one in found if one.round == number])


def compared(work: tuple[Path, str, int, int]) -> list[Moment]:
    """The moments of one recorded game and of the bots' game on its setup, or since a round of it."""
    folder, bot, since, number = work
    recorded = read_recorded_setups(folder)[number]
    ledger = LedgerPlayer(read_ledger((folder / f"{recorded.name}.txt").read_text(encoding="utf-8")))
    ledger.play_all()
    ledger.close()
    actions = [int(a) for a in ledger.actions]
    begun = new_game(ledger.ledger.setup.engine_setup())
    while begun.v[ROUND] < since:
        apply(begun, actions.pop(0))
    theirs = _starts(begun.copy(), actions)
    ours = _starts(begun if since else new_game(recorded.setup.engine_setup()), bot)
    return [_moment(True, *one) for one in theirs] + [_moment(False, *one) for one in ours]


def _starts(s: State, play: list[int] | str) -> Iterator[tuple[int, State]]:
    """The starts of the rounds to come of a game that was recorded, or that a bot plays in every seat, and its end."""
    bot = player(play) if isinstance(play, str) else None
    s.trace = []
    done, now = 0, int(s.v[ROUND])
    while not is_over(s):
        chosen = bot.choose(s.copy(), 1) if bot is not None else [play[done]]
        for a in chosen:
            apply(s, int(a))
            done += 1
        if s.v[ROUND] != now and not is_over(s):
            now = int(s.v[ROUND])
            yield now, s.copy()
    yield OVER, s


def _moment(people: bool, number: int, s: State) -> Moment:
    seats = range(s.setup.n)
    makes = []
    for game in range(GAMES if number < OVER else 0):
        after = s.copy()
        play_out(after, [usual_mind().perturbed(game * 10 + seat, SPREAD if game else 0) for seat in seats])
        makes.append(_mean_vp(after))
    has = [_things(s, seat) if number < OVER else _sources(s, seat) for seat in seats]
    return Moment(people, number, _mean_vp(s), fmean(makes or [_mean_vp(s)]), tuple(map(fmean, zip(*has))))


def _things(s: State, seat: int) -> list[int]:
    terms = zeros(int(N_TERMS))
    write_terms(s, seat, terms)
    return [int(terms[TERMS.index(name)]) for name in SHOWN]


def _sources(s: State, seat: int) -> list[int]:
    """The seat's VP by what they were for."""
    found = [0] * len(WHY)
    for who, what, amount, why in s.trace or []:
        if who == seat and what == E_VP:
            found[why] += amount
    return found


def _mean_vp(s: State) -> float:
    return fmean(int(s.v[seat_base(seat) + VP]) for seat in range(s.setup.n))


def _tell(number: int, found: list[Moment]) -> None:
    people, bots = ([one for one in found if one.people is who] for who in (True, False))
    title = f"start of round {number}" if number < OVER else "end"
    print(f"{title}: VP {_both(people, bots, 'vp')}, in the end {_both(people, bots, 'makes')}")
    names = SHOWN if number < OVER else WHY
    have = [[fmean(one.has[i] for one in side) for i in range(len(names))] for side in (people, bots)]
    print("   ", ", ".join(f"{name} {a:.2f}/{b:.2f}" for name, a, b in zip(names, *have) if a or b))


def _both(people: list[Moment], bots: list[Moment], name: str) -> str:
    a, b = (fmean(getattr(one, name) for one in side) for side in (people, bots))
    return f"{a:.1f}/{b:.1f}"


if __name__ == "__main__":
    main()
