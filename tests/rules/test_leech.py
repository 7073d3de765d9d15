"""Base, Power via structures; The price of power."""

import pytest

from mystica.engine.core import actions as act
from mystica.engine.core.state import LATE_STEPS, OFFERS
from mystica.engine.flow import apply, may_apply_unlisted
from mystica.notation.moves import offers_of
from tests.rules.table import Table

# E6 is the space that is built on; around it lie D4, E5, E7, F3 and F4
Power = tuple[int, int, int]


def table(*others: str, builder: str = "mermaids", colour: str = "blue", **options: str) -> Table:
    """The builder stands at E5 and is about to build at E6; opponents have room for power."""
    t = Table(builder, *others, round=1, **options)
    t.put(builder, "E5")
    t.paint("E6", colour)
    t.give(builder, coins=20, workers=10, priests=0, power=(0, 0, 0))
    for faction in others:
        t.give(faction, power=(5, 7, 0), vp=20)
    return t


def answer(t: Table, faction: str, number: int, take: bool) -> int:
    """The answer out of turn to an offer, by its number among the own ones."""
    return int(act.ANSWER) + t.seat(faction) * 64 + number * 2 + int(take)


def late_step(t: Table, faction: str, track: int) -> int:
    return int(act.LATE_STEP) + t.seat(faction) * 4 + track


def open_offers(t: Table, faction: str) -> list[int]:
    return [power for power, _ in offers_of(t.state, t.seat(faction))]


# ---- who is offered how much --------------------------------------------------------------------------------


def test_power_via_structures_example() -> None:
    """The example: a dwelling and a temple beside the Mermaids' new dwelling bring the Nomads exactly 3 power."""
    t = table("nomads")
    t.put("nomads", "F3")
    t.put("nomads", "E7", "TE")
    t.put("nomads", "G2", "TP")  # not adjacent to E6
    t.play("build E6")
    assert t.decider == "nomads"
    assert t.legal() == {"leech 3 from mermaids", "decline 3 from mermaids"}
    t.play("leech")
    assert (t.power("nomads"), t.vp("nomads")) == ((2, 10, 0), 18)


@pytest.mark.parametrize(("structure", "value"), [("D", 1), ("TP", 2), ("TE", 2), ("SH", 3), ("SA", 3)])
def test_power_values(structure: str, value: int) -> None:
    """Power via structures: 1 for a dwelling, 2 for trading house and temple, 3 for stronghold and sanctuary."""
    t = table("nomads")
    t.put("nomads", "F3", structure)
    t.play("build E6")
    assert t.legal() == {f"leech {value} from mermaids", f"decline {value} from mermaids"}


def test_values_of_all_neighbours_add_up() -> None:
    """Power via structures: all structures of an opponent that are directly adjacent count."""
    t = table("nomads")
    for space, structure in (("D4", "SH"), ("E7", "SA"), ("F3", "TP"), ("F4", "D")):
        t.put("nomads", space, structure)
    t.play("build E6")
    assert t.may("leech 9 from mermaids")


def test_value_of_the_new_structure_does_not_matter() -> None:
    """Power via structures: what counts is what stands around it."""
    t = table("nomads")
    t.put("mermaids", "E6", "TP")
    t.put("nomads", "F3")
    t.play("upgrade E6 to SH")
    assert t.legal() == {"leech 1 from mermaids", "decline 1 from mermaids"}


@pytest.mark.parametrize(("old", "new"), [("D", "TP"), ("TP", "TE"), ("TP", "SH"), ("TE", "SA")])
def test_power_from_every_upgrade(old: str, new: str) -> None:
    """Power via structures: each of the four upgrades offers power."""
    t = table("nomads")
    t.put("mermaids", "E6", old)
    t.put("nomads", "F3", "TP")
    t.play(f"upgrade E6 to {new}")
    if new in ("TE", "SA"):
        t.play("+FAV4")
    t.finish(unless="nomads")
    assert t.may("leech 2 from mermaids")


