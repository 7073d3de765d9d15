"""Setups in people's words: drawn, introductory or given in full; checked, then turned into the engine's ints."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from typing import Protocol

from mystica import data
from mystica.engine import flow as _flow  # noqa: F401  (imports what boxes register)
from mystica.engine.core.board import Board, board_for, board_of
from mystica.engine.core.hooks import BOX, Box
from mystica.engine.core.sea import RANGE_FACTS, YARD_FACTS, Sea, canal_rivers
from mystica.engine.core.setup import AUCTION, CHOICE, FIXED, SIDES, Setup
from mystica.engine.core.tables import (
    BONUS_CODES,
    FACTION_KEYS,
    FINAL_CODES,
    SCORING_CODES,
    TOWN_CODES,
    round_row,
)
from mystica.errors import Complaint

PROFILES = data.PROFILES
MOST_START_VP = 200


class SetupError(Complaint):
    """A setup that cannot be played, with the reason."""


def check_name(kind: str, name: str, known: Iterable[str]) -> str:
    """The name if it is known, else an error that lists what exists."""
    names = list(known)
    if name in names:
        return name
    near = get_close_matches(name, names, 1)
    hint = f"; did you mean {near[0]}?" if near else ""
    there = ", ".join(names)
    raise SetupError(f"unknown {kind} {name!r}{hint} (there are: {there})", "setup-unknown", text=name, known=there)


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


def own_rows(name: str, text: str) -> tuple[str, ...]:
    """The rows of a map of one's own, as a setup keeps them."""
    try:
        return data.map_rows(data.own_map(name, text), data.common())
    except data.MapError as error:
        raise SetupError.joined("map {}: {}", name, error) from None


def check_preset(key: str) -> data.Preset:
    return data.presets()[check_name("preset", key, data.presets())]


