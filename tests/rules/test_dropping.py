"""Ours: a player leaves the game. The faction stays on the board and passes from then on."""

import pytest

from mystica.engine.core import actions as act
from mystica.engine.core import state as column
from mystica.engine.core.state import BONUS_CARD, LATE_STEPS, PASSED, TOWN_PICKS, seat_base
from mystica.engine.flow import apply, decider, is_over, may_apply_unlisted, new_game
from mystica.engine.playout import legal_actions
from mystica.notation.moves import text_of
from mystica.setups import draw
from tests.rules.table import Table


def _three(*, scoring: str = "SCORE3", round: int = 1, profile: str = "official", **options: str) -> Table:
    """Cultists on E6, Nomads on F3 and Witches on F4, all side by side, with bowls that have room."""
    t = Table("cultists", "nomads", "witches", scoring=scoring, round=round, profile=profile, **options)
    t.put("cultists", "E6")
    t.put("nomads", "F3")
    t.put("witches", "F4")
    for faction in ("cultists", "nomads", "witches"):
        t.give(faction, coins=30, workers=15, priests=1, power=(5, 7, 0))
    return t


def _can_drop(t: Table, faction: str) -> bool:
    return may_apply_unlisted(t.state, int(act.DROP) + t.seat(faction))


# ---- when -------------------------------------------------------------------------------------------------


def test_in_the_own_turn() -> None:
    """The turn ends and the next player is on."""
    t = _three()
    t.drop("cultists")
    assert t.decider == "nomads"
    assert t.may("pass BON1")


def test_after_the_own_action() -> None:
    """Conversions after the action are not waited for."""
    t = _three()
    t.play("send p to fire for 3")
    assert t.decider == "cultists"
    t.drop("cultists")
    assert t.decider == "nomads"


def test_in_anothers_turn() -> None:
    """That turn goes on; the seat of the one who left is skipped."""
    t = _three()
    t.drop("nomads")
    assert t.decider == "cultists"
    t.play("send p to fire for 3. done")
    assert t.decider == "witches"


def test_after_passing() -> None:
    """The card just taken goes back, and nothing else changes in this round."""
    t = _three()
    t.play("pass BON1")
    t.finish()
    t.drop("cultists")
    assert t.decider == "nomads"
    assert t.may("pass BON1")


def test_as_the_last_one_in_the_round() -> None:
    """With everybody else passed, leaving ends the round."""
    t = _three()
    t.play("send p to fire for 3. done")
    t.until("cultists")
    t.drop("cultists")
    assert t.round == 2
    assert t.decider == "nomads"


def test_with_an_offer_to_answer() -> None:
    """The offer counts as declined, and the next one is asked."""
    t = _three()
    t.play("upgrade E6 to TP")
    assert t.decider == "nomads"
    t.drop("nomads")
    assert t.power("nomads") == (5, 7, 0)
    assert t.decider == "witches"
    assert t.may("leech 1 from cultists")


def test_with_an_offer_not_yet_asked() -> None:
    """Whoever leaves before being asked is not asked."""
    t = _three()
    t.play("upgrade E6 to TP")
    t.drop("witches")
    t.play("nomads: decline")
    assert t.decider == "cultists"
    assert t.power("cultists") == (4, 8, 0)  # all have refused


def test_with_an_offer_left_open() -> None:
    """Ruling leech=deferred: open offers count as declined."""
    t = _three(profile="snellman")
    t.play("upgrade E6 to TP. done. later. later")
    t.drop("witches")
    assert not may_apply_unlisted(t.state, int(act.ANSWER) + t.seat("witches") * 64 + 1)
    t.drop("nomads")
    assert t.power("cultists") == (4, 8, 0)
    assert t.decider == "cultists"


def test_builder_leaves_while_others_are_asked() -> None:
    """Power from the structure that stands can still be taken; the builder's reaction is gone."""
    t = _three()
    t.play("upgrade E6 to TP")
    t.drop("cultists")
    assert t.decider == "nomads"
    t.play("leech")
    assert t.power("nomads") == (4, 8, 0)
    t.play("witches: decline")
    assert t.decider == "nomads" and t.may("pass BON1")


def test_with_a_reaction_step_to_make() -> None:
    """The step is lost, the others are asked on."""
    t = _three()
    t.play("upgrade E6 to TP")
    t.play("nomads: leech")
    assert t.decider == "cultists"
    t.drop("cultists")
    assert t.decider == "witches"
    assert t.cults("cultists") == (1, 0, 1, 0)


