"""What ships do, as events: every key of theirs, with the numbers a reader of the log needs."""

from __future__ import annotations

from typing import Any

import pytest

from mystica.boxes.merchants.engine.frames import DOCKING
from mystica.engine.core.decisions import push
from mystica.events import Event, describe, describe_move, events_of
from mystica.i18n import LOCALES
from mystica.notation.moves import action_of
from tests.rules.merchants.sea import SeaTable
from tests.test_i18n import KEYS

NAMES = ["Anna", "Ben", "Cleo"]


def told(table: SeaTable, *phrases: str) -> list[Event]:
    """Play phrases; the events of the last one. Every sentence of theirs can be said in every language."""
    out: list[Event] = []
    for phrase in phrases:
        table.state, out = events_of(table.state, action_of(table.state, phrase))
        for locale in LOCALES:
            assert describe_move(out[0], locale, NAMES)
            for event in out:
                assert f"event-{event.key}" in KEYS and "{" not in describe(event, locale, NAMES)
    return out


def coast(structures: str = "TE", guest: str = "darklings", **more: Any) -> SeaTable:
    """A guest with ships beside structures of the Nomads on D3 and, if there are two, C2."""
    t = SeaTable(guest, "nomads", **more)
    t.put(guest, "C1")
    t.dock(guest, "C1")
    for label, code in zip(("D3", "C2"), structures.split()):
        t.put("nomads", label, code)
    t.launch(guest, "r8 r8")
    t.give(guest, shipping=1, coins=10, workers=10, power=(6, 4, 2), priests=1, vp=20)
    t.give("nomads", power=(6, 0, 0), vp=20)
    return t


def keys(events: list[Event]) -> list[str]:
    return [event.key for event in events]


def test_a_ship_moves() -> None:
    t = coast()
    assert told(t, "action SHIPMOVE")[0].args == {"tile": "SHIPMOVE"}
    assert told(t, "sail r8")[0] == Event("choose-ship", 0, {"space": "r8", "unit": "ship"})
    assert told(t, "to r1")[0] == Event("sail", 0, {"from": "r8", "to": "r1", "unit": "ship"})


def test_power_for_a_longer_move() -> None:
    t = coast()
    (event,) = told(t, "action SHIPMOVE", "sail r8", "pay 1pw")
    assert event == Event("sail-further", 0, {"space": "r8", "unit": "ship", "spaces": 1, "power": -1})
    assert describe(event, "en", NAMES) == "Anna paid 1 power for a longer move of a ship from r8."


def test_power_from_bowl_two() -> None:
    t = coast(guest="swarmlings")
    (event,) = told(t, "action SHIPMOVE", "sail r8", "pay 1pw from bowl2")
    assert event.key == "sail-further" and event.args["bowl"] == 2 and event.args["power"] == -1


def test_a_trade_with_its_gains_and_the_offer() -> None:
    t = coast("TP")
    events = told(t, "action SHIPMOVE", "sail r8", "to D3", "done")
    assert keys(events) == ["end-moving", "trade", "offer"]
    assert events[1].args == {"space": "D3", "structure": "TP", "builder": 1, "vp": 1, "coins": 1, "power": 2}
    text = describe(events[1], "en", NAMES)
    assert text == "Anna traded with a trading house of Ben on D3, gaining 1 VP, 1 coin and 2 power."


