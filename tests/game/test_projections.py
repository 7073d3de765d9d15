"""Income and cult bonus to come, final scoring as it stands, where the VP came from, spendable power."""

from __future__ import annotations

import random

import pytest

from mystica import data
from mystica.game import Game
from tests.game.tables import game_of, play_on, random_game
from tests.rules.merchants.sea import SeaTable
from tests.rules.table import Table


def test_income_with_what_would_be_lost() -> None:
    t = Table("witches", "nomads")
    t.put("witches", "F4", "TP")
    t.put("witches", "E7", "TE")
    t.give("witches", coins=0, workers=0, priests=7, power=(0, 0, 12))
    income = game_of(t).next_income()[0]
    assert (income.seat, income.coins, income.workers, income.priests, income.power) == (0, 2, 1, 1, 1)
    assert (income.priests_lost, income.power_lost) == (1, 1)


def test_a_bonus_card_counts_only_where_it_stays() -> None:
    held, next_one = [card for card in data.bonus_cards().values() if card.income.coins and not card.option][:2]
    t = Table("witches", "nomads")
    t.put("witches", "F4")
    t.card("witches", held.code)
    game = game_of(t)
    assert game.next_income()[0].coins == 0  # it goes back on passing
    game.play(f"pass {next_one.code}. done")
    assert game.next_income()[0].coins == next_one.income.coins


def test_no_income_after_the_last_round() -> None:
    t = Table("witches", "nomads", round=6)
    t.put("witches", "F4")
    assert game_of(t).next_income() == ()
    assert [income.coins for income in Game.new(2, 1).next_income()] == [0, 0]


def test_the_projection_is_what_the_next_round_brings() -> None:
    t = Table("witches", "nomads")
    t.put("witches", "F4", "TP")
    t.put("nomads", "F2", "TE")
    t.give("witches", coins=0, workers=0, priests=0, power=(1, 0, 0), cults=(0, 0, 0, 0))
    t.give("nomads", coins=0, workers=0, priests=0, power=(5, 0, 0))
    game = game_of(t)
    game.play("pass BON1")
    income = game.next_income()[0]
    assert income.power_lost == 0
    game.play("pass BON9")
    me = game.player(0)
    assert game.round == 2
    assert (me.coins, me.workers, me.priests, me.bowls) == (income.coins, income.workers, income.priests, (0, 1, 0))


@pytest.mark.parametrize("code", [code for code, tile in data.scoring_tiles().items() if tile.cult >= 0])
def test_the_cult_bonus_as_it_stands(code: str) -> None:
    tile = data.scoring_tiles()[code]
    fire, water, earth, air = (2 * tile.per if track == tile.cult else 0 for track in range(4))
    factions = "witches", "nomads"
    t = SeaTable(*factions, tiles=True, scoring=code) if tile.option else Table(*factions, scoring=code)
    t.give("witches", priests=0, power=(5, 7, 0), cults=(fire, water, earth, air))
    t.give("nomads", cults=(0, 0, 0, 0))
    first, second = game_of(t).cult_bonus()
    assert (first.seat, second.seat) == (0, 1)
    shown = (first.coins, first.workers, first.priests, first.power, first.spades)
    assert shown == (2 * tile.coins, 2 * tile.workers, 2 * tile.priests, 2 * tile.power, 2 * tile.spades)
    assert not (second.coins or second.workers or second.priests or second.power or second.spades)


def test_a_cult_bonus_without_room_is_none() -> None:
    code = next(code for code, tile in data.scoring_tiles().items() if tile.power and tile.cult >= 0)
    t = Table("witches", "nomads", scoring=code)
    t.give("witches", power=(1, 0, 11), cults=(10, 10, 10, 10))
    assert game_of(t).cult_bonus()[0].power == 2


def test_no_cult_bonus_where_none_is_to_come() -> None:
    assert Game.new(2, 1).cult_bonus() == ()
    assert game_of(Table("witches", "nomads", round=6)).cult_bonus() == ()


def test_the_cult_bonus_is_what_the_round_brings() -> None:
    code = next(code for code, tile in data.scoring_tiles().items() if tile.coins and tile.cult >= 0)
    t = Table("witches", "nomads", scoring=code)
    t.give("witches", coins=0, cults=(9, 9, 9, 9))
    t.put("witches", "F4")
    game = game_of(t)
    game.play("pass BON1. done")
    bonus, income = game.cult_bonus()[0], game.next_income()[0]
    game.play("pass BON9. done")
    assert bonus.coins > 0 and game.round == 2
    assert game.player(0).coins == bonus.coins + income.coins


