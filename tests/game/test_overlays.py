"""Overlays against simple definitions of their own, on the views alone."""

from __future__ import annotations

import random

import pytest

from mystica import data
from mystica.game import Game, PlayerView, SpaceView
from mystica.game.views.overlays import (
    LeechPlace,
    TownChance,
    land_in_reach,
    leech_places,
    more_in_reach,
    network,
    spades_to_home,
    town_chances,
)
from mystica.notation.ledgers.reader import LedgerPlayer
from mystica.notation.ledgers.text import read_ledger
from tests.game.tables import play_on, random_game
from tests.golden_games import FOLDER
from tests.rules.table import Table


class Chart:
    """The map by its labels."""

    def __init__(self, game: Game, seat: int) -> None:
        self.space: dict[str, SpaceView] = {space.label: space for space in game.map.spaces}
        self.bridges = [set(bridge.ends) for bridge in game.map.bridges]
        self.seat = seat
        self.own = {label for label, space in self.space.items() if space.owner == seat}
        self.links = {
            label for label, space in self.space.items() if space.terrain == "river" and space.town_of == seat
        }

        self.quays = self._quays(game)

    def _quays(self, game: Game) -> set[str]:
        """Land beside ships, or under merchants."""
        if "merchants" not in game.boxes:
            return set()
        fleet = game.boxes["merchants"].fleets[self.seat]
        if fleet.merchants:
            return set(fleet.ships)
        afloat = [label for label in fleet.ships if self.space[label].terrain == "river"]
        near = {label for ship in afloat for label in self.space[ship].neighbours}
        return {label for label in near if self.space[label].terrain != "river"}

    def over_bridges(self, label: str) -> set[str]:
        return {end for ends in self.bridges if label in ends for end in ends if end != label}

    def beside(self, label: str) -> set[str]:
        """Directly adjacent."""
        return set(self.space[label].neighbours) | self.over_bridges(label)

    def sailed(self, label: str, shipping: int) -> set[str]:
        """Land at most so many river spaces away, and land beside."""
        shores = set(self.space[label].neighbours)
        water = {near for near in shores if self.space[near].terrain == "river"} if shipping else set()
        for left in range(shipping, 0, -1):
            shores |= {near for river in water for near in self.space[river].neighbours}
            if left > 1:
                water |= {near for near in shores if self.space[near].terrain == "river"}
        return {near for near in shores if self.space[near].terrain != "river"} - {label}

    def rowed(self, label: str, shipping: int) -> set[str]:
        """Land at most so many river spaces away, and not what is only beside."""
        water: set[str] = set()
        ends = {label}
        for _ in range(shipping):
            water |= {n for end in ends for n in self.space[end].neighbours if self.space[n].terrain == "river"}
            ends = water
        land = {near for river in water for near in self.space[river].neighbours}
        return {near for near in land if self.space[near].terrain != "river"} - {label}

    def hopped(self, label: str, skipped: int) -> set[str]:
        """Land with at most so many spaces between."""
        near = {label}
        for _ in range(skipped + 1 if skipped else 0):
            near |= {other for one in near for other in self.space[one].neighbours}
        return {other for other in near if self.space[other].terrain != "river"} - {label}

    def reach(self, player: PlayerView, shipping: int) -> set[str]:
        found = set(self.quays)
        if by_river(player):
            for label in self.own:
                found |= self.rowed(label, shipping)
            return {label for label in found if self.space[label].owner is None}
        for label in self.own:
            found |= self.sailed(label, shipping) | self.hopped(label, player.skip_range) | self.over_bridges(label)
        return {label for label in found if self.space[label].owner is None}

    def components(self, neighbours: dict[str, set[str]]) -> list[set[str]]:
        left = set(neighbours)
        out: list[set[str]] = []
        while left:
            new = {left.pop()}
            area: set[str] = set()
            while new:
                label = new.pop()
                area.add(label)
                new |= (neighbours[label] & set(neighbours)) - area
            left -= area
            out.append(area)
        return out


def has_track(player: PlayerView) -> bool:
    return data.factions()[player.faction].shipping is not None


