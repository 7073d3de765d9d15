"""Fire & Ice: the Shapeshifters, with the changes of 2015."""

import pytest

from mystica import data
from mystica.engine.core import actions as act
from mystica.engine.core.ids import BY_FACTION, BY_SPECIAL, E_TOKENS, E_VP
from mystica.engine.core.state import LATE_STEPS, UNLOCKED
from mystica.engine.flow import apply, may_apply_unlisted
from mystica.notation.moves import action_of
from tests.rules.table import Table

WHEEL = data.common().wheel
TOKEN, NO_TOKEN = "gain p3 for vp", "-gain_p3_for_vp"


def _mask(structure: str = "D", scoring: str = "SCORE3", profile: str = "official", **options: str) -> Table:
    """Shapeshifters (lakes) on E6 between the Nomads on F3 and the Witches on F4."""
    t = Table(
        "shapeshifters", "nomads", "witches", scoring=scoring, profile=profile, terrains={"shapeshifters": "blue"},
        **options,  # type: ignore[arg-type]
    )  # fmt: skip
    t.put("shapeshifters", "E6", structure)
    t.put("nomads", "F3")
    t.put("witches", "F4")
    t.give("shapeshifters", coins=30, workers=15, priests=0, power=(4, 4, 0), cults=(0, 0, 0, 0))
    return t


def _palace(power: tuple[int, int, int] = (2, 3, 5), **options: str) -> Table:
    """With the stronghold on E6 and nobody near."""
    t = Table("shapeshifters", "nomads", "witches", terrains={"shapeshifters": "blue"}, **options)  # type: ignore[arg-type]
    t.put("shapeshifters", "E6", "SH")
    t.give("shapeshifters", coins=30, workers=15, priests=0, power=power, cults=(0, 0, 0, 0))
    return t


def _colours(t: Table) -> set[str]:
    return {text.removeprefix("pick-color ") for text in t.legal() if text.startswith("pick-color")}


def _say(t: Table, phrase: str) -> None:
    """Out of turn."""
    apply(t.state, action_of(t.state, f"shapeshifters: {phrase}"))


def _take(t: Table, faction: str, number: int = 0) -> int:
    return int(act.ANSWER) + t.seat(faction) * 64 + number * 2 + 1


# ---- the faction board --------------------------------------------------------------------------------------


def test_spades_for_three_workers_always() -> None:
    """Ability: no exchange track; the home terrain is the one chosen."""
    t = _mask()
    t.give("shapeshifters", priests=3)
    assert not t.may("advance dig")
    assert t.price("advance ship") == (4, 0, 1)
    assert t.home("shapeshifters") == "blue"
    assert t.price("transform E5 to blue. done") == (0, 3, 0)
    assert t.price("transform E7 to blue. done") == (0, 6, 0)
    assert t.price("transform D4 to blue. done") == (0, 9, 0)


def test_first_dwellings() -> None:
    """Setup: on the chosen home terrain, as any faction of the base game."""
    t = Table("shapeshifters", "witches", terrains={"shapeshifters": "blue"})
    t.begin()
    t.answer_first_choices()
    assert t.builds() == {"A4", "A11", "D2", "D5", "E4", "E11", "G6", "H2", "H4", "I4", "I10"}


def test_free_spades_and_the_spade_tile() -> None:
    """Appendix I and III: free spades and bought ones as for everybody, with a dwelling."""
    t = _mask(scoring="SCORE1")
    t.give("shapeshifters", power=(0, 0, 4))
    t.play("action ACT5. transform E7 to blue. build E7")
    assert (t.vp("shapeshifters"), t.workers("shapeshifters")) == (24, 15 - 3 - 1)


# ---- the reaction -------------------------------------------------------------------------------------------


