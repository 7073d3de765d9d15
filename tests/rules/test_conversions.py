"""Base, Conversions (anytime); Sacrificing power; FAQ, Conversions."""

import pytest

from mystica.engine.core import state as column
from tests.rules.table import Table


def witches(
    *,
    coins: int = 0,
    workers: int = 0,
    priests: int = 0,
    power: tuple[int, int, int] = (12, 0, 0),
    **options: str,
) -> Table:
    """Witches to move with exactly these resources."""
    t = Table("witches", "nomads", round=1, **options)
    t.give("witches", coins=coins, workers=workers, priests=priests, power=power)
    return t


def have(t: Table, faction: str = "witches") -> tuple[int, int, int, tuple[int, int, int]]:
    return t.coins(faction), t.workers(faction), t.priests(faction), t.power(faction)


def conversions(t: Table) -> set[str]:
    return {text.removeprefix("convert ") for text in t.legal() if text.startswith("convert")}


# ---- Each conversion --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("phrase", "left"),
    [
        ("convert 5pw to 1p", (2, 2, 3, (5, 0, 1))),
        ("convert 3pw to 1w", (2, 3, 2, (3, 0, 3))),
        ("convert 1pw to 1c", (3, 2, 2, (1, 0, 5))),
        ("convert 1p to 1w", (2, 3, 1, (0, 0, 6))),
        ("convert 1w to 1c", (3, 1, 2, (0, 0, 6))),
    ],
)
def test_each_conversion(phrase: str, left: tuple[int, int, int, tuple[int, int, int]]) -> None:
    """Base, Conversions: 5, 3 or 1 power for a priest, worker or coin; priest to worker; worker to coin."""
    t = witches(coins=2, workers=2, priests=2, power=(0, 0, 6))
    t.play(phrase)
    assert have(t) == left


def test_no_other_conversion() -> None:
    """Base, Conversions: those five and no way back up, and a priest becomes a coin only by way of a worker."""
    t = witches(coins=60, workers=20, priests=3, power=(0, 0, 12))
    assert conversions(t) == {"5pw to 1p", "3pw to 1w", "1pw to 1c", "1p to 1w", "1w to 1c"}


@pytest.mark.parametrize(
    ("power", "expected"),
    [
        (0, set()),
        (1, {"1pw to 1c"}),
        (2, {"1pw to 1c"}),
        (3, {"1pw to 1c", "3pw to 1w"}),
        (4, {"1pw to 1c", "3pw to 1w"}),
        (5, {"1pw to 1c", "3pw to 1w", "5pw to 1p"}),
    ],
)
def test_only_power_in_bowl_3_is_spent(power: int, expected: set[str]) -> None:
    """Base, Spending power: tokens in bowls I and II do not count."""
    assert conversions(witches(power=(6, 6 - power, power))) == expected


def test_no_priest_beyond_the_supply() -> None:
    """Base, Conversions: a priest comes from the own supply of seven."""
    t = witches(priests=7, power=(0, 0, 12))
    assert "5pw to 1p" not in conversions(t)
    t.play("convert 1p to 1w. convert 5pw to 1p")
    assert t.priests("witches") == 7


# ---- When -------------------------------------------------------------------------------------------------


def test_any_number_before_the_action() -> None:
    """Base, Conversions: they are no action; the turn goes on until an action is taken."""
    t = witches(priests=1, power=(0, 0, 7))
    t.play("convert 3pw to 1w. convert 3pw to 1w. convert 1pw to 1c. convert 1p to 1w. convert 1w to 1c")
    assert have(t) == (2, 2, 0, (7, 0, 0))
    assert t.decider == "witches"
    assert t.may("pass BON1")


def test_resources_converted_pay_for_the_action() -> None:
    """Base, Conversions: what was converted may be spent in the same turn."""
    t = witches(workers=1, coins=2, power=(0, 0, 4))
    t.put("witches", "F4")
    t.put("nomads", "F3")
    assert not t.may("upgrade F4 to TP")
    t.play("convert 3pw to 1w. convert 1pw to 1c. upgrade F4 to TP")
    assert t.structure("F4") == "witches TP"
    assert have(t) == (0, 0, 0, (4, 0, 0))


