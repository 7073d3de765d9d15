"""The face without the box of ships: every view, refusal and warning is still there, and nothing speaks of ships."""

from __future__ import annotations

from pathlib import Path

from tests.test_ships import run_in, without_the_box

PLAYED = """
import random
from mystica import Game
from mystica.engine.core import actions as act
from mystica.game import decisions, kinds, known_warnings, warnings_of

assert not {"ship", "sail", "trade"} & {*kinds(), *decisions().values()} and "ships-lost" not in known_warnings()
for options in ({}, {"fire-and-ice": "true", "promo-towns": "true"}):
    game, rng = Game.new(3, 5, options=options), random.Random(5)
    while not game.is_over:
        if game.ply % 50 == 0:
            for a in (*range(0, act.N_ACTIONS, 19), *range(act.SPECIAL_BONUS, act.SEND)):
                assert game.explain(a) is None or str(game.explain(a)).endswith(".")
            for name in ("A1", "E5", "r3", "ACT1", "FAV1", "fire"):
                game.explain(name)
            assert game.next_income() or game.round == 6
            assert game.players and game.tiles and game.boxes == {} and len(game.cult_bonus()) in (0, 3)
        move = rng.choice(game.moves())
        assert move.kind in kinds() and move.outcome
        warnings_of(game.state, move)
        game.play(move)
    print("over", game.final_scoring()[0].total)
"""


def test_the_game_goes_on_without_the_box(tmp_path: Path) -> None:
    without_the_box(tmp_path)
    assert run_in(tmp_path, "-c", PLAYED).count("over") == 2
