"""How the site counts turns: whose row ends whose turn, and what belongs to one action.

A second reading of the rules of the site beside `ledgers.double_turns`, for whole games: it follows the rows of a
written ledger and complains where the site would. It knows no map and no prices.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

_SPADES = {"act5": 1, "act6": 2, "bon1": 1, "actg": 1}  # actions that bring spades, and for how many spaces
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
            if all(_LATE.match(command.lower()) for command in commands):
                return
            self.passed.clear()
            self.begin("")
        for place, command in enumerate(commands):
            self._command(faction, command, commands[place + 1 :])

    def _set_up(self, faction: str, commands: list[str]) -> None:
        if any(command.lower().startswith("pass ") for command in commands):
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
        word, *rest = command.lower().split(" ")
        if word in ("leech", "decline", "gain") or (word[0] == "+" and word[1:4] != "fav"):
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
            after |= {"act1": {"bridge": 1}, "acte": {"bridge": 1}, "acts": {"upgrade": 1}, "actw": {"build": 1}}.get(
                rest[0], {}
            )
            if rest[0] == "actn":
                after = {"dig": 1, "transform": 1, "build": 1}
            self._take(faction, "action", after)
            if rest[0] == "actc":
                self.allowed += 2
        elif word == "transform":
            self._transform(faction, rest, following)
        elif word == "build":
            if self.parts.get("transform", 0) > 0 and "build" in self.parts:  # with spades in hand it is transformed
                self.homes.add(rest[0])
            if self.homes and rest[0] not in self.homes:
                self.parts.pop("build", None)
            self._take(faction, "build", {})
        elif word == "upgrade":
            self._take(faction, "upgrade", {"transform": 3, "build": 1} if rest[-1] == "sh" else {})
            if rest[-1] in ("te", "sa"):
                self.favors += 2 if faction == "chaosmagicians" else 1
            elif rest[-1] == "sh" and faction == "auren":
                self.favors += 1
        elif word in ("send", "advance"):
            self._take(faction, word, {})
        elif word == "pass":
            self.allowed = min(self.allowed, 1)
            self._take(faction, "pass", {})
            self.passed.add(faction)
            self._next_turn()
        elif word.startswith("+fav"):
            self.favors -= 1
        elif match := _FAVORS.fullmatch(word):
            self.favors -= int(match[1] or 1)
        elif word.startswith("-") and word.endswith("spade"):
            if self.bought and faction not in self.passed:
                raise Refused("bought spades must be used")
            thrown = int(word[1:].removesuffix("spade") or 1)
            self.parts["transform"] = max(0, self.parts.get("transform", 0) - thrown)
        if self.favors < 0:
            raise Refused("taking a favor tile is not allowed")

    def _transform(self, faction: str, rest: list[str], following: list[str]) -> None:
        home = rest[-1] == self.colours[faction]
        if not home and self.home_next:
            raise Refused("a second space off home")
        left = self.parts.get("transform", 1) - 1
        self._take(faction, "transform", {"transform": left, "build": self.parts.get("build", 0)})
        follows = next(
            (c for c in following if c.lower().startswith(("transform ", "build ", "dig ", "action ", "-"))), ""
        )
        other = follows.startswith("build ") and follows.split(" ")[1] != rest[0]
        more = left > 0 and (follows.startswith("transform ") or follows.endswith("spade") or other)
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
