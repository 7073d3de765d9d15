"""The moves a player may have meant by clicking something that offers none of them, or not all."""

from __future__ import annotations

from dataclasses import dataclass

from mystica import data
from mystica.engine.core import actions as act
from mystica.engine.core.ids import STRUCTURE_CODES
from mystica.engine.core.reading import owner_of, structure_on
from mystica.engine.core.state import State
from mystica.engine.core.tables import FACTION_KEYS
from mystica.events import Event
from mystica.events.action import move_told
from mystica.game import Game
from mystica.notation.moves import text_of

_GOODS = {"power": "power", "priest": "priests", "worker": "workers", "coin": "coins"}
"""What resources are called in events, by what they are called in conversions."""
_TRACKS = {"shipping": act.ADVANCE_SHIPPING, "digging": act.ADVANCE_DIGGING}


@dataclass(frozen=True, slots=True)
class Question:
    """A move that one might have wanted, as `Game.explain` is asked about it."""

    text: str
    words: Event | None = None
    """The move as a choice; nothing where what was touched says it all."""


def questions_about(game: Game, seat: int, target: str, *, offered: bool) -> list[Question]:
    """The questions of a seat that touches something on the table: `space:F3`, `track:shipping`, `resource:power`.

    `offered`: there are choices for it, and only what is missing beside them is asked.
    """
    sort, _, name = target.partition(":")
    in_turn = game.decision == "turn" and game.decider == seat
    space = game.state.setup.board.space_of_label.get(name.upper())
    if sort == "space" and space is not None:
        found = _on_space(game.state, space, seat, offered=offered) if in_turn else []
        return found if found or offered else [Question(name)]
    if offered or name in data.scoring_tiles():
        return []
    if sort == "resource":
        return _conversions(game.state, name)
    if sort == "track":
        return [Question(text_of(game.state, _TRACKS[name]) if name in _TRACKS else name)]
    if sort == "faction" and name in FACTION_KEYS:
        return [Question(f"setup {name}")]
    return [Question(name)]


def _on_space(s: State, space: int, seat: int, *, offered: bool) -> list[Question]:
    """What the own structure there could become; else, beside other choices, a dwelling."""
    if owner_of(s, space) == seat:
        old = STRUCTURE_CODES[structure_on(s, space)]
        new = [code for code, before in data.common().upgrades.items() if before == old]
        if new:
            return [_asked(s, act.upgrade_action(space, STRUCTURE_CODES.index(code))) for code in new]
    return [_asked(s, act.BUILD + space)] if offered else []


def _asked(s: State, a: int) -> Question:
    key, seat, args, _ = move_told(s, a)
    return Question(text_of(s, a), Event(key, seat, args))


def _conversions(s: State, resource: str) -> list[Question]:
    """Everything that the resource could be turned into."""
    found = []
    if resource == "power":
        found.append(Question(text_of(s, act.BURN), Event("sacrifice", 0, {"tokens": -1})))
    for number, (name, (paid, gained)) in enumerate(data.common().conversions.items()):
        given, _, taken = name.partition("_to_")
        if _GOODS[given] == resource:
            words = Event("convert", 0, {_GOODS[given]: -paid, _GOODS[taken]: gained})
            found.append(Question(text_of(s, act.CONVERT + number), words))
    return found
