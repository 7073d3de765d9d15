"""Base, Power via cult tracks; Only one player on space 10; 5 - Send a priest to the order of a cult."""

import pytest

from mystica.engine.core import state as column
from tests.rules.table import Table

FIRE, WATER, EARTH, AIR = range(4)


def on_fire(
    level: int, *, keys: int = 0, priests: int = 1, power: tuple[int, int, int] = (12, 0, 0), **options: str
) -> Table:
    """Witches on a space of the cult of fire, nomads beside them."""
    t = Table("witches", "nomads", **options)  # type: ignore[arg-type]
    t.give("witches", cults=(level, 0, 0, 0), keys=keys, priests=priests, power=power)
    return t


# ---- Power via cult tracks --------------------------------------------------------------------------------


def test_example_of_four_power() -> None:
    """Base, Power via cult tracks, example: three spaces from 4 to 7 pass two thresholds of 2 power each."""
    t = Table("nomads", "witches")
    t.give("nomads", cults=(0, 0, 0, 4), priests=1, power=(12, 0, 0))
    t.play("send p to air for 3")
    assert t.cults("nomads") == (0, 0, 0, 7)
    assert t.power("nomads") == (8, 4, 0)


@pytest.mark.parametrize(
    ("level", "power"), [(0, 0), (1, 0), (2, 1), (3, 0), (4, 2), (5, 0), (6, 2), (7, 0), (8, 0), (9, 3)]
)
def test_power_of_each_space(level: int, power: int) -> None:
    """Base, Power via cult tracks: 1, 2, 2 and 3 power for reaching spaces 3, 5, 7 and 10, nothing elsewhere."""
    t = on_fire(level, keys=1)
    t.play("send p to fire for 1. +fire" if level == 9 else "send p to fire for 1")
    assert t.cults("witches")[FIRE] == level + 1
    assert t.power("witches") == (12 - power, power, 0)


def test_power_only_once() -> None:
    """Base, Power via cult tracks: a threshold pays on the way past it and never again."""
    t = on_fire(2, priests=2)
    t.play("witches: send p to fire for 3")
    assert t.power("witches") == (9, 3, 0)  # spaces 3 and 5
    t.play("nomads: pass BON1\nwitches: send p to fire for 1")
    assert t.cults("witches")[FIRE] == 6
    assert t.power("witches") == (9, 3, 0)


def test_power_of_the_cult_track_costs_no_vp() -> None:
    """Base, The price of power: only power from structures costs VP."""
    t = on_fire(4)
    t.play("send p to fire for 3")
    assert t.vp("witches") == 20


# ---- Only one player on space 10 --------------------------------------------------------------------------


def test_without_a_key_the_marker_stops_at_9() -> None:
    """Base, Founding a town: each space 10 needs the key of a town."""
    t = on_fire(8)
    t.play("send p to fire for 2")
    assert t.cults("witches")[FIRE] == 9
    assert t.power("witches") == (12, 0, 0)


def test_a_key_opens_one_space_10() -> None:
    """Base, Only one player on space 10: one town, one space 10; it brings 3 power."""
    t = on_fire(8, keys=1)
    t.play("send p to fire for 2. +fire")
    assert t.cults("witches")[FIRE] == 10
    assert t.keys("witches") == 0
    assert t.power("witches") == (9, 3, 0)


def test_a_key_need_not_be_used() -> None:
    """Base, Founding a town: a key allows the last step, for each space 10 somebody wants to advance to."""
    t = on_fire(8, keys=1)
    t.play("send p to fire for 2")
    assert t.legal() == {"+fire", "done"}
    t.play("done")
    assert (t.cults("witches")[FIRE], t.keys("witches"), t.power("witches")) == (9, 1, (12, 0, 0))
    assert not t.may("+fire")


def test_key_use_always() -> None:
    """Ruling key-use=always: who has a key goes to 10, and nobody is asked."""
    t = on_fire(8, keys=1, key_use="always")
    t.play("send p to fire for 2")
    assert (t.cults("witches")[FIRE], t.keys("witches"), t.power("witches")) == (10, 0, (9, 3, 0))


def test_a_key_kept_is_there_for_another_track() -> None:
    t = on_fire(9, keys=1, priests=2)
    t.give("witches", cults=(9, 9, 0, 0))
    t.play("witches: send p to fire for 1. done\nnomads: pass BON1\nwitches: send p to water for 1. +water")
    assert (t.cults("witches")[:2], t.keys("witches")) == ((9, 10), 0)


