"""What can be wrong with what somebody wrote. A move may make no sense, not be allowed now, or mean several things."""

from __future__ import annotations


class Complaint(ValueError):
    """An English sentence, and the same as a key with arguments: `complaint-<key>` in the catalogues.

    Without a key the sentence is about a detail that only English is written for: files, and what is typed in them.
    """

    def __init__(self, text: str, key: str = "", /, **said: int | str) -> None:
        super().__init__(text)
        self.key = key
        self.said = said


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
