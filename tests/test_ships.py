"""Ships beyond single rules: macro moves, ledgers, saves, events, bots, and a program without the box."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import mystica
from mystica import data
from mystica.bots.novice import Novice
from mystica.boxes.merchants.engine import actions as ship_act
from mystica.boxes.merchants.engine.frames import MOVING
from mystica.engine.core import actions as act
from mystica.engine.core import state as col
from mystica.engine.core.decisions import top_kind
from mystica.engine.core.state import State
from mystica.engine.core.tables import FAVOR_CODES
from mystica.engine.flow import apply, is_over, new_game
from mystica.engine.macros import Macros, list_macros
from mystica.engine.playout import is_legal, legal_actions, random_actions
from mystica.events import describe, describe_move, events_of, player_names
from mystica.i18n import LOCALES
from mystica.notation.ledgers.reader import LedgerPlayer
from mystica.notation.ledgers.text import read_ledger
from mystica.notation.ledgers.writer import write_ledger
from mystica.notation.moves import action_of, text_of
from mystica.notation.saves import dump_save, load_save
from mystica.setups import draw
from tests.invariants import play_checked, random_setup
from tests.rules.merchants.sea import SeaTable

pytestmark = pytest.mark.skipif("merchants" not in data.boxes(), reason="the box is not part of this Mystica")
FACTS: dict[str, data.Value] = {
    "shipyards.witches.coins": 5,
    "ranges.fakirs.reach": [2, 3, 4, 5],
    "favor_tiles.MFAV1.cult": "air",
    "favor_tiles.MFAV4.cult": "fire",
}


@pytest.mark.parametrize("seed", range(12))
def test_random_games_keep_ships_and_markers(seed: int) -> None:
    play_checked(f"ships {seed}", checks=40, merchants=True)


@pytest.mark.parametrize("seed", range(6))
def test_macros_are_legal_and_few(seed: int) -> None:
    """Every atom is legal when its turn comes; one choice for each ship and place."""
    rng = random.Random(seed)
    state = new_game(draw(2 + seed % 4, seed, options={"merchants": "true"}).engine_setup())
    macros = Macros()
    while not is_over(state):
        n = list_macros(state, macros)
        assert 0 < n < 2000
        if top_kind(state) == MOVING:
            assert n < 400
        atoms = macros.listed(rng.randrange(n))
        for a in atoms:
            assert is_legal(state, a), (atoms, a)
            apply(state, a)


def test_macros_of_a_voyage() -> None:
    t = SeaTable("cultists", "nomads")
    t.put("cultists", "B2")
    t.put("nomads", "D3")
    t.launch("cultists", "r14 r14")
    t.give("cultists", shipping=1, power=(0, 0, 2))
    t.play("action SHIPMOVE")
    macros = Macros()
    list_macros(t.state, macros)
    texts = {" ".join(text for text in spelled(t, atoms)) for atoms in macros.all()}
    assert {"done", "sail r14 to D3", "sail r14 to r8", "sail r14 pay 1pw to r1"} <= texts


def spelled(t: SeaTable, atoms: list[int]) -> list[str]:
    state = t.state.copy()
    out: list[str] = []
    for a in atoms:
        out.append(text_of(state, a))
        apply(state, a)
    return out


@pytest.mark.parametrize("seed", range(8))
def test_ledgers_of_games_with_ships(seed: int) -> None:
    rng = random.Random(f"ledger {seed}")
    setup = random_setup(rng, merchants=True, mixed_rulings=False)
    while setup.profile != "snellman":
        setup = random_setup(rng, merchants=True, mixed_rulings=False)
    state = new_game(setup.engine_setup())
    actions = random_actions(state, seed, 100_000, True)
    player = LedgerPlayer(read_ledger(write_ledger(setup, actions)))
    player.play_all()
    while not is_over(player.state) and player.end_own():
        pass
    assert is_over(player.state)
    assert vp_by_faction(player.state) == vp_by_faction(state)


def vp_by_faction(s: State) -> dict[int, int]:
    seats = [int(col.seat_base(p)) for p in range(s.setup.n)]
    return {int(s.v[me + col.WHO]): int(s.v[me + col.VP]) for me in seats}


def test_a_ledger_in_peoples_words() -> None:
    """`sail A to B` pays for itself, and facts stand in the header."""
    setup = draw(2, 3, profile="snellman", options={"merchants": "true"}, factions=("witches", "mermaids"), facts=FACTS)
    text = write_ledger(setup, [])
    assert "## fact shipyards.witches.coins=5" in text
    assert read_ledger(text).setup.facts == FACTS
    rows = (
        "witches: build C3\nmermaids: build D5\nmermaids: build D2\nwitches: build F4\nwitches: dock C3\n"
        "mermaids: dock D5\n" + f"mermaids: pass {setup.bonus[0]}\nwitches: pass {setup.bonus[1]}\n"
    )
    player = LedgerPlayer(read_ledger(text + rows))
    player.play_all()
    assert int(player.state.v[col.ROUND]) == 1


@pytest.mark.parametrize("seed", range(6))
def test_saves_carry_ships_and_facts(seed: int) -> None:
    setup = draw(
        3, seed, map="lakes", options={"merchants": "true"}, factions=("witches", "fakirs", "giants"), facts=FACTS
    )
    actions = random_actions(new_game(setup.engine_setup()), seed, 100_000, True)
    saved = load_save(dump_save(setup, actions))
    assert saved.setup == setup and saved.setup.facts == FACTS and list(saved.actions) == actions


@pytest.mark.parametrize("seed", range(6))
def test_every_phrase_is_read_back_and_every_event_has_a_sentence(seed: int) -> None:
    rng = random.Random(seed)
    setup = draw(2 + seed % 4, seed, profile=("official", "snellman")[seed % 2], options={"merchants": "true"})
    state = new_game(setup.engine_setup())
    while not is_over(state):
        actions = legal_actions(state)
        for a in rng.sample(actions, min(3, len(actions))):
            assert action_of(state, text_of(state, a)) == a
        a = rng.choice([b for b in actions if b >= act.OUT_OF_TURN_END or b == ship_act.SPECIAL_MOVE] or actions)
        state, happened = events_of(state, a)
        names = player_names(state, "en")
        for locale in LOCALES:
            describe_move(happened[0], locale, names)
            for event in happened:
                assert describe(event, locale, names)


def test_the_novice_trades() -> None:
    """A bot that is offered a trade at hand takes it."""
    t = SeaTable("darklings", "nomads")
    t.put("darklings", "C1")
    t.dock("darklings", "C1")
    t.launch("darklings", "r8")
    t.put("nomads", "D3", "SA")
    t.give("darklings", shipping=1, coins=0, workers=0, priests=0, power=(12, 0, 0))
    bot = Novice()
    for _ in range(4):
        if t.decider != "darklings" or t.marks("darklings"):
            break
        for a in bot.choose(t.state):
            apply(t.state, a)
    assert t.marks("darklings") == {"D3"}


def without_the_box(folder: Path) -> None:
    """A copy of the program and of its rule tests: no folder of the box, no facts, no tests of it."""
    package = folder / "src" / "mystica"
    unneeded = shutil.ignore_patterns("*.so", "__pycache__", "app", "_sources*")
    shutil.copytree(Path(mystica.__file__).parent, package, ignore=unneeded)
    shutil.rmtree(package / "boxes" / "merchants")


def run_in(folder: Path, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, *words],
        env={"PYTHONPATH": str(folder / "src"), "MYSTICA_PURE": "1", "PATH": os.environ.get("PATH", "")},
        text=True, capture_output=True, cwd=folder, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


PLAYED = """
from mystica import data
from mystica.engine.core.actions import N_ACTIONS
from mystica.engine.core.state import MOST_COLUMNS, SIZE
from mystica.engine.flow import is_over, new_game
from mystica.engine.playout import random_actions
from mystica.setups import draw

