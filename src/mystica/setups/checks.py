"""What can be wrong with a setup: each check says so in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from mystica import data
from mystica.engine.core.board import Board, board_for
from mystica.engine.core.tables import (
    FACTION_KEYS,
    FINAL_CODES,
    SCORING_CODES,
)
from mystica.setups.of_boxes import has_facts_to_replace, of_boxes
from mystica.setups.options import (
    PROFILES,
    SetupError,
    check_name,
    check_value,
    has_vp_table,
    in_play,
    is_on,
)

if TYPE_CHECKING:
    from mystica.setups.game_setup import GameSetup

MOST_START_VP = 200


def check_setup(setup: GameSetup) -> None:
    """Everything about a setup, before the engine gets it."""
    check_players(setup.players)
    setup.map_facts()
    check_name("profile", setup.profile, PROFILES)
    if set(setup.options) != set(data.options()):
        raise SetupError("setup-options-missing")
    for key, value in setup.options.items():
        check_value(key, value)
    rounds = data.common().rounds
    if len(setup.scoring) != rounds or len(set(setup.scoring)) != rounds:
        raise SetupError("setup-scoring-number", n=rounds)
    allowed = set(in_play(data.scoring_tiles(), setup.options))
    for code in setup.scoring:
        check_name("scoring tile", code, SCORING_CODES)
        if code not in allowed:
            raise out_of_play("scoring tile", code, data.scoring_tiles()[code].option)
    cards = set(in_play(data.bonus_cards(), setup.options))
    if len(set(setup.bonus)) != len(setup.bonus) or len(setup.bonus) <= setup.players:
        raise SetupError("setup-few-cards", n=setup.players)
    for code in setup.bonus:
        check_name("bonus card", code, data.bonus_cards())
        if code not in cards:
            raise out_of_play("bonus card", code, data.bonus_cards()[code].option)
    if setup.factions:
        check_factions(setup.factions, setup.players)
        for key in setup.factions:
            option = data.factions()[key].option
            if option and setup.options[option] != "true":
                raise SetupError("setup-needs-option", what=key, option=option)
            if key in setup.barred():
                raise SetupError("setup-no-river", faction=key, name=setup.map)
    elif setup.colours:
        check_colours(setup.colours, setup.players)
    if setup.options["factions"] == "auction":
        if not setup.factions:
            raise SetupError("setup-auction-factions")
        if setup.options["vp"] != "flat":
            raise SetupError("setup-auction-vp")
        if setup.dwellings:
            raise SetupError("setup-dwellings-given")
    _check_final_tile(setup)
    _check_options(setup)
    if setup.dwellings:
        _check_first_dwellings(setup)
    _check_start_vp(setup)


def _check_start_vp(setup: GameSetup) -> None:
    wish = setup.options["vp"]
    if wish == "table" and not has_vp_table(setup.map, own_map=bool(setup.map_rows)):
        known = ", ".join(name for name in data.vp_tables() if name != "flat")
        raise SetupError("setup-vp-table", name=setup.map, known=known)
    if wish != "file":
        if setup.start_vp:
            raise SetupError("setup-vp-unused", value=wish)
        return
    for key, vp in setup.start_vp.items():
        check_name("faction", key, data.factions())
        if not 0 <= vp <= MOST_START_VP:
            raise SetupError("setup-vp-range", faction=key, n=vp, most=MOST_START_VP)
    for key in setup.factions or [key for key, may in zip(FACTION_KEYS, setup.allowed()) if may]:
        if key not in setup.start_vp:
            raise SetupError("setup-vp-missing", faction=key)


def _check_final_tile(setup: GameSetup) -> None:
    wish = setup.options["final-tile"]
    if setup.final_tile:
        check_name("final scoring tile", setup.final_tile, FINAL_CODES)
        if setup.final_tile not in in_play(data.final_tiles(), setup.options):
            option = data.final_tiles()[setup.final_tile].option
            raise out_of_play("final scoring tile", setup.final_tile, option)
    if (wish == "off" and setup.final_tile) or (wish == "draw" and not setup.final_tile):
        raise SetupError("setup-final-tile", value=wish)
    if wish not in ("off", "draw") and setup.final_tile != wish:
        raise SetupError("setup-final-tile", value=wish)


def _check_options(setup: GameSetup) -> None:
    """What options need, and facts that are replaced."""
    for key, option in data.options().items():
        if option.needs and is_on(setup.options, key) and not is_on(setup.options, option.needs):
            raise SetupError("setup-option-alone", option=key, wanted=option.needs)
    if not setup.facts:
        return
    if not has_facts_to_replace(setup.options):
        raise SetupError("setup-facts-unused")
    check_facts(setup.facts)


def _check_first_dwellings(setup: GameSetup) -> None:
    if not setup.factions:
        raise SetupError("setup-dwellings-given")
    if len(setup.dwellings) != setup.players:
        raise SetupError("setup-dwelling-rows", n=setup.players)
    board = setup.board()
    wheel = data.common().wheel
    for key, labels in zip(setup.factions, setup.dwellings):
        faction = data.factions()[key]
        if len(labels) != faction.first_dwellings or len(set(labels)) != len(labels):
            raise SetupError("setup-dwelling-number", faction=key, n=faction.first_dwellings)
        if faction.colour not in wheel:
            raise SetupError("setup-dwelling-chosen", faction=key)
        for label in labels:
            check_name("space", label, board.space_of_label)
            if board.terrain[board.space_of_label[label]] != wheel.index(faction.colour):
                raise SetupError("setup-dwelling-terrain", space=label, faction=key)


def check_players(players: int) -> None:
    low, high = data.common().players
    if not low <= players <= high:
        raise SetupError("setup-players", n=players, low=low, high=high)


def boards() -> tuple[str, ...]:
    """Colours of the faction boards: those of the wheel, then the others."""
    return (*data.common().wheel, *data.common().other_colours)


def check_factions(factions: Sequence[str], players: int) -> None:
    for key in factions:
        check_name("faction", key, data.factions())
    if len(factions) != players:
        raise SetupError("setup-faction-number", n=players, have=len(factions))
    colours: dict[str, str] = {}
    for key in factions:
        colour = data.factions()[key].colour
        if colour in colours:
            raise SetupError("setup-one-board", faction=key, who=colours[colour])
        colours[colour] = key


def check_colours(colours: Sequence[str], players: int) -> None:
    if len(colours) != players:
        raise SetupError("setup-colour-number", n=players, have=len(colours))
    for colour in colours:
        check_name("colour", colour, boards())
    if len(set(colours)) != len(colours):
        raise SetupError("setup-colours-alike")


def check_new_facts(facts: Mapping[str, data.Value]) -> None:
    """Facts that a new game replaces: may they be, do they make sense, and does what they speak of fit?

    Every door to a new game asks this, and `mystica validate` of a file. Games that exist keep what they have.
    """
    check_facts(facts, data.check_new_facts)
    for box in of_boxes():
        box.check_new_facts(facts)


def check_facts(
    facts: Mapping[str, data.Value], check: Callable[[Mapping[str, data.Value]], None] = data.check_facts
) -> None:
    try:
        check(facts)
    except data.FactError as error:
        raise SetupError.joined(error) from None
    except data.DataError as error:  # a value of another kind than the box has there
        raise SetupError.joined(SetupError("fact-value", text=", ".join(facts)), str(error)) from None


def out_of_play(kind: str, code: str, option: str) -> SetupError:
    if code in data.replaced_tiles():
        by = data.replaced_tiles()[code]
        return SetupError("setup-in-the-box", tile=code, option=by)
    return SetupError("setup-needs-option", what=code, option=option)


def own_map(name: str, text: str) -> data.MapFacts:
    """A map of one's own, read and checked."""
    if name in data.maps():
        raise SetupError("map-ours", name=name)
    try:
        return data.own_map(name, text)
    except data.MapError as error:
        raise SetupError.joined(SetupError("setup-own-map", name=name), error) from None


def own_rows(name: str, text: str) -> tuple[str, ...]:
    """The rows of a map of one's own, as a setup keeps them."""
    return data.map_rows(own_map(name, text), data.common())


def own_board(facts: data.MapFacts) -> Board:
    """The board of a map of one's own."""
    try:
        return board_for(facts)
    except ValueError:  # more spaces or bridges than there are actions for
        raise SetupError("map-large") from None
