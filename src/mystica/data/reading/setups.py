"""What a setup is chosen from: options, ready-made setups, the introductory game, starting VP."""

from pathlib import Path

from mystica.data.facts import PROFILES, Introduction, Option, Preset
from mystica.data.reader import DataError, Table, read_table, read_text
from mystica.data.reading.factions import read_factions

HOUSE = "house"
"""Status of a table that no text holds: it is ours, and whoever offers it says so."""


def read_options(folder: Path) -> dict[str, Option]:
    """options.toml."""
    file = read_table(folder, "options.toml")
    found: dict[str, Option] = {}
    for key in file.rest():
        table = file.table(key)
        is_bool = isinstance(table.peek("kind"), str)
        values = ("false", "true") if is_bool else table.texts("kind")
        if is_bool and table.text("kind") != "bool":
            raise table.error("kind", '"bool" or a list of values')
        official, snellman = (_option_value(table, profile, is_bool, values) for profile in PROFILES)
        whole, needs = (table.text(name, "", choices=tuple(found)) for name in ("whole", "needs"))
        since = table.number("since") if table.has("since") else 1
        before = _option_value(table, "before", is_bool, values) if table.has("before") else ""
        retired = table.has("retired") and table.flag("retired")
        text, source = table.text("text"), table.text("source")
        found[key] = Option(key, values, official, snellman, text, source, whole, needs, since, before, retired)
        table.close()
    return found


def _option_value(table: Table, name: str, is_bool: bool, values: tuple[str, ...]) -> str:
    return str(table.flag(name)).lower() if is_bool else table.text(name, choices=values)


def read_presets(folder: Path) -> dict[str, Preset]:
    """The named setups of presets.toml, by key."""
    options = read_options(folder)
    table = read_table(folder, "presets.toml").table("presets")
    found: dict[str, Preset] = {}
    for key in table.rest():
        preset = table.table(key)
        chosen = preset.table("options", optional=True)
        values = {name: chosen.text(name, choices=options[name].values) for name in chosen.rest(tuple(options))}
        introductory = preset.has("introductory") and preset.flag("introductory")
        found[key] = Preset(key, preset.text("name"), preset.text("text"), values, introductory)
        preset.close()
    return found


def read_introductions(folder: Path) -> dict[int, Introduction]:
    """The introductory game of presets.toml, by number of players."""
    table = read_table(folder, "presets.toml").table("introductory")
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
    """vp_tables.toml: "flat" for every faction known, and the tables by name of their map."""
    file = read_table(folder, "vp_tables.toml")
    flat = file.table("flat")
    flat.text("source")
    everybody = flat.number("all")
    flat.close()
    tables: dict[str, dict[str, int]] = {}
    for name in file.rest():
        table = file.table(name)
        table.text("source")
        table.text("status", "")
        like = table.text("like", "", tuple(tables)) if table.has("like") else ""
        tables[name] = {**tables.get(like, {}), **table.number_map()}
    keys = dict.fromkeys(read_factions(folder)) | dict.fromkeys(key for table in tables.values() for key in table)
    return {"flat": dict.fromkeys(keys, everybody), **tables}


def read_house_tables(folder: Path) -> frozenset[str]:
    """Maps whose table of starting VP is a house table."""
    file = read_table(folder, "vp_tables.toml")
    return frozenset(name for name in file.rest() if file.table(name).text("status", "") == HOUSE)


def read_vp_text(text: str, keys: tuple[str, ...]) -> dict[str, int]:
    """Starting VP of these factions from a file of one's own: `witches = 25`; `all` stands for those not named."""
    table = read_text("starting VP", text)
    rest = {key: table.number("all") for key in keys} if table.has("all") else {}
    values = rest | table.number_map(keys)
    missing = [key for key in keys if key not in values]
    if missing:
        raise DataError(f"starting VP: {', '.join(missing)} have none; name them, or say `all = 20` for the rest")
    return {key: values[key] for key in keys}
