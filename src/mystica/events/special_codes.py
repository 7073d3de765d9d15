"""The printed code of a special action: that of its card, tile, faction or board."""

from __future__ import annotations

from mystica import data
from mystica.engine.core import actions as act
from mystica.engine.core.reading import bonus_card, faction_of, favor_tiles
from mystica.engine.core.state import State
from mystica.engine.core.tables import BONUS_CODES, FACTION_KEYS, FAVOR_CODES, FAVORS_WITH_ACTION
from mystica.events.of_boxes import specials_of_boxes


def is_special(a: int) -> bool:
    """Is it a special action, of a faction, a card, a tile or a box?"""
    return act.SPECIAL_BONUS <= a <= act.SPECIAL_TOKENS or a in specials_of_boxes()


def special_code(s: State, seat: int, a: int) -> str:
    """BON2, FAV6, ACTW ...: what the seat would use for a special action."""
    if a == act.SPECIAL_BONUS:
        return BONUS_CODES[bonus_card(s, seat) - 1]
    if a == act.SPECIAL_FAVOR:
        tiles: int = favor_tiles(s, seat) & FAVORS_WITH_ACTION
        return FAVOR_CODES[(tiles & -tiles).bit_length() - 1]
    if a in specials_of_boxes():
        return specials_of_boxes()[a]
    faction = data.factions()[FACTION_KEYS[faction_of(s, seat)]]
    return faction.other_action if a == act.SPECIAL_TOKENS else faction.action
