"""What can be wrong with what somebody wrote. A move may make no sense, not be allowed now, or mean several things."""

from __future__ import annotations

from typing import NamedTuple, Self


class Sentence(NamedTuple):
    """A sentence of the catalogues: `complaint-<key>` and its arguments."""

    key: str
    said: dict[str, int | str]


class Complaint(ValueError):
    """What is wrong, in English, and as sentences of the catalogues for every language.

    Without a key only English is written for it: that is so where no player reads it, as on a command line.
    """

    def __init__(self, text: str, key: str = "", /, **said: int | str) -> None:
        super().__init__(text)
        self.sentences: tuple[Sentence, ...] = (Sentence(key, said),) if key else ()

    @classmethod
    def joined(cls, form: str, *parts: Complaint | str) -> Self:
        """Several complaints as one. Form and plain texts are for English; others say one sentence after the other.

        >>> str(MoveError.joined("{}: {}", Complaint("line 3"), no_move("dance")))
        "line 3: 'dance' is no move"
        """
        error = cls(form.format(*parts))
        said = [part.sentences for part in parts if isinstance(part, Complaint)]
        if all(said):
            error.sentences = tuple(sentence for sentences in said for sentence in sentences)
        return error


class MoveError(Complaint):
    """A move that was refused; the game is as it was."""


class InvalidMove(MoveError):
    """The text is no move at all."""


class IllegalMove(MoveError):
    """A move, but not one that is allowed now."""


class AmbiguousMove(MoveError):
    """The text fits several legal moves."""


def no_move(text: str) -> InvalidMove:
    return InvalidMove(f"{text!r} is no move", "move-none", text=text)
