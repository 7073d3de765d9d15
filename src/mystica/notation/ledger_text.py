"""The text of a ledger: its header as a setup, its rows as commands. Nothing here knows a rule."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from mystica import data
from mystica.engine.core.tables import BONUS_CODES, FACTION_KEYS, SCORING_CODES
from mystica.errors import MoveError
from mystica.setups import GameSetup, SetupError, check_name, resolve_options

MOST_TEXT = 2_000_000
MOST_ROWS = 20_000
MOST_LINE = 10_000


class LedgerError(MoveError):
    """A ledger that cannot be read or played, with line and reason."""


class Row(NamedTuple):
    """Commands of one faction on one line; an empty faction stands for the game."""

    line: int
    faction: str
    commands: tuple[str, ...]
    text: str


@dataclass
class Ledger:
    setup: GameSetup
    rows: list[Row] = field(default_factory=list)


# The site's options, as options of ours; the last ones change nothing here
_OPTIONS: dict[str, dict[str, str]] = {
    "mini-expansion-1": {"promo-towns": "true"},
    "shipping-bonus": {"promo-bonus": "true"},
    "temple-scoring-tile": {"temple-tile": "true"},
    "variable-turn-order": {"turn-order": "passing"},
    "errata-cultist-power": {"refused-power": "true"},
    "strict-leech": {},
    "strict-darkling-sh": {},
    "strict-chaosmagician-sh": {},
    "maintain-player-order": {},
    "email-notify": {},
}
_WITHOUT_EFFECT = ("player", "player-count", "order", "randomize", "admin", "start_planning", "start-preview", "income",
                   "start", "finish", "abort")  # fmt: skip
_SET_UP = ("option", "dropoption", "map", "score", "delete", "setup")
_FACTION_NAMES = {"dragonmasters": "dragonlords"}


@dataclass
class _Header:
    options: dict[str, str] = field(default_factory=lambda: {"refused-power": "false"})
    map: str = "base"
    vp: str = "flat"
    scoring: tuple[str, ...] = ()
    deleted: set[str] = field(default_factory=set)
    factions: list[str] = field(default_factory=list)

    def read(self, word: str, rest: str) -> bool:
        """Take in a line of the set-up; False if it is none."""
        if word == "option":
            self.add_option(rest.lower())
        elif word == "dropoption":
            self.drop_option(rest.lower())
        elif word == "map":
            self.find_map(rest.lower())
        elif word == "score":
            codes = [code.strip().upper() for code in rest.split(",")]
            self.scoring = tuple(check_name("scoring tile", code, SCORING_CODES) for code in codes)
        elif word == "delete":
            self.deleted.add(check_name("bonus card", rest.upper(), BONUS_CODES))
        elif word == "setup":
            key = [*rest.lower().split(), ""][0]
            self.factions.append(check_name("faction", _FACTION_NAMES.get(key, key), FACTION_KEYS))
        else:
            return False
        return True

    def add_option(self, name: str) -> None:
        key, equals, value = name.partition("=")
        if equals and key in data.options():  # a ruling of ours; the site knows no such option
            self.options[key] = check_name(f"value of option {key}", value, data.options()[key].values)
        else:
            self.options.update(_OPTIONS[check_name("option", name, _OPTIONS)])

    def drop_option(self, name: str) -> None:
        for key in _OPTIONS[check_name("option", name, _OPTIONS)]:
            self.options.pop(key, None)
            if key == "refused-power":
                self.options[key] = "false"

    def find_map(self, site_id: str) -> None:
        for name, facts in data.maps().items():
            if site_id in facts.site_ids or (site_id == "original" and name == "base"):
                self.map = name
                self.vp = "table" if site_id in facts.site_ids[1:] else "flat"
                return
        known = ", ".join(f"{m.site_id} ({name})" for name, m in data.maps().items())
        raise SetupError(f"unknown map {site_id!r} (there are: {known})")

    def make(self) -> GameSetup:
        if not self.factions:
            raise LedgerError("the ledger has no 'setup FACTION' rows")
        if not self.scoring:
            raise LedgerError("the ledger has no 'score' row: drawn tiles cannot be known from 'randomize'")
        try:
            options = resolve_options("snellman", {**self.options, "vp": self.vp})
            cards = [c for c, b in data.bonus_cards().items() if not b.option or options[b.option] == "true"]
            setup = GameSetup(
                players=len(self.factions),
                map=self.map,
                profile="snellman",
                options=options,
                scoring=self.scoring,
                bonus=tuple(c for c in cards if c not in self.deleted),
                factions=tuple(self.factions),
            )
            setup.engine_setup()
        except SetupError as error:
            raise LedgerError(f"set-up: {error}") from None
        return setup


def read_ledger(text: str) -> Ledger:
    """Split a ledger into its set-up and its rows."""
    if len(text) > MOST_TEXT:
        raise LedgerError(f"the ledger has {len(text)} characters, the most is {MOST_TEXT}")
    header = _Header()
    rows: list[Row] = []
    for number, line in enumerate(text.splitlines(), 1):
        content = line.partition("#")[0].strip()
        if not content:
            continue
        try:
            if len(content) > MOST_LINE:
                raise LedgerError(f"{len(content)} characters, the most is {MOST_LINE}")
            row = _read_line(header, number, content, bool(rows))
        except (LedgerError, SetupError) as error:
            raise LedgerError(f"line {number}: {error}") from None
        if row is not None:
            rows.append(row)
        if len(rows) > MOST_ROWS:
            raise LedgerError(f"line {number}: more than {MOST_ROWS} rows")
    return Ledger(header.make(), rows)


def _read_line(header: _Header, number: int, content: str, begun: bool) -> Row | None:
    """A row of the game, or nothing if the line belongs to the set-up."""
    before, colon, after = content.partition(":")
    key = before.rstrip().lower()
    if colon and len(key.split()) < 2:
        key = _FACTION_NAMES.get(key, key)
        if key not in header.factions:
            raise LedgerError(f"{before!r} does not play (there are: {', '.join(header.factions)})")
        return Row(number, key, _commands(after), after.strip())
    word, rest = [*content.split(maxsplit=1), ""][:2]
    word = word.lower()
    if word == "drop-faction":
        # whoever leaves before choosing a faction is named by number, and has nothing on the board
        before_choosing = not begun and rest.lower().startswith("player")
        return None if before_choosing else Row(number, "", (f"drop-faction {rest.lower()}",), content)
    if word in _WITHOUT_EFFECT:
        return None
    if begun and word in _SET_UP:
        raise LedgerError(f"{content!r} comes after the game has begun")
    if begun or not header.read(word, rest):
        raise LedgerError(f"{content!r} is no command")
    return None


@lru_cache(maxsize=4096)
def _commands(text: str) -> tuple[str, ...]:
    """Split at dots and bring into the order in which they are carried out."""
    parts = [_clean(part) for part in text.lower().split(".")]
    parts = [part for part in parts if part]
    answers = [part for part in parts if part.startswith(("leech", "decline"))]
    if answers:
        parts = answers + [part for part in parts if not part.startswith(("leech", "decline"))]
    parts = _rewrite(parts)
    _swap(parts, "build ", "transform ")
    _swap(parts, "dig ", "action ")
    _swap(parts, "pass", "convert ")
    return tuple(parts)


_GAP = re.compile(r"(?<=\w) (?=\W)|(?<=\W) (?=\w)")


def _clean(part: str) -> str:
    """One space between words, none beside a sign."""
    part = " ".join(part.split())
    return _GAP.sub("", part) if ":" in part or "+" in part or "-" in part else part


_STEPS = re.compile(r"\+([0-9]{0,3})(fire|water|earth|air)")
_BRIDGE = re.compile(r"convert 2 ?w(?:orkers?)? to 1? ?bridge")


def _rewrite(parts: list[str]) -> list[str]:
    """Old forms in today's words; `+fire. +fire` is `+2fire`."""
    out: list[str] = []
    for part in parts:
        if part[0] == "+":
            new = _STEPS.fullmatch(part)
            old = _STEPS.fullmatch(out[-1]) if out else None
            if new and old and new[2] == old[2]:
                part = f"+{int(old[1] or 1) + int(new[1] or 1)}{new[2]}"
                out.pop()
            elif part.startswith("+bon"):
                part = f"pass {part[1:]}"
                if out and out[-1] == "pass":
                    out.pop()
        elif part[0] == "c" and _BRIDGE.fullmatch(part):
            part = "action acte"
        out.append(part)
    return out


def _swap(parts: list[str], late: str, early: str) -> None:
    """Wherever a command of the early kind follows one of the late kind, it goes first."""
    for i in range(1, len(parts)):
        k = i
        while k > 0 and parts[k].startswith(early) and parts[k - 1].startswith(late):
            parts[k - 1], parts[k] = parts[k], parts[k - 1]
            k -= 1