def test_a_reaction_step_asks_for_its_own_track_only() -> None:
    """What stopped in an earlier action stays there."""
    t = Table("cultists", "nomads")
    t.put("cultists", "E6")
    t.put("nomads", "F3")
    t.rich("cultists")
    t.give("nomads", power=(6, 0, 0))
    t.give("cultists", cults=(9, 9, 0, 0), keys=1)
    t.play("send p to fire for 1. done")
    t.until("cultists")
    t.play("upgrade E6 to TP")
    t.play("nomads: leech")
    t.play("cultists: +water")
    assert t.legal() == {"+water", "done"}


def test_a_key_is_not_needed_below_10() -> None:
    """Base, Only one player on space 10: the key goes with the last step only."""
    t = on_fire(7, keys=1)
    t.play("send p to fire for 2")
    assert t.cults("witches")[FIRE] == 9
    assert t.keys("witches") == 1


def test_two_towns_two_tracks() -> None:
    """Base, Only one player on space 10: two towns reach 10 on two tracks, a third track stops at 9."""
    t = Table("witches", "nomads")
    t.give("witches", cults=(9, 9, 9, 0), keys=2, priests=3)
    t.play("witches: send p to fire for 1. +fire\nnomads: pass BON1\nwitches: send p to water for 1. +water. done")
    t.play("witches: send p to earth for 1")
    assert t.cults("witches") == (10, 10, 9, 0)
    assert t.keys("witches") == 0


def test_only_one_player_on_10() -> None:
    """Base, Only one player on space 10: whoever comes second stops at 9 and keeps the key."""
    t = on_fire(8, keys=1)
    t.give("nomads", cults=(10, 0, 0, 0))
    t.play("send p to fire for 3")
    assert t.cults("witches")[FIRE] == 9
    assert t.keys("witches") == 1


def test_several_players_on_other_spaces() -> None:
    """Base, Only one player on space 10: all spaces below are shared."""
    t = on_fire(8)
    t.give("nomads", cults=(9, 0, 0, 0))
    t.play("send p to fire for 1")
    assert t.cults("witches")[FIRE] == t.cults("nomads")[FIRE] == 9


# ---- 5 - Send a priest to the order of a cult -------------------------------------------------------------


def sending(t: Table, cult: str) -> set[int]:
    """Steps a priest sent to this cult may make."""
    return {int(text[-1]) for text in t.legal() if text.startswith(f"send p to {cult}")}


def test_places_of_an_order() -> None:
    """Base, action 5: the first place is worth 3 steps, the other three 2, and each holds one priest."""
    t = Table("witches", "nomads")
    t.give("witches", priests=5, power=(0, 0, 0), workers=0)
    t.play("witches: send p to fire for 3\nnomads: pass BON1")
    t.finish(unless="witches")
    for level in (5, 7, 9):
        assert sending(t, "fire") == {1, 2}
        t.play("witches: send p to fire for 2")
        assert t.cults("witches")[FIRE] == level
        t.finish()
    assert sending(t, "fire") == {1}
    assert sending(t, "water") == {1, 2, 3}


def test_place_for_two_before_the_place_for_three() -> None:
    """Base, action 5: the player chooses the place, also a smaller one, and the great one stays free."""
    t = on_fire(0)
    t.play("send p to fire for 2")
    assert t.cults("witches")[FIRE] == 2
    t.finish()
    t.give("nomads", priests=1)
    assert sending(t, "fire") == {1, 2, 3}


def test_places_taken_by_others() -> None:
    """Base, action 5: the places are common to all players."""
    t = on_fire(0)
    t.give("nomads", priests=1, cults=(0, 0, 0, 0))
    t.play("send p to fire for 3")
    t.finish()
    assert t.decider == "nomads"
    assert sending(t, "fire") == {1, 2}
    assert not t.may("send p to fire for 3")


def test_no_priest_to_send() -> None:
    """Base, action 5: it takes a priest of one's own."""
    t = on_fire(0, priests=0, power=(12, 0, 0))
    assert not [text for text in t.legal() if text.startswith("send")]


def test_priest_is_gone_for_good() -> None:
    """Base, action 5: a priest on the cult board never comes back, so the supply of seven shrinks."""
    t = on_fire(0, priests=6, power=(0, 0, 12))
    t.play("send p to fire for 3")  # five left, one on the board, one in the supply
    t.play("convert 5pw to 1p")
    assert t.priests("witches") == 6
    t.give("witches", power=(0, 0, 12))
    assert not t.may("convert 5pw to 1p")