assert "merchants" not in data.boxes()
assert MOST_COLUMNS == SIZE and N_ACTIONS == 3686
for options in ({}, {"fire-and-ice": "true", "promo-towns": "true", "temple-tile": "true"}):
    state = new_game(draw(4, 1, options=options).engine_setup())
    actions = random_actions(state, 1, 100_000, True)
    assert is_over(state)
    print(len(actions), "decisions")
"""


def test_without_the_box_the_engine_is_whole(tmp_path: Path) -> None:
    """Deleting the box, its facts included, leaves an engine that plays everything else."""
    without_the_box(tmp_path)
    assert run_in(tmp_path, "-c", PLAYED).count("decisions") == 2


def test_ledger_of_a_tile_chosen_with_the_faction() -> None:
    """What the Ice Maidens' first favor tile brings is chosen before the next faction is named."""
    wish = {"merchants": "true", "fire-and-ice": "true"}
    setup = draw(2, 3, options=wish, factions=("icemaidens", "engineers"))
    s = new_game(setup.engine_setup())
    tile = int(act.FAVOR) + FAVOR_CODES.index("MFAV1")
    actions: list[int] = []
    while not is_over(s):
        legal = legal_actions(s)
        actions.append(tile if tile in legal else legal[0])
        apply(s, actions[-1])
    text = write_ledger(setup, actions)
    player = LedgerPlayer(read_ledger(text))
    player.play_all()
    player.close()
    assert player.state.same(s)
