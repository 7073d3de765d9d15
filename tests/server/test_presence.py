"""Who is at which game, by a clock that only the test moves."""

from __future__ import annotations

import pytest

from mystica.server.live import presence
from mystica.server.live.presence import HERE, LOOKING, Presence


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def followed() -> set[str]:
    return set()


@pytest.fixture
def people(clock: Clock, followed: set[str]) -> Presence:
    return Presence(followed.__contains__, clock)


def test_nobody_is_anywhere(people: Presence) -> None:
    assert not people.is_played("a") and not people.is_watched("a")
    assert people.owner("a") == "" and list(people.games()) == []


def test_a_look_counts_for_a_while(people: Presence, clock: Clock) -> None:
    assert people.seen("a", "1.1.1.1", plays=False)
    assert people.is_watched("a") and not people.is_played("a")
    clock.now += LOOKING - 1
    assert not people.seen("a", "1.1.1.1", plays=False)
    clock.now += LOOKING + 1
    assert not people.is_watched("a")
    assert people.seen("a", "1.1.1.1", plays=False)


def test_a_player_stays_for_longer(people: Presence, clock: Clock) -> None:
    people.seen("a", "1.1.1.1", plays=True)
    clock.now += LOOKING + 1
    assert people.is_played("a") and not people.is_watched("a")
    clock.now += HERE
    assert not people.is_played("a")


def test_followers_stay_as_long_as_they_follow(people: Presence, clock: Clock, followed: set[str]) -> None:
    people.seen("a", "1.1.1.1", plays=False)
    followed.add("a")
    clock.now += 10 * HERE
    assert people.is_watched("a") and list(people.games()) == ["a"]
    followed.clear()
    assert not people.is_watched("a")


def test_work_is_done_for_the_player_not_for_whoever_looks(people: Presence, clock: Clock) -> None:
    people.seen("a", "1.1.1.1", plays=True)
    people.seen("a", "6.6.6.6", plays=False)
    assert people.owner("a") == "1.1.1.1"
    clock.now += HERE + 1
    assert people.owner("a") == "6.6.6.6"


def test_games_nobody_is_at_are_forgotten(
    people: Presence, clock: Clock, followed: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "_tidy_at", 50)
    followed.add("game 7")
    for number in range(49):
        people.seen(f"game {number}", "1.1.1.1", plays=False)
    clock.now += LOOKING + 1
    people.seen("new", "1.1.1.1", plays=False)
    assert sorted(people._noted) == ["game 7", "new"]
    assert people._tidy_at == presence._TIDY
