"""Converts setups, and the facts they replace, to the words of a file and back."""

from __future__ import annotations

import reprlib
from difflib import get_close_matches

from mystica import data
from mystica.notation.json_text import (
    MOST_DIGITS,
    Document,
    Fields,
    SaveError,
)
from mystica.notation.migrations import COMMON_OPTIONS
from mystica.setups import GameSetup, SetupError, check_colours, options_of_older, resolve_options

_MISSPELT = 0.8
"""Names as near to each other as this are the same with a mistake."""


class MissingBox(SaveError):
    """A game that needs an option which only a box knows that is not here."""


def facts_words(setup: GameSetup) -> Document:
    """What the game replaces, in the order of the paths."""
    return {path: setup.facts[path] for path in sorted(setup.facts)}


def setup_words(setup: GameSetup) -> Document:
    try:
        _check_setup(setup)
    except SetupError as error:
        raise SaveError.joined(SaveError("save-setup"), error) from None
    if setup.seed is not None and len(str(abs(setup.seed))) >= MOST_DIGITS:
        raise SaveError("save-seed", most=MOST_DIGITS - 1)
    return {
        "players": setup.players,
        "map": setup.map,
        "map_rows": list(setup.map_rows),
        "profile": setup.profile,
        "options": {key: setup.options[key] for key in data.options()},
        "scoring": list(setup.scoring),
        "bonus": list(setup.bonus),
        "factions": list(setup.factions),
        "colours": list(setup.colours),
        "dwellings": [list(labels) for labels in setup.dwellings],
        "final_tile": setup.final_tile,
        "start_vp": dict(setup.start_vp),
        "seed": setup.seed,
    }


def facts_of(fields: Fields) -> dict[str, data.Value]:
    """Facts that the game replaces, by path. Whether they may be is for the setup to say."""
    found: dict[str, data.Value] = {}
    for path, value in fields.left.items():
        plain = not isinstance(value, bool) and isinstance(value, (int, str))
        numbers = isinstance(value, list) and all(isinstance(i, int) and not isinstance(i, bool) for i in value)
        texts = isinstance(value, list) and all(isinstance(i, str) for i in value)
        if not (plain or numbers or texts):
            raise SaveError("fact-value", text=reprlib.repr(path))
        found[path] = value  # type: ignore[assignment]
    return found


def setup_of(fields: Fields, facts: dict[str, data.Value], begun: bool) -> GameSetup:
    """A setup from words. That of a game that exists keeps its rules: an option it does not name came later."""
    profile, chosen = fields.text("profile"), _known(fields.text_map("options"))
    try:
        options = options_of_older(profile, chosen) if begun else resolve_options(profile, chosen)
        setup = GameSetup(
            players=fields.whole("players"),
            map=fields.text("map"),
            map_rows=fields.texts("map_rows"),
            profile=profile,
            options=options,
            scoring=fields.texts("scoring"),
            bonus=fields.texts("bonus"),
            factions=fields.texts("factions"),
            colours=fields.texts("colours"),
            dwellings=fields.text_lists("dwellings"),
            final_tile=fields.text("final_tile"),
            start_vp=fields.whole_map("start_vp"),
            facts=facts,
            seed=fields.whole_or_none("seed"),
        )
        fields.close()
        _check_setup(setup)
    except SetupError as error:
        raise SaveError.joined(SaveError("save-setup"), error) from None
    return setup


def _known(chosen: dict[str, str]) -> dict[str, str]:
    """The options that this Mystica knows. Where Mystica itself wrote them all, the others come with boxes that are not
    here: a game without such a box names them, too, but none is on. Whatever else a box lets one choose needs one that
    is on, and means nothing here."""
    if COMMON_OPTIONS - chosen.keys():
        return chosen  # written by hand: whatever is unknown is a mistake
    known = data.options()
    missing = [key for key in chosen if key not in known and not get_close_matches(key, known, 1, _MISSPELT)]
    if on := [key for key in missing if chosen[key] == "true"]:
        raise MissingBox("save-option", text=", ".join(on))
    return {key: value for key, value in chosen.items() if key not in missing}


def _check_setup(setup: GameSetup) -> None:
    if setup.colours:
        check_colours(setup.colours, setup.players)
    setup.engine_setup()
