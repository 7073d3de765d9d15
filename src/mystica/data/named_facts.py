"""Facts by the names that texts use, `common.town_power`, `favor[FAV5].steps`, so that no number is written twice."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import TypeVar

from mystica.data.facts import STRUCTURES, Faction
from mystica.data.numbers import HOME
from mystica.data.of_boxes import of_boxes
from mystica.data.reading.factions import read_factions
from mystica.data.reading.rules import read_common
from mystica.data.reading.tiles import (
    read_bonus_cards,
    read_favor_tiles,
    read_final_tiles,
    read_power_actions,
    read_scoring_tiles,
    read_town_tiles,
)

T = TypeVar("T")


def named_facts(folder: Path, terrain_names: dict[str, str] | None = None) -> dict[str, object]:
    """What placeholders may name, by the first word; terrains without one of the given names have their English one."""
    common, factions = read_common(folder), read_factions(folder)
    if terrain_names is not None:
        common = replace(common, terrain_names=common.terrain_names | terrain_names)
    of_all: dict[str, object] = {
        "common": common,
        "wheel": ", ".join(common.terrain_names[colour] for colour in common.wheel),
        "usual": _usual(list(factions.values())),
        "faction": factions,
        "action": read_power_actions(folder),
        "favor": read_favor_tiles(folder),
        "scoring": read_scoring_tiles(folder),
        "bonus": read_bonus_cards(folder),
        "town": read_town_tiles(folder),
        "final": read_final_tiles(folder),
    }
    for box in of_boxes():
        of_all |= box.placeholders(folder)
    return of_all


def _usual(boards: list[Faction]) -> SimpleNamespace:
    """What most faction boards show."""
    return SimpleNamespace(
        structures={code: _most_common(board.structures[code] for board in boards) for code in STRUCTURES},
        shipping=_most_common(board.shipping for board in boards if board.shipping),
        digging=_most_common(board.digging for board in boards),
    )


def _most_common(values: Iterable[T]) -> T:
    return Counter(values).most_common(1)[0][0]


@cache
def _ours() -> dict[str, object]:
    return named_facts(HOME)


def number_named(name: str) -> int:
    """A number of our own files; a LookupError if there is none of this name.

    >>> number_named("favor[FAV5].town_power"), number_named("faction[witches].traits[town_vp]")
    (6, 5)
    """
    try:
        return int(f"{{{name}}}".format_map(_ours()))
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        raise LookupError(name) from error
