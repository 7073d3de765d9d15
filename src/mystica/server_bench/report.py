"""The load that a test puts on the server, and the report of what was measured."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ANSWER_TARGET = 0.1
"""Seconds within which 95 of 100 moves are to be answered."""


@dataclass(frozen=True)
class Load:
    """How much is asked of the server."""

    games: int = 50
    watchers: int = 200
    seconds: float = 30.0
    pause: float = 1.0
    """Seconds between an answer and the next move of a game; 0 for as fast as it goes."""
    seed: int = 1
    database: str = ""
    """The address of an empty database; a new file if there is none."""
    processes: int = 1
    """That serve together."""
    build: Path | None = None
    """The folder of another Mystica whose server is measured, as it was checked out and built; else this one."""

    @property
    def name(self) -> str:
        kind = self.database.partition(":")[0] or "sqlite"
        return f"{kind}, {self.processes} process{'es' * (self.processes > 1)}"


@dataclass
class Report:
    """What was measured. Times are in seconds."""

    load: Load
    engine: str = ""
    seconds: float = 0.0
    turns: list[float] = field(default_factory=list)
    """Answers to committed turns."""
    drafts: list[float] = field(default_factory=list)
    """Answers to parts of turns."""
    views: list[float] = field(default_factory=list)
    idle: list[float] = field(default_factory=list)
    """Answers to a question that costs nothing, under the same load: what the machine alone takes."""
    delays: list[float] = field(default_factory=list)
    """From the moment a row was written until a watcher has it."""
    sizes: list[int] = field(default_factory=list)
    """Bytes of a view."""
    stream_bytes: int = 0
    """Sent to all watchers: rows, and changes of the view."""
    cpu: float = 0.0
    """Seconds of processor time the server took, where the system tells; steadier than the clock on a busy machine."""
    finished: int = 0
    rows: int = 0
    seen: int = 0
    errors: list[str] = field(default_factory=list)

    @property
    def moves(self) -> list[float]:
        return self.turns + self.drafts

    @property
    def most_moves(self) -> float:
        """Moves a second that the clients would make if every answer took no time; 0 where it makes no pauses."""
        if not self.load.pause or not self.turns:
            return 0.0
        return self.load.games / self.load.pause * len(self.moves) / len(self.turns)

    @property
    def good(self) -> bool:
        return not self.errors and bool(self.turns) and share(self.moves, 95) <= ANSWER_TARGET

    def figures(self) -> dict[str, Any]:
        """For people and for `--json`."""
        usual = share(self.idle, 50)
        return {
            "engine": self.engine,
            "games": self.load.games,
            "watchers": self.load.watchers,
            "pause": self.load.pause,
            "database": self.load.name,
            "build": str(self.load.build or "this one"),
            "seconds": round(self.seconds, 1),
            "turns": len(self.turns),
            "turns_per_second": round(len(self.turns) / self.seconds, 1) if self.seconds else 0.0,
            "moves_per_second": round(len(self.moves) / self.seconds, 1) if self.seconds else 0.0,
            "most_moves_per_second": round(self.most_moves, 1),
            "moves": {"count": len(self.moves), **_shares(self.moves)},
            "turn": _shares(self.turns),
            "draft": _shares(self.drafts),
            "view": _shares(self.views),
            "idle": _shares(self.idle),
            "live": _shares(self.delays),
            "cpu_ms_per_move": round(self.cpu / len(self.moves) * 1000, 2) if self.moves else 0.0,
            "move_to_idle": round(share(self.moves, 50) / usual, 1) if usual else 0.0,
            "view_bytes": {"median": int(share(self.sizes, 50)), "largest": max(self.sizes, default=0)},
            "watcher_bytes_per_row": round(self.stream_bytes / self.seen) if self.seen else 0,
            "games_finished": self.finished,
            "rows": self.rows,
            "rows_seen": self.seen,
            "errors": self.errors[:20],
            "error_count": len(self.errors),
            "target_p95_ms": ANSWER_TARGET * 1000,
            "reached": self.good,
        }


def share(values: Sequence[float], percent: int) -> float:
    """The value that so many percent do not exceed; 0 for none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) * percent // 100, len(ordered) - 1)] if ordered else 0.0


def _shares(values: Sequence[float]) -> dict[str, float]:
    """In milliseconds."""
    return {f"p{percent}_ms": round(share(values, percent) * 1000, 2) for percent in (50, 95, 99)}