def test_token_when_an_opponent_takes_power() -> None:
    """Ability: once somebody takes power, 1 VP may be paid for a new token in bowl III."""
    t = _mask()
    t.listen()
    t.play("upgrade E6 to TP\nnomads: leech")
    assert t.decider == "shapeshifters"
    assert t.legal() == {TOKEN, NO_TOKEN}
    t.play(TOKEN)
    assert (t.power("shapeshifters"), t.vp("shapeshifters")) == ((4, 4, 1), 19)
    assert t.gained("shapeshifters", E_TOKENS, BY_FACTION) == 1
    assert t.gained("shapeshifters", E_VP, BY_FACTION) == -1
    assert t.decider == "witches"


def test_token_may_be_left() -> None:
    """Ability: the token is an offer, and leaving it brings nothing else."""
    t = _mask()
    t.play(f"upgrade E6 to TP\nnomads: leech\nshapeshifters: {NO_TOKEN}\nwitches: decline")
    assert (t.power("shapeshifters"), t.vp("shapeshifters")) == ((4, 4, 0), 20)


def test_one_token_for_each_event() -> None:
    """Ability: one token, however many take power."""
    t = _mask()
    t.play(f"upgrade E6 to TP\nnomads: leech\nshapeshifters: {TOKEN}\nwitches: leech")
    assert t.decider != "shapeshifters" or TOKEN not in t.legal()
    assert (t.tokens("shapeshifters"), t.vp("shapeshifters")) == (9, 19)


def test_token_when_only_the_second_takes_power() -> None:
    """Ability: at least one opponent is enough, whoever it is."""
    t = _mask()
    t.play(f"upgrade E6 to TP\nnomads: decline\nwitches: leech\nshapeshifters: {TOKEN}")
    assert t.power("shapeshifters") == (4, 4, 1)


def test_power_when_all_refuse() -> None:
    """Ability: 1 power if everybody who could take power refuses."""
    t = _mask()
    t.play("upgrade E6 to TP\nnomads: decline\nwitches: decline")
    assert (t.power("shapeshifters"), t.vp("shapeshifters")) == ((3, 5, 0), 20)


def test_nothing_without_neighbours() -> None:
    """Ability: nobody could take power, so there is neither token nor power."""
    t = Table("shapeshifters", "nomads", terrains={"shapeshifters": "blue"})
    t.put("shapeshifters", "E6")
    t.give("shapeshifters", coins=30, workers=15, power=(4, 4, 0))
    t.play("upgrade E6 to TP. done")
    assert (t.power("shapeshifters"), t.decider) == ((4, 4, 0), "nomads")


def test_nothing_where_nobody_has_room() -> None:
    """Ability: bowls that are full cannot refuse."""
    t = _mask()
    t.give("nomads", power=(0, 0, 12))
    t.give("witches", power=(0, 0, 12))
    t.play("upgrade E6 to TP. done")
    assert (t.power("shapeshifters"), t.decider) == ((4, 4, 0), "nomads")


def test_who_has_room_alone_counts() -> None:
    """Ability: one neighbour is full, the other refuses: all who could have refused."""
    t = _mask()
    t.give("nomads", power=(0, 0, 12))
    t.play("upgrade E6 to TP\nwitches: decline")
    assert t.power("shapeshifters") == (3, 5, 0)


def test_no_power_without_the_erratum() -> None:
    """Ruling refused-power=false: refusals bring nothing."""
    t = _mask(refused_power="false")
    t.play("upgrade E6 to TP\nnomads: decline\nwitches: decline")
    assert t.power("shapeshifters") == (4, 4, 0)


def test_dwellings_and_upgrades_alike() -> None:
    """Ability: every structure built in the action phase, also with free spades."""
    t = _mask()
    t.paint("E7", "blue")
    t.play(f"build E7\nwitches: leech\nshapeshifters: {TOKEN}")
    assert t.power("shapeshifters") == (4, 4, 1)


def test_no_token_without_vp() -> None:
    """Ability: the token costs 1 VP; without one nobody is asked."""
    t = _mask("TP", scoring="SCORE1")
    t.give("shapeshifters", vp=0)
    t.play("upgrade E6 to SH\nnomads: leech")
    assert t.decider == "witches"
    assert (t.power("shapeshifters"), t.vp("shapeshifters")) == ((4, 4, 0), 0)


