"""Sentences about what somebody wrote: each has its text in every language, with the arguments it is given."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import mystica
from mystica import data, errors
from mystica.errors import Complaint, InvalidMove, MoveError, Sentence
from mystica.game import Game
from mystica.i18n import LOCALES, say
from mystica.i18n.catalogue import text_files
from mystica.notation.ledgers.reader import LedgerPlayer
from mystica.notation.ledgers.text import read_ledger
from mystica.notation.saves import dump_save, load_save
from mystica.setups import SetupError, draw

HOME = Path(mystica.__file__).parent
SOURCES = sorted(HOME.rglob("*.py"))
TEXTS = [path for path in text_files("en") if path.name.startswith("complaints")]
BASE = "\n".join(data.map_rows(data.maps()["base"], data.common()))
LAND = ",".join("UKBGSRYUKBGSR")
SHORT = LAND[:-2]
ERRORS = (
    "SetupError",
    "SaveError",
    "LedgerError",
    "FactError",
    "TooMuchToml",
    "MapError",
    "InvalidMove",
    "IllegalMove",
    "AmbiguousMove",
)
READ_BY_PLAYERS = (
    "data/map_text.py", "data/replaced_facts.py",
    "boxes/merchants/data/ship_facts.py", "data/bounded_toml.py", "server/visits/new_games.py",
    *(f"setups/{path.name}" for path in HOME.glob("setups/*.py")),
    "notation/json_text.py", "notation/migrations.py", "notation/saves.py", "notation/setup_text.py",
    "notation/moves.py", "notation/any_game_file.py",
    *(f"notation/ledgers/{path.name}" for path in HOME.glob("notation/ledgers/*.py") if path.name != "check.py"),
)  # fmt: skip

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
    "save-state": with_value("states", 0, "hash", value="0"),
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


def texts() -> dict[str, set[str]]:
    """The arguments of every text."""
    rows = re.findall(r"^complaint-(\S+) = (.*)$", "\n".join(path.read_text("utf-8") for path in TEXTS), re.MULTILINE)
    return {key: set(re.findall(r"\$(\w+)", text)) for key, text in rows}


def raised() -> Iterator[tuple[str, ast.Call]]:
    """Every complaint that is made where players bring setups, maps, moves, saves and ledgers."""
    for name in READ_BY_PLAYERS:
        for node in ast.walk(ast.parse((HOME / name).read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ERRORS:
                yield f"{name}:{node.lineno}", node


# Nobody reads these: they are about calls that make no sense, and about games that cannot be written down.
ENGLISH_ONLY = ("cannot be saved", "is no action", "have no open offer number", "there is no file", "cannot be read",
                "cannot be written", "is no text in UTF-8")  # fmt: skip


def test_every_complaint_has_a_text_and_every_text_its_complaint() -> None:
    known, used = texts(), set[str]()
    for place, call in raised():
        if len(call.args) < 2:
            assert any(phrase in ast.unparse(call) for phrase in ENGLISH_ONLY), place
            continue
        key = ast.literal_eval(call.args[1])
        assert known[key] <= {keyword.arg for keyword in call.keywords}, (place, key)
        used.add(key)
    used |= {sentence.key for sentence in errors.no_move("x").sentences}
    others = re.compile(r'"((?:map|move)-[a-z]+(?:-[a-z]+)*)"')
    used |= {key for path in SOURCES for key in others.findall(path.read_text("utf-8"))}
    assert set(known) <= used
    assert {*MAPS, *MOVES, *SETUPS, *SAVES, *LEDGERS} <= set(known)


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
    with_text = InvalidMove("no", "move-nothing")
    assert Complaint.joined("{}: {}", "here", with_text).sentences == with_text.sentences
    assert Complaint.joined("{}: {}", Complaint("here"), with_text).sentences == ()
    assert str(Complaint.joined("{}: {}", "{odd}", with_text)) == "{odd}: no"
