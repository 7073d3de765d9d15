"""Base, End of the game and final scoring."""

import pytest

from mystica.engine.core.ids import BY_AREA, BY_CULT_RANK, BY_RESOURCES, E_VP
from mystica.engine.rules.scoring import winners
from tests.rules.table import Table


def last_round(*factions: str, **options: str) -> Table:
    """Round 6 with nothing on the map and nobody owning anything."""
    t = Table(*factions, round=6, **options)
    for faction in factions:
        t.give(faction, coins=0, workers=0, priests=0, power=(0, 0, 0), cults=(0, 0, 0, 0))
    t.listen()
    return t


def scored(t: Table, why: int) -> list[int]:
    """VP of each player for one part of the final scoring, after everybody has passed."""
    if t.decider:
        t.pass_all()
    assert t.decider == ""
    return [t.gained(faction, E_VP, why) for faction in t.setup.factions]


FIVE = ("witches", "nomads", "giants", "darklings", "engineers")


# ---- Cult scoring -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("levels", "vp"),
    [
        ((9, 7, 4, 2), [8, 4, 2, 0]),
        ((2, 4, 7, 9), [0, 2, 4, 8]),
        ((9, 9, 4, 2), [6, 6, 2, 0]),  # the rulebook's example
        ((9, 7, 7, 2), [8, 3, 3, 0]),
        ((9, 7, 4, 4), [8, 4, 1, 1]),
        ((9, 7, 4, 4, 4), [8, 4, 0, 0, 0]),
        ((9, 5, 5, 5), [8, 2, 2, 2]),
        ((6, 6, 6, 2), [4, 4, 4, 0]),
        ((6, 6, 6, 6), [3, 3, 3, 3]),
        ((6, 6, 6, 6, 6), [2, 2, 2, 2, 2]),
        ((1, 0, 0, 0), [8, 0, 0, 0]),
        ((3, 3, 0, 0), [6, 6, 0, 0]),
        ((0, 0, 0, 0), [0, 0, 0, 0]),
    ],
)
def test_cult_scoring(levels: tuple[int, ...], vp: list[int]) -> None:
    """Base, Cult scoring: 8, 4, 2 VP; tied places are added, divided and rounded down; space 0 scores nothing."""
    t = last_round(*FIVE[: len(levels)])
    for faction, level in zip(FIVE, levels):
        t.give(faction, cults=(level, 0, 0, 0))
    assert scored(t, BY_CULT_RANK) == vp


def test_each_track_scores_by_itself() -> None:
    """Base, Cult scoring: four tracks, scored one by one."""
    t = last_round("witches", "nomads")
    t.give("witches", cults=(10, 3, 1, 5))
    t.give("nomads", cults=(9, 4, 1, 0))
    assert scored(t, BY_CULT_RANK) == [8 + 4 + 6 + 8, 4 + 8 + 6 + 0]


def test_two_players_share_only_what_they_reach() -> None:
    """Base, Cult scoring: with two players the third place is nobody's."""
    t = last_round("witches", "nomads")
    t.give("witches", cults=(3, 3, 3, 3))
    t.give("nomads", cults=(2, 2, 2, 2))
    assert scored(t, BY_CULT_RANK) == [32, 16]


# ---- Area scoring -----------------------------------------------------------------------------------------


def test_area_scoring_places() -> None:
    """Base, Area scoring: 18, 12 and 6 VP for the three largest numbers of connected structures."""
    t = last_round("witches", "nomads", "giants", "darklings")
    t.put("witches", "A1 A2 A3 A4")
    t.put("nomads", "E1 E2 E3")
    t.put("giants", "I1 I2")
    t.put("darklings", "G7")
    assert scored(t, BY_AREA) == [18, 12, 6, 0]


def test_area_scoring_tie_example() -> None:
    """Base, Area scoring, example: 10 structures, and three players with 9 who share 12 and 6: 18, 6, 6, 6."""
    t = last_round("witches", "nomads", "giants", "darklings")
    t.put("witches", "A1 A2 A3 A4 A5 A6 A7 A8 A9 A10")
    t.put("nomads", "D1 E1 E2 E3 E4 E5 E6 E7 E8")
    t.put("giants", "I1 I2 I3 I4 I5 I6 I7 I8 I9")
    t.put("darklings", "F5 F6 F7 G4 G5 G6 G7 H6 H7")
    assert [t.area(faction) for faction in t.setup.factions] == [10, 9, 9, 9]
    assert scored(t, BY_AREA) == [18, 6, 6, 6]


