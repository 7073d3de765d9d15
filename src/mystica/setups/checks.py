"""What can be wrong with a setup: each check says so in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from mystica import data
from mystica.boxes.merchants.data import ships_with
from mystica.engine.core.board import Board, board_for, board_of
from mystica.engine.core.sea import canal_rivers
from mystica.engine.core.tables import (
    FACTION_KEYS,
    FINAL_CODES,
    SCORING_CODES,
)
from mystica.setups.options import (
    PROFILES,
    SetupError,
    check_name,
    has_facts_to_replace,
    has_ships,
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
        raise SetupError("options are incomplete; use resolve_options", "setup-options-missing")
    for key, value in setup.options.items():
        check_name(f"value of option {key}", value, data.options()[key].values)
    rounds = data.common().rounds
    if len(setup.scoring) != rounds or len(set(setup.scoring)) != rounds:
        raise SetupError(
            f"{rounds} different scoring tiles are needed, not {', '.join(setup.scoring) or 'none'}",
            "setup-scoring-number",
            n=rounds,
        )
    allowed = set(in_play(data.scoring_tiles(), setup.options))
    for code in setup.scoring:
        check_name("scoring tile", code, SCORING_CODES)
        if code not in allowed:
            raise out_of_play("scoring tile", code, data.scoring_tiles()[code].option)
    cards = set(in_play(data.bonus_cards(), setup.options))
    if len(set(setup.bonus)) != len(setup.bonus) or len(setup.bonus) <= setup.players:
        raise SetupError(
            f"{setup.players} players need more than {setup.players} different bonus cards",
            "setup-few-cards",
            n=setup.players,
        )
    for code in setup.bonus:
        check_name("bonus card", code, data.bonus_cards())
        if code not in cards:
            raise out_of_play("bonus card", code, data.bonus_cards()[code].option)
    if setup.factions:
        check_factions(setup.factions, setup.players)
        for key in setup.factions:
            option = data.factions()[key].option
            if option and setup.options[option] != "true":
                raise SetupError(f"the {key} need option {option}=true", "setup-needs-option", what=key, option=option)
            if key in setup.barred():
                raise SetupError(
                    f"the {key} cannot play on map {setup.map}: too little land lies beside rivers",
                    "setup-no-river",
                    faction=key,
                    name=setup.map,
                )
    elif setup.colours:
        check_colours(setup.colours, setup.players)
    if setup.options["factions"] == "auction":
        if not setup.factions:
            raise SetupError("an auction needs the drawn factions, in the order of the draw", "setup-auction-factions")
        if setup.options["vp"] != "flat":
            raise SetupError("an auction sets the starting VP itself: leave option vp=flat", "setup-auction-vp")
        if setup.dwellings:
            raise SetupError("first dwellings can be given for given factions only", "setup-dwellings-given")
    _check_final_tile(setup)
    _check_ships(setup)
    if setup.dwellings:
        _check_first_dwellings(setup)
    _check_start_vp(setup)


def _check_start_vp(setup: GameSetup) -> None:
    wish = setup.options["vp"]
    if wish == "table" and not has_vp_table(setup.map, own_map=bool(setup.map_rows)):
        known = ", ".join(name for name in data.vp_tables() if name != "flat")
        raise SetupError(
            f"no table of starting VP is known for map {setup.map} (there are: {known})",
            "setup-vp-table",
            name=setup.map,
            known=known,
        )
    if wish != "file":
        if setup.start_vp:
            raise SetupError(
                f"starting VP are given, but option vp={wish} does not use them: say vp=file",
                "setup-vp-unused",
                value=wish,
            )
        return
    for key, vp in setup.start_vp.items():
        check_name("faction", key, data.factions())
        if not 0 <= vp <= MOST_START_VP:
            raise SetupError(
                f"the {key} cannot start with {vp} VP: 0 to {MOST_START_VP} are possible",
                "setup-vp-range",
                faction=key,
                n=vp,
                most=MOST_START_VP,
            )
    for key in setup.factions or [key for key, may in zip(FACTION_KEYS, setup.allowed()) if may]:
        if key not in setup.start_vp:
            given = f"only for: {', '.join(setup.start_vp)}" if setup.start_vp else "for nobody; in a file, --vp-file"
            raise SetupError(
                f"option vp=file needs starting VP for the {key}, and they are given {given}",
                "setup-vp-missing",
                faction=key,
            )


def _check_final_tile(setup: GameSetup) -> None:
    wish = setup.options["final-tile"]
    if setup.final_tile:
        check_name("final scoring tile", setup.final_tile, FINAL_CODES)
        if setup.final_tile not in in_play(data.final_tiles(), setup.options):
            option = data.final_tiles()[setup.final_tile].option
            raise out_of_play("final scoring tile", setup.final_tile, option)
    if (wish == "off" and setup.final_tile) or (wish == "draw" and not setup.final_tile):
        raise SetupError(
            f"option final-tile={wish} does not fit the final scoring tile {setup.final_tile or 'none'}",
            "setup-final-tile",
            value=wish,
        )
    if wish not in ("off", "draw") and setup.final_tile != wish:
        raise SetupError(
            f"option final-tile={wish} asks for that tile, not for {setup.final_tile or 'none'}",
            "setup-final-tile",
            value=wish,
        )


def _check_ships(setup: GameSetup) -> None:
    if any(is_on(setup.options, part) for part in ("merchants-ships", "merchants-tiles")) and not has_ships():
        raise SetupError(
            "Merchants of the Seas is not part of this Mystica: option merchants=true needs it", "setup-no-ships"
        )
    for key, option in data.options().items():
        if option.needs and is_on(setup.options, key) and not is_on(setup.options, option.needs):
            raise SetupError(
                f"option {key} needs {option.needs}=true", "setup-option-alone", option=key, wanted=option.needs
            )
    if not setup.facts:
        return
    if not has_facts_to_replace(setup.options):
        raise SetupError(
            "facts are replaced that this game does not use: say option merchants=true", "setup-facts-unused"
        )
    check_facts(setup.facts)


def _check_first_dwellings(setup: GameSetup) -> None:
    if not setup.factions:
        raise SetupError("first dwellings can be given for given factions only", "setup-dwellings-given")
    if len(setup.dwellings) != setup.players:
        raise SetupError(
            f"{setup.players} players need {setup.players} rows of first dwellings",
            "setup-dwelling-rows",
            n=setup.players,
        )
    board = setup.board()
    wheel = data.common().wheel
    for key, labels in zip(setup.factions, setup.dwellings):
        faction = data.factions()[key]
        if len(labels) != faction.first_dwellings or len(set(labels)) != len(labels):
            raise SetupError(
                f"{key} need {faction.first_dwellings} different first dwellings",
                "setup-dwelling-number",
                faction=key,
                n=faction.first_dwellings,
            )
        if faction.colour not in wheel:
            raise SetupError(
                f"first dwellings of the {key} cannot be given: their terrain is chosen in the game",
                "setup-dwelling-chosen",
                faction=key,
            )
        for label in labels:
            check_name("space", label, board.space_of_label)
            if board.terrain[board.space_of_label[label]] != wheel.index(faction.colour):
                raise SetupError(
                    f"{label} is no home terrain of the {key}", "setup-dwelling-terrain", space=label, faction=key
                )


def check_players(players: int) -> None:
    low, high = data.common().players
    if not low <= players <= high:
        raise SetupError(
            f"{players} players: the game is for {low} to {high}", "setup-players", n=players, low=low, high=high
        )


def boards() -> tuple[str, ...]:
    """Colours of the faction boards: those of the wheel, then the others."""
    return (*data.common().wheel, *data.common().other_colours)


def check_factions(factions: Sequence[str], players: int) -> None:
    for key in factions:
        check_name("faction", key, data.factions())
    if len(factions) != players:
        raise SetupError(
            f"{players} players need {players} factions, not {len(factions)}",
            "setup-faction-number",
            n=players,
            have=len(factions),
        )
    colours: dict[str, str] = {}
    for key in factions:
        colour = data.factions()[key].colour
        if colour in colours:
            kind = "colour" if colour in data.common().wheel else "board"
            raise SetupError(
                f"{key} and {colours[colour]} share the {kind} {colour}: only one of them can play",
                "setup-one-board",
                faction=key,
                who=colours[colour],
            )
        colours[colour] = key


def check_colours(colours: Sequence[str], players: int) -> None:
    if len(colours) != players:
        raise SetupError(
            f"{players} players need {players} colours, not {len(colours)}",
            "setup-colour-number",
            n=players,
            have=len(colours),
        )
    for colour in colours:
        check_name("colour", colour, boards())
    if len(set(colours)) != len(colours):
        raise SetupError(f"different colours are needed, not {', '.join(colours)}", "setup-colours-alike")


def check_new_facts(facts: Mapping[str, data.Value]) -> None:
    """Facts that a new game replaces: may they be, do they make sense, and can their canals lie where they say?

    Every door to a new game asks this, and `mystica validate` of a file. Games that exist keep what they have.
    """
    check_facts(facts, data.check_new_facts)
    for name, canals in ships_with(facts).canals.items():
        if f"canals.{name}" in facts and name in data.maps():
            for one, other in canals:
                rivers_joined(board_of(name), name, one, other)


def rivers_between(board: Board, one: str, other: str) -> list[int]:
    """The rivers at the ends of the edge between two spaces: a canal there needs two."""
    ends = [board.space_of_label.get(label.upper(), -1) for label in (one, other)]
    return canal_rivers(board, *ends) if min(ends) >= 0 else []


def rivers_joined(board: Board, name: str, one: str, other: str) -> tuple[int, int]:
    """The two river spaces that a canal between these spaces of a map joins."""
    rivers = rivers_between(board, one, other)
    if len(rivers) != 2:
        raise SetupError(
            f"no canal can lie between {one} and {other} of map {name}", "setup-canal", first=one, last=other
        )
    return rivers[0], rivers[1]


def check_facts(
    facts: Mapping[str, data.Value], check: Callable[[Mapping[str, data.Value]], None] = data.check_facts
) -> None:
    try:
        check(facts)
    except data.FactError as error:
        raise SetupError.joined("{}", error) from None
    except data.DataError as error:  # a value of another kind than the box has there
        raise SetupError(str(error), "fact-value", text=", ".join(facts)) from None


def out_of_play(kind: str, code: str, option: str) -> SetupError:
    if code in data.replaced_tiles():
        by = data.replaced_tiles()[code]
        return SetupError(f"{kind} {code} stays in the box with option {by}", "setup-in-the-box", tile=code, option=by)
    return SetupError(f"{kind} {code} needs option {option}=true", "setup-needs-option", what=code, option=option)


def own_map(name: str, text: str) -> data.MapFacts:
    """A map of one's own, read and checked."""
    if name in data.maps():
        raise SetupError(f"{name} is a map of ours: a map of one's own needs another name", "map-ours", name=name)
    try:
        return data.own_map(name, text)
    except data.MapError as error:
        raise SetupError.joined("map {}: {}", name, error) from None


def own_rows(name: str, text: str) -> tuple[str, ...]:
    """The rows of a map of one's own, as a setup keeps them."""
    return data.map_rows(own_map(name, text), data.common())


def own_board(facts: data.MapFacts) -> Board:
    """The board of a map of one's own."""
    try:
        return board_for(facts)
    except ValueError as error:  # more spaces or bridges than there are actions for
        raise SetupError(str(error), "map-large") from None