def test_with_a_reaction_step_left_open() -> None:
    """Ruling reaction-step=deferred: it neither holds up the round nor keeps a 10 from others."""
    t = _three(profile="snellman")
    t.give("cultists", cults=(9, 0, 0, 0), keys=1)
    t.give("nomads", cults=(9, 0, 0, 0), keys=1)
    t.play("upgrade E6 to TP. done. leech. later. decline")
    assert t.get("cultists", LATE_STEPS) == 1
    t.drop("cultists")
    t.play("nomads: send p to fire for 1")
    assert t.cults("nomads")[0] == 10
    t.pass_all()
    assert t.round == 2


def test_with_a_favor_tile_to_pick() -> None:
    """The tile stays in the supply."""
    t = _three()
    t.put("cultists", "E6", "TP")
    t.play("upgrade E6 to TE")
    assert t.may("+FAV3")
    t.drop("cultists")
    t.play("nomads: decline")
    t.play("witches: decline")
    t.put("nomads", "F3", "TP")
    t.play("nomads: upgrade F3 to TE")
    assert t.may("+FAV3")


def test_with_a_town_tile_to_pick() -> None:
    """The tile stays in the supply and is free for others."""
    t = Table("witches", "nomads")
    t.put("witches", "F4", "SH")
    t.put("witches", "E6", "TP")
    t.put("witches", "E7")
    t.paint("F3", "green")
    t.rich("witches")
    t.play("build F3")
    assert t.may("+TW1") and t.state.v[TOWN_PICKS] == 1
    t.drop("witches")
    assert t.state.v[TOWN_PICKS] == 0
    assert t.vp("witches") == 20
    assert t.decider == "nomads"


def test_in_the_middle_of_transform_and_build() -> None:
    """What was transformed stays; spades not used are gone."""
    t = _three()
    t.give("cultists", power=(0, 0, 6))
    t.play("action ACT6. transform E5 to brown")
    assert t.may("build E5")
    t.drop("cultists")
    assert (t.terrain("E5"), t.structure("E5"), t.decider) == ("brown", "", "nomads")


def test_in_the_middle_of_a_sacrifice() -> None:
    """The token is gone, the turn is over."""
    t = _three()
    t.play("burn")
    t.drop("cultists")
    assert t.power("cultists") == (5, 5, 1)
    assert t.decider == "nomads"


def test_in_a_double_turn() -> None:
    """The second action is lost with the turn."""
    t = Table("chaosmagicians", "nomads")
    t.put("chaosmagicians", "D4", "SH")
    t.rich("chaosmagicians")
    t.play("action ACTC. action ACT4")
    t.drop("chaosmagicians")
    assert t.decider == "nomads"


def test_in_the_cult_bonus_phase() -> None:
    """Spades of the one who left are lost, those of the others are used as ever."""
    t = _three(scoring="SCORE8")
    t.give("cultists", cults=(0, 0, 0, 4))
    t.give("witches", cults=(0, 0, 0, 4))
    t.pass_all()
    assert t.decider == "cultists"
    t.drop("cultists")
    assert (t.decider, t.round) == ("witches", 1)
    t.play("done")
    assert t.round == 2


def test_in_the_cult_bonus_phase_of_another() -> None:
    """Leaving while somebody else uses spades takes the own ones away."""
    t = _three(scoring="SCORE8")
    t.give("cultists", cults=(0, 0, 0, 4))
    t.give("witches", cults=(0, 0, 0, 4))
    t.pass_all()
    t.drop("witches")
    assert t.decider == "cultists"
    t.play("done")
    assert (t.decider, t.round) == ("cultists", 2)


def test_only_once_and_only_in_the_game() -> None:
    """Nobody leaves twice, or after the end."""
    t = _three()
    assert _can_drop(t, "nomads")
    t.drop("nomads")
    assert not _can_drop(t, "nomads")
    t = _three(round=6)
    t.pass_all()
    assert is_over(t.state)
    assert not _can_drop(t, "nomads")


def test_leaving_while_first_dwellings_are_placed() -> None:
    """Whoever leaves then places no more, takes no card and passes every round."""
    state = new_game(draw(3, 4, factions=("witches", "nomads", "giants")).engine_setup())
    apply(state, legal_actions(state)[0])
    assert may_apply_unlisted(state, act.DROP + 1)
    apply(state, act.DROP + 1)
    asked: set[int] = set()
    while state.v[column.ROUND] == 0:
        asked.add(decider(state))
        apply(state, legal_actions(state)[0])
    assert asked == {0, 2}
    me = seat_base(1)
    assert (state.v[me + column.BONUS_CARD], state.v[me + column.PASSED]) == (0, 1)


def test_leaving_while_first_cards_are_taken() -> None:
    state = new_game(draw(2, 4, factions=("witches", "nomads"), options={"turn-order": "passing"}).engine_setup())
    while not any(text_of(state, a).startswith("pass") for a in legal_actions(state)):
        apply(state, legal_actions(state)[0])
    apply(state, act.DROP)
    assert decider(state) == 1
    apply(state, legal_actions(state)[0])
    assert (state.v[column.ROUND], decider(state)) == (1, 1)
    assert [state.v[column.ORDER + k] for k in range(2)] == [1, 0]


