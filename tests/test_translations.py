"""The rules in other languages: complete, with the numbers and names of the English ones, in their own words."""

from __future__ import annotations

import re
import shutil
import tomllib
import unicodedata
from dataclasses import replace
from pathlib import Path
from string import Formatter

import pytest

from mystica import data
from mystica.cli import rules
from mystica.cli.validate import examine
from mystica.data import DataError
from mystica.data.numbers import HOME
from mystica.data.reference import read_reference, read_reference_locales
from mystica.i18n import LOCALES, t
from tests.conftest import ROOT
from tests.data_copy import copy_of_data
from tests.number_words import contradiction
from tests.test_reference import runs

FOLDER = HOME / "rules"
ENGLISH = data.reference()
OTHERS = [locale for locale in data.reference_locales() if locale != "en"]
FILES = [
    path.relative_to(HOME.parent).as_posix()
    for place in (FOLDER, *sorted((HOME.parent / "boxes").glob("*/data/rules")))
    for path in sorted(place.glob("*.toml"))
]
TEXTS = ("title", "text", "example", "ours", "house")
FRENCH_RULEBOOK = ROOT.parent / "shared" / "rules" / "base-fr-with-faq-and-promos.txt"
KOREAN_RULEBOOK = ROOT.parent / "shared" / "rules" / "base-ko.txt"
# Written the same in every language: options, their values and profiles, which are typed; codes; numbers of bowls.
TYPED = {word for key, o in data.options().items() for text in (key, *o.values) for word in text.split("-")}
TYPED |= {*data.PROFILES, *data.presets(), "I", "II", "III", "FAQ", "terra", "net", "promo", "TOML"}
TYPED |= {"corroborated", "inferred", "house"}  # marks of values, as the data files have them


def raw(locale: str, file: str) -> dict[str, dict[str, str]]:
    """The topics of a file as they are written."""
    english = HOME.parent / file
    path = english if locale == "en" else english.parent / locale / english.name
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    return {key: value for key, value in table.items() if isinstance(value, dict) and key != "also"}


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def texts_of(locale: str) -> dict[str, str]:
    """Every text of a language by topic and name, titles included, ready to read."""
    return {
        f"{topic.key}.{name}": getattr(topic, name)
        for topic in data.reference(locale).values()
        for name in TEXTS
        if getattr(topic, name)
    }


# ---- complete ---------------------------------------------------------------------------------------------


def test_the_rules_are_told_in_every_language_of_the_catalogues() -> None:
    assert set(data.reference_locales()) == set(LOCALES) and data.reference_locales()[0] == "en"


@pytest.mark.parametrize("locale", OTHERS)
def test_topics_and_what_is_no_text_are_those_of_the_english_rules(locale: str) -> None:
    topics = data.reference(locale)
    assert list(topics) == list(ENGLISH)
    for key, topic in topics.items():
        for name in ("key", "functions", "tests", "rulings", "see"):
            assert getattr(topic, name) == getattr(ENGLISH[key], name), (key, name)
    assert texts_of(locale).keys() == texts_of("en").keys()
    assert len({topic.chapter for topic in topics.values()}) == len({topic.chapter for topic in ENGLISH.values()})


@pytest.mark.parametrize("locale", OTHERS)
def test_headings_and_sources_are_told_in_the_language(locale: str) -> None:
    told: dict[str, str] = {}
    for key, topic in data.reference(locale).items():
        assert len(topic.headings) == len(ENGLISH[key].headings)
        told |= dict(zip(ENGLISH[key].headings, topic.headings, strict=True))
    assert {english for english, own in told.items() if english == own} <= {"Base, Introduction", "FAQ, Conversions"}
    sources = {option.source for option in data.options().values()}
    sources |= {faction.source for faction in data.factions().values()}
    assert {source for source in sources if data.source_in(locale, source) == source} <= {"Mystica 0.1"}
    assert data.source_in("en", "erratum 2013") == "erratum 2013"
    assert data.source_in(locale, "a source of tomorrow") == "a source of tomorrow"


