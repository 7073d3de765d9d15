"""`mystica rules --locale`: topics found and shown in other languages, with tables, JSON and lines that fit."""

from __future__ import annotations

import json
import re

import pytest
from rich.cells import cell_len

from mystica import data
from mystica.cli import rules
from mystica.cli.rules_facts import facts_of
from mystica.cli.rules_page import Line
from mystica.data.reference import plain_name, topic_names
from mystica.i18n import LOCALES, t
from tests.number_words import contradiction
from tests.terminal.table import Sitting
from tests.test_reference import run

ENGLISH = data.reference()
OTHERS = [locale for locale in data.reference_locales() if locale != "en"]


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("Pouvoir à l'aide des infrastructures", "leech"),
        ("pouvoir a l aide des infrastructures", "leech"),
        ("SORCIÈRES", "witches"),
        ("clé", "space-10"),
        ("tapis volant", "fakirs"),
        ("leech", "leech"),
        ("Power via structures", "leech"),
        ("FAV5", "FAV5"),
        ("TP", "trading-house"),
    ],
)
def test_topics_are_found_by_french_and_by_english_names(name: str, key: str) -> None:
    topic = rules.find_topic(name, "fr")
    assert topic and topic.key == key and topic.title == data.reference("fr")[key].title


def test_topics_are_found_by_korean_names() -> None:
    for key in data.factions():
        topic = rules.find_topic(t("ko", f"faction-{key}"), "ko")
        assert topic and topic.key == key
    assert "witches" in rules.near_topics("마너", "ko")


@pytest.mark.parametrize("locale", OTHERS)
def test_names_lead_to_one_topic(locale: str) -> None:
    topics = data.reference(locale)
    names = topic_names(topics)
    assert all(names[plain_name(name)] == topic.key for topic in topics.values() for name in (topic.key, topic.title))
    assert set(names) <= set(rules.names_of_topics(locale))


def test_a_language_without_rules_falls_back_to_english() -> None:
    topic = rules.find_topic("towns", "xx")
    assert topic is ENGLISH["towns"] and rules.near_topics("town", "xx") == rules.near_topics("town")


@pytest.mark.parametrize("locale", OTHERS)
def test_every_page_is_shown(locale: str) -> None:
    for key, topic in data.reference(locale).items():
        result = run(key, "--locale", locale)
        assert result.exit_code == 0
        flat = " ".join(result.output.split())
        assert result.output.startswith(topic.title)
        assert topic.example in flat and topic.ours in flat and topic.house in flat
        assert all(line in flat for line in topic.text.split("\n"))


def test_fixed_words_are_french() -> None:
    output = run("unanswered-leech", "--locale", "fr").output
    for part in ("Notre réponse : La valeur", "Interprétations\n", "Voir aussi : leech", "Testé par"):
        assert part in output
    assert "leech : at-once (official), deferred (snellman)\n    Répondre à une offre de Pouvoir" in output
    assert "Règle maison : La règle ne montre" in run("first-play", "--locale", "fr").output
    assert "Exemple : Avec" in run("passing", "--locale", "fr").output
    assert "mystica rules SUJET explique" in run("--locale", "fr").output


@pytest.mark.parametrize("locale", OTHERS)
def test_tables_of_facts_hold_no_english(locale: str) -> None:
    """But for sources, codes and keys: the same rows with the same numbers."""
    for key in ENGLISH:
        english, told = facts_of(key), facts_of(key, locale)
        assert len(english) == len(told)
        for one, other in zip(english, told, strict=True):
            assert one.title != other.title and len(one.rows) == len(other.rows)
            for row, words in zip(one.rows, other.rows, strict=True):
                assert len(row) == len(words) and not re.search(r"\b(fact|word|amount|ui)-", " ".join(row + words))
                assert not contradiction(" ".join(row), " ".join(words)), words
                assert words[0] == t(locale, "fact-source") or not re.search(
                    r"\b(the|for|and|costs)\b", " ".join(words)
                )