def test_after_the_action() -> None:
    """Base, Conversions: also after the action, which is then not taken again."""
    t = witches(power=(0, 0, 6))
    t.play("action ACT3. convert 1w to 1c. convert 1pw to 1c")
    assert have(t) == (2, 1, 0, (5, 0, 1))
    assert not t.may("pass BON1")
    t.play("done")
    assert t.decider == "nomads"


def test_after_passing() -> None:
    """Base, Conversions: passing is an action, too; conversions may follow it until the turn ends."""
    t = witches(power=(0, 0, 1))
    t.play("pass BON1. convert 1pw to 1c")
    assert t.coins("witches") == 1
    assert t.decider == "nomads"


def picking_a_favor(**options: str) -> Table:
    """Witches in the middle of an upgrade, with full bowls and a favor tile to take."""
    t = witches(coins=5, workers=3, priests=0, power=(0, 0, 12), **options)
    t.put("witches", "F4", "TP")
    t.play("upgrade F4 to TE")
    return t


def test_not_in_the_middle_of_an_action() -> None:
    """FAQ, Conversions: power about to be lost from full bowls cannot be converted inside the action."""
    t = picking_a_favor()
    assert all(text.startswith("+FAV") for text in t.legal())


def test_not_between_transforming_and_building() -> None:
    """FAQ, Conversions: transform and build are one action; what the dwelling costs must be there before."""
    t = witches(workers=4, coins=1, power=(0, 0, 2))
    t.put("witches", "F4")
    t.paint("F3", "gray")
    t.play("transform F3 to green")
    assert t.workers("witches") == 1
    assert not t.may("build F3")  # the coin from power comes after the action only
    t.play("convert 1pw to 1c")
    assert not t.may("build F3")


def test_not_in_the_turn_of_somebody_else() -> None:
    """FAQ, Conversions: whoever is offered power answers, and converts nothing to make room."""
    t = Table("witches", "nomads")
    t.put("witches", "F4")
    t.put("nomads", "F3", "TP")
    t.rich("witches")
    t.give("nomads", power=(0, 1, 11), workers=5, priests=2)
    t.play("upgrade F4 to TP")
    assert t.decider == "nomads"
    assert t.legal() == {"leech 2 from witches", "decline 2 from witches"}
    t.play("leech")
    assert t.power("nomads") == (0, 0, 12)
    assert t.vp("nomads") == 20


def test_not_in_phase_3() -> None:
    """FAQ, Conversions: with spades of a cult bonus there is nothing but transforming."""
    t = Table("witches", "nomads", scoring="SCORE8")
    t.put("witches", "F4")
    t.rich("witches")
    t.give("witches", cults=(0, 0, 0, 4))
    t.pass_all()
    assert t.decider == "witches"
    assert all(text == "done" or text.startswith("transform") for text in t.legal())


def test_between_the_two_actions_of_a_double_turn() -> None:
    """FAQ, Conversions: each action of a double turn has its before and after."""
    t = Table("chaosmagicians", "witches")
    t.put("chaosmagicians", "F4", "SH")
    t.put("chaosmagicians", "E6", "TP")
    t.give("chaosmagicians", coins=5, workers=2, priests=0, power=(0, 0, 7))
    t.play("action ACTC. convert 1pw to 1c. action ACT3")
    assert t.decider == "chaosmagicians"
    t.play("convert 1w to 1c")
    assert (t.coins("chaosmagicians"), t.workers("chaosmagicians")) == (7, 3)
    t.play("upgrade E6 to TE")
    assert all(text.startswith("+FAV") for text in t.legal())


def test_ruling_conversions_anytime() -> None:
    """Ruling conversions=anytime: also between the parts of the own action."""
    t = picking_a_favor(conversions="anytime")
    t.play("convert 5pw to 1p. convert 1w to 1c")
    assert have(t) == (1, 0, 1, (5, 0, 7))
    t.play("+FAV11")
    assert t.cults("witches")[2] == 1


def test_ruling_conversions_anytime_before_the_dwelling() -> None:
    """Ruling conversions=anytime: the dwelling may be paid with what is converted after transforming."""
    t = witches(workers=4, coins=1, power=(0, 0, 1), conversions="anytime")
    t.put("witches", "F4")
    t.paint("F3", "gray")
    t.play("transform F3 to green. convert 1pw to 1c. build F3")
    assert t.structure("F3") == "witches D"


