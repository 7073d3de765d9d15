"""Setups in people's words: drawn, introductory or given in full; checked, then turned into the engine's ints."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache

from mystica import data
from mystica.engine.core.board import board_of
from mystica.engine.core.setup import AUCTION, CHOICE, FIXED, SIDES, Setup
from mystica.engine.core.tables import BONUS_CODES, FACTION_KEYS, FINAL_CODES, SCORING_CODES, TOWN_CODES

PROFILES = data.PROFILES


class SetupError(ValueError):
    """A setup that cannot be played, with the reason."""


def check_name(kind: str, name: str, known: Iterable[str]) -> str:
    """The name if it is known, else an error that lists what exists."""
    names = list(known)
    if name in names:
        return name
    near = get_close_matches(name, names, 1)
    hint = f"; did you mean {near[0]}?" if near else ""
    raise SetupError(f"unknown {kind} {name!r}{hint} (there are: {', '.join(names)})")


def resolve_options(profile: str, chosen: Mapping[str, str]) -> dict[str, str]:
    """All options of a profile with the chosen ones in their place."""
    check_name("profile", profile, PROFILES)
    table = data.options()
    out = {key: getattr(option, profile) for key, option in table.items()}
    for key, value in chosen.items():
        check_name("option", key, table)
        check_name(f"value of option {key}", value, table[key].values)
        out[key] = value
    return out


def parse_options(texts: Sequence[str]) -> dict[str, str]:
    """KEY=VALUE as typed on a command line."""
    out: dict[str, str] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise SetupError(f"option {text!r} is not KEY=VALUE")
        out[key.strip()] = value.strip()
    return out


@dataclass(frozen=True)
class GameSetup:
    """The result of setting up: everything a game needs before its first decision."""

    players: int
    map: str
    profile: str
    options: dict[str, str]
    scoring: tuple[str, ...]
    bonus: tuple[str, ...]
    factions: tuple[str, ...] = ()
    """By seat; empty if they are chosen in the game."""
    colours: tuple[str, ...] = ()
    """By seat, where a drawn colour leaves the choice of side."""
    dwellings: tuple[tuple[str, ...], ...] = ()
    """First dwellings that are given, by seat, in printed labels."""
    final_tile: str = ""
    """The final scoring tile that is added, if one is."""
    seed: int | None = None
    """Information only: what was drawn is in the other fields."""
    _engine: list[Setup] = field(default_factory=list, compare=False, repr=False)

    def engine_setup(self) -> Setup:
        """The engine's form, checked and made once."""
        if not self._engine:
            self._check()
            self._engine.append(self._make())
        return self._engine[0]

    def _check(self) -> None:
        low, high = data.common().players
        if not low <= self.players <= high:
            raise SetupError(f"{self.players} players: the game is for {low} to {high}")
        check_name("map", self.map, data.maps())
        check_name("profile", self.profile, PROFILES)
        if set(self.options) != set(data.options()):
            raise SetupError("options are incomplete; use resolve_options")
        for key, value in self.options.items():
            check_name(f"value of option {key}", value, data.options()[key].values)
        rounds = data.common().rounds
        if len(self.scoring) != rounds or len(set(self.scoring)) != rounds:
            raise SetupError(f"{rounds} different scoring tiles are needed, not {', '.join(self.scoring) or 'none'}")
        allowed = set(_in_play(data.scoring_tiles(), self.options))
        for code in self.scoring:
            check_name("scoring tile", code, SCORING_CODES)
            if code not in allowed:
                raise SetupError(f"scoring tile {code} needs option {data.scoring_tiles()[code].option}=true")
        cards = set(_in_play(data.bonus_cards(), self.options))
        if len(set(self.bonus)) != len(self.bonus) or len(self.bonus) <= self.players:
            raise SetupError(f"{self.players} players need more than {self.players} different bonus cards")
        for code in self.bonus:
            check_name("bonus card", code, BONUS_CODES)
            if code not in cards:
                raise SetupError(f"bonus card {code} needs option {data.bonus_cards()[code].option}=true")
        if self.factions:
            check_factions(self.factions, self.players)
            for key in self.factions:
                option = data.factions()[key].option
                if option and self.options[option] != "true":
                    raise SetupError(f"the {key} need option {option}=true")
        elif self.colours:
            check_colours(self.colours, self.players)
        if self.options["factions"] == "auction":
            if not self.factions:
                raise SetupError("an auction needs the drawn factions, in the order of the draw")
            if self.options["vp"] != "flat":
                raise SetupError("an auction sets the starting VP itself: leave option vp=flat")
            if self.dwellings:
                raise SetupError("first dwellings can be given for given factions only")
        self._check_final_tile()
        if self.dwellings:
            self._check_dwellings()
        if self.options["vp"] == "table" and self.map not in data.vp_tables():
            known = ", ".join(name for name in data.vp_tables() if name != "flat")
            raise SetupError(f"no table of starting VP is known for map {self.map} (there are: {known})")

    def _check_final_tile(self) -> None:
        wish = self.options["final-tile"]
        if self.final_tile:
            check_name("final scoring tile", self.final_tile, FINAL_CODES)
        if (wish == "off" and self.final_tile) or (wish == "draw" and not self.final_tile):
            raise SetupError(
                f"option final-tile={wish} does not fit the final scoring tile {self.final_tile or 'none'}"
            )
        if wish not in ("off", "draw") and self.final_tile != wish:
            raise SetupError(f"option final-tile={wish} asks for that tile, not for {self.final_tile or 'none'}")

    def _check_dwellings(self) -> None:
        if not self.factions:
            raise SetupError("first dwellings can be given for given factions only")
        if len(self.dwellings) != self.players:
            raise SetupError(f"{self.players} players need {self.players} rows of first dwellings")
        board = board_of(self.map)
        wheel = data.common().wheel
        for key, labels in zip(self.factions, self.dwellings):
            faction = data.factions()[key]
            if len(labels) != faction.first_dwellings or len(set(labels)) != len(labels):
                raise SetupError(f"{key} need {faction.first_dwellings} different first dwellings")
            if faction.colour not in wheel:
                raise SetupError(f"first dwellings of the {key} cannot be given: their terrain is chosen in the game")
            for label in labels:
                check_name("space", label, board.space_of_label)
                if board.terrain[board.space_of_label[label]] != wheel.index(faction.colour):
                    raise SetupError(f"{label} is no home terrain of the {key}")

    def _make(self) -> Setup:
        board = board_of(self.map)
        mode = FIXED if self.factions else SIDES if self.colours else CHOICE
        if self.options["factions"] == "auction":
            mode = AUCTION
        seats = [FACTION_KEYS.index(f) for f in self.factions] or [boards().index(c) for c in self.colours]
        dwellings = [[board.space_of_label[label] for label in labels] for labels in self.dwellings]
        table = data.vp_tables()[self.map if self.options["vp"] == "table" else "flat"]
        return Setup(
            board,
            self.players,
            [SCORING_CODES.index(code) for code in self.scoring],
            sorted(BONUS_CODES.index(code) for code in self.bonus),
            [TOWN_CODES.index(code) for code in _in_play(data.town_tiles(), self.options)],
            int(mode),
            seats,
            dwellings,
            [table[key] for key in FACTION_KEYS],
            self.options,
            [not faction.option or self.options[faction.option] == "true" for faction in data.factions().values()],
            FINAL_CODES.index(self.final_tile) + 1 if self.final_tile else 0,
        )


