"""The text of a ledger: its header as a setup, its rows as commands. Nothing here knows a rule."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import NamedTuple

from mystica import data
from mystica.errors import MoveError
from mystica.setups import GameSetup, SetupError, resolve_options

MOST_TEXT = 2_000_000
MOST_ROWS = 20_000


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
                   "start", "finish")  # fmt: skip
_FACTION_NAMES = {"dragonmasters": "dragonlords"}


@dataclass
class _Header:
    options: dict[str, str] = field(default_factory=lambda: {"refused-power": "false"})
    map: str = "base"
    vp: str = "flat"
    scoring: tuple[str, ...] = ()
    deleted: set[str] = field(default_factory=set)
    factions: list[str] = field(default_factory=list)

    def read(self, line: int, text: str) -> bool:
        """Take in a row without a faction; False if it is none of the set-up."""
        word, _, rest = text.partition(" ")
        word, rest = word.lower(), rest.strip()
        if word == "option":
            name = rest.lower()
            key, equals, value = name.partition("=")
            if equals and key in data.options():  # a ruling of ours; the site knows no such option
                self.options[key] = value
                return True
            if name not in _OPTIONS:
                raise LedgerError(f"line {line}: option {rest!r} is not known here ({', '.join(_OPTIONS)})")
            self.options.update(_OPTIONS[name])
        elif word == "dropoption":
            self.drop_option(line, rest.lower())
        elif word == "map":
            self.find_map(line, rest)
        elif word == "score":
            self.scoring = tuple(code.strip().upper() for code in rest.split(","))
        elif word == "delete":
            self.deleted.add(rest.upper())
        elif word == "setup":
            key = rest.split(" ")[0].lower()
            self.factions.append(_FACTION_NAMES.get(key, key))
        else:
            return word in _WITHOUT_EFFECT
        return True

    def drop_option(self, line: int, name: str) -> None:
        if name not in _OPTIONS:
            raise LedgerError(f"line {line}: option {name!r} is not known here ({', '.join(_OPTIONS)})")
        for key in _OPTIONS[name]:
            self.options.pop(key, None)
            if key == "refused-power":
                self.options[key] = "false"

    def find_map(self, line: int, site_id: str) -> None:
        for name, facts in data.maps().items():
            if site_id in facts.site_ids:
                self.map = name
                self.vp = "flat" if site_id == facts.site_id else "table"
                return
        known = ", ".join(f"{m.site_id} ({name})" for name, m in data.maps().items())
        raise LedgerError(f"line {line}: map {site_id!r} is not known here (known: {known})")

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
        before, colon, after = content.partition(":")
        key = before.rstrip().lower()
        if colon and " " not in key:
            key = _FACTION_NAMES.get(key, key)
            if key not in header.factions:
                raise LedgerError(f"line {number}: {before!r} does not play (there are: {', '.join(header.factions)})")
            rows.append(Row(number, key, _commands(after), after.strip()))
        elif content.lower().startswith("drop-faction"):
            rows.append(Row(number, "", (content.lower(),), content))
        elif not header.read(number, content):
            raise LedgerError(f"line {number}: {content!r} is no command")
        elif rows and content.split(" ")[0].lower() not in _WITHOUT_EFFECT:
            raise LedgerError(f"line {number}: {content!r} comes after the game has begun")
        if len(rows) > MOST_ROWS:
            raise LedgerError(f"line {number}: more than {MOST_ROWS} rows")
    return Ledger(header.make(), rows)


def _commands(text: str) -> tuple[str, ...]:
    """Split at dots and bring into the order in which they are carried out."""
    parts = [" ".join(part.split()) for part in text.lower().split(".")]
    parts = [part for part in parts if part]
    if len(parts) < 2:
        return tuple(parts)
    answers = [part for part in parts if part.startswith(("leech", "decline"))]
    if answers:
        parts = answers + [part for part in parts if not part.startswith(("leech", "decline"))]
    parts = _merge_equal_gains(parts)
    _swap(parts, "build ", "transform ")
    _swap(parts, "dig ", "action ")
    _swap(parts, "pass", "convert ")
    return tuple(parts)


_STEPS = re.compile(r"\+(\d*)(fire|water|earth|air)")


def _merge_equal_gains(parts: list[str]) -> list[str]:
    """`+fire. +fire` is `+2fire`."""
    out: list[str] = []
    for part in parts:
        new = _STEPS.fullmatch(part)
        old = _STEPS.fullmatch(out[-1]) if out else None
        if new and old and new[2] == old[2]:
            out[-1] = f"+{int(old[1] or 1) + int(new[1] or 1)}{new[2]}"
        else:
            out.append(part)
    return out


def _swap(parts: list[str], late: str, early: str) -> None:
    """Wherever a command of the early kind follows one of the late kind, it goes first."""
    for i in range(1, len(parts)):
        k = i
        while k > 0 and parts[k].startswith(early) and parts[k - 1].startswith(late):
            parts[k - 1], parts[k] = parts[k], parts[k - 1]
            k -= 1