def test_nobody_leaves_while_factions_are_chosen() -> None:
    state = new_game(draw(2, 4).engine_setup())
    assert not may_apply_unlisted(state, act.DROP)


# ---- what stays -------------------------------------------------------------------------------------------


def test_faction_stays_on_the_board() -> None:
    """Structures stay where they are and keep their spaces occupied."""
    t = _three()
    t.drop("nomads")
    assert t.structure("F3") == "nomads D"
    assert not t.may("transform F3 to brown")


def test_passes_every_later_round() -> None:
    """No turn in any later round, and no bonus card."""
    t = _three()
    t.drop("nomads")
    for number in (2, 3, 4):
        t.pass_all()
        assert t.round == number
        assert t.get("nomads", PASSED) == 1
        assert t.get("nomads", BONUS_CARD) == 0


def test_bonus_card_goes_back() -> None:
    """Others may take it at once."""
    t = _three()
    t.card("nomads", "BON3")
    assert not t.may("pass BON3")
    t.drop("nomads")
    assert t.may("pass BON3")


def test_no_offers_any_more() -> None:
    """Structures of a faction without a player take no power."""
    t = _three()
    t.drop("nomads")
    t.play("upgrade E6 to TP")
    assert t.decider == "witches"
    t.play("decline")
    assert t.decider == "cultists"
    assert t.power("nomads") == (5, 7, 0)


def test_nobody_to_refuse_any_more() -> None:
    """Erratum: with only a faction without a player beside it, a structure brings the Cultists nothing."""
    t = Table("cultists", "nomads")
    t.put("cultists", "E6")
    t.put("nomads", "F3")
    t.give("cultists", coins=30, workers=15, power=(5, 7, 0))
    t.drop("nomads")
    t.play("upgrade E6 to TP")
    assert t.decider == "cultists"
    assert t.power("cultists") == (5, 7, 0)


def test_trading_house_discount_stays() -> None:
    """A neighbour's structure is a neighbour's structure."""
    t = Table("cultists", "nomads")
    t.put("cultists", "E6 A1")
    t.put("nomads", "F3")
    t.rich("cultists")
    t.drop("nomads")
    assert t.price("upgrade E6 to TP") == (3, 2, 0)
    assert t.price("upgrade A1 to TP") == (6, 2, 0)


def test_space_10_stays_taken() -> None:
    """The marker stays on its track."""
    t = _three()
    t.give("nomads", cults=(10, 0, 0, 0))
    t.give("cultists", cults=(9, 0, 0, 0), keys=1)
    t.drop("nomads")
    t.play("send p to fire for 3")
    assert t.cults("cultists")[0] == 9


def test_no_cult_bonus_spades_any_more() -> None:
    """Nobody is there to use them."""
    t = _three(scoring="SCORE8")
    t.give("nomads", cults=(0, 0, 0, 8))
    for faction in ("cultists", "witches"):
        t.give(faction, cults=(0, 0, 0, 0))
    t.drop("nomads")
    t.pass_all()
    assert t.round == 2


def test_still_competes_in_final_scoring() -> None:
    """Cult tracks, areas and resources of the faction count."""
    t = Table("cultists", "nomads", round=6)
    t.put("cultists", "E6")
    t.put("nomads", "F3 E8 D5")
    t.give("cultists", coins=0, workers=0, power=(12, 0, 0), cults=(1, 0, 0, 0))
    t.give("nomads", coins=6, workers=0, power=(12, 0, 0), cults=(5, 0, 0, 0))
    t.drop("nomads")
    t.pass_all()
    assert is_over(t.state)
    assert t.vp("nomads") == 20 + 8 + 18 + 2
    assert t.vp("cultists") == 20 + 4 + 12


@pytest.mark.parametrize("order", ["clockwise", "passing"])
@pytest.mark.parametrize("profile", ["official", "snellman"])
def test_everybody_leaves(profile: str, order: str) -> None:
    """The game ends by itself, with its final scoring."""
    t = _three(profile=profile, turn_order=order)
    t.drop("witches")
    t.drop("cultists")
    assert t.decider == "nomads"
    t.drop("nomads")
    assert is_over(t.state)
    assert t.round == 6
    assert all(t.vp(faction) > 20 for faction in ("cultists", "nomads", "witches"))


# ---- the order of play ------------------------------------------------------------------------------------


def test_leaving_is_not_passing_first() -> None:
    """The first to pass starts the next round, not the one who left before."""
    t = _three()
    t.drop("cultists")
    t.play("nomads: send p to fire for 3")
    t.play("witches: pass BON1")
    t.pass_all()
    assert t.order == ["witches", "cultists", "nomads"]
    assert t.decider == "witches"


