"""Random walks through whole games: the invariants of tools/soak.py in small, and pinned counts of sequences."""

from __future__ import annotations

import random

import pytest

from mystica import data
from mystica.engine.core import state as col
from mystica.engine.core.state import State
from mystica.engine.flow import apply, is_over, new_game
from mystica.engine.playout import legal_actions, perft
from mystica.setups import GameSetup, draw
from tests import perft as pinned
from tests.invariants import (
    FACTIONS,
    MAPS,
    Broken,
    Start,
    Walk,
    check_end,
    check_legal,
    check_state,
    play_checked,
    random_factions,
    random_setup,
    replay,
    walk,
)

GAMES = 120
PERFT_MOST = 20_000  # sequences counted by the tests; more are for the compiled engine


@pytest.mark.parametrize("seed", range(GAMES))
def test_invariants_hold_in_random_games(seed: int) -> None:
    """Purses and tokens conserved, pieces and tiles counted, copies apart, replay exact, nothing left over."""
    play_checked(f"walk {seed}", checks=6)


def check_every_decision(rng: random.Random, setup: GameSetup) -> None:
    s = new_game(setup.engine_setup())
    s.trace = []
    start = Start(s.values())
    while not is_over(s):
        check_state(s, start)
        actions = legal_actions(s)
        check_legal(actions)
        apply(s, rng.choice(actions))
    check_state(s, start)
    check_end(s)


@pytest.mark.parametrize("name", MAPS)
def test_invariants_hold_at_every_decision(name: str) -> None:
    """One game on each map with every single position checked."""
    rng = random.Random(f"every decision {name}")
    check_every_decision(rng, random_setup(rng, maps=[name]))


@pytest.mark.parametrize("faction", [faction.key for faction in FACTIONS if faction.option])
@pytest.mark.parametrize("profile", data.PROFILES)
def test_invariants_hold_at_every_decision_of_a_faction(faction: str, profile: str) -> None:
    """The same for each faction that is more than numbers, under both profiles and beside others of its kind."""
    rng = random.Random(f"every decision {faction} {profile}")
    board = data.factions()[faction].colour
    others = random_factions(rng, 2, [other for other in FACTIONS if other.colour != board])
    options = {"fire-and-ice": "true", "final-tile": "draw", "promo-towns": "true", "promo-bonus": "true"}
    check_every_decision(rng, draw(3, 1, profile=profile, options=options, factions=[faction, *others]))


def test_random_setups_draw_everything() -> None:
    """All factions, maps, ways to get a faction and values of every option turn up."""
    rng = random.Random("everything")
    setups = [random_setup(rng) for _ in range(400)]
    assert {key for setup in setups for key in setup.factions} == set(data.factions())
    assert {setup.map for setup in setups} == {*MAPS, "own"}
    assert {colour for setup in setups for colour in setup.colours} == {faction.colour for faction in FACTIONS}
    for key, option in data.options().items():
        drawn = {setup.options[key] for setup in setups}
        assert drawn == set(option.values), key


def finished_walk(seed: int) -> tuple[Walk, State]:
    rng = random.Random(f"finished {seed}")
    game = Walk(random_setup(rng))
    return game, walk(game, rng)


def test_replay_to_every_ply() -> None:
    """Undo by replay: every prefix of a record gives the position that stood there."""
    game, _ = finished_walk(1)
    s = new_game(game.setup.engine_setup())
    for ply in range(0, len(game.actions), 7):
        again = replay(game.setup, game.actions[:ply])
        assert again.same(s) and again.hash() == s.hash() and again.values() == s.values()
        for a in game.actions[ply : ply + 7]:
            apply(s, a)


def test_copies_do_not_alias() -> None:
    """Playing on from one copy changes neither the original nor another copy; restore brings it back."""
    game, _ = finished_walk(2)
    s = replay(game.setup, game.actions[:60])
    one, two = s.copy(), s.copy()
    values, number = s.values(), s.hash()
    for a in game.actions[60:100]:
        apply(one, a)
    assert s.values() == two.values() == values and s.hash() == two.hash() == number
    assert not one.same(s) and one.hash() != number
    one.restore(s)
    assert one.same(s)
    apply(one, legal_actions(one)[0])
    assert s.values() == values


def test_the_trace_changes_nothing() -> None:
    """A traced game and an untraced one come to the same end."""
    game, end = finished_walk(3)
    assert end.trace
    assert replay(game.setup, game.actions).same(end)


def test_hash_tells_columns_apart() -> None:
    """A change in any one column changes the hash, also for values beyond 20 and 40 bits."""
    game, end = finished_walk(4)
    s = replay(game.setup, game.actions[:80])
    number = s.hash()
    assert number != end.hash()
    for column in range(int(col.SIZE)):
        old = s.v[column]
        for value in (old + 1, old + 2**21, old + 2**45):
            s.v[column] = value
            assert s.hash() != number, column
        s.v[column] = old
    assert s.hash() == number


@pytest.mark.parametrize(
    ("column", "change"),
    [
        (col.PLAYER + col.COINS, 1),
        (col.PLAYER + col.VP, -1),
        (col.PLAYER + col.BOWL2, 1),
        (col.PLAYER + col.CULT_LEVEL, 1),
        (col.PLAYER + col.COUNT + 1, 1),
        (col.PLAYER + col.KEYS, 1),
        (col.PLAYER + col.PRIESTS_SENT, 1),
        (col.PLAYER + col.OWN_LO, 1),
        (col.PLAYER + col.START_TERRAIN, 1),
        (col.PLAYER + col.PRIEST_SUPPLY, 1),
        (col.PLAYER + col.UNLOCKED, 1),
        (col.TERRAIN + 3, 7),
        (col.OCCUPIED_HI, 4),
        (col.FAVORS_LEFT + 5, -1),
        (col.TOWNS_LEFT, 1),
        (col.BONUS_LEFT, 1),
        (col.BRIDGES, 1),
        (col.TOWN_PICKS, 1),
        (col.OFFER + 3, 9),
        (col.EVENT + 2, 17),
        (col.FRAME + 60, 1),
        (col.SIZE - 2, 1),
    ],
)
def test_the_invariants_notice(column: int, change: int) -> None:
    """Each kind of damage to a sound position is found."""
    rng = random.Random("damage")
    setup = random_setup(rng)
    s = new_game(setup.engine_setup())
    s.trace = []
    start = Start(s.values())
    for _ in range(60):
        apply(s, rng.choice(legal_actions(s)))
    check_state(s, start)
    s.v[column] = int(s.v[column]) + change if int(s.v[column]) & change != change else int(s.v[column]) - change
    with pytest.raises(Broken):
        check_state(s, start)


def test_a_bad_list_is_noticed() -> None:
    for bad in ([], [3, 2], [4, 4], [99999]):
        with pytest.raises(Broken):
            check_legal(bad)


def pins() -> list[tuple[str, str, int, int]]:
    return [
        (position.name, position.setup, depth, count)
        for position in pinned.read()
        for depth, count in position.counts
        if count <= PERFT_MOST
    ]


@pytest.mark.parametrize(("name", "setup", "depth", "count"), pins(), ids=lambda value: str(value).partition(" ")[0])
def test_perft(name: str, setup: str, depth: int, count: int) -> None:
    """Numbers of action sequences as pinned in tests/data/perft.txt."""
    assert int(perft(pinned.reach(setup), depth)) == count


def test_perft_file_is_complete() -> None:
    assert {p.name: p.setup for p in pinned.read()} == pinned.POSITIONS
    assert len(pinned.POSITIONS) >= 8
