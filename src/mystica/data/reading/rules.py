"""Reads rules.toml: the numbers that all factions share, and what boxes add to them."""

from dataclasses import replace
from pathlib import Path

from mystica.data.facts import CULTS, EVENTS, MEASURES, NO_SPACE, RIVER, STRUCTURES, Common, TileFacts
from mystica.data.files import box_tables
from mystica.data.toml_table import DataError, TomlTable, read_table

RULES = "rules.toml"


def read_common(folder: Path) -> Common:
    """rules.toml without the standard board, with the structures, terrains and traits that boxes add."""
    common = _common_of(read_table(folder, RULES))
    for file in box_tables(folder, RULES):
        if file.has("structure"):
            _add_structure(common, file.table("structure"))
        if file.has("terrain"):
            common = _with_terrain(common, file.table("terrain"))
        traits = file.table("traits", optional=True)
        traits.text("source", "")
        common.traits.update((key, traits.text(key)) for key in traits.rest())
        file.table("tile_facts", optional=True)  # of which read_tile_facts() takes care
        file.close()
    return common


def _add_structure(common: Common, table: TomlTable) -> None:
    """One more than those of the faction boards."""
    table.text("source")
    code = table.text("code")
    common.structure_names[code] = table.text("name")
    common.structure_limits[code] = table.number("limit")
    common.power_values[code] = table.number("power_value")
    common.upgrades[code] = table.text("upgraded_from", choices=STRUCTURES)
    table.close()


def _with_terrain(common: Common, table: TomlTable) -> Common:
    """Terrains and colours of boards that are not on the transformation cycle."""
    table.text("source")
    names, colours = table.table("names"), table.texts("other_colours")
    found = {key: names.text(key) for key in names.rest(colours)}
    table.close()
    return replace(
        common,
        terrain_names=common.terrain_names | found,
        off_wheel=(*common.off_wheel, *found),
        other_colours=(*common.other_colours, *colours),
    )


def read_tile_facts(folder: Path) -> TileFacts:
    """What tiles may have that only a box knows of."""
    numbers, rows, tables = dict[str, tuple[str, ...]](), dict[str, tuple[str, ...]](), dict[str, tuple[str, ...]]()
    events: tuple[str, ...] = EVENTS
    measures: tuple[str, ...] = MEASURES
    for file in box_tables(folder, RULES):
        said = file.table("tile_facts", optional=True)
        events += said.texts("events") if said.has("events") else ()
        measures += said.texts("measures") if said.has("measures") else ()
        for found, name in ((numbers, "numbers"), (rows, "rows"), (tables, "tables")):
            kinds = said.table(name, optional=True)
            for kind in kinds.rest():
                found[kind] = (*found.get(kind, ()), *kinds.texts(kind))
        said.close()
    return TileFacts(numbers, rows, tables, events, measures)


def read_standard_board(folder: Path) -> TomlTable:
    """What most faction boards show."""
    return read_table(folder, RULES).table("standard_board")


def _common_of(rules: TomlTable) -> Common:
    names = ("game", "structures", "towns", "power", "cults", "terrain", "final_scoring", "traits")
    game, structures, towns, power, cults, terrain, final, traits = sections = [rules.table(name) for name in names]
    rules.table("standard_board")
    rules.close()
    sources = {section.name: section.text("source") for section in sections}
    wheel = terrain.texts("wheel")
    conversions = power.table("conversions")
    letters = terrain.table("letters")
    facts = Common(
        players=_pair(game, "players"),
        rounds=game.number("rounds"),
        starting_vp=game.number("starting_vp"),
        priest_limit=game.number("priest_limit"),
        bridge_limit=game.number("bridge_limit"),
        power_tokens=game.number("power_tokens"),
        extra_bonus_cards=game.number("extra_bonus_cards"),
        coins_on_leftover_card=game.number("coins_on_leftover_card"),
        spade_tile_barred_rounds=game.numbers("spade_tile_barred_rounds"),
        auction_vp=game.number("auction_vp"),
        structure_names=_complete_texts(structures.table("names"), STRUCTURES),
        structure_limits=_complete_numbers(structures.table("limits"), STRUCTURES),
        power_values=_complete_numbers(structures.table("power_values"), STRUCTURES),
        upgrades=_complete_texts(structures.table("upgrades"), STRUCTURES[1:], STRUCTURES),
        lonely_trading_house_factor=structures.number("lonely_trading_house_factor"),
        town_power=towns.number("power"),
        town_structures=towns.number("structures"),
        sanctuary_counts=towns.number("sanctuary_counts"),
        burn_cost=power.number("burn_cost"),
        burn_gain=power.number("burn_gain"),
        conversions={key: _pair(conversions, key) for key in conversions.rest()},
        cults=cults.texts("names", CULTS),
        cult_top=cults.number("top"),
        cult_power=_cult_power(cults.table("power")),
        priest_steps=cults.numbers("priest_steps"),
        returned_priest_steps=cults.number("returned_priest_steps"),
        wheel=wheel,
        terrain_names=_complete_texts(terrain.table("names"), wheel),
        terrain_letters={key: letters.text(key, choices=(*wheel, RIVER, NO_SPACE)) for key in letters.rest()},
        off_wheel=(),
        other_colours=(),
        area_vp=final.numbers("area_vp"),
        cult_vp=final.numbers("cult_vp"),
        coins_per_vp=final.number("coins_per_vp"),
        traits={key: traits.text(key) for key in traits.rest()},
        sources=sources,
    )
    if facts.cults != CULTS:
        raise cults.error("names", "the cults in the order " + ", ".join(CULTS))
    for section in sections:
        section.close()
    return facts


def _complete_numbers(table: TomlTable, keys: tuple[str, ...]) -> dict[str, int]:
    found = {key: table.number(key) for key in keys}
    table.close()
    return found


def _complete_texts(table: TomlTable, keys: tuple[str, ...], choices: tuple[str, ...] = ()) -> dict[str, str]:
    found = {key: table.text(key, choices=choices) for key in keys}
    table.close()
    return found


def _pair(table: TomlTable, key: str) -> tuple[int, int]:
    first, second = table.numbers(key, length=2)
    return first, second


def _cult_power(table: TomlTable) -> dict[int, int]:
    spaces: dict[int, int] = {}
    for key in table.rest():
        if not key.isdecimal():
            raise DataError(f"{table.file}: table [{table.name}]: key '{key}': expected the number of a cult space")
        spaces[int(key)] = table.number(key)
    return dict(sorted(spaces.items()))
