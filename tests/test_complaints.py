"""Sentences about what somebody wrote: each has its text in every language, with the arguments it is given."""

from __future__ import annotations

import ast
import json
import pickle
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

import mystica
from mystica import data, errors
from mystica.errors import Complaint, InvalidMove, MoveError, Sentence
from mystica.game import Game, RefusedMove
from mystica.i18n import FALLBACK, LOCALES, say
from mystica.i18n.catalogue import text_files
from mystica.notation.ledgers.reader import LedgerPlayer
from mystica.notation.ledgers.text import read_ledger
from mystica.notation.saves import dump_save, load_save
from mystica.server.play.turns import UnfinishedTurn
from mystica.setups import SetupError, draw

HOME = Path(mystica.__file__).parent
SOURCES = sorted(HOME.rglob("*.py"))
TREES = {path.relative_to(HOME).as_posix(): ast.parse(path.read_text("utf-8")) for path in SOURCES}
BASE = "\n".join(data.map_rows(data.maps()["base"], data.common()))
LAND = ",".join("UKBGSRYUKBGSR")
SHORT = LAND[:-2]
MAPS = {
    "map-long": "U" * 20_001,
    "map-empty-row": f"{LAND}\n{','.join('N' * 12)}",
    "map-no-rows": "# nothing",
    "map-no-commas": "UKBGSRY",
    "map-letter": f"{LAND}\n{SHORT.replace('K', 'Q', 1)}",
    "map-wide": f"{LAND},U\n{LAND}",
    "map-high": "\n".join([LAND, SHORT] * 13),
    "map-all-alike": f"{LAND}\n{LAND}",
    "map-length": f"{LAND}\n{SHORT}\n{SHORT}",
    "map-few": BASE.replace("Y", "U"),
    "map-cut-off": f"{BASE}\nY,N,N,N,N,N,N,N,N,N,N,N\nN,N,N,R,N,N,N,N,N,N,N,N,R",
}
MOVES = {
    "move-long": "x" * 3000,
    "move-player": "goblins: pass",
    "move-nothing": " . ",
    "move-none": "dance",
    "move-space": "build Z9",
    "move-bridge": "bridge A1:A2",
    "move-action": "action ACT99",
    "move-rate": "convert 2pw to 1c",
    "move-unknown": "upgrade F4 to castle",
}
SETUPS: dict[str, dict[str, Any]] = {
    "setup-unknown": {"map": "atlantis"},
    "setup-players": {"players": 6},
    "setup-faction-number": {"factions": ("witches",)},
    "setup-one-board": {"factions": ("witches", "auren")},
    "setup-needs-option": {"factions": ("witches", "yetis")},
    "setup-vp-table": {"map": "mine", "map_rows": BASE.split("\n"), "options": {"vp": "table"}},
    "setup-vp-unused": {"start_vp": {"witches": 30}, "options": {"vp": "flat"}},
    "setup-vp-missing": {"start_vp": {"witches": 30}},
    "setup-vp-range": {"start_vp": {"witches": 999}},
    "setup-auction-vp": {"options": {"factions": "auction", "vp": "table"}},
    "setup-option-alone": {"options": {"merchants-canals": "true"}},
    "setup-facts-unused": {"facts": {"shipyards.witches.coins": 1}},
    "setup-first-game": {"preset": "first-game", "map": "fjords"},
    "fact-unknown": {"options": {"merchants": "true"}, "facts": {"shipyards.goblins": 1}},
    "fact-large": {"options": {"merchants": "true"}, "facts": {"shipyards.witches.coins": 100}},
    "fact-range": {"options": {"merchants": "true"}, "facts": {"ranges.dwarves.reach": [2, 3, 3, 3]}},
    "fact-cults": {"options": {"merchants": "true"}, "facts": {"favor_tiles.MFAV1.cult": "air"}},
}
HEADER = (
    "option strict-leech\nmap 126fe960806d587c78546b30f1a90853b1ada468\nscore SCORE1,SCORE2,SCORE3,SCORE4,SCORE5,SCORE6"
)
BEGUN = f"{HEADER}\n" + "\n".join(f"delete BON{n}" for n in (1, 2, 3, 4)) + "\nsetup witches\nsetup nomads\n"
LEDGERS = {
    "ledger-no-row": HEADER,
    "ledger-command": "option strict-leech\ndance",
    "ledger-older": "option fire-and-ice-factions/variable_v2",
    "ledger-long": "option strict-leech\n" + "x" * 10_001,
    "ledger-late": f"{BEGUN}witches: build F4\nmap x",
    "ledger-second-tile": "final-scoring connected-distance\nfinal-scoring connected-distance",
    "ledger-form": f"{BEGUN}witches: send priest home",
    "ledger-words": f"{BEGUN}witches: build F4 quickly",
    "ledger-card": f"{BEGUN}witches: pass BON99",
    "ledger-terrain": f"{BEGUN}witches: pick-color pink",
    "ledger-may": f"{BEGUN}witches: advance ship",
    "ledger-offer": f"{BEGUN}witches: leech 2 from nomads",
    "ledger-conversion": f"{BEGUN}witches: convert 1 c to 1 w",
    "ledger-give": f"{BEGUN}witches: -spade",
    "move-space": f"{BEGUN}witches: build Z9",
    "move-player": f"{BEGUN}giants: build F4",
    "setup-unknown": "score SCORE77",
}


