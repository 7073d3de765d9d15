"""Finds the move that somebody means who names only a space, a tile or a track."""

from __future__ import annotations

from mystica import data
from mystica.engine.core.decisions import FIRST_DWELLING, top_kind
from mystica.engine.core.ids import NOTHING, RIVER
from mystica.engine.core.reading import (
    faction_of,
    home_terrain,
    owner_of,
    structure_on,
    terrain_of,
)
from mystica.engine.core.state import State
from mystica.engine.core.tables import BONUS_CODES, FAVOR_CODES, POWER_CODES, TOWN_CODES
from mystica.engine.flow import decider
from mystica.game.reading.of_boxes import of_boxes, special_actions_of
from mystica.game.reading.phrase_candidates import action_named
from mystica.game.why_not.traits import builds_by_river
from mystica.notation.moves import CULTS, TERRAINS


def natural_move(s: State, text: str) -> str:
    """The move one would try with a space, tile or track; any other text is a move already."""
    name = text.strip().upper()
    board = s.setup.board
    if name in board.space_of_label:
        return _move_on(s, board.space_of_label[name])
    if (
        name in POWER_CODES
        or special_actions_of(name) is not None
        or any(name in (faction.action, faction.other_action) for faction in data.factions().values())
    ):
        return f"action {name}"
    if name in BONUS_CODES or name in FAVOR_CODES or name in TOWN_CODES:
        seat = decider(s)
        held = seat >= 0 and name not in TOWN_CODES and bool(action_named(s, seat, name))
        return f"action {name}" if held else f"pass {name}" if name in BONUS_CODES else f"+{name}"
    if name.lower() in CULTS:
        return f"send p to {name.lower()}"
    return text


def _move_on(s: State, space: int) -> str:
    """What a player to decide would try on a space."""
    label = s.setup.board.labels[space]
    seat = decider(s)
    if seat < 0 or faction_of(s, seat) < 0:
        return f"build {label}"
    for part in of_boxes():
        tried = part.natural_move(s, label)
        if tried:
            return tried
    if owner_of(s, space) == seat:
        return f"upgrade {label}"
    terrain = terrain_of(s, space)
    home = home_terrain(s, seat)
    if builds_by_river(s, seat):
        return f"build {label}"
    if terrain == RIVER:
        return f"connect {label}"
    if terrain == home or structure_on(s, space) != NOTHING or top_kind(s) == FIRST_DWELLING:
        return f"build {label}"
    return f"transform {label} to {TERRAINS[home]}"
