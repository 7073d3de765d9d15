"""Errors in what a user wrote: a move may make no sense, not be allowed now, or be ambiguous."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Self


class Sentence(NamedTuple):
    """A sentence of the catalogues: `complaint-<key>` and its arguments."""

    key: str
    said: dict[str, int | str]


class Complaint(ValueError):
    """What is wrong, as sentences of the catalogues. `str` says them in English, and only then are they looked up."""

    def __init__(self, key: str, /, **said: int | str) -> None:
        super().__init__(key)
        self.sentences: tuple[Sentence, ...] = (Sentence(key, said),)
        self._parts: tuple[Sentence | Complaint | str, ...] = self.sentences

    def __str__(self) -> str:
        return " ".join(_in_english(part) if isinstance(part, Sentence) else str(part) for part in self._parts)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    @classmethod
    def english_only(cls, text: str) -> Self:
        """What no player reads, but who runs a command, writes a bot or calls the engine: it is not translated."""
        return cls._of(text)

    @classmethod
    def joined(cls, *parts: Complaint | str) -> Self:
        """Several complaints as one, said one after the other. Plain texts, like the name of a file, are for English.

        >>> str(MoveError.joined("game.txt:", Complaint("ledger-line", row=3), no_move("dance")))
        'game.txt: Line 3: "dance" is not a move.'
        """
        return cls._of(*parts)

    @classmethod
    def _of(cls, *parts: Complaint | str) -> Self:
        error = cls.__new__(cls)
        said = [part.sentences for part in parts if isinstance(part, Complaint)]
        error.sentences = tuple(sentence for sentences in said for sentence in sentences) if all(said) else ()
        error._parts = parts
        return error

    def __reduce__(self) -> tuple[object, ...]:
        """From process to process, whatever a subclass wants to be made of."""
        return _again, (type(self), self.__dict__)


class MoveError(Complaint):
    """A move that was refused; the game is as it was."""


class InvalidMove(MoveError):
    """The text is no move at all."""


class IllegalMove(MoveError):
    """A move, but not one that is allowed now."""


class AmbiguousMove(MoveError):
    """The text fits several legal moves."""


def no_move(text: str) -> InvalidMove:
    return InvalidMove("move-none", text=text)


def _again(kind: type[Complaint], held: dict[str, object]) -> Complaint:
    error = kind.__new__(kind)
    error.__dict__.update(held)
    return error


def _as_keys(sentence: Sentence) -> str:
    return " ".join([sentence.key, *map(str, sentence.said.values())])


_in_english: Callable[[Sentence], str] = _as_keys


def tell_with(in_english: Callable[[Sentence], str]) -> None:
    """How a sentence is said in English. `mystica/__init__.py` hands it in: the catalogues lie in a room below."""
    global _in_english
    _in_english = in_english