def test_no_power_for_own_structures() -> None:
    """Details: the builder gains nothing, whatever stands beside the new structure."""
    t = table("nomads")
    t.put("mermaids", "F3 E7", "TP")
    t.give("mermaids", power=(12, 0, 0))
    t.play("build E6")
    assert t.power("mermaids") == (12, 0, 0)
    t.finish()
    assert t.decider == "nomads" and not t.may("leech")


def test_no_power_from_a_distance() -> None:
    """Power via structures: two spaces away, or across a river with any shipping, is not directly adjacent."""
    t = table("nomads")
    t.put("nomads", "G2 C2", "TP")  # C2 lies beyond the river space r15
    t.give("nomads", shipping=3)
    t.play("build E6")
    assert int(t.state.v[OFFERS]) == 0 and t.decider == "mermaids"


@pytest.mark.parametrize("builder", ["witches", "nomads"])
def test_power_over_a_bridge(builder: str) -> None:
    """Direct adjacency: a bridge counts, whoever built it."""
    t = Table("witches", "nomads")
    t.put("witches", "F4")
    t.put("nomads", "G3", "TP")
    t.give("witches", coins=6, workers=2)
    t.bridge(builder, "F4:G3")
    t.play("upgrade F4 to TP")
    assert t.decider == "nomads" and t.may("leech 2 from witches")


def test_transforming_offers_nothing() -> None:
    """Power via structures: only a structure built or upgraded offers power."""
    t = table("nomads")
    t.put("nomads", "F3", "SH")
    t.paint("E6", "green")
    t.play("transform E6 to blue. done")
    assert int(t.state.v[OFFERS]) == 0


def test_first_dwellings_offer_nothing() -> None:
    """Placing the first structures: no power is gained from them."""
    t = Table("halflings", "witches")
    t.begin()
    t.play("build E6. build F4. build E9. build F5")
    assert t.decider == "witches"
    assert {text.split()[0] for text in t.legal()} == {"pass"}


def test_power_from_the_witches_ride() -> None:
    """FAQ: structures built by a special action offer power too."""
    t = Table("witches", "nomads")
    t.put("witches", "A3", "SH")
    t.put("nomads", "F3", "TP")
    t.give("nomads", vp=20, power=(5, 7, 0))
    t.play("action ACTW. build F4")
    assert t.decider == "nomads" and t.may("leech 2 from witches")


def test_power_from_the_swarmlings_free_upgrade() -> None:
    """FAQ: an upgrade by a special action offers power too."""
    t = Table("swarmlings", "nomads")
    t.put("swarmlings", "A4", "SH")
    t.put("swarmlings", "E6")
    t.put("nomads", "F3", "TP")
    t.play("action ACTS. upgrade E6 to TP")
    assert t.decider == "nomads" and t.may("leech 2 from swarmlings")


def test_power_from_a_dwelling_after_free_spades() -> None:
    """FAQ: so does a dwelling built with the free spades of a power action, once for the one structure."""
    t = table("nomads")
    t.put("nomads", "F3", "TP")
    t.paint("E6", "green")
    t.give("mermaids", power=(0, 0, 4))
    t.play("action ACT5. transform E6 to blue. build E6")
    assert open_offers(t, "nomads") == [2]


# ---- order --------------------------------------------------------------------------------------------------


def surrounded(**options: str) -> Table:
    """Mermaids about to build at E6 with three opponents around it."""
    t = table("nomads", "witches", "alchemists", **options)
    t.put("nomads", "F3")
    t.put("witches", "F4", "TP")
    t.put("alchemists", "E7", "SH")
    return t


def asked(t: Table) -> list[str]:
    """Who is asked, in turn; everybody declines."""
    out: list[str] = []
    while any(text.startswith("leech") for text in t.legal()):
        out.append(t.decider)
        t.play("decline")
    return out


def test_clockwise_order() -> None:
    """Details: the opponents decide one after another, from the builder's left."""
    t = surrounded()
    t.play("build E6")
    assert asked(t) == ["nomads", "witches", "alchemists"]