def test_area_scoring_ties_for_the_first_place() -> None:
    """Base, Area scoring: two at the top share 18 and 12, the next one gets 6."""
    t = last_round("witches", "nomads", "giants")
    t.put("witches", "A1 A2")
    t.put("nomads", "E1 E2")
    t.put("giants", "I1")
    assert scored(t, BY_AREA) == [15, 15, 6]


def test_only_the_largest_area() -> None:
    """FAQ, Final scoring: each player scores once, for the largest area; others of the same owner do not count."""
    t = last_round("witches", "nomads")
    t.put("witches", "A1 A2 A3 E5 E6 I6 I7 I8")
    t.put("nomads", "F5 F6 F7 G5")
    assert (t.area("witches"), t.area("nomads")) == (3, 4)
    assert scored(t, BY_AREA) == [12, 18]


def test_every_structure_counts_as_one() -> None:
    """Base, Area scoring: structures are counted, not their power values."""
    t = last_round("witches", "nomads")
    t.put("witches", "A1", "SH")
    t.put("witches", "A2", "SA")
    t.put("nomads", "E1 E2 E3")
    assert scored(t, BY_AREA) == [12, 18]


@pytest.mark.parametrize(("shipping", "area"), [(0, 3), (1, 5), (2, 6), (3, 6)])
def test_area_with_shipping(shipping: int, area: int) -> None:
    """Base, Area scoring: the shipping value skips so many river spaces, at any number of places."""
    t = last_round("witches", "nomads")
    t.put("witches", "D4 D5 E7 C2 B4 A6")  # C2 and B4 one river space away, A6 two
    t.give("witches", shipping=shipping)
    assert t.area("witches") == area


def test_shipping_of_a_bonus_card_does_not_count() -> None:
    """Appendix IV: the shipping card of round 6 does not count in the final scoring."""
    t = last_round("witches", "nomads")
    t.put("witches", "D4 C2")
    t.put("nomads", "A1 A2")
    t.card("witches", "BON4")
    assert t.area("witches") == 1
    assert scored(t, BY_AREA) == [12, 18]


def test_area_with_bridges() -> None:
    """Base, Area scoring, with Direct adjacency: a bridge connects."""
    t = last_round("witches", "nomads")
    t.put("witches", "B4 A8 C3 D4")
    assert t.area("witches") == 2
    t.bridge("witches", "B4:C3")
    assert t.area("witches") == 4


def test_area_is_not_cut_by_others() -> None:
    """Base, Area scoring: only own structures connect; an opponent between two of them does not."""
    t = last_round("witches", "nomads")
    t.put("witches", "A1 A3")
    t.put("nomads", "A2")
    assert t.area("witches") == 1


def test_area_with_tunnels() -> None:
    """Base, Area scoring: Dwarves connect over one space of any kind, whether or not they have workers left."""
    t = last_round("dwarves", "witches")
    t.put("dwarves", "E1 E3 D3 C2")  # over E2; side by side; over a river
    assert t.area("dwarves") == 4
    t.put("dwarves", "E7")  # three away from everything
    assert t.area("dwarves") == 4


def test_tunnels_reach_one_space_with_the_stronghold_too() -> None:
    """Appendix VI, Dwarves: the stronghold makes a tunnel cheaper, not longer."""
    t = last_round("dwarves", "witches")
    t.put("dwarves", "E1", "SH")
    t.put("dwarves", "E4")
    assert t.area("dwarves") == 1


def test_area_with_carpets() -> None:
    """Base, Area scoring: Fakirs connect over one space, with the stronghold over two; priests do not matter."""
    t = last_round("fakirs", "witches")
    t.put("fakirs", "E1 E3 E6")
    assert t.area("fakirs") == 2
    t.put("fakirs", "E1", "SH")
    assert t.area("fakirs") == 3


def test_witches_ride_connects_nothing() -> None:
    """Base, Area scoring: the Witches' special action is no connection."""
    t = last_round("witches", "nomads")
    t.put("witches", "A3", "SH")
    t.put("witches", "A10")
    assert t.area("witches") == 1


