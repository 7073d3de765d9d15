"""Bad input of every kind: a clear error, never a traceback, never a half-applied move.

The examples are the same in every run. MYSTICA_FUZZ=N tries N times as many, drawn anew.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import random
import re
import sys
import tempfile
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mystica import data
from mystica.bots import PLAYERS
from mystica.cli import main
from mystica.engine.core import actions as act
from mystica.engine.core.state import State
from mystica.engine.flow import apply, is_over, may_apply_unlisted, new_game
from mystica.engine.playout import is_legal, legal_actions, random_actions
from mystica.errors import MoveError
from mystica.notation.ledgers.check import check_ledger
from mystica.notation.ledgers.reader import LedgerPlayer
from mystica.notation.ledgers.text import LedgerError, read_ledger
from mystica.notation.ledgers.writer import write_ledger, write_row_file, write_rows
from mystica.notation.moves import action_of, text_of
from mystica.setups import GameSetup, SetupError, draw, parse_options, resolve_options

TIMES = int(os.environ.get("MYSTICA_FUZZ", "0"))
FACTIONS = ("witches", "nomads", "cultists", "mermaids", "darklings", "engineers", "halflings")
HEADER = "score SCORE8,SCORE2,SCORE1,SCORE3,SCORE5,SCORE4\n"


def fuzz(examples: int) -> settings:
    return settings(
        max_examples=examples * max(1, TIMES),
        derandomize=TIMES == 0,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


# ---- what people might write ------------------------------------------------------------------------------

NUMBERS = [
    "0",
    "1",
    "2",
    "3",
    "7",
    "12",
    "-1",
    "99",
    "999",
    "1000",
    "9" * 30,
    "9" * 5000,
    "٣",
    "²",
    "1.5",
    "1e9",
    "x",
    "",
]
WORDS = [
    "build", "transform", "dig", "upgrade", "send", "advance", "action", "bridge", "pass", "convert", "burn", "leech",
    "decline", "connect", "wait", "done", "income", "resign", "to", "from", "for", "p", "priest", "w", "pw", "c", "vp",
    "ship", "dig", "later", "option", "map", "score", "delete", "setup", "drop-faction", "dropoption", "player",
    "fire", "water", "earth", "air", "+fire", "+2fire", "-spade", "-2spade", "+FAV11", "+TW3", "+2TW3", "+BON1",
    "-fire", "-3convert_w_to_p", "+", "-", "TP", "TE", "SH", "SA", "trading", "post", "temple", "F4", "E7", "D2", "A1",
    "I12", "Z9", "r0", "r22", "F4:G3", "E8:G3:F4", ":", "ACT1", "ACT4", "ACT5", "ACT6", "ACTN", "ACTW", "ACTE", "ACTC",
    "ACTA", "BON1", "BON2", "BON10", "FAV6", "green", "grey", "red", "home", "allow_illegal", "player1", "the long way",
    "#", *FACTIONS,
]  # fmt: skip

word = st.sampled_from(WORDS) | st.sampled_from(NUMBERS) | st.text(max_size=4)
command = st.lists(word, min_size=1, max_size=5).map(" ".join)
row = st.builds(
    lambda who, commands, colon: f"{who}{colon} {'. '.join(commands)}",
    st.sampled_from([*FACTIONS, "Witches", "giants", ""]),
    st.lists(command, min_size=1, max_size=4),
    st.sampled_from([":", ":", ":", ":", " :", ""]),
)


@cache
def written(number: int) -> tuple[str, ...]:
    """Lines of a real ledger: both profiles, some maps, two to four players."""
    options = {"promo-towns": "true", "promo-bonus": "true"}
    profile = data.PROFILES[number % 2]
    setup = draw(2 + number % 3, number, map=("base", "lakes")[number % 2], profile=profile, options=options)
    state = new_game(setup.engine_setup())
    return tuple(write_ledger(setup, random_actions(state, number, 100_000, True)).splitlines())


def spoilt(number: int, seed: int, times: int) -> str:
    """A real ledger with lines lost, doubled, swapped, cut, joined, or with other words in them."""
    lines = list(written(number))
    rng = random.Random(seed)
    for _ in range(times):
        i = rng.randrange(len(lines))
        j = rng.randrange(len(lines))
        parts = lines[i].split(" ")
        k = rng.randrange(len(parts))
        kind = rng.randrange(11)
        if kind == 0:
            del lines[i : i + rng.choice([1, 1, 2, 5])]
        elif kind == 1:
            lines.insert(j, lines[i])
        elif kind == 2:
            lines[i], lines[j] = lines[j], lines[i]
        elif kind == 3:
            parts[k] = rng.choice(WORDS)
        elif kind == 4:
            parts[k] = rng.choice(NUMBERS)
        elif kind == 5:
            parts.insert(k, rng.choice(WORDS))
        elif kind == 6:
            del parts[k]
        elif kind == 7:
            parts[k] = parts[k][::-1] if rng.random() < 0.5 else parts[k].upper() + chr(rng.randrange(32, 0x2FFF))
        elif kind == 8:
            lines[i] = lines[i][: rng.randrange(len(lines[i]) + 1)]
        elif kind == 9:
            parts.append(f". {lines[j].partition(': ')[2]}")
        else:
            parts.append(f". {rng.choice(WORDS)} {rng.choice(NUMBERS)}" * rng.choice([1, 3, 2000]))
        if kind in (3, 4, 5, 6, 7, 9, 10):
            lines[i] = " ".join(parts)
        lines = lines or ["#"]
    return "\n".join(lines)


def read_what_is_left(text: str) -> LedgerPlayer | None:
    """The ledger without the lines that are refused on reading; each refusal names one."""
    lines = text.splitlines()
    while True:
        try:
            return LedgerPlayer(read_ledger("\n".join(lines)))
        except LedgerError as error:
            named = re.match(r"line (\d+): .", str(error))
            if named is None:
                assert str(error)
                return None
            lines[int(named[1]) - 1] = ""


def look(player: LedgerPlayer) -> tuple[object, ...]:
    return (player.state.hash(), len(player.actions), player.thrown, player.dug, set(player.lowered), player.seat)


def play_on(text: str) -> None:
    """Play all rows; one that is refused leaves everything as it was, and the next ones are tried."""
    player = read_what_is_left(text)
    if player is None:
        return
    for line in player.ledger.rows:
        before = look(player)
        try:
            player.play(line)
        except LedgerError as error:
            assert str(error).startswith((f"Line {line.line}: ", f"Line {line.line}, "))
            assert "???" not in str(error), error.sentences
            assert look(player) == before
        assert is_over(player.state) or legal_actions(player.state)
    state = new_game(player.ledger.setup.engine_setup())
    for a in player.actions:
        assert is_legal(state, a) if a < act.OUT_OF_TURN else may_apply_unlisted(state, a)
        apply(state, a)
    assert state.hash() == player.state.hash()


# ---- ledgers ----------------------------------------------------------------------------------------------


@fuzz(200)
@given(st.text() | st.lists(command, max_size=8).map("\n".join))
def test_any_text_is_no_ledger(text: str) -> None:
    play_on(text)


@fuzz(150)
@given(st.lists(st.sampled_from(FACTIONS), min_size=1, max_size=6), st.lists(row, max_size=12))
def test_any_rows_after_a_header(factions: list[str], rows: list[str]) -> None:
    play_on(HEADER + "\n".join([*(f"setup {key}" for key in factions), *rows]))


@fuzz(120)
@given(st.integers(0, 11), st.integers(0, 10**9), st.integers(1, 6))
def test_spoilt_ledger(number: int, seed: int, times: int) -> None:
    play_on(spoilt(number, seed, times))


@fuzz(60)
@given(st.integers(0, 11), st.data())
def test_any_row_in_the_middle_of_a_game(number: int, data: st.DataObject) -> None:
    lines = list(written(number))
    for _ in range(3):
        lines.insert(data.draw(st.integers(12, len(lines) - 1)), data.draw(row))
    play_on("\n".join(lines))


# ---- moves ------------------------------------------------------------------------------------------------


@cache
def position(number: int) -> State:
    options = {"promo-towns": "true", "promo-bonus": "true"}
    setup = draw(2 + number % 4, number, profile=data.PROFILES[number % 2], options=options)
    state = new_game(setup.engine_setup())
    random_actions(state, number, number * 13, True)
    return state


@fuzz(300)
@given(st.integers(0, 39), command | st.text() | st.sampled_from(WORDS))
def test_any_phrase_as_a_move(number: int, text: str) -> None:
    """A move that is allowed, or one of our three errors; looking it up changes nothing."""
    state = position(number)
    before = state.hash()
    try:
        a = action_of(state, text)
    except MoveError as error:
        assert str(error)
    else:
        assert is_legal(state, a) if a < act.OUT_OF_TURN else may_apply_unlisted(state, a)
    assert state.hash() == before


@pytest.mark.parametrize("number", range(0, 40, 3))
def test_every_legal_move_has_a_phrase_of_its_own(number: int) -> None:
    state = position(number)
    for a in legal_actions(state):
        assert action_of(state, text_of(state, a)) == a


# ---- setups -----------------------------------------------------------------------------------------------

names = st.text(max_size=8) | st.sampled_from(
    [
        *data.options(),
        *data.maps(),
        *data.factions(),
        *data.bonus_cards(),
        *data.scoring_tiles(),
        *data.PROFILES,
        "true",
    ]
)
chosen = st.dictionaries(st.sampled_from(list(data.options())) | names, names, max_size=3)


@fuzz(200)
@given(st.lists(names | st.builds("{}={}".format, names, names), max_size=4), st.sampled_from(data.PROFILES) | names)
def test_any_options(texts: list[str], profile: str) -> None:
    with contextlib.suppress(SetupError):
        found = resolve_options(profile, parse_options(texts))
        assert set(found) == set(data.options())


@fuzz(200)
@given(
    st.integers(-2, 9) | st.integers(), st.integers(), st.sampled_from(list(data.maps())) | names,
    st.sampled_from(data.PROFILES) | names, chosen,
    st.lists(st.sampled_from(list(data.factions())) | names, max_size=5),
)  # fmt: skip
def test_any_draw(
    players: int, seed: int, world: str, profile: str, options: dict[str, str], factions: list[str]
) -> None:
    try:
        setup = draw(players, seed, map=world, profile=profile, options=options, factions=factions)
    except SetupError as error:
        assert str(error)
    else:
        assert legal_actions(new_game(setup.engine_setup()))


@fuzz(200)
@given(
    st.integers(-1, 7), st.sampled_from(list(data.maps())) | names, st.sampled_from(data.PROFILES) | names, chosen,
    st.permutations(list(data.scoring_tiles())) | st.lists(names, max_size=7), st.integers(0, 9),
    st.permutations(list(data.bonus_cards())) | st.lists(names, max_size=7), st.integers(0, 9),
    st.lists(st.sampled_from(list(data.factions())) | names, max_size=6), st.lists(names, max_size=3),
    st.lists(st.lists(st.sampled_from(["F4", "E8", "D2"]) | names, max_size=3), max_size=3),
)  # fmt: skip
def test_any_setup_given_in_full(
    players: int, world: str, profile: str, options: dict[str, str], scoring: list[str], rounds: int, bonus: list[str],
    cards: int, factions: list[str], colours: list[str], dwellings: list[list[str]],
) -> None:  # fmt: skip
    values = {key: option.official for key, option in data.options().items()} | options
    setup = GameSetup(
        players, world, profile, values, tuple(scoring[:rounds]), tuple(bonus[:cards]), tuple(factions), tuple(colours),
        tuple(tuple(labels) for labels in dwellings),
    )  # fmt: skip
    with contextlib.suppress(SetupError):
        assert legal_actions(new_game(setup.engine_setup()))


# ---- files beside a ledger --------------------------------------------------------------------------------

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
values = anything | st.sampled_from(
    ["1/2/3", "1/2/3/4", "0", "20", "setup", "witches", "build F4", "9" * 5000, "٣", "1/x/3"]
)
keys = st.sampled_from(["faction", "commands", "VP", "C", "W", "P", "PW", "CULT", "comment"])


@cache
def small_game() -> tuple[str, str]:
    """A ledger and its rows."""
    setup = draw(2, 1, profile="snellman", factions=("witches", "nomads"))
    state = new_game(setup.engine_setup())
    header, rows = write_rows(setup, random_actions(state, 1, 100_000))
    return "\n".join([*header, *(line.text() for line in rows)]), write_row_file(rows)


def _check(ledger: bytes, result: bytes | None, rows: bytes | None) -> None:
    """Whatever lies there, a check comes to a result."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "game.txt").write_bytes(ledger)
        if result is not None:
            (folder / "game.json").write_bytes(result)
        if rows is not None:
            (folder / "game.jsonl").write_bytes(rows)
        check = check_ledger(folder / "game.txt", folder)
        assert check.ok == (check.difference == "")
        assert check.rows_equal <= check.rows