def boards() -> tuple[str, ...]:
    """Colours of the faction boards: those of the wheel, then the others."""
    return (*data.common().wheel, *data.common().other_colours)


def check_factions(factions: Sequence[str], players: int) -> None:
    for key in factions:
        check_name("faction", key, FACTION_KEYS)
    if len(factions) != players:
        raise SetupError(f"{players} players need {players} factions, not {len(factions)}")
    colours: dict[str, str] = {}
    for key in factions:
        colour = data.factions()[key].colour
        if colour in colours:
            raise SetupError(f"{key} and {colours[colour]} share a board ({colour}): only one of them can play")
        colours[colour] = key


def check_colours(colours: Sequence[str], players: int) -> None:
    if len(colours) != players:
        raise SetupError(f"{players} players need {players} colours, not {len(colours)}")
    for colour in colours:
        check_name("colour", colour, boards())
    if len(set(colours)) != len(colours):
        raise SetupError(f"different colours are needed, not {', '.join(colours)}")


def _in_play(
    tiles: Mapping[str, data.BonusCard] | Mapping[str, data.TownTile] | Mapping[str, data.ScoringTile],
    options: Mapping[str, str],
) -> list[str]:
    return [code for code, tile in tiles.items() if not tile.option or options[tile.option] == "true"]


