"""Random positions of random games against the second opinion of tests/oracle.

A sample is the default; MYSTICA_ORACLE_GAMES=N plays N games. A failure names the seed, the place and the actions
on which the two disagree; seeds are the parameters, so one game runs alone with `-k "[SEED]"`.
"""

from __future__ import annotations

import os
import random
from dataclasses import replace
from functools import cache

import pytest

from mystica import data
from mystica.engine.core import actions as act
from mystica.engine.core import ids
from mystica.engine.core import state as col
from mystica.engine.core.decisions import AFTER, BID_FACTION, BIDDING, OFFERING, SPADES, TAKE_POWER, TURN, top
from mystica.engine.core.state import State, seat_base
from mystica.engine.flow import apply, is_over, may_apply_unlisted, new_game
from mystica.engine.playout import legal_actions
from mystica.notation.moves import text_of
from mystica.setups import GameSetup, draw
from tests import oracle
from tests.invariants import BASE_FACTIONS, MAPS, RULINGS, TILE_OPTIONS, random_unlisted, setup_text

GAMES = int(os.environ.get("MYSTICA_ORACLE_GAMES") or 56)
FIRE_AND_ICE = 100_000  # seeds from here on are games with the factions of that box
FIRE_AND_ICE_GAMES = int(os.environ.get("MYSTICA_ORACLE_GAMES") or 36)
SEEDS = (*range(GAMES), *range(FIRE_AND_ICE, FIRE_AND_ICE + FIRE_AND_ICE_GAMES))
OF_THE_BOX = [faction for faction in data.factions().values() if faction.option]
COMPARED = {int(TURN): 0.15, int(AFTER): 0.03, int(TAKE_POWER): 0.03}  # share of decisions by kind, else...
USUALLY = 0.6
PREDICTED = 0.5  # share of actions whose outcome is foretold...
SELDOM = 0.1  # ...but so many of the dull ones: done, conversions


def sample_setup(seed: int, rng: random.Random) -> GameSetup:
    if seed >= FIRE_AND_ICE:
        return sample_of_the_box(seed - FIRE_AND_ICE, rng)
    return sample_of_the_base(seed, rng)


