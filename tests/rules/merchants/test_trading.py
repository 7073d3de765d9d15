"""Using ships to trade: rewards, offers of power, markers, the way home."""

from __future__ import annotations

from typing import Any

import pytest

from mystica.boxes.merchants.engine.ids import BY_TRADE
from mystica.engine.core.ids import E_VP
from tests.rules.merchants.sea import SeaTable


def visit(structure: str, *, guest: str = "darklings", host: str = "nomads", **more: Any) -> SeaTable:
    """A ship moves onto a structure at D3."""
    t = SeaTable(guest, host, **more)
    t.put(guest, "C1")
    t.dock(guest, "C1")
    t.launch(guest, "r8")
    t.put(host, "D3", structure)
    t.give(guest, shipping=1, coins=10, workers=10, power=(6, 6, 0), priests=1, vp=20)
    t.give(host, power=(6, 0, 0), vp=20)
    t.listen()
    t.play("action SHIPMOVE. sail r8. to D3")
    return t


def test_a_dwelling() -> None:
    t = visit("D")
    assert (t.workers("darklings"), t.vp("darklings")) == (11, 21)
    t.play("decline")
    assert t.marks("darklings") == {"D3"} and t.ships("darklings") == ""


def test_a_trading_house() -> None:
    t = visit("TP")
    assert (t.coins("darklings"), t.power("darklings"), t.vp("darklings")) == (11, (4, 8, 0), 21)


def test_a_temple_by_power() -> None:
    t = visit("TE")
    assert t.legal() == {"gain power", "+fire", "+water", "+earth", "+air"}
    t.play("gain power")
    assert (t.power("darklings"), t.vp("darklings")) == ((3, 9, 0), 21)


def test_a_temple_by_a_cult_step() -> None:
    t = visit("TE")
    t.play("+air")
    assert t.cults("darklings")[3] == 1


def test_a_sanctuary() -> None:
    t = visit("SA")
    assert t.legal() == {"gain priest", "+2fire", "+2water", "+2earth", "+2air"}
    t.play("+2fire")
    assert (t.cults("darklings")[0], t.vp("darklings")) == (2, 22)
    t = visit("SA")
    t.play("gain priest")
    assert t.priests("darklings") == 2


def test_a_shipyard_by_the_ship() -> None:
    t = visit("SY")
    assert t.places() == {"r0", "r1", "r7", "r8"} and t.may("gain action")
    t.play("ship r0")
    assert (t.ships("darklings"), t.vp("darklings")) == ("r0", 22)


def test_a_shipyard_by_the_action() -> None:
    t = visit("SY")
    t.play("gain action. decline")
    t.launch("darklings", "r8")
    t.until("darklings")
    assert t.may("action SHIPMOVE")


def test_the_ship_obtained_does_not_move_again() -> None:
    t = SeaTable("darklings", "nomads")
    t.put("darklings", "C1")
    t.dock("darklings", "C1")
    t.launch("darklings", "r8 r8")
    t.put("nomads", "D3", "SY")
    t.give("darklings", shipping=1)
    t.play("action SHIPMOVE. sail r8. to D3. done. ship r1")
    assert t.ships("darklings") == "r1 r8" and not t.sailors()


@pytest.mark.parametrize(("structure", "power"), [("D", 1), ("TP", 2), ("TE", 2), ("SY", 3), ("SA", 3), ("SH", 3)])
def test_the_owner_may_gain_power_at_its_price(structure: str, power: int) -> None:
    t = visit(structure)
    while t.decider == "darklings":
        t.play(next(text for text in ("gain power", "gain priest", "gain action", "done") if t.may(text)))
    assert t.decider == "nomads" and t.legal() == {
        f"leech {power} from darklings",
        f"decline {power} from darklings",
    }
    t.play("leech")
    assert (t.power("nomads"), t.vp("nomads")) == ((6 - power, power, 0), 20 - (power - 1))


def test_who_refuses_pays_nothing_and_the_visitor_keeps_the_reward() -> None:
    t = visit("TP")
    t.play("decline")
    assert (t.power("nomads"), t.vp("nomads"), t.vp("darklings")) == ((6, 0, 0), 20, 21)


def test_yetis_offer_more() -> None:
    t = visit("SH", host="yetis", terrains="yellow")
    t.play("done")
    t.finish()
    assert "leech 4 from darklings" in t.legal()