def test_returned_priest_may_be_gained_again() -> None:
    """Base, action 5: for a single step the priest goes back to the supply."""
    t = on_fire(0, priests=7, power=(0, 0, 12))
    assert not t.may("convert 5pw to 1p")
    t.play("send p to fire for 1. convert 5pw to 1p")
    assert t.priests("witches") == 7
    assert t.cults("witches")[FIRE] == 1


def test_income_beyond_the_supply_of_priests_is_lost() -> None:
    """Base, Basic income and action 5: priests come from the own supply only, which falls with each one sent."""
    t = Table("witches", "nomads")
    t.put("witches", "F4 E6", "TE")
    t.give("witches", priests=6, workers=0, power=(0, 0, 0))
    t.play("witches: send p to fire for 2")
    t.give("witches", priests=6)
    t.pass_all()
    assert t.round == 2
    assert t.priests("witches") == 6


@pytest.mark.parametrize(("level", "steps", "end"), [(8, 3, 9), (8, 2, 9), (9, 3, 9), (9, 1, 9)])
def test_priest_that_cannot_move_fully(level: int, steps: int, end: int) -> None:
    """FAQ, Cult tracks: a priest may be sent where the marker cannot go all the way, or not at all."""
    t = on_fire(level)
    t.play(f"send p to fire for {steps}")
    assert t.cults("witches")[FIRE] == end
    assert t.priests("witches") == 0
    assert t.get("witches", column.PRIESTS_SENT) == (1 if steps > 1 else 0)


def test_priest_to_a_finished_track() -> None:
    """FAQ, Cult tracks: even on space 10 a priest may take a place, with no step."""
    t = on_fire(10, keys=1)
    t.play("send p to fire for 3")
    assert t.cults("witches")[FIRE] == 10
    assert t.keys("witches") == 1
    t.finish()
    t.give("nomads", priests=1)
    assert sending(t, "fire") == {1, 2}


def test_one_step_when_all_places_are_taken() -> None:
    """FAQ, Cult tracks: with the order full a priest may still come for one step and return to the supply."""
    t = on_fire(0)
    for place in range(4):
        t.state.v[column.PRIESTS_AT + FIRE * 4 + place] = 2
    assert sending(t, "fire") == {1}
    t.play("send p to fire for 1")
    assert t.cults("witches")[FIRE] == 1
    assert t.get("witches", column.PRIESTS_SENT) == 0


# ---- Timing: keys that come in the same action ------------------------------------------------------------


def temple_away_from_a_group(fire: int, *others: str, **options: str) -> Table:
    """Witches with four structures of power value 6 and a trading house elsewhere that becomes a temple."""
    t = Table("witches", "nomads", *others, round=1, **options)
    t.put("witches", "E5 E6", "TP")
    t.put("witches", "F3 F4")
    t.put("witches", "H7", "TP")
    t.give("witches", coins=5, workers=2, priests=0, power=(12, 0, 0), cults=(fire, 0, 0, 0))
    return t


def test_favor_fire_2_with_the_key_of_the_town_it_founds() -> None:
    """FAQ, Timing: from fire 8, favor fire-2 founds a town of power 6 whose key lifts the marker to 10."""
    t = temple_away_from_a_group(8)
    t.play("upgrade H7 to TE. +FAV5")
    assert t.cults("witches")[FIRE] == 9
    t.play("+TW1. +fire")
    assert t.cults("witches")[FIRE] == 10
    assert t.keys("witches") == 0
    assert t.power("witches") == (9, 3, 0)


def test_favor_fire_2_without_using_the_key() -> None:
    """FAQ, Timing: the order is the player's choice, so the key may also be kept and the marker stays on 9."""
    t = temple_away_from_a_group(8)
    t.play("upgrade H7 to TE. +FAV5. +TW1. done")
    assert t.cults("witches")[FIRE] == 9
    assert t.keys("witches") == 1


def test_no_key_question_where_no_step_was_lost() -> None:
    """FAQ, Timing: the key of the town makes up a lost step only; at 7 favor fire-2 reaches 9 in full."""
    t = temple_away_from_a_group(7)
    t.play("upgrade H7 to TE. +FAV5. +TW1")
    assert not t.may("+fire")
    assert t.cults("witches")[FIRE] == 9
    assert t.keys("witches") == 1


