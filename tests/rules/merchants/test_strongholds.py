"""Appendix VI, trades with a stronghold: transform and build with free spades, and what binds them."""

from __future__ import annotations

import pytest

from tests.rules.merchants.sea import SeaTable
from tests.rules.merchants.test_trading import strongholds, visit


def test_coins_come_with_it() -> None:
    t = visit("SH")
    assert (t.coins("darklings"), t.vp("darklings")) == (12, 22)


def test_the_free_spade_costs_nothing() -> None:
    t = visit("SH")
    t.give("darklings", priests=0, workers=0, coins=0)
    t.paint("D2", "blue")
    t.play("transform D2 to black")
    assert (t.terrain("D2"), t.priests("darklings")) == ("black", 0)


def test_missing_spades_are_bought() -> None:
    t = visit("SH")
    t.give("darklings", priests=2)
    t.paint("D2", "green")
    t.play("transform D2 to black")
    assert t.priests("darklings") == 1


def test_none_are_bought_where_the_free_one_is_enough() -> None:
    """One step from home: home, or one step the other way, but nothing that takes two spades."""
    t = visit("SH")
    t.give("darklings", priests=5)
    t.paint("D2", "blue")
    assert {text for text in t.transforms() if text.startswith("D2 ")} == {"D2 to black", "D2 to green"}
    t.paint("D2", "black")
    assert {text for text in t.transforms() if text.startswith("D2 ")} == {"D2 to brown", "D2 to blue"}


def test_nor_bought_ahead() -> None:
    t = visit("SH", profile="snellman")
    t.give("darklings", priests=5)
    t.paint("D2", "blue")
    t.paint("B1", "green")
    t.play("dig 1")
    assert not any(text.startswith("D2 ") for text in t.transforms()) and "B1 to black" in t.transforms()


def test_nothing_more_is_bought_with_the_old_actions_than_before() -> None:
    """The restriction is of trades: a power action's spade may be helped anywhere."""
    t = visit("SH")
    t.play("done")
    t.finish()
    t.play("decline")
    t.until("darklings")
    t.give("darklings", priests=5, power=(0, 0, 12))
    t.paint("D2", "blue")
    t.play("action ACT5")
    assert "D2 to gray" in t.transforms()


def test_the_dwelling_is_paid_for() -> None:
    t = visit("SH")
    t.paint("D2", "blue")
    t.play("transform D2 to black. build D2")
    assert (t.coins("darklings"), t.workers("darklings")) == (10, 9)


def test_without_the_price_of_a_dwelling_the_space_is_only_transformed() -> None:
    t = visit("SH")
    t.give("darklings", coins=0, workers=0)
    t.paint("D2", "blue")
    t.play("transform D2 to black")
    assert t.structure("D2") == "" and not t.may("build D2")


def test_the_reward_may_be_left() -> None:
    t = visit("SH")
    t.play("done. decline")
    assert t.marks("darklings") == {"D3"} and t.ships("darklings") == ""


def test_land_around_the_visited_structure_is_not_reached() -> None:
    """A ship on a structure lies beside nothing."""
    t = visit("SH")
    assert not any(text.startswith(("E3 ", "E4 ")) for text in t.transforms())


@pytest.mark.parametrize("action", ["MPA1", "MBON3"])
def test_whichever_action_moved_the_ship(action: str) -> None:
    t = SeaTable("darklings", "nomads", tiles=True)
    t.put("darklings", "C1")
    t.launch("darklings", "r8")
    t.put("nomads", "D3", "SH")
    t.rich("darklings")
    t.give("darklings", shipping=1)
    t.card("darklings", "MBON3")
    t.paint("D2", "blue")
    t.play(f"action {action}. sail r8. to D3. transform D2 to black")
    assert t.terrain("D2") == "black"


# ---- spades are spades --------------------------------------------------------------------------------------


def test_halflings_get_vp_for_the_spade() -> None:
    t = visit("SH", guest="halflings")
    t.paint("D2", "yellow")
    t.play("transform D2 to brown")
    assert t.vp("halflings") == 22 + 1


