"""The overlays of the map for one seat, as the API shows them."""

from __future__ import annotations

from mystica.game import Game
from mystica.game.views import overlays as seen
from mystica.server.of_boxes import filled, of_boxes
from mystica.server.shapes import overlays as overlays_shapes


def overlays_of(game: Game, seat: int) -> overlays_shapes.Overlays:
    """The map with the eyes of a seat, now."""
    state = game.state
    return overlays_shapes.Overlays(
        seat=seat,
        reach=list(seen.land_in_reach(state, seat)),
        reach_more=list(seen.more_in_reach(state, seat)),
        spades=seen.spades_to_home(state, seat),
        towns=[
            overlays_shapes.TownChance(
                spaces=list(town.spaces),
                power=town.power,
                needed=town.needed,
                structures=town.structures,
                structures_needed=town.structures_needed,
            )
            for town in seen.town_chances(state, seat)
        ],
        leech={
            space: [overlays_shapes.LeechPlace(seat=place.seat, power=place.power) for place in places]
            for space, places in seen.leech_places(state, seat).items()
        },
        network=[list(area) for area in seen.network(state, seat)],
        **filled((field for box in of_boxes() for field in box.overlays), game, seat),
    )