def test_the_marker_stays_when_the_structure_is_upgraded() -> None:
    t = visit("D")
    t.play("decline")
    t.finish()
    t.rich("nomads")
    t.play("nomads: upgrade D3 to TP")
    assert t.marks("darklings") == {"D3"}
    t.launch("darklings", "r8")
    t.finish()
    t.give("darklings", power=(0, 0, 12))
    t.until("darklings")
    t.play("action MPA1. sail r8")
    assert "D3" not in t.goals()


def test_markers_of_several_factions_lie_under_one_structure() -> None:
    t = SeaTable("darklings", "swarmlings", "nomads")
    t.put("darklings", "C1")
    t.put("swarmlings", "D2")
    t.put("nomads", "D3")
    for faction in ("darklings", "swarmlings"):
        t.give(faction, shipping=1)
        t.launch(faction, "r8")
    t.play("darklings: action SHIPMOVE. sail r8. to D3")
    t.until("swarmlings")
    t.play("action SHIPMOVE. sail r8. to D3")
    assert t.marks("darklings") == t.marks("swarmlings") == {"D3"}


def two_visits(**options: Any) -> SeaTable:
    """The example: Chaos Magicians with shipping 1 and three ships; a dwelling, a stronghold, a river space."""
    t = SeaTable("chaosmagicians", "witches", "halflings", **options)
    t.put("chaosmagicians", "D4")
    t.dock("chaosmagicians", "D4")
    t.put("witches", "C3")
    t.put("halflings", "E6", "SH")
    t.give("chaosmagicians", shipping=1, power=(0, 0, 2), coins=4, workers=2, vp=20)
    t.give("witches", power=(5, 7, 0), vp=20)
    t.give("halflings", power=(5, 7, 0), vp=20)
    t.launch("chaosmagicians", "r9 r9 r15")
    t.play("action SHIPMOVE. sail r9. to C3. sail r9. pay 1pw. to E6. sail r15. pay 1pw. to r8")
    return t


def test_two_trades_in_the_order_of_choice() -> None:
    """As in the example, the Witches answer between the two trades."""
    t = two_visits()
    assert t.legal() == {"trade C3", "trade E6"}
    assert t.power("chaosmagicians") == (2, 0, 0)
    t.play("trade C3")
    assert (t.workers("chaosmagicians"), t.coins("chaosmagicians"), t.vp("chaosmagicians")) == (3, 4, 21)
    assert t.decider == "witches" and t.legal() == {"leech 1 from chaosmagicians", "decline 1 from chaosmagicians"}
    t.play("leech")
    assert t.vp("witches") == 20
    # the second one follows by itself: 2 coins, and transform and build with a free spade beside the third ship
    assert (t.coins("chaosmagicians"), t.vp("chaosmagicians")) == (6, 23)
    assert t.may("transform D3 to red") and t.may("transform B2 to yellow")
    t.play("transform D3 to red")
    assert {"build D3", "build D3 by ship", "done"} == {text for text in t.legal() if "D3" in text or text == "done"}
    t.play("build D3")
    assert t.structure("D3") == "chaosmagicians D" and (t.coins("chaosmagicians"), t.workers("chaosmagicians")) == (
        4,
        2,
    )
    assert t.marks("chaosmagicians") == {"C3", "E6"}
    assert t.decider == "halflings" and t.may("leech 3 from chaosmagicians")
    t.play("leech")  # after all trades the ships go back
    assert t.ships("chaosmagicians") == "r8"


def test_owners_may_answer_after_all_trades() -> None:
    """Ruling trade-offers=after-all."""
    t = two_visits(trade_offers="after-all")
    t.play("trade C3. done")
    assert (t.coins("chaosmagicians"), t.vp("chaosmagicians"), t.ships("chaosmagicians")) == (6, 23, "r8")
    assert t.decider == "witches"
    t.play("leech")
    assert t.decider == "halflings" and t.may("leech 3 from chaosmagicians")


@pytest.mark.parametrize("value", ["after-each", "after-all"])
def test_deferred_answers_wait_for_the_end_of_the_turn(value: str) -> None:
    """Ruling leech=deferred: nobody is asked between the trades of a turn."""
    t = two_visits(trade_offers=value, leech="deferred")
    t.play("trade C3. done")
    assert t.decider == "chaosmagicians" and t.vp("chaosmagicians") == 23