def test_ruling_conversions_anytime_is_for_the_own_turn() -> None:
    """Ruling conversions=anytime: not while answering somebody else's structure."""
    t = Table("witches", "nomads", conversions="anytime")
    t.put("witches", "F4")
    t.put("nomads", "F3", "TP")
    t.rich("witches")
    t.give("nomads", power=(0, 1, 11))
    t.play("upgrade F4 to TP")
    assert t.decider == "nomads"
    assert not conversions(t)


# ---- Sacrificing power ------------------------------------------------------------------------------------


def test_sacrifice_for_a_conversion() -> None:
    """Base, Sacrificing power: one token of bowl II leaves the game for each that moves to bowl III."""
    t = witches(power=(4, 7, 1))
    t.play("burn. burn. convert 3pw to 1w")
    assert have(t) == (0, 1, 0, (7, 3, 0))


def test_sacrifice_for_a_power_action() -> None:
    """Base, Sacrificing power: the power action follows at once, and is the action of the turn."""
    t = witches(power=(0, 6, 1))
    t.play("burn. burn. burn. action ACT4")
    assert have(t) == (7, 0, 0, (4, 0, 0))
    assert t.decider == "nomads"


def test_sacrificed_power_must_be_used_at_once() -> None:
    """Base, Sacrificing power: between sacrifice and use there is no other action and no stopping."""
    t = witches(workers=3, priests=2, coins=9, power=(0, 4, 2))
    t.put("witches", "E6")
    t.play("burn")
    assert t.legal() == {"convert 3pw to 1w", "action ACT2", "burn 1"}


def test_exact_amount() -> None:
    """Base, Sacrificing power: only as much as lacks, so the use takes all of bowl III."""
    t = witches(power=(0, 6, 0))
    t.play("burn")
    assert t.legal() == {"convert 1pw to 1c", "burn 1"}
    t.play("burn")
    assert t.legal() == {"burn 1"}  # nothing costs 2
    t.play("burn")
    assert t.legal() == {"convert 3pw to 1w", "action ACT2"}


def test_no_sacrifice_for_what_bowl_3_can_pay() -> None:
    """Base, Sacrificing power: only for want of power; with 6 in bowl III everything can be paid already."""
    t = witches(power=(0, 6, 6))
    assert not t.may("burn")
    t.give("witches", power=(0, 6, 5))
    t.play("burn")
    assert t.legal() == {"action ACT6"}


def test_not_with_a_single_token() -> None:
    """Base, Sacrificing power: a single token in bowl II cannot be sacrificed; two can."""
    assert not witches(power=(11, 1, 0)).may("burn")
    assert witches(power=(10, 2, 0)).may("burn")


def test_no_sacrifice_that_leads_nowhere() -> None:
    """Base, Sacrificing power: one token short of everything, with too few to sacrifice."""
    t = witches(power=(0, 2, 1))
    assert not t.may("burn")  # bowl III would hold 2, which pays for nothing new


def test_no_sacrifice_for_a_power_action_that_is_taken() -> None:
    """Base, Sacrificing power: there must be something to use it for."""
    t = witches(power=(0, 2, 5))
    t.state.v[column.POWER_TAKEN] = 2**5  # two spades
    assert not t.may("burn")


def test_sacrifice_after_the_action_is_for_conversions() -> None:
    """Base, Sacrificing power: after the action no power action may follow."""
    t = witches(power=(0, 4, 4))
    t.play("action ACT3")  # bowls 4, 4, 0
    t.play("burn")
    assert t.legal() == {"convert 1pw to 1c"}


def test_no_sacrifice_after_the_action_for_a_power_action() -> None:
    """Base, Sacrificing power: after the action there is no other action to sacrifice for."""
    t = witches(power=(0, 2, 9))
    t.play("action ACT3")  # bowls 4, 2, 5: only the two spades would need one more
    assert not t.may("burn")
    u = witches(power=(4, 2, 5))
    assert u.may("burn")


def test_no_sacrifice_for_a_priest_of_an_empty_supply() -> None:
    """Base, Sacrificing power, with the limit of seven priests: no use, no sacrifice."""
    t = witches(priests=7, power=(0, 2, 4))
    assert not t.may("burn")
    t.give("witches", priests=6)
    t.play("burn")
    assert t.legal() == {"convert 5pw to 1p"}


