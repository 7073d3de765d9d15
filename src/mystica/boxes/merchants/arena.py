"""How Merchants of the Seas takes part in measurements and training."""

from __future__ import annotations

from mystica.arena.of_boxes import ArenaOfBox


class MerchantsArena(ArenaOfBox):
    options = {"merchants": "true"}
    figure = "games_merchants"
    title = "Merchants"
    share_of_speed = 0.6
    training_map = "base"
    every = 10
    first = 6


PART = MerchantsArena()
