"""What tiles, actions and factions do, in one line and every language: the numbers are those of the data."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields, is_dataclass

import pytest

from mystica import data
from mystica.i18n import LOCALES, t
from tests.number_words import contradiction, digits

# The field of a tile, or trait of a faction, and the amount its number is of; None: a number that is no amount.
UNITS: dict[str, str | None] = {
    "cost": "power", "coins": "coins", "workers": "workers", "priests": "priests", "power": "power", "vp": "vp",
    "spades": "spades", "bridges": "bridges", "keys": "keys", "steps": "steps", "per": "steps", "pass_vp": "vp",
    "build_vp": "vp", "action_steps": "steps", "action_spades": "spades", "bridge_workers": "workers",
    "new_home_power": "power", "new_home_tokens": "tokens",
    "ships": "ships", "paid_priests": "priests", "trade_vp": "vp", "favors": None, "one_of": None,
    "pass_vp_markers": None, "shipping": None, "town_power": None, "skip_range": None, "pass_vp_trading_houses": None,
}  # fmt: skip
OF_THE_ACTION = ("action_steps", "action_spades", "bridge_workers", "new_home_power")  # traits
OF_THE_OTHER_ACTION = ("new_home_tokens",)
SAID_NOWHERE = (
    "code",
    "name",
    "count",
    "cult",
    "event",
    "option",
    "source",
    "ledger",
    "measure",
    "provenance",
    "moves",
)


def numbers(tile: object) -> list[tuple[str, int]]:
    """Every number of a tile that its effect must name, with its field; each step is no number."""
    assert is_dataclass(tile)
    found: list[tuple[str, int]] = []
    for field in fields(tile):
        value = getattr(tile, field.name)
        if field.name in SAID_NOWHERE or (field.name == "per" and value == 1):
            continue
        if isinstance(value, data.Income):
            found += numbers(value)
        elif field.name == "more":
            found += [(name, number) for name, number in value.items() if name not in SAID_NOWHERE]
        elif field.name in ("more_rows", "more_tables"):  # each number once, however often it is there
            for name, many in value.items():
                each = set(many.values() if isinstance(many, dict) else many)
                found += [(name, number) for number in sorted(each)]
        elif isinstance(value, dict):
            found += [(field.name, number) for number in value.values()]
        else:
            found += [(field.name, number) for number in (value if isinstance(value, tuple) else (value,))]
    return [(name, number) for name, number in found if number]


def effects() -> dict[str, list[tuple[str, int]]]:
    """Every tile and action with the numbers of its effect."""
    tiles: dict[str, object] = {
        **data.power_actions(),
        **data.bonus_cards(),
        **data.favor_tiles(),
        **data.town_tiles(),
        **data.scoring_tiles(),
        **data.final_tiles(),
    }
    found = {code: numbers(tile) for code, tile in tiles.items()}
    for faction in data.factions().values():
        for code, traits in ((faction.action, OF_THE_ACTION), (faction.other_action, OF_THE_OTHER_ACTION)):
            if code:
                found[code] = [(key, faction.traits[key]) for key in traits if key in faction.traits]
    return found


EFFECTS = effects()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("code", EFFECTS)
def test_effects_name_the_numbers_of_the_data_and_no_others(code: str, locale: str) -> None:
    text = t(locale, f"tile-{code}-effect")
    assert Counter(digits(text)) == Counter(number for _, number in EFFECTS[code]), text
    for name, number in EFFECTS[code]:
        unit = UNITS[name]
        assert unit is None or t(locale, f"amount-{unit}", n=number) in text, (text, name)


@pytest.mark.parametrize("locale", LOCALES)
def test_effects_name_the_cult(locale: str) -> None:
    for code, favor in data.favor_tiles().items():
        assert t(locale, f"cult-{data.CULTS[favor.cult]}.track") in t(locale, f"tile-{code}-effect"), code
    for code, scoring in data.scoring_tiles().items():
        if scoring.cult >= 0:
            assert t(locale, f"cult-{data.CULTS[scoring.cult]}.track") in t(locale, f"tile-{code}-effect"), code


@pytest.mark.parametrize("locale", LOCALES)
def test_effects_name_the_structures(locale: str) -> None:
    wanted = [(code, tile.event.split("_")) for code, tile in data.scoring_tiles().items()]
    wanted += [(code, list(card.pass_vp)) for code, card in data.bonus_cards().items()]
    wanted += [(code, list(tile.build_vp)) for code, tile in data.favor_tiles().items()]
    for code, structures in wanted:
        for structure in set(structures) & set(data.common().structure_names):
            assert t(locale, f"structure-{structure}") in t(locale, f"tile-{code}-effect"), code


def test_english_sentences_are_those_of_the_data() -> None:
    for key, faction in data.factions().items():
        assert t("en", f"faction-{key}-ability") == faction.ability
        assert t("en", f"faction-{key}-stronghold") == faction.stronghold
    for key, option in data.options().items():
        assert t("en", f"ruling-{key}") == option.text


@pytest.mark.parametrize("locale", LOCALES)
def test_numbers_of_translated_sentences(locale: str) -> None:
    """Those of the English sentence, in digits or spelled out."""
    keys = [f"faction-{key}-{what}" for key in data.factions() for what in ("ability", "stronghold")]
    for key in (*keys, *(f"ruling-{key}" for key in data.options())):
        assert not contradiction(t("en", key), t(locale, key)), key


@pytest.mark.parametrize("locale", LOCALES)
def test_every_effect_is_one_sentence_or_more_of_one_line(locale: str) -> None:
    for code in EFFECTS:
        text = t(locale, f"tile-{code}-effect")
        assert text.endswith(".") and "\n" not in text and len(text) <= 160, text
    in_one_game = [code for code in EFFECTS if code not in data.replaced_tiles()]
    effects_told = [t(locale, f"tile-{code}-effect") for code in in_one_game]
    assert len(set(effects_told)) == len(effects_told)


@pytest.mark.parametrize(
    ("english", "told", "wrong"),
    [
        ("4 VP for 2 coins", "4 PV pour 2 pièces", ""),
        ("two spades", "삽 2개", ""),
        ("two spades", "삽 3개", "also 3"),
        ("4 VP", "5 PV", "no 4 also 5"),
        ("on FAV5 and D6", "FAV5, D6", ""),
        ("a priest", "성직자 1명", ""),
    ],
)
def test_wrong_numbers_are_found(english: str, told: str, wrong: str) -> None:
    assert contradiction(english, told) == wrong