@pytest.mark.parametrize("locale", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_placeholders_are_the_same(locale: str, file: str) -> None:
    english, told = raw("en", file), raw(locale, file)
    assert english.keys() == told.keys()
    for key, topic in english.items():
        for name in TEXTS:
            assert placeholders(topic.get(name, "")) == placeholders(told[key].get(name, "")), (key, name)


@pytest.mark.parametrize("locale", OTHERS)
def test_no_text_is_left_in_english(locale: str) -> None:
    same = {key for key, text in texts_of(locale).items() if text == texts_of("en")[key]}
    assert same <= {"fakirs.title", "temple.title", "conversions.title", "acolytes.title"}
    assert "{" not in "".join(texts_of(locale).values())


@pytest.mark.parametrize("locale", OTHERS)
def test_numbers_are_those_of_the_english_text(locale: str) -> None:
    """Also those that are no placeholders: spaces of a track, actions, examples."""
    english = texts_of("en")
    wrong = {key: found for key, text in texts_of(locale).items() if (found := contradiction(english[key], text))}
    assert not wrong, wrong


@pytest.mark.parametrize("locale", OTHERS)
def test_names_are_those_of_the_catalogues(locale: str) -> None:
    topics = data.reference(locale)
    names = tomllib.loads((FOLDER / locale / "names.toml").read_text(encoding="utf-8"))
    assert names["terrains"] == {colour: t(locale, f"terrain-{colour}") for colour in data.common().wheel}
    assert set(names) == {"terrains", "headings", "sources"}
    for colour in data.common().wheel:
        assert t(locale, f"terrain-{colour}") in topics["transforming"].text
    for key in data.factions():
        assert topics[key].title == t(locale, f"faction-{key}")
    for code in data.STRUCTURES[1:]:
        assert rules.find_topic(t(locale, f"structure-{code}"), locale), code
    for code in data.favor_tiles():
        assert topics[code].title.endswith(f"{code}, {t(locale, f'tile-{code}')}")
    kinds = {"favor-tile": "FAV1", "town-tile": "TW1", "bonus-card": "BON1", "scoring-tile": "SCORE1"}
    for word, code in {**kinds, "power-action": "ACT1"}.items():
        assert topics[code].title.lower().startswith(f"{t(locale, f'word-{word}')} {code},".lower())


@pytest.mark.parametrize("locale", OTHERS)
def test_a_changed_fact_changes_the_text(locale: str, folder: Path) -> None:
    path = folder / "rules.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("coins_per_vp = 3", "coins_per_vp = 7"), encoding="utf-8")
    assert "7" in read_reference(folder, locale)["resource-scoring"].text


# ---- well written -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", OTHERS)
def test_texts_have_a_sensible_length(locale: str) -> None:
    english = texts_of("en")
    for key, text in texts_of(locale).items():
        assert text == text.strip() and not re.search(r"[^\S\n]{2}|\n{3}", text), key
        assert len(text) <= 60 + 1.6 * len(english[key]), key
        if not key.endswith(".title"):
            last = text.split("\n")[-1]
            assert text[-1] in ".:;)" or last.startswith("- "), key
            assert text.count("\n- ") == english[key].count("\n- "), f"{key}: as many entries of lists"
            assert text.count("\n\n") == english[key].count("\n\n"), f"{key}: as many paragraphs"


def test_french_is_written_in_french() -> None:
    english = {"the", "of", "and", "with", "for", "when", "is", "are", "may", "you", "each", "every", "power", "coins"}
    for key, text in texts_of("fr").items():
        plain = re.sub(r"\S*[=-]\S*", "", text)  # options
        assert not english & set(re.findall(r"\w+", plain.lower())), key
        assert not re.search(r"\b(tu|te|toi|ton|tes)\b", text.lower()), key
        assert not re.search(r"[^\s][;!?]|[^\s\d]:|[\u2019\u2026]", text), f"{key}: a space before ; : ! ?"


def test_korean_is_written_in_korean() -> None:
    codes = re.compile(r"M?(ACT|BON|FAV|TW|SCORE|PA|SC)\d*|SHIP(MOVE|BUILD)|[A-Z]\d+|\w+(-\w+)+")
    for key, text in texts_of("ko").items():
        left = set(re.findall(r"[A-Za-z]+", codes.sub("", text))) - TYPED
        assert not left, (key, left)
        assert re.search(r"[가-힣]", text), key


def letters(text: str) -> str:
    """Without accents, so that a scan that lost some still compares."""
    plain = unicodedata.normalize("NFKD", text).lower().replace("\u2019", "'")
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


def rulebook(path: Path) -> str:
    if not path.is_file():
        pytest.skip(f"no rulebook beside the project (shared/rules/{path.name}): nothing to compare with")
    return path.read_text(encoding="utf-8")


def test_french_texts_do_not_copy_the_rulebook() -> None:
    """Where it lies beside the project: never nine words in a row."""
    copied = runs(letters(rulebook(FRENCH_RULEBOOK)), 9)
    for key, text in texts_of("fr").items():
        shared = runs(letters(text), 9) & copied
        assert not shared, f"{key}: {' '.join(min(shared))}"


def test_korean_texts_do_not_copy_the_rulebook() -> None:
    """Where it lies beside the project: never seven words in a row, since Korean needs fewer."""

    def sevens(text: str) -> set[tuple[str, ...]]:
        found = re.findall(r"\w+", text)
        return {tuple(found[i : i + 7]) for i in range(len(found) - 6)}

    copied = sevens(rulebook(KOREAN_RULEBOOK))
    for key, text in texts_of("ko").items():
        shared = sevens(text) & copied
        assert not shared, f"{key}: {' '.join(min(shared))}"


# ---- files with mistakes ----------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the data files to spoil."""
    return copy_of_data(tmp_path)


@pytest.mark.parametrize(
    ("file", "old", "new", "named"),
    [
        ("scoring", 'title = "Le vainqueur"', "", ("[winner]", "'title'", "missing")),
        ("scoring", "[winner]", "[victor]", ("top of the file", "'victor'", "not known")),
        ("scoring", "[winner]", '[winner]\nsee = ["goal"]', ("[winner]", "'see'", "not known")),
        ("scoring", "[winner]", '[winner]\nours = "?"', ("[winner]", "'ours'", "not known")),
        ("scoring", "[winner]", '[more]\ntext = "?"\n\n[winner]', ("top of the file", "'more'", "not known")),
        ("scoring", '"vainqueur"', '"leech"', ("rules/fr/*.toml", "leech", "winner", "share the name")),
        ("scoring", '"vainqueur"', "0", ("[winner]", "'aliases'", "a list of texts")),
        ("scoring", "Qui a le plus", "{common.rounds} a le plus", ("[winner]", "'text'", "also common.rounds")),
        ("scoring", "Qui a le plus", "{ a le plus", ("[winner]", "'text'", "placeholders")),
        ("scoring", "{common.coins_per_vp}", "3", ("[resource-scoring]", "'text'", "no common.coins_per_vp")),
        ("scoring", "example =", "exemple =", ("[cult-scoring]", "'example'", "missing")),
        ("scoring", 'title = "Fin', 'number = 11\ntitle = "Fin', ("top of the file", "'number'", "not known")),
        ("names", 'yellow = "désert"', "", ("[terrains]", "'yellow'", "missing")),
        ("names", "yellow =", 'white = "sel"\nyellow =', ("[terrains]", "'white'", "not known")),
        ("names", "[sources]", "[source]", ("top of the file", "'source'", "not known")),
        ("names", '"Base, Setup"', '"Base, Start"', ("[headings]", "'Base, Start'", "a heading of the English rules")),
    ],
)  # fmt: skip
def test_mistakes_are_named(folder: Path, file: str, old: str, new: str, named: tuple[str, ...]) -> None:
    path = folder / "rules" / "fr" / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as refused:
        read_reference(folder, "fr")
    assert all(part in str(refused.value) for part in named), refused.value
    assert "rules/fr/" in str(refused.value)
    assert list(read_reference(folder)) == list(ENGLISH), "the English rules are not touched"


def test_what_a_language_lacks_is_told_in_english(folder: Path) -> None:
    """A file, a topic, the names of terrains and headings, a box; the rest stays as it is."""
    (folder / "rules" / "fr" / "towns.toml").unlink()
    (folder / "rules" / "fr" / "names.toml").unlink()
    shutil.rmtree(folder.parent / "boxes" / "promos" / "data" / "rules" / "fr")
    path = folder / "rules" / "fr" / "scoring.toml"
    before, found, after = path.read_text(encoding="utf-8").partition("[winner]")
    assert found and "\n[" not in after
    path.write_text(before, encoding="utf-8")
    told, french = read_reference(folder, "fr"), data.reference("fr")
    assert list(told) == list(ENGLISH)
    for key in ("towns", "town-rewards", "winner", "BON10", "TW7"):
        assert told[key].text == ENGLISH[key].text != french[key].text, key
    assert told["TW7"].title == ENGLISH["TW7"].title and told["winner"].chapter == french["winner"].chapter
    assert told["leech"] == replace(french["leech"], headings=ENGLISH["leech"].headings)
    assert french["leech"].headings != ENGLISH["leech"].headings and "wasteland" in told["transforming"].text
    assert {more.text for more in told["how-to-gain-power"].also} & {
        more.text for more in ENGLISH["how-to-gain-power"].also if more.option == "promo-bonus"
    }
    assert set(french["passing"].also) <= set(told["passing"].also)


@pytest.mark.parametrize("locale", OTHERS)
def test_nothing_that_boxes_add_is_left_in_english(locale: str) -> None:
    for key, topic in data.reference(locale).items():
        assert [more.option for more in topic.also] == [more.option for more in ENGLISH[key].also]
        for more, english in zip(topic.also, ENGLISH[key].also, strict=True):
            assert more.text != english.text, key


def test_a_file_too_many(folder: Path) -> None:
    (folder / "rules" / "fr" / "villes.toml").write_text('title = "Villes"\n', encoding="utf-8")
    with pytest.raises(DataError, match=r"rules/fr/villes\.toml: expected only files"):
        read_reference(folder, "fr")


def test_languages_register_by_existing(folder: Path) -> None:
    assert read_reference_locales(folder) == data.reference_locales()
    for place in (folder / "rules", *(folder.parent / "boxes").glob("*/data/rules")):
        shutil.copytree(place / "fr", place / "xx")
    assert "xx" in read_reference_locales(folder) and read_reference(folder, "xx")["towns"].title == "Fonder une ville"


@pytest.mark.parametrize("locale", ["de", "", "..", "../rules/fr", "fr/", "FR"])
def test_an_unknown_language_is_refused(locale: str) -> None:
    with pytest.raises(DataError, match="the languages there are: en, fr"):
        data.reference(locale)


@pytest.mark.parametrize("locale", OTHERS)
def test_files_are_validated(locale: str, tmp_path: Path) -> None:
    for file in FILES:
        found = examine((HOME.parent / file).parent / locale / Path(file).name)
        assert found.ok and found.about == f"rules in words, {locale}", found.error
    text = (FOLDER / locale / "towns.toml").read_text(encoding="utf-8")
    (tmp_path / locale).mkdir()
    path = tmp_path / locale / "towns.toml"
    path.write_text(text.replace("{common.town_power}", "7"), encoding="utf-8")
    assert "no common.town_power" in examine(path).error
