"""The header of a ledger: a setup in the site's words, read and written. Words that are only ours are marked."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field

from mystica import data
from mystica.engine.core.tables import BONUS_CODES, FACTION_KEYS, SCORING_CODES
from mystica.errors import MoveError
from mystica.setups import GameSetup, SetupError, check_name, check_value, in_play, is_on, options_of_older, own_rows


class LedgerError(MoveError):
    """A ledger that cannot be read or played, with line and reason."""


def no_command(text: str) -> LedgerError:
    return LedgerError("ledger-command", text=text)


def not_like(text: str, form: str) -> LedgerError:
    """A command that is written in another way."""
    return LedgerError("ledger-form", text=text, known=form)


# The site's options, as options of ours; boxes say in their manifests what theirs mean. Some change nothing here.
OPTIONS: dict[str, dict[str, str]] = {
    **{name: {key: value} for box in data.boxes().values() for name, (key, value) in box.ledger_options.items()},
    "variable-turn-order": {"turn-order": "passing"},
    "errata-cultist-power": {"refused-power": "true"},
    "strict-leech": {},
    "strict-darkling-sh": {},
    "strict-chaosmagician-sh": {},
    "maintain-player-order": {},
    "email-notify": {},
}
_STRICT_LEECH = "strict-leech"
ANY_ORDER = "any-order"  # the ruling of games without it
_ALWAYS = (_STRICT_LEECH, "strict-darkling-sh", "strict-chaosmagician-sh")
_OLDER = {name: newest for box in data.boxes().values() for name, newest in box.older_ledger_options.items()}
_UNWRITTEN = ("vp", "factions", "final-tile")  # said by other rows
_DRAWN = ("final-tile", "draw")
_FACTION_NAMES = {"dragonmasters": "dragonlords"}
_FACT = re.compile(r"##\s*fact\s+([^=\s]+)=(.+)")
_REMARKED = re.compile(r"##\s*option\s+(\S+=\S+)")
_CARD = re.compile(r"##\s*card\s+(\S+)")
_OWN_MAP = re.compile(r"##\s*map\s+([^=\s]+)=(.+)")
_SITE_CARDS = frozenset(f"BON{number}" for number in range(1, 10))
"""Cards that every game of the site has unless they are deleted. Others come with an option, or are named."""
SET_UP = ("option", "dropoption", "map", "score", "delete", "setup", "final-scoring", "starting-vp")
AUCTION = "auction"


def faction_named(word: str) -> str:
    """The key of a faction under its name of today."""
    return _FACTION_NAMES.get(word, word)


@dataclass
class Header:
    """What the rows of a header say, one by one."""

    options: dict[str, str] = field(default_factory=lambda: {"refused-power": "false"})
    map: str = "base"
    vp: str = "flat"
    scoring: tuple[str, ...] = ()
    deleted: set[str] = field(default_factory=set)
    named: set[str] = field(default_factory=set)
    """cards that are in the game because the ledger says so"""
    factions: list[str] = field(default_factory=list)
    final_tile: str = ""
    strict_leech: bool = False
    start_vp: dict[str, int] = field(default_factory=dict)
    facts: dict[str, data.Value] = field(default_factory=dict)
    own_map: data.MapFacts | None = None

    @property
    def is_auction(self) -> bool:
        return self.options.get("factions") == AUCTION

    @property
    def tile_is_drawn(self) -> bool:
        """Must a row say which final scoring tile was drawn?"""
        key, value = _DRAWN
        return self.options.get(key) == value

    def read_remark(self, line: str) -> None:
        """`## map NAME=ROWS` and the like: what the site leaves out, since it is a remark there."""
        match = _REMARKED.fullmatch(line.strip())
        if match and match[1].partition("=")[0] in data.options():
            self._add_option(match[1])
        match = _FACT.fullmatch(line.strip())
        if match:
            try:
                self.facts[match[1]] = json.loads(match[2])
            except (ValueError, RecursionError):
                raise LedgerError("fact-value", text=match[1]) from None
        match = _CARD.fullmatch(line.strip())
        if match:
            self.named.add(check_name("bonus card", match[1].upper(), BONUS_CODES))
        match = _OWN_MAP.fullmatch(line.strip())
        if match:
            name = match[1].lower()
            rows = own_rows(name, match[2])
            self.own_map = data.own_map(name, "\n".join(rows))

    def read(self, word: str, rest: str) -> bool:
        """Take in a line of the set-up; False if it is none."""
        if word == "option":
            self._add_option(rest.lower())
        elif word == "dropoption":
            self._drop_option(rest.lower())
        elif word == "map":
            self._find_map(rest.lower())
        elif word == "score":
            codes = [code.strip().upper() for code in rest.split(",")]
            self.scoring = tuple(check_name("scoring tile", code, SCORING_CODES) for code in codes)
        elif word == "delete":
            self.deleted.add(check_name("bonus card", rest.upper(), BONUS_CODES))
        elif word == "setup":
            key = faction_named([*rest.lower().split(), ""][0])
            self.factions.append(check_name("faction", key, FACTION_KEYS))
        elif word == "final-scoring":
            tiles = {tile.ledger: code for code, tile in data.final_tiles().items()}
            if self.final_tile:
                raise LedgerError("ledger-second-tile")
            self.final_tile = tiles[check_name("final scoring tile", rest.lower(), tiles)]
        elif word == "starting-vp":
            self._read_start_vp(rest.lower().split())
        elif word == "faction-variant":
            raise LedgerError("ledger-older", text=rest)
        else:
            return False
        return True

    def _add_option(self, name: str) -> None:
        key, equals, value = name.partition("=")
        if equals and key in data.options():  # a ruling of ours; the site knows no such option
            self.options[key] = check_value(key, value)
            return
        if name in _OLDER:
            older = name.rpartition("/")[2]
            raise LedgerError("ledger-older", text=older)
        self.options.update(OPTIONS[check_name("option", name, OPTIONS)])
        self.strict_leech = self.strict_leech or name == _STRICT_LEECH

    def _drop_option(self, name: str) -> None:
        for key in OPTIONS[check_name("option", name, OPTIONS)]:
            self.options.pop(key, None)
            if key == "refused-power":
                self.options[key] = "false"
        if name == _STRICT_LEECH:
            self.strict_leech = False

    def _find_map(self, site_id: str) -> None:
        if self.own_map is not None and site_id == self.own_map.site_id:
            self.map, self.vp = self.own_map.name, "flat"
            return
        for name, facts in data.maps().items():
            if site_id in facts.site_ids or (site_id == "original" and name == "base"):
                self.map = name
                self.vp = "table" if site_id in facts.site_ids[1:] else "flat"
                return
        known = ", ".join(f"{m.site_id} ({name})" for name, m in data.maps().items())
        raise SetupError("setup-unknown", what="map", text=site_id, known=known)

    def _read_start_vp(self, words: list[str]) -> None:
        if len(words) != 2 or not (words[1].isascii() and words[1].isdigit() and len(words[1]) < 4):
            raise LedgerError("ledger-form", text="starting-vp", known="starting-vp witches 25")
        self.start_vp[check_name("faction", faction_named(words[0]), FACTION_KEYS)] = int(words[1])

    def make(self) -> GameSetup:
        """The setup that all of it comes to."""
        if not self.factions:
            raise LedgerError("ledger-no-row", text="setup")
        if not self.scoring:
            raise LedgerError("ledger-no-row", text="score")
        if self.tile_is_drawn and not self.final_tile:
            raise LedgerError("ledger-no-row", text="final-scoring")
        chosen = {"vp": self.vp, **self.options, "final-tile": self.final_tile or "off"}
        if not self.strict_leech:
            chosen.setdefault("leech", ANY_ORDER)
        own = self.own_map if self.own_map is not None and self.map == self.own_map.name else None
        try:
            options = options_of_older("snellman", chosen)
            cards = [c for c in in_play(data.bonus_cards(), options) if c in self.named or not _must_be_named(c)]
            setup = GameSetup(
                players=len(self.factions),
                map=self.map,
                profile="snellman",
                options=options,
                scoring=self.scoring,
                bonus=tuple(c for c in cards if c not in self.deleted),
                factions=tuple(self.factions),
                final_tile=self.final_tile,
                map_rows=data.map_rows(own, data.common()) if own is not None else (),
                start_vp=self.start_vp,
                facts=self.facts,
            )
            setup.engine_setup()
        except SetupError as error:
            raise LedgerError.joined(error) from None
        return setup


def _must_be_named(card: str) -> bool:
    """A card that came later and with no option would be in every older ledger, if it were not for this."""
    return not data.bonus_cards()[card].option and card not in _SITE_CARDS


FIRST, LAST = 1, 2


def chooses_terrain(key: str) -> int:
    """Does a faction choose its starting terrain together with itself (1), after all factions (2), or not at all?"""
    faction = data.factions().get(key)  # nobody has one yet in a game that has hardly begun
    return faction.traits.get("terrain_choice", 0) if faction else 0


# ---- writing ------------------------------------------------------------------------------------------------


def header_lines(setup: GameSetup, factions: tuple[str, ...]) -> list[str]:
    """All rows before the first `setup`. What the site does not know is written as KEY=VALUE, which only we read."""
    lines = [f"## fact {path}={json.dumps(setup.facts[path])}" for path in sorted(setup.facts)]
    in_any_order = setup.options["leech"] == ANY_ORDER
    lines += [f"option {name}" for name in _ALWAYS if name != _STRICT_LEECH or not in_any_order]
    lines += _option_lines(setup)
    lines += _map_lines(setup)
    if any(chooses_terrain(key) == LAST for key in factions):
        # the site asks for a terrain after the last faction only if it knows how many will play
        lines += [f"player player{seat + 1}" for seat in range(setup.players)]
    lines.append(f"score {','.join(setup.scoring)}")
    if setup.final_tile:
        lines.append(f"final-scoring {data.final_tiles()[setup.final_tile].ledger}")
    cards = in_play(data.bonus_cards(), setup.options)
    lines += [f"## card {code}" for code in cards if code in setup.bonus and _must_be_named(code)]
    lines += [f"delete {code}" for code in cards if code not in setup.bonus and not _must_be_named(code)]
    lines += [f"starting-vp {key} {setup.start_vp[key]}" for key in factions if key in setup.start_vp]
    return lines


def _option_lines(setup: GameSetup) -> list[str]:
    names: dict[tuple[str, str], list[str]] = {}
    for name, meaning in OPTIONS.items():
        for pair in meaning.items():
            names.setdefault(pair, []).append(name)
    known = {key for key, _ in names}
    site = options_of_older("snellman", {})
    lines: list[str] = []
    for key, value in setup.options.items():
        if key in _UNWRITTEN:
            continue
        if key in known:
            lines += [f"option {name}" for name in names.get((key, value), [])]
        elif value != site[key] and _matters(setup, key):
            remark = "## " if data.options()[key].retired else ""  # the site need not know of it
            lines.append(f"{remark}option {key}={value}")
    if setup.final_tile:
        lines += [f"option {name}" for name in names.get(_DRAWN, [])]
    if setup.options["factions"] == AUCTION:
        lines.append(f"option factions={AUCTION}")
    return lines


def _matters(setup: GameSetup, key: str) -> bool:
    """What needs a box that is not in the game need not be said, nor what a missing `strict-leech` says."""
    if key == "leech" and setup.options[key] == ANY_ORDER:
        return False
    needs = data.options()[key].needs
    return not needs or is_on(setup.options, needs)


def _map_lines(setup: GameSetup) -> list[str]:
    facts = setup.map_facts()
    vp = setup.options["vp"]
    lines = [f"## map {setup.map}={';'.join(setup.map_rows)}"] if setup.map_rows else []
    with_table = [site_id for site_id in facts.site_ids if site_id != facts.site_id]
    if vp == "table" and with_table:
        return [*lines, f"map {with_table[0]}"]
    if vp != "flat":
        lines.insert(0, f"option vp={vp}")
    return [*lines, f"map {facts.site_id}"]
