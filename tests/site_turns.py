"""How the site counts turns: whose row ends whose turn, and what belongs to one action.

A second reading of the site's rules beside `ledger_double`, for whole games: it follows the rows of a written ledger
and complains where the site would. It knows no map and no prices.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

_SPADES = {"ACT5": 1, "ACT6": 2, "BON1": 1, "ACTG": 1}  # actions that bring spades, and for how many spaces
_LATE = re.compile(r"transform |-\d?spade|\+\d?(fire|water|earth|air)|unlock-terrain|leech |decline|gain |-gain_p3")
_FAVORS = re.compile(r"-(\d?)gain_favor")


class Refused(AssertionError):
    """What the site would say."""


class SiteTurns:
    def __init__(self, colours: dict[str, str]) -> None:
        self.colours = colours
        self.passed: set[str] = set()
        self.gone: set[str] = set()
        self.setting_up = True
        self.active = ""  # whose turn it is, as far as rows have shown it
        self.last = ""  # whose row was read last; an empty name for rows of the game
        self.begin("")

    def begin(self, faction: str) -> None:
        self.active = faction
        self.allowed = 1 if faction else 0
        self.parts: dict[str, int] = {}
        self.homes: set[str] = set()
        self.bought = False
        self.home_next = False
        self.favors = 0

    def read(self, rows: Iterable[tuple[str, list[str]]]) -> None:
        for faction, commands in rows:
            try:
                self._row(faction, commands)
            except Refused as error:
                raise Refused(f"{faction}: {'. '.join(commands)}: {error}") from None
        self._switch("")

    # ---- rows and turns -------------------------------------------------------------------------------

    def _others(self, faction: str) -> set[str]:
        return set(self.colours) - self.passed - self.gone - {faction}

    def _row(self, faction: str, commands: list[str]) -> None:
        if faction != self.last:
            self._switch(faction)
        if not faction:
            word, _, name = commands[0].partition(" ")
            if word == "drop-faction":
                self.gone.add(name)
                if name == self.active:
                    self.begin("")
            return
        if self.setting_up:
            self._set_up(faction, commands)
            return
        if not set(self.colours) - self.passed - self.gone:
            if all(_LATE.match(command) for command in commands):
                return
            self.passed.clear()
            self.begin("")
        for place, command in enumerate(commands):
            self._command(faction, command, commands[place + 1 :])

    def _set_up(self, faction: str, commands: list[str]) -> None:
        if any(command.startswith("pass ") for command in commands):
            self.passed.add(faction)
        if self.passed | self.gone == set(self.colours):
            self.setting_up = False
            self.passed.clear()

    def _switch(self, faction: str) -> None:
        """The stream goes over to somebody else: a complete turn is over, and another one begins."""
        self.last = faction
        if self.active and self.allowed == 0:
            if self.favors:
                raise Refused(f"favor not taken by {self.active}")
            self._next_turn()

    def _next_turn(self) -> None:
        alone = not self._others(self.active) and self.active not in self.passed | self.gone
        self.begin(self.active if alone else "")

    # ---- commands -------------------------------------------------------------------------------------

    def _command(self, faction: str, command: str, following: list[str]) -> None:
        word, *rest = command.split(" ")
        if word in ("leech", "decline", "gain") or (word[0] == "+" and word[1:4] not in ("FAV", "2FA")):
            return
        if self.active != faction and word in (
            "build", "dig", "transform", "upgrade", "send", "advance", "action", "pass", "convert", "burn", "done"
        ):  # fmt: skip
            if self.active and self._others(""):
                raise Refused(f"it is the turn of the {self.active}")
            self.begin(faction)
        if word == "done":
            if self.allowed:
                raise Refused("must take an action")
            self.parts = {}
        elif word == "dig":
            self._take(faction, "dig", {"transform": 1, "build": 1, "dig": 1})
            self.bought = True
        elif word == "action":
            spaces = _SPADES.get(rest[0], 0)
            after = {"dig": 1, "transform": spaces, "build": 1} if spaces else {}
            after |= {"ACT1": {"bridge": 1}, "ACTE": {"bridge": 1}, "ACTS": {"upgrade": 1}, "ACTW": {"build": 1}}.get(
                rest[0], {}
            )
            if rest[0] == "ACTN":
                after = {"dig": 1, "transform": 1, "build": 1}
            self._take(faction, "action", after)
            if rest[0] == "ACTC":
                self.allowed += 2
        elif word == "transform":
            self._transform(faction, rest, following)
        elif word == "build":
            if self.homes and rest[0] not in self.homes:
                self.parts.pop("build", None)
            self._take(faction, "build", {})
        elif word == "upgrade":
            self._take(faction, "upgrade", {"transform": 3, "build": 1} if rest[-1] == "SH" else {})
            if rest[-1] in ("TE", "SA"):
                self.favors += 2 if faction == "chaosmagicians" else 1
            elif rest[-1] == "SH" and faction == "auren":
                self.favors += 1
        elif word in ("send", "advance"):
            self._take(faction, word, {})
        elif word == "pass":
            self.allowed = min(self.allowed, 1)
            self._take(faction, "pass", {})
            self.passed.add(faction)
            self._next_turn()
        elif word.startswith("+FAV"):
            self.favors -= 1
        elif match := _FAVORS.fullmatch(word):
            self.favors -= int(match[1] or 1)
        elif word.startswith("-") and word.endswith("spade") and self.bought and faction not in self.passed:
            raise Refused("bought spades must be used")
        if self.favors < 0:
            raise Refused("taking a favor tile is not allowed")

    def _transform(self, faction: str, rest: list[str], following: list[str]) -> None:
        home = rest[-1] == self.colours[faction]
        if not home and self.home_next:
            raise Refused("a second space off home")
        left = self.parts.get("transform", 1) - 1
        self._take(faction, "transform", {"transform": left, "build": self.parts.get("build", 0)})
        follows = next((c for c in following if c.startswith(("transform ", "build ", "dig ", "action ", "-"))), "")
        more = left > 0 and (follows.startswith("transform ") or follows.endswith("spade"))
        self.home_next = more and not home
        if not more:
            self.parts.pop("transform", None)
        if home:
            self.homes.add(rest[0])

    def _take(self, faction: str, kind: str, after: dict[str, int]) -> None:
        if self.parts.get(kind, 0) > 0:
            self.parts = after
        elif self.allowed:
            self.allowed -= 1
            self.parts = after
        elif not self._others(faction):  # alone: a new action begins by itself
            if self.favors:
                raise Refused("favor not taken")
            self.begin(faction)
            self._take(faction, kind, after)
        else:
            raise Refused(f"{kind!r}: more than one action in one turn")