@fuzz(80)
@given(st.binary() | st.just(b""), st.none() | st.binary(), st.none() | st.binary())
def test_any_bytes_as_files(ledger: bytes, result: bytes | None, rows: bytes | None) -> None:
    _check(ledger, result, rows)
    _check(small_game()[0].encode(), result, rows)


@fuzz(60)
@given(anything | st.fixed_dictionaries({"final_vp": anything | st.fixed_dictionaries({"witches": anything})}))
def test_any_json_as_a_result(result: object) -> None:
    _check(small_game()[0].encode(), json.dumps(result).encode(), None)


@fuzz(80)
@given(st.lists(anything | st.dictionaries(keys, values, max_size=9), max_size=3), st.data())
def test_any_json_between_the_rows(lines: list[object], data: st.DataObject) -> None:
    rows = small_game()[1].splitlines()
    for line in lines:
        rows.insert(data.draw(st.integers(0, len(rows))), json.dumps(line))
    _check(small_game()[0].encode(), None, "\n".join(rows).encode())


@fuzz(60)
@given(st.data(), keys, values)
def test_any_value_in_a_row(data: st.DataObject, key: str, value: object) -> None:
    rows = small_game()[1].splitlines()
    i = data.draw(st.integers(0, len(rows) - 1))
    rows[i] = json.dumps({**json.loads(rows[i]), key: value})
    _check(small_game()[0].encode(), None, "\n".join(rows).encode())


