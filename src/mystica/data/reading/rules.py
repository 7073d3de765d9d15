"""The numbers every faction shares."""

from pathlib import Path

from mystica.data.boxes import read_structures
from mystica.data.facts import CULTS, NO_SPACE, OFF_WHEEL, RIVER, STRUCTURES, Common
from mystica.data.reader import DataError, TomlTable, read_table


def read_common(folder: Path) -> Common:
    """rules.toml without the standard board, and structures that boxes add."""
    common = common_of(read_table(folder, "rules.toml"))
    for code, numbers in read_structures(folder).items():
        common.structure_names[code] = str(numbers["name"])
        common.structure_limits[code] = int(numbers["limit"])
        common.power_values[code] = int(numbers["power_value"])
        common.upgrades[code] = str(numbers["upgraded_from"])
    return common


def common_of(rules: TomlTable) -> Common:
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
        terrain_names=_complete_texts(terrain.table("names"), (*wheel, *OFF_WHEEL)),
        terrain_letters={key: letters.text(key, choices=(*wheel, RIVER, NO_SPACE)) for key in letters.rest()},
        other_colours=terrain.texts("other_colours"),
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
