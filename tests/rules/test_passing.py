"""Base, 8 - Passing and new starting player."""

import pytest

from mystica.engine.core import state as column
from mystica.engine.core.tables import BONUS_CODES
from tests.rules.table import Table


def witches(*others: str, round: int = 1, **options: str) -> Table:
    """Witches to move without resources to convert."""
    t = Table("witches", *(others or ("nomads",)), round=round, **options)
    for faction in t.setup.factions:
        t.give(faction, coins=0, workers=0, priests=0, power=(12, 0, 0))
    return t


# ---- VP on passing ----------------------------------------------------------------------------------------


def test_vp_for_dwellings() -> None:
    """Base, action 8: returning the dwelling card brings 1 VP for each own dwelling on the map."""
    t = witches()
    t.put("witches", "A3 A10 C3")
    t.put("witches", "C4", "TP")
    t.put("nomads", "B1")
    t.card("witches", "BON9")
    t.play("pass BON1")
    assert t.vp("witches") == 23


def test_vp_for_trading_houses() -> None:
    """Base, action 8: returning the trading house card brings 2 VP for each own trading house."""
    t = witches()
    t.put("witches", "A3 A10 C3", "TP")
    t.put("witches", "C4")
    t.put("witches", "D1", "TE")
    t.card("witches", "BON7")
    t.play("pass BON1")
    assert t.vp("witches") == 26


@pytest.mark.parametrize(("built", "vp"), [("", 0), ("SH", 4), ("SA", 4), ("SH SA", 8)])
def test_vp_for_stronghold_and_sanctuary(built: str, vp: int) -> None:
    """Base, action 8: 4 VP for the stronghold, 4 for the sanctuary, neither for anything else."""
    t = witches()
    t.put("witches", "D1", "TE")
    for space, structure in zip(("A3", "A10"), built.split()):
        t.put("witches", space, structure)
    t.card("witches", "BON6")
    t.play("pass BON1")
    assert t.vp("witches") == 20 + vp


@pytest.mark.parametrize(("level", "vp"), [(0, 0), (1, 3), (3, 9)])
def test_vp_for_shipping(level: int, vp: int) -> None:
    """Promo bonus card: 3 VP for each level of shipping when the card goes back."""
    t = witches(promo_bonus="true")
    t.give("witches", shipping=level)
    t.card("witches", "BON10")
    t.play("pass BON1")
    assert t.vp("witches") == 20 + vp


@pytest.mark.parametrize("code", ["BON1", "BON2", "BON3", "BON4", "BON5", "BON8"])
def test_cards_without_vp(code: str) -> None:
    """Appendix IV: the other cards bring nothing on passing."""
    t = witches()
    t.put("witches", "A3 A10")
    t.put("witches", "C3", "TP")
    t.put("witches", "C4", "SH")
    t.put("witches", "D1", "SA")
    t.card("witches", code)
    t.play("pass BON9")
    assert t.vp("witches") == 20


def test_the_card_returned_scores_not_the_new_one() -> None:
    """Base, action 8: VP come with the card that goes back."""
    t = witches()
    t.put("witches", "A3 A10 C3")
    t.card("witches", "BON3")
    t.play("pass BON9")
    assert t.vp("witches") == 20


@pytest.mark.parametrize(("houses", "vp"), [(0, 0), (1, 2), (2, 3), (3, 3), (4, 4)])
def test_favor_air_1(houses: int, vp: int) -> None:
    """Appendix II: on passing 2, 3, 3, 4 VP for one to four trading houses on the map."""
    t = witches()
    t.favor("witches", "FAV12")
    t.put("witches", " ".join(["A3", "A10", "C3", "C4"][:houses]), "TP")
    t.play("pass BON1")
    assert t.vp("witches") == 20 + vp


def test_favor_air_1_and_the_card_add_up() -> None:
    """Base, action 8: favor tile and card score side by side."""
    t = witches()
    t.favor("witches", "FAV12")
    t.card("witches", "BON7")
    t.put("witches", "A3 A10", "TP")
    t.play("pass BON1")
    assert t.vp("witches") == 20 + 3 + 4


# ---- The new card -----------------------------------------------------------------------------------------


def cards(t: Table) -> set[str]:
    return {text.removeprefix("pass ") for text in t.legal() if text.startswith("pass")}


def test_the_card_just_returned_is_not_taken() -> None:
    """Base, action 8: one of the others, not the card that goes back, nor what somebody holds."""
    t = witches()
    t.card("witches", "BON1")
    t.card("nomads", "BON2")
    assert cards(t) == {f"BON{k}" for k in range(3, 10)}


def test_a_card_returned_by_another_player() -> None:
    """Base, action 8: a card that somebody returned this round may be taken."""
    t = witches()
    t.card("witches", "BON1")
    t.card("nomads", "BON2")
    t.play("pass BON3")
    assert t.decider == "nomads"
    assert "BON1" in cards(t)
    assert not {"BON2", "BON3"} & cards(t)


def test_coins_on_the_new_card() -> None:
    """Base, action 8: coins lying on the card are taken at once, and once."""
    t = witches()
    t.state.v[column.BONUS_COINS + BONUS_CODES.index("BON4")] = 2
    t.play("pass BON4")
    assert t.coins("witches") == 2
    assert t.state.v[column.BONUS_COINS + BONUS_CODES.index("BON4")] == 0