def test_no_key_question_where_10_is_taken() -> None:
    """Base, Only one player on space 10, with FAQ, Timing: a key is of no use where somebody else stands on 10."""
    t = temple_away_from_a_group(8)
    t.give("nomads", cults=(10, 0, 0, 0))
    t.play("upgrade H7 to TE. +FAV5. +TW1")
    assert not t.may("+fire")
    assert (t.cults("witches")[FIRE], t.keys("witches")) == (9, 1)


def test_town_tile_with_steps_after_favor_fire_2() -> None:
    """FAQ, Timing: the town tile with cult steps brings key and step at once, and asks once."""
    t = temple_away_from_a_group(8)
    t.play("upgrade H7 to TE. +FAV5. +TW5. +fire")
    assert t.cults("witches") == (10, 1, 1, 1)
    assert t.keys("witches") == 0
    assert not t.may("+fire")


def test_one_key_for_a_stopped_step_and_a_step_of_the_tile() -> None:
    """FAQ, Timing, and ours: one key for two tracks before 10 is one choice, not two."""
    t = temple_away_from_a_group(8)
    t.give("witches", cults=(8, 9, 0, 0))
    t.play("upgrade H7 to TE. +FAV5. +TW5")
    assert t.legal() == {"+fire", "+water", "done"}
    t.play("+water")
    assert t.cults("witches") == (9, 10, 1, 1)
    assert not t.may("+fire")


def test_a_lost_step_is_not_made_up_in_a_later_action() -> None:
    """Base, Only one player on space 10: a key that comes in another action lifts no marker by itself."""
    t = temple_away_from_a_group(9)
    t.give("witches", priests=1)
    t.play("witches: send p to fire for 1\nnomads: pass BON1")
    t.finish(unless="witches")
    t.play("upgrade H7 to TE. +FAV11")
    t.finish()
    t.favor("witches", "FAV5")
    t.paint("E7", "green")
    t.give("witches", coins=2, workers=1)
    t.play("build E7. +TW1")
    assert not t.may("+fire")
    assert (t.cults("witches")[FIRE], t.keys("witches")) == (9, 1)


def test_a_lost_step_is_not_made_up_in_the_second_action_of_a_double_turn() -> None:
    """Base, Only one player on space 10: the two actions of a double turn are two actions here, too."""
    t = Table("chaosmagicians", "nomads")
    t.put("chaosmagicians", "E5", "SH")
    t.put("chaosmagicians", "E6 E7", "TP")
    t.paint("F4", "red")
    t.give("chaosmagicians", coins=2, workers=1, priests=1, power=(12, 0, 0), cults=(9, 0, 0, 0))
    t.play("action ACTC. send p to fire for 1. build F4. +TW1")
    assert not t.may("+fire")
    assert (t.cults("chaosmagicians")[FIRE], t.keys("chaosmagicians")) == (9, 1)


# ---- Fewer keys than tracks about to reach 10 -------------------------------------------------------------


def about_to_found(cults: tuple[int, int, int, int], **options: str) -> Table:
    """Witches one dwelling short of a town."""
    t = Table("witches", "nomads", promo_towns="true", round=1, **options)
    t.put("witches", "E5 E6 E7", "TP")
    t.paint("F4", "green")
    t.give("witches", coins=2, workers=1, power=(12, 0, 0), cults=cults)
    return t


@pytest.mark.parametrize(("pick", "end"), [("+fire", (10, 9, 1, 3)), ("+water", (9, 10, 1, 3))])
def test_the_player_chooses_the_track_for_the_key(pick: str, end: tuple[int, int, int, int]) -> None:
    """Ours: with one key and two markers on 9, the player says which of them the tile's step lifts."""
    t = about_to_found((9, 9, 0, 2))
    t.play("build F4. +TW5")
    assert t.legal() == {"+fire", "+water", "done"}
    t.play(pick)
    assert t.cults("witches") == end
    assert t.keys("witches") == 0
    assert t.power("witches") == (8, 4, 0)  # 3 for space 10, 1 for space 3 of air


def test_two_keys_for_three_tracks() -> None:
    """Ours: the tile with two keys and two steps leaves two choices among three tracks."""
    t = about_to_found((8, 9, 8, 0))
    t.play("build F4. +TW6")
    assert t.legal() == {"+fire", "+water", "+earth", "done"}
    t.play("+earth")
    assert t.legal() == {"+fire", "+water", "done"}
    t.play("+fire")
    assert t.cults("witches") == (10, 9, 10, 2)
    assert t.keys("witches") == 0


