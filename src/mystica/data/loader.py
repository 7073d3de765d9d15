"""Reads the data files. Each `read_...` takes the folder of the files; the functions without it read our own, once."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TypeVar

from mystica.data.boxes import (
    Value,
    box_tables,
    check_replaceable,
    provenance,
    read_own_facts,
    read_replaced,
    read_ships,
    read_structures,
)
from mystica.data.facts import (
    CULTS,
    EVENTS,
    MEASURES,
    NO_SPACE,
    OFF_WHEEL,
    PROFILES,
    RESOURCES,
    RIVER,
    STRUCTURES,
    BonusCard,
    Common,
    Digging,
    Faction,
    FavorTile,
    FinalTile,
    Income,
    Introduction,
    MapFacts,
    Option,
    PowerAction,
    Preset,
    ScoringTile,
    ShipFacts,
    Structure,
    TownTile,
    Track,
)
from mystica.data.map_text import MapNote, check_map, read_map_text
from mystica.data.map_text import map_notes as notes_on
from mystica.data.map_text import unplayable as unplayable_on
from mystica.data.reader import DataError, Table, read_table, read_text

T = TypeVar("T")
HOME = Path(__file__).parent


# Shared numbers


def _number_map(table: Table, keys: tuple[str, ...] = ()) -> dict[str, int]:
    return {key: table.number(key) for key in table.rest(keys)}


def _complete_numbers(table: Table, keys: tuple[str, ...]) -> dict[str, int]:
    found = {key: table.number(key) for key in keys}
    table.close()
    return found


def _complete_texts(table: Table, keys: tuple[str, ...], choices: tuple[str, ...] = ()) -> dict[str, str]:
    found = {key: table.text(key, choices=choices) for key in keys}
    table.close()
    return found


def _pair(table: Table, key: str) -> tuple[int, int]:
    first, second = table.numbers(key, length=2)
    return first, second


def _cult_power(table: Table) -> dict[int, int]:
    spaces: dict[int, int] = {}
    for key in table.rest():
        if not key.isdecimal():
            raise DataError(f"{table.file}: table [{table.name}]: key '{key}': expected the number of a cult space")
        spaces[int(key)] = table.number(key)
    return dict(sorted(spaces.items()))


def read_common(folder: Path) -> Common:
    """rules.toml without the standard board, and structures that boxes add."""
    common = _read_common(read_table(folder, "rules.toml"))
    for code, numbers in read_structures(folder).items():
        common.structure_names[code] = str(numbers["name"])
        common.structure_limits[code] = int(numbers["limit"])
        common.power_values[code] = int(numbers["power_value"])
        common.upgrades[code] = str(numbers["upgraded_from"])
    return common


def _read_common(rules: Table) -> Common:
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


# Factions


def _income(table: Table) -> Income:
    found = {key: table.number(key, 0) for key in (*RESOURCES, "ships")}
    table.close()
    return Income(**found)


def _incomes(table: Table, limit: int) -> tuple[Income, ...]:
    columns = [table.numbers(key, (0,) * (limit + 1), limit + 1) for key in RESOURCES]
    table.close()
    return tuple(Income(*row) for row in zip(*columns, strict=True))


def _structure(code: str, table: Table, common: Common, standard: Structure | None) -> Structure:
    limit = table.number("limit", standard.limit if standard else common.structure_limits[code])
    as_standard = standard is not None and limit == standard.limit and not table.has("income")
    found = Structure(
        code=code,
        workers=table.number("workers", standard.workers if standard else None),
        coins=table.number("coins", standard.coins if standard else None),
        power_value=table.number("power_value", standard.power_value if standard else common.power_values[code]),
        limit=limit,
        favors=table.number("favors", standard.favors if standard else 0),
        income=standard.income if standard and as_standard else _incomes(table.table("income"), limit),
    )
    table.close()
    return found


def _structures(table: Table, common: Common, standard: dict[str, Structure] | None) -> dict[str, Structure]:
    found: dict[str, Structure] = {}
    for code in STRUCTURES:
        own = table.table(code, optional=standard is not None)
        found[code] = _structure(code, own, common, standard[code] if standard else None)
    table.close()
    return found


def _shipping(table: Table, standard: Track | None) -> Track:
    found = Track(
        start=table.number("start", standard.start if standard else None),
        top=table.number("top", standard.top if standard else None),
        coins=table.number("coins", standard.coins if standard else None),
        priests=table.number("priests", standard.priests if standard else None),
        vp=table.numbers("vp", standard.vp if standard else None),
    )
    if len(found.vp) != found.top - found.start:
        raise table.error("vp", f"VP for each of the {found.top - found.start} steps from start to top")
    table.close()
    return found


def _digging(table: Table, standard: Digging | None) -> Digging:
    top = table.number("top", standard.top if standard else None)
    workers = table.numbers("workers_per_spade", standard.workers_per_spade if standard else None)
    if len(workers) != top + 1:
        raise table.error("workers_per_spade", f"a price for each of the {top + 1} levels")
    found = Digging(
        top=top,
        workers_per_spade=workers,
        priests_per_spade=table.numbers("priests_per_spade", (0,) * (top + 1), top + 1),
        workers=table.number("workers", standard.workers if standard else None),
        coins=table.number("coins", standard.coins if standard else None),
        priests=table.number("priests", standard.priests if standard else None),
        vp=table.numbers("vp", standard.vp if standard else None),
    )
    if len(found.vp) != top:
        raise table.error("vp", f"VP for each of the {top} steps")
    table.close()
    return found


class _Board:
    """The standard board that faction tables build on."""

    def __init__(self, table: Table, common: Common) -> None:
        table.text("source")
        self.first_dwellings = table.number("first_dwellings")
        self.shipping = _shipping(table.table("shipping"), None)
        self.digging = _digging(table.table("digging"), None)
        self.structures = _structures(table.table("structures"), common, None)
        table.close()


def _first_steps(table: Table) -> tuple[int, int, int, int]:
    fire, water, earth, air = (table.number(cult, 0) for cult in CULTS)
    table.close()
    return fire, water, earth, air


def _faction(key: str, table: Table, common: Common, board: _Board, source: str, option: str) -> Faction:
    start = table.table("start")
    low, middle, high = start.numbers("power", length=3)
    without_shipping = table.has("shipping") and not isinstance(table.peek("shipping"), dict)
    if without_shipping and table.flag("shipping"):
        raise table.error("shipping", "false or a table")
    faction = Faction(
        key=key,
        name=table.text("name"),
        colour=table.text("colour", choices=(*common.wheel, *common.other_colours)),
        source=table.text("source", source),
        ability=table.text("ability"),
        stronghold=table.text("stronghold"),
        coins=start.number("coins", 0),
        workers=start.number("workers", 0),
        priests=start.number("priests", 0),
        power=(low, middle, high),
        cults=_first_steps(start.table("cults", optional=True)),
        first_dwellings=table.number("first_dwellings", board.first_dwellings),
        shipping=None if without_shipping else _shipping(table.table("shipping", optional=True), board.shipping),
        digging=_digging(table.table("digging", optional=True), board.digging),
        structures=_structures(table.table("structures", optional=True), common, board.structures),
        traits=_number_map(table.table("traits", optional=True), tuple(common.traits)),
        action=table.text("action", ""),
        other_action=table.text("other_action", ""),
        option=option,
    )
    start.close()
    table.close()
    return faction


def read_factions(folder: Path) -> dict[str, Faction]:
    """Every file of factions/, in the order of the file names and of the tables in them."""
    rules = read_table(folder, "rules.toml")
    common = _read_common(rules)
    board = _Board(rules.table("standard_board"), common)
    found: dict[str, Faction] = {}
    for path in sorted((folder / "factions").glob("*.toml")):
        file = read_table(folder, f"factions/{path.name}")
        source = file.text("source")
        option = _option(file)
        for key in file.rest():
            if key in found:
                raise DataError(f"{file.file}: table [{key}]: expected a new faction, this one is in another file")
            found[key] = _faction(key, file.table(key), common, board, source, option)
    if not found:
        raise DataError("factions/*.toml: expected at least one file with factions, found none")
    return found


# Tiles


Facts = Mapping[str, Value] | None
"""What a game replaces, by path."""


def _tiles(folder: Path, group: str, make: Callable[[str, Table, str, str], T], facts: Facts = None) -> dict[str, T]:
    """One group of tiles.toml and of the boxes; a tile without its own source and option has the group's."""
    found: dict[str, T] = {}
    for file in [read_table(folder, "tiles.toml"), *box_tables(folder, facts)]:
        if file.file != "tiles.toml" and not file.has(group):
            continue
        table = file.table(group)
        source, option = table.text("source"), _option(table)
        for code in table.rest():
            tile = table.table(code)
            found[code] = make(code, tile, tile.text("source", source), tile.text("option", option))
            tile.close()
    return found


