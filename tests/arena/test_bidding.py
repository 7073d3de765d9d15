"""Bids of bots: few of them, none higher than the faction is worth, and none for what nobody else wants."""

from __future__ import annotations

import random

import pytest

from mystica import data
from mystica.bots import Budget
from mystica.bots.levels import LEVELS
from mystica.bots.minds import usual_mind
from mystica.bots.net_minds import usual_net_mind
from mystica.bots.novice import Novice
from mystica.bots.searcher import Searcher
from mystica.data.bot_weights import FactionWorth, worth
from mystica.engine.core.actions import BID, FACTION
from mystica.engine.core.decisions import BID_FACTION, top_kind
from mystica.engine.core.state import VP, WHO, State, seat_base
from mystica.engine.core.tables import FACTION_KEYS
from mystica.engine.flow import apply, decider, new_game
from mystica.engine.rules.setup import holder_of, least_bid
from mystica.engine.thinking.evaluation import Terms
from mystica.engine.thinking.faction_choice import is_bidding
from mystica.engine.thinking.weights import weights_from
from mystica.setups import draw

KEYS = tuple(FACTION_KEYS)
MOST_BIDS = 12
MOST_VP = 40
OPTIONS = [
    {"fire-and-ice": "true"},
    {},
    {"merchants": "true", "turn-order": "passing"},
    {"fire-and-ice": "true", "merchants": "true", "final-tile": "draw", "promo-bonus": "true"},
]

Bids = list[tuple[int, int, int]]  # seat, place of the faction among those drawn, VP


def begin(players: int, seed: int, **options: str) -> State:
    known = {key: value for key, value in options.items() if key in data.options()}
    return new_game(draw(players, seed, options={"factions": "auction", **known}).engine_setup())


def value(known: FactionWorth, drawn: list[int], place: int) -> int:
    """What a faction is worth among those drawn, in thousandths of a VP, worked out once more."""
    wheel = data.common().wheel
    homes = [data.factions()[KEYS[faction]].colour for faction in drawn]
    total = known.worth[drawn[place]]
    for k, home in enumerate(homes):
        if k != place and home in wheel and homes[place] in wheel:
            steps = abs(wheel.index(home) - wheel.index(homes[place]))
            total += known.beside[drawn[place]][min(steps, len(wheel) - steps) - 1]
    return total


def values(state: State) -> list[int]:
    drawn = [int(faction) for faction in state.setup.factions]
    return [value(worth(KEYS), drawn, place) for place in range(len(drawn))]


def free(state: State) -> list[int]:
    return [place for place in range(int(state.setup.n)) if holder_of(state, place) < 0]


def check_bid(state: State, place: int, bid: int) -> None:
    """It is below what the faction is worth more than the others that are free. Nothing is bid on the last one, and a
    bid is only beaten for what is better than anything free."""
    known, others = values(state), [k for k in free(state) if k != place]
    least = int(least_bid(state, place))
    if not others:
        assert bid == 0
    elif bid > 0:
        assert bid * 1000 < known[place] - sum(known[k] for k in others) / len(others) + 1
    if holder_of(state, place) >= 0:
        assert known[place] - least * 1000 > max(known[k] for k in free(state))


