"""Values that no text states keep their mark: in `mystica rules`, for every one of them, in every language."""

from __future__ import annotations

import pytest

from mystica import data
from mystica.boxes.merchants import data as box_data
from mystica.boxes.merchants.cli.rules_facts import faction_tables
from mystica.cli.rules_facts import FactTable, facts_of, marked
from mystica.i18n import LOCALES
from tests.rules.merchants.test_replaced_facts import MARKED


def mark_of(path: str) -> str:
    """What the data say about a value."""
    group, code, *rest = path.split(".")
    if group == "canals":
        return box_data.ships().canal_provenance[code]
    if group == "shipyards":
        return box_data.ships().yards[code].provenance[rest[0]]
    if group == "ranges":
        return box_data.ships().ranges[code].provenance[rest[0]]
    tiles = {**data.favor_tiles(), **data.town_tiles(), **data.scoring_tiles()}
    return tiles[code].provenance[rest[0]]


def shown(path: str, locale: str) -> list[FactTable]:
    group, code = path.split(".")[:2]
    if group == "canals":
        return facts_of("canals", locale)
    if group in ("shipyards", "ranges"):
        return faction_tables(code, locale)
    return facts_of(code, locale)


@pytest.mark.parametrize("path", MARKED)
def test_the_mark_is_kept_and_shown(path: str) -> None:
    mark = mark_of(path)
    assert data.status_of(mark) in ("house", "inferred", "corroborated")
    for locale in LOCALES:
        sign = marked(mark, locale)
        assert sign and any(sign in cell for table in shown(path, locale) for row in table.rows for cell in row)


@pytest.mark.parametrize("faction", data.factions())
def test_the_table_of_shipyards_has_a_sign_for_each(faction: str) -> None:
    """! for house, ? for inferred, ~ for corroborated, beside the number."""
    yard = box_data.ships().yards[faction]
    names = ("workers", "coins", "ship_workers", "ship_coins", "shipping", "steps")
    signs = {"house": "!", "inferred": "?", "corroborated": "~"}
    expected = [
        f"{yard.numbers.get(name, 0)}{signs.get(data.status_of(yard.provenance.get(name, '')), '')}" for name in names
    ]
    (table,) = facts_of("shipyard", "en")
    row = table.rows[list(data.factions()).index(faction)]
    assert list(row[1:]) == expected


def test_what_the_rulebook_states_has_no_mark() -> None:
    assert marked("confirmed: example", "en") == "" == marked("", "en")
    alchemists = box_data.ships().yards["alchemists"].provenance
    assert [data.status_of(alchemists[key]) for key in ("shipping", "ship_workers", "ship_coins")] == ["confirmed"] * 3
