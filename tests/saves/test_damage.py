"""Real saves, damaged at random: a sentence or the same game, never anything else."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mystica.notation.json_text import SaveError, checksum, parse
from mystica.notation.saves import dump_save, dump_setup, load_save, load_setup
from tests.saves.games import FOLDER, play, some_setup

SETTINGS = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
GAMES = [
    (setup, play(setup, seed, 120, asides=0.2)) for seed, setup in ((seed, some_setup(seed)) for seed in (3, 4, 5, 6))
]  # fmt: skip
TEXTS = [dump_save(setup, actions) for setup, actions in GAMES]
BYTES = [*(text.encode() for text in TEXTS), (FOLDER / "save-0-asides.json").read_bytes()]
WHAT = [load_save(text.decode()) for text in BYTES]


def check(number: int, content: bytes) -> None:
    """A damaged file is refused, or holds the same game."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return
    try:
        found = load_save(text)
    except SaveError as error:
        assert str(error) and "\n" not in str(error)
        return
    assert (found.setup, found.actions, found.names) == (WHAT[number].setup, WHAT[number].actions, WHAT[number].names)


games = st.integers(0, len(TEXTS) - 1)
places = st.floats(0, 1, exclude_max=True)


@SETTINGS
@given(games, st.lists(st.tuples(places, st.integers(0, 255)), min_size=1, max_size=4))
def test_bytes_that_changed(number: int, flips: list[tuple[float, int]]) -> None:
    content = bytearray(BYTES[number])
    for place, byte in flips:
        content[int(place * len(content))] = byte
    check(number, bytes(content))


@SETTINGS
@given(games, places, st.integers(0, 7))
def test_a_bit_that_flipped(number: int, place: float, bit: int) -> None:
    content = bytearray(BYTES[number])
    content[int(place * len(content))] ^= 1 << bit
    check(number, bytes(content))


@SETTINGS
@given(games, places, places, st.sampled_from(["drop", "twice", "swap", "cut"]))
def test_lines_dropped_repeated_exchanged(number: int, one: float, other: float, how: str) -> None:
    lines = BYTES[number].splitlines(keepends=True)
    i, k = int(one * len(lines)), int(other * len(lines))
    if how == "drop":
        del lines[i]
    elif how == "twice":
        lines.insert(k, lines[i])
    elif how == "swap":
        lines[i], lines[k] = lines[k], lines[i]
    else:
        del lines[i:]
    check(number, b"".join(lines))


@SETTINGS
@given(games, places, st.binary(max_size=40))
def test_bytes_put_in(number: int, place: float, more: bytes) -> None:
    content = BYTES[number]
    at = int(place * len(content))
    check(number, content[:at] + more + content[at:])


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=8), inside, max_size=4),
    max_leaves=8,
)


def leaves(value: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Places of everything inside a document."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [place for key, item in inside for place in [(*path, key), *leaves(item, (*path, key))]]


def put(document: Any, path: tuple[str | int, ...], value: object) -> None:
    for step in path[:-1]:
        document = document[step]
    document[path[-1]] = value


@SETTINGS
@given(st.integers(0, len(BYTES) - 1), st.randoms(use_true_random=False), anything, st.booleans())
def test_values_that_changed(number: int, rng: random.Random, value: object, seal: bool) -> None:
    """Sealed again or not: whatever loads was checked, and saving it gives a file that loads."""
    document = json.loads(BYTES[number])
    put(document, rng.choice(leaves(document)), value)
    if seal and document.get("version", 0) != 0:
        document["checksum"] = checksum(document)
    try:
        found = load_save(json.dumps(document))
    except SaveError as error:
        assert str(error) and "\n" not in str(error)
        return
    again = load_save(dump_save(found.setup, found.actions, names=found.names))
    assert (again.setup, again.actions, again.names) == (found.setup, found.actions, found.names)


@SETTINGS
@given(games, st.randoms(use_true_random=False), anything)
def test_setups_that_changed(number: int, rng: random.Random, value: object) -> None:
    document = json.loads(dump_setup(GAMES[number][0]))
    put(document, rng.choice(leaves(document)), value)
    try:
        found = load_setup(json.dumps(document))
    except SaveError as error:
        assert str(error)
        return
    assert load_setup(dump_setup(found)) == found


@SETTINGS
@given(anything)
def test_any_json(value: object) -> None:
    with pytest.raises(SaveError):
        load_save(json.dumps(value))


@SETTINGS
@given(st.text())
def test_any_text(text: str) -> None:
    for load in (load_save, load_setup, parse):
        try:
            load(text)
        except SaveError as error:
            assert str(error)
        else:
            assert load is parse


def test_every_short_piece_of_a_save_is_refused() -> None:
    text = TEXTS[0]
    for length in range(0, len(text.rstrip()), 97):
        with pytest.raises(SaveError):
            load_save(text[:length])
