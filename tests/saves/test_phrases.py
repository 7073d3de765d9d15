"""Phrases of what is said out of turn, and of who says it."""

from __future__ import annotations

from collections import Counter

import pytest

from mystica.engine.core import actions as act
from mystica.engine.core.state import LATE_STEPS, OFFER, OFFERS, seat_base
from mystica.engine.flow import apply, decider, new_game
from mystica.engine.rules.leech import ASKED
from mystica.errors import IllegalMove, InvalidMove
from mystica.notation.moves import action_of, actor_of, faction_key, is_allowed, offers_of, text_of
from mystica.setups import draw
from tests.rules.table import Table
from tests.saves.games import UNLISTED, play


def neighbours() -> Table:
    """The witches are about to upgrade beside two dwellings of the nomads and one of the cultists."""
    table = Table("witches", "nomads", "cultists", profile="snellman")
    table.put("witches", "E9")
    table.put("nomads", "D8 E10")
    table.put("cultists", "F7")
    table.rich("witches", "nomads", "cultists")
    for faction in ("nomads", "cultists"):
        table.give(faction, power=(5, 7, 0))
    return table


def test_an_offer_is_left_open_and_answered_late() -> None:
    table = neighbours()
    table.play("witches: upgrade E9 to TP. done")
    s = table.state
    assert table.decider == "nomads" and text_of(s, act.LATER) == "later"
    (power, _) = offers_of(s, 1)[0]
    table.play("later")
    while table.decider != "nomads":
        table.play("later" if is_allowed(s, act.LATER) else "done")
    take = int(act.ANSWER) + 64 + 1
    assert text_of(s, take) == f"nomads: leech {power} from witches (late)"
    assert text_of(s, take - 1) == f"nomads: decline {power} from witches (late)"
    assert action_of(s, f"Nomads:  leech {power}  from witches (late)") == take
    assert action_of(s, f"player2: decline {power} from witches (late)") == take - 1
    with pytest.raises(IllegalMove):
        action_of(s, f"nomads: leech {power + 1} from witches (late)")
    with pytest.raises(IllegalMove):
        action_of(s, f"cultists: leech {power + 9} from witches (late)")


def test_of_two_equal_offers_the_second_has_its_number() -> None:
    table = neighbours()
    v = table.state.v
    for i in range(2):
        v[OFFER + i] = ASKED + 64 * 2 + table.seat("nomads")
    v[OFFERS] = 2
    first = int(act.ANSWER) + 64
    assert text_of(table.state, first) == "nomads: decline 2 from witches (late)"
    assert text_of(table.state, first + 2) == "nomads: decline 2 from witches (late, offer 2)"
    assert [action_of(table.state, text_of(table.state, a)) for a in (first, first + 2)] == [first, first + 2]
    with pytest.raises(IllegalMove):  # power is taken oldest first
        action_of(table.state, "nomads: leech 2 from witches (late, offer 2)")
    with pytest.raises(IllegalMove):
        action_of(table.state, "nomads: decline 2 from witches (late, offer 3)")


def test_every_unlisted_action_has_a_phrase_that_means_it() -> None:
    seen: Counter[str] = Counter()
    for seed in range(40):
        box = {"fire-and-ice": "true" if seed % 2 else "false"}
        factions = ("shapeshifters", "acolytes", "nomads", "witches", "cultists")[: 2 + seed % 4] if seed % 2 else ()
        setup = draw(2 + seed % 4, seed, profile="snellman", options=box, factions=factions)
        state = new_game(setup.engine_setup())
        for a in play(setup, seed, 10**6, asides=0.4, leaving=True):
            for other in UNLISTED:
                if is_allowed(state, other):
                    phrase = text_of(state, other)
                    assert action_of(state, phrase) == other, phrase
                    assert (": " in phrase) == (other >= act.ANSWER)
                    seen[phrase.split(" ")[-1]] += 1
            apply(state, a)
    assert min(seen[word] for word in ("later", "1", "(late)", "first", "resign")) > 5, seen


def test_cult_spades_before_the_others_a_late_step_and_a_spade_ahead() -> None:
    found = set()
    for seed in range(60):
        setup = draw(4, seed, profile="snellman", factions=("cultists", "nomads", "witches", "giants"))
        state = new_game(setup.engine_setup())
        for a in play(setup, seed, 10**6, asides=0.3):
            if act.LATE_STEP <= a < act.FIRST:
                assert text_of(state, a).startswith("cultists: +") and text_of(state, a).endswith(" (late)")
                found.add("step")
            elif act.FIRST <= a < act.DROP:
                assert text_of(state, a) == f"{faction_key(state, a - act.FIRST)}: spades first"
                found.add("first")
            elif a == act.DIG:
                assert text_of(state, a) == "dig 1" and action_of(state, "dig") == a
                found.add("dig")
            apply(state, a)
        if len(found) == 3:
            return
    raise AssertionError(f"only {found} were ever seen")


def test_a_token_that_is_taken_or_left_late() -> None:
    """Of the four numbers of a late reaction the Shapeshifters have two, and the first only with VP to pay."""
    table = Table("shapeshifters", "nomads", profile="snellman", terrains="green")
    table.state.v[seat_base(table.seat("shapeshifters")) + LATE_STEPS] = 1
    taken, left, third, fourth = (int(act.LATE_STEP) + number for number in range(4))
    assert text_of(table.state, taken) == "shapeshifters: gain p3 for vp (late)"
    assert text_of(table.state, left) == "shapeshifters: -gain_p3_for_vp (late)"
    assert [is_allowed(table.state, a) for a in (taken, left, third, fourth)] == [True, True, False, False]
    assert [action_of(table.state, text_of(table.state, a)) for a in (taken, left)] == [taken, left]
    table.give("shapeshifters", vp=0)
    assert [is_allowed(table.state, a) for a in (taken, left)] == [False, True]


def test_whoever_decides_may_be_named() -> None:
    table = neighbours()
    assert action_of(table.state, "witches: upgrade E9 to TP") == action_of(table.state, "upgrade E9 to TP")
    assert action_of(table.state, "player1: ADVANCE SHIPPING") == act.ADVANCE_SHIPPING
    with pytest.raises(IllegalMove, match="is not allowed now"):
        action_of(table.state, "nomads: upgrade D8 to TP")
    with pytest.raises(InvalidMove, match='There is no player "giants" in this game'):
        action_of(table.state, "giants: done")
    assert action_of(table.state, "resign") == act.DROP


def test_nothing_is_said_out_of_turn_under_the_official_rulings() -> None:
    table = Table("witches", "nomads")
    for phrase in ("later", "dig 1", "nomads: leech 1 from witches (late)", "nomads: +fire (late)", "spades first"):
        with pytest.raises(IllegalMove):
            action_of(table.state, phrase)
    assert action_of(table.state, "nomads: resign") == act.DROP + 1


def test_numbers_that_are_no_actions() -> None:
    table = Table("witches", "nomads")
    for a in (-1, int(act.DIG) + 1, int(act.N_ACTIONS), 10**30, -(10**30)):
        assert not is_allowed(table.state, a)
    for a in (int(act.N_ACTIONS), int(act.ANSWER) + 64):
        with pytest.raises(InvalidMove):
            text_of(table.state, a)


def test_actors() -> None:
    s = Table("witches", "nomads", "giants").state
    assert actor_of(s, act.DONE) == decider(s) == 0
    for a in (act.ANSWER + 2 * 64 + 5, act.LATE_STEP + 2 * 4 + 3, act.FIRST + 2, act.DROP + 2):
        assert actor_of(s, a) == 2
