"""One thing that happened, as a key and arguments."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from mystica import data

Arguments: TypeAlias = dict[str, int | str]
Trace: TypeAlias = list[tuple[int, int, int, int]]
Told: TypeAlias = tuple[str, Arguments, int]
"""Key and arguments of an action, and the cause whose changes are its own price and gain; -1 for none."""

TABLE = -1
"""The seat of an event that concerns everybody."""

RESOURCES = ("vp", "coins", "workers", "priests", "power", *data.CULTS, "tokens")
"""What an event can change, in the order of the trace. Power is what was gained (or spent, below 0), not the bowls;
tokens are the power tokens that come (at the start, or by a faction's ability) and leave."""


@dataclass(slots=True)
class Event:
    """One thing that happened. `args` holds ints, labels of spaces and keys of the data, never prose."""

    key: str
    seat: int
    args: Arguments = field(default_factory=dict)

    def changes(self) -> dict[str, int]:
        """The change of each resource of the seat; below 0 for what was paid."""
        return {name: value for name in RESOURCES if isinstance(value := self.args.get(name), int)}
