"""What tiles, actions and factions do, in one line and every language: the numbers are those of the data."""

from __future__ import annotations

import doctest
import re
from collections import Counter
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from mystica import data
from mystica.data import DataError, named_facts
from mystica.data.named_facts import number_named
from mystica.i18n import LOCALES, numbers_in_texts, t
from mystica.i18n.catalogue import text_files
from mystica.i18n.numbers_in_texts import NAMED, amount_terms, with_numbers
from tests.number_words import contradiction, digits, typed

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


# ---- where numbers come from ------------------------------------------------------------------------------

ONE = "not several: what the rule is, and no number of the data"
TYPED: dict[str, tuple[str, str]] = {
    "faction-nomads-ability": ("third second", "the order of placing, however many they place"),
    "faction-alchemists-ability": ("1 1", "a rate is that for one"),
    "faction-chaosmagicians-stronghold": ("two", "what a double turn is"),
    "tile-ACTC-effect": ("two", "what a double turn is"),
    "faction-engineers-stronghold": ("two", "a bridge has two ends"),
    "tile-greatest-distance-effect": ("two one", "a distance has two ends"),
    "tile-stronghold-sanctuary-effect": ("one", "a distance has two ends"),
    "tile-FAV12-effect": ("one two three four", "the places of a row, whose numbers are named"),
    "tile-MFAV4-effect": ("one four seven ten", "the places of a row, whose numbers are named"),
    "faction-giants-stronghold": ("one", ONE),
    "faction-swarmlings-stronghold": ("one", ONE),
    "faction-auren-stronghold": ("one", ONE),
    "faction-halflings-stronghold": ("one", ONE),
    "faction-acolytes-ability": ("one", ONE),
    "tile-outposts-effect": ("one", ONE),
    "tile-settlements-effect": ("one", ONE),
    "tile-MFAV1-effect": ("one", ONE),
}
"""Messages with numbers that are typed: those of the English one, and why that may be."""
SENTENCES = [f"tile-{code}-effect" for code in EFFECTS]
SENTENCES += [f"faction-{key}-{what}" for key in data.factions() for what in ("ability", "stronghold")]


class _Written(Visitor):
    """What somebody typed in a message: texts, and numbers in its placeholders."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)

    def visit_NumberLiteral(self, node: ast.NumberLiteral) -> None:
        self.texts.append(node.value)


@cache
def written(locale: str) -> dict[str, str]:
    """What is typed in each message of the files."""
    found: dict[str, str] = {}
    for path in text_files(locale):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                visitor = _Written()
                visitor.visit(entry.value)
                found[entry.id.name] = " ".join(visitor.texts)
    return found


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", SENTENCES)
def test_no_number_is_typed(key: str, locale: str) -> None:
    """It comes from the data, so that whoever corrects it there changes no sentence."""
    allowed = TYPED[key][0].split() if key in TYPED else []
    found = typed(locale, written(locale)[key])
    assert found == allowed if locale == "en" else len(found) <= len(allowed), found


def test_exceptions_are_about_sentences_that_there_are() -> None:
    assert set(TYPED) <= set(SENTENCES)


@pytest.mark.parametrize("locale", LOCALES)
def test_names_of_numbers_lead_to_numbers_that_say_something(locale: str) -> None:
    """0 is what a tile has that nobody gave it."""
    names = {name for path in text_files(locale) for name in NAMED.findall(path.read_text(encoding="utf-8"))}
    assert len(names) > 150 and not [name for name in names if number_named(name) < 1]


@pytest.mark.parametrize(
    ("locale", "key", "said"),
    [
        ("en", "tile-BON1-effect", "Income: 3 coins. Special action: transform and build with 3 spades."),
        ("fr", "tile-BON1-effect", "Revenus : 3 pièces. Action spéciale : transformer et construire avec 3 pelles."),
        ("ko", "tile-BON1-effect", "수입: 동전 3개. 특수 액션: 삽 3개를 써서 변환과 건설을 합니다."),
        ("en", "tile-SCORE1-effect", "Cult bonus: 3 coins for every 3 steps in the cult of Earth."),
        ("fr", "tile-SCORE1-effect", "Bonus de culte : 3 pièces toutes les 3 cases du culte de la terre."),
        ("ko", "tile-SCORE1-effect", "신앙 보너스: 대지 신앙 3칸마다 동전 3개."),
        ("en", "faction-witches-ability", "3 VP more for each town."),
        ("fr", "faction-witches-ability", "3 PV de plus pour chaque ville."),
        ("ko", "faction-witches-ability", "마을마다 승점 3점을 더 얻습니다."),
    ],
)  # fmt: skip
def test_a_corrected_number_changes_the_sentence(
    locale: str, key: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(numbers_in_texts, "number_named", lambda name: 3)
    texts = "\n".join(with_numbers(path) for path in text_files(locale))
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource(f"{texts}\n{amount_terms(texts)}"))
    message = bundle.get_message(key)
    assert message.value is not None
    text, errors = bundle.format_pattern(message.value, {})
    assert said in str(text) and not errors


@pytest.mark.parametrize(
    "name",
    ["favor[FAV99].steps", "favor[FAV5].step", "favour[FAV5].steps", "faction[witches].traits[town]", "common.wheel"],
)
def test_a_name_that_leads_nowhere_is_told_with_its_line(name: str, tmp_path: Path) -> None:
    file = tmp_path / "tiles.ftl"
    file.write_text(f'one = 1\ntwo = {{ -coins(n: "common.rounds") }}, {{ "{name}" }}\n', encoding="utf-8")
    with pytest.raises(DataError, match=re.escape(f'tiles.ftl: line 2: expected the name of a number, found "{name}"')):
        with_numbers(file)


def test_examples() -> None:
    for module in (named_facts, numbers_in_texts):
        result = doctest.testmod(module)
        assert result.attempted and not result.failed


# ---- what else they say -----------------------------------------------------------------------------------


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


def test_english_rulings_are_those_of_the_data() -> None:
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
