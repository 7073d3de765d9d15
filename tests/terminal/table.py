"""A game in the terminal, with lines typed by a test."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

from rich.cells import cell_len

from mystica import Game
from mystica.cli.terminal.loop import Desk
from mystica.cli.terminal.session import Session
from mystica.cli.terminal.streams import Input, Output

NAMES = ("you", "novice", "novice")


class Typist(Input):
    """Types the lines, then what a function says, and at last nothing more."""

    def __init__(self, out: Output, lines: list[str], then: Callable[[], str | None] = lambda: None) -> None:
        super().__init__(io.StringIO(), out)
        self._lines = lines
        self._then = then
        self.offered: list[str] = []

    def read(self, words: Callable[[], list[str]]) -> str:
        self.offered = words()
        text = self._lines.pop(0) if self._lines else self._then()
        if text is None:
            raise EOFError
        if text == "^C":
            raise KeyboardInterrupt
        return text


class Sitting:
    """One run of a desk, with what it showed."""

    def __init__(
        self,
        *lines: str,
        session: Session | None = None,
        plain: bool = False,
        locale: str = "en",
        then: Callable[[], str | None] = lambda: None,
        save: Path | None = None,
        autosave: Path | None = None,
    ) -> None:
        stream = io.StringIO()
        out = Output(stream, plain)
        self.session = session or new_session()
        self.typist = Typist(out, list(lines), then)
        self.desk = Desk(self.session, self.typist, out, locale=locale, save=save, autosave=autosave)
        self.kept = self.desk.run()
        self.text = stream.getvalue()
        assert "Traceback" not in self.text
        assert widest(self.text) <= 100, max(self.text.splitlines(), key=cell_len)

    @property
    def game(self) -> Game:
        return self.session.game


def new_session(names: tuple[str, ...] = NAMES, seed: int = 5) -> Session:
    return Session(Game.new(len(names), seed), names)


def in_round(number: int, seed: int = 5, names: tuple[str, ...] = NAMES) -> Session:
    """A game that novices brought to the first turn of a person in that round."""
    return Session(_game_in_round(number, seed, names).copy(), names)


@cache
def _game_in_round(number: int, seed: int, names: tuple[str, ...]) -> Game:
    session = new_session(names, seed)
    game = session.game
    while not (game.round == number and game.decision == "turn" and session.waits):
        game.play(session.bot_choice("novice"))
    return game


def widest(text: str) -> int:
    return max((cell_len(line) for line in text.splitlines()), default=0)


def has_escapes(text: str) -> bool:
    return re.search(r"[\x00-\x09\x0b-\x1f\x7f]", text) is not None