def test_alchemists_with_a_stronghold_get_power() -> None:
    t = SeaTable("alchemists", "nomads")
    t.put("alchemists", "C1", "SH")
    t.launch("alchemists", "r8")
    t.put("nomads", "D3", "SH")
    t.give("alchemists", shipping=1, power=(6, 0, 0))
    t.paint("D2", "blue")
    t.play("action SHIPMOVE. sail r8. to D3. transform D2 to black")
    assert t.power("alchemists") == (4, 2, 0)


def test_the_spade_scoring_tile_pays() -> None:
    t = visit("SH", scoring="SCORE1")
    t.paint("D2", "blue")
    t.play("transform D2 to black")
    assert t.vp("darklings") == 22 + 2


# ---- several in one action ----------------------------------------------------------------------------------


def test_two_strongholds_two_spaces() -> None:
    t = strongholds()
    t.paint("B1 D2", "blue")
    t.play("transform D2 to black. done. transform B1 to black")
    assert (t.terrain("D2"), t.terrain("B1")) == ("black", "black")
    t.play("build D2")  # one dwelling, on any of them
    assert t.structure("D2") == "darklings D"
    assert not t.may("build B1")


def test_two_strongholds_one_space() -> None:
    t = strongholds()
    t.give("darklings", priests=0)
    t.paint("D2", "green")
    t.play("transform D2 to blue. transform D2 to black. build D2")
    assert t.structure("D2") == "darklings D"


def test_bought_spades_leave_the_second_for_another_space() -> None:
    t = strongholds()
    t.give("darklings", priests=1)
    t.paint("D2", "green")
    t.paint("B1", "blue")
    t.play("transform D2 to black. build D2. transform B1 to black")
    assert (t.terrain("B1"), t.structure("B1"), t.priests("darklings")) == ("black", "", 0)


def test_giants_get_two_spades_for_each() -> None:
    t = SeaTable("giants", "nomads", "engineers")
    t.put("giants", "C1")
    t.launch("giants", "r8 r8")
    t.put("nomads", "D3", "SH")
    t.put("engineers", "C2", "SH")
    t.give("giants", shipping=1, coins=0, workers=0)
    t.give("nomads", power=(0, 0, 12))
    t.paint("D2 B1", "blue")
    t.play("action SHIPMOVE. sail r8. to D3. sail r8. to C2. trade D3. transform D2 to red. transform B1 to red")
    assert (t.terrain("D2"), t.terrain("B1"), t.workers("giants")) == ("red", "red", 0)


def test_only_the_giants_spade_is_barred_from_wasteland() -> None:
    """The spade of the other stronghold may still transform wasteland."""
    t = SeaTable("darklings", "nomads", "giants")
    t.put("darklings", "C1")
    t.launch("darklings", "r8 r8")
    t.put("nomads", "D3", "SH")
    t.put("giants", "C2", "SH")
    t.give("darklings", shipping=1, priests=5)
    t.give("giants", power=(0, 0, 12))
    t.paint("D2 B1", "red")
    t.play("action SHIPMOVE. sail r8. to D3. sail r8. to C2. trade C2")
    assert not any(text.startswith(("D2 ", "B1 ")) for text in t.transforms())
    t.play("done")
    assert "D2 to black" in t.transforms()


# ---- factions without spades --------------------------------------------------------------------------------


def test_riverwalkers_may_build_but_never_transform() -> None:
    t = visit("SH", guest="riverwalkers", terrains="black")
    assert not t.transforms()
    t.paint("B1", "black")
    assert t.may("build B1")
    t.play("build B1")
    assert t.structure("B1") == "riverwalkers D"


