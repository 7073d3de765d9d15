"""The overlays in the shapes of the API."""

from __future__ import annotations

import random

from mystica.game import Game
from mystica.server.play.overlays import overlays_of
from mystica.server.shapes import overlays as overlays_shapes
from tests.game.tables import play_on, random_game


def test_every_seat_sees_its_map() -> None:
    game = Game.new(3, 4, factions=("witches", "nomads", "dwarves"))
    play_on(game, random.Random(4), 80)
    labels = {space.label for space in game.map.spaces}
    for seat in range(3):
        seen = overlays_of(game, seat)
        assert seen.seat == seat and seen.reach and seen.network
        assert not set(seen.reach) & set(seen.reach_more)
        assert {*seen.reach, *seen.reach_more, *seen.spades, *seen.leech} <= labels
        own = {space.label for space in game.map.spaces if space.owner == seat}
        assert {label for area in seen.network for label in area} == own
        assert {label for town in seen.towns for label in town.spaces} <= own
        assert set(seen.leech) <= own | set(seen.reach)
        assert all(place.seat != seat and place.power > 0 for places in seen.leech.values() for place in places)
        assert overlays_shapes.Overlays.model_validate_json(seen.model_dump_json()) == seen


def test_at_any_time_of_a_game() -> None:
    game = random_game(3)
    rng = random.Random(3)
    before = game.hash
    for seat in range(game.setup.players):
        seen = overlays_of(game, seat)
        assert (seen.reach, seen.network, seen.towns, seen.leech) == ([], [], [], {})
    assert game.hash == before
    while not game.is_over:
        play_on(game, rng, 60)
        for seat in range(game.setup.players):
            overlays_of(game, seat)
