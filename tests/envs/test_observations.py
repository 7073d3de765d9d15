"""Every number of an observation against what the views of the game tell."""

from __future__ import annotations

import random

import numpy as np
import pytest

from mystica import Game, data
from mystica.boxes.merchants.engine.sea import sea_of
from mystica.engine.core.tables import BONUS_CODES, FACTION_KEYS, FAVOR_CODES, SCORING_CODES, TOWN_CODES
from mystica.engine.flow import decider, is_over
from mystica.engine.observing import OBSERVATION_SIZE
from mystica.engine.playout import random_actions
from mystica.envs import GameKind
from mystica.envs.arrays import Numbers, legal_mask, numbers
from mystica.envs.layout import blocks, where
from mystica.game import PlayerView

STRUCTURES = ("D", "TP", "TE", "SH", "SA", "SY")
SPECIALS = ("bonus card", "favor tile", "faction", "moving ships", "building a ship")
BOX = {"merchants": "true"}
RARE = {"spades_barred", "to_finish", "paid_by_ship"}  # of ships: test_ship_observations.py


def games() -> list[Game]:
    """Games of all kinds, busy enough to have something to see."""
    return [
        Game.new(players=2, seed=1),
        Game.new(players=4, seed=2, profile="snellman", options={"promo-towns": "true"}),
        Game.new(players=5, seed=3, map="fire-and-ice", options={"fire-and-ice": "true"}),
        Game.new(players=3, seed=4, profile="snellman", options={"factions": "auction"}),
        Game.new(players=3, seed=5, map="lakes", options=BOX, factions=("dwarves", "mermaids", "witches")),
        Game.new(players=4, seed=6, map="fire-and-ice", options={"fire-and-ice": "true", "factions": "random", **BOX}),
    ]


def at(row: Numbers, name: str, seat: int = 0) -> list[int]:
    found: list[int] = row[where(name, seat)].tolist()
    return found


def chosen(codes: list[str], marks: list[int]) -> list[str]:
    return [code for code, mark in zip(codes, marks, strict=True) if mark]


def check_seat(row: Numbers, k: int, player: PlayerView, game: Game) -> None:
    assert at(row, "seated", k) == [1]
    assert chosen(FACTION_KEYS, at(row, "faction", k)) == ([player.faction] if player.faction else [])
    assert at(row, "vp", k) == [player.vp]
    assert at(row, "coins", k) == [player.coins]
    assert at(row, "workers", k) == [player.workers]
    assert at(row, "priests", k) == [player.priests]
    assert tuple(at(row, "bowls", k)) == player.bowls
    assert tuple(at(row, "cults", k)) == player.cults
    assert at(row, "shipping", k) == [player.shipping]
    assert at(row, "digging", k) == [player.digging]
    if player.faction:
        assert at(row, "structures", k) == [player.structures.get(code, 0) for code in STRUCTURES]
    assert tuple(chosen(FAVOR_CODES, at(row, "favors", k))) == player.favors
    assert chosen(BONUS_CODES, at(row, "bonus_card", k)) == ([player.bonus_card] if player.bonus_card else [])
    assert sum(at(row, "towns", k)) == len(player.towns)
    assert set(chosen(TOWN_CODES, at(row, "towns", k))) == set(player.towns)
    assert at(row, "passed", k) == [int(player.passed)]
    assert at(row, "keys", k) == [player.keys]
    assert at(row, "bridges_built", k) == [len(player.bridges)]
    assert at(row, "place", k) == [game.turn_order.index(player.seat) + 1]
    own = [offer.power for offer in game.offers if offer.owner == player.seat]
    assert at(row, "offers", k) == [len(own), sum(own), own[0] if own else 0]
    assert at(row, "specials_taken", k) == [int(n in player.specials_taken) for n in SPECIALS]
    check_fleet(row, k, player, game)


def check_fleet(row: Numbers, k: int, player: PlayerView, game: Game) -> None:
    names = ("ships", "dock", "markers", "movement", "ship_income", "range")
    told = [at(row, name, k)[0] for name in names]
    if "merchants" not in game.boxes:
        assert not any(told)
        return
    fleet = game.boxes["merchants"].fleets[player.seat]
    reach = player.skip_range + 1 if fleet.range is not None else 0
    wanted = [len(fleet.ships), int(fleet.dock != ""), len(fleet.markers), fleet.movement, fleet.income, reach]
    assert told == wanted