def parse_options(texts: Sequence[str]) -> dict[str, str]:
    """KEY=VALUE as typed on a command line."""
    out: dict[str, str] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise SetupError(f"option {text!r} is not KEY=VALUE", "setup-option-form", text=text)
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
    map_rows: tuple[str, ...] = ()
    """The rows of a map of one's own, as text; empty for a map of ours, which its name tells."""
    start_vp: dict[str, int] = field(default_factory=dict)
    """Starting VP by faction, if they are given."""
    facts: dict[str, data.Value] = field(default_factory=dict)
    """Facts that this game replaces, by path like `shipyards.witches.coins`."""
    seed: int | None = None
    """Information only: what was drawn is in the other fields."""
    _engine: list[Setup] = field(default_factory=list, compare=False, repr=False)

    def engine_setup(self) -> Setup:
        """The engine's form, checked and made once."""
        if not self._engine:
            self._check()
            self._engine.append(self._make())
        return self._engine[0]

    def map_facts(self) -> data.MapFacts:
        """The map, whoever made it."""
        if not self.map_rows:
            return data.maps()[check_name("map", self.map, data.maps())]
        if self.map in data.maps():
            raise SetupError(
                f"{self.map} is a map of ours: a map of one's own needs another name", "map-ours", name=self.map
            )
        try:
            return data.own_map(self.map, "\n".join(self.map_rows))
        except data.MapError as error:
            raise SetupError.joined("map {}: {}", self.map, error) from None

    def board(self) -> Board:
        """The board to play on."""
        try:
            return board_for(self.map_facts()) if self.map_rows else board_of(self.map)
        except ValueError as error:  # more spaces or bridges than there are actions for
            raise SetupError(str(error), "map-large") from None

    def _check(self) -> None:
        check_players(self.players)
        self.map_facts()
        check_name("profile", self.profile, PROFILES)
        if set(self.options) != set(data.options()):
            raise SetupError("options are incomplete; use resolve_options", "setup-options-missing")
        for key, value in self.options.items():
            check_name(f"value of option {key}", value, data.options()[key].values)
        rounds = data.common().rounds
        if len(self.scoring) != rounds or len(set(self.scoring)) != rounds:
            raise SetupError(
                f"{rounds} different scoring tiles are needed, not {', '.join(self.scoring) or 'none'}",
                "setup-scoring-number",
                n=rounds,
            )
        allowed = set(in_play(data.scoring_tiles(), self.options))
        for code in self.scoring:
            check_name("scoring tile", code, SCORING_CODES)
            if code not in allowed:
                raise _out_of_play("scoring tile", code, data.scoring_tiles()[code].option)
        cards = set(in_play(data.bonus_cards(), self.options))
        if len(set(self.bonus)) != len(self.bonus) or len(self.bonus) <= self.players:
            raise SetupError(
                f"{self.players} players need more than {self.players} different bonus cards",
                "setup-few-cards",
                n=self.players,
            )
        for code in self.bonus:
            check_name("bonus card", code, BONUS_CODES)
            if code not in cards:
                raise _out_of_play("bonus card", code, data.bonus_cards()[code].option)
        if self.factions:
            check_factions(self.factions, self.players)
            for key in self.factions:
                option = data.factions()[key].option
                if option and self.options[option] != "true":
                    raise SetupError(
                        f"the {key} need option {option}=true", "setup-needs-option", what=key, option=option
                    )
                if key in self._barred():
                    raise SetupError(
                        f"the {key} cannot play on map {self.map}: too little land lies beside rivers",
                        "setup-no-river",
                        faction=key,
                        name=self.map,
                    )
        elif self.colours:
            check_colours(self.colours, self.players)
        if self.options["factions"] == "auction":
            if not self.factions:
                raise SetupError(
                    "an auction needs the drawn factions, in the order of the draw", "setup-auction-factions"
                )
            if self.options["vp"] != "flat":
                raise SetupError("an auction sets the starting VP itself: leave option vp=flat", "setup-auction-vp")
            if self.dwellings:
                raise SetupError("first dwellings can be given for given factions only", "setup-dwellings-given")
        self._check_final_tile()
        self._check_ships()
        if self.dwellings:
            self._check_dwellings()
        self._check_start_vp()

    def _barred(self) -> set[str]:
        """Factions that cannot play on a map of one's own."""
        return data.unplayable(self.map_facts()) if self.map_rows else set()

    def _check_start_vp(self) -> None:
        wish = self.options["vp"]
        if wish == "table" and (self.map_rows or self.map not in data.vp_tables()):
            known = ", ".join(name for name in data.vp_tables() if name != "flat")
            raise SetupError(
                f"no table of starting VP is known for map {self.map} (there are: {known})",
                "setup-vp-table",
                name=self.map,
                known=known,
            )
        if wish != "file":
            if self.start_vp:
                raise SetupError(
                    f"starting VP are given, but option vp={wish} does not use them: say vp=file",
                    "setup-vp-unused",
                    value=wish,
                )
            return
        for key, vp in self.start_vp.items():
            check_name("faction", key, FACTION_KEYS)
            if not 0 <= vp <= MOST_START_VP:
                raise SetupError(
                    f"the {key} cannot start with {vp} VP: 0 to {MOST_START_VP} are possible",
                    "setup-vp-range",
                    faction=key,
                    n=vp,
                    most=MOST_START_VP,
                )
        for key in self.factions or [key for key, may in zip(FACTION_KEYS, self._allowed()) if may]:
            if key not in self.start_vp:
                given = f"only for: {', '.join(self.start_vp)}" if self.start_vp else "for nobody; in a file, --vp-file"
                raise SetupError(
                    f"option vp=file needs starting VP for the {key}, and they are given {given}",
                    "setup-vp-missing",
                    faction=key,
                )

    def _check_final_tile(self) -> None:
        wish = self.options["final-tile"]
        if self.final_tile:
            check_name("final scoring tile", self.final_tile, FINAL_CODES)
            if self.final_tile not in in_play(data.final_tiles(), self.options):
                option = data.final_tiles()[self.final_tile].option
                raise _out_of_play("final scoring tile", self.final_tile, option)
        if (wish == "off" and self.final_tile) or (wish == "draw" and not self.final_tile):
            raise SetupError(
                f"option final-tile={wish} does not fit the final scoring tile {self.final_tile or 'none'}",
                "setup-final-tile",
                value=wish,
            )
        if wish not in ("off", "draw") and self.final_tile != wish:
            raise SetupError(
                f"option final-tile={wish} asks for that tile, not for {self.final_tile or 'none'}",
                "setup-final-tile",
                value=wish,
            )

    def _check_ships(self) -> None:
        if any(is_on(self.options, part) for part in ("merchants-ships", "merchants-tiles")) and not has_ships():
            raise SetupError(
                "Merchants of the Seas is not part of this Mystica: option merchants=true needs it", "setup-no-ships"
            )
        for key, option in data.options().items():
            if option.needs and is_on(self.options, key) and not is_on(self.options, option.needs):
                raise SetupError(
                    f"option {key} needs {option.needs}=true", "setup-option-alone", option=key, wanted=option.needs
                )
        if not self.facts:
            return
        if not has_facts_to_replace(self.options):
            raise SetupError(
                "facts are replaced that this game does not use: say option merchants=true", "setup-facts-unused"
            )
        _check_facts(self.facts)

    def canals(self) -> list[tuple[int, int]]:
        """The river spaces that each canal of the game joins."""
        if not is_on(self.options, "merchants-canals"):
            return []
        board = self.board()
        joined: list[tuple[int, int]] = []
        for one, other in data.ships_with(self.facts).canals.get(self.map, ()):
            ends = [board.space_of_label.get(label.upper(), -1) for label in (one, other)]
            rivers = canal_rivers(board, *ends) if min(ends) >= 0 else []
            if len(rivers) != 2:
                raise SetupError(
                    f"no canal can lie between {one} and {other} of map {self.map}",
                    "setup-canal",
                    first=one,
                    last=other,
                )
            joined.append((rivers[0], rivers[1]))
        return joined

    def _sea(self) -> Sea | None:
        if not is_on(self.options, "merchants-ships"):
            return None
        ships = data.ships_with(self.facts)
        yards: list[int] = []
        ranges: list[int] = []
        for key in FACTION_KEYS:
            numbers = ships.yards[key].numbers
            yards += ([numbers.get(name, 0) for name in data.YARD_NUMBERS] + [0] * int(YARD_FACTS))[: int(YARD_FACTS)]
            row = [0] * int(RANGE_FACTS)
            if key in ships.ranges:
                tile = ships.ranges[key]
                row[0] = len(tile.movement)
                row[2 : 2 + len(tile.movement)] = tile.movement
                row[8 : 8 + len(tile.reach)] = tile.reach
            ranges += row
        return Sea(self.board(), self.canals(), yards, ranges, ships.markers, ships.extra_power)

    def _check_dwellings(self) -> None:
        if not self.factions:
            raise SetupError("first dwellings can be given for given factions only", "setup-dwellings-given")
        if len(self.dwellings) != self.players:
            raise SetupError(
                f"{self.players} players need {self.players} rows of first dwellings",
                "setup-dwelling-rows",
                n=self.players,
            )
        board = self.board()
        wheel = data.common().wheel
        for key, labels in zip(self.factions, self.dwellings):
            faction = data.factions()[key]
            if len(labels) != faction.first_dwellings or len(set(labels)) != len(labels):
                raise SetupError(
                    f"{key} need {faction.first_dwellings} different first dwellings",
                    "setup-dwelling-number",
                    faction=key,
                    n=faction.first_dwellings,
                )
            if faction.colour not in wheel:
                raise SetupError(
                    f"first dwellings of the {key} cannot be given: their terrain is chosen in the game",
                    "setup-dwelling-chosen",
                    faction=key,
                )
            for label in labels:
                check_name("space", label, board.space_of_label)
                if board.terrain[board.space_of_label[label]] != wheel.index(faction.colour):
                    raise SetupError(
                        f"{label} is no home terrain of the {key}", "setup-dwelling-terrain", space=label, faction=key
                    )

    def _make(self) -> Setup:
        board = self.board()
        mode = FIXED if self.factions else SIDES if self.colours else CHOICE
        if self.options["factions"] == "auction":
            mode = AUCTION
        seats = [FACTION_KEYS.index(f) for f in self.factions] or [boards().index(c) for c in self.colours]
        dwellings = [[board.space_of_label[label] for label in labels] for labels in self.dwellings]
        favors = list(data.favor_tiles_with(self.facts).values())
        table = {**data.vp_tables()[self.map if self.options["vp"] == "table" else "flat"], **self.start_vp}
        return Setup(
            board,
            self.players,
            [SCORING_CODES.index(code) for code in self.scoring],
            sorted(BONUS_CODES.index(code) for code in self.bonus),
            [TOWN_CODES.index(code) for code in in_play(data.town_tiles(), self.options)],
            int(mode),
            seats,
            dwellings,
            [table[key] for key in FACTION_KEYS],
            self.options,
            self._allowed(),
            FINAL_CODES.index(self.final_tile) + 1 if self.final_tile else 0,
            [number for code in self.scoring for number in round_row(data.scoring_tiles_with(self.facts)[code])],
            len(in_play(data.power_actions(), self.options)),
            len(in_play(data.favor_tiles(), self.options)),
            [tile.cult for tile in favors],
            [_favor_bars(tile, favors) for tile in favors],
            [tile.keys for tile in data.town_tiles_with(self.facts).values()],
            any(is_on(self.options, part) for part in ("merchants-ships", "merchants-tiles")),
            self._sea(),
        )

    def _allowed(self) -> list[bool]:
        """By faction: may it be chosen?"""
        barred = self._barred()
        return [
            key not in barred and (not faction.option or self.options[faction.option] == "true")
            for key, faction in data.factions().items()
        ]


