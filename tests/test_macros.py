"""Macro moves: they expand to legal actions, none is dearer than its twin, and people's turns are among them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mystica import data
from mystica.engine.core import actions as act
from mystica.engine.core.chance import next_random, scramble
from mystica.engine.core.decisions import AFTER, TAKE_POWER, TURN, top_kind
from mystica.engine.core.state import State
from mystica.engine.flow import apply, decider, is_over, new_game
from mystica.engine.macros import Macros, list_macros
from mystica.engine.playout import choose, is_legal
from mystica.notation.ledgers.reader import LedgerPlayer, resources
from mystica.notation.ledgers.text import read_ledger
from mystica.notation.moves import text_of
from mystica.setups import draw
from tests.conftest import ledgers_folder
from tests.rules.merchants.sea import SeaTable

PROMOS = {"promo-bonus": "true", "promo-towns": "true", "temple-tile": "true"}


def positions(seed: int) -> list[State]:
    """Decisions of one busy game, every seventh."""
    profile = data.PROFILES[seed % 2]
    state = new_game(draw(2 + seed % 4, seed, profile=profile, options=PROMOS).engine_setup())
    out: list[State] = []
    x = next_random(scramble(seed))
    count = 0
    while not is_over(state):
        if count % 7 == 0:
            out.append(state.copy())
        a, x = choose(state, x, True)
        apply(state, a)
        count += 1
    return out


def is_conversion(a: int) -> bool:
    return act.CONVERT <= a <= act.BURN


@pytest.mark.parametrize("seed", range(24))
def test_expand_to_legal_actions(seed: int) -> None:
    macros = Macros()
    for state in positions(seed):
        assert list_macros(state, macros) > 0
        for atoms in macros.all():
            after = state.copy()
            for a in atoms:
                assert is_legal(after, a), f"{text_of(after, a)} of {atoms}, seed {seed}"
                apply(after, a)


@pytest.mark.parametrize("seed", range(12))
def test_none_has_the_effect_of_another_at_a_higher_price(seed: int) -> None:
    """Among ways to pay for the same thing, each leaves more of something than the others."""
    macros = Macros()
    for state in positions(seed):
        if top_kind(state) != TURN:
            continue
        list_macros(state, macros)
        seat = decider(state)
        ways: dict[tuple[int, ...], list[tuple[int, ...]]] = {}
        for atoms in macros.all():
            after = state.copy()
            for a in atoms:
                apply(after, a)
            vp, coins, workers, priests, (one, two, three), _ = resources(after, seat)
            left = (vp, coins, workers, priests, one + two + three, two + three, three)
            ways.setdefault(tuple(a for a in atoms if not is_conversion(a)), []).append(left)
        for key, left_over in ways.items():
            assert len(left_over) <= 2, [text_of(state, a) for a in key[:1]]
            for one_way in left_over:
                for other in left_over:
                    worse = all(a <= b for a, b in zip(one_way, other, strict=True))
                    assert one_way is other or not worse, (key, left_over)


def test_a_payment_with_power_and_one_with_goods() -> None:
    """Two coins short: from power, or from spare workers."""
    from tests.rules.table import Table

    t = Table("witches", "nomads")
    t.put("witches", "F4")
    t.paint("F3", "green")
    t.give("witches", coins=0, workers=5, power=(0, 4, 2))
    macros = Macros()
    list_macros(t.state, macros)
    texts = {
        tuple(text_of(t.state, a) for a in atoms) for atoms in macros.all() if atoms[-1] == act.BUILD + t.space("F3")
    }
    assert texts == {
        ("convert 1pw to 1c", "convert 1pw to 1c", "build F3"),
        ("convert 1w to 1c", "convert 1w to 1c", "build F3"),
    }


def essence(atoms: list[int]) -> tuple[int, ...]:
    """A turn without conversions, picks and answers; two transforms of one action in either order."""
    kept = [
        a
        for a in atoms
        if not (is_conversion(a) or a <= act.DECLINE or act.CULT <= a < act.PASS or act.ABILITY <= a < act.BRIDGE)
        and a < act.OUT_OF_TURN
    ]
    return tuple(sorted(kept))


def turns_of(path: Path) -> list[tuple[State, list[int]]]:
    """Every turn of a recorded game: the position before it, and what was played."""
    ledger = read_ledger(path.read_text(encoding="utf-8"))
    player = LedgerPlayer(ledger)
    player.play_all()
    player.close()
    state = new_game(ledger.setup.engine_setup())
    out: list[tuple[State, list[int]]] = []
    turn: list[int] | None = None  # the turn under way; answers and ends of turns outside one do not count
    for a in player.actions:
        seat = decider(state)
        if a == act.LATER or a >= act.ANSWER:  # somebody else's answer
            apply(state, a)
            continue
        if turn is None and top_kind(state) == TURN:
            turn = []
            out.append((state.copy(), turn))
        apply(state, a)
        if turn is not None:
            turn.append(a)
            asked_anew = is_over(state) or decider(state) != seat or top_kind(state) in (AFTER, TAKE_POWER, TURN)
            if asked_anew and essence(turn):
                turn = None
    return [(before, atoms) for before, atoms in out if essence(atoms)]


def test_contain_the_turns_people_played() -> None:
    folder = ledgers_folder()
    if folder is None:
        pytest.skip("no recorded games beside the project (set MYSTICA_LEDGERS=DIR)")
    macros = Macros()
    found = total = 0
    for path in sorted((folder / "games" if (folder / "games").is_dir() else folder).glob("*.txt")):
        for state, atoms in turns_of(path):
            list_macros(state, macros)
            total += 1
            found += essence(atoms) in {essence(m) for m in macros.all()}
    assert found >= 0.97 * total, f"{found} of {total}"


def test_every_turn_of_a_recorded_game_is_looked_at() -> None:
    """As many turns as actions begun, so that the share above is one of all turns."""
    folder = ledgers_folder()
    if folder is None:
        pytest.skip("no recorded games beside the project (set MYSTICA_LEDGERS=DIR)")
    path = sorted((folder / "games" if (folder / "games").is_dir() else folder).glob("*.txt"))[0]
    starts = re.compile(r"\b(build|dig|transform|upgrade|send|advance|action|pass)\b", re.IGNORECASE)
    ledger = read_ledger(path.read_text(encoding="utf-8"))
    first = next(i for i, row in enumerate(ledger.rows) if row.text.lower().startswith("pass"))
    rows = [r for r in ledger.rows[first + ledger.setup.players :] if r.faction and starts.search(r.text)]
    spades_in_phase_three = 12  # rows that transform with a cult bonus are no turns
    assert len(rows) - spades_in_phase_three <= len(turns_of(path)) <= len(rows) + 2


def test_a_dwelling_for_a_ship_after_spades_on_two_spaces() -> None:
    """Both spades lead home, and the ship beside the first space pays for the dwelling there."""
    t = SeaTable("witches", "nomads")
    t.put("witches", "E6")
    t.paint("D4", "blue")
    t.paint("E5", "blue")  # lakes: one spade from the forest
    t.give("witches", coins=0, workers=0, priests=0, power=(0, 0, 6))
    board = t.state.setup.board
    near = board.near_list[t.space("D4")]
    t.launch("witches", next(label for label in board.labels if label.startswith("r") and t.space(label) in near))
    macros = Macros()
    list_macros(t.state, macros)
    texts = [[text_of(t.state, a) for a in atoms] for atoms in macros.all()]
    spades = ["action ACT6", "transform D4 to green", "transform E5 to green"]
    assert spades in texts
    assert [*spades, "build D4 by ship"] in texts