class OnePerson:
    """Bids by an own opinion: so many VP above the least bid, or at once what it is worth to them."""

    def __init__(self, state: State, rng: random.Random, manner: str) -> None:
        self.opinion = [vp + rng.gauss(0, 6000) for vp in values(state)]
        self.rng, self.manner = rng, manner

    def bid(self, state: State) -> tuple[int, int]:
        n = int(state.setup.n)
        open_to_bids = [k for k in range(n) if least_bid(state, k) <= MOST_VP]
        place = max(open_to_bids, key=lambda k: self.opinion[k] - 1000 * int(least_bid(state, k)))
        least = int(least_bid(state, place))
        others = [self.opinion[k] for k in free(state) if k != place]
        if self.manner == "worth" and others:
            return place, max(least, min(MOST_VP, int(self.opinion[place] - sum(others) / len(others)) // 1000))
        return place, min(MOST_VP, least + (self.rng.randrange(8) if self.manner == "more" else 0))


def hold(state: State, bots: dict[int, Novice | Searcher], person: OnePerson | None = None) -> Bids:
    """An auction; seats without a bot are the person's. Bots' bids are looked at."""
    bids: Bids = []
    while is_bidding(state):
        assert top_kind(state) == BID_FACTION
        seat, before = int(decider(state)), state.copy()
        if seat in bots:
            [first] = bots[seat].choose(state, Budget(steps=6))
            apply(state, first)
            [second] = bots[seat].choose(state, Budget(steps=6))
            place, vp = [int(f) for f in state.setup.factions].index(first - FACTION), second - BID
            check_bid(before, place, vp)
        else:
            assert person is not None
            place, vp = person.bid(state)
            apply(state, FACTION + int(state.setup.factions[place]))
        apply(state, BID + vp)
        bids.append((seat, place, vp))
    return bids


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_bots_make_few_bids(players: int, options: dict[str, str]) -> None:
    for seed in range(25):
        state = begin(players, seed, **options)
        known = values(state)
        bids = hold(state, dict.fromkeys(range(players), Novice()))
        assert players <= len(bids) <= MOST_BIDS
        paid = {place: vp for _, place, vp in bids}
        assert paid[known.index(min(known))] == 0, "nobody pays for what nobody else wants"
        for place, vp in paid.items():
            for other, price in paid.items():
                if other != place and price < MOST_VP:
                    assert known[place] - vp * 1000 >= known[other] - (price + 1) * 1000, "nobody envies anybody"
        held = [(int(state.v[seat_base(q) + WHO]), 40 - int(state.v[seat_base(q) + VP])) for q in range(players)]
        assert sorted(held) == sorted((int(state.setup.factions[place]), vp) for place, vp in paid.items())


@pytest.mark.parametrize("manner", ["worth", "more", "least"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_person_among_bots(players: int, manner: str) -> None:
    """Bots answer with few bids of their own, and a person who bids what a faction is worth to them need not bid often.
    Who adds one VP each time may make an auction longer, but not the bots'."""
    for seed in range(25):
        rng = random.Random(f"{seed} {manner}")
        state = begin(players, seed, **OPTIONS[seed % len(OPTIONS)])
        seat = rng.randrange(players)
        bots: dict[int, Novice | Searcher] = {q: Novice() for q in range(players) if q != seat}
        bids = hold(state, bots, OnePerson(state, rng, manner))
        own = sum(bidder == seat for bidder, _, _ in bids)
        assert len(bids) - own < MOST_BIDS
        if manner != "least":
            assert len(bids) <= MOST_BIDS


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_bids_alike(level: str) -> None:
    """By what factions are worth, without trying bids in games; whoever judges positions."""
    for seed in range(4):
        state = begin(2 + seed, seed, **OPTIONS[0])
        bots: dict[int, Novice | Searcher] = {q: Searcher(LEVELS[level]) for q in range(2 + seed)}
        bots[0], bots[1] = Novice(usual_net_mind()), Searcher(LEVELS[level], usual_net_mind())
        twice = [hold(state.copy(), bots), hold(state.copy(), bots)]
        assert twice[0] == twice[1] == hold(state, dict.fromkeys(bots, Novice()))


def test_an_underpaid_faction_is_not_left_to_a_person() -> None:
    """A bid of 0 on the best faction is answered by what it is worth; one of all VP is let be."""
    state = begin(3, 7, **OPTIONS[0])
    known = values(state)
    best = known.index(max(known))
    for vp in (0, MOST_VP):
        after = state.copy()
        apply(after, FACTION + int(after.setup.factions[best]))
        apply(after, BID + vp)
        bids = hold(after, {0: Novice(), 1: Novice(), 2: Novice()})
        others = [known[k] for k in range(3) if k != best]
        answers = [bid for _, place, bid in bids if place == best]
        if vp == 0:
            assert answers and answers[-1] > 1 and max(answers) * 1000 < known[best] - min(others)
        else:
            assert answers == []


def test_what_is_worth_nothing_more_is_not_bid_for() -> None:
    usual = usual_mind().weights
    nothing = weights_from(
        [list(row) for row in usual.rows], [list(row) for row in usual.outlook], [0] * len(KEYS), [[0] * 3] * len(KEYS)
    )
    state = begin(4, 5, **OPTIONS[0])
    bots = dict.fromkeys(range(4), Novice(Terms(nothing)))
    bids = 0
    while is_bidding(state):
        for a in bots[int(decider(state))].choose(state):
            apply(state, a)
        bids += 1
    assert bids == 2 * 4 and all(state.v[seat_base(q) + VP] == 40 for q in range(4))
