"""Every file that cannot be used is refused with one sentence: what is wrong, and what to do."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from mystica import data
from mystica.engine.core import actions as act
from mystica.notation import saves
from mystica.notation.json_text import MOST_TEXT, SaveError, checksum
from mystica.notation.ledgers.writer import write_ledger
from mystica.notation.migrations import VERSIONS
from mystica.notation.saves import dump_save, dump_setup, load_save, load_setup
from mystica.setups import GameSetup, draw, introductory, shared_tables
from mystica.setups.cache import Cache
from tests.saves.games import play

SETUP = draw(3, 12, profile="snellman", factions=("witches", "nomads", "giants"))
ACTIONS = play(SETUP, 12, 150, asides=0.2)
TEXT = dump_save(SETUP, ACTIONS, names=("Ann", "Bo", "Cy"))
Change = Callable[[dict[str, Any]], None]


def refusal(text: str) -> str:
    with pytest.raises(SaveError) as caught:
        load_save(text)
    sentence = str(caught.value)
    assert "\n" not in sentence and 14 < len(sentence) < 1500
    assert sentence.isprintable()
    return sentence


def changed(change: Change, seal: bool = True) -> str:
    """The save with something else in it, with a checksum that fits or with the old one."""
    document = json.loads(TEXT)
    change(document)
    if seal:
        document["checksum"] = checksum(document)
    return json.dumps(document)


# ---- no save at all -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "empty"),
        (" \n\t ", "empty"),
        ("hello", "not valid JSON"),
        ("{'mystica': 'save'}", "not valid JSON"),
        ("[1, 2]", "neither a save nor a ledger"),
        ("null", "neither a save nor a ledger"),
        ("7", "neither a save nor a ledger"),
        ('{"factions": ["witches"], "final_vp": {"witches": 90}}', "neither a save nor a ledger"),
        ('{"mystica": ["save"], "version": 1}', "neither a save nor a ledger"),
        ('{"mystica": "game", "version": 1}', "neither a save nor a ledger"),
        ('{"mystica": "save"}', "version is missing"),
        ('{"mystica": "save", "version": 1}', "program is missing"),
        ('{"mystica": "save", "version": "1"}', "version: "),
        ('{"mystica": "save", "version": true}', "version: "),
        ('{"mystica": "save", "version": 1.0}', "version: "),
        ('{"mystica": "save", "version": -1}', "There is no version"),
        ('{"mystica": "save", "version": 2}', "program is missing"),
        ('{"mystica": "save", "version": 4}', "program is missing"),
        ('{"mystica": "save", "version": 99}', "use a newer Mystica"),
        ('{"mystica": "save", "version": NaN}', '"NaN" is not a number'),
        ('{"mystica": "save", "version": -Infinity}', '"-Infinity" is not a number'),
        ('{"mystica": "save", "mystica": "save", "version": 1}', "'mystica' appears twice"),
        ('{"mystica": "save", "version": ' + "9" * 101 + "}", "101 digits"),
        ('{"mystica": "save", "version": ' + "9" * 10_000 + "}", "10,000 digits"),
        ("[" * 100_000, "neither a save nor a ledger"),
        (
            '{"mystica": "save", "version": 1, "rows": ' + '{"a": ' * 50_000 + "1" + "}" * 50_001,
            "neither a save nor a ledger",
        ),
        ('"' + "x" * MOST_TEXT + '"', "more than 2,000,000 characters"),
        ("{" + "\n" * (MOST_TEXT - 10) + "x", "breaks off"),
        ("x" + "\n" * (MOST_TEXT - 10) + "x", "not valid JSON"),
        ("{" + ", ".join(f'"{n}": 1' for n in (*range(100_000), 99_999)) + "}", "'99999' appears twice"),
        (dump_setup(SETUP), "the wrong kind of file: setup instead of save"),
        (write_ledger(SETUP, ACTIONS), "a ledger, not a save"),
        (write_ledger(introductory(2), []), "a ledger, not a save"),
        (TEXT + "x", "after the end"),
        (TEXT + TEXT, "after the end"),
    ],
)
def test_no_save(text: str, reason: str) -> None:
    assert reason in refusal(text)


@pytest.mark.parametrize("share", [0.001, 0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 0.999])
def test_a_file_that_was_cut_off(share: float) -> None:
    assert "breaks off in line" in refusal(TEXT.rstrip()[: int(len(TEXT.rstrip()) * share)])


def test_a_file_that_was_cut_off_after_a_row() -> None:
    at = TEXT.index("},\n", TEXT.index('"rows"')) + 1
    assert "breaks off in line" in refusal(TEXT[:at])


def test_a_newer_version_is_named_whatever_else_is_in_it() -> None:
    sentence = refusal('{"mystica": "save", "version": 99, "game": {"moves": "..."}}')
    assert "has version 99" in sentence and f"versions up to {VERSIONS['save']}" in sentence


# ---- damage -------------------------------------------------------------------------------------------------


def put(*path: str | int, value: object) -> Change:
    def change(document: dict[str, Any]) -> None:
        inside: Any = document
        for step in path[:-1]:
            inside = inside[step]
        inside[path[-1]] = value

    return change


def test_the_checksum_shows_what_nothing_else_would() -> None:
    for change in (
        put("names", 0, value="Bob"),
        put("program", value="9.9"),
        put("setup", "seed", value=13),
        put("checksum", value="0" * 64),
        lambda document: document["states"].pop(),
    ):
        assert "damaged or changed by hand" in refusal(changed(change, seal=False))


def test_damage_that_shows_elsewhere_is_named_there() -> None:
    sentence = refusal(changed(put("rows", 20, "moves", 0, value="build Z9"), seal=False))
    assert sentence.startswith('Row 21: "nomads: build Z9"')
    assert sentence.endswith("damaged or changed by hand: use an undamaged copy.")


def test_the_checksum_is_needed() -> None:
    assert "checksum is missing" in refusal(changed(lambda document: document.pop("checksum"), seal=False))


# ---- wrong types --------------------------------------------------------------------------------------------

KEYS: list[tuple[str | int, ...]] = [
    ("program",), ("setup",), ("names",), ("facts",), ("rows",), ("states",), ("checksum",), ("setup", "players"),
    ("setup", "map"), ("setup", "profile"), ("setup", "options"), ("setup", "scoring"), ("setup", "bonus"),
    ("setup", "factions"), ("setup", "colours"), ("setup", "dwellings"), ("setup", "seed"), ("rows", 0),
    ("rows", 0, "by"), ("rows", 0, "moves"), ("rows", 0, "moves", 0), ("states", 0), ("states", 0, "row"),
    ("states", 0, "hash"), ("setup", "options", "leech"), ("setup", "scoring", 2), ("names", 1),
    ("setup", "map_rows"), ("setup", "final_tile"), ("setup", "start_vp"), ("setup", "options", "fire-and-ice"),
]  # fmt: skip


@pytest.mark.parametrize("path", KEYS, ids=lambda path: ".".join(map(str, path)))
@pytest.mark.parametrize("value", [None, True, 1.5, "x", [[]], {"a": 1}, [1], -3, "x" * 300], ids=repr)
def test_wrong_types(path: tuple[str | int, ...], value: object) -> None:
    if path == ("setup", "seed") and (value is None or value == -3):
        return  # information: may be missing or anything whole
    if path in (("program",), ("names", 1)) and value == "x":
        return  # a text like any other
    seal = path != ("checksum",)
    refusal(changed(put(*path, value=value), seal))


@pytest.mark.parametrize(
    "path",
    [path for path in KEYS if isinstance(path[-1], str) and "options" not in path[:-1]],
    ids=lambda path: path[-1],
)
def test_missing_keys(path: tuple[str | int, ...]) -> None:
    def take_out(document: dict[str, Any]) -> None:
        inside: Any = document
        for step in path[:-1]:
            inside = inside[step]
        del inside[path[-1]]

    assert "is missing" in refusal(changed(take_out, path != ("checksum",)))


@pytest.mark.parametrize("path", [(), ("setup",), ("rows", 3), ("states", 0)], ids=repr)
def test_unknown_keys(path: tuple[str | int, ...]) -> None:
    assert "'more' does not belong here" in refusal(changed(put(*path, "more", value=1)))


# ---- setups that cannot be played ---------------------------------------------------------------------------

SETUPS = [
    (("players",), 7, "2 to 5 players, not 7"),
    (("players",), 10**90, "players"),
    (("players",), 2, "2 factions are needed"),
    (("map",), "bsae", 'Did you mean "base"?'),
    (("profile",), "offical", 'Did you mean "official"?'),
    (("options", "leech"), "sometimes", "Option leech cannot be"),
    (("options", "leach"), "at-once", 'Did you mean "leech"?'),
    (("options", "vp"), "nothing", "Option vp cannot be"),
    (("scoring", 0), "SCORE77", "There is no scoring tile"),
    (("scoring",), ["SCORE1"] * 6, "different scoring tiles"),
    (("scoring",), [], "different scoring tiles"),
    (("bonus",), ["BON1"], "bonus cards"),
    (("bonus", 0), "BON99", "There is no bonus card"),
    (("bonus", 0), "BON10", "only with option promo-bonus"),
    (("factions", 0), "warlocks", 'There is no faction "warlocks"'),
    (("factions",), ["witches", "auren", "giants"], "share a board"),
    (("colours",), ["green", "pink", "red"], 'There is no colour "pink"'),
    (("dwellings",), [["F4"], [], []], "a space of its own. Spaces needed: 2"),
    (("dwellings",), [["A1", "A2"], [], []], "is not the home terrain of this faction"),
    (("dwellings",), [["Z1", "Z2"], [], []], "There is no space"),
    (("factions", 0), "yetis", "Yetis: only with option fire-and-ice"),
    (("final_tile",), "outposts", "does not match the option: off"),
    (("final_tile",), "outpost", 'There is no final scoring tile "outpost"'),
    (("options", "final-tile"), "outposts", "does not match the option: outposts"),
    (("options", "final-tile"), "draw", "does not match the option: draw"),
    (("options", "vp"), "file", "Witches: give their starting VP"),
    (("start_vp",), {"witches": 25}, "Starting VP are given"),
    (("map_rows",), ["U,S,G"], "base is the name of a built-in map"),
]


@pytest.mark.parametrize(("path", "value", "reason"), SETUPS, ids=[f"{p[0]}={v}" for p, v, _ in SETUPS])
def test_setups_that_cannot_be_played(path: tuple[str, ...], value: object, reason: str) -> None:
    assert reason in refusal(changed(put("setup", *path, value=value)))
    document = json.loads(dump_setup(SETUP))
    put("setup", *path, value=value)(document)
    with pytest.raises(SaveError) as caught:
        load_setup(json.dumps(document))
    assert reason in str(caught.value)


def test_another_faction_than_the_moves_are_by() -> None:
    assert "The position before the first row" in refusal(changed(put("setup", "factions", 0, value="auren")))


@pytest.mark.parametrize("key", ["leech", "key-use"])
def test_an_option_that_a_save_does_not_name_has_the_value_of_older_games(key: str) -> None:
    """It may have come to the data after the save was written."""
    saved = load_save(changed(lambda document: document["setup"]["options"].pop(key)))
    assert saved.setup.options[key] == data.options()[key].in_older(saved.setup.profile)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (TEXT, "the wrong kind of file: save instead of setup"),
        ('{"mystica": "setup", "version": 0, "setup": {}}', "There is no version"),
        ('{"mystica": "setup", "version": 99, "setup": {}}', "use a newer Mystica"),
        ('{"mystica": "setup", "version": 1}', "setup is missing"),
        ('{"mystica": "setup", "version": 1, "setup": {}}', "setup.profile is missing"),
        ("{", "breaks off"),
    ],
)
def test_no_setup(text: str, reason: str) -> None:
    with pytest.raises(SaveError, match=reason):
        load_setup(text)


@pytest.mark.parametrize("names", [["Ann"], ["Ann", "Bo", "C\ny"], ["Ann", "Bo", "C" * 61], ["Ann", "Bo", "\ud800"]])
def test_names_that_cannot_be(names: list[str]) -> None:
    assert "name" in refusal(changed(put("names", value=names)))
    with pytest.raises(SaveError, match="name"):
        dump_save(SETUP, [], names=names)


def test_facts_that_cannot_be_replaced() -> None:
    assert "does not use" in refusal(changed(put("facts", "shipyards.witches.coins", value=7)))
    assert "this value does not fit here" in refusal(changed(put("facts", "shipyards.witches.coins", value=True)))


# ---- moves --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("by", "move", "reason"),
    [
        ("witches", "dance", '"witches: dance" is not a move'),
        ("witches", "build", "is not a move"),
        ("witches", "build Q7", "is not allowed now"),
        ("witches", "pass BON99", "is not allowed now"),
        ("giants", "build F4", "is not allowed now"),
        ("auren", "build F4", 'There is no player "auren" in this game'),
        ("", "build F4", "is not a move"),
        ("witches: witches", "build F4", "is not a move"),
        ("witches", "nomads: resign", "is not a move"),
    ],
)
def test_moves_that_cannot_be(by: str, move: str, reason: str) -> None:
    sentence = refusal(changed(put("rows", 0, value={"by": by, "moves": [move]})))
    assert sentence.startswith("Row 1: ") and reason in sentence


def test_a_move_that_fits_several() -> None:
    """A priest without a place, where more than one is free."""

    def send_anywhere(document: dict[str, Any]) -> None:
        for row in document["rows"]:
            row["moves"] = [re.sub(r"^(send p to \w+) for \d$", r"\1", move) for move in row["moves"]]

    assert "send p to" in TEXT
    sentence = refusal(changed(send_anywhere))
    assert sentence.startswith("Row ") and "could mean: send p to" in sentence


def test_moves_after_the_end() -> None:
    setup = draw(2, 4)
    document = json.loads(dump_save(setup, play(setup, 4, 10**6)))
    last = len(document["rows"])
    document["rows"].append({"by": document["rows"][-1]["by"], "moves": ["done"]})
    document["checksum"] = checksum(document)
    assert refusal(json.dumps(document)).startswith(f"Row {last + 1}: ")


def test_a_row_without_moves() -> None:
    assert refusal(changed(put("rows", 4, "moves", value=[]))).startswith("Row 5 has no moves")


# ---- other rules --------------------------------------------------------------------------------------------


def test_a_changed_rule_is_noticed_and_placed() -> None:
    """The file is whole, but the game does not come out as it did."""
    rows = len(json.loads(TEXT)["rows"])
    assert "The position before the first row" in refusal(changed(put("states", 0, "hash", value="0" * 16)))
    assert "After rows 11 to 20, the position" in refusal(changed(put("states", 2, "hash", value="0" * 16)))
    sentence = refusal(changed(put("states", -1, "hash", value="0" * 16)))
    assert f"to {rows}, the position is not the one that was saved" in sentence
    assert "The file is undamaged, but it was written by Mystica" in sentence


def test_a_rule_that_is_really_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other starting VP: the first state of an old save says so."""
    richer = {name: {key: vp + 1 for key, vp in table.items()} for name, table in data.vp_tables().items()}
    monkeypatch.setattr(data, "vp_tables", lambda: richer)
    monkeypatch.setattr(shared_tables, "cache", Cache())  # what other games of this kind have worked out already
    assert "The position before the first row is not the one" in refusal(TEXT)


def test_a_state_of_no_row() -> None:
    assert "a position after row 9,999" in refusal(changed(put("states", -1, "row", value=9999)))
    assert "a position after row -1" in refusal(changed(put("states", 0, "row", value=-1)))


# ---- nothing that cannot be loaded is written ----------------------------------------------------------------


def test_games_that_cannot_be_saved() -> None:
    with pytest.raises(SaveError, match="move 1 "):
        dump_save(SETUP, [int(act.DONE)])
    for a in (-1, int(act.N_ACTIONS), 10**30):
        with pytest.raises(SaveError, match=f"move {len(ACTIONS) + 1} "):
            dump_save(SETUP, [*ACTIONS, a])
    with pytest.raises(SaveError, match="2 to 5 players, not 7"):
        dump_save(GameSetup(7, "base", "official", SETUP.options, SETUP.scoring, SETUP.bonus), [])
    with pytest.raises(SaveError, match="seed"):
        dump_setup(draw(2, 10**100))


def test_a_phrase_that_meant_something_else_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "text_of", lambda s, a: "build A9" if a >= act.BUILD else "done")
    with pytest.raises(SaveError, match="does not say what its move 1 "):
        dump_save(SETUP, ACTIONS)