@cache
def _spade_tiles() -> frozenset[str]:
    return frozenset(code for code, tile in data.scoring_tiles().items() if tile.event == "spade")


def draw_scoring(rng: random.Random, options: Mapping[str, str]) -> tuple[str, ...]:
    """Base, Scoring tiles: from the last round to the first; a spade tile drawn for a barred round goes back in."""
    common = data.common()
    pile = _in_play(data.scoring_tiles(), options)
    rng.shuffle(pile)
    rounds: list[str] = []
    for number in range(common.rounds, 0, -1):
        barred = number in common.spade_tile_barred_rounds
        code = next(c for c in pile if not (barred and c in _spade_tiles()))
        aside = [c for c in pile[: pile.index(code)] if c in _spade_tiles()]
        pile.remove(code)
        if aside:
            rng.shuffle(pile)
        rounds.append(code)
    return tuple(reversed(rounds))


def draw(
    players: int,
    seed: int,
    *,
    map: str = "base",
    profile: str = "official",
    options: Mapping[str, str] | None = None,
    factions: Sequence[str] = (),
) -> GameSetup:
    """Base, Changes in the main game: scoring tiles, bonus cards and, if wished, colours are drawn."""
    rng = random.Random(f"mystica {seed}")
    values = resolve_options(profile, options or {})
    low, high = data.common().players
    if not low <= players <= high:
        raise SetupError(f"{players} players: the game is for {low} to {high}")
    scoring = draw_scoring(rng, values)
    cards = _in_play(data.bonus_cards(), values)
    bonus = rng.sample(cards, players + data.common().extra_bonus_cards)
    open_to = [
        faction for faction in data.factions().values() if not faction.option or values[faction.option] == "true"
    ]
    colours = rng.sample([board for board in boards() if any(f.colour == board for f in open_to)], players)
    random_sides = values["factions"] == "random" and not factions
    if values["factions"] == "auction" and not factions:
        factions = [rng.choice([f.key for f in open_to if f.colour == colour]) for colour in colours]
    final_tile = values["final-tile"]
    if final_tile == "draw":
        final_tile = rng.choice(FINAL_CODES)
    setup = GameSetup(
        players=players,
        map=map,
        profile=profile,
        options=values,
        scoring=scoring,
        bonus=tuple(sorted(bonus, key=BONUS_CODES.index)),
        factions=tuple(factions),
        colours=tuple(colours) if random_sides else (),
        final_tile="" if final_tile == "off" else final_tile,
        seed=seed,
    )
    setup.engine_setup()
    return setup


def introductory(players: int, *, profile: str = "official") -> GameSetup:
    """Base, First play: factions, dwellings, tiles and cards are given."""
    if players not in data.introductions():
        low, high = data.common().players
        raise SetupError(f"{players} players: the game is for {low} to {high}")
    intro = data.introductions()[players]
    return GameSetup(
        players=players,
        map=intro.map,
        profile=profile,
        options=resolve_options(profile, {}),
        scoring=intro.scoring,
        bonus=intro.bonus,
        factions=intro.factions,
        dwellings=tuple(intro.dwellings[f] for f in intro.factions),
    )
