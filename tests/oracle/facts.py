"""Numbers and names of the box, from `mystica.data`."""

from __future__ import annotations

from mystica import data

COMMON = data.common()
WHEEL = COMMON.wheel
CULTS = COMMON.cults
TOP = COMMON.cult_top
FACTIONS = data.factions()
FACTION_KEYS = list(FACTIONS)
BONUS = data.bonus_cards()
FAVORS = data.favor_tiles()
TOWNS = data.town_tiles()
SCORING = data.scoring_tiles()
POWERS = {code: action for code, action in data.power_actions().items() if not action.option}  # of the common board
TERRAINS = (*WHEEL, *COMMON.other_colours)
"""What a column of terrain or home may say; the last one is a board, no terrain."""
CODES = ("", "D", "TP", "TE", "SH", "SA")
NEXT = {"D": ("TP",), "TP": ("TE", "SH"), "TE": ("SA",), "SH": (), "SA": ()}