def test_clockwise_order_goes_round_the_table() -> None:
    """Details: clockwise from the builder, not from the first player; who has passed may still gain power."""
    t = surrounded()
    t.put("mermaids", "E6")
    t.put("alchemists", "E7")
    t.put("nomads", "G2")
    t.give("mermaids", power=(5, 7, 0))
    t.give("witches", coins=20, workers=9)
    t.play("mermaids: pass BON1")
    t.play("nomads: pass BON2")
    t.play("witches: upgrade F4 to TE. +FAV1")
    assert asked(t) == ["alchemists", "mermaids", "nomads"]


def test_passing_order() -> None:
    """Ruling turn-order=passing: offers go round in the order of play, where who passed stands at the end."""
    t = surrounded(turn_order="passing")
    for faction in t.setup.factions:
        t.give(faction, priests=1)
    t.play("mermaids: send p to fire for 3")
    t.play("nomads: pass BON1")
    t.play("witches: send p to water for 3")
    t.play("alchemists: send p to air for 3")
    t.play("mermaids: build E6")
    assert asked(t) == ["witches", "alchemists", "nomads"]


def test_each_opponent_decides_alone() -> None:
    """Details: one may take while another refuses, each for the own structures."""
    t = surrounded()
    t.play("build E6. leech 1 from mermaids. decline 2 from mermaids. leech 3 from mermaids")
    assert [t.power(f) for f in ("nomads", "witches", "alchemists")] == [(4, 8, 0), (5, 7, 0), (2, 10, 0)]
    assert [t.vp(f) for f in ("nomads", "witches", "alchemists")] == [20, 20, 18]


def test_offers_before_play_goes_on() -> None:
    """Details, ruling leech=at-once: all offers are answered before anybody moves or the builder converts."""
    t = surrounded()
    t.play("build E6. decline. decline")
    assert t.decider == "alchemists"
    assert {text.split()[0] for text in t.legal()} == {"leech", "decline"}
    assert not t.may("later")
    t.play("decline")
    assert t.decider == "mermaids" and t.may("convert 1w to 1c")


def test_offers_come_after_the_favor_tile() -> None:
    """Ours: the builder's own picks from the action are made before anybody is asked."""
    t = table("nomads")
    t.put("mermaids", "E6", "TP")
    t.put("nomads", "F3")
    t.play("upgrade E6 to TE")
    assert t.decider == "mermaids" and t.may("+FAV1") and not t.may("leech")
    t.play("+FAV1")
    assert t.decider == "nomads" and t.may("leech 1 from mermaids")


def test_offers_come_after_the_town_tile() -> None:
    """Ours: a town founded by the structure is settled before anybody is asked."""
    t = table("nomads")
    t.put("mermaids", "D4", "SH")
    t.put("mermaids", "E5", "TP")
    t.put("mermaids", "E7")
    t.put("nomads", "F3")
    t.play("build E6")
    assert t.decider == "mermaids" and t.may("+TW1") and not t.may("leech")
    t.play("+TW1")
    assert t.decider == "nomads" and t.may("leech 1 from mermaids")


def test_two_actions_make_two_offers() -> None:
    """Power via structures: in a double turn the first structure is settled before the second action."""
    t = Table("chaosmagicians", "nomads")
    t.put("chaosmagicians", "A6", "SH")
    t.put("chaosmagicians", "D4")
    t.put("nomads", "E6")
    t.give("chaosmagicians", coins=20, workers=9)
    t.paint("E7", "red")
    t.play("action ACTC. build E7")
    assert t.decider == "nomads"
    t.play("leech 1 from chaosmagicians")
    assert t.decider == "chaosmagicians"
    t.play("upgrade E7 to TP")
    assert t.decider == "nomads" and t.may("leech 1 from chaosmagicians")


# ---- the price of power -------------------------------------------------------------------------------------


def offered(power: int, bowls: Power = (12, 0, 0), vp: int = 20) -> Table:
    """Nomads are asked about so much power."""
    t = table("nomads")
    for space, structure, value in (("D4", "SH", 3), ("E7", "SA", 3), ("F3", "TP", 2), ("F4", "D", 1)):
        if power >= value:
            t.put("nomads", space, structure)
            power -= value
    t.give("nomads", power=bowls, vp=vp)
    t.play("build E6")
    return t


