"""Base, Phase III: cult bonuses and clean-up."""

import pytest

from mystica.engine.core import actions as act
from mystica.engine.core import state as column
from mystica.engine.core.ids import BY_CULT_BONUS, E_COINS, E_POWER, E_PRIESTS, E_WORKERS
from mystica.engine.core.tables import BONUS_CODES
from mystica.engine.flow import apply, may_apply_unlisted
from tests.rules.table import Table

Cults = tuple[int, int, int, int]


def cult(track: str, level: int) -> Cults:
    fire, water, earth, air = (level if track == name else 0 for name in ("fire", "water", "earth", "air"))
    return fire, water, earth, air


def poor(t: Table, power: tuple[int, int, int] = (12, 0, 0)) -> None:
    """Nobody has anything to convert."""
    for faction in t.setup.factions:
        t.give(faction, coins=0, workers=0, priests=0, power=power, cults=(0, 0, 0, 0))


def end_of_round(scoring: str, cults: Cults, *, faction: str = "witches", priests: int = 0) -> Table:
    """One faction with this progress at the end of round 1, every gain noted."""
    t = Table(faction, "nomads", scoring=scoring)
    poor(t)
    t.give(faction, cults=cults, priests=priests)
    t.listen()
    t.pass_all()
    return t


def bonus(t: Table, faction: str = "witches") -> tuple[int, int, int, int]:
    """Coins, workers, priests and power of the cult bonus."""
    coins, workers, priests, power = (
        t.gained(faction, what, BY_CULT_BONUS) for what in (E_COINS, E_WORKERS, E_PRIESTS, E_POWER)
    )
    return coins, workers, priests, power


# ---- Each scoring tile ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scoring", "track", "level", "expected"),
    [
        ("SCORE1", "earth", 1, (1, 0, 0, 0)),
        ("SCORE1", "earth", 10, (10, 0, 0, 0)),
        ("SCORE3", "water", 3, (0, 0, 0, 0)),
        ("SCORE3", "water", 4, (0, 0, 1, 0)),
        ("SCORE3", "water", 8, (0, 0, 2, 0)),
        ("SCORE3", "water", 10, (0, 0, 2, 0)),
        ("SCORE4", "fire", 1, (0, 0, 0, 0)),
        ("SCORE4", "fire", 2, (0, 1, 0, 0)),
        ("SCORE4", "fire", 9, (0, 4, 0, 0)),
        ("SCORE5", "fire", 3, (0, 0, 0, 0)),
        ("SCORE5", "fire", 7, (0, 0, 0, 4)),
        ("SCORE5", "fire", 8, (0, 0, 0, 8)),
        ("SCORE7", "air", 6, (0, 3, 0, 0)),  # the rulebook's example
        ("SCORE7", "air", 10, (0, 5, 0, 0)),
    ],
)
def test_bonus_of_each_tile(scoring: str, track: str, level: int, expected: tuple[int, int, int, int]) -> None:
    """Base, Cult bonuses; Appendix III: the reward for each full number of steps, several times if need be."""
    t = end_of_round(scoring, cult(track, level))
    assert t.round == 2
    assert bonus(t) == expected
    assert t.cults("witches") == cult(track, level)  # progress is not spent


@pytest.mark.parametrize(
    ("scoring", "track"),
    [("SCORE2", "earth"), ("SCORE6", "water"), ("SCORE8", "air")],
)
@pytest.mark.parametrize(("level", "spades"), [(3, 0), (4, 1), (7, 1), (8, 2), (10, 2)])
def test_spades_of_each_tile(scoring: str, track: str, level: int, spades: int) -> None:
    """Appendix III: a spade for every four steps (two on space 8 of earth: the rulebook's example)."""
    t = Table("witches", "nomads", scoring=scoring)
    poor(t)
    t.put("witches", "E6")
    t.paint("E7 F3 F4", "gray")
    t.give("witches", cults=cult(track, level))
    t.pass_all()
    for space in ["E7", "F3", "F4"][:spades]:
        assert (t.round, t.decider) == (1, "witches")
        t.play(f"transform {space} to green")
    assert t.round == 2