def test_an_answer_between_trades_does_not_end_the_action() -> None:
    t = two_visits()
    t.play("trade E6. done")
    assert t.decider == "halflings"
    t.play("decline")
    assert t.workers("chaosmagicians") == 3 and t.decider == "witches"
    t.play("decline")
    assert t.ships("chaosmagicians") == "r8" and t.decider == "chaosmagicians"


def test_more_spades_are_bought_only_to_finish_the_space() -> None:
    t = two_visits()
    t.give("chaosmagicians", workers=20)
    t.play("trade C3. decline")
    assert t.may("transform C1 to red")  # from black two more spades have to be bought
    t.play("transform C1 to red")
    assert t.workers("chaosmagicians") == 21 - 2 * 3
    assert not any(text.startswith("transform") for text in t.legal())


def strongholds(ships: str = "r8 r8", guest: str = "darklings", **more: Any) -> SeaTable:
    """Two strongholds beside the ships of one guest."""
    t = SeaTable(guest, "nomads", "engineers", **more)
    t.put(guest, "C1")
    t.dock(guest, "C1")
    t.launch(guest, ships)
    t.put("nomads", "D3", "SH")
    t.put("engineers", "C2", "SH")
    t.give(guest, shipping=1, coins=20, workers=6, vp=20)
    for host in ("nomads", "engineers"):
        t.give(host, power=(0, 0, 12))  # nobody has to be asked
    t.play("action SHIPMOVE. sail r8. to D3. sail r8. to C2. trade D3")
    return t


def test_several_strongholds_bring_one_dwelling() -> None:
    t = strongholds()
    t.paint("B1 D2", "blue")
    t.play("transform D2 to black. build D2")
    assert t.may("transform B1 to black")
    t.play("transform B1 to black")
    assert t.structure("D2") and not t.may("build B1") and not t.may("build B1 by ship")


def test_a_space_left_short_of_home_comes_first() -> None:
    t = strongholds()
    t.paint("B1", "green")
    t.paint("D2", "blue")
    t.play("transform B1 to blue")
    assert t.terrain("B1") == "blue"
    assert {text.split()[1] for text in t.legal() if text.startswith("transform")} == {"B1"}
    t.play("transform B1 to black. build B1")
    assert t.structure("B1") == "darklings D"


def test_a_build_without_spades_is_possible() -> None:
    t = visit("SH")
    t.paint("D2", "black")
    assert t.may("build D2")


def test_giants_get_two_spades() -> None:
    t = visit("SH", guest="giants")
    t.paint("B1", "blue")
    workers = t.workers("giants")
    t.play("transform B1 to red")
    assert t.workers("giants") == workers


def test_spades_from_the_giants_transform_no_wasteland() -> None:
    t = visit("SH", host="giants")
    t.paint("B1 D2", "red")
    t.paint("A2", "blue")
    targets = {text.split()[1] for text in t.legal() if text.startswith("transform")}
    assert not {"B1", "D2"} & targets
    t = visit("SH", host="nomads")
    t.paint("B1", "red")
    assert "B1" in {text.split()[1] for text in t.legal() if text.startswith("transform")}


def test_what_is_barred_stays_so_when_spades_are_bought_ahead() -> None:
    t = visit("SH", host="giants", profile="snellman")
    t.paint("B1 D2", "red")
    t.paint("A2", "blue")
    t.give("darklings", priests=4)
    t.play("dig 1")
    assert not {"B1", "D2"} & {text.split()[1] for text in t.legal() if text.startswith("transform")}


def test_dragonlords_get_a_token_instead() -> None:
    t = visit("SH", guest="dragonlords", terrains="black", stronghold_trade="replacement-only")
    assert t.power("dragonlords") == (7, 6, 0) and t.coins("dragonlords") == 12
    assert not any(text.startswith("transform") for text in t.legal())


def test_acolytes_get_up_to_two_steps_instead() -> None:
    t = visit("SH", guest="acolytes", terrains="black")
    assert {"done", "+fire", "+2fire"} <= t.legal()
    before = t.cults("acolytes")
    t.play("+2fire")
    assert t.cults("acolytes")[0] == before[0] + 2
    t = visit("SH", guest="acolytes", terrains="black")
    t.play("+air")
    assert t.cults("acolytes")[3] == before[3] + 1


def test_cultists_and_shapeshifters_do_not_react_to_trades() -> None:
    t = visit("TP", guest="cultists")
    t.play("leech")
    assert not any(text.startswith("+") for text in t.legal())
    t = visit("TP", guest="shapeshifters", terrains="black")
    t.play("leech")
    assert not t.may("gain p3 for vp")