# ---- commands ---------------------------------------------------------------------------------------------

flags = st.sampled_from(
    ["--players", "--games", "--seed", "--map", "--factions", "--profile", "--option", "--out", "--json", "--rows",
     "--help", "--version", "--frob", "-h", "-x", "--", "-"]
)  # fmt: skip
arguments = st.sampled_from(
    ["random,random", "random", "random,clever", "busy,busy,busy", ",", "base", "lakes", "atlantis", "official",
     "snellman", "witches,nomads", "leech=deferred", "leech=never", "vp=table", "speed", "=", "out", "out/x",
     "game.txt", "missing", "a" * 300, "1", "2", *PLAYERS]
) | st.sampled_from([n for n in NUMBERS if len(n) < 100]) | st.text(
    st.characters(exclude_characters="/\0", exclude_categories=["Cs"]), max_size=5
)  # fmt: skip


@fuzz(150)
@given(
    st.sampled_from(["sim", "replay", "export", "play", "bench", "frob", ""]),
    st.lists(flags | arguments, max_size=6),
)
def test_any_arguments_of_a_command(name: str, args: list[str]) -> None:
    """It ends by itself with 0, 1 or 2; a sentence says what is wrong."""
    if name == "sim":
        args = [*args, "--games", "1"]
    elif name == "bench":
        args = [*args, "--ledgers", "missing"]
    elif name == "play":  # otherwise it would serve until it is told to stop
        args = ["--terminal", *args]
    out, err = io.StringIO(), io.StringIO()
    with (
        tempfile.TemporaryDirectory() as folder,
        contextlib.chdir(folder),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
        pytest.MonkeyPatch.context() as patch,
    ):
        patch.setattr(sys, "argv", ["mystica", name, *args])
        Path("game.txt").write_text(small_game()[0])
        code: object = 0
        try:
            main()
        except SystemExit as end:
            code = end.code
    assert code in (None, 0, 1, 2)
    assert "Traceback" not in out.getvalue() + err.getvalue()
    assert out.getvalue() or err.getvalue()