def _favor_bars(tile: data.FavorTile, tiles: Sequence[data.FavorTile]) -> int:
    """Set of the tiles nobody may have beside one: itself, and others of one step on the same cult."""
    return sum(2**k for k, o in enumerate(tiles) if o is tile or (tile.cult == o.cult and tile.steps == o.steps == 1))


def check_players(players: int) -> None:
    low, high = data.common().players
    if not low <= players <= high:
        raise SetupError(
            f"{players} players: the game is for {low} to {high}", "setup-players", n=players, low=low, high=high
        )


def boards() -> tuple[str, ...]:
    """Colours of the faction boards: those of the wheel, then the others."""
    return (*data.common().wheel, *data.common().other_colours)


def check_factions(factions: Sequence[str], players: int) -> None:
    for key in factions:
        check_name("faction", key, FACTION_KEYS)
    if len(factions) != players:
        raise SetupError(
            f"{players} players need {players} factions, not {len(factions)}",
            "setup-faction-number",
            n=players,
            have=len(factions),
        )
    colours: dict[str, str] = {}
    for key in factions:
        colour = data.factions()[key].colour
        if colour in colours:
            kind = "colour" if colour in data.common().wheel else "board"
            raise SetupError(
                f"{key} and {colours[colour]} share the {kind} {colour}: only one of them can play",
                "setup-one-board",
                faction=key,
                who=colours[colour],
            )
        colours[colour] = key


