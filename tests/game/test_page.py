"""The page about the face: its examples run, its tables are those of the code."""

from __future__ import annotations

import doctest
import re

import mystica
from mystica import data
from mystica.game import KINDS, SENTENCES, WARNINGS
from mystica.game.why_not.reasons import _TOPIC_OF_KEY, TOPICS
from tests.conftest import ROOT

PAGE = ROOT / "docs" / "python.md"


def test_the_examples_run() -> None:
    text = "\n".join(re.findall(r"^```pycon\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.M | re.S))
    test = doctest.DocTestParser().get_doctest(text, {}, PAGE.name, str(PAGE), 0)
    assert len(test.examples) > 25
    said: list[str] = []
    result = doctest.DocTestRunner(verbose=False).run(test, out=said.append)
    assert result.failed == 0, "".join(said)


def test_the_example_of_the_package_runs() -> None:
    assert doctest.testmod(mystica).attempted == 3 and doctest.testmod(mystica).failed == 0


def test_the_table_of_reasons() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \| (.+) \|$", PAGE.read_text(encoding="utf-8"), re.M)
    assert dict(rows) == SENTENCES


def test_the_table_of_warnings() -> None:
    keys = re.findall(r"^\| [A-Za-z][^|]* \| `([a-z-]+)` \|$", PAGE.read_text(encoding="utf-8"), re.M)
    assert keys == list(WARNINGS)


def test_every_kind_of_move_belongs_to_a_topic_of_the_rules() -> None:
    assert set(TOPICS) == set(KINDS)
    assert set(_TOPIC_OF_KEY) <= set(SENTENCES)
    assert {*TOPICS.values(), *_TOPIC_OF_KEY.values()} <= set(data.reference())
