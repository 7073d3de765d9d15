"""Looking ahead without playing: the next income, the cult bonus, final scoring; and where the VP came from."""

from __future__ import annotations

from dataclasses import dataclass, field

from mystica.engine.core import state as col
from mystica.engine.core.decisions import CULT_SPADES
from mystica.engine.core.ids import (
    ACTIONS,
    BY_CULT_BONUS,
    BY_RESOURCES,
    BY_SETUP,
    E_COINS,
    E_POWER,
    E_PRIESTS,
    E_VP,
    E_WORKERS,
    OVER,
    ROUNDS,
    STAGE_AREA,
    STAGE_BEFORE,
    STAGE_CULT_RANK,
    STAGE_FINAL_TILE,
    WHY,
)
from mystica.engine.core.reading import (
    bowl3_of,
    faction_of,
    frame_amount,
    frame_kind,
    frame_seat,
    frames_of,
    has_passed,
    phase_of,
    round_of,
    trait_of,
    vp_of,
)
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import FIRST_PRIEST_LIMIT
from mystica.engine.flow import apply
from mystica.engine.rules.cleanup import give_cult_bonuses
from mystica.engine.rules.income import income_of, take_income
from mystica.engine.rules.scoring import final_scoring, final_tile_value, largest_area
from mystica.game.history import History
from mystica.game.views.of_boxes import of_boxes
from mystica.game.why_not.prices import sacrifice_gives

_GOODS = (E_COINS, E_WORKERS, E_PRIESTS, E_POWER)


@dataclass(frozen=True, slots=True)
class IncomeView:
    """What the next income phase brings a seat as it stands, and what of it would be lost for want of room.

    A bonus card counts only where it is still in hand then: after passing, or before the first round.
    """

    seat: int
    coins: int
    workers: int
    priests: int
    power: int
    priests_lost: int
    power_lost: int
    more: dict[str, int] = field(default_factory=dict)
    """Goods of boxes."""
    more_lost: dict[str, int] = field(default_factory=dict)
    """What of them would be lost."""


@dataclass(frozen=True, slots=True)
class CultBonusView:
    """What the cult bonus of this round brings a seat as it stands: what finds no room is left out."""

    seat: int
    coins: int
    workers: int
    priests: int
    power: int
    spades: int
    more: dict[str, int] = field(default_factory=dict)
    """What boxes add."""


@dataclass(frozen=True, slots=True)
class FinalView:
    """Final scoring of a seat if the game ended now."""

    seat: int
    vp: int
    """Before final scoring."""
    cults: tuple[int, int, int, int]
    """VP by track."""
    area: int
    """Structures in the largest connected area."""
    area_vp: int
    tile: int
    """What the final scoring tile counts."""
    tile_vp: int
    resources_vp: int
    total: int


def next_income(s: State) -> tuple[IncomeView, ...]:
    """By seat; empty once no income will come any more."""
    if round_of(s) == ROUNDS or phase_of(s) == OVER:
        return ()
    after = s.copy()
    trace: list[tuple[int, int, int, int]] = []
    after.trace = trace
    out: list[IncomeView] = []
    for seat in range(s.setup.n):
        if faction_of(s, seat) < 0:
            out.append(IncomeView(seat, 0, 0, 0, 0, 0, 0))
            continue
        if round_of(s) > 0 and not has_passed(s, seat):
            after.v[seat_base(seat) + col.BONUS_CARD] = 0
        coins, workers, priests, power = income_of(after, seat)
        trace.clear()
        take_income(after, seat)
        taken = {what: amount for _, what, amount, _ in trace}
        lost = priests - taken.get(E_PRIESTS, 0), power - taken.get(E_POWER, 0)
        if trait_of(s, seat, FIRST_PRIEST_LIMIT) > 0:  # each of them may become something else
            lost = 0, lost[1]
        out.append(IncomeView(seat, coins, workers, priests, power, *lost, *_income_of_boxes(after, seat)))
    return tuple(out)


