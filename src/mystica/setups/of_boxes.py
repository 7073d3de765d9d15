"""What setups ask of boxes: which of them are in play, what they fix for the engine, what is drawn first."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from mystica import data
from mystica.boxes import parts_of
from mystica.engine.core.setup import BoxFacts

if TYPE_CHECKING:
    from mystica.setups.game_setup import GameSetup


class SetupsOfBox:
    """What a box says. No-op answers."""

    def in_play(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """What the engine asks in games with these options, by the names under which it is registered there."""
        return ()

    def engine_facts(self, setup: GameSetup) -> dict[str, BoxFacts]:
        """What the box fixes before the first decision, by its key. Asked for every game, with the box or without."""
        return {}

    def may_replace_facts(self, options: Mapping[str, str]) -> bool:
        """Is there anything of the box in the game whose facts may be replaced?"""
        return False

    def check_new_facts(self, facts: Mapping[str, data.Value]) -> None:
        """Facts that a new game replaces: can what they speak of lie where they say?"""

    def drawn_first(self, options: Mapping[str, str]) -> tuple[str, int]:
        """The option whose bonus cards are drawn before all others, and how many; the rest of them stay out."""
        return "", 0


@cache
def of_boxes() -> tuple[SetupsOfBox, ...]:
    return parts_of("setups", SetupsOfBox)


def has_facts_to_replace(options: Mapping[str, str]) -> bool:
    """Is there anything in the game whose facts may be replaced?"""
    return any(box.may_replace_facts(options) for box in of_boxes())
