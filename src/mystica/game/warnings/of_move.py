"""Warns that a move may be a mistake: something is really lost by it, or could be had for less.

Quiet by design. A move that costs what it costs, or leaves what nobody could use, is no mistake.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from mystica.engine.core import actions as act
from mystica.engine.core.decisions import AFTER, TURN, top_kind
from mystica.engine.core.reading import bowl3_of, has_passed, round_of
from mystica.engine.core.state import State
from mystica.engine.flow import apply
from mystica.game.moves.move import Move
from mystica.game.warnings.of_action import lost_by
from mystica.game.warnings.of_boxes import Found, of_boxes
from mystica.game.warnings.of_leech import lost_by_answer, refused_by_acting
from mystica.game.warnings.of_passing import lost_by_ending, lost_by_passing

_WARNINGS: dict[str, tuple[str, ...]] = {
    "full-price": ("coins", "less", "space"),
    "power-lost": ("n",),
    "priests-lost": ("n",),
    "steps-lost": ("n", "cult"),
    "town-steps-lost": ("n", "tile"),
    "better-place": ("n", "cult"),
    "shipping-lost": ("tile",),
    "income-too-late": ("tile",),
    "spades-forfeited": ("n",),
    "dwelling-left": ("space",),
    "key-left": ("cult",),
    "sacrifice-needless": ("n",),
    "special-unused": ("tile",),
    "bonus-missed": ("cult",),
    "income-power-lost": ("n",),
    "income-priests-lost": ("n",),
    "town-left": (),
    "power-comes-anyway": ("n", "vp"),
    "power-not-worth-it": ("vp",),
    "free-power-refused": (),
    "offer-refused": ("n",),
}


@cache
def known_warnings() -> dict[str, tuple[str, ...]]:
    """Every warning there is, with the names of its arguments."""
    return _WARNINGS | {key: names for part in of_boxes() for key, names in part.keys.items()}


@dataclass(frozen=True, slots=True)
class Warning:
    """A hint: a key of `known_warnings()` and its arguments. The texts are `warning-<key>` in `mystica.i18n`."""

    key: str
    arguments: dict[str, int | str] = field(default_factory=dict)


def warnings_of(state: State, move: Move) -> tuple[Warning, ...]:
    """What speaks against a legal move of this position; mostly nothing. The state stays as it is."""
    if round_of(state) == 0:
        return ()
    seat = move.seat
    found = refused_by_acting(state, seat, move.atoms[0])
    after = state.copy()
    bowls: list[int] = []
    for a in move.atoms:
        before = after.copy()
        apply(after, a)
        found += _against(before, seat, a, after)
        bowls.append(bowl3_of(after, seat))
    found += _needless_sacrifices(move.atoms, bowls)
    out: list[Warning] = []
    for key, arguments in found:
        warning = Warning(key, arguments)
        if warning not in out:
            out.append(warning)
    return tuple(out)


def _against(before: State, seat: int, a: int, after: State) -> list[Found]:
    if a in (act.LEECH, act.DECLINE) or act.kind_of(a) == act.ANSWER:
        return lost_by_answer(before, seat, a)
    if act.kind_of(a) in (act.PASS, act.PASS_LAST):
        return lost_by_passing(before, seat, a) if top_kind(before) == TURN else []
    if a == act.DONE and top_kind(before) == AFTER:
        return lost_by_ending(before, seat) if has_passed(before, seat) else []
    return lost_by(before, seat, a, after)


def _needless_sacrifices(atoms: tuple[int, ...], bowls: list[int]) -> list[Found]:
    """Sacrifices without which the rest of the move could be paid as well; `bowls` is bowl III after each part."""
    burns = [i for i, a in enumerate(atoms) if a == act.BURN]
    if not burns or len(burns) == len(atoms):
        return []
    needless = min(len(burns), *bowls[burns[-1] :])
    return [("sacrifice-needless", {"n": needless})] if needless > 0 else []
