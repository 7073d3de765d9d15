"""Input and output: a terminal with colours and completion, or plain streams."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import TextIO

from rich.console import Console, RenderableType
from rich.text import Text

from mystica.cli.terminal.screen import WIDTH, wrapped

PROMPT = "> "
_ENDLESS = 1000  # lines of a screen that is none


class Output:
    """Shows lines; plain ones without any escape code."""

    def __init__(self, stream: TextIO, plain: bool = False, delay: float = 0.0) -> None:
        self.stream = stream
        self.plain = plain
        self.delay = delay
        at_terminal = stream.isatty()
        self._console = Console(
            file=stream, highlight=False, markup=False, emoji=False, width=None if at_terminal else WIDTH
        )
        self.width = min(self._console.width, WIDTH)
        self.height = self._console.height if at_terminal else _ENDLESS

    def say(self, text: str, style: str = "") -> None:
        """A sentence, wrapped."""
        self.show(Text(line, style=style) for line in wrapped(text, self.width))

    def show(self, lines: Iterable[str | Text]) -> None:
        for line in lines:
            if self.plain:
                text = line if isinstance(line, str) else line.plain
                self.stream.write("".join(f"{part.rstrip()}\n" for part in wrapped(text, self.width)))
            else:
                self._console.print(line if isinstance(line, Text) else Text(line), width=self.width)
        self.stream.flush()

    def draw(self, drawing: RenderableType) -> None:
        self._console.print(drawing, width=self.width)

    def pause(self) -> None:
        """A moment to read."""
        if self.delay:
            self.stream.flush()
            time.sleep(self.delay)


class Input:
    """Reads lines from a stream and repeats them, so that the output can be read by itself."""

    def __init__(self, source: TextIO, out: Output) -> None:
        self._source = source
        self._out = out

    def read(self, words: Callable[[], list[str]]) -> str:
        """The next line; EOFError if there is none."""
        line = self._source.readline()
        if not line:
            raise EOFError
        text = cleaned(line)
        self._out.say(f"{PROMPT}{text}")
        return text


class Keyboard(Input):
    """Reads from the person at the terminal; Tab completes words."""

    def __init__(self, source: TextIO, out: Output) -> None:
        super().__init__(source, out)
        try:
            import readline
        except ImportError:  # not on every system: then nothing is completed
            return
        self._words: list[str] = []
        readline.set_completer_delims(" ")
        readline.set_completer(self._complete)
        libedit = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")

    def read(self, words: Callable[[], list[str]]) -> str:
        self._words = words()
        return cleaned(input(PROMPT))

    def _complete(self, start: str, number: int) -> str | None:
        found = completions(start, self._words)
        return found[number] if number < len(found) else None


def cleaned(line: str) -> str:
    """Without what would steer a terminal."""
    return "".join(letter if letter.isprintable() else " " for letter in line).strip()


def completions(start: str, words: list[str]) -> list[str]:
    """Words that begin so, each with a space behind it."""
    return [f"{word} " for word in words if word.lower().startswith(start.lower())]