def _option(table: Table) -> str:
    return table.text("option", "")


_STRUCTURES = (*STRUCTURES, "SY")


def _power_action(code: str, tile: Table, source: str, option: str) -> PowerAction:
    keys = ("coins", "workers", "priests", "spades", "bridges", "paid_priests", "favors", "ships", "moves")
    gains = {key: tile.number(key, 0) for key in keys}
    marks = provenance(tile)
    return PowerAction(code=code, cost=tile.number("cost"), source=source, option=option, provenance=marks, **gains)


def _bonus_card(code: str, tile: Table, source: str, option: str) -> BonusCard:
    return BonusCard(
        code=code,
        name=tile.text("name"),
        income=_income(tile.table("income", optional=True)),
        spades=tile.number("spades", 0),
        steps=tile.number("steps", 0),
        shipping=tile.number("shipping", 0),
        pass_vp=_number_map(tile.table("pass_vp", optional=True), (*_STRUCTURES, "shipping", "ships")),
        option=option,
        source=source,
        ships=tile.number("ships", 0),
        moves=tile.number("moves", 0),
        trade_vp=tile.number("trade_vp", 0),
        provenance=provenance(tile),
    )


def _favor_tile(code: str, tile: Table, source: str, option: str) -> FavorTile:
    return FavorTile(
        code=code,
        name=tile.text("name"),
        count=tile.number("count"),
        cult=CULTS.index(tile.text("cult", choices=CULTS)),
        steps=tile.number("steps"),
        income=_income(tile.table("income", optional=True)),
        action_steps=tile.number("action_steps", 0),
        town_power=tile.number("town_power", 0),
        build_vp=_number_map(tile.table("build_vp", optional=True), STRUCTURES),
        pass_vp_trading_houses=tile.numbers("pass_vp_trading_houses", ()),
        option=option,
        source=source,
        one_of=_number_map(tile.table("one_of", optional=True), ("shipping", "workers", "coins")),
        trade_vp=_number_map(tile.table("trade_vp", optional=True), _STRUCTURES),
        pass_vp_markers=tile.numbers("pass_vp_markers", ()),
        provenance=provenance(tile),
    )


