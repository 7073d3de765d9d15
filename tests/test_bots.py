"""Bots: they finish every game with legal moves, the same way each time, and the novice knows what it wants."""

from __future__ import annotations

from pathlib import Path

import pytest

from mystica import data
from mystica.arena.recorded_setups import read_recorded_setups
from mystica.arena.seatings import Contest, open_work, play_work
from mystica.arena.simulate import Plan, play_game
from mystica.bots import ENTRIES, PLAYERS
from mystica.bots.novice import Novice
from mystica.data.bot_weights import weights
from mystica.engine import COMPILED
from mystica.engine.core.state import State
from mystica.engine.flow import apply, is_over, new_game
from mystica.engine.playout import is_legal
from mystica.engine.thinking.evaluation import NAMES
from mystica.engine.thinking.weights import PARTS
from mystica.notation.moves import text_of
from mystica.notation.saves import dump_setup
from mystica.setups import draw
from tests.conftest import ledgers_folder
from tests.rules.table import Table


def play_out(state: State) -> None:
    novice = Novice()
    while not is_over(state):
        for a in novice.choose(state):
            assert is_legal(state, a), text_of(state, a)
            apply(state, a)


@pytest.mark.parametrize("profile", data.PROFILES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_novice_finishes_with_legal_moves(players: int, profile: str) -> None:
    options = {"promo-bonus": "true", "promo-towns": "true", "temple-tile": "true"}
    for seed in range(6 if COMPILED else 1):
        play_out(new_game(draw(players, seed, profile=profile, options=options).engine_setup()))


def test_novice_plays_the_same_way_each_time() -> None:
    plan = Plan(("novice", "novice", "random"), 1, 5)
    assert play_game(plan, 0) == play_game(plan, 0)


def test_every_weight_has_a_name_and_a_value() -> None:
    rows = weights("usual", NAMES, PARTS, tuple(data.factions()))
    assert len(rows) == (1 + len(data.factions())) * len(PARTS)
    assert {len(row) for row in rows} == {len(NAMES)} == {len(set(NAMES))}


def test_novice_takes_free_power() -> None:
    """One power for nothing is never refused while there is use for it."""
    t = Table("witches", "nomads")
    t.put("witches", "F4")
    t.put("nomads", "F3")
    t.give("witches", coins=10, workers=5)
    t.play("upgrade F4 to TP")
    assert t.decider == "nomads"
    novice = Novice()
    assert [text_of(t.state, a) for a in novice.choose(t.state)] == ["leech 1 from witches"]


def test_novice_builds_under_a_tile_that_pays_for_it() -> None:
    """With a dwelling for the taking and VP for it, it does not pass."""
    t = Table("witches", "nomads", round=6, scoring="SCORE3")
    t.put("witches", "F4")
    t.paint("F3", "green")
    t.give("witches", coins=2, workers=1, power=(5, 0, 0))
    novice = Novice()
    assert [text_of(t.state, a) for a in novice.choose(t.state)] == ["build F3"]


def test_every_player_is_described() -> None:
    assert all(text for text in PLAYERS.values())


def test_strength_is_what_the_document_says() -> None:
    """Measurements take hours; those that are listed are the ones written down."""
    text = (Path(__file__).parents[1] / "docs" / "experiments" / "levels.md").read_text(encoding="utf-8")
    [row] = [line for line in text.splitlines() if line.startswith("| 4 players |")]
    ladder = [entry for entry in ENTRIES.values() if entry.below]
    assert [entry.name for entry in ladder] == ["novice", "casual", "strong", "expert"]
    for entry, cell in zip(ladder, row.split(" | ")[1:], strict=True):
        assert cell.startswith(f"{entry.lead:+} [") and f"{entry.name} against {entry.below}" in text
        assert f"{entry.name} {entry.league}" in text


LEAST = {"novice": 85, "casual@6n": 98}  # VP per seat


@pytest.mark.parametrize("name", LEAST)
def test_what_bots_score_on_the_setups_of_recorded_games(name: str) -> None:
    """The same one in every seat that people had: the same tiles, factions and options. The levels above them take
    too long for a test; what they were measured at is in docs/experiments/levels.md."""
    folder = ledgers_folder()
    if folder is None:
        pytest.skip("no recorded games beside the project (set MYSTICA_LEDGERS=DIR)")
    if name != "novice" and not COMPILED:
        pytest.skip("whole games of searching bots take minutes in pure Python")
    games = (42 if COMPILED else 2) if name == "novice" else 4
    setups = tuple(dump_setup(game.setup) for game in read_recorded_setups(folder, games))
    contest = Contest((name,), len(setups), 1, setups=setups)
    vp = [vp for work in open_work(contest) for vp in play_work(work).vp]
    assert sum(vp) >= LEAST[name] * len(vp), f"{sum(vp) / len(vp):.1f} VP a seat"