def check_sea(row: Numbers, game: Game, seat: int) -> None:
    """Planes and marks of ships against the view of the sea."""
    sea = game.boxes.get("merchants")
    n = len(game.players)
    planes = {
        name: row[where(name)].reshape(-1, 120) for name in ("ship", "dock_at", "marker", "canal", "ship_in_hand")
    }
    if sea is None:
        assert not any(plane.any() for plane in planes.values())
        assert not any(at(row, "sea") + at(row, "voyage_of") + at(row, "voyage") + at(row, "obtaining"))
        return
    place = {space.label: i for i, space in enumerate(game.map.spaces)}
    wanted = {name: np.zeros_like(plane) for name, plane in planes.items()}
    for fleet in sea.fleets:
        k = (fleet.seat - seat) % n
        for label in fleet.ships:
            wanted["ship"][k, place[label]] += 1
        for label in fleet.markers:
            wanted["marker"][k, place[label]] = 1
        if fleet.dock:
            wanted["dock_at"][0, place[fleet.dock]] = k + 1
    for number, canal in enumerate(sea.canals):
        for label in canal.joins:
            wanted["canal"][0, place[label]] += 2**number
    fleets = sea.fleets[0]
    assert at(row, "sea") == [1, len(fleets.markers) + fleets.markers_left, sea_of(game.state).extra_power]
    voyage = sea.voyage
    whose = [int(voyage is not None and k == (voyage.seat - seat) % n) for k in range(5)]
    assert at(row, "voyage_of") == whose
    marks = at(row, "voyage")
    if voyage is None:
        assert not any(marks)
    else:
        assert marks[:3] == [int(voyage.moving), int(not voyage.moving), int(voyage.paid)]
        assert marks[5] == int(voyage.chosen != "")
        if voyage.moving:
            assert row[where("ships_done")].sum() == len(voyage.moved)
            if voyage.chosen:
                wanted["ship_in_hand"][0, place[voyage.chosen]] = 1
    for name, plane in planes.items():
        if name != "ship_in_hand" or voyage is None or voyage.moving:
            assert (plane == wanted[name]).all(), name


def check_map(row: Numbers, game: Game, seat: int) -> None:
    n = len(game.players)
    spaces = game.map.spaces
    terrain = row[where("terrain")].reshape(-1, 120)
    structure = row[where("structure")].reshape(-1, 120)
    owner = row[where("owner")].reshape(-1, 120)
    assert (terrain.sum(axis=0)[: len(spaces)] == 1).all() and terrain[:, len(spaces) :].sum() == 0
    for i, space in enumerate(spaces):
        names = [*data.common().wheel, *data.common().other_colours]
        if space.terrain in names:
            assert terrain[names.index(space.terrain), i] == 1
        else:
            assert terrain[9, i] == 1
        code = STRUCTURES[int(np.flatnonzero(structure[:, i])[0])] if structure[:, i].any() else ""
        assert code == space.structure
        if space.structure:
            assert space.owner is not None
            assert owner[:, i].tolist() == [int(k == (space.owner - seat) % n) for k in range(5)]
        assert row[where("row")][i] == space.row + 1
        assert row[where("half")][i] == space.x + 1


@pytest.mark.parametrize("number", range(6))
def test_numbers_are_what_the_views_tell(number: int) -> None:
    game = games()[number]
    lots = random.Random(number)
    looks = 0
    while not game.is_over:
        if lots.random() < 0.15:
            looks += 1
            for seat in range(len(game.players)):
                row = numbers(game.state, seat)
                assert row.shape == (OBSERVATION_SIZE,) and row.min() >= 0
                assert at(row, "round") == [game.round]
                n = len(game.players)
                assert at(row, "decider") == [int(k == ((game.decider or 0) - seat) % n) for k in range(5)]
                scoring = row[where("scoring_tiles")].reshape(6, -1).tolist()
                codes = [chosen(SCORING_CODES, marks) for marks in scoring]
                assert codes == [[tile.code] for tile in game.tiles.scoring]
                for k in range(n):
                    check_seat(row, k, game.players[(seat + k) % n], game)
                for k in range(n, 5):
                    assert not any(any(at(row, block.name, k)) for block in blocks() if block.part == "seat")
                check_map(row, game, seat)
                check_sea(row, game, seat)
            assert np.flatnonzero(legal_mask(game.state)).tolist() == [move.atoms[0] for move in game.atomic_moves()]
        game.play(lots.choice(game.atomic_moves()))
    assert looks > 10


def test_every_block_is_seen_in_use() -> None:
    """Nothing is always 0, save what only leaving a game or a ruling of the site brings, or has tests of its own."""
    fire = {"fire-and-ice": "true", "final-tile": "draw"}
    ships = {**fire, **BOX}
    kinds = [
        GameKind(4, "fire-and-ice", options=fire, factions=("riverwalkers", "dragonlords", "yetis", "dwarves")),
        GameKind(3, "fire-and-ice", options=fire, factions=("shapeshifters", "acolytes", "fakirs")),
        GameKind(3, profile="snellman", options={"factions": "auction"}),
        GameKind(5),
        GameKind(4, "lakes", options=ships, factions=("dwarves", "mermaids", "cultists", "nomads")),
        GameKind(3, "lakes", options=ships, factions=("fakirs", "darklings", "witches")),
    ]
    used = np.zeros(OBSERVATION_SIZE, np.int64)
    for seed, kind in enumerate([*kinds, *kinds]):
        state = kind.start(seed)
        step = 0
        while not is_over(state):
            used += numbers(state, int(decider(state)))
            random_actions(state, seed * 10_000 + step, 1, True)
            step += 1
    idle = {b.name for b in blocks() if b.part != "seat" and not used[where(b.name)].any()}
    idle |= {b.name for b in blocks() if b.part == "seat" and not any(used[where(b.name, k)].any() for k in range(5))}
    assert idle <= {"dropped", "late_steps", "skip_extra", *RARE}