def test_other_tracks_do_not_count() -> None:
    """Base, Cult bonuses: only the track on the tile."""
    assert bonus(end_of_round("SCORE7", (10, 10, 10, 1))) == (0, 0, 0, 0)


def test_every_player_gets_the_bonus() -> None:
    """Base, Cult bonuses: each player with enough progress, not only the first on the track."""
    t = Table("witches", "nomads", "giants", scoring="SCORE7")
    poor(t)
    for faction, level in (("witches", 6), ("nomads", 6), ("giants", 2)):
        t.give(faction, cults=(0, 0, 0, level))
    t.listen()
    t.pass_all()
    assert [bonus(t, f)[1] for f in ("witches", "nomads", "giants")] == [3, 3, 1]


def test_tile_for_priests() -> None:
    """Temple scoring tile: 2 coins for each own priest standing on the cult board, on whichever track."""
    t = Table("witches", "nomads", scoring="SCORE9")
    poor(t)
    t.give("witches", priests=3)
    t.play("witches: send p to fire for 3\nnomads: pass BON1\nwitches: send p to air for 2")
    t.finish()
    t.play("send p to air for 1")  # goes back to the supply
    t.listen()
    t.pass_all()
    assert bonus(t) == (4, 0, 0, 0)
    assert bonus(t, "nomads") == (0, 0, 0, 0)


def test_priests_of_the_bonus_come_from_the_supply() -> None:
    """Base, action 5: seven priests in all, the bonus gives no more."""
    t = end_of_round("SCORE3", (0, 8, 0, 0), priests=6)
    assert bonus(t) == (0, 0, 1, 0)


def test_power_of_the_bonus_costs_nothing() -> None:
    """Base, The price of power: power from a cult bonus is free."""
    t = end_of_round("SCORE5", (8, 0, 0, 0))
    assert t.power("witches")[1] >= 8
    assert t.vp("witches") == 20


def test_the_tile_of_the_round_counts() -> None:
    """Base, Cult bonuses: the tile of the round that ends, not of the one that begins."""
    t = Table("witches", "nomads", scoring="SCORE7", round=3)
    assert t.setup.scoring[2] == "SCORE7"
    poor(t)
    t.give("witches", cults=(10, 10, 10, 6))
    t.listen()
    t.pass_all()
    assert t.round == 4
    assert bonus(t) == (0, 3, 0, 0)


# ---- Spades -----------------------------------------------------------------------------------------------


def with_spades(faction: str, spaces: str, earth: int = 4, **options: str) -> Table:
    """A faction that has just got spades for its progress in the cult of earth."""
    t = Table(faction, "nomads" if faction != "fakirs" else "witches", scoring="SCORE2", round=1, **options)
    poor(t)
    t.put(faction, spaces)
    t.give(faction, cults=(0, 0, earth, 0))
    return t


def targets(t: Table) -> set[str]:
    return {text.split()[1] for text in t.legal() if text.startswith("transform")}


def test_spades_on_several_spaces() -> None:
    """Base, Details on the cult bonus "spades": two spades may go to two spaces, and short of home."""
    t = with_spades("witches", "E6", 8)
    t.paint("E7 F4", "red")
    t.pass_all()
    t.play("transform E7 to gray. transform F4 to gray")
    assert (t.terrain("E7"), t.terrain("F4")) == ("gray", "gray")
    assert t.round == 2


def test_both_spades_on_one_space() -> None:
    """Base, Details on the cult bonus "spades": or both to one space."""
    t = with_spades("witches", "E6", 8)
    t.paint("E7", "red")
    t.pass_all()
    t.play("transform E7 to green")
    assert t.terrain("E7") == "green"
    assert t.round == 2