def test_ships_do_not_carry_fakirs() -> None:
    """Base, Indirect adjacency: factions without a shipping track connect by carpet or tunnel only."""
    t = last_round("fakirs", "witches")
    t.put("fakirs", "F1 H3")  # three apart
    assert t.area("fakirs") == 1


# ---- Resource scoring -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("coins", "vp"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (20, 6)])
def test_three_coins_for_a_vp(coins: int, vp: int) -> None:
    """Base, Resource scoring: 1 VP for each 3 coins, the rest is lost."""
    t = last_round("witches", "nomads")
    t.give("witches", coins=coins)
    assert scored(t, BY_RESOURCES) == [vp, 0]


@pytest.mark.parametrize(("coins", "vp"), [(1, 0), (2, 1), (3, 1), (4, 2), (21, 10)])
def test_alchemists_need_two_coins(coins: int, vp: int) -> None:
    """Base, Resource scoring: the Alchemists get 1 VP for each 2 coins."""
    t = last_round("alchemists", "nomads")
    t.give("alchemists", coins=coins)
    assert scored(t, BY_RESOURCES) == [vp, 0]


def test_everything_becomes_coins() -> None:
    """Base, Resource scoring: priests, workers and power in bowl III count one coin each."""
    t = last_round("witches", "nomads")
    t.give("witches", coins=1, workers=2, priests=3, power=(4, 0, 3))
    assert scored(t, BY_RESOURCES) == [3, 0]  # 1 + 2 + 3 + 3 = 9 coins


@pytest.mark.parametrize(("bowl2", "coins"), [(1, 0), (2, 1), (5, 2), (6, 3), (12, 6)])
def test_sacrificing_power_in_the_final_conversion(bowl2: int, coins: int) -> None:
    """FAQ, Final scoring: power may be sacrificed for coins: one for each pair of tokens in bowl II."""
    t = last_round("alchemists", "nomads")
    t.give("alchemists", coins=1, power=(0, bowl2, 0))
    assert scored(t, BY_RESOURCES) == [(1 + coins) // 2, 0]


def test_power_in_bowl_1_is_worth_nothing() -> None:
    """Base, Spending power: tokens in bowl I cannot be used."""
    t = last_round("witches", "nomads")
    t.give("witches", power=(12, 0, 0))
    assert scored(t, BY_RESOURCES) == [0, 0]


# ---- The end ----------------------------------------------------------------------------------------------


def test_the_game_ends_after_round_6() -> None:
    """Base, End of the game: when all have passed in round 6 the final scoring follows and nobody decides any more."""
    t = last_round("witches", "nomads")
    t.put("witches", "A1 A2")
    t.put("nomads", "E1")
    t.give("witches", cults=(1, 0, 0, 0), coins=3)
    t.pass_all()
    assert t.decider == ""
    assert t.legal() == set()
    assert t.vp("witches") == 20 + 18 + 8 + 1
    assert t.vp("nomads") == 20 + 12


def test_no_cult_bonus_in_round_6() -> None:
    """Base, End of the game: no cult bonus after the last round, so no workers that would become coins and VP."""
    t = last_round("witches", "nomads", scoring="SCORE7")
    t.give("witches", cults=(0, 0, 0, 10))
    assert scored(t, BY_RESOURCES) == [0, 0]


def test_no_income_after_round_6() -> None:
    """Base, End of the game: nothing follows round 6."""
    t = last_round("witches", "nomads")
    t.put("witches", "A1 A2 A3 A4 A5")
    t.pass_all()
    assert t.round == 6
    assert (t.workers("witches"), t.coins("witches")) == (0, 0)


def test_more_than_one_winner() -> None:
    """Base, The winner of the game: the VP alone decide; equal VP stay equal, resources break no tie."""
    t = last_round("witches", "nomads")
    t.put("witches", "A1 A2")
    t.put("nomads", "E1 E2")
    t.give("witches", coins=2)
    t.give("nomads", coins=0)
    t.pass_all()
    assert t.vp("witches") == t.vp("nomads") == 35


def test_the_winner_of_the_game() -> None:
    """Base, The winner of the game: the most VP win, and a tie has more than one winner."""
    t = Table("witches", "nomads", "giants", round=6)
    for faction, vp in (("witches", 40), ("nomads", 31), ("giants", 40)):
        t.give(faction, vp=vp)
    assert winners(t.state) == [t.seat("witches"), t.seat("giants")]
    t.give("nomads", vp=41)
    assert winners(t.state) == [t.seat("nomads")]