@pytest.mark.parametrize("power", range(1, 10))
def test_price_of_power(power: int) -> None:
    """The price of power: one VP less than the power gained."""
    t = offered(power)
    t.play(f"leech {power} from mermaids")
    assert (t.power("nomads"), t.vp("nomads")) == ((12 - power, power, 0), 20 - (power - 1))


def test_refusing_costs_nothing() -> None:
    """The price of power: who refuses gains nothing and loses nothing."""
    t = offered(4)
    t.play("decline 4 from mermaids")
    assert (t.power("nomads"), t.vp("nomads")) == ((12, 0, 0), 20)


def test_all_or_nothing() -> None:
    """Details: less power for fewer VP cannot be chosen."""
    t = offered(3)
    assert t.legal() == {"leech 3 from mermaids", "decline 3 from mermaids"}
    assert not t.may("leech 2 from mermaids") and not t.may("leech 1 from mermaids")


@pytest.mark.parametrize(
    ("bowls", "gain", "after"),
    [
        ((0, 2, 10), 2, (0, 0, 12)),
        ((1, 0, 11), 2, (0, 0, 12)),
        ((0, 1, 11), 1, (0, 0, 12)),
        ((1, 1, 5), 3, (0, 0, 7)),
        ((1, 2, 9), 4, (0, 0, 12)),
    ],
)
def test_bowls_limit_gain_and_price(bowls: Power, gain: int, after: Power) -> None:
    """Details: with too few tokens to move the gain is what they allow, and the price follows it."""
    t = offered(5, bowls)
    t.play("leech 5 from mermaids")
    assert (t.power("nomads"), t.vp("nomads")) == (after, 20 - (gain - 1))


@pytest.mark.parametrize(("vp", "gain"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 5)])
def test_score_never_becomes_negative(vp: int, gain: int) -> None:
    """Details: the VP at hand limit the gain to what ends at 0."""
    t = offered(5, vp=vp)
    t.play("leech 5 from mermaids")
    assert (t.power("nomads"), t.vp("nomads")) == ((12 - gain, gain, 0), vp - (gain - 1))


def test_both_limits_together() -> None:
    """Details: the lower of the two limits counts."""
    t = offered(5, (0, 2, 10), vp=0)
    t.play("leech 5 from mermaids")
    assert (t.power("nomads"), t.vp("nomads")) == ((0, 1, 11), 0)


def test_no_conversion_to_make_room() -> None:
    """FAQ: power may not be converted while others act, so full bowls cannot be emptied for an offer."""
    t = offered(5, (0, 1, 11))
    assert {text.split()[0] for text in t.legal()} == {"leech", "decline"}


def test_zero_room_offers_are_not_made() -> None:
    """Ruling leech-without-room=skipped: who cannot gain any power is not asked."""
    t = surrounded()
    t.give("witches", power=(0, 0, 12))
    t.play("build E6")
    assert asked(t) == ["nomads", "alchemists"]


def test_zero_room_offers_are_asked() -> None:
    """Ruling leech-without-room=asked: an offer without room is made all the same, and brings and costs nothing."""
    t = surrounded(leech_without_room="asked")
    t.give("witches", power=(0, 0, 12))
    t.play("build E6. decline")
    assert t.decider == "witches"
    t.play("leech 2 from mermaids")
    assert (t.power("witches"), t.vp("witches")) == ((0, 0, 12), 20)
    assert t.decider == "alchemists"


def test_dropped_players_are_not_asked() -> None:
    """Ours: who has left the game gets no offers; the structures stay and still make a trading house cheaper."""
    t = surrounded()
    t.put("mermaids", "E6")
    t.drop("witches")
    assert t.price("upgrade E6 to TP") == (3, 2, 0)
    t.play("upgrade E6 to TP")
    assert asked(t) == ["nomads", "alchemists"]


def test_leaving_while_asked() -> None:
    """Ours: an open offer of a player who leaves is gone, the others are still asked."""
    t = surrounded()
    t.play("build E6")
    t.drop("nomads")
    assert t.power("nomads") == (5, 7, 0)
    assert asked(t) == ["witches", "alchemists"]


