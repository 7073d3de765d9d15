"""Reads faction boards: how each differs from the standard board."""

from pathlib import Path

from mystica.data.facts import CULTS, RESOURCES, STRUCTURES, Common, Digging, Faction, Income, Structure, Track
from mystica.data.files import tables_in
from mystica.data.numbers import in_order
from mystica.data.reading.rules import read_common, read_standard_board
from mystica.data.toml_table import DataError, TomlTable


class _Board:
    """The standard board that faction tables build on."""

    def __init__(self, table: TomlTable, common: Common) -> None:
        table.text("source")
        self.first_dwellings = table.number("first_dwellings")
        self.shipping = _shipping(table.table("shipping"), None)
        self.digging = _digging(table.table("digging"), None)
        self.structures = _structures(table.table("structures"), common, None)
        table.close()


def read_factions(folder: Path) -> dict[str, Faction]:
    """Every file of factions/, those of boxes last, in the order of the file names and of the tables in them."""
    common = read_common(folder)
    board = _Board(read_standard_board(folder), common)
    found: dict[str, Faction] = {}
    for file in tables_in(folder, "factions"):
        source = file.text("source")
        option = file.text("option", "")
        for key in file.rest():
            if key in found:
                raise DataError(f"{file.file}: table [{key}]: expected a new faction, this one is in another file")
            found[key] = _faction(key, file.table(key), common, board, source, option)
    return in_order(folder, "factions", found)


def _faction(key: str, table: TomlTable, common: Common, board: _Board, source: str, option: str) -> Faction:
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
        ability=table.text("ability", ""),
        stronghold=table.text("stronghold", ""),
        coins=start.number("coins", 0),
        workers=start.number("workers", 0),
        priests=start.number("priests", 0),
        power=(low, middle, high),
        cults=_first_steps(start.table("cults", optional=True)),
        first_dwellings=table.number("first_dwellings", board.first_dwellings),
        shipping=None if without_shipping else _shipping(table.table("shipping", optional=True), board.shipping),
        digging=_digging(table.table("digging", optional=True), board.digging),
        structures=_structures(table.table("structures", optional=True), common, board.structures),
        traits=table.table("traits", optional=True).number_map(tuple(common.traits)),
        action=table.text("action", ""),
        other_action=table.text("other_action", ""),
        option=table.text("option", option),
    )
    start.close()
    table.close()
    return faction


def _first_steps(table: TomlTable) -> tuple[int, int, int, int]:
    fire, water, earth, air = (table.number(cult, 0) for cult in CULTS)
    table.close()
    return fire, water, earth, air


def _structures(table: TomlTable, common: Common, standard: dict[str, Structure] | None) -> dict[str, Structure]:
    found: dict[str, Structure] = {}
    for code in STRUCTURES:
        own = table.table(code, optional=standard is not None)
        found[code] = _structure(code, own, common, standard[code] if standard else None)
    table.close()
    return found


def _structure(code: str, table: TomlTable, common: Common, standard: Structure | None) -> Structure:
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


def _incomes(table: TomlTable, limit: int) -> tuple[Income, ...]:
    columns = [table.numbers(key, (0,) * (limit + 1), limit + 1) for key in RESOURCES]
    table.close()
    return tuple(Income(*row) for row in zip(*columns, strict=True))


def _shipping(table: TomlTable, standard: Track | None) -> Track:
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


def _digging(table: TomlTable, standard: Digging | None) -> Digging:
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