def test_no_dwelling_in_phase_3() -> None:
    """Base, Details on the cult bonus "spades": nothing is built, not even on the new home terrain."""
    t = with_spades("witches", "E6", 8)
    t.give("witches", coins=20, workers=20)
    t.paint("E7 F4", "gray")
    t.pass_all()
    t.play("transform E7 to green")
    assert t.decider == "witches"
    assert not [text for text in t.legal() if text.startswith("build")]


def test_no_bought_spades() -> None:
    """Base, Details on the cult bonus "spades": workers buy no further ones."""
    t = with_spades("witches", "E6", 4)
    t.give("witches", coins=20, workers=20)
    t.paint("E7", "red")
    t.pass_all()
    assert t.may("transform E7 to gray")
    assert not t.may("transform E7 to green")


def test_no_spades_bought_by_darklings() -> None:
    """Base, Details on the cult bonus "spades": nor do priests; and there are no VP for spades not paid for."""
    t = with_spades("darklings", "E6", 4)
    t.give("darklings", priests=5)
    t.paint("E7", "yellow")
    t.pass_all()
    assert not t.may("transform E7 to black")
    t.play("transform E7 to brown")
    assert t.vp("darklings") == 20


@pytest.mark.parametrize("faction", ["dwarves", "fakirs"])
def test_no_tunnel_and_no_carpet(faction: str) -> None:
    """Base, Details on the cult bonus "spades": only adjacent spaces; tunnel and carpet have a price."""
    t = with_spades(faction, "E6", 4)
    t.give(faction, workers=20, priests=5)
    t.pass_all()
    assert t.decider == faction
    assert targets(t) == {"D4", "E5", "E7", "F3", "F4"}


def test_ships_reach_in_phase_3_too() -> None:
    """Base, Details on the cult bonus "spades": indirectly adjacent spaces are adjacent; the shipping track counts."""
    t = with_spades("witches", "C3")
    t.pass_all()
    assert targets(t) == {"D4", "D5"}
    u = with_spades("witches", "C3")
    u.give("witches", shipping=1)
    u.pass_all()
    assert {"A7", "B3", "B4", "C2", "C4", "D4", "D5"} <= targets(u)


def test_no_shipping_of_the_bonus_card_in_phase_3() -> None:
    """Appendix IV: the shipping card serves in the action phase, so neither the old nor the new one helps here."""
    t = with_spades("witches", "C3")
    t.card("witches", "BON4")
    t.pass_all()
    assert targets(t) == {"D4", "D5"}
    u = with_spades("witches", "C3")
    u.play("witches: pass BON4\nnomads: pass BON1")
    u.finish(unless="witches")
    assert targets(u) == {"D4", "D5"}


def test_bridges_reach_in_phase_3() -> None:
    """Base, Direct adjacency: the far end of a bridge is adjacent."""
    t = with_spades("witches", "C3")
    t.bridge("witches", "B4:C3")
    t.pass_all()
    assert targets(t) == {"B4", "D4", "D5"}


def test_occupied_spaces_are_not_transformed() -> None:
    """Base, Details on using spades: never under a structure."""
    t = with_spades("witches", "E6")
    t.put("nomads", "E7")
    t.pass_all()
    assert "E7" not in targets(t)


def test_spades_may_be_forfeited() -> None:
    """Base, Details on the cult bonus "spades": they are not saved; whoever does not use them loses them."""
    t = with_spades("witches", "E6", 8)
    t.pass_all()
    t.play("done")
    assert t.round == 2


def test_a_single_spade_of_the_giants_is_forfeit() -> None:
    """Base, Details on the cult bonus "spades": the Giants need two for a space."""
    t = Table("giants", "nomads", scoring="SCORE2")
    poor(t)
    t.put("giants", "E6")
    t.give("giants", cults=(0, 0, 4, 0))
    t.pass_all()
    assert targets(t) == set()