def test_builder_leaves_while_others_are_asked() -> None:
    """Ours: offers already made stand, even if the builder leaves; then the next player moves."""
    t = surrounded()
    t.play("build E6")
    t.drop("mermaids")
    assert asked(t) == ["nomads", "witches", "alchemists"]
    assert t.decider == "nomads" and t.may("pass BON1")


# ---- deferred offers ----------------------------------------------------------------------------------------


def deferred(unanswered: str = "declined", *, later: str = "nomads witches alchemists", **options: str) -> Table:
    """Mermaids have built beside three opponents; those named leave their offers open, the others have declined."""
    t = surrounded(leech="deferred", unanswered_leech=unanswered, **options)
    t.play("mermaids: build E6")
    for faction in ("nomads", "witches", "alchemists"):
        t.play(f"{faction}: {'later' if faction in later else 'decline'}")
    t.finish(unless="nomads")
    return t


def test_later_leaves_the_offer_open() -> None:
    """Ruling leech=deferred: play goes on while an offer is open, and its owner may take it before acting."""
    t = deferred(later="nomads")
    assert t.decider == "nomads" and open_offers(t, "nomads") == [1]
    assert t.may("leech 1 from mermaids") and t.may("pass BON1")
    t.play("leech 1 from mermaids")
    assert t.power("nomads") == (4, 8, 0)
    assert t.decider == "nomads" and t.may("pass BON1") and not t.may("leech")


def test_declining_in_the_own_turn() -> None:
    """Ruling leech=deferred: refusing an open offer is no action."""
    t = deferred(later="nomads")
    t.play("decline 1 from mermaids")
    assert t.decider == "nomads" and t.may("pass BON1") and open_offers(t, "nomads") == []


@pytest.mark.parametrize("move", ["pass BON1", "convert 1w to 1c"])
def test_acting_declines(move: str) -> None:
    """Ruling unanswered-leech=declined: who acts or converts with an offer open has refused it."""
    t = deferred()
    t.play(move)
    assert open_offers(t, "nomads") == [] and t.power("nomads") == (5, 7, 0)
    assert open_offers(t, "witches") == [2] and open_offers(t, "alchemists") == [3]


def test_answer_first() -> None:
    """Ruling unanswered-leech=answer-first: an open offer comes before the own turn, and cannot wait any longer."""
    t = deferred("answer-first")
    assert t.decider == "nomads"
    assert t.legal() == {"leech 1 from mermaids", "decline 1 from mermaids"}
    assert not t.may("later")
    t.play("decline")
    assert t.decider == "nomads" and t.may("pass BON1") and t.power("nomads") == (5, 7, 0)


@pytest.mark.parametrize("unanswered", ["declined", "answer-first"])
def test_open_offers_of_others_do_not_stop_play(unanswered: str) -> None:
    """Ruling leech=deferred: only the owner of an open offer is concerned by it."""
    t = deferred(unanswered, later="witches")
    assert t.decider == "nomads" and t.may("pass BON1") and not t.may("leech")
    t.play("nomads: pass BON1")
    t.finish(unless="witches")
    assert t.decider == "witches" and open_offers(t, "witches") == [2] and t.may("leech 2 from mermaids")


@pytest.mark.parametrize("unanswered", ["declined", "answer-first"])
def test_offers_are_answered_before_the_round_ends(unanswered: str) -> None:
    """Ruling leech=deferred: when all have passed the open offers are asked, and cannot wait any longer."""
    t = table("nomads", leech="deferred", unanswered_leech=unanswered)
    t.put("nomads", "F3", "TP")
    t.play("mermaids: build E6")
    t.play("nomads: decline. pass BON1")
    t.play("mermaids: upgrade E6 to TP")
    t.play("nomads: later")
    t.play("mermaids: pass BON2")
    t.finish(unless="nomads")
    assert t.round == 1 and t.legal() == {"leech 2 from mermaids", "decline 2 from mermaids"}
    assert not t.may("later")
    t.play("leech")
    t.finish(unless="nomads")
    assert t.round == 2 and t.vp("nomads") == 19


