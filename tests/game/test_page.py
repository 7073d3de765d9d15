"""The page about the face: its tables are those of the code. Its examples run in tests/test_code_blocks.py."""

from __future__ import annotations

import doctest
import re

import mystica
from mystica import data
from mystica.game import kinds, known_warnings
from mystica.game.why_not.reasons import topics, topics_of_reasons
from tests.conftest import ROOT

PAGE = ROOT / "docs" / "python.md"


def test_the_example_of_the_package_runs() -> None:
    assert doctest.testmod(mystica).attempted == 3 and doctest.testmod(mystica).failed == 0


def test_the_table_of_warnings() -> None:
    keys = re.findall(r"^\| [A-Za-z][^|]* \| `([a-z-]+)` \|$", PAGE.read_text(encoding="utf-8"), re.M)
    assert keys == list(known_warnings())


def test_every_kind_of_move_belongs_to_a_topic_of_the_rules() -> None:
    assert set(topics()) == set(kinds())
    assert {*topics().values(), *topics_of_reasons().values()} <= set(data.reference())
