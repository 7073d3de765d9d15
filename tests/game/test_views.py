"""What lies on the table, as small objects."""

from __future__ import annotations

import random
from dataclasses import FrozenInstanceError

import pytest

from mystica import data
from mystica.game import Game
from mystica.setups import in_play
from tests.game.tables import game_of, play_on, random_game
from tests.rules.table import Table


def test_a_player() -> None:
    t = Table("dwarves", "nomads")
    t.put("dwarves", "E6 E7")
    t.put("dwarves", "F4", "SH")
    t.give("dwarves", coins=4, workers=5, priests=2, power=(1, 2, 3), keys=1, cults=(2, 0, 1, 3), vp=25, digging=1)
    t.favor("dwarves", "FAV6")
    t.card("dwarves", "BON4")
    t.bridge("dwarves", "F1:H1")
    me, other = game_of(t).players
    assert (me.seat, me.faction, me.name, me.colour, me.vp) == (0, "dwarves", "Dwarves", "gray", 25)
    assert (me.coins, me.workers, me.priests, me.priests_left, me.bowls) == (4, 5, 2, 5, (1, 2, 3))
    assert (me.cults, me.keys, me.favors, me.bonus_card, me.towns) == ((2, 0, 1, 3), 1, ("FAV6",), "BON4", ())
    assert me.structures == {"D": 2, "TP": 0, "TE": 0, "SH": 1, "SA": 0}
    assert me.structures_left == {"D": 6, "TP": 4, "TE": 3, "SH": 0, "SA": 1}
    assert (me.digging, me.spade_price, me.shipping, me.shipping_value) == (1, (2, 0), 0, 0)
    assert (me.skip_range, me.skip_price) == (1, (1, 0))
    assert (me.bridges, me.bridges_left) == (("F1:H1",), 2)
    assert not me.passed and not me.dropped and me.specials_taken == () and me.late_steps == 0
    assert other.faction == "nomads" and other.skip_range == 0


def test_shipping_with_the_card_and_special_actions_taken() -> None:
    t = Table("witches", "nomads")
    t.put("witches", "F4")
    t.give("witches", shipping=1)
    t.card("witches", "BON2")
    game = game_of(t)
    assert (game.player(0).shipping, game.player(0).shipping_value) == (1, 1)
    game.play("action BON2. +fire")
    assert game.player(0).specials_taken == ("bonus card",)
    other = Table("witches", "nomads")
    other.give("witches", shipping=1)
    other.card("witches", "BON4")
    assert game_of(other).player(0).shipping_value == 2


def test_when_the_own_special_action_stands_open() -> None:
    facts = data.factions()
    plain = next(key for key, one in facts.items() if one.action and not one.traits.get("bridge_workers"))
    bought = next(key for key, one in facts.items() if one.action and one.traits.get("bridge_workers"))
    none = next(
        key
        for key, one in facts.items()
        if not one.action and one.colour not in (facts[plain].colour, facts[bought].colour)
    )
    t = Table(plain, bought, none)
    assert [player.action_open for player in game_of(t).players] == [False, True, False]
    t.put(plain, "F4", "SH")
    t.put(none, "F2", "SH")
    assert [player.action_open for player in game_of(t).players] == [True, True, False]


def test_a_seat_without_a_faction() -> None:
    player = Game.new(3, 1).players[2]
    assert player.faction == player.name == player.colour == "" and player.vp == 0
    assert set(player.structures.values()) == {0}


def test_the_map() -> None:
    t = Table("witches", "nomads")
    t.put("witches", "F4")
    board = game_of(t).map
    facts = data.maps()["base"]
    assert board.name == "base" and len(board.spaces) == sum(len(row) for row in facts.rows)
    space = board["f4"]
    assert (space.label, space.terrain, space.structure, space.owner, space.town_of) == ("F4", "green", "D", 0, None)
    assert set(space.neighbours) == {"E6", "E7", "F3", "r22", "G2", "r29"}
    assert board["r22"].terrain == "river" and board["A1"].owner is None and board["A1"].structure == ""
    for one in board.spaces:
        assert all(one.label in board[other].neighbours for other in one.neighbours)
        assert facts.rows[one.row][one.column] == one.terrain or one.label == "F4"
    with pytest.raises(KeyError):
        board["Z1"]