def test_two_spades_of_the_giants() -> None:
    """Appendix VI, Giants: two spades from a cult bonus make one space wasteland."""
    t = Table("giants", "nomads", scoring="SCORE2")
    poor(t)
    t.put("giants", "E6")
    t.give("giants", cults=(0, 0, 8, 0))
    t.pass_all()
    t.play("transform E7 to red")
    assert t.terrain("E7") == "red"
    assert t.round == 2


def test_home_terrain_made_in_phase_3_stays() -> None:
    """FAQ, Transform and build: transforming stops at home terrain, so the second spade does not go on there."""
    t = with_spades("witches", "E6", 8)
    t.paint("E7", "gray")
    t.pass_all()
    t.play("transform E7 to green")
    assert "E7" not in targets(t)


def test_halflings_score_spades_of_a_cult_bonus() -> None:
    """Appendix VI, Halflings: 1 VP for each spade from whatever source, here for the one that is used."""
    t = with_spades("halflings", "E6", 8)
    t.pass_all()
    assert t.vp("halflings") == 20
    t.paint("E7", "black")
    t.play("transform E7 to brown. done")
    assert t.vp("halflings") == 21


def three_with_spades(**options: str) -> Table:
    """Three players with a spade each; the dwarves passed first, then the witches, then the nomads."""
    t = Table("witches", "nomads", "dwarves", scoring="SCORE2", round=1, **options)
    poor(t)
    for faction, space in (("witches", "E6"), ("nomads", "A4"), ("dwarves", "H7")):
        t.put(faction, space)
        t.give(faction, cults=(0, 0, 4, 0))
    t.give("witches", priests=1)
    t.give("nomads", priests=2)
    t.play("witches: send p to fire for 1\nnomads: send p to fire for 1\ndwarves: pass BON1\nwitches: pass BON3")
    t.play("nomads: send p to fire for 1\nnomads: pass BON2")
    return t


def using_spades(t: Table) -> list[str]:
    """Who is asked, in order, until the next round begins; nobody uses any."""
    seen = []
    while t.round == 1:
        seen.append(t.decider)
        t.play("done")
    return seen


def test_spades_in_the_order_of_the_next_round() -> None:
    """Base, Details on the cult bonus "spades": the first to pass uses spades first, then clockwise."""
    t = three_with_spades()
    assert using_spades(t) == ["dwarves", "witches", "nomads"] == t.order


def test_spades_in_the_order_of_passing() -> None:
    """Ruling turn-order=passing: then the order of passing is the order of the next round."""
    t = Table("witches", "nomads", "dwarves", scoring="SCORE2", turn_order="passing")
    poor(t)
    for faction, space in (("witches", "E6"), ("nomads", "A4"), ("dwarves", "H7")):
        t.put(faction, space)
        t.give(faction, cults=(0, 0, 4, 0))
    t.give("dwarves", priests=1)
    t.play("witches: pass BON1\nnomads: pass BON2\ndwarves: send p to fire for 1\ndwarves: pass BON3")
    assert using_spades(t) == ["witches", "nomads", "dwarves"]


def test_ruling_cult_spades_next_round() -> None:
    """Ruling cult-spades-order=next-round: nobody goes before the others."""
    t = three_with_spades()
    assert not may_apply_unlisted(t.state, int(act.FIRST) + t.seat("nomads"))


def test_ruling_cult_spades_any_order() -> None:
    """Ruling cult-spades-order=any: somebody later in the order may use spades first, the rest keep theirs."""
    t = three_with_spades(cult_spades_order="any")
    first = int(act.FIRST) + t.seat("nomads")
    assert may_apply_unlisted(t.state, first)
    apply(t.state, first)
    assert using_spades(t) == ["nomads", "dwarves", "witches"]