def test_their_own_leech_is_no_event() -> None:
    """Ability: only buildings of the Shapeshifters themselves."""
    t = Table("witches", "shapeshifters", terrains={"shapeshifters": "blue"})
    t.put("witches", "F4")
    t.put("shapeshifters", "E6")
    t.rich("witches")
    t.give("shapeshifters", power=(4, 4, 0))
    t.play("upgrade F4 to TP\nshapeshifters: leech")
    assert (t.power("shapeshifters"), t.vp("shapeshifters")) == ((3, 5, 0), 20)


def test_token_can_be_spent_after_the_turn_only() -> None:
    """Conversions: the reaction itself allows none."""
    t = _mask()
    t.play("upgrade E6 to TP\nnomads: leech")
    assert not any(text.startswith(("convert", "burn")) for text in t.legal())


# ---- the reaction on the site -------------------------------------------------------------------------------


def test_reaction_may_wait() -> None:
    """Ruling reaction-step=deferred: it is kept, and taken at any moment before the round ends."""
    t = _mask(profile="snellman")
    t.play("upgrade E6 to TP. done. leech. later")
    assert t.get("shapeshifters", LATE_STEPS) == 1
    assert t.power("shapeshifters") == (4, 4, 0)
    _say(t, f"{TOKEN} (late)")
    assert (t.power("shapeshifters"), t.vp("shapeshifters")) == ((4, 4, 1), 19)
    assert t.get("shapeshifters", LATE_STEPS) == 0


def test_late_reaction_may_be_left() -> None:
    """Ruling reaction-step=deferred: it may be left as well."""
    t = _mask(profile="snellman")
    t.play("upgrade E6 to TP. done. leech. later")
    _say(t, f"{NO_TOKEN} (late)")
    assert (t.power("shapeshifters"), t.vp("shapeshifters"), t.get("shapeshifters", LATE_STEPS)) == ((4, 4, 0), 20, 0)


def test_late_answer_of_a_neighbour() -> None:
    """Ruling leech=deferred: an offer taken later still lets them react, once for the event."""
    t = _mask(profile="snellman")
    t.play("upgrade E6 to TP. done. later. later")
    apply(t.state, _take(t, "witches"))
    assert t.get("shapeshifters", LATE_STEPS) == 1
    apply(t.state, _take(t, "nomads"))
    assert t.get("shapeshifters", LATE_STEPS) == 1
    _say(t, f"{TOKEN} (late)")
    assert t.tokens("shapeshifters") == 9


def test_late_reaction_does_not_hold_up_the_turn() -> None:
    """Ruling reaction-step=deferred: unlike a cult step an open token keeps nobody from ending a turn."""
    t = _mask(profile="snellman")
    t.play("upgrade E6 to TP. done. leech. later. decline")
    t.play("nomads: pass BON1\nwitches: pass BON2")
    t.until("shapeshifters")
    t.give("shapeshifters", priests=2)
    t.play("send p to fire for 1. done")
    assert t.may("send p to water for 1")  # the next turn
    assert t.get("shapeshifters", LATE_STEPS) == 1
    _say(t, f"{TOKEN} (late)")
    assert (t.vp("shapeshifters"), t.get("shapeshifters", LATE_STEPS)) == (19, 0)


def test_late_reaction_is_asked_when_all_have_passed() -> None:
    """Ruling reaction-step=deferred: until it is answered it blocks the end of the round, and cannot wait again."""
    t = _mask(profile="snellman")
    t.play("upgrade E6 to TP. done. leech. later. decline")
    t.play("nomads: pass BON1\nwitches: pass BON2")
    t.finish(unless="shapeshifters")
    assert t.decider == "shapeshifters"
    t.play("pass BON3")
    assert t.legal() == {TOKEN, NO_TOKEN}
    assert not may_apply_unlisted(t.state, int(act.LATER))
    t.play(TOKEN)
    assert t.vp("shapeshifters") == 19


