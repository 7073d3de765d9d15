"""How a write of our own changes a game in memory, so that it need not be read again.

This works as long as nobody else has written in between; the counter of changes says whether anybody has.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mystica.server.storage.change_notices import Change
from mystica.server.storage.rows import GameRow, Standing, StoredGame, TurnRow, WriteStamp


def with_turn(found: StoredGame, turn: TurnRow, after: Standing, written: WriteStamp, *, by_itself: bool) -> StoredGame:
    """After `Storage.append`."""
    drafts = {} if turn.kind == "back" else {seat: moves for seat, moves in found.drafts.items() if seat != turn.seat}
    take_back = replace(found.take_back, base=turn.number) if found.take_back and by_itself else None
    game = replace(_counted(found.game, written), status=after.status, waiting=after.waiting)
    return replace(found, game=game, drafts=drafts, take_back=take_back, turns=(turn,))


def with_draft(found: StoredGame, seat: int, moves: Sequence[str], written: WriteStamp) -> StoredGame:
    """After `Storage.put_draft`."""
    drafts = {other: theirs for other, theirs in found.drafts.items() if other != seat}
    if moves:
        drafts[seat] = tuple(moves)
    return replace(found, game=_counted(found.game, written), drafts=drafts, turns=())


def with_change(found: StoredGame, change: Change) -> StoredGame:
    """After the same in another process."""
    written = WriteStamp(change.changes, change.at)
    if change.turn is not None and change.after is not None:
        return with_turn(found, change.turn, change.after, written, by_itself=change.by_itself)
    return with_draft(found, change.seat, change.moves, written)


def _counted(game: GameRow, written: WriteStamp) -> GameRow:
    return replace(game, changes=written.changes, updated=written.at)
