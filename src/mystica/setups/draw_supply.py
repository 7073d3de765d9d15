"""The tiles, cards and factions a setup is drawn from, worked out once for each kind of game."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from mystica import data
from mystica.engine.core.tables import FACTION_KEYS
from mystica.setups.cache import Cache
from mystica.setups.checks import boards, check_new_facts, check_players, own_rows
from mystica.setups.game_setup import GameSetup
from mystica.setups.of_boxes import of_boxes
from mystica.setups.options import check_name, in_play, is_on, settle_options
from mystica.setups.shared_tables import SharedTables, tables_shared_by


class DrawRequest(NamedTuple):
    """What people say about a game before it is drawn."""

    players: int
    map: str
    profile: str
    options: Mapping[str, str]
    map_rows: Sequence[str]
    start_vp: Mapping[str, int]
    preset: str
    facts: Mapping[str, data.Value]


class ScoringPile:
    """The scoring tiles of a game, and which of them are for spades."""

    def __init__(self, options: Mapping[str, str], facts: Mapping[str, data.Value]) -> None:
        tiles = data.scoring_tiles_with(facts)
        self._tiles = in_play(tiles, options)
        self._spades = {code for code, tile in tiles.items() if tile.event == "spade"}
        common = data.common()
        self._barred = [number in common.spade_tile_barred_rounds for number in range(common.rounds, 0, -1)]

    def draw(self, rng: random.Random) -> tuple[str, ...]:
        """Base, Scoring tiles: from the last round to the first; a spade tile drawn for a barred round goes back in."""
        pile = self._tiles.copy()
        rng.shuffle(pile)
        rounds: list[str] = []
        for barred in self._barred:
            aside = 0
            while barred and pile[aside] in self._spades:
                aside += 1
            rounds.append(pile.pop(aside))
            if aside:
                rng.shuffle(pile)
        return tuple(reversed(rounds))


class DrawSupply:
    """Tiles, cards and factions to draw from.

    The first setup is checked in full. Those that follow differ only in what was drawn, which is right because of
    where it comes from; given factions and starting VP that not everybody has are looked at again.
    """

    def __init__(self, request: DrawRequest) -> None:
        players, map, profile, options, map_rows, start_vp, preset, facts = request
        values = settle_options(profile, options, preset, map, own_map=bool(map_rows), own_vp=bool(start_vp)).values
        check_players(players)
        if facts:
            check_new_facts(facts)
        self._players = players
        self._map = map
        self._profile = profile
        self._options = values
        self._map_rows = own_rows(map, "\n".join(map_rows)) if map_rows else ()
        self._start_vp = dict(start_vp)
        self._facts = dict(facts)
        self._scoring = ScoringPile(values, facts)
        cards = data.bonus_cards()
        self._cards = in_play(cards, values)
        self._wanted = players + data.common().extra_bonus_cards
        self._drawn_first: list[tuple[list[str], int]] = []  # cards of which so many come first, and no more
        for box in of_boxes():
            option, number = box.drawn_first(values)
            if option and is_on(values, option):  # refused without, below
                self._drawn_first.append(([code for code in self._cards if cards[code].option == option], number))
        self._final_tiles = in_play(data.final_tiles(), values)
        allowed = self._setup((), (), (), (), "", None).allowed()
        self._sides: dict[str, list[str]] = {}
        """Factions that may play, by their boards."""
        for board in boards():
            sides = [key for key, may in zip(FACTION_KEYS, allowed) if may and data.factions()[key].colour == board]
            if sides:
                self._sides[board] = sides
        self._boards = list(self._sides)
        self._all_have_vp = all(not start_vp or key in start_vp for keys in self._sides.values() for key in keys)
        self._shared: SharedTables | None = None
        self._checked: tuple[str, ...] = ()
        """Given factions of the setup that was checked."""

    def draw(self, seed: int, factions: tuple[str, ...]) -> GameSetup:
        """One setup, the factions by seat; an empty name among them is drawn."""
        rng = random.Random(f"mystica {seed}")
        scoring = self._scoring.draw(rng)
        bonus = self._draw_cards(rng)
        drawn, colours = self._draw_factions(rng, factions)
        final_tile = self._options["final-tile"]
        if final_tile == "draw":
            final_tile = rng.choice(self._final_tiles)
        setup = self._setup(scoring, bonus, drawn, colours, "" if final_tile == "off" else final_tile, seed)
        if self._shared is None or factions != self._checked or not self._all_have_vp:
            setup.engine_setup()
            self._shared = tables_shared_by(setup)
            self._checked = factions
        else:
            setup._engine.append(self._shared.engine_setup(setup))
        return setup

    def _setup(
        self,
        scoring: tuple[str, ...],
        bonus: tuple[str, ...],
        factions: tuple[str, ...],
        colours: tuple[str, ...],
        final_tile: str,
        seed: int | None,
    ) -> GameSetup:
        return GameSetup(
            players=self._players,
            map=self._map,
            profile=self._profile,
            options=self._options.copy(),
            scoring=scoring,
            bonus=bonus,
            factions=factions,
            colours=colours,
            final_tile=final_tile,
            map_rows=self._map_rows,
            start_vp=self._start_vp.copy(),
            facts=self._facts.copy(),
            seed=seed,
        )

    def _draw_cards(self, rng: random.Random) -> tuple[str, ...]:
        first = [code for cards, number in self._drawn_first for code in rng.sample(cards, number)]
        apart = {code for cards, _ in self._drawn_first for code in cards}
        rest = [code for code in self._cards if code not in apart]
        bonus = {*first, *rng.sample(rest, self._wanted - len(first))}
        return tuple([code for code in self._cards if code in bonus])

    def _draw_factions(self, rng: random.Random, given: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Factions that are missing or to bid on, or colours whose side is chosen in the game, as the options ask."""
        colours = rng.sample(self._boards, self._players)
        if "" in given:
            taken = {_board_of(key) for key in given if key}
            missing = rng.sample([board for board in self._boards if board not in taken], given.count(""))
            drawn = [rng.choice(self._sides[board]) for board in missing]
            return tuple(key or drawn.pop() for key in given), ()
        if given or self._options["factions"] == "choice":
            return given, ()
        if self._options["factions"] == "random":
            return (), tuple(colours)
        return tuple(rng.choice(self._sides[colour]) for colour in colours), ()


def _board_of(key: str) -> str:
    return data.factions()[check_name("faction", key, data.factions())].colour


cache: Cache[DrawSupply] = Cache()


def supply_for(request: DrawRequest) -> DrawSupply:
    """The same for the same request."""
    return cache.get(request, lambda: DrawSupply(request))