@pytest.mark.parametrize(
    ("environment", "locale", "title"),
    [
        ("fr_FR.UTF-8", "", "Fonder une ville"),
        ("ko_KR.UTF-8", "", "마을 설립"),
        ("ko_KR.UTF-8", "fr", "Fonder une ville"),
        ("fr_FR.UTF-8", "en", "Founding a town"),
        ("de_DE.UTF-8", "", "Founding a town"),
    ],
)
def test_the_language_of_the_environment(environment: str, locale: str, title: str) -> None:
    arguments = ("towns", "--locale", locale) if locale else ("towns",)
    assert run(*arguments, language=environment).output.startswith(title)


def test_an_unknown_language_of_the_command() -> None:
    result = run("towns", "--locale", "kr")
    assert result.exit_code and 'There is no language "kr". Choose one of: en, fr, ko.' in str(result.exception)


def test_near_misses_in_french() -> None:
    result = run("forteress", "--locale", "fr")
    assert result.exit_code == 2 and "vouliez-vous dire stronghold" in result.output
    assert "les sujets sont" in run("xyzzy", "--locale", "fr").output
    assert "ou" in run("villes et", "--locale", "fr").output


def test_json_in_french() -> None:
    found = json.loads(run("leech", "--json", "--locale", "fr").output)
    topic = data.reference("fr")["leech"]
    assert found["locale"] == "fr" and found["title"] == topic.title and found["chapter"] == topic.chapter
    assert found["rulings"][0]["text"].startswith("Répondre à une offre")
    titles = [
        t["title"]
        for chapter in json.loads(run("--json", "--locale", "fr").output)["chapters"]
        for t in chapter["topics"]
    ]
    assert titles == [topic.title for topic in data.reference("fr").values()]


@pytest.mark.parametrize("locale", LOCALES)
def test_rules_in_the_terminal_game(locale: str) -> None:
    title = data.reference(locale)["FAV6"].title
    assert title in Sitting("rules FAV6", locale=locale, plain=True).text


@pytest.mark.parametrize("plain", [(), ("--plain",)])
@pytest.mark.parametrize("locale", OTHERS)
def test_lines_fit(locale: str, plain: tuple[str, ...]) -> None:
    for key in (*data.factions(), *data.options(), "all-factions", "rulings", "leech", "first-play"):
        lines = run(key, "--locale", locale, *plain).output.splitlines()
        assert max(map(cell_len, lines)) <= 100 and not [line for line in lines if line != line.rstrip()], key
        assert not [line for line in lines if re.match(r"\s*[:;!?]", line)], "no sign begins a line"


def test_columns_line_up_with_wide_letters() -> None:
    lines = run("dwarves", "--locale", "ko").output.splitlines()
    start = lines.index(t("ko", "fact-structures")) + 1
    starts = {
        tuple(cell_len(line[: found.end()]) for found in re.finditer(r" {2,}", line))
        for line in lines[start : start + 1 + len(data.STRUCTURES)]
    }
    assert len(starts) == 1 and len(starts.pop()) == 4


@pytest.mark.parametrize(
    ("text", "hang", "lines"),
    [
        ("aa bb cc", 0, ["aa bb", "cc"]),
        ("  aa bb cc", 4, ["  aa", "    bb", "    cc"]),
        ("aaaa :", 0, ["aaaa :"]),
        ("aa bb : cc", 2, ["aa", "  bb :", "  cc"]),
        ("마을 설립", 0, ["마을", "설립"]),
        ("abcdefghij k", 0, ["abcdefghij", "k"]),
        ("", 0, [""]),
        ("a  b", 0, ["a  b"]),
    ],
)
def test_lines_are_wrapped(text: str, hang: int, lines: list[str]) -> None:
    assert Line(text, hang=hang).wrapped(6) == lines
