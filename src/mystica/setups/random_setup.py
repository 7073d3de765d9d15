"""Setups drawn at random, and the introductory one."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace

from mystica import data
from mystica.setups.checks import check_players
from mystica.setups.draw_supply import DrawRequest, ScoringPile, supply_for
from mystica.setups.game_setup import GameSetup
from mystica.setups.options import SetupError, check_preset, resolve_options


def draw_scoring(
    rng: random.Random, options: Mapping[str, str], facts: Mapping[str, data.Value] | None = None
) -> tuple[str, ...]:
    """Scoring tiles for all rounds."""
    return ScoringPile(options, facts or {}).draw(rng)


def draw(
    players: int,
    seed: int,
    *,
    map: str = "base",
    profile: str = "official",
    options: Mapping[str, str] | None = None,
    factions: Sequence[str] = (),
    map_rows: Sequence[str] = (),
    start_vp: Mapping[str, int] | None = None,
    preset: str = "",
    facts: Mapping[str, data.Value] | None = None,
) -> GameSetup:
    """Base, Changes in the main game: scoring tiles, bonus cards and, if wished, colours are drawn.

    Factions are given by seat; an empty name among them is drawn.
    """
    if preset and check_preset(preset).introductory:
        given = options or factions or map_rows or start_vp or facts or map != "base"
        return _ready_made(players, seed, profile, given=bool(given))
    request = DrawRequest(players, map, profile, options or {}, map_rows, start_vp or {}, preset, facts or {})
    return supply_for(request).draw(seed, tuple(factions))


def _ready_made(players: int, seed: int, profile: str, given: bool) -> GameSetup:
    if given:
        raise SetupError("setup-first-game")
    return replace(introductory(players, profile=profile), seed=seed, _engine=[])


def introductory(players: int, *, profile: str = "official") -> GameSetup:
    """Base, First play: factions, dwellings, tiles and cards are given."""
    if players not in data.introductions():
        check_players(players)
    intro = data.introductions()[players]
    return GameSetup(
        players=players,
        map=intro.map,
        profile=profile,
        options=resolve_options(profile, {}),
        scoring=intro.scoring,
        bonus=intro.bonus,
        factions=intro.factions,
        dwellings=tuple(intro.dwellings[f] for f in intro.factions),
    )