def power_value(faction: str, code: str) -> int:
    """A shipyard is on no faction board."""
    structures = data.factions()[faction].structures
    return structures[code].power_value if code in structures else data.common().power_values[code]


def by_river(player: PlayerView) -> bool:
    return "builds_by_river" in data.factions()[player.faction].traits


def check(game: Game, seat: int) -> None:
    state = game.state
    chart = Chart(game, seat)
    player = game.player(seat)
    if not player.faction:
        assert not land_in_reach(state, seat) and not spades_to_home(state, seat) and not network(state, seat)
        return
    reach = set(land_in_reach(state, seat))
    assert reach == chart.reach(player, player.shipping_value)
    more = set(more_in_reach(state, seat))
    assert more <= chart.reach(player, player.shipping_value + 1) - reach
    track = data.factions()[player.faction].shipping
    if track is not None and player.shipping < track.top:
        assert more == chart.reach(player, player.shipping_value + 1) - reach
    _check_spades(game, chart, player)
    _check_towns(game, chart, player)
    _check_leech(game, chart, reach)
    _check_network(game, chart, player)


def _check_spades(game: Game, chart: Chart, player: PlayerView) -> None:
    wheel = data.common().wheel
    fixed = data.factions()[player.faction].traits.get("spades_per_space", 0)
    land = {k: s for k, s in chart.space.items() if s.terrain != "river" and s.owner is None}
    wanted = {}
    for label, space in land.items() if player.start_terrain else ():
        if space.terrain == player.colour and not by_river(player):
            wanted[label] = 0
        elif by_river(player) or space.terrain not in wheel or player.colour == "volcano":
            if space.terrain in player.unlocked:
                wanted[label] = 0
        else:  # ice lies where the starting terrain does, and that itself takes a spade
            steps = (wheel.index(space.terrain) - wheel.index(player.start_terrain)) % len(wheel)
            steps = max(min(steps, len(wheel) - steps), 1)
            wanted[label] = fixed or steps
    assert spades_to_home(game.state, chart.seat) == wanted


def _check_towns(game: Game, chart: Chart, player: PlayerView) -> None:
    common = data.common()
    eased = [tile.town_power for code in player.favors if (tile := data.favor_tiles()[code]).town_power]
    needed = min(eased) if eased else common.town_power
    wanted: set[tuple[frozenset[str], int, int, int, int]] = set()
    for group in chart.components({label: chart.beside(label) for label in chart.own | chart.links}):
        if any(chart.space[label].town_of == chart.seat for label in group):
            continue
        codes = [chart.space[label].structure for label in group]
        power = sum(power_value(player.faction, code) for code in codes)
        if len(group) > 1 or power >= needed // 2:
            wanted.add((frozenset(group), power, needed, len(group), 3 if "SA" in codes else 4))
    found = town_chances(game.state, chart.seat)
    assert {(frozenset(t.spaces), t.power, t.needed, t.structures, t.structures_needed) for t in found} == wanted
    missing = [max(t.needed - t.power, t.structures_needed - t.structures, 0) for t in found]
    assert missing == sorted(missing)


def _check_leech(game: Game, chart: Chart, reach: set[str]) -> None:
    wanted: dict[str, dict[int, int]] = {}
    asked = game.setup.options["leech-without-room"] == "asked"
    for label in reach | chart.own if game.round else set():
        for near in chart.beside(label):
            owner = chart.space[near].owner
            if owner is None or owner == chart.seat:
                continue
            other = game.player(owner)
            room = 2 * other.bowls[0] + other.bowls[1]
            if other.dropped or not (room or asked):
                continue
            value = power_value(other.faction, chart.space[near].structure)
            places = wanted.setdefault(label, {})
            places[owner] = places.get(owner, 0) + value
    found = leech_places(game.state, chart.seat)
    assert {label: {p.seat: p.power for p in places} for label, places in found.items()} == wanted