def test_dragonlords_with_two_strongholds() -> None:
    t = SeaTable("dragonlords", "nomads", "engineers", terrains="black", stronghold_trade="replacement-only")
    t.put("dragonlords", "C1")
    t.launch("dragonlords", "r8 r8")
    t.put("nomads", "D3", "SH")
    t.put("engineers", "C2", "SH")
    t.give("dragonlords", shipping=1, power=(1, 1, 1), coins=0)
    t.give("nomads", power=(0, 0, 12))
    t.play("action SHIPMOVE. sail r8. to D3. sail r8. to C2. trade D3")
    assert (t.power("dragonlords"), t.coins("dragonlords")) == ((3, 1, 1), 4)


def test_acolytes_stay_on_one_track() -> None:
    t = visit("SH", guest="acolytes", terrains="black")
    before = t.cults("acolytes")
    t.play("+2water")
    after = t.cults("acolytes")
    assert [b - a for a, b in zip(before, after)] == [0, 2, 0, 0]
    assert not any(text.startswith("+") for text in t.legal())


def test_no_spade_no_vp_of_the_spade_scoring_tile() -> None:
    """Ours: what comes in place of the spade is none."""
    for guest in ("dragonlords", "acolytes"):
        for value in ("action", "replacement-only"):
            t = visit("SH", guest=guest, terrains="black", scoring="SCORE1", stronghold_trade=value)
            assert t.vp(guest) == 22


# ---- Appendix VII: the spade of Dragonlords and Acolytes is replaced, the action is not ------------------------


def test_dragonlords_transform_in_their_own_way() -> None:
    """A token more, and transform and build at the usual price: tokens for the volcano, then the dwelling."""
    t = visit("SH", guest="dragonlords", terrains="black")
    assert t.power("dragonlords") == (7, 6, 0) and t.coins("dragonlords") == 12
    t.paint("D2", "green")
    assert "D2 to volcano" in t.transforms() and t.may("done")
    t.play("transform D2 to volcano. -bowl1")
    assert t.terrain("D2") == "volcano" and t.power("dragonlords") == (6, 6, 0)
    assert not t.transforms()
    t.play("build D2")
    assert t.structure("D2") == "dragonlords D" and (t.coins("dragonlords"), t.workers("dragonlords")) == (10, 9)


def test_dragonlords_may_build_only() -> None:
    t = visit("SH", guest="dragonlords", terrains="black")
    t.paint("D2", "volcano")
    t.play("build D2")
    assert t.structure("D2") == "dragonlords D"


def test_or_do_neither() -> None:
    t = visit("SH", guest="dragonlords", terrains="black")
    t.play("done")
    assert t.decider == "nomads" and t.power("dragonlords") == (7, 6, 0)


def test_acolytes_make_their_steps_first() -> None:
    """They may pay with them."""
    t = visit("SH", guest="acolytes", terrains="black")
    t.give("acolytes", cults=(1, 0, 0, 0))
    t.paint("D2", "green")
    t.play("+2fire. transform D2 to volcano. -3fire. build D2")
    assert t.structure("D2") == "acolytes D" and t.cults("acolytes")[0] == 0


def test_one_transform_for_each_stronghold_and_one_dwelling() -> None:
    t = strongholds(guest="dragonlords", terrains="black")
    t.give("dragonlords", power=(6, 0, 0))
    t.paint("B1 D2", "green")
    t.play("transform D2 to volcano. -bowl1. build D2")
    assert t.transforms() and not t.builds()
    t.play("transform B1 to volcano. -bowl1")
    assert t.terrain("B1") == "volcano" and t.structure("B1") == "" and not t.builds()


def test_the_dwelling_may_stand_on_either_volcano() -> None:
    t = strongholds(guest="dragonlords", terrains="black")
    t.give("dragonlords", power=(6, 0, 0))
    t.paint("B1 D2", "green")
    t.play("transform D2 to volcano. -bowl1. done. transform B1 to volcano. -bowl1")
    assert t.builds() == {"B1", "D2"}


def test_wasteland_is_barred_for_spades_only() -> None:
    """Giants: nobody may use *that spade* on wasteland; Dragonlords use none."""
    t = visit("SH", guest="dragonlords", host="giants", terrains="black")
    t.paint("D2", "red")
    assert "D2 to volcano" in t.transforms()