def test_power_for_a_trade_is_said_to_be_that() -> None:
    """What a visit offers is not power beside a building, offered, taken or refused."""
    t = coast("TP")
    offer = told(t, "action SHIPMOVE", "sail r8", "to D3", "done")[-1]
    assert offer == Event("offer", 1, {"offered": 2, "builder": 0, "why": "trade"})
    assert describe(offer, "en", NAMES) == "Ben may take 2 power for the trade with Anna."
    taken = told(t, "leech")[0]
    assert taken == Event("take-power", 1, {"offered": 2, "builder": 0, "why": "trade", "power": 2, "vp": -1})
    assert describe(taken, "en", NAMES) == "Ben took 2 power for the trade with Anna for 1 VP."
    assert describe(taken, "fr", NAMES) == "Ben : 2 Pouvoir pris pour l'échange avec Anna (coût : 1 PV)."
    assert describe(taken, "ko", NAMES).startswith("Ben: Anna의 교역으로 파워 2개 획득")
    assert describe_move(taken, "en", NAMES) == "Take 2 power for the trade with Anna for 1 VP"
    t = coast("TP")
    refused = told(t, "action SHIPMOVE", "sail r8", "to D3", "done", "decline")[0]
    assert describe(refused, "en", NAMES) == "Ben refused 2 power for the trade with Anna."


def test_power_beside_a_building_is_so_in_the_same_game() -> None:
    t = coast("TP")
    t.put("nomads", "D2")
    t.rich("darklings")
    events = told(t, "upgrade C1 to TP")
    offer = next(event for event in events if event.key == "offer")
    assert offer.args == {"offered": 3, "builder": 0}
    assert describe(offer, "en", NAMES) == "Ben may take 3 power beside Anna."


def test_two_trades_in_the_chosen_order() -> None:
    t = coast("D TP")
    events = told(t, "action SHIPMOVE", "sail r8", "to D3", "sail r8", "to C2", "trade C2")
    events += told(t, "decline")
    assert [e.args["space"] for e in events if e.key == "trade"] == ["C2", "D3"]
    assert [e.changes() for e in events if e.key == "trade"] == [
        {"vp": 1, "coins": 1, "power": 2},
        {"vp": 1, "workers": 1},
    ]


def test_an_offer_for_the_next_trade_may_equal_the_one_that_was_answered() -> None:
    t = coast("D D")
    events = told(t, "action SHIPMOVE", "sail r8", "to D3", "sail r8", "to C2", "trade C2")
    offer = Event("offer", 1, {"offered": 1, "builder": 0, "why": "trade"})
    assert keys(events) == ["trade", "offer"] and events[1] == offer
    events = told(t, "leech")
    assert keys(events) == ["take-power", "trade", "offer"] and events[2] == offer


def test_tiles_that_pay_for_trades() -> None:
    t = coast("D TP", tiles=True, scoring="MSC09")
    t.favor("darklings", "MFAV2")
    t.card("darklings", "MBON1")
    events = told(t, "action SHIPMOVE", "sail r8", "to D3", "sail r8", "to C2", "trade C2")
    events += told(t, "decline")
    trades = [e.changes()["vp"] for e in events if e.key == "trade"]
    assert trades == [2, 2]  # with the bonus card's
    assert [e.key for e in events].count("scoring-tile") == 2 and [e.key for e in events].count("favor-tile") == 2


@pytest.mark.parametrize(
    ("structure", "phrase", "key"),
    [
        ("TE", "gain power", "reward-power"),
        ("TE", "+air", "step"),
        ("SA", "gain priest", "reward-priest"),
        ("SY", "gain action", "reward-action"),
        ("SY", "ship r0", "keep-ship"),
    ],
)
def test_rewards(structure: str, phrase: str, key: str) -> None:
    t = coast(structure)
    events = told(t, "action SHIPMOVE", "sail r8", "to D3", "done", phrase)
    assert events[0].key == key
    assert [e.key for e in events if e.seat == 0 and e.key == "ship"] == []


def test_steps_instead_of_spades() -> None:
    t = coast("SH", guest="acolytes", terrains="green")
    t.launch("acolytes", "r8")
    assert told(t, "action SHIPMOVE", "sail r8", "to D3", "done")[0].key == "leave-steps"


def test_tokens_instead_of_spades() -> None:
    t = coast("SH", guest="dragonlords", terrains="green")
    t.launch("dragonlords", "r8")
    events = told(t, "action SHIPMOVE", "sail r8", "to D3")
    assert next(e for e in events if e.key == "trade").changes() == {"vp": 2, "coins": 2, "tokens": 1}