def saved() -> str:
    game = Game.new(players=2, seed=7, factions=("witches", "nomads"))
    for text in ("build F4", "build F3"):
        game.play(text)
    return dump_save(game.setup, game.actions, names=("Ada", "Bo"))


def with_value(*path: str | int, value: object) -> Callable[[], str]:
    def changed() -> str:
        document = json.loads(saved())
        inner = document
        for key in path[:-1]:
            inner = inner[key]
        inner[path[-1]] = value
        return json.dumps(document)

    return changed


SAVES: dict[str, Callable[[], str]] = {
    "save-empty": lambda: " ",
    "save-neither": lambda: "{}",
    "save-ledger": lambda: HEADER,
    "save-long": lambda: " " * 2_000_001,
    "save-cut-off": lambda: saved()[:300],
    "save-extra": lambda: saved() + "more",
    "save-json": lambda: saved().replace(":", ";", 1),
    "save-twice": lambda: saved().replace("{", '{"mystica": "save", ', 1),
    "save-number": lambda: '{"mystica": NaN}',
    "save-digits": lambda: f'{{"mystica": {"1" * 101}}}',
    "save-kind": with_value("setup", "players", value="two"),
    "save-missing": with_value("rows", 0, value={"by": "witches"}),
    "save-needless": with_value("extra", value=1),
    "save-newer": with_value("version", value=99),
    "save-version": with_value("version", value=-1),
    "save-names": with_value("names", value=["Ada"]),
    "save-name": with_value("names", value=["Ada", "\n"]),
    "save-empty-row": with_value("rows", 0, "moves", value=[]),
    "save-row": with_value("rows", 0, "moves", value=["build A1"]),
    "save-state": with_value("states", 1, "hash", value="0"),
    "save-state-first": with_value("states", 0, "hash", value="0"),
    "save-state-row": with_value("states", 0, "row", value=77),
    "save-changed": with_value("program", value="9.9"),
    "setup-players": with_value("setup", "players", value=7),
}


def in_words(sentences: tuple[Sentence, ...], locale: str) -> str:
    """What a player reads: every sentence has its text, and every argument its place."""
    told = [say(locale, f"complaint-{key}", said) for key, said in sentences]
    assert told and not any("{" in text or text.startswith("complaint-") for text in told)
    return " ".join(told)


def told_everywhere(error: Complaint, key: str) -> None:
    assert key in [sentence.key for sentence in error.sentences], error
    assert len({in_words(error.sentences, locale) for locale in LOCALES}) == len(LOCALES)


def texts(locale: str) -> dict[str, set[str]]:
    """The arguments of every text."""
    written = "\n".join(path.read_text("utf-8") for path in text_files(locale))
    rows = re.findall(r"^complaint-(\S+) = (.*)$", written, re.MULTILINE)
    return {key: set(re.findall(r"\$(\w+)", text)) for key, text in rows}


def classes() -> set[str]:
    """All classes of complaints that are made of a key and its arguments."""
    bases: dict[str, set[str]] = {}
    of_their_own: set[str] = set()
    for tree in TREES.values():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                bases[node.name] = {base.id for base in node.bases if isinstance(base, ast.Name)}
                if any(isinstance(part, ast.FunctionDef) and part.name == "__init__" for part in node.body):
                    of_their_own.add(node.name)
    found = {"Complaint"}
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return found - of_their_own | {"Complaint"}


