"""Setups that are drawn, and the introductory one."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace

from mystica import data
from mystica.engine.core.tables import (
    BONUS_CODES,
)
from mystica.setups.checks import boards, check_facts, check_players, own_rows
from mystica.setups.game_setup import GameSetup
from mystica.setups.options import (
    SetupError,
    check_name,
    check_preset,
    in_play,
    is_on,
    resolve_options,
)


def draw_scoring(
    rng: random.Random, options: Mapping[str, str], facts: Mapping[str, data.Value] | None = None
) -> tuple[str, ...]:
    """Base, Scoring tiles: from the last round to the first; a spade tile drawn for a barred round goes back in."""
    common = data.common()
    tiles = data.scoring_tiles_with(facts or {})
    spades = {code for code, tile in tiles.items() if tile.event == "spade"}
    pile = in_play(tiles, options)
    rng.shuffle(pile)
    rounds: list[str] = []
    for number in range(common.rounds, 0, -1):
        barred = number in common.spade_tile_barred_rounds
        code = next(c for c in pile if not (barred and c in spades))
        aside = [c for c in pile[: pile.index(code)] if c in spades]
        pile.remove(code)
        if aside:
            rng.shuffle(pile)
        rounds.append(code)
    return tuple(reversed(rounds))


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
    chosen = dict(options or {})
    if preset:
        ready = check_preset(preset)
        if ready.introductory:
            given = chosen or factions or map_rows or start_vp or facts or map != "base"
            return _ready_made(players, seed, profile, given=bool(given))
        chosen = {**ready.options, **chosen}
    rng = random.Random(f"mystica {seed}")
    values = resolve_options(profile, {"vp": "file", **chosen} if start_vp else chosen)
    check_players(players)
    if facts:
        check_facts(facts)
    scoring = draw_scoring(rng, values, facts)
    cards = in_play(data.bonus_cards(), values)
    wanted = players + data.common().extra_bonus_cards
    first: list[str] = []
    if values["merchants-cards-first"] == "true" and is_on(values, "merchants-tiles"):  # refused without, below
        new = [code for code in cards if data.bonus_cards()[code].option == "merchants-tiles"]
        first, cards = rng.sample(new, 2), [code for code in cards if code not in new]
    bonus = [*first, *rng.sample(cards, wanted - len(first))]
    setup = GameSetup(
        players=players,
        map=map,
        profile=profile,
        options=values,
        scoring=scoring,
        bonus=tuple(sorted(bonus, key=BONUS_CODES.index)),
        factions=tuple(factions),
        map_rows=own_rows(map, "\n".join(map_rows)) if map_rows else (),
        start_vp=dict(start_vp or {}),
        facts=dict(facts or {}),
        seed=seed,
    )
    drawn_factions, colours = _draw_factions(rng, setup)
    final_tile = values["final-tile"]
    if final_tile == "draw":
        final_tile = rng.choice(in_play(data.final_tiles(), values))
    setup = replace(
        setup,
        factions=drawn_factions,
        colours=colours,
        final_tile="" if final_tile == "off" else final_tile,
        _engine=[],
    )
    setup.engine_setup()
    return setup


def _draw_factions(rng: random.Random, setup: GameSetup) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Factions that are missing or to bid on, or colours whose side is chosen in the game, as the options ask."""
    open_to = [faction for faction, may in zip(data.factions().values(), setup.allowed()) if may]
    boards_open = [board for board in boards() if any(faction.colour == board for faction in open_to)]
    colours = rng.sample(boards_open, setup.players)
    if "" in setup.factions:
        given = {_board_of(key) for key in setup.factions if key}
        missing = rng.sample([board for board in boards_open if board not in given], setup.factions.count(""))
        drawn = [rng.choice([f.key for f in open_to if f.colour == board]) for board in missing]
        return tuple(key or drawn.pop() for key in setup.factions), ()
    if setup.factions or setup.options["factions"] == "choice":
        return setup.factions, ()
    if setup.options["factions"] == "random":
        return (), tuple(colours)
    return tuple(rng.choice([f.key for f in open_to if f.colour == colour]) for colour in colours), ()


def _board_of(key: str) -> str:
    return data.factions()[check_name("faction", key, data.factions())].colour


def _ready_made(players: int, seed: int, profile: str, given: bool) -> GameSetup:
    if given:
        raise SetupError(
            "the first game is given in full: no map, no factions and no options can be chosen", "setup-first-game"
        )
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
