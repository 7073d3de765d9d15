"""Setups in people's words: drawn, introductory or given in full; checked, then turned into the engine's ints."""

from mystica.setups.checks import (
    MOST_START_VP,
    boards,
    check_colours,
    check_factions,
    check_new_facts,
    check_players,
    own_board,
    own_map,
    own_rows,
)
from mystica.setups.game_setup import GameSetup
from mystica.setups.of_boxes import has_facts_to_replace
from mystica.setups.options import (
    PROFILES,
    Settled,
    SetupError,
    Tile,
    check_name,
    check_preset,
    in_play,
    is_on,
    options_of_older,
    parse_options,
    resolve_options,
    settle_options,
)
from mystica.setups.random_setup import draw, draw_scoring, introductory

__all__ = [
    "MOST_START_VP", "PROFILES", "GameSetup", "SetupError", "Settled", "Tile", "boards", "check_colours",
    "check_factions", "check_name", "check_new_facts", "check_players", "check_preset", "draw", "draw_scoring",
    "has_facts_to_replace", "in_play", "introductory", "is_on", "options_of_older", "own_board", "own_map",
    "own_rows", "parse_options", "resolve_options", "settle_options",
]  # fmt: skip