def sample_of_the_box(number: int, rng: random.Random) -> GameSetup:
    """Every faction of Fire & Ice under both profiles, on every map, against anybody; every way to get a faction."""
    first = OF_THE_BOX[number % len(OF_THE_BOX)]
    profile = data.PROFILES[number // len(OF_THE_BOX) % 2]
    players = rng.randint(2, 5)
    boards = sorted({faction.colour for faction in data.factions().values()} - {first.colour})
    others = [
        rng.choice([f.key for f in data.factions().values() if f.colour == b]) for b in rng.sample(boards, players - 1)
    ]
    factions = rng.sample([first.key, *others], players)
    options = {key: rng.choice(("false", "true")) for key in TILE_OPTIONS}
    options |= {"fire-and-ice": "true", "final-tile": rng.choice(("draw", "draw", "off"))}
    options["turn-order"] = rng.choice(("clockwise", "passing"))
    if number % 5 == 4:
        options |= {key: rng.choice(data.options()[key].values) for key in RULINGS}
    if number % 4 == 3:
        factions = []
        options["factions"] = rng.choice(("choice", "random", "auction"))
    return draw(players, number, map=MAPS[number % len(MAPS)], profile=profile, options=options, factions=factions)


def sample_of_the_base(seed: int, rng: random.Random) -> GameSetup:
    """Every faction under both profiles, then everything else at random."""
    first = BASE_FACTIONS[seed % len(BASE_FACTIONS)]
    profile = data.PROFILES[seed // len(BASE_FACTIONS) % 2]
    players = rng.randint(2, 5)
    colours = rng.sample([c for c in data.common().wheel if c != first.colour], players - 1)
    others = [rng.choice([f.key for f in BASE_FACTIONS if f.colour == colour]) for colour in colours]
    factions = rng.sample([first.key, *others], players)
    options = {key: rng.choice(("false", "true")) for key in TILE_OPTIONS}
    options["turn-order"] = rng.choice(("clockwise", "passing"))
    if seed % 7 == 6:
        options |= {key: rng.choice(data.options()[key].values) for key in RULINGS}
    if seed % 9 == 8:
        factions = []
        options["factions"] = rng.choice(("choice", "random"))
    name = MAPS[seed // 3 % len(MAPS)] if seed % 3 == 0 else "base"
    return draw(players, seed, map=name, profile=profile, options=options, factions=factions)


def weight(a: int) -> float:
    """Structures often, conversions, passing and plain transformations seldom."""
    if act.BUILD <= a < act.TRANSFORM:
        return 12
    if act.ADVANCE_SHIPPING <= a < act.PASS:
        return 6
    if act.CONNECT <= a < act.BUILD:
        return 40
    if a == act.DONE:
        return 1.5
    if a < act.ADVANCE_SHIPPING or act.PASS <= a < act.FACTION:
        return 0.3
    return 0.5


def enrich(s: State, seat: int, rng: random.Random) -> None:
    """Presents from nobody: full maps, empty purses and odd bowls are seldom reached without."""
    v = s.v
    me = seat_base(seat)
    if rng.random() < 0.2:
        v[me + col.VP] = rng.randint(0, 3)
    track = rng.randrange(4)
    if rng.random() < 0.3 and v[me + col.CULT_LEVEL + track] < ids.TOP:
        v[me + col.CULT_LEVEL + track] = rng.randint(6, 9)
    if rng.random() < 0.3:
        tokens = sum(int(v[me + col.BOWL1 + i]) for i in range(3))
        one = rng.randint(0, tokens)
        two = rng.randint(0, tokens - one)
        for i, bowl in enumerate((one, two, tokens - one - two)):
            v[me + col.BOWL1 + i] = bowl
    v[me + col.COINS] += rng.randint(0, 20)
    v[me + col.WORKERS] += rng.randint(0, 10)
    room = int(v[me + col.PRIEST_SUPPLY]) - int(v[me + col.PRIESTS]) - int(v[me + col.PRIESTS_SENT])
    v[me + col.PRIESTS] += rng.randint(0, room)


class Sample:
    """One random game of the sample, decision by decision."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.rng = random.Random(f"oracle {seed}")
        self.setup = sample_setup(seed, self.rng)
        self.state = new_game(self.setup.engine_setup())
        self.generous = self.rng.random() < 0.7
        self.aside = self.rng.random() < 0.3
        self.ply = 0

    def next_action(self) -> int:
        """Presents and answers out of turn may come before it."""
        s, rng = self.state, self.rng
        while self.aside and rng.random() < 0.1:
            a = random_unlisted(rng, s)
            if a < 0:
                break
            apply(s, a)
            self.ply += 1
        if is_over(s):
            return -1
        if self.generous and s.v[top(s)] == TURN and rng.random() < 0.4:
            enrich(s, rng.randrange(self.setup.players), rng)
        actions = legal_actions(s)
        assert actions, f"{self.where()}nothing is legal"
        return rng.choices(actions, [weight(a) for a in actions])[0]

    def play(self, a: int) -> None:
        apply(self.state, a)
        self.ply += 1

    def where(self) -> str:
        return f"seed {self.seed}, ply {self.ply}\n{setup_text(self.setup)}\n"


def name_of(s: State, a: int) -> str:
    try:
        return f"{a} {text_of(s, a)}"
    except Exception:
        return f"{a} {oracle.DECODED[a]}"


def compare_lists(game: Sample) -> None:
    """legal_actions against brute force over the whole layout."""
    s = game.state
    listed = legal_actions(s)
    assert listed == sorted(set(listed)), f"{game.where()}not strictly ascending: {listed}"
    expected = oracle.expected_legal(s)
    if set(listed) != expected:
        stack = oracle.read(s).stack
        wrong = ", ".join(name_of(s, a) for a in listed if a not in expected)
        missing = ", ".join(name_of(s, a) for a in sorted(expected - set(listed)))
        pytest.fail(f"{game.where()}decision {stack}\nlisted, not legal: {wrong}\nlegal, not listed: {missing}")


def differences(expected: oracle.Expected, before: oracle.Game, now: oracle.Game) -> list[str]:
    """Where a position is not what was foretold."""
    then = expected.game
    out = [name for name in ("terrain", "structures", "bridges") if getattr(then, name) != getattr(now, name)]
    if expected.offers:
        made = [(owner, power) for owner, _, power in now.offers][-len(expected.offers) :]
        if made != expected.offers:
            out.append(f"offers {made}, foretold {expected.offers}")
    if (before.round, before.phase) != (now.round, now.phase):
        return out  # income and bonuses came in between
    if then.town_picks != now.town_picks:
        out.append(f"towns to pick {now.town_picks}, foretold {then.town_picks}")
    actor = before.stack[-1].seat
    frames = [oracle.spades_of(f) for f in now.stack if f.kind == SPADES]
    if expected.gained is not None and [(f.free, f.plain) for f in frames] != [expected.gained]:
        out.append(f"spades {frames}, foretold {expected.gained}")
    if expected.left is not None and frames != [expected.left]:
        player = now.players[actor]
        piece = player.board.structures["D"]
        may_build = expected.left.homes and (
            now.setup.convert_anytime
            or (oracle.piece_left(player, "D") and oracle.can_pay(player, piece.coins, piece.workers, 0))
        )
        if frames or expected.left.free or may_build:
            out.append(f"spades {frames}, foretold {expected.left}")
    names = [
        "coins", "workers", "priests", "vp", "shipping", "digging", "counts", "favors", "card", "specials", "home",
        "priests_sent", "towns", "links", "passed", "skip_extra", "town_tiles", "cults", "keys", "bowls", "start",
        "unlocked", "supply",
    ]  # fmt: skip
    for p, (mine, real) in enumerate(zip(then.players, now.players)):
        unsure = {"cults", "keys", "bowls"} if p == actor and not expected.sure_of_cults else set()
        if p != actor and mine.faction is not None and mine.trait("reaction_power"):
            unsure = {"bowls"}  # gains power when all refuse
        for name in names:
            if name not in unsure and getattr(mine, name) != getattr(real, name):
                out.append(f"seat {p} {name}: {getattr(real, name)}, foretold {getattr(mine, name)}")
    return out


def traced(s: State, seat: int, what: int, why: int) -> int:
    return sum(amount for p, w, amount, y in s.trace or [] if (p, w, y) == (seat, what, why))


def check_round_change(game: Sample, before: oracle.Game, now: oracle.Game) -> None:
    """Cult bonuses and income, as far as bowls and supplies do not cut them."""
    s = game.state
    for p, player in enumerate(now.players):
        if before.phase == ids.ACTIONS and now.phase != ids.OVER:
            tile = before.scoring
            times = oracle.cult_bonus_times(player, tile)
            assert traced(s, p, int(ids.E_COINS), int(ids.BY_CULT_BONUS)) == times * tile.coins, game.where()
            assert traced(s, p, int(ids.E_WORKERS), int(ids.BY_CULT_BONUS)) == times * tile.workers, game.where()
        if now.round > before.round:
            income = oracle.income_of(player)
            assert traced(s, p, int(ids.E_COINS), int(ids.BY_INCOME)) == income.coins, game.where()
            assert traced(s, p, int(ids.E_WORKERS), int(ids.BY_INCOME)) == income.workers, game.where()
            came = traced(s, p, int(ids.E_PRIESTS), int(ids.BY_INCOME))
            if player.trait("first_priest_limit"):
                income = replace(income, priests=0)  # about each of them a question is asked
            assert came == min(income.priests, oracle.priests_in_supply(player) + came), game.where()
            power = traced(s, p, int(ids.E_POWER), int(ids.BY_INCOME))
            assert power == income.power or (power < income.power and player.bowls[:2] == [0, 0]), game.where()


def check_final_scoring(game: Sample, expected: oracle.Expected) -> None:
    """Cult ranks, largest areas and resources, each by hand."""
    s = game.state
    final = oracle.read(s)
    for why, vp in (
        (ids.BY_CULT_RANK, oracle.cult_vp(final)),
        (ids.BY_AREA, oracle.area_vp(final)),
        (ids.BY_RESOURCES, oracle.resource_vp(expected.game)),
    ):
        gained = [traced(s, p, int(ids.E_VP), int(why)) for p in range(game.setup.players)]
        assert gained == vp, f"{game.where()}{ids.WHY[why]}: {gained}, by hand {vp}"
    by_hand = [0] * game.setup.players
    if game.setup.final_tile:
        by_hand = oracle.final_tile_vp(final, game.setup.final_tile)
    gained = [traced(s, p, int(ids.E_VP), int(ids.BY_FINAL_TILE)) for p in range(game.setup.players)]
    assert gained == by_hand, f"{game.where()}{game.setup.final_tile}: {gained}, by hand {by_hand}"


def may_be_the_last(s: State) -> bool:
    """Could this decision end the game?"""
    passed = sum(int(s.v[seat_base(p) + col.PASSED]) for p in range(int(s.setup.n)))
    return bool(s.v[col.ROUND] == ids.ROUNDS) and passed >= s.setup.n - 1


@pytest.mark.parametrize("seed", SEEDS)
def test_positions_of_random_games(seed: int) -> None:
    """Legal lists as the rules have them, and outcomes as foretold."""
    game = Sample(seed)
    s = game.state
    picker = random.Random(seed)
    while not is_over(s):
        a = game.next_action()
        if a < 0:
            break
        if picker.random() < COMPARED.get(int(s.v[top(s)]), USUALLY):
            compare_lists(game)
        often = PREDICTED if a >= act.ADVANCE_SHIPPING else SELDOM
        bidding = s.v[top(s)] in (BID_FACTION, BIDDING)  # its end gives out all factions at once
        if bidding or (picker.random() > often and not may_be_the_last(s)):
            game.play(a)
            continue
        before = oracle.read(s)
        expected = oracle.predict(s, a)
        text = name_of(s, a)
        s.trace = []
        game.play(a)
        now = oracle.read(s)
        wrong = differences(expected, before, now)
        assert not wrong, f"{game.where()}after {text} of seat {before.stack[-1].seat}: {'; '.join(wrong)}"
        if (before.round, before.phase) != (now.round, now.phase) and before.phase >= ids.DEALING:
            check_round_change(game, before, now)
        if is_over(s):
            check_final_scoring(game, expected)
        s.trace = None


@cache
def sights() -> tuple[set[int], set[str], set[str]]:
    """Kinds of decisions, names of actions and factions with a stronghold that the default sample comes by."""
    seen: set[int] = set()
    names: set[str] = set()
    strongholds: set[str] = set()
    for seed in (*range(56), *range(FIRE_AND_ICE, FIRE_AND_ICE + 36)):
        game = Sample(seed)
        while not is_over(game.state):
            a = game.next_action()
            if a < 0:
                break
            v = game.state.v
            seen.add(int(v[col.FRAME + (v[col.DEPTH] - 1) * 4]))
            names.add(oracle.DECODED[a][0])
            game.play(a)
        for player in oracle.read(game.state).players:
            if player.counts["SH"]:
                strongholds.add(player.board.key)
    return seen, names, strongholds


def test_the_sample_is_worth_its_name() -> None:
    """Every kind of decision and action occurs in it."""
    seen, names, strongholds = sights()
    assert seen == set(range(1, 19)) - {int(OFFERING)}
    assert names == {name for name, _, _, _ in oracle.DECODED} - {"gap"}
    assert len(strongholds) >= 18


def test_the_oracle_knows_the_maps() -> None:
    """Neighbours and bridges from rows and columns are the engine's."""
    for name in MAPS:
        board = draw(2, 1, map=name).engine_setup().board
        mine = oracle.geometry(name)
        assert [sorted(mine.near[i]) for i in mine.spaces] == board.near_list
        assert list(mine.bridges) == [(board.bridge_a[k], board.bridge_b[k]) for k in range(int(board.n_bridges))]


def test_the_cycle_of_terrains() -> None:
    """Two ways to and from home, one way between others, never through home; 1 to 6 spades."""
    wheel = data.common().wheel
    for home in wheel:
        for start in wheel:
            for target in wheel:
                if start == target:
                    continue
                found = oracle.ways(home, start, target)
                assert len(found) == (2 if home in (start, target) else 1)
                assert all(1 <= steps <= 6 for steps in found)


def test_nothing_is_legal_after_the_end() -> None:
    game = Sample(3)
    while not is_over(game.state):
        game.play(game.next_action())
    assert legal_actions(game.state) == []
    assert oracle.expected_legal(game.state) == set()
    assert not any(may_apply_unlisted(game.state, a) for a in range(int(act.OUT_OF_TURN), int(act.N_ACTIONS)))
