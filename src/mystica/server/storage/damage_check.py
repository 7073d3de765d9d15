"""Checks that what is stored about a game, besides its rows, can belong to a game at all."""

from __future__ import annotations

from mystica.server.storage.rows import Damaged, StoredGame

_STATUS = {"open", "over", "closed"}
_WAITING = {"person", "bot", "nobody"}


def check_undamaged(found: StoredGame, players: int) -> None:
    """A file may be damaged, or changed by hand: whoever asks gets a sentence, not an error of the program."""
    game = found.game
    if game.status not in _STATUS or game.waiting not in _WAITING:
        raise Damaged(f"it is {game.status!r} and waits for {game.waiting!r}")
    if not all(isinstance(number, int) for number in (game.pace, game.changes)):
        raise Damaged("its pace or its counter is no number")
    if not all(isinstance(moment, int | float) for moment in (game.created, game.updated)):
        raise Damaged("a moment of it is no number")
    texts = [game.title, game.preset, *(text for seat in found.seats for text in (seat.name, seat.bot))]
    if not all(isinstance(text, str) for text in texts):
        raise Damaged("its title, a name or a bot is no text")
    if [seat.seat for seat in found.seats] != list(range(players)):
        raise Damaged(f"its seats are not those of {players} players")
    if not all(seat in range(players) for seat in found.drafts):
        raise Damaged("a draft of a seat that is not there")
    take_back = found.take_back
    if take_back is not None and not (take_back.seat in range(players) and take_back.agreed <= set(range(players))):
        raise Damaged("a request of a seat that is not there")