def test_nor_when_they_are_visited() -> None:
    t = visit("TP", host="cultists")
    assert t.decider == "cultists"
    t.play("leech")
    assert t.cults("cultists") == (1, 0, 1, 0)


def test_the_trace_names_trades() -> None:
    t = visit("TP")
    assert t.gained("darklings", int(E_VP), int(BY_TRADE)) == 1


def test_the_structure_of_a_player_who_left_may_be_visited() -> None:
    t = SeaTable("darklings", "nomads", "witches")
    t.put("darklings", "C1")
    t.launch("darklings", "r8")
    t.put("nomads", "D3")
    t.give("darklings", shipping=1)
    t.drop("nomads")
    t.play("action SHIPMOVE. sail r8. to D3")
    assert t.marks("darklings") == {"D3"} and t.decider != "nomads"


def test_the_other_order() -> None:
    t = two_visits()
    t.play("trade E6")
    assert (t.coins("chaosmagicians"), t.workers("chaosmagicians"), t.vp("chaosmagicians")) == (6, 2, 22)
    t.play("done. decline")
    assert (t.workers("chaosmagicians"), t.vp("chaosmagicians")) == (3, 23)


def test_two_structures_of_one_owner_are_two_offers() -> None:
    t = SeaTable("darklings", "nomads")
    t.put("darklings", "C1")
    t.launch("darklings", "r8 r8")
    t.put("nomads", "D3")
    t.put("nomads", "C2", "TP")
    t.give("darklings", shipping=1)
    t.give("nomads", power=(6, 0, 0), vp=20)
    t.play("action SHIPMOVE. sail r8. to D3. sail r8. to C2. trade C2")
    t.play("leech 2 from darklings. decline 1 from darklings")
    assert (t.power("nomads"), t.vp("nomads")) == ((4, 2, 0), 19)


def test_an_owner_without_room_is_not_asked() -> None:
    t = SeaTable("darklings", "nomads")
    t.put("darklings", "C1")
    t.launch("darklings", "r8")
    t.put("nomads", "D3")
    t.give("darklings", shipping=1)
    t.give("nomads", power=(0, 0, 6))
    t.play("action SHIPMOVE. sail r8. to D3")
    assert t.marks("darklings") == {"D3"} and t.decider == "darklings"


def test_without_dock_and_shipyard_the_ship_is_not_kept() -> None:
    t = SeaTable("darklings", "nomads")
    t.put("darklings", "C1")
    t.launch("darklings", "r8")
    t.put("nomads", "D3", "SY")
    t.give("darklings", shipping=1)
    t.play("action SHIPMOVE. sail r8. to D3")
    assert t.legal() == {"gain action"}


def test_a_ship_is_kept_beside_the_own_shipyard_too() -> None:
    t = SeaTable("darklings", "nomads")
    t.put("darklings", "C1")
    t.dock("darklings", "C1")
    t.yard("darklings", "A8")
    t.launch("darklings", "r8")
    t.put("nomads", "D3", "SY")
    t.give("darklings", shipping=1)
    t.play("action SHIPMOVE. sail r8. to D3")
    assert t.places() == {"r0", "r1", "r7", "r8", "r3"}


def test_the_action_is_freed_only_where_it_was_taken() -> None:
    """A voyage by the power action leaves nothing to free, and the action stays open."""
    t = SeaTable("darklings", "nomads")
    t.put("darklings", "C1")
    t.launch("darklings", "r8 r8")
    t.put("nomads", "D3", "SY")
    t.give("darklings", shipping=1, power=(0, 0, 4))
    t.play("action MPA1. sail r8. to D3. done. gain action")
    t.until("darklings")
    assert t.may("action SHIPMOVE") and not t.may("action MPA1")


def test_a_priest_that_is_not_there_is_lost() -> None:
    """Seven priests in all."""
    t = visit("SA")
    t.give("darklings", priests=7)
    t.play("gain priest")
    assert t.priests("darklings") == 7


def test_the_own_structures_are_no_goal_and_others_ships_no_obstacle() -> None:
    t = SeaTable("darklings", "nomads")
    t.put("darklings", "C1 C2")
    t.launch("darklings", "r8")
    t.launch("nomads", "r1 r14 r14")
    t.give("darklings", shipping=1)
    t.play("action SHIPMOVE. sail r8")
    assert t.goals() == {"r1", "r14"}
