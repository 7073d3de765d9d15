"""Drawn setups: the same seed draws the same for ever, and what is not checked for every draw is right all the same."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import Any

import pytest

from mystica import data
from mystica.boxes.merchants import data as box_data
from mystica.boxes.merchants.engine.sea import YARD_FACTS, sea_of
from mystica.engine.core.setup import BoxFacts
from mystica.engine.flow import new_game
from mystica.setups import GameSetup, SetupError, cache, draw, draw_supply, shared_tables
from tests.saves.games import OWN_MAP

SEEDS = range(40)
KINDS: dict[str, dict[str, Any]] = {
    "base": {},
    "two": {"players": 2},
    "five": {"players": 5, "preset": "tournament"},
    "fire-and-ice": {"options": {"fire-and-ice": "true"}},
    "merchants": {"options": {"merchants": "true"}},
    "everything": {"preset": "everything"},
    "colours": {"options": {"factions": "random", "fire-and-ice": "true"}},
    "auction": {"options": {"factions": "auction", "fire-and-ice": "true", "final-tile": "draw"}},
    "given": {"factions": ("witches", "nomads", "giants", "dwarves")},
    "some given": {"factions": ("", "nomads", "", "dwarves"), "options": {"fire-and-ice": "true"}},
    "another map": {"map": "lakes", "profile": "snellman"},
}
# Of the draws of version 0.1.0
DIGESTS = {
    "base": "3b48be3ec11e2cc1",
    "two": "b6050af1e80b870a",
    "five": "6cb7c75cc3ccd716",
    "fire-and-ice": "3b48be3ec11e2cc1",
    "merchants": "8449d42d6403b370",
    "everything": "7014b78b6a35f3f9",
    "colours": "8e7a5d2e0a2f21f8",
    "auction": "04377ef7f8b71b0f",
    "given": "c45771df08239c62",
    "some given": "b93db99868d1f36d",
    "another map": "3b48be3ec11e2cc1",
}
MORE_KINDS: dict[str, dict[str, Any]] = {
    "own map": {"players": 3, "map": "mine", "map_rows": OWN_MAP},
    "own VP": {"start_vp": dict.fromkeys(data.factions(), 15)},
    "own facts": {"options": {"merchants": "true"}, "facts": {"shipyards.witches.coins": 9}},
    "new cards first": {"options": {"merchants": "true", "merchants-cards-first": "true"}},
}


def drawn(seed: int, players: int = 4, **wishes: Any) -> GameSetup:
    return draw(players, seed, **wishes)


def digest(kind: str) -> str:
    """What is drawn alone: what an option means may change."""
    setups = [drawn(seed, **KINDS[kind]) for seed in SEEDS]
    texts = [repr((s.scoring, s.bonus, s.factions, s.colours, s.final_tile)) for s in setups]
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16]


@pytest.mark.parametrize("kind", KINDS)
def test_a_seed_draws_what_it_always_drew(kind: str) -> None:
    assert digest(kind) == DIGESTS[kind]


def plain(value: object) -> object:
    """The engine's form of a setup as plain values."""
    if isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, list) and any(isinstance(facts, BoxFacts) for facts in value):
        return [plain(facts) for facts in value]
    if isinstance(value, (list, tuple, dict)):
        return repr(value)
    if isinstance(value, BoxFacts) or hasattr(value, "faction_mode"):
        return {name: plain(getattr(value, name)) for name in dir(value) if not name.startswith("_")}
    return getattr(value, "name", None) or list(value)  # type: ignore[call-overload]


@pytest.mark.parametrize("kind", [*KINDS, *MORE_KINDS])
def test_every_draw_would_pass_the_check(kind: str) -> None:
    """Only the first of a kind is checked; here all are, and made from nothing."""
    wishes = {**KINDS, **MORE_KINDS}[kind]
    setups = [drawn(seed, **wishes) for seed in SEEDS]
    for setup in setups:
        shared_tables.cache.clear()
        anew = replace(setup, _engine=[])
        assert plain(anew.engine_setup()) == plain(setup.engine_setup())
    assert len({setup.scoring for setup in setups}) > 1


def test_games_of_a_kind_share_the_tables_of_their_sea() -> None:
    one, other = (drawn(seed, **KINDS["merchants"]).engine_setup() for seed in (1, 2))
    assert sea_of(new_game(one)) is sea_of(new_game(other))
    assert one.scoring is not other.scoring


def test_other_facts_make_another_sea() -> None:
    own = MORE_KINDS["own facts"]
    place = box_data.YARD_NUMBERS.index("coins") + int(YARD_FACTS) * list(data.factions()).index("witches")
    usual, again = (sea_of(new_game(drawn(seed, options=own["options"]).engine_setup())) for seed in (1, 2))
    assert sea_of(new_game(drawn(1, **own).engine_setup())).yards[place] == 9
    assert again is usual
    assert usual.yards[place] != 9


def test_what_one_game_changes_is_not_shared() -> None:
    first = drawn(1)
    first.options["leech"] = "nonsense"
    first.start_vp["witches"] = 99
    second = drawn(1)
    assert second.options["leech"] != "nonsense"
    assert not second.start_vp


def test_given_factions_are_checked_after_a_right_draw() -> None:
    drawn(1, factions=("witches", "nomads", "giants", "dwarves"))
    for wrong in (("witches", "auren", "giants", "dwarves"), ("witches", "nomads"), ("witches", "yetis", "giants", "")):
        for _ in range(2):
            with pytest.raises(SetupError):
                drawn(2, factions=wrong)


def test_starting_vp_are_asked_for_of_every_faction_that_is_drawn() -> None:
    """Witches and whoever is drawn beside them: that they have some depends on the seed."""
    refused = 0
    some = dict.fromkeys(list(data.factions())[::2], 20) | {"witches": 20}
    for seed in SEEDS:
        try:
            setup = drawn(seed, players=2, factions=("witches", ""), start_vp=some)
            assert set(setup.factions) <= set(some)
        except SetupError:
            refused += 1
    assert 0 < refused < len(SEEDS)


def test_what_is_kept_is_bounded() -> None:
    for vp in range(2 * cache.MOST):
        drawn(1, start_vp=dict.fromkeys(data.factions(), vp))
    assert len(draw_supply.cache) <= cache.MOST
    assert len(shared_tables.cache) <= cache.MOST