def raised() -> Iterator[tuple[str, str, ast.Call]]:
    """Every complaint that is made: its place, how (`""` for by a key, `joined`, `english_only`), and the call."""
    names = classes()
    for name, tree in TREES.items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            how, func = "", node.func
            if isinstance(func, ast.Attribute):
                how, func = func.attr, func.value
            if isinstance(func, ast.Name) and func.id in names:
                yield f"{name}:{node.lineno}", how, node


# Where players bring setups, maps, moves, saves and ledgers, only what tells of a wrong call is not translated.
ROOMS_OF_PLAYERS = ("data/", "setups/", "notation/", "game/", "analysis/", "server/", "cli/terminal/")
ENGLISH_ONLY = {
    "notation/ledgers/check.py": "results of the site, which researchers compare with",
    "notation/custom_files.py": "files named on the command line",
    "notation/saves.py": "a list of actions that is no game",
    "notation/moves.py": "a number that is no action",
    "game/game.py": "a number that is no action or no seat",
    "game/history.py": "a number that is no move of the game",
}


def test_every_complaint_is_a_key_of_the_catalogues_with_its_arguments_and_nothing_else() -> None:
    known, used = texts(FALLBACK), set[str]()
    for place, how, call in raised():
        if how:
            continue
        (key,) = (part.value for part in call.args if isinstance(part, ast.Constant))
        assert isinstance(key, str) and len(call.args) == 1, f"{place}: a key and arguments by name are all it takes"
        assert key in known, f"{place}: no catalogue has complaint-{key}"
        assert known[key] == {keyword.arg for keyword in call.keywords}, f"{place}: {key} wants {sorted(known[key])}"
        used.add(key)
    for path in SOURCES:
        used |= set(re.findall(r'"complaint-([a-z-]+)"', path.read_text("utf-8")))
    assert set(known) == used
    assert {*MAPS, *MOVES, *SETUPS, *SAVES, *LEDGERS} <= used


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_all_complaints_with_the_same_arguments(locale: str) -> None:
    assert texts(locale) == texts(FALLBACK)


def test_what_players_meet_is_translated() -> None:
    found = {place.partition(":")[0] for place, how, _ in raised() if how == "english_only"}
    assert {name for name in found if name.startswith(ROOMS_OF_PLAYERS)} == set(ENGLISH_ONLY)


def test_no_sentence_stands_beside_a_key() -> None:
    """What is joined with complaints is the name of a file and a colon, or what another error said."""
    for place, how, call in raised():
        assert how in ("", "joined", "english_only"), place
        if how == "joined":
            written = [node.value for part in call.args for node in ast.walk(part) if isinstance(node, ast.Constant)]
            keys = set(texts(FALLBACK))
            assert all(value in keys or not re.search("[A-Za-z]", str(value)) for value in written), place
        if how == "english_only":
            assert (len(call.args), call.keywords) == (1, []), place


def test_english_comes_from_the_catalogue_and_only_when_it_is_read() -> None:
    """Also where nothing but the errors or the data were imported."""
    code = """
        import pickle, sys
        from mystica.{room} import {name} as kind
        error = pickle.loads(pickle.dumps(kind.joined("here:", kind("move-long", n=3000))))
        assert "fluent.runtime" not in sys.modules and "mystica.i18n" not in sys.modules
        print(repr(error))
    """
    for room, name in (("errors", "IllegalMove"), ("data", "MapError")):
        program = dedent(code).format(room=room, name=name)
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
        assert done.stdout == f"{name}('here: This move is too long (3,000 characters).')\n", done.stderr


def test_a_complaint_goes_from_process_to_process() -> None:
    joined = MoveError.joined(Complaint("ledger-line", row=3), errors.no_move("dance"))
    for error in (joined, MoveError.english_only("so it is"), UnfinishedTurn("move-unfinished", now="turn")):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again), again.sentences) == (type(error), str(error), error.sentences)
    game = Game.new(players=2, seed=7)
    with pytest.raises(RefusedMove) as refused:
        game.play("build F4")
    again = pickle.loads(pickle.dumps(refused.value))
    assert (str(again), again.reason.key) == (str(refused.value), refused.value.reason.key)


