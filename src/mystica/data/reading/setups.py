"""Reads what setups are chosen from: options, presets, the introductory game, tables of starting VP."""

from dataclasses import replace
from pathlib import Path

from mystica.data.facts import PROFILES, Following, Introduction, Option, Preset
from mystica.data.files import data_tables, is_of_box
from mystica.data.marks import STATUSES, status_of
from mystica.data.reading.factions import read_factions
from mystica.data.toml_table import DataError, TomlTable, read_table, read_text

OPTIONS, PRESETS, VP_TABLES = "options.toml", "presets.toml", "vp_tables.toml"
FIRST = 1
"""The version of saves that an option of a box is there since, unless it says otherwise."""
VP_TABLE = "vp-table"
"""What a map may lack that the value of an option depends on."""


def read_options(folder: Path) -> dict[str, Option]:
    """options.toml and those of the boxes, which may also give values and `follows` to options of the common file."""
    found: dict[str, Option] = {}
    order: list[str] = []
    for file in data_tables(folder, OPTIONS):
        for key in file.rest():
            table = file.table(key)
            if key in found:
                found[key] = _with_more(found[key], table)
            else:
                found[key] = _option(key, table, found)
                follower = table.text("listed_before", choices=order) if table.has("listed_before") else ""
                order.insert(order.index(follower) if follower else len(order), key)
            table.close()
    found = {key: found[key] for key in order}
    for option in found.values():
        for why, following in option.follows.items():
            for key, value in following.when.items():
                if key not in found or value not in found[key].values:
                    raise DataError(f"options.toml: table [{option.key}.follows.{why}]: there is no {key}={value}")
    return found


def _with_more(option: Option, table: TomlTable) -> Option:
    """An option that is there already, with what a box says about it."""
    values = tuple(dict.fromkeys((*option.values, *(table.texts("kind") if table.has("kind") else ()))))
    return replace(option, values=values, follows=option.follows | _follows(table.table("follows", True), values))


def _option(key: str, table: TomlTable, found: dict[str, Option]) -> Option:
    is_bool = isinstance(table.peek("kind"), str)
    values = ("false", "true") if is_bool else table.texts("kind")
    if is_bool and table.text("kind") != "bool":
        raise table.error("kind", '"bool" or a list of values')
    official, snellman = (_option_value(table, profile, is_bool, values) for profile in PROFILES)
    whole, needs = (table.text(name, "", choices=tuple(found)) for name in ("whole", "needs"))
    since = table.number("since", FIRST if is_of_box(table) else None)
    before = _option_value(table, "before", is_bool, values) if table.has("before") else ""
    if before and since == FIRST:
        raise table.error("since", "the version of saves that the option comes with, as there is a `before`")
    retired = table.has("retired") and table.flag("retired")
    text, source = table.text("text"), table.text("source")
    follows = _follows(table.table("follows", optional=True), values)
    return Option(key, values, official, snellman, text, source, whole, needs, since, before, retired, follows)


def _follows(table: TomlTable, values: tuple[str, ...]) -> dict[str, Following]:
    found: dict[str, Following] = {}
    for why in table.rest():
        row = table.table(why)
        when = row.table("when", optional=True)
        others = {key: when.text(key) for key in when.rest()}
        found[why] = Following(row.text("value", choices=values), others, row.text("map_without", "", (VP_TABLE,)))
        row.close()
    return found


def _option_value(table: TomlTable, name: str, is_bool: bool, values: tuple[str, ...]) -> str:
    return str(table.flag(name)).lower() if is_bool else table.text(name, choices=values)


def read_presets(folder: Path) -> dict[str, Preset]:
    """The named setups of presets.toml by key, with what boxes choose of theirs in each."""
    options = read_options(folder)
    found: dict[str, Preset] = {}
    for file in data_tables(folder, PRESETS):
        table = file.table("presets")
        for key in table.rest():
            preset = table.table(key)
            chosen = preset.table("options", optional=True)
            values = {name: chosen.text(name, choices=options[name].values) for name in chosen.rest(tuple(options))}
            if key in found:
                found[key] = replace(found[key], options=found[key].options | values)
            else:
                introductory = preset.has("introductory") and preset.flag("introductory")
                found[key] = Preset(key, preset.text("name"), preset.text("text"), values, introductory)
            preset.close()
    return found


def read_introductions(folder: Path) -> dict[int, Introduction]:
    """The introductory game of presets.toml, by number of players."""
    table = read_table(folder, PRESETS).table("introductory")
    source, status, map_name = table.text("source"), table.text("status"), table.text("map")
    scoring = table.texts("scoring")
    counts = table.table("players")
    table.close()
    found: dict[int, Introduction] = {}
    for key in counts.rest():
        setup = counts.table(key)
        seats = setup.table("dwellings")
        dwellings = {faction: seats.texts(faction) for faction in seats.rest()}
        if key != str(len(dwellings)):
            raise setup.error("dwellings", f"{key} factions")
        found[int(key)] = Introduction(
            players=int(key),
            factions=tuple(dwellings),
            dwellings=dwellings,
            scoring=scoring,
            bonus=setup.texts("bonus"),
            status=status,
            source=source,
            map=map_name,
        )
        setup.close()
    return found


def read_vp_tables(folder: Path) -> dict[str, dict[str, int]]:
    """vp_tables.toml: "flat" for every faction known, and the tables by name of their map, with what boxes add."""
    files = data_tables(folder, VP_TABLES)
    flat = files[0].table("flat")
    flat.text("source")
    everybody = flat.number("all")
    flat.close()
    own: dict[str, dict[str, int]] = {}
    models: dict[str, str] = {}
    for file in files:
        for name in file.rest():
            table = file.table(name)
            table.text("source", "" if name in own else None)
            table.text("status", "")
            models[name] = table.text("like", "", tuple(own)) if table.has("like") else models.get(name, "")
            own[name] = own.get(name, {}) | table.number_map()
    tables: dict[str, dict[str, int]] = {}
    for name, values in own.items():
        found = tables.get(models[name], {}) | values
        tables[name] = dict(sorted(found.items(), key=lambda row: (row[1], row[0])))
    keys = dict.fromkeys(read_factions(folder)) | dict.fromkeys(key for table in tables.values() for key in table)
    same = dict.fromkeys(keys, everybody)  # a table may be older than a faction
    return {"flat": same, **{name: same | table for name, table in tables.items()}}


def read_vp_marks(folder: Path) -> dict[str, str]:
    """By map: the mark of its table of starting VP, as the tables of boxes have marks."""
    found: dict[str, str] = {}
    for file in data_tables(folder, VP_TABLES):
        for name in file.rest():
            table = file.table(name)
            if name == "flat" or (name in found and not table.has("status")):
                continue
            found[name] = table.text("status", "")
            if status_of(found[name]) not in STATUSES:
                raise table.error("status", "a mark like `house: why`")
    return found


def read_vp_text(text: str, keys: tuple[str, ...]) -> dict[str, int]:
    """Starting VP of these factions from a file of one's own: `witches = 25`; `all` stands for those not named."""
    table = read_text("starting VP", text)
    rest = {key: table.number("all") for key in keys} if table.has("all") else {}
    values = rest | table.number_map(keys)
    missing = [key for key in keys if key not in values]
    if missing:
        raise DataError(f"starting VP: {', '.join(missing)} have none; name them, or say `all = 20` for the rest")
    return {key: values[key] for key in keys}