def _town_tile(code: str, tile: Table, source: str, option: str) -> TownTile:
    gains = {key: tile.number(key, 0) for key in (*RESOURCES, "steps", "shipping", "skip_range", "ships")}
    return TownTile(
        code=code,
        name=tile.text("name"),
        count=tile.number("count"),
        keys=tile.number("keys"),
        vp=tile.number("vp"),
        option=option,
        source=source,
        provenance=provenance(tile),
        **gains,
    )


def _scoring_tile(code: str, tile: Table, source: str, option: str) -> ScoringTile:
    cult = tile.text("cult", choices=(*CULTS, "priests"))
    if tile.number("per") == 0:
        raise tile.error("per", "a whole number from 1 up")
    gains = {key: tile.number(key, 0) for key in (*RESOURCES, "spades", "ships", "shipping")}
    return ScoringTile(
        code=code,
        name=tile.text("name"),
        event=tile.text("event", choices=EVENTS),
        vp=tile.number("vp"),
        cult=CULTS.index(cult) if cult in CULTS else -1,
        per=tile.number("per"),
        option=option,
        source=source,
        provenance=provenance(tile),
        **gains,
    )


def read_power_actions(folder: Path) -> dict[str, PowerAction]:
    """The power actions of tiles.toml and the boxes."""
    return _tiles(folder, "power_actions", _power_action)


def read_bonus_cards(folder: Path) -> dict[str, BonusCard]:
    """The bonus cards of tiles.toml and the boxes."""
    return _tiles(folder, "bonus_cards", _bonus_card)


