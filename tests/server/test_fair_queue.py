"""Whose turn it is: people who are there first, then turn by turn between owners and games; short thoughts always find
a process."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mystica.server.bots.bot_time import length_of
from mystica.server.bots.fair_queue import FIRST, FairQueue, Quota

BEHIND = FIRST + 1


def ranked(rank: int | None) -> Callable[[], int | None]:
    return lambda: rank


def first() -> int:
    return FIRST


def behind() -> int:
    return BEHIND


def picked(queue: FairQueue, most: int = 1000) -> list[str]:
    """One after the other, each done before the next is picked."""
    found: list[str] = []
    while len(found) < most and (name := queue.pick()) is not None:
        queue.done(name)
        found.append(name)
    return found


def test_games_of_people_who_are_there_come_first_however_many_wait() -> None:
    queue = FairQueue(3)
    for number in range(300):
        queue.add(f"bots {number}", behind, owner="somebody")
    queue.add("honest", first, owner="another")
    assert queue.pick() == "honest"


def test_a_short_thought_of_people_finds_a_process_while_others_have_all_they_may() -> None:
    queue = FairQueue(3)
    for number in range(300):
        queue.add(f"bots {number}", behind)
    under_way = [queue.pick() for _ in range(5)]
    assert sum(name is not None for name in under_way) == 2  # the third process is left to people
    queue.add("honest", first)
    assert queue.pick() == "honest"
    assert queue.pick() is None


def test_long_thoughts_leave_processes_to_shorter_ones() -> None:
    queue = FairQueue(3)
    for number in range(8):
        queue.add(f"expert@60s {number}", first, length=length_of("expert@60s"))
    assert queue.pick() == "expert@60s 0" and queue.pick() is None
    queue.add("expert@3s", first, length=length_of("expert@3s"))
    assert queue.pick() == "expert@3s" and queue.pick() is None
    queue.add("casual", first, length=length_of("casual"))
    assert queue.pick() == "casual"
    queue.add("novice", first)
    assert queue.pick() is None  # there is no fourth process
    queue.done("casual")
    assert queue.pick() == "novice"


@pytest.mark.parametrize(("level", "length"), [("novice", 0), ("expert", 0), ("expert@3s", 1), ("expert@60s", 2)])
def test_lengths(level: str, length: int) -> None:
    assert length_of(level) == length


def test_games_take_turns() -> None:
    queue = FairQueue(1)
    order: list[str] = []
    for game in "abc":
        queue.add(game, first)
    for _ in range(9):
        found = queue.pick()
        assert found is not None
        order.append(found)
        queue.done(found)
        queue.add(found, first)  # its next bot is to move
    assert "".join(order) == "abcabcabc"


def test_owners_take_turns_however_many_games_one_of_them_has() -> None:
    queue = FairQueue(2)
    for number in range(50):
        queue.add(f"many {number}", first, owner="script")
    queue.add("one", first, owner="person")
    assert picked(queue, 3) == ["many 0", "one", "many 1"]
    queue.add("one", first, owner="person")
    assert picked(queue, 2) == ["many 2", "one"]


def test_whoever_waits_keeps_the_place() -> None:
    queue = FairQueue(1)
    for game in "abc":
        queue.add(game, first)
    queue.add("a", first, length=2)
    assert picked(queue) == ["a", "b", "c"]


def test_another_owner_another_place() -> None:
    queue = FairQueue(1)
    for game in "abc":
        queue.add(game, first, owner="watcher")
    queue.add("c", first, owner="player")
    assert len(queue) == 3
    assert picked(queue) == ["a", "c", "b"]


def test_ranks_are_asked_for_when_it_matters() -> None:
    ranks: dict[str, int | None] = {"a": BEHIND, "b": BEHIND, "c": BEHIND}
    queue = FairQueue(2)
    for game in ranks:
        queue.add(game, lambda game=game: ranks[game])  # type: ignore[misc]
    ranks["a"], ranks["c"] = None, FIRST  # one has lost its watcher, one has got its player back
    assert picked(queue) == ["c", "b"]
    assert "a" not in queue and len(queue) == 0


def test_quotas_of_games_without_people() -> None:
    queue = FairQueue(10, Quota(total=4, of_one=2))
    for owner in "pqr":
        for number in range(5):
            queue.add(f"{owner}{number}", behind, owner=owner)
    begun = [queue.pick() for _ in range(5)]
    assert begun == ["p0", "q0", "r0", "p1", None]
    queue.worked("p0")  # it has its answer, but pauses before it moves: the place is still taken
    assert queue.pick() is None
    queue.done("r0")
    assert queue.pick() == "q1"
    queue.add("person", first)
    assert queue.pick() == "person"  # no quota for people


def test_whoever_pauses_needs_no_process() -> None:
    queue = FairQueue(1)
    queue.add("a", first)
    queue.add("b", first)
    assert queue.pick() == "a" and queue.pick() is None
    queue.worked("a")
    assert queue.pick() == "b"


def test_one_game_thinks_one_thought_at_a_time() -> None:
    queue = FairQueue(3)
    queue.add("a", first)
    assert queue.pick() == "a"
    queue.add("a", first)
    assert queue.pick() is None
    queue.done("a")
    assert queue.pick() == "a"


names = st.sampled_from([f"game {number}" for number in range(8)])
steps = st.one_of(
    st.tuples(
        st.just("add"),
        names,
        st.sampled_from(["p", "q", "r"]),
        st.integers(0, 2),
        st.sampled_from([FIRST, BEHIND, None]),
    ),
    st.tuples(st.just("pick")),
    st.tuples(st.sampled_from(["worked", "done", "discard"]), names),
)


@settings(max_examples=300, deadline=None)
@given(st.integers(1, 4), st.lists(steps, max_size=60))
def test_whatever_happens(processes: int, script: list[tuple[object, ...]]) -> None:
    """No rank is passed over by a later one that could begin, limits hold, and nothing is picked that does not wait."""
    quota = Quota(total=3, of_one=2)
    queue = FairQueue(processes, quota)
    waiting: dict[str, tuple[str, int, int | None]] = {}
    working: dict[str, int] = {}
    under_way: dict[str, tuple[str, int]] = {}

    def may(name: str) -> bool:
        owner, length, rank = waiting[name]
        if rank is None or name in under_way:
            return False
        others = [one for one, its in under_way.values() if its != FIRST]
        if rank != FIRST and (len(others) >= quota.total or others.count(owner) >= quota.of_one):
            return False
        length = max(length, 1) if rank else length
        lengths = list(working.values())
        if len(lengths) >= processes:
            return False
        if length >= 1 and sum(one >= 1 for one in lengths) >= max(1, processes - 1):
            return False
        return not (length >= 2 and sum(one >= 2 for one in lengths) >= max(1, processes - 2))

    for step in script:
        if step[0] == "add":
            _, name, owner, length, rank = step
            assert isinstance(name, str) and isinstance(owner, str) and isinstance(length, int)
            assert rank is None or isinstance(rank, int)
            waiting[name] = owner, length, rank
            queue.add(name, ranked(rank), owner=owner, length=length)
        elif step[0] == "pick":
            possible = [name for name in waiting if may(name)]
            found = queue.pick()
            if found is None:
                assert not possible
            else:
                assert found in possible
                owner, length, rank = waiting.pop(found)
                assert rank is not None and rank == min(waiting_rank(waiting, possible, found, rank))
                under_way[found] = owner, rank
                working[found] = max(length, 1) if rank else length
            for name in [name for name, entry in waiting.items() if entry[2] is None]:
                if name not in queue:
                    del waiting[name]
        else:
            kind, name = step
            assert isinstance(name, str)
            if kind == "worked":
                queue.worked(name)
                working.pop(name, None)
            elif kind == "done":
                queue.done(name)
                working.pop(name, None)
                under_way.pop(name, None)
            else:
                queue.discard(name)
                waiting.pop(name, None)
        assert set(queue) == set(waiting)
        assert len(working) <= processes


def waiting_rank(
    waiting: dict[str, tuple[str, int, int | None]], possible: list[str], found: str, rank: int
) -> list[int]:
    ranks = [waiting[name][2] for name in possible if name != found]
    return [rank, *(one for one in ranks if one is not None)]


@settings(max_examples=100, deadline=None)
@given(st.lists(st.integers(1, 5), min_size=1, max_size=5), st.integers(5, 40))
def test_nobody_is_kept_waiting_for_longer_than_a_round(games: list[int], rounds: int) -> None:
    """All always want to go on: between two turns of an owner every other has had one, and so have its own games."""
    queue = FairQueue(1)
    owners = {f"{owner} {number}": str(owner) for owner, count in enumerate(games) for number in range(count)}
    for name, owner in owners.items():
        queue.add(name, first, owner=owner)
    served: list[str] = []
    for _ in range(rounds * len(games)):
        found = queue.pick()
        assert found is not None
        served.append(found)
        queue.done(found)
        queue.add(found, first, owner=owners[found])
    turns = [owners[name] for name in served]
    for place in range(len(turns) - len(games) + 1):
        assert len(set(turns[place : place + len(games)])) == len(games)
    for number, count in enumerate(games):
        own = [name for name in served if owners[name] == str(number)]
        for place in range(len(own) - count + 1):
            assert len(set(own[place : place + count])) == count