def test_coins_on_the_new_card_may_be_converted_before_the_turn_ends() -> None:
    """Base, Conversions: the Alchemists may still trade those coins, as passing is an action."""
    t = Table("alchemists", "witches")
    t.give("alchemists", coins=0, workers=0, power=(12, 0, 0))
    t.state.v[column.BONUS_COINS + BONUS_CODES.index("BON4")] = 2
    t.play("pass BON4. convert 2c to 1vp")
    assert t.vp("alchemists") == 21


def test_no_card_in_the_last_round() -> None:
    """Base, action 8: in round 6 the card goes back, scores, and none is taken."""
    t = witches(round=6)
    t.put("witches", "A3 A10")
    t.card("witches", "BON9")
    assert cards(t) == {"pass"}
    t.play("pass")
    assert t.vp("witches") == 22
    assert t.get("witches", column.BONUS_CARD) == 0


def test_resources_are_kept() -> None:
    """Base, action 8: there is no limit for what is kept for the next round."""
    t = witches()
    t.give("witches", coins=50, workers=40, priests=7)
    t.play("pass BON1")
    assert (t.coins("witches"), t.workers("witches"), t.priests("witches")) == (50, 40, 7)


# ---- Turn order -------------------------------------------------------------------------------------------


def test_no_more_turns_after_passing() -> None:
    """Base, action 8: whoever has passed takes no further action; the others go on in order."""
    t = witches("nomads", "giants")
    t.rich("nomads", "giants")
    t.play("witches: pass BON1\nnomads: action ACT2\ngiants: action ACT3")
    t.finish(unless="nomads")
    assert t.decider == "nomads"


def test_playing_on_alone() -> None:
    """Base, action 8: the last player may take as many actions as wanted, one after another."""
    t = witches()
    t.give("nomads", priests=3, power=(12, 0, 0))
    t.play("pass BON1")
    for cult in ("fire", "water", "earth"):
        t.play(f"nomads: send p to {cult} for 1")
        t.finish()
    assert t.decider == "nomads"
    assert t.round == 1


def test_passing_in_a_double_turn() -> None:
    """Appendix VI, Chaos Magicians: passing is one of the two actions; as the first it leaves no second."""
    t = Table("chaosmagicians", "witches")
    t.put("chaosmagicians", "F4", "SH")
    t.give("chaosmagicians", coins=0, workers=0, priests=1, power=(12, 0, 0))
    t.play("action ACTC. pass BON1")
    t.finish(unless="witches")
    assert t.decider == "witches"
    assert t.get("chaosmagicians", column.PASSED) == 1


def test_an_action_then_passing_in_a_double_turn() -> None:
    """Appendix VI, Chaos Magicians: an action and then passing, before anybody else moves."""
    t = Table("chaosmagicians", "witches")
    t.put("chaosmagicians", "F4", "SH")
    t.give("chaosmagicians", coins=0, workers=0, priests=1, power=(12, 0, 0))
    t.play("action ACTC. send p to fire for 1. pass BON1")
    assert t.decider == "witches"
    assert t.get("chaosmagicians", column.PASSED) == 1


def test_power_is_still_offered_to_those_who_passed() -> None:
    """Base, Power via structures: passing ends one's actions, not the gains from others' structures."""
    t = witches()
    t.put("witches", "F4")
    t.put("nomads", "F3")
    t.rich("nomads")
    t.play("witches: pass BON1\nnomads: upgrade F3 to TP")
    t.play("leech 1 from nomads")
    assert t.power("witches") == (11, 1, 0)


def test_the_first_to_pass_starts_then_clockwise() -> None:
    """Base, action 8: the order of the next round starts with the first to pass and goes on clockwise."""
    t = witches("nomads", "giants", "darklings")
    t.rich("witches", "nomads", "giants", "darklings")
    t.play("witches: action ACT2\nnomads: action ACT3\ngiants: pass BON1\ndarklings: pass BON2")
    t.play("witches: pass BON3\nnomads: pass BON4")
    t.finish()
    assert t.round == 2
    assert t.order == ["giants", "darklings", "witches", "nomads"]
    assert t.decider == "giants"


def test_ruling_turn_order_passing() -> None:
    """Ruling turn-order=passing: the next round is played in the order of passing."""
    t = witches("nomads", "giants", "darklings", turn_order="passing")
    t.rich("witches", "nomads", "giants", "darklings")
    t.play("witches: action ACT2\nnomads: pass BON4\ngiants: action ACT3\ndarklings: pass BON1")
    t.play("witches: action ACT4\ngiants: pass BON2\nwitches: pass BON3")
    t.finish()
    assert t.round == 2
    assert t.order == ["nomads", "darklings", "giants", "witches"]
    assert t.decider == "nomads"


def test_ruling_turn_order_passing_keeps_the_round_going() -> None:
    """Ruling turn-order=passing: within the round the others keep their order."""
    t = witches("nomads", "giants", turn_order="passing")
    t.rich("witches", "nomads", "giants")
    t.play("witches: pass BON1\nnomads: action ACT2\ngiants: action ACT3\nnomads: action ACT4\ngiants: pass BON2")
    t.finish(unless="nomads")
    assert t.decider == "nomads"
    assert t.round == 1


@pytest.mark.parametrize(
    ("ruling", "order"), [("clockwise", ["nomads", "giants", "witches"]), ("passing", ["nomads", "witches", "giants"])]
)
def test_turn_order_in_both_rulings(ruling: str, order: list[str]) -> None:
    """Ruling turn-order: the same passes, two orders."""
    t = witches("nomads", "giants", turn_order=ruling)
    t.rich("witches", "giants")
    t.play("witches: action ACT2\nnomads: pass BON1\ngiants: action ACT3\nwitches: pass BON2\ngiants: pass BON3")
    t.finish()
    assert t.order == order