def check_colours(colours: Sequence[str], players: int) -> None:
    if len(colours) != players:
        raise SetupError(
            f"{players} players need {players} colours, not {len(colours)}",
            "setup-colour-number",
            n=players,
            have=len(colours),
        )
    for colour in colours:
        check_name("colour", colour, boards())
    if len(set(colours)) != len(colours):
        raise SetupError(f"different colours are needed, not {', '.join(colours)}", "setup-colours-alike")


class Tile(Protocol):
    """Whatever an option may bring."""

    @property
    def option(self) -> str: ...


def has_ships() -> bool:
    """Is the code of the box with ships there? A folder that is missing brings nothing."""
    return type(BOX[0]) is not Box


def has_facts_to_replace(options: Mapping[str, str]) -> bool:
    """Is there anything in the game whose facts may be replaced?"""
    return any(is_on(options, part) for part in ("merchants-ships", "merchants-tiles"))


def _check_facts(facts: Mapping[str, data.Value]) -> None:
    try:
        data.check_facts(facts)
    except data.FactError as error:
        raise SetupError.joined("{}", error) from None
    except data.DataError as error:  # a value of another kind than the box has there
        raise SetupError(str(error), "fact-value", text=", ".join(facts)) from None


def is_on(options: Mapping[str, str], key: str) -> bool:
    """Is an option on, by itself or as part of a whole?"""
    whole = data.options()[key].whole
    return options[key] == "true" or (whole != "" and options[whole] == "true")


def in_play(tiles: Mapping[str, Tile], options: Mapping[str, str]) -> list[str]:
    """Codes of the tiles of a game: what an option brings is there with it, what it replaces is not."""
    out = {code for code, option in data.replaced_tiles().items() if is_on(options, option)}
    return [
        code for code, tile in tiles.items() if code not in out and (not tile.option or is_on(options, tile.option))
    ]


def _out_of_play(kind: str, code: str, option: str) -> SetupError:
    if code in data.replaced_tiles():
        by = data.replaced_tiles()[code]
        return SetupError(f"{kind} {code} stays in the box with option {by}", "setup-in-the-box", tile=code, option=by)
    return SetupError(f"{kind} {code} needs option {option}=true", "setup-needs-option", what=code, option=option)