@pytest.mark.parametrize("key", MAPS)
def test_maps(key: str) -> None:
    with pytest.raises(data.MapError) as caught:
        data.own_map("mine", MAPS[key])
    told_everywhere(caught.value, key)


def test_names_of_maps() -> None:
    with pytest.raises(data.MapError) as caught:
        data.own_map("Mein Land", BASE)
    told_everywhere(caught.value, "map-name")


@pytest.mark.parametrize("key", MOVES)
def test_moves(key: str) -> None:
    game = Game.new(players=2, seed=7, factions=("witches", "nomads"))
    for text in ("build F4", "build F3", "build H1", "build C3", "build B1"):
        game.play(text)
    while game.round == 0:
        game.play(game.moves()[0])
    with pytest.raises(MoveError) as caught:
        game.parse(MOVES[key])
    told_everywhere(caught.value, key)


@pytest.mark.parametrize("key", SETUPS)
def test_setups(key: str) -> None:
    with pytest.raises(SetupError) as caught:
        draw(**{"players": 2, "seed": 1, **SETUPS[key]})
    told_everywhere(caught.value, key)


def test_tiles_and_dwellings_of_setups() -> None:
    whole = draw(2, 1, factions=("witches", "nomads"), options={"final-tile": "draw"})
    wrong: dict[str, dict[str, Any]] = {
        "setup-scoring-number": {"scoring": whole.scoring[:5]},
        "setup-few-cards": {"bonus": whole.bonus[:2]},
        "setup-final-tile": {"final_tile": ""},
        "setup-dwelling-rows": {"dwellings": (("F4", "F3"),)},
        "setup-dwelling-number": {"dwellings": (("F4",), ("F3", "H1", "C3"))},
        "setup-dwelling-terrain": {"dwellings": (("A1", "F3"), ("F3", "H1", "C3"))},
        "setup-dwellings-given": {"factions": (), "dwellings": (("F4",),)},
        "setup-options-missing": {"options": {}},
    }
    for key, change in wrong.items():
        with pytest.raises(SetupError) as caught:
            replace(whole, **change, _engine=[]).engine_setup()
        told_everywhere(caught.value, key)


@pytest.mark.parametrize("key", SAVES)
def test_saves(key: str) -> None:
    with pytest.raises(Complaint) as caught:
        load_save(SAVES[key]())
    told_everywhere(caught.value, key)


def test_a_row_of_a_save_says_where_what_and_why() -> None:
    with pytest.raises(Complaint) as caught:
        load_save(SAVES["save-row"]())
    assert [sentence.key for sentence in caught.value.sentences] == ["save-row", "move-refused", "save-changed"]
    assert "1" in in_words(caught.value.sentences[:1], "fr") and "build A1" in in_words(caught.value.sentences, "fr")


@pytest.mark.parametrize("key", LEDGERS)
def test_ledgers(key: str) -> None:
    with pytest.raises(Complaint) as caught:
        LedgerPlayer(read_ledger(LEDGERS[key])).play_all()
    told_everywhere(caught.value, key)


def test_a_row_of_a_ledger_says_where_whose_and_what() -> None:
    with pytest.raises(Complaint) as caught:
        LedgerPlayer(read_ledger(LEDGERS["ledger-may"])).play_all()
    assert [sentence.key for sentence in caught.value.sentences] == ["ledger-line-of", "move-refused", "ledger-may"]
    assert "Sorcières" in in_words(caught.value.sentences, "fr")


def test_a_sentence_names_things_in_its_language() -> None:
    with pytest.raises(data.MapError) as caught:
        data.own_map("mine", MAPS["map-few"])
    told = in_words(caught.value.sentences, "fr")
    assert "désert" in told.lower() and "Nomades" in told


def test_parts_without_a_text_leave_only_english() -> None:
    with_text = InvalidMove("move-nothing")
    named, plain = Complaint.joined("game {odd}.txt:", with_text), Complaint.english_only("here")
    assert (str(named), named.sentences) == ("game {odd}.txt: Enter a move first.", with_text.sentences)
    assert Complaint.joined(plain, with_text).sentences == () == plain.sentences
    assert str(Complaint.joined(plain, named)) == "here game {odd}.txt: Enter a move first."