def test_sacrificed_tokens_never_return() -> None:
    """Base, Sacrificing power: from then on the bowls move fewer tokens."""
    t = witches(power=(0, 12, 0))
    t.play("burn. burn. burn. convert 3pw to 1w")
    assert t.power("witches") == (3, 6, 0)
    assert sum(t.power("witches")) == 9


def test_no_sacrifice_in_the_middle_of_an_action() -> None:
    """FAQ, Conversions, with Base, Sacrificing power: not inside an action."""
    t = witches(coins=5, workers=2, power=(0, 12, 0))
    t.put("witches", "F4", "TP")
    t.play("upgrade F4 to TE")
    assert not t.may("burn")


def test_ruling_sacrifice_anytime() -> None:
    """Ruling sacrifice=anytime: power may be sacrificed without a use, before or after the action."""
    t = witches(power=(0, 8, 6), sacrifice="anytime")
    t.play("burn. burn")
    assert t.power("witches") == (0, 4, 8)
    t.play("pass BON1. burn")
    assert t.power("witches") == (0, 2, 9)
    t.play("done")
    assert t.decider == "nomads"


def test_ruling_sacrifice_anytime_keeps_the_price() -> None:
    """Ruling sacrifice=anytime: still two tokens of bowl II for one in bowl III."""
    assert not witches(power=(5, 1, 6), sacrifice="anytime").may("burn")


def test_ruling_sacrifice_anytime_inside_an_action() -> None:
    """Ruling sacrifice=anytime: inside an action, too, whatever the ruling on conversions."""
    t = witches(coins=5, workers=2, power=(0, 12, 0), sacrifice="anytime")
    t.put("witches", "F4", "TP")
    t.play("upgrade F4 to TE. burn")
    assert t.power("witches") == (0, 10, 1)
    assert not conversions(t)


def test_sacrifice_for_a_conversion_inside_an_action() -> None:
    """Rulings conversions=anytime with sacrifice=for-a-use: what may be converted may be sacrificed for."""
    t = witches(coins=5, workers=2, power=(0, 12, 0), conversions="anytime")
    t.put("witches", "F4", "TP")
    t.play("upgrade F4 to TE. burn")
    assert t.legal() == {"convert 1pw to 1c", "burn 1"}
    t.play("convert 1pw to 1c. +FAV11")
    assert (t.power("witches"), t.coins("witches")) == ((1, 10, 0), 1)


# ---- Coins and VP -----------------------------------------------------------------------------------------


def test_coins_to_vp_is_for_final_scoring() -> None:
    """Base, Resource scoring: in the game coins do not become VP."""
    assert "3c to 1vp" not in conversions(witches(coins=30))


def test_ruling_coins_to_vp_anytime() -> None:
    """Ruling coins-to-vp=anytime: 3 coins for 1 VP in the own turn."""
    t = witches(coins=5, coins_to_vp="anytime")
    t.play("convert 3c to 1vp")
    assert (t.coins("witches"), t.vp("witches")) == (2, 21)
    assert "3c to 1vp" not in conversions(t)


@pytest.mark.parametrize("ruling", ["final", "anytime"])
def test_alchemists_trade_in_the_game(ruling: str) -> None:
    """Appendix VI, Alchemists: 1 VP for 1 coin and 2 coins for 1 VP, whatever the ruling for the others."""
    t = Table("alchemists", "witches", coins_to_vp=ruling)
    t.give("alchemists", coins=3, workers=0, power=(12, 0, 0))
    assert conversions(t) == {"2c to 1vp", "1vp to 1c"}
    t.play("convert 2c to 1vp")
    assert (t.coins("alchemists"), t.vp("alchemists")) == (1, 21)
    t.play("convert 1vp to 1c. convert 1vp to 1c")
    assert (t.coins("alchemists"), t.vp("alchemists")) == (3, 19)


def test_alchemists_without_vp() -> None:
    """Appendix VI, Alchemists, with The price of power: nobody falls below 0 VP."""
    t = Table("alchemists", "witches")
    t.give("alchemists", coins=0, workers=0, power=(12, 0, 0), vp=1)
    t.play("convert 1vp to 1c")
    assert t.vp("alchemists") == 0
    assert not t.may("convert 1vp to 1c")