def draw_scoring(
    rng: random.Random, options: Mapping[str, str], facts: Mapping[str, data.Value] | None = None
) -> tuple[str, ...]:
    """Base, Scoring tiles: from the last round to the first; a spade tile drawn for a barred round goes back in."""
    common = data.common()
    tiles = data.scoring_tiles_with(facts or {})
    spades = {code for code, tile in tiles.items() if tile.event == "spade"}
    pile = in_play(tiles, options)
    rng.shuffle(pile)
    rounds: list[str] = []
    for number in range(common.rounds, 0, -1):
        barred = number in common.spade_tile_barred_rounds
        code = next(c for c in pile if not (barred and c in spades))
        aside = [c for c in pile[: pile.index(code)] if c in spades]
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
    map_rows: Sequence[str] = (),
    start_vp: Mapping[str, int] | None = None,
    preset: str = "",
    facts: Mapping[str, data.Value] | None = None,
) -> GameSetup:
    """Base, Changes in the main game: scoring tiles, bonus cards and, if wished, colours are drawn.

    Factions are given by seat; an empty name among them is drawn.
    """
    chosen = dict(options or {})
    if preset:
        ready = check_preset(preset)
        if ready.introductory:
            return _ready_made(players, seed, profile, given=bool(chosen or factions or map_rows or map != "base"))
        chosen = {**ready.options, **chosen}
    rng = random.Random(f"mystica {seed}")
    values = resolve_options(profile, {"vp": "file", **chosen} if start_vp else chosen)
    check_players(players)
    if facts:
        _check_facts(facts)
    scoring = draw_scoring(rng, values, facts)
    cards = in_play(data.bonus_cards(), values)
    wanted = players + data.common().extra_bonus_cards
    first: list[str] = []
    if values["merchants-cards-first"] == "true" and is_on(values, "merchants-tiles"):  # refused without, below
        first = rng.sample([code for code in cards if data.bonus_cards()[code].option == "merchants-tiles"], 2)
    bonus = [*first, *rng.sample([code for code in cards if code not in first], wanted - len(first))]
    setup = GameSetup(
        players=players,
        map=map,
        profile=profile,
        options=values,
        scoring=scoring,
        bonus=tuple(sorted(bonus, key=BONUS_CODES.index)),
        factions=tuple(factions),
        map_rows=own_rows(map, "\n".join(map_rows)) if map_rows else (),
        start_vp=dict(start_vp or {}),
        facts=dict(facts or {}),
        seed=seed,
    )
    drawn_factions, colours = _draw_factions(rng, setup)
    final_tile = values["final-tile"]
    if final_tile == "draw":
        final_tile = rng.choice(in_play(data.final_tiles(), values))
    setup = replace(
        setup,
        factions=drawn_factions,
        colours=colours,
        final_tile="" if final_tile == "off" else final_tile,
        _engine=[],
    )
    setup.engine_setup()
    return setup


def _draw_factions(rng: random.Random, setup: GameSetup) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Factions that are missing or to bid on, or colours whose side is chosen in the game, as the options ask."""
    open_to = [faction for faction, may in zip(data.factions().values(), setup._allowed()) if may]
    boards_open = [board for board in boards() if any(faction.colour == board for faction in open_to)]
    colours = rng.sample(boards_open, setup.players)
    if "" in setup.factions:
        given = {_board_of(key) for key in setup.factions if key}
        missing = rng.sample([board for board in boards_open if board not in given], setup.factions.count(""))
        drawn = [rng.choice([f.key for f in open_to if f.colour == board]) for board in missing]
        return tuple(key or drawn.pop() for key in setup.factions), ()
    if setup.factions or setup.options["factions"] == "choice":
        return setup.factions, ()
    if setup.options["factions"] == "random":
        return (), tuple(colours)
    return tuple(rng.choice([f.key for f in open_to if f.colour == colour]) for colour in colours), ()


def _board_of(key: str) -> str:
    return data.factions()[check_name("faction", key, data.factions())].colour


def _ready_made(players: int, seed: int, profile: str, given: bool) -> GameSetup:
    if given:
        raise SetupError(
            "the first game is given in full: no map, no factions and no options can be chosen", "setup-first-game"
        )
    return replace(introductory(players, profile=profile), seed=seed, _engine=[])


def introductory(players: int, *, profile: str = "official") -> GameSetup:
    """Base, First play: factions, dwellings, tiles and cards are given."""
    if players not in data.introductions():
        check_players(players)
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
