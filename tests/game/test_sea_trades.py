"""What a trade is said to bring before it is made is what it brings."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mystica.boxes.merchants.game.views.trades import VisitView
from mystica.game import Game
from tests.game.tables import game_of
from tests.game.test_sea_views import harbour, voyage_of
from tests.rules.merchants.sea import SeaTable

GOODS = ("vp", "coins", "workers", "priests")


def prospect(game: Game, space: str) -> VisitView:
    return next(visit for visit in voyage_of(game).prospects if visit.space == space)


def at_a_stronghold(guest: str, host: str = "nomads", **more: Any) -> Game:
    """A ship of the guest one space away from a stronghold."""
    t = SeaTable(guest, host, **more)
    t.put(guest, "C1")
    t.dock(guest, "C1")
    t.launch(guest, "r8")
    t.put(host, "D3", "SH")
    t.give(guest, shipping=1, coins=10, workers=10, power=(6, 4, 2), vp=20)
    game = game_of(t)
    game.play("action SHIPMOVE")
    return game


@pytest.mark.parametrize(
    ("guest", "gain", "spades", "one_of"),
    [
        ("darklings", {"vp": 2, "coins": 2}, 1, {}),
        ("giants", {"vp": 2, "coins": 2}, 2, {}),
        ("dragonlords", {"vp": 2, "coins": 2, "tokens": 1}, 0, {}),
        ("acolytes", {"vp": 2, "coins": 2}, 0, {"steps": 2}),
    ],
)
def test_a_stronghold_brings_what_the_faction_gets(
    guest: str, gain: dict[str, int], spades: int, one_of: dict[str, int]
) -> None:
    terrains = {"terrains": "red"} if guest in ("dragonlords", "acolytes") else {}
    game = at_a_stronghold(guest, **terrains)
    told = prospect(game, "D3")
    assert (told.gain, told.spades, told.one_of) == (gain, spades, one_of)
    assert told.builds
    game.play("sail r8. to D3")
    assert game.decision in ("spades", "reward", "leech", "after")


def test_what_has_no_room_is_not_promised() -> None:
    t = harbour()
    t.give("darklings", power=(1, 0, 11))
    game = game_of(t)
    game.play("action SHIPMOVE")
    assert prospect(game, "D3").one_of == {"power": 2, "steps": 1}


def test_one_trade_after_the_other() -> None:
    """Together they bring what there is room for, in whichever order."""
    t = harbour(tiles=True, scoring="MSC09")
    t.favor("darklings", "MFAV2")
    t.launch("darklings", "r8 r8")
    game = game_of(t)
    game.play("action SHIPMOVE")
    alone = prospect(game, "C2")
    game.play("sail r8. to D3")
    voyage = voyage_of(game)
    assert [visit.space for visit in voyage.visits] == ["D3"] and "D3" not in {one.space for one in voyage.prospects}
    assert prospect(game, "C2") == alone
    game.play("sail r8. to C2")
    voyage = voyage_of(game)
    assert voyage.total == {name: sum(visit.gain.get(name, 0) for visit in voyage.visits) for name in voyage.total}
    before = game.player(0)
    total = voyage.total
    game.play("trade C2")
    game.play(next(move.text for move in game.moves() if move.text.startswith("decline")))
    after = game.player(0)
    assert {name: getattr(after, name) - getattr(before, name) for name in GOODS if name in total} == {
        name: n for name, n in total.items() if name in GOODS
    }


@pytest.mark.parametrize("seed", [1, 2, 3, 5, 7, 8, 9, 10])
def test_told_is_what_happens(seed: int) -> None:
    """Whole games by chance: every trade that a single ship could make is made on a copy."""
    rng = random.Random(seed)
    game = Game.new(2 + seed % 4, seed, options={"merchants": "true"})
    tried = 0
    while not game.is_over and tried < 40:
        moves = game.moves()
        sailing = [move for move in moves if "SHIPMOVE" in move.text]
        if game.decision == "voyage" and not voyage_of(game).visits:
            seat = voyage_of(game).seat
            told = {visit.space: visit for visit in voyage_of(game).prospects}
            for move in moves:
                space = move.text.rpartition("to ")[2]
                if move.kind == "done" or "pay" in move.text or space not in told:
                    continue
                tried += 1
                copy = game.copy()
                before = copy.player(seat)
                copy.play(move.text)
                if copy.decision == "voyage":
                    copy.play("done")
                after = copy.player(seat)
                found = {name: getattr(after, name) - getattr(before, name) for name in GOODS}
                assert {name: n for name, n in found.items() if n} == {
                    name: n for name, n in told[space].gain.items() if name in GOODS
                }
                assert (copy.decision == "reward") == bool(told[space].one_of)
        busy = [move for move in moves if move.kind not in ("pass", "decline")]
        game.play(rng.choice(sailing or busy or moves))
    assert tried > 0