def test_ruling_cult_spades_any_order_needs_spades() -> None:
    """Ruling cult-spades-order=any: whoever has no spades, or none left, has nothing to go first with."""
    t = three_with_spades(cult_spades_order="any")
    t.play("done")  # dwarves
    assert not may_apply_unlisted(t.state, int(act.FIRST) + t.seat("dwarves"))


# ---- Clean-up ---------------------------------------------------------------------------------------------


def test_action_tokens_come_back() -> None:
    """Base, Return action tokens: power actions and special actions are open again in the next round."""
    t = Table("witches", "nomads")
    t.put("witches", "E6", "SH")
    t.favor("witches", "FAV6")
    t.card("witches", "BON2")
    t.rich("witches")
    t.play("witches: action ACT2\nnomads: pass BON1")
    t.finish()
    for phrase in ("action ACT3", "action FAV6. +fire", "action BON2. +fire", "action ACTW. build A3"):
        t.play(f"witches: {phrase}")
        t.finish()
    assert not {"action ACT2", "action ACT3", "action FAV6", "action BON2", "action ACTW"} & t.legal()
    t.play("pass BON9")
    t.finish()
    assert (t.round, t.decider) == (2, "nomads")
    t.play("pass BON2")
    t.finish()
    t.give("witches", power=(0, 0, 12))
    assert {"action ACT2", "action ACT3", "action FAV6", "action ACTW"} <= t.legal()


def on_card(t: Table, code: str) -> int:
    return int(t.state.v[column.BONUS_COINS + BONUS_CODES.index(code)])


def test_coins_on_left_over_cards_add_up() -> None:
    """Base, Coins on bonus cards: one more coin each round on every card that nobody holds."""
    t = Table("witches", "nomads")
    poor(t)
    t.play("witches: pass BON1\nnomads: pass BON2")
    t.finish()
    assert [on_card(t, code) for code in ("BON1", "BON2", "BON3", "BON4")] == [0, 0, 1, 1]
    t.play("witches: pass BON3\nnomads: pass BON1")
    t.finish()
    assert t.round == 3
    assert [on_card(t, code) for code in ("BON1", "BON2", "BON3", "BON4")] == [0, 1, 0, 2]


def test_coins_of_a_card_taken_from_the_table() -> None:
    """Base, Coins on bonus cards: two rounds unwanted, two coins for whoever takes it."""
    t = Table("witches", "nomads")
    poor(t)
    t.play("witches: pass BON1\nnomads: pass BON2")
    t.finish()
    t.play("witches: pass BON3\nnomads: pass BON1")
    t.finish()
    before = t.coins("witches")
    t.play("witches: pass BON4")
    assert t.coins("witches") == before + 2


def test_everyone_plays_again() -> None:
    """Base, Flow of play: after the clean-up comes the income and the action phase of the next round."""
    t = Table("witches", "nomads")
    poor(t)
    t.put("witches", "E6 F4")
    t.play("witches: pass BON3\nnomads: pass BON1")
    t.finish()
    assert (t.round, t.decider) == (2, "witches")
    assert (t.coins("witches"), t.workers("witches")) == (6, 3)
    assert (t.coins("nomads"), t.workers("nomads")) == (2, 1)


def test_bonus_before_income() -> None:
    """Base, Phase III: the cult bonus comes before the income of the next round, so its power moves first."""
    t = Table("witches", "nomads", scoring="SCORE5")
    poor(t, (4, 0, 0))
    t.give("witches", cults=(4, 0, 0, 0))
    t.play("witches: pass BON5\nnomads: pass BON1")
    t.finish()
    assert t.power("witches") == (0, 1, 3)


def test_no_bonus_after_the_last_round() -> None:
    """Base, End of the game: the game end token covers the bonus of round 6."""
    t = Table("witches", "nomads", round=6, scoring="SCORE1")
    poor(t)
    t.give("witches", cults=(0, 0, 10, 0))
    t.listen()
    t.pass_all()
    assert t.decider == ""
    assert bonus(t) == (0, 0, 0, 0)
