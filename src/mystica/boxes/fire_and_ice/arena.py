"""How Fire & Ice takes part in measurements and training."""

from __future__ import annotations

from mystica.arena.of_boxes import ArenaOfBox


class FireAndIceArena(ArenaOfBox):
    options = {"fire-and-ice": "true"}
    figure = "games_fire_and_ice"
    title = "Fire & Ice"
    share_of_speed = 0.9
    training_map = "fire-and-ice"
    every = 4
    first = 3


PART = FireAndIceArena()
