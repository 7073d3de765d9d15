"""The two terrains off the wheel: ice and volcano."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ICE: Final[i64] = 7  # made with spades: `SPADED`
VOLCANO: Final[i64] = 8  # made with cult steps or power tokens: `UNSPADED`