@pytest.mark.parametrize(("take", "bowls"), [(True, (3, 9, 0)), (False, (5, 7, 0))])
def test_answers_out_of_turn(take: bool, bowls: Power) -> None:
    """Ruling leech=deferred: an open offer may be answered while somebody else decides."""
    t = deferred(later="nomads witches")
    a = answer(t, "witches", 0, take)
    assert t.decider == "nomads" and may_apply_unlisted(t.state, a)
    apply(t.state, a)
    assert t.decider == "nomads" and t.power("witches") == bowls
    assert open_offers(t, "witches") == [] and open_offers(t, "nomads") == [1]
    assert not may_apply_unlisted(t.state, a)


def test_offers_open_with_the_building() -> None:
    """Ours: a deferred offer may be taken as soon as the structure stands, before the builder's turn is over."""
    t = surrounded(leech="deferred")
    t.play("mermaids: build E6")
    assert t.decider == "mermaids" and open_offers(t, "alchemists") == [3]
    apply(t.state, answer(t, "alchemists", 0, True))
    assert t.decider == "mermaids" and t.vp("alchemists") == 18


def test_no_answers_out_of_turn_at_once() -> None:
    """Ruling leech=at-once: everybody answers in order, not before being asked."""
    t = surrounded()
    t.play("build E6")
    assert t.decider == "nomads"
    for faction in ("witches", "nomads", "alchemists"):
        assert not may_apply_unlisted(t.state, answer(t, faction, 0, True))


def test_no_answer_without_an_offer() -> None:
    """Ruling leech=deferred: there must be an offer, of that player, with that number."""
    t = surrounded(leech="deferred")
    assert not may_apply_unlisted(t.state, answer(t, "nomads", 0, True))
    t = deferred()
    assert not may_apply_unlisted(t.state, answer(t, "witches", 1, False))
    assert not may_apply_unlisted(t.state, answer(t, "mermaids", 0, True))


def test_offers_are_taken_oldest_first() -> None:
    """Ruling leech=deferred: of several open offers the oldest is taken first; declining may be in any order."""
    t = table("nomads", leech="deferred")
    t.put("nomads", "F3 F4")
    t.play("mermaids: build E6")
    t.play("nomads: decline. pass BON1")
    t.play("mermaids: upgrade E6 to TP")
    t.play("nomads: later")
    t.put("nomads", "E7")
    t.play("mermaids: upgrade E6 to TE. +FAV4")
    assert open_offers(t, "nomads") == [2, 3]
    assert may_apply_unlisted(t.state, answer(t, "nomads", 0, True))
    assert not may_apply_unlisted(t.state, answer(t, "nomads", 1, True))
    assert may_apply_unlisted(t.state, answer(t, "nomads", 1, False))
    apply(t.state, answer(t, "nomads", 1, False))
    assert open_offers(t, "nomads") == [2]


def test_open_offers_are_limited_when_taken() -> None:
    """Ruling leech=deferred: room and VP count at the moment of taking, not of the offer."""
    t = deferred()
    t.give("alchemists", power=(0, 2, 10), vp=0)
    apply(t.state, answer(t, "alchemists", 0, True))
    assert (t.power("alchemists"), t.vp("alchemists")) == ((0, 1, 11), 0)


def test_open_offer_without_room_any_more() -> None:
    """Rulings leech=deferred, leech-without-room: an offer that can bring nothing now is dropped, or asked still."""
    t = deferred("answer-first", later="witches")
    t.give("witches", power=(0, 0, 12))
    t.play("nomads: pass BON1")
    t.finish(unless="witches")
    assert t.decider == "witches" and t.may("pass BON2") and open_offers(t, "witches") == []
    t = deferred("answer-first", later="witches", leech_without_room="asked")
    t.give("witches", power=(0, 0, 12))
    t.play("nomads: pass BON1")
    t.finish(unless="witches")
    assert t.legal() == {"leech 2 from mermaids", "decline 2 from mermaids"}


def test_leaving_declines_open_offers() -> None:
    """Ours: open offers of a player who leaves count as refused."""
    t = deferred()
    t.drop("witches")
    assert open_offers(t, "witches") == [] and open_offers(t, "nomads") == [1]
    assert t.power("witches") == (5, 7, 0)


# ---- the builder's step, late -------------------------------------------------------------------------------