def test_towns_and_bridges_on_the_map() -> None:
    t = Table("witches", "nomads")
    t.rich("witches", "nomads")
    t.put("witches", "E7 E6 F4", "TP")
    t.put("nomads", "C1")
    t.paint("G2", "green")
    game = game_of(t)
    game.play("build G2")
    assert game.map["G2"].town_of == 0 and game.map["F4"].town_of == 0 and game.map["C1"].town_of is None
    game.play("+TW5. done")
    assert game.player(0).towns == ("TW5",) and game.tiles.towns_left["TW5"] == 1 and game.player(0).keys == 1
    bridge = next(move for move in game.moves() if move.text.startswith("action ACT1. bridge"))
    game.play(bridge)
    found = game.map.bridges
    assert len(found) == 1 and found[0].owner == 1 and ":".join(found[0].ends) in bridge.text
    assert game.player(1).bridges == (":".join(found[0].ends),) and game.player(1).bridges_left == 2


def test_tiles() -> None:
    game = Game.new(2, 5, options={"promo-towns": "true"}, factions=("witches", "nomads"))
    tiles = game.tiles
    assert [tile.code for tile in tiles.scoring] == list(game.setup.scoring)
    assert not any(tile.current for tile in tiles.scoring)
    assert [card.code for card in tiles.bonus] == list(game.setup.bonus)
    assert tiles.favors_left == {code: t.count for code, t in data.favor_tiles().items() if not t.option}
    assert set(tiles.towns_left) == set(in_play(data.town_tiles(), game.setup.options)) and not any(
        tiles.power_actions.values()
    )
    while game.round == 0:
        game.play(game.moves()[0])
    tiles = game.tiles
    assert [tile.round for tile in tiles.scoring if tile.current] == [1]
    assert {card.holder for card in tiles.bonus} == {0, 1, None}
    assert {card.coins for card in tiles.bonus if card.holder is None} == {1}


def test_power_actions_taken() -> None:
    t = Table("witches", "nomads")
    t.put("witches", "F4")
    t.rich("witches")
    game = game_of(t)
    game.play("action ACT3")
    assert [code for code, taken in game.tiles.power_actions.items() if taken] == ["ACT3"]


def test_cults() -> None:
    t = Table("witches", "nomads")
    t.put("witches", "F4")
    t.give("witches", cults=(9, 0, 2, 0), keys=1, priests=1)
    t.give("nomads", cults=(0, 0, 0, 0))
    game = game_of(t)
    game.play("send p to fire for 2. +fire")
    fire, _, earth, _ = game.cults
    assert (fire.name, fire.levels, fire.priests, fire.top) == ("fire", (10, 0), (None, 0, None, None), 0)
    assert (earth.levels[0], earth.top) == (2, None)


def test_views_are_frozen() -> None:
    game = Game.new(2, 1)
    for view, name in ((game.players[0], "vp"), (game.map, "name"), (game.tiles, "bonus"), (game.cults[0], "top")):
        with pytest.raises(FrozenInstanceError):
            setattr(view, name, 4)


@pytest.mark.parametrize("seed", range(6))
def test_views_of_whole_games_add_up(seed: int) -> None:
    game = random_game(seed)
    rng = random.Random(seed)
    while not game.is_over:
        play_on(game, rng, 12)
        spaces = game.map.spaces
        for player in game.players:
            on_map = [space for space in spaces if space.owner == player.seat]
            assert len(on_map) == sum(player.structures.values())
            assert game.faction(player.seat) == (player.faction or f"player{player.seat + 1}")
            if player.faction:
                assert player.cults == tuple(cult.levels[player.seat] for cult in game.cults)
                assert player.priests + player.priests_left <= data.common().priest_limit
        held = sum(len(player.favors) for player in game.players)
        assert held + sum(game.tiles.favors_left.values()) == sum(
            t.count for t in data.favor_tiles().values() if not t.option
        )
        assert sorted(game.turn_order) == list(range(game.setup.players))
        assert all(offer.price <= offer.gain <= offer.power for offer in game.offers)
