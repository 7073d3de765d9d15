"""Names and options in people's words: what is known, what an option brings, what is wrong with a name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Protocol

from mystica import data
from mystica.errors import Complaint

PROFILES = data.PROFILES
CHOSEN, PRESET, PROFILE = "chosen", "preset", "profile"


class SetupError(Complaint):
    """A setup that cannot be played, with the reason."""


def check_name(kind: str, name: str, known: Iterable[str]) -> str:
    """The name if it is known, else an error that lists what exists."""
    names = list(known)
    if name in names:
        return name
    near = get_close_matches(name, names, 1)
    hint = f"; did you mean {near[0]}?" if near else ""
    there = ", ".join(names)
    raise SetupError(f"unknown {kind} {name!r}{hint} (there are: {there})", "setup-unknown", text=name, known=there)


def resolve_options(profile: str, chosen: Mapping[str, str]) -> dict[str, str]:
    """All options of a profile with the chosen ones in their place."""
    check_name("profile", profile, PROFILES)
    table = data.options()
    out = {key: getattr(option, profile) for key, option in table.items()}
    for key, value in chosen.items():
        check_name("option", key, table)
        check_name(f"value of option {key}", value, table[key].values)
        out[key] = value
    return out


def options_of_older(profile: str, chosen: Mapping[str, str]) -> dict[str, str]:
    """All options of a text that names only some, and may be older than the rest: games keep their rules. Nobody
    means a mistake of an older version unless it is named."""
    check_name("profile", profile, PROFILES)
    older = {key: option.in_older(profile) for key, option in data.options().items() if not option.retired}
    return resolve_options(profile, {**older, **chosen})


@dataclass(frozen=True)
class Settled:
    """The options of a game to be, and why each has its value."""

    values: dict[str, str]
    why: dict[str, str]
    """CHOSEN, PRESET, PROFILE, or the reason that the option itself names."""


def settle_options(
    profile: str,
    chosen: Mapping[str, str],
    preset: str = "",
    map: str = "base",
    *,
    own_map: bool = False,
    own_vp: bool = False,
) -> Settled:
    """Options of a new game: what is chosen, else what follows from other choices, else preset and profile.

    A game that exists names all its options: for that `resolve_options` is enough.
    """
    ready = check_preset(preset).options if preset else {}
    if own_vp:
        chosen = {"vp": "file", **chosen}
    values = resolve_options(profile, {**ready, **chosen})
    why = {key: CHOSEN if key in chosen else PRESET if key in ready else PROFILE for key in values}
    lacking = () if has_vp_table(map, own_map=own_map) else (data.VP_TABLE,)
    for key, option in data.options().items():
        for reason, following in option.follows.items() if key not in chosen else ():
            if following.map_without in lacking or any(_has(values, *other) for other in following.when.items()):
                values[key], why[key] = following.value, reason
                break
    return Settled(values, why)


def _has(options: Mapping[str, str], key: str, value: str) -> bool:
    return is_on(options, key) if value == "true" else options[key] == value


def has_vp_table(map: str, *, own_map: bool = False) -> bool:
    """Does the map have a table of starting VP?"""
    return not own_map and map in data.vp_tables()


def parse_options(texts: Sequence[str]) -> dict[str, str]:
    """KEY=VALUE as typed on a command line."""
    out: dict[str, str] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise SetupError(f"option {text!r} is not KEY=VALUE", "setup-option-form", text=text)
        out[key.strip()] = value.strip()
    return out


def check_preset(key: str) -> data.Preset:
    return data.presets()[check_name("preset", key, data.presets())]


class Tile(Protocol):
    """Whatever an option may bring."""

    @property
    def option(self) -> str: ...


def is_on(options: Mapping[str, str], key: str) -> bool:
    """Is an option on, by itself or as part of a whole?"""
    whole = data.options()[key].whole
    return options[key] == "true" or (whole != "" and options[whole] == "true")


def in_play(tiles: Mapping[str, Tile], options: Mapping[str, str]) -> list[str]:
    """Codes of the tiles of a game: what an option brings is there with it, what it replaces is not."""
    out = {code for code, option in data.replaced_tiles().items() if is_on(options, option)}
    return [
        code for code, tile in tiles.items() if code not in out and (not tile.option or is_on(options, tile.option))
    ]
