"""The rules people set for offers of power."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mystica import data
from mystica.bots.novice import Novice
from mystica.game import Game, Move
from mystica.server.games.automatic_moves import answer_to_offer, automatic_move_of, gains_by_answers, income_fills
from mystica.server.shapes.view import AutomaticRules
from mystica.server.storage.rows import SeatRow
from mystica.setups import draw

OPENING = ("build F4", "build F3", "build H1", "build C3", "build B1", "pass BON1", "pass BON4")
FREE = Game(draw(2, 7, factions=("witches", "nomads")), (*OPENING, "upgrade F4 to TP"))
"""Seat 1 is offered power by seat 0."""


@pytest.mark.parametrize(
    ("price", "rules", "answer"),
    [
        (0, {}, "leech"),
        (0, {"take": -1}, ""),
        (0, {"take": -1, "refuse": 1}, ""),
        (1, {}, ""),
        (1, {"take": 1}, "leech"),
        (1, {"refuse": 1}, "decline"),
        (1, {"refuse": 2}, ""),
        (3, {"take": 1, "refuse": 3}, "decline"),
        (2, {"take": 1, "refuse": 3}, ""),
    ],
)
def test_answers_by_price(price: int, rules: dict[str, int], answer: str, monkeypatch: pytest.MonkeyPatch) -> None:
    offer = FREE.offers[0]
    priced = replace(offer, power=price + 1, gain=price + 1, price=price)
    monkeypatch.setattr(Game, "offers", (priced,))
    assert answer_to_offer(FREE, 1, AutomaticRules.model_validate(rules)) == answer


def test_who_gains_by_the_answers() -> None:
    gaining = [key for key in data.factions() if gains_by_answers(key)]
    assert gaining == ["cultists", "shapeshifters"]
    assert not gains_by_answers("player1")


def test_helping_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mystica.server.games.automatic_moves.gains_by_answers", lambda _: True)
    assert answer_to_offer(FREE, 1, AutomaticRules()) == ""
    assert answer_to_offer(FREE, 1, AutomaticRules(helping=True)) == "leech"


def test_power_that_the_income_would_fill_up_anyway(monkeypatch: pytest.MonkeyPatch) -> None:
    offer = FREE.offers[0]
    priced = replace(offer, power=3, gain=3, price=2)
    monkeypatch.setattr(Game, "offers", (priced,))
    rules = AutomaticRules(take=5, no_waste=True)
    assert not income_fills(FREE, 1)  # who has not passed may spend it before
    assert answer_to_offer(FREE, 1, rules) == "leech"
    monkeypatch.setattr("mystica.server.games.automatic_moves.income_fills", lambda *_: True)
    assert answer_to_offer(FREE, 1, rules) == "decline"
    assert answer_to_offer(FREE, 1, AutomaticRules(take=5)) == "leech"


def test_when_the_income_fills_all_bowls() -> None:
    game, seen = Game(draw(2, 3)), set()
    novice = Novice()
    while not game.is_over:
        for seat, income in enumerate(game.next_income()):
            player = game.player(seat)
            room = 2 * player.bowls[0] + player.bowls[1]
            fills = player.passed and income.power - income.power_lost == room
            assert income_fills(game, seat) == fills
            seen.add(fills)
        game.play(Move(tuple(novice.choose(game.state)), game.decider or 0, game.state))
    assert not income_fills(game, 0)
    assert seen == {True, False}


def test_nobody_has_a_duty_in_a_finished_game() -> None:
    game = Game(draw(2, 7, factions=("witches", "nomads")), ("witches: resign", "nomads: resign"))
    sitting = [SeatRow(seat, "", "novice", True, "{}") for seat in (0, 1)]
    assert automatic_move_of(game, sitting, [AutomaticRules()] * 2, None) is None