def read_favor_tiles(folder: Path, facts: Facts = None) -> dict[str, FavorTile]:
    """The favor tiles of tiles.toml and the boxes."""
    return _tiles(folder, "favor_tiles", _favor_tile, facts)


def read_town_tiles(folder: Path, facts: Facts = None) -> dict[str, TownTile]:
    """The town tiles of tiles.toml and the boxes."""
    return _tiles(folder, "town_tiles", _town_tile, facts)


def read_scoring_tiles(folder: Path, facts: Facts = None) -> dict[str, ScoringTile]:
    """The scoring tiles of tiles.toml and the boxes."""
    return _tiles(folder, "scoring_tiles", _scoring_tile, facts)


def _final_tile(code: str, tile: Table, source: str, option: str) -> FinalTile:
    return FinalTile(
        code=code,
        name=tile.text("name"),
        ledger=tile.text("ledger"),
        measure=tile.text("measure", choices=MEASURES),
        vp=tile.numbers("vp"),
        option=option,
        source=source,
    )


def read_final_tiles(folder: Path) -> dict[str, FinalTile]:
    """The final scoring tiles of tiles.toml and the boxes."""
    return _tiles(folder, "final_tiles", _final_tile)


# Maps


def _rows(file: Table, letters: dict[str, str], short_first: bool) -> Iterator[tuple[str, ...]]:
    texts = file.texts("rows")
    long = len(texts[0].split(",")) + short_first
    for index, text in enumerate(texts):
        row = text.split(",")
        wanted = long - (index % 2 != short_first)
        if len(row) != wanted:
            raise file.error("rows", f"{wanted} spaces in row {index + 1}, which has {len(row)}")
        if not set(row) <= set(letters):
            raise file.error("rows", f"only the letters {', '.join(letters)} in row {index + 1}")
        yield tuple(letters[letter] for letter in row)


def read_maps(folder: Path) -> dict[str, MapFacts]:
    """Every file of maps/, by name."""
    letters = read_common(folder).terrain_letters
    found: dict[str, MapFacts] = {}
    for path in sorted((folder / "maps").glob("*.toml")):
        file = read_table(folder, f"maps/{path.name}")
        site_id = file.text("site_id")
        other = file.text("site_id_table_vp", "")
        short = file.flag("first_row_short")
        name = file.text("name", choices=(path.stem,))
        found[name] = MapFacts(
            name=name,
            title=file.text("title"),
            source=file.text("source"),
            rows=tuple(_rows(file, letters, short)),
            first_row_short=short,
            site_id=site_id,
            site_ids=(site_id, other) if other else (site_id,),
            site_first_row=file.text("site_first_row", choices=("A", "B")),
        )
        file.close()
    if not found:
        raise DataError("maps/*.toml: expected at least one file with a map, found none")
    return found


# Setup


def _option_value(table: Table, profile: str, is_bool: bool, values: tuple[str, ...]) -> str:
    return str(table.flag(profile)).lower() if is_bool else table.text(profile, choices=values)


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
        found[key] = Option(key, values, official, snellman, table.text("text"), table.text("source"))
        table.close()
    return found


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


HOUSE = "house"
"""Status of a table that no text holds: it is ours, and whoever offers it says so."""


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
        tables[name] = {**tables.get(like, {}), **_number_map(table)}
    keys = dict.fromkeys(read_factions(folder)) | dict.fromkeys(key for table in tables.values() for key in table)
    return {"flat": dict.fromkeys(keys, everybody), **tables}


def read_house_tables(folder: Path) -> frozenset[str]:
    """Maps whose table of starting VP is a house table."""
    file = read_table(folder, "vp_tables.toml")
    return frozenset(name for name in file.rest() if file.table(name).text("status", "") == HOUSE)


def read_own_vp(text: str) -> dict[str, int]:
    """Starting VP by faction from a file of one's own: `witches = 25`; `all` stands for those not named."""
    table = read_text("starting VP", text)
    keys = tuple(factions())
    rest = {key: table.number("all") for key in keys} if table.has("all") else {}
    values = rest | _number_map(table, keys)
    missing = [key for key in keys if key not in values]
    if missing:
        raise DataError(f"starting VP: {', '.join(missing)} have none; name them, or say `all = 20` for the rest")
    return {key: values[key] for key in keys}