def _income_of_boxes(s: State, seat: int) -> tuple[dict[str, int], dict[str, int]]:
    """What comes, and what of it would be lost."""
    comes = [(name, n, lost) for part in of_boxes() for name, (n, lost) in part.income(s, seat).items()]
    return {name: n for name, n, _ in comes if n}, {name: lost for name, _, lost in comes if lost}


def cult_bonus(s: State) -> tuple[CultBonusView, ...]:
    """By seat; empty while no round is played, once its bonus was given, and in the last round, which has none."""
    if phase_of(s) != ACTIONS or round_of(s) == ROUNDS:
        return ()
    after = s.copy()
    after.v[col.DEPTH] = 0  # the decisions left are those that the bonus brings
    trace: list[tuple[int, int, int, int]] = []
    after.trace = trace
    give_cult_bonuses(after)
    seats = range(s.setup.n)
    found = {(seat, what): 0 for seat in seats for what in _GOODS}
    for seat, what, amount, why in trace:
        if why == BY_CULT_BONUS and what in _GOODS:
            found[seat, what] += amount
    spades = [0 for _ in seats]
    for frame in frames_of(after):
        kind, seat, amount = frame_kind(after, frame), frame_seat(after, frame), frame_amount(after, frame)
        if kind == CULT_SPADES:
            spades[seat] += amount
    out: list[CultBonusView] = []
    for seat in seats:
        coins, workers, priests, power = (found[seat, what] for what in _GOODS)
        more = {name: n for part in of_boxes() for name, n in part.cult_bonus(s, after, seat).items() if n}
        out.append(CultBonusView(seat, coins, workers, priests, power, spades[seat], more))
    return tuple(out)


def final_now(history: History, s: State) -> tuple[FinalView, ...]:
    """By seat: as if the game ended now, or as it did end. Empty before everybody has a faction."""
    seats = range(s.setup.n)
    if any(faction_of(s, seat) < 0 for seat in seats):
        return ()
    stages: list[tuple[int, State]] = []
    trace: list[tuple[int, int, int, int]] = []
    if phase_of(s) == OVER:
        after = history.state_at(len(history.plies) - 1).copy()
        after.stages, after.trace = stages, trace
        for a in history.plies[-1].atoms:
            apply(after, a)
        before = next(state for stage, state in stages if stage == STAGE_BEFORE)
    else:
        before = s
        after = s.copy()
        after.stages, after.trace = stages, trace
        final_scoring(after)
    at = dict(stages)
    steps = [before] + [at[STAGE_CULT_RANK + track] for track in range(4)] + [at[STAGE_AREA]]
    steps.append(at.get(STAGE_FINAL_TILE, at[STAGE_AREA]))
    resources = [0 for _ in seats]
    for seat, what, n, why in trace:
        if what == E_VP and why == BY_RESOURCES:
            resources[seat] += n
    out: list[FinalView] = []
    for seat in seats:
        levels = [vp_of(state, seat) for state in steps]
        fire, water, earth, air, area_vp, tile_vp = (levels[k + 1] - levels[k] for k in range(6))
        out.append(
            FinalView(
                seat=seat,
                vp=levels[0],
                cults=(fire, water, earth, air),
                area=largest_area(before, seat),
                area_vp=area_vp,
                tile=final_tile_value(before, seat),
                tile_vp=tile_vp,
                resources_vp=resources[seat],
                total=vp_of(after, seat),
            )
        )
    return tuple(out)


def vp_sources(history: History) -> tuple[dict[str, int], ...]:
    """By seat: VP won and lost so far by where they came from; they sum up to the VP."""
    start = history.start
    out: list[dict[str, int]] = []
    for seat in range(start.setup.n):
        out.append({WHY[BY_SETUP]: vp_of(start, seat)} if vp_of(start, seat) else {})
    for notes in history.vp_notes():
        for seat, amount, why in notes:
            out[seat][WHY[why]] = out[seat].get(WHY[why], 0) + amount
    return tuple(out)


def spendable_power(s: State, seat: int) -> int:
    """Bowl III, and what sacrificing would add to it."""
    return bowl3_of(s, seat) + sacrifice_gives(s, seat)
