"""How the promo tiles take part in training: they are in every game."""

from __future__ import annotations

from mystica.arena.of_boxes import ArenaOfBox


class PromosArena(ArenaOfBox):
    options = {"promo-bonus": "true", "promo-towns": "true", "temple-tile": "true"}
    every = 1


PART = PromosArena()