def test_enough_keys_leave_no_choice() -> None:
    """Ruling key-use=always: with a key for each track all of them reach 10 at once."""
    t = about_to_found((8, 9, 7, 0), key_use="always")
    t.play("build F4. +TW6")
    assert t.cults("witches") == (10, 10, 9, 2)
    assert t.keys("witches") == 0


def test_a_taken_space_10_is_no_choice() -> None:
    """Base, Only one player on space 10: a track whose top is taken asks for no key."""
    t = about_to_found((9, 9, 0, 0))
    t.give("nomads", cults=(10, 0, 0, 0))
    t.play("build F4. +TW5")
    assert t.legal() == {"+water", "done"}
    t.play("+water")
    assert t.cults("witches") == (9, 10, 1, 1)


def two_stopped_tracks(keys_short: str) -> Table:
    """Chaos Magicians on 9 and 8 take two favors, of which one founds a town."""
    t = Table("chaosmagicians", "witches", keys_short=keys_short, key_use="always")
    t.put("chaosmagicians", "E5 E6", "TP")
    t.put("chaosmagicians", "F3 F4")
    t.put("chaosmagicians", "H7", "TP")
    t.give("chaosmagicians", coins=5, workers=2, power=(12, 0, 0), cults=(9, 0, 0, 8))
    t.play("upgrade H7 to TE. +FAV5. +FAV4")
    assert t.cults("chaosmagicians") == (9, 0, 0, 9)
    return t


def test_keys_short_choice() -> None:
    """Ours: two steps were stopped in this action and one key comes; the player picks the track, or none."""
    t = two_stopped_tracks("choice")
    t.play("+TW1")
    assert t.legal() == {"+fire", "+air", "done"}
    t.play("+air")
    assert t.cults("chaosmagicians") == (9, 0, 0, 10)
    assert t.keys("chaosmagicians") == 0


def test_keys_short_stop() -> None:
    """Ruling keys-short=stop: stopped steps are made up only if there are keys for all of them."""
    t = two_stopped_tracks("stop")
    t.play("+TW1")
    assert not t.may("+air")
    assert t.cults("chaosmagicians") == (9, 0, 0, 9)
    assert t.keys("chaosmagicians") == 1


def test_keys_short_stop_with_enough_keys() -> None:
    """Ruling keys-short=stop: one stopped step and one key need no question."""
    t = temple_away_from_a_group(8, keys_short="stop", key_use="always")
    t.play("upgrade H7 to TE. +FAV5. +TW1")
    assert t.cults("witches")[FIRE] == 10
    assert t.keys("witches") == 0


def test_keys_short_stop_and_the_steps_of_the_tile() -> None:
    """Ruling keys-short=stop: of the tile's own steps one still reaches 10; which one is for the player to name."""
    t = about_to_found((9, 9, 0, 2), keys_short="stop")
    t.play("build F4. +TW5. +water")
    assert t.cults("witches") == (9, 10, 1, 3)


def test_two_keys_for_one_stopped_step() -> None:
    """FAQ, Timing: two towns founded at once ask about a stopped step once, not twice."""
    t = temple_away_from_a_group(8)
    t.put("witches", "A4 A5", "TP")
    t.put("witches", "A6 A7")
    t.play("upgrade H7 to TE. +FAV5. +TW1. +TW1")
    assert t.legal() == {"done", "+fire"}
    t.play("done")
    assert (t.cults("witches")[FIRE], t.keys("witches")) == (9, 2)
    assert not t.may("+fire")


def test_the_order_of_two_favors_is_free() -> None:
    """FAQ, Timing: the Chaos Magicians settle favors and town in the order they like."""
    t = two_stopped_tracks("choice")
    u = Table("chaosmagicians", "witches")
    u.put("chaosmagicians", "E5 E6", "TP")
    u.put("chaosmagicians", "F3 F4")
    u.put("chaosmagicians", "H7", "TP")
    u.give("chaosmagicians", coins=5, workers=2, power=(12, 0, 0), cults=(9, 0, 0, 8))
    u.play("upgrade H7 to TE. +FAV5. +TW1. +fire. +FAV4")
    t.play("+TW1. +fire")
    assert t.cults("chaosmagicians") == u.cults("chaosmagicians") == (10, 0, 0, 9)
    assert t.power("chaosmagicians") == u.power("chaosmagicians")