def test_leaving_after_passing_first() -> None:
    """Clockwise from the first to pass, even if that seat is empty by then."""
    t = _three()
    t.play("send p to fire for 3")
    t.play("nomads: pass BON1")
    t.drop("nomads")
    t.pass_all()
    assert t.order == ["nomads", "witches", "cultists"]
    assert t.decider == "witches"


def test_order_by_passing_in_the_own_turn() -> None:
    """Ruling turn-order=passing: who leaves goes to the end, the others keep their order."""
    t = _three(turn_order="passing")
    t.drop("cultists")
    assert (t.order, t.decider) == (["nomads", "witches", "cultists"], "nomads")


def test_order_by_passing_in_the_own_turn_from_the_middle() -> None:
    """Ruling turn-order=passing: the next in order follows, not the first again."""
    t = _three(turn_order="passing")
    t.play("send p to fire for 3. done")
    t.drop("nomads")
    assert (t.order, t.decider) == (["cultists", "witches", "nomads"], "witches")


def test_order_by_passing_in_anothers_turn() -> None:
    """Ruling turn-order=passing: the same, and the turn that runs goes on with the right successor."""
    t = _three(turn_order="passing")
    t.drop("nomads")
    assert t.order == ["cultists", "witches", "nomads"]
    t.play("send p to fire for 3. done")
    assert t.decider == "witches"


def test_order_by_passing_of_one_before_the_current_player() -> None:
    """Ruling turn-order=passing: leaving of an earlier seat does not make anybody lose a turn."""
    t = _three(turn_order="passing")
    t.play("send p to fire for 3")
    t.play("nomads: send p to fire for 2")
    t.finish()
    assert t.decider == "witches"
    t.drop("nomads")
    assert t.order == ["cultists", "witches", "nomads"]
    t.play("send p to fire for 2. done")
    assert t.decider == "cultists"


def test_order_by_passing_after_passing() -> None:
    """Ruling turn-order=passing: who has passed keeps the place."""
    t = _three(turn_order="passing")
    t.play("pass BON1")
    t.play("nomads: pass BON2")
    t.finish()
    t.drop("cultists")
    assert t.order == ["witches", "cultists", "nomads"]
    t.play("pass BON3")
    t.finish()
    assert (t.round, t.order, t.decider) == (2, ["cultists", "nomads", "witches"], "nomads")


def test_order_by_passing_in_later_rounds() -> None:
    """Ruling turn-order=passing: the others' order follows their own passing, round by round."""
    t = _three(turn_order="passing")
    t.drop("nomads")
    t.play("send p to fire for 3. done")
    t.play("witches: pass BON1")
    t.pass_all()
    assert [faction for faction in t.order if faction != "nomads"] == ["witches", "cultists"]
    t.play("witches: send p to fire for 2")
    t.play("cultists: pass BON9")
    t.pass_all()
    assert [faction for faction in t.order if faction != "nomads"] == ["cultists", "witches"]
    assert t.decider == "cultists"


def test_offers_go_round_the_empty_seat() -> None:
    """Power via structures: with turn order by passing the others are asked in their order."""
    t = Table("cultists", "nomads", "witches", "giants", turn_order="passing")
    t.put("cultists", "E6")
    t.put("nomads", "F3")
    t.put("witches", "F4")
    t.put("giants", "D4")
    t.give("cultists", coins=30, workers=15)
    t.drop("nomads")
    t.play("upgrade E6 to TP")
    assert t.decider == "witches"
    t.play("decline")
    assert t.decider == "giants"


def test_play_goes_on_after_every_kind_of_leaving() -> None:
    """Whoever leaves at whatever decision of a round, the rest can play to the end."""
    for leaver in ("cultists", "nomads", "witches"):
        for moves in ("", "upgrade E6 to TP", "burn", "pass BON1", "transform E5 to brown"):
            t = _three(scoring="SCORE8")
            if moves:
                t.play(moves)
            t.drop(leaver)
            for _ in range(400):
                if is_over(t.state):
                    break
                assert t.decider not in ("", leaver)
                texts = t.legal()
                wanted = next((x for x in sorted(texts) if x.startswith(("done", "decline", "pass"))), sorted(texts)[0])
                t.play(wanted)
            assert is_over(t.state)


def test_unlisted_action_is_checked() -> None:
    """Leaving needs a seat of this game."""
    t = Table("cultists", "nomads")
    assert may_apply_unlisted(t.state, int(act.DROP) + 1)
    assert not may_apply_unlisted(t.state, int(act.DROP) + 2)
    apply(t.state, int(act.DROP) + 1)
    assert not may_apply_unlisted(t.state, int(act.DROP) + 1)
