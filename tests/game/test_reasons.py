"""The reasons that the code gives and the sentences of the catalogues: the same keys, and arguments that are given."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import mystica
from mystica import data
from mystica.game import Reason, RefusedMove, reason_keys
from mystica.game.why_not.of_boxes import of_boxes
from mystica.game.why_not.reasons import topics_of_reasons
from mystica.i18n import LOCALES, say
from mystica.i18n.catalogue import bundle
from tests.test_i18n import variables

PACKAGE = Path(mystica.__file__).parent
FOLDERS = [PACKAGE / "game", *(box.folder / "game" for box in data.boxes().values())]
FOR_EITHER = "_against"
"""What gives a reason that a box may put in two ways, by the pieces of the player."""
SHORT = {f"{what}-short": {"missing", "needed", "have"} for what in ("priests", "workers", "coins", "power")}
"""What prices give, whose keys are put together."""


def given() -> Iterator[tuple[str, str, set[str]]]:
    """Of every place that gives a reason: by what, the key, and the names of the arguments."""
    for path in (path for folder in FOLDERS for path in sorted(folder.rglob("*.py"))):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name)):
                continue
            if call.func.id in ("reason_against", FOR_EITHER):
                names = {str(keyword.arg) for keyword in call.keywords}
                for key in ast.walk(call.args[0 if call.func.id == "reason_against" else 2]):
                    if isinstance(key, ast.Constant) and isinstance(key.value, str):
                        yield call.func.id, key.value, names


def test_every_reason_has_a_sentence_and_every_sentence_a_reason() -> None:
    keys = {*SHORT, *(key for _, key, _ in given())}
    either = {key for by, key, _ in given() if by == FOR_EITHER}
    variants = {key for key in reason_keys() if key.endswith("-merchants")}
    assert variants == {f"{key}-merchants" for key in either}
    assert set(reason_keys()) - variants == keys
    assert set(topics_of_reasons()) <= keys
    assert {key for part in of_boxes() for key in part.hopeless} <= keys


@pytest.mark.parametrize("locale", LOCALES)
def test_sentences_use_arguments_that_are_given(locale: str) -> None:
    """Every place that gives a reason gives all its sentence asks for."""
    for by, key, names in given():
        assert variables(locale, f"reason-{key}") <= names, key
        if by == FOR_EITHER:
            assert variables(locale, f"reason-{key}-merchants") <= names, key
    for key, names in SHORT.items():
        assert variables(locale, f"reason-{key}") <= names | ({"sacrifice"} if key == "power-short" else set()), key


def test_sentences_are_whole() -> None:
    for key in reason_keys():
        pattern = bundle("en").get_message(f"reason-{key}").value
        assert pattern is not None
        names = variables("en", f"reason-{key}")
        text, problems = bundle("en").format_pattern(pattern, dict.fromkeys(names, 1))
        assert not problems and re.fullmatch(r"\S.*\.", str(text)) and "  " not in str(text), (key, text)


def test_a_refused_move_says_why() -> None:
    refused = RefusedMove("build I11", Reason("not-reachable", {"space": "I11", "shipping_needed": 1}, "adjacency"))
    said = "'build I11' is not allowed. I11 is out of reach; shipping 1 would reach it. See Base, Adjacency."
    assert str(refused) == said
    again = pickle.loads(pickle.dumps(refused))
    assert isinstance(again, RefusedMove) and str(again) == said and again.reason == refused.reason


def test_a_reason_is_said_as_in_the_catalogue() -> None:
    reason = Reason("workers-short", {"missing": 1, "needed": 3, "have": 2})
    assert str(reason) == say("en", "reason-workers-short", reason.arguments) == "You need 3 workers and have only 2."
