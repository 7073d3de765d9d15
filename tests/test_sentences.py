"""Sentences are the same in Python and in the browser: Python renders a file of real ones here, web/tests does, too."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mystica.events import RESOURCES
from mystica.i18n import LOCALES, listed
from tests.golden_sentences import FILE, PLAYERS, Sentence, rendered

GOLDEN: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
SENTENCES: list[Sentence] = GOLDEN["sentences"]


@pytest.mark.parametrize("locale", LOCALES)
def test_sentences_are_those_of_the_file(locale: str) -> None:
    """If texts were changed on purpose: python tools/sentences.py."""
    assert GOLDEN["names"] == PLAYERS
    assert [rendered(one, locale) for one in SENTENCES] == [one[locale] for one in SENTENCES]


def test_the_file_shows_what_there_is_to_show() -> None:
    """Every way to name an argument, every form of one's own, players without a name."""
    told = {name for one in SENTENCES for name, value in one["args"].items() if isinstance(value, str)}
    folder = Path(__file__).parent.parent / "src" / "mystica"
    rules = [file.read_text(encoding="utf-8") for file in sorted(folder.rglob("sentences.ftl"))]
    named = {row.split(" = ")[0] for text in rules for row in text.splitlines() if row.startswith("sentence-names-")}
    rare = {"sentence-names-who"}  # of somebody who has left
    assert len(rules) > 1 and named - {f"sentence-names-{name}" for name in told} == rare
    for form in listed("sentence-own-forms"):
        assert any(form in one["args"] for one in SENTENCES if one["of"] == "event")
    assert any("Player 5" in one["en"] for one in SENTENCES)
    assert any("for the trade with" in one["en"] for one in SENTENCES)
    assert {one["of"] for one in SENTENCES} == {"event", "move", "reason", "warning"}


def test_amounts_are_of_what_events_change() -> None:
    assert set(listed("sentence-amounts")) <= set(RESOURCES)
