"""Random play: uniform over the atomic legal actions, and the same for the same seed."""

from __future__ import annotations

from mystica.engine.core.chance import next_random, scramble
from mystica.engine.core.decisions import TURN, top
from mystica.engine.core.state import WORKERS, State, seat_base
from mystica.engine.flow import apply, decider, is_over, new_game
from mystica.engine.playout import legal_actions, play_random, random_actions
from mystica.setups import draw

FACTIONS = ("witches", "nomads", "halflings")


def start(seed: int = 5) -> State:
    return new_game(draw(3, seed, factions=FACTIONS).engine_setup())


def chi_square(counts: dict[int, int], actions: list[int], draws: int) -> float:
    expected = draws / len(actions)
    return sum((counts.get(a, 0) - expected) ** 2 / expected for a in actions)


def first_choices(s: State, draws: int) -> dict[int, int]:
    """How often each action comes first, over so many seeds."""
    counts: dict[int, int] = {}
    for seed in range(draws):
        a = random_actions(s.copy(), seed, 1)[0]
        counts[a] = counts.get(a, 0) + 1
    return counts


def test_first_choice_is_uniform_in_the_setup() -> None:
    """Eleven forests for the first dwelling: each about as often as the others."""
    s = start()
    actions = legal_actions(s)
    assert len(actions) == 11
    counts = first_choices(s, 4400)
    assert set(counts) == set(actions)
    assert chi_square(counts, actions, 4400) < 29.6  # 0.1 % for 10 degrees of freedom


def test_first_choice_is_uniform_in_a_turn() -> None:
    """Every atomic action counts alike, whatever it is: conversions, passes, each transformation."""
    s = start()
    while s.v[top(s)] != TURN:
        random_actions(s, 2, 1)
    s.v[seat_base(decider(s)) + WORKERS] = 12
    actions = legal_actions(s)
    assert len(actions) > 30
    draws = 100 * len(actions)
    counts = first_choices(s, draws)
    assert set(counts) == set(actions)
    free = len(actions) - 1
    assert chi_square(counts, actions, draws) < free + 4 * (2 * free) ** 0.5


def test_later_choices_are_uniform_too() -> None:
    """The second number of a seed is as good as the first: the choice that follows one fixed choice."""
    s = start()
    first = legal_actions(s)[4]
    counts: dict[int, int] = {}
    draws = 0
    for seed in range(12000):
        chosen = random_actions(s.copy(), seed, 2)
        if chosen[0] == first:
            counts[chosen[1]] = counts.get(chosen[1], 0) + 1
            draws += 1
    apply(s, first)
    actions = legal_actions(s)
    assert draws > 800
    assert set(counts) == set(actions)
    free = len(actions) - 1
    assert chi_square(counts, actions, draws) < free + 4 * (2 * free) ** 0.5


def test_the_numbers_fill_their_range() -> None:
    """Never 0, always below 2**32, and every sixteenth of the range about as often."""
    x = scramble(1)
    counts = [0] * 16
    for _ in range(16000):
        x = next_random(x)
        assert 0 < x < 2**32
        counts[x >> 28] += 1
    assert all(850 < count < 1150 for count in counts)


def test_same_seed_same_game() -> None:
    for seed in range(5):
        one, two = start(), start()
        assert play_random(one, seed) == play_random(two, seed)
        assert one.same(two) and one.hash() == two.hash()


def test_different_seeds_differ() -> None:
    ends = set()
    games = set()
    for seed in range(40):
        s = start()
        games.add(tuple(random_actions(s.copy(), seed, 12)))
        play_random(s, seed)
        ends.add(s.hash())
    assert len(games) == len(ends) == 40


def test_play_random_is_the_same_walk_as_random_actions() -> None:
    """Two doors to one thing: the actions listed lead to the end that play_random reaches."""
    fast, slow, by_hand = start(), start(), start()
    decisions, _ = play_random(fast, 17)
    actions = random_actions(slow, 17, 100_000)
    assert len(actions) == decisions
    for a in actions:
        assert a in legal_actions(by_hand)
        apply(by_hand, a)
    assert is_over(by_hand)
    assert fast.same(slow) and slow.same(by_hand)


def test_most_is_kept() -> None:
    """A limit of decisions stops the walk there, and 0 leaves the position alone."""
    s = start()
    before = s.values()
    assert random_actions(s, 3, 0) == [] and s.values() == before
    whole = random_actions(s.copy(), 3, 25)
    assert len(whole) == 25
    assert random_actions(s.copy(), 3, 10) == whole[:10]