def cultists(**options: str) -> Table:
    """Cultists about to build at E6 beside Nomads and Witches."""
    t = table("nomads", "witches", builder="cultists", colour="brown", **options)
    t.put("nomads", "F3")
    t.put("witches", "F4")
    return t


def test_step_at_once() -> None:
    """Ruling reaction-step=at-once: the step is taken before the next opponent is asked, and cannot wait."""
    t = cultists()
    t.play("build E6. leech")
    assert t.decider == "cultists" and t.legal() == {"+fire", "+water", "+earth", "+air"}
    assert not t.may("later")
    t.play("+air")
    assert t.decider == "witches" and t.cults("cultists") == (1, 0, 1, 1)


def test_step_left_for_later() -> None:
    """Ruling reaction-step=deferred: the step may stay open while others decide, and be taken off turn."""
    t = cultists(reaction_step="deferred")
    t.play("build E6. leech. later")
    assert t.decider == "witches" and t.get("cultists", LATE_STEPS) == 1
    a = late_step(t, "cultists", 2)
    assert may_apply_unlisted(t.state, a)
    apply(t.state, a)
    assert t.cults("cultists") == (1, 0, 2, 0) and t.decider == "witches"
    assert not may_apply_unlisted(t.state, a)


def test_late_step_blocks_the_end_of_the_turn() -> None:
    """Ruling reaction-step=deferred: an open step is taken before the own turn ends."""
    t = cultists(reaction_step="deferred")
    t.play("build E6. leech. later. decline")
    assert t.decider == "cultists"
    assert {text for text in t.legal() if text.startswith("+")} == {"+fire", "+water", "+earth", "+air"}
    assert not t.may("done") and not t.may("later")


def test_late_step_after_an_answer_out_of_turn() -> None:
    """Ruling leech=deferred: power taken in another's turn earns a step that waits for the Cultists."""
    t = cultists(leech="deferred", reaction_step="deferred")
    t.play("cultists: build E6")
    t.play("nomads: later")
    t.play("witches: later")
    assert t.decider == "nomads"
    apply(t.state, answer(t, "witches", 0, True))
    assert t.get("cultists", LATE_STEPS) == 1
    apply(t.state, late_step(t, "cultists", 1))
    assert t.cults("cultists") == (1, 1, 1, 0) and t.decider == "nomads"


def test_late_step_blocks_the_end_of_the_round() -> None:
    """Ruling reaction-step=deferred: the round does not end before the step is taken, even one earned at its end."""
    t = cultists(leech="deferred", reaction_step="deferred")
    t.give("cultists", priests=1)
    t.play("cultists: send p to fire for 1")
    t.play("nomads: pass BON1")
    t.play("witches: pass BON2")
    t.play("cultists: build E6")
    t.play("nomads: decline")
    t.play("witches: later")
    t.play("cultists: pass BON3")
    t.play("witches: leech")
    t.play("cultists: later")
    assert t.round == 1 and t.decider == "cultists" and not t.may("later")
    t.play("+water")
    assert t.round == 2 and t.cults("cultists") == (2, 1, 1, 0)


def test_one_step_for_one_structure() -> None:
    """Appendix VI, Cultists: several opponents taking power bring one step, late answers included."""
    t = cultists(leech="deferred", reaction_step="deferred")
    t.play("cultists: build E6")
    t.play("nomads: leech")
    t.play("cultists: +fire")
    t.play("witches: later")
    apply(t.state, answer(t, "witches", 0, True))
    assert t.get("cultists", LATE_STEPS) == 0 and t.cults("cultists") == (2, 0, 1, 0)


def test_power_when_the_last_open_offer_is_refused() -> None:
    """Erratum 2013: with all refusing the Cultists gain 1 power, when the last open offer is answered."""
    t = cultists(leech="deferred")
    t.give("cultists", power=(5, 7, 0))
    t.play("cultists: build E6")
    t.play("nomads: decline")
    t.play("witches: later")
    assert t.power("cultists") == (5, 7, 0)
    apply(t.state, answer(t, "witches", 0, False))
    assert t.power("cultists") == (4, 8, 0)
