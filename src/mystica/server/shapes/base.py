"""The base classes of all shapes: what comes in, what goes out; and the limits of short texts."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

LONGEST_NAME = 40
LONGEST_MOVE = 2000
LONGEST_DRAFT = 60
LONGEST_FILE = 400_000

Id = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}$")]
"""128 random bits, in the letters of URLs."""
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME)]
MoveText = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_MOVE)]
Draft = Annotated[list[MoveText], Field(max_length=LONGEST_DRAFT)]
RowNumber = Annotated[int, Field(ge=0, le=1_000_000)]
Seat = Annotated[int, Field(ge=0, le=4)]
Advice = Literal["yes", "no", "agree"]
"""May hints and reviews be asked for while a game runs: yes, no, or if everybody agrees."""
Word = Annotated[str, StringConstraints(max_length=60)]


class Incoming(BaseModel):
    """What comes in: nothing unknown is let through."""

    model_config = ConfigDict(extra="forbid", str_max_length=LONGEST_FILE)


class Outgoing(BaseModel):
    """What goes out. Every field is always there."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)


class CachedOutgoing(Outgoing):
    """What goes out to several who ask: written as JSON once."""

    __slots__ = ("_json",)  # to ask pydantic for a private attribute takes a hundred times as long

    @property
    def json_bytes(self) -> int:
        """How many there are, if it was written already."""
        return len(getattr(self, "_json", b""))

    @property
    def as_json(self) -> bytes:
        written: bytes = getattr(self, "_json", b"")
        if not written:
            written = self.__pydantic_serializer__.to_json(self)
            object.__setattr__(self, "_json", written)
        return written