def _check_network(game: Game, chart: Chart, player: PlayerView) -> None:
    level = player.shipping if has_track(player) else 0
    near: dict[str, set[str]] = {}
    for label in chart.own:
        near[label] = chart.sailed(label, level) | chart.hopped(label, player.skip_range) | chart.over_bridges(label)
        for river in chart.links & set(chart.space[label].neighbours):
            near[label] |= set(chart.space[river].neighbours)
    found = network(game.state, chart.seat)
    assert {frozenset(area) for area in found} == {frozenset(area) for area in chart.components(near)}
    sizes = [len(area) for area in found]
    assert sizes == sorted(sizes, reverse=True)
    final = game.final_scoring()
    if final and sizes:
        assert sizes[0] == final[chart.seat].area


@pytest.mark.parametrize("name", sorted(path.name for path in FOLDER.glob("*.txt")))
def test_golden_games(name: str) -> None:
    ledger = read_ledger((FOLDER / name).read_text(encoding="utf-8"))
    player = LedgerPlayer(ledger)
    player.play_all()
    player.close()
    game = Game(ledger.setup, player.actions)
    for ply in range(0, game.ply + 1, 23):
        there = game.at(ply)
        for seat in range(there.setup.players):
            check(there, seat)


@pytest.mark.parametrize("seed", range(8))
def test_random_games(seed: int) -> None:
    game = random_game(seed)
    rng = random.Random(seed)
    while not game.is_over:
        for seat in range(game.setup.players):
            check(game, seat)
        play_on(game, rng, 25)


# ---- by hand ----------------------------------------------------------------------------------------------


def test_a_tunnel_reaches_beyond_one_space() -> None:
    t = Table("dwarves", "witches")
    t.put("dwarves", "F4")
    assert {"E7", "D4"} <= set(land_in_reach(t.state, 0))  # beside, and one space further
    assert not more_in_reach(t.state, 0)


def test_the_card_in_hand_counts_until_its_holder_passes() -> None:
    t = Table("witches", "nomads")
    t.put("witches", "F4")
    without, more = land_in_reach(t.state, 0), more_in_reach(t.state, 0)
    assert more
    t.card("witches", "BON4")
    assert set(land_in_reach(t.state, 0)) == {*without, *more}


def test_at_the_end_of_the_track_only_a_card_adds() -> None:
    t = Table("witches", "nomads")
    t.put("witches", "F4")
    t.give("witches", shipping=3)
    assert more_in_reach(t.state, 0)
    t.card("witches", "BON4")
    assert not more_in_reach(t.state, 0)


def test_a_town_over_a_bridge_and_a_lone_sanctuary() -> None:
    t = Table("witches", "nomads")
    t.put("witches", "C2 D3", "TP")
    t.put("witches", "A1", "SA")
    t.put("witches", "H3")
    assert town_chances(t.state, 0) == (TownChance(("A1",), 3, 7, 1, 3),)
    t.bridge("witches", "C2:D3")
    assert TownChance(("C2", "D3"), 4, 7, 2, 4) in town_chances(t.state, 0)
    t.favor("witches", "FAV5")
    assert {chance.needed for chance in town_chances(t.state, 0)} == {6}


def test_leech_counts_room_and_bridges() -> None:
    t = Table("witches", "nomads", "giants")
    t.put("witches", "F4")
    t.put("nomads", "F3", "TP")
    t.put("giants", "E7", "SH")
    for faction in ("nomads", "giants"):
        t.give(faction, power=(5, 0, 0))
    assert leech_places(t.state, 0)["F4"] == (LeechPlace(1, 2), LeechPlace(2, 3))
    t.give("giants", power=(0, 0, 5))
    assert leech_places(t.state, 0)["F4"] == (LeechPlace(1, 2),)
    t.put("witches", "C2")
    t.put("nomads", "D3")
    assert "C2" not in leech_places(t.state, 0)
    t.bridge("witches", "C2:D3")
    assert leech_places(t.state, 0)["C2"] == (LeechPlace(1, 1),)


def test_before_anybody_has_a_faction() -> None:
    game = Game.new(3, 1)
    for seat in range(3):
        check(game, seat)
        assert town_chances(game.state, seat) == () and leech_places(game.state, seat) == {}