def sailing(code: str, *factions: str) -> SeaTable:
    """Tiles of the box with the one in play; everybody has steps enough for two rewards."""
    tile = data.scoring_tiles()[code]
    t = SeaTable(*factions, tiles=True, scoring=code)
    levels = [2 * tile.per if track == tile.cult else 0 for track in range(4)]
    for faction in factions:
        t.give(faction, cults=(levels[0], levels[1], levels[2], levels[3]))
    return t


def test_ships_of_the_cult_bonus_as_far_as_there_is_room() -> None:
    code = next(code for code, tile in data.scoring_tiles().items() if tile.more["ships"])
    t = sailing(code, "witches", "nomads", "darklings")
    t.put("witches", "F4")
    t.dock("witches", "F4")
    t.put("nomads", "F3")
    t.put("darklings", "C1")
    t.dock("darklings", "C1")
    t.launch("darklings", "r8 r8")
    assert [bonus.more.get("ships", 0) for bonus in game_of(t).cult_bonus()] == [2, 0, 1]


def test_shipping_of_the_cult_bonus_as_far_as_the_track_goes() -> None:
    code = next(code for code, tile in data.scoring_tiles().items() if tile.shipping)
    steps = 2 * data.scoring_tiles()[code].shipping
    t = sailing(code, "witches", "nomads", "dwarves")
    t.give("witches", shipping=0)
    t.give("nomads", shipping=3)
    before = t.state.copy()
    assert [bonus.more.get("shipping", 0) for bonus in game_of(t).cult_bonus()] == [min(steps, 3), 0, min(steps, 2)]
    assert t.state.same(before)


def test_final_scoring_as_it_stands() -> None:
    t = Table("witches", "nomads")
    t.put("witches", "F4 E7 E6")
    t.put("nomads", "F2")
    t.give("witches", coins=4, workers=1, priests=1, power=(0, 4, 1), cults=(3, 0, 0, 1), vp=30)
    t.give("nomads", coins=0, workers=0, priests=0, power=(0, 0, 0), cults=(1, 2, 0, 1), vp=20)
    game = game_of(t)
    before = game.hash
    me, other = game.final_scoring()
    assert (me.seat, me.vp, me.cults, me.area, me.area_vp) == (0, 30, (8, 0, 0, 6), 3, 18)
    assert me.resources_vp == (4 + 1 + 1 + 1 + 2) // 3
    assert me.total == 30 + 14 + 18 + 3
    assert (other.cults, other.area, other.area_vp, other.total) == ((4, 8, 0, 6), 1, 12, 20 + 18 + 12)
    assert game.hash == before
    assert Game.new(2, 1).final_scoring() == ()


@pytest.mark.parametrize("seed", range(6))
def test_sources_sum_up_and_the_last_projection_is_the_result(seed: int) -> None:
    game = random_game(seed)
    rng = random.Random(seed)
    while not game.is_over:
        play_on(game, rng, 40)
        sources = game.vp_sources()
        assert [sum(mine.values()) for mine in sources] == [player.vp for player in game.players]
    result = game.final_scoring()
    assert [final.total for final in result] == [player.vp for player in game.players]
    for final in result:
        assert final.total == final.vp + sum(final.cults) + final.area_vp + final.resources_vp
    assert set(game.winners) == {f.seat for f in result if f.total == max(g.total for g in result)}
    game.undo_to(game.ply // 2)
    assert [sum(mine.values()) for mine in game.vp_sources()] == [player.vp for player in game.players]
    play_on(game, rng, 5)
    assert [sum(mine.values()) for mine in game.vp_sources()] == [player.vp for player in game.players]


def test_sources_have_the_names_of_their_reasons() -> None:
    t = Table("witches", "nomads", scoring="SCORE6")
    t.put("witches", "F4")
    t.rich("witches")
    game = game_of(t)
    game.play("upgrade F4 to TP")
    assert game.vp_sources()[0] == {"setup": 20, "scoring tile": 3}


@pytest.mark.parametrize(("bowls", "power"), [((5, 7, 0), 3), ((0, 0, 12), 12), ((12, 0, 0), 0), ((0, 1, 1), 1)])
def test_spendable_power(bowls: tuple[int, int, int], power: int) -> None:
    t = Table("witches", "nomads")
    t.give("witches", power=bowls)
    assert game_of(t).spendable_power(0) == power