def test_merchants_are_called_so() -> None:
    t = SeaTable("dwarves", "nomads")
    t.put("dwarves", "E6")
    t.dock("dwarves", "E6")
    t.launch("dwarves", "E6")
    event = told(t, "action SHIPMOVE", "sail E6")[0]
    assert describe(event, "en", NAMES) == "Anna moves a merchant from E6."
    assert describe(event, "fr", NAMES) == "Anna : déplacement d'un marchand depuis E6."


def test_a_market_is_called_so() -> None:
    t = SeaTable("dwarves", "nomads")
    t.put("dwarves", "E6", "TP")
    t.rich("dwarves")
    events = told(t, "upgrade E6 to SY")
    assert describe(events[0], "en", NAMES).startswith("Anna upgraded a trading house on E6 to a market for ")
    assert Event("range", 0, {"level": 2}) in events
    assert Event("ship", 0, {"space": "E6", "unit": "merchant"}) in events


def test_a_shipyard_brings_a_ship_and_shipping() -> None:
    t = coast()
    t.put("darklings", "A8", "TP")
    t.rich("darklings")
    t.give("darklings", shipping=1)
    events = told(t, "upgrade A8 to SY")
    assert Event("shipping", 0, {"level": 2}) in events


def test_a_dwelling_for_a_ship() -> None:
    t = coast()
    t.paint("B2", "black")
    events = told(t, "build B2 by ship")
    assert events[0] == Event("build-by-ship", 0, {"space": "B2", "structure": "D", "unit": "ship"})
    assert describe(events[0], "en", NAMES) == "Anna built a dwelling on B2 and returned a ship instead of paying."


def test_a_dock_under_the_first_riverside_dwelling() -> None:
    t = SeaTable("halflings", "darklings")
    t.put("halflings", "A5")
    t.rich("halflings")
    t.paint("B2", "brown")
    assert Event("dock", 0, {"space": "B2", "dock": "dock"}) in told(t, "build B2")


@pytest.mark.parametrize(
    ("phrase", "key", "changes"),
    [
        ("gain shipping", "tile-shipping", {"workers": 1, "vp": 2}),
        ("send p to air for 3", "tile-priest", {"coins": 4}),
        ("send p to air for 1", "tile-step", {"coins": 4}),
    ],
)
def test_the_favor_tile_with_a_choice(phrase: str, key: str, changes: dict[str, int]) -> None:
    t = coast(tiles=True)
    t.put("darklings", "E9", "TP")
    t.rich("darklings")
    t.give("darklings", shipping=0)
    events = told(t, "upgrade E9 to TE", "+MFAV1", phrase)
    assert events[0].key == key and events[0].changes() == changes


def test_a_home_terrain_that_is_kept() -> None:
    t = SeaTable("shapeshifters", "nomads", terrains="green")
    t.put("shapeshifters", "E9", "TP")
    t.rich("shapeshifters")
    told(t, "upgrade E9 to SY")
    while not t.may("done"):
        told(t, sorted(t.legal())[0])
    assert told(t, "done")[0].key == "keep-home"


def test_ships_that_are_left() -> None:
    t = coast(tiles=True)
    t.launch("darklings", "")
    t.put("darklings", "G5", "SH")
    t.put("darklings", "G6 G7", "TP")
    t.paint("H7", "black")
    t.rich("darklings")
    assert told(t, "build H7", "+MTW2", "done")[0].key == "leave-ships"


def test_which_ship_goes_back() -> None:
    t = coast()
    t.launch("darklings", "r1 r8")
    t.paint("B2", "black")
    events = told(t, "build B2 by ship", "return r1")
    assert events[0] == Event("return-ship", 0, {"space": "r1", "unit": "ship"})


def test_a_first_dock_is_chosen() -> None:
    t = SeaTable("darklings", "nomads")
    t.put("darklings", "C1 D2")
    push(t.state, DOCKING, 0, 0, 0)
    assert told(t, "dock D2") == [Event("dock", 0, {"space": "D2", "dock": "dock"})]