def test_refusals_by_passing_leave_no_reaction() -> None:
    """Ruling reaction-step=deferred: with every offer refused there is nothing to react to, and the round goes on."""
    t = _mask(profile="snellman")
    t.play("upgrade E6 to TP. done. later. later")
    t.play("nomads: pass BON1\nwitches: pass BON2")
    t.finish(unless="shapeshifters")
    t.play("pass BON3")
    t.finish()
    assert t.round == 2  # both refused by passing


def test_no_late_token_without_vp() -> None:
    """Ability: VP never drop below 0, late or not."""
    t = _mask(profile="snellman")
    t.play("upgrade E6 to TP. done. leech. later")
    t.give("shapeshifters", vp=0)
    assert not t.may(f"shapeshifters: {TOKEN} (late)")
    assert t.may(f"shapeshifters: {NO_TOKEN} (late)")


def test_reaction_without_vp_on_the_site() -> None:
    """Ruling reaction-step=deferred: without VP the token is not to be had now; the question may wait for some."""
    t = _mask("TP", scoring="SCORE1", profile="snellman")
    t.give("shapeshifters", vp=0)
    t.play("upgrade E6 to SH. done. leech")
    assert TOKEN not in t.legal()
    t.play("later")
    t.give("shapeshifters", vp=1)
    _say(t, f"{TOKEN} (late)")
    assert (t.vp("shapeshifters"), t.power("shapeshifters")) == (0, (4, 4, 1))


def test_top_space_is_not_kept_for_them() -> None:
    """Ruling reaction-step=deferred: an open token is no cult step; nobody waits for it on space 10."""
    t = _mask(profile="snellman")
    t.give("shapeshifters", cults=(9, 0, 0, 0), keys=1)
    t.give("nomads", cults=(9, 0, 0, 0), keys=1, priests=1)
    t.play("upgrade E6 to TP. done. leech. later. decline")
    t.play("nomads: send p to fire for 1")
    assert t.cults("nomads")[0] == 10


def test_refusal_by_acting() -> None:
    """Ruling unanswered-leech=declined: 1 power with the last refusal."""
    t = _mask(profile="snellman")
    t.play("upgrade E6 to TP. done. later. later")
    t.play("nomads: pass BON1")
    assert t.power("shapeshifters") == (4, 4, 0)
    t.play("witches: pass BON2")
    assert t.power("shapeshifters") == (3, 5, 0)


# ---- another home terrain -----------------------------------------------------------------------------------


def test_action_needs_the_stronghold() -> None:
    """Stronghold: neither form before it stands; both from the next action on."""
    t = Table("shapeshifters", "nomads", terrains={"shapeshifters": "blue"})
    t.put("shapeshifters", "E6", "TP")
    t.give("shapeshifters", coins=20, workers=20, power=(2, 2, 5))
    assert not t.may("action ACTH5") and not t.may("action ACTH6")
    t.play("upgrade E6 to SH")
    t.until("shapeshifters")
    assert t.may("action ACTH5") and t.may("action ACTH6")


def test_change_by_power() -> None:
    """Stronghold: 5 power from bowl III, no VP, no other price."""
    t = _palace()
    t.play("action ACTH5. pick-color gray. done")
    assert (t.power("shapeshifters"), t.home("shapeshifters")) == ((7, 3, 0), "gray")
    assert (t.vp("shapeshifters"), t.coins("shapeshifters"), t.workers("shapeshifters")) == (20, 30, 15)
    assert t.decider == "nomads"


def test_change_by_power_must_be_paid() -> None:
    """Stronghold: 4 power are too few."""
    t = _palace((8, 0, 4))
    assert not t.may("action ACTH5")


def test_change_by_tokens() -> None:
    """Stronghold: 5 power tokens leave the game, from bowls of the owner's choice."""
    t = _palace((2, 3, 1))
    t.listen()
    t.play("action ACTH6. -bowl1. -bowl2. -bowl2. -bowl1. -bowl2. pick-color red. done")
    assert t.gained("shapeshifters", E_TOKENS, BY_SPECIAL) == -5
    assert (t.power("shapeshifters"), t.home("shapeshifters")) == ((0, 0, 1), "red")


