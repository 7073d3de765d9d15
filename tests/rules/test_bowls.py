"""Base, The bowls of power."""

import pytest

from mystica.engine.core.ids import BY_INCOME
from mystica.engine.core.purse import gain_power, power_room
from mystica.engine.rules.income import take_income
from tests.rules.table import Table

Bowls = tuple[int, int, int]


def gained(start: Bowls, amount: int) -> Bowls:
    t = Table("witches", "nomads")
    t.give("witches", power=start)
    gain_power(t.state, 0, amount, BY_INCOME)
    return t.power("witches")


def test_gaining_power_example() -> None:
    """Gaining power, the example: 3 power with 2 tokens in bowl I empty it and lift one token on to bowl III."""
    assert gained((2, 5, 5), 3) == (0, 6, 6)


@pytest.mark.parametrize(
    ("start", "amount", "end"),
    [
        ((5, 7, 0), 0, (5, 7, 0)),
        ((5, 7, 0), 1, (4, 8, 0)),
        ((5, 7, 0), 5, (0, 12, 0)),
        ((5, 7, 0), 6, (0, 11, 1)),
        ((12, 0, 0), 12, (0, 12, 0)),
        ((12, 0, 0), 13, (0, 11, 1)),
        ((12, 0, 0), 24, (0, 0, 12)),
        ((1, 0, 11), 2, (0, 0, 12)),
        ((3, 0, 0), 4, (0, 2, 1)),
    ],
)
def test_gaining_power(start: Bowls, amount: int, end: Bowls) -> None:
    """Gaining power: bowl I goes first, a token moved to bowl II may move on in the same gain."""
    assert gained(start, amount) == end


@pytest.mark.parametrize(
    ("start", "amount", "end"),
    [((0, 0, 12), 1, (0, 0, 12)), ((0, 3, 9), 7, (0, 0, 12)), ((2, 1, 4), 12, (0, 0, 7)), ((0, 0, 0), 4, (0, 0, 0))],
)
def test_gaining_power_with_all_tokens_in_bowl_three(start: Bowls, amount: int, end: Bowls) -> None:
    """Gaining power: what no token can move for is lost; no token is ever added."""
    assert gained(start, amount) == end


@pytest.mark.parametrize(("bowls", "room"), [((5, 7, 0), 17), ((0, 3, 9), 3), ((1, 0, 11), 2), ((0, 0, 12), 0)])
def test_room_for_power(bowls: Bowls, room: int) -> None:
    """Gaining power: a token in bowl I can move twice, one in bowl II once."""
    t = Table("witches", "nomads")
    t.give("witches", power=bowls)
    assert power_room(t.state, 0) == room


def test_spending_power_example() -> None:
    """Spending power, the example: 6 tokens in bowl III pay 6 power and go back to bowl I."""
    t = Table("witches", "nomads")
    t.give("witches", power=(0, 6, 6))
    t.play("action ACT6")
    assert t.power("witches") == (6, 6, 0)


def test_spending_power_by_converting() -> None:
    """Spending power: a conversion too moves tokens from bowl III to bowl I only."""
    t = Table("witches", "nomads")
    t.give("witches", power=(1, 2, 9), workers=0, coins=0, priests=0)
    t.play("convert 5pw to 1p. convert 3pw to 1w. convert 1pw to 1c")
    assert t.power("witches") == (10, 2, 0)
    assert (t.priests("witches"), t.workers("witches"), t.coins("witches")) == (1, 1, 1)


@pytest.mark.parametrize("bowls", [(0, 1, 3), (9, 0, 3), (12, 0, 0)])
def test_spending_power_takes_bowl_three_only(bowls: Bowls) -> None:
    """Spending power: tokens in bowls I and II pay nothing."""
    t = Table("witches", "nomads")
    t.give("witches", power=bowls)
    assert not {"action ACT3", "action ACT4", "action ACT5", "action ACT6"} & t.legal()
    assert ("action ACT2" in t.legal()) == (bowls[2] == 3)


def test_power_income_moves_tokens() -> None:
    """The bowls of power: power as income moves the tokens that are there, and costs no VP."""
    t = Table("witches", "nomads")
    t.put("witches", "F4", "SH")
    t.give("witches", power=(1, 11, 0), vp=7)
    take_income(t.state, 0)
    assert (t.power("witches"), t.vp("witches")) == ((0, 11, 1), 7)
