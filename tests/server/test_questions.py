"""What a touch on the table asks, and the answers."""

from __future__ import annotations

import random

import pytest

from mystica import data
from mystica.events import describe_move
from mystica.game import Game
from mystica.server.play.explaining import answers_about
from mystica.server.play.questions import questions_about
from mystica.setups import draw
from tests.game.tables import game_of
from tests.rules.table import Table

BOXES = {"fire-and-ice": "true", "merchants": "true"}


def table() -> Table:
    t = Table("witches", "nomads")
    t.put("witches", "F4", "TP")
    t.put("nomads", "F3")
    t.give("witches", coins=0, workers=0, priests=0, power=(5, 0, 0))
    return t


def asked(game: Game, target: str, seat: int = 0, *, offered: bool = False) -> list[tuple[str, str]]:
    """The questions as texts and in words."""
    found = questions_about(game, seat, target, offered=offered)
    return [(one.text, describe_move(one.words, "en", []) if one.words else "") for one in found]


def test_a_space() -> None:
    game = game_of(table())
    assert asked(game, "space:F4")[:2] == [
        ("upgrade F4 to TE", "Upgrade F4 to a temple"),
        ("upgrade F4 to SH", "Upgrade F4 to a stronghold"),
    ]
    assert asked(game, "space:F4", offered=True) == asked(game, "space:F4")
    assert asked(game, "space:E6") == [("E6", "")]
    assert asked(game, "space:E6", offered=True) == [("build E6", "Build a dwelling on E6")]
    assert asked(game, "space:r1", offered=True)[0][0] == "build r1"
    assert asked(game, "space:F3", 1) == [("F3", "")]  # whoever waits is told so once


def test_everything_else() -> None:
    game = game_of(table())
    assert asked(game, "track:shipping") == [("advance ship", "")]
    assert asked(game, "track:digging") == [("advance dig", "")]
    assert asked(game, "faction:giants") == [("setup giants", "")]
    assert asked(game, "cult:fire") == [("fire", "")]
    assert asked(game, "tile:ACT3") == [("ACT3", "")]
    assert asked(game, f"tile:{next(iter(data.scoring_tiles()))}") == []
    assert asked(game, "tile:ACT3", offered=True) == []
    assert asked(game, "resource:power") == [
        ("burn 1", "Sacrifice power"),
        ("convert 5pw to 1p", "Convert 5 power to 1 priest"),
        ("convert 3pw to 1w", "Convert 3 power to 1 worker"),
        ("convert 1pw to 1c", "Convert 1 power to 1 coin"),
    ]
    assert asked(game, "resource:workers") == [("convert 1w to 1c", "Convert 1 worker to 1 coin")]


def test_answers() -> None:
    game = game_of(table())
    refused = answers_about(game, 0, [], "space:F4", offered=False)
    assert [one.reason.key if one.reason else "" for one in refused[:2]] == ["workers-short", "workers-short"]
    assert refused[0].words is not None and refused[0].words.key == "upgrade"
    t = table()
    t.give("witches", coins=20, workers=9)
    rich = answers_about(game_of(t), 0, [], "space:F4", offered=False)
    assert not {"upgrade F4 to TE", "upgrade F4 to SH"} & {one.text for one in rich}  # what is possible is no question
    (possible,) = answers_about(game_of(t), 0, [], "tile:BON1", offered=False)
    assert (possible.words, possible.reason) == (None, None)
    (waiting,) = answers_about(game, 1, [], "resource:workers", offered=False)
    assert waiting.reason is not None and waiting.reason.key == "not-your-decision"


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_touched_has_an_answer(seed: int) -> None:
    """In random positions, with all boxes: no question is one that cannot be read."""
    rng = random.Random(seed)
    game = Game(draw(2 + seed % 3, seed, options=BOXES if seed % 2 else {}))
    answered = 0
    while not game.is_over:
        game.play(rng.choice(game.moves()))
        if rng.random() < 0.2 and game.decider is not None:
            spaces = [f"space:{space.label}" for space in game.map.spaces]
            others = ["track:shipping", "cult:fire", "resource:power", "resource:coins", "tile:ACT1", "tile:FAV3"]
            for target in rng.sample(spaces, 4) + others:
                for offered in (False, True):
                    found = answers_about(game, game.decider, [], target, offered=offered)
                    answered += len(found)
                    assert all(one.words is not None or not offered for one in found)
    assert answered > 50