# Our own files, read once


@cache
def common() -> Common:
    """The numbers every faction shares."""
    return read_common(HOME)


@cache
def factions() -> dict[str, Faction]:
    """All factions by key, in a stable order."""
    return read_factions(HOME)


@cache
def power_actions() -> dict[str, PowerAction]:
    """The power actions of the game board by code."""
    return read_power_actions(HOME)


@cache
def bonus_cards() -> dict[str, BonusCard]:
    """All bonus cards by code, those of options included."""
    return read_bonus_cards(HOME)


@cache
def favor_tiles() -> dict[str, FavorTile]:
    """All kinds of favor tiles by code."""
    return read_favor_tiles(HOME)


@cache
def town_tiles() -> dict[str, TownTile]:
    """All kinds of town tiles by code, those of options included."""
    return read_town_tiles(HOME)


@cache
def scoring_tiles() -> dict[str, ScoringTile]:
    """All scoring tiles by code, those of options included."""
    return read_scoring_tiles(HOME)


@cache
def final_tiles() -> dict[str, FinalTile]:
    """Final scoring tiles by name."""
    return read_final_tiles(HOME)


@cache
def replaced_tiles() -> dict[str, str]:
    """Codes of tiles that stay in the box, with the option that puts others in their place."""
    return read_replaced(HOME)


@cache
def ships() -> ShipFacts:
    """Ships, trade, shipyards, range tiles and canals."""
    return read_ships(HOME, tuple(factions()))


def ships_with(facts: Mapping[str, Value]) -> ShipFacts:
    """The same with facts that a game replaces."""
    return read_ships(HOME, tuple(factions()), facts) if facts else ships()


def favor_tiles_with(facts: Mapping[str, Value]) -> dict[str, FavorTile]:
    """Favor tiles with facts that a game replaces."""
    return read_favor_tiles(HOME, facts) if facts else favor_tiles()


def town_tiles_with(facts: Mapping[str, Value]) -> dict[str, TownTile]:
    """Town tiles with facts that a game replaces."""
    return read_town_tiles(HOME, facts) if facts else town_tiles()


def scoring_tiles_with(facts: Mapping[str, Value]) -> dict[str, ScoringTile]:
    """Scoring tiles with facts that a game replaces."""
    return read_scoring_tiles(HOME, facts) if facts else scoring_tiles()


def own_facts(text: str) -> dict[str, Value]:
    """Facts of a game of one's own, from the text of their file."""
    return read_own_facts(HOME, text)


def check_facts(facts: Mapping[str, Value]) -> None:
    """Facts that a game replaces: may they be, and do they make sense?"""
    check_replaceable(HOME, facts)
    ships_with(facts)
    favor_tiles_with(facts)
    town_tiles_with(facts)
    scoring_tiles_with(facts)


@cache
def maps() -> dict[str, MapFacts]:
    """All maps by name."""
    return read_maps(HOME)


@lru_cache(maxsize=32)
def own_map(name: str, text: str) -> MapFacts:
    """A map of one's own from its text, checked."""
    facts = read_map_text(name, text, common())
    check_map(facts, common(), factions())
    return facts


def map_notes(facts: MapFacts) -> list[MapNote]:
    """What players of a map should know before they sit down."""
    return notes_on(facts, common(), factions())


def unplayable(facts: MapFacts) -> set[str]:
    """Factions that cannot play on a map."""
    return unplayable_on(facts, common(), factions())


@cache
def presets() -> dict[str, Preset]:
    """Named setups by key."""
    return read_presets(HOME)


@cache
def options() -> dict[str, Option]:
    """Every option of a setup by key."""
    return read_options(HOME)


@cache
def introductions() -> dict[int, Introduction]:
    """The introductory game by number of players."""
    return read_introductions(HOME)


@cache
def vp_tables() -> dict[str, dict[str, int]]:
    """Starting VP by faction: "flat", and by the name of a map."""
    return read_vp_tables(HOME)


@cache
def house_tables() -> frozenset[str]:
    """Maps whose table of starting VP is a house table."""
    return read_house_tables(HOME)