def test_change_by_tokens_must_be_paid() -> None:
    """Stronghold: 4 tokens are too few, and 5 just enough."""
    t = _palace((2, 2, 0))
    assert not t.may("action ACTH6")
    t = _palace((2, 2, 1))
    t.play("action ACTH6. -bowl1. -bowl2. -bowl2. -bowl1. -bowl3. pick-color red. done")
    assert t.tokens("shapeshifters") == 0


@pytest.mark.parametrize(
    ("power", "left"), [((6, 3, 1), (1, 3, 1)), ((2, 3, 1), (0, 0, 1)), ((1, 2, 4), (0, 0, 2)), ((0, 0, 5), (0, 0, 0))]
)
def test_change_by_tokens_on_the_site(power: tuple[int, int, int], left: tuple[int, int, int]) -> None:
    """Ruling token-loss=bowl-one-first: bowl I, then II, then III, without a question."""
    t = _palace(power, profile="snellman")
    t.listen()
    t.play("action ACTH6. pick-color red")  # which ends the turn
    assert t.gained("shapeshifters", E_TOKENS, BY_SPECIAL) == -5
    assert t.power("shapeshifters") == left


def test_any_number_of_times() -> None:
    """Stronghold: no action token; every turn, in either form."""
    t = _palace((0, 5, 10))
    t.play("action ACTH5. pick-color gray")
    t.until("shapeshifters")
    t.play("action ACTH5. pick-color red")
    t.until("shapeshifters")
    t.play("action ACTH6. -bowl1. -bowl1. -bowl1. -bowl1. -bowl1. pick-color black")
    t.until("shapeshifters")
    t.play("action ACTH6. -bowl1. -bowl1. -bowl1. -bowl1. -bowl1. pick-color gray")
    assert (t.tokens("shapeshifters"), t.home("shapeshifters")) == (5, "gray")


def test_it_is_an_action() -> None:
    """Stronghold: the turn is over, no dwelling follows."""
    t = _palace()
    t.paint("E7", "gray")
    t.play("action ACTH5. pick-color gray")
    assert t.builds() == t.transforms() == set()
    t.until("shapeshifters")
    assert t.builds() == {"E7"}


def test_colours_of_others_are_barred() -> None:
    """Stronghold: no home terrain of another faction, and not the own one again."""
    t = _palace()
    t.play("action ACTH5")
    assert _colours(t) == set(WHEEL) - {"yellow", "green", "blue"}


@pytest.mark.parametrize(("other", "terrain"), [("yetis", "red"), ("acolytes", "gray")])
def test_starting_terrains_are_barred_in_set_up_only(other: str, terrain: str) -> None:
    """Stronghold: the starting terrain of an ice or volcano faction may be taken in the game."""
    t = Table("shapeshifters", other, terrains={"shapeshifters": "blue", other: terrain})
    t.put("shapeshifters", "E6", "SH")
    t.give("shapeshifters", power=(0, 0, 5))
    t.play("action ACTH5")
    assert _colours(t) == set(WHEEL) - {"blue"}


def test_old_colour_is_open_again() -> None:
    """Stronghold: they may come back to a home terrain they have left."""
    t = _palace((0, 0, 10))
    t.play("action ACTH5. pick-color gray")
    t.until("shapeshifters")
    t.play("action ACTH5")
    assert _colours(t) == set(WHEEL) - {"yellow", "green", "gray"}
    t.play("pick-color blue")
    assert t.home("shapeshifters") == "blue"


def test_empty_spaces_keep_their_terrain() -> None:
    """Stronghold: only pieces change; spaces of the old home without a structure stay as they are."""
    t = _palace()
    t.paint("E7", "blue")
    t.paint("E5", "gray")
    assert t.builds() == {"E7"}
    t.play("action ACTH5. pick-color gray")
    assert (t.terrain("E7"), t.terrain("E5")) == ("blue", "gray")
    t.until("shapeshifters")
    assert t.builds() == {"E5"}
    assert t.price("transform E7 to gray. done") == (0, 6, 0)


def test_structures_and_towns_stay() -> None:
    """Stronghold: all structures remain the owner's, with their area, their income and their neighbours."""
    t = _palace()
    t.put("shapeshifters", "E5 D4", "TP")
    t.give("shapeshifters", shipping=1)
    before = (t.area("shapeshifters"), t.income("shapeshifters"))
    t.play("action ACTH5. pick-color gray")
    assert (t.area("shapeshifters"), t.income("shapeshifters")) == before
    t.until("shapeshifters")
    t.paint("F3", "gray")
    t.play("build F3. +TW1")
    assert t.structure("E5") == "shapeshifters TP"
    assert t.may("done") or t.decider == "nomads"


def test_upgrades_after_a_change() -> None:
    """Stronghold: structures built before are upgraded as ever."""
    t = _palace()
    t.put("shapeshifters", "E5")
    t.play("action ACTH5. pick-color gray")
    t.until("shapeshifters")
    t.play("upgrade E5 to TP")
    assert t.structure("E5") == "shapeshifters TP"


def test_bridges_stay() -> None:
    """Stronghold: bridges change colour with their owner."""
    t = Table("shapeshifters", "nomads", terrains={"shapeshifters": "blue"})
    t.put("shapeshifters", "C2", "SH")
    t.put("shapeshifters", "E5")
    t.bridge("shapeshifters", "C2:E5")
    t.give("shapeshifters", power=(0, 0, 5))
    t.play("action ACTH5. pick-color gray")
    assert t.area("shapeshifters") == 2


def test_priests_on_the_cult_board_stay() -> None:
    """Stronghold: priests sent earlier are still theirs."""
    t = _palace(scoring="SCORE9")
    t.give("shapeshifters", priests=1)
    t.play("send p to fire for 3")
    t.until("shapeshifters")
    t.play("action ACTH5. pick-color gray. done")
    coins = t.coins("shapeshifters")
    t.pass_all()
    assert t.coins("shapeshifters") >= coins + 2


def test_spades_count_from_the_new_home() -> None:
    """Transforming: the cycle is counted from the home terrain of the moment, and ends there."""
    t = _palace()
    t.play("action ACTH5. pick-color black. done")
    t.until("shapeshifters")
    assert t.price("transform E7 to black. done") == (0, 9, 0)  # mountains
    assert t.price("transform D4 to black. done") == (0, 9, 0)  # wasteland, over desert and plains
    t.paint("E5", "brown")
    assert t.price("transform E5 to black. done") == (0, 3, 0)


def test_sacrifice_for_the_action() -> None:
    """Sacrificing power: it is spent at once, for the stronghold's action as for a power action."""
    t = _palace((0, 4, 3))
    t.give("shapeshifters", workers=0, coins=0, priests=0)
    t.play("burn 1. burn 1")
    assert t.may("action ACTH5")


def test_no_vp_and_no_scoring_tile() -> None:
    """Errata of 2015: the change itself brings nothing."""
    t = _palace(scoring="SCORE1")
    t.play("action ACTH5. pick-color gray. done")
    assert t.vp("shapeshifters") == 20


def test_halflings_and_darklings_do_not_mind() -> None:
    """Transforming: the price of a space is counted by its terrain, whoever calls it home."""
    t = Table("halflings", "shapeshifters", terrains={"shapeshifters": "black"})
    t.put("halflings", "E6")
    t.rich("halflings")
    assert t.price("transform E5 to brown. done") == (0, 3, 0)
    t = Table("darklings", "shapeshifters", terrains={"shapeshifters": "brown"})
    t.put("darklings", "E5")
    t.rich("darklings")
    assert t.price("transform E6 to black. done") == (0, 0, 1)


def test_no_terrain_to_unlock() -> None:
    """Ability: priests are priests; only the Riverwalkers unlock."""
    t = _palace((0, 0, 5))
    t.play("convert 5pw to 1p")
    assert t.priests("shapeshifters") == 1
    assert t.get("shapeshifters", UNLOCKED) == 2 ** WHEEL.index("blue")
