"""Hints: the best moves for the player to decide, what they lead to and why."""

from __future__ import annotations

from mystica.analysis.forecast import forecast
from mystica.analysis.plan_differences import Accounts, differences
from mystica.bots.levels import LEVELS, Level
from mystica.bots.net_minds import mind_of_level
from mystica.bots.search import Stop, think
from mystica.engine.core.state import State
from mystica.engine.flow import apply, decider, is_over
from mystica.engine.thinking.plans import Plan, Plans
from mystica.errors import MoveError
from mystica.game.advice import GAMES, Hint, Hints
from mystica.game.moves.move import Move
from mystica.setups import check_name

_SHARE = 0.6  # of the seconds, for the search; the rest is for playing on
_ALIKE = 3  # moves are named that come to the same as another


def level_named(bot: str) -> Level:
    """A level that searches; SetupError with the names there are."""
    return LEVELS[check_name("hinting bot", bot, LEVELS)]


def best_first(search: Plans) -> list[Plan]:
    """The plans that were played at least once. The first is the bot's choice; ties stay as the search has them."""
    chosen = search.best()
    found = [plan for plan in search.plans if plan.played]
    found.sort(key=lambda plan: (-plan.value, plan is not chosen))
    if not found:  # a single choice needs no plan
        search.step()
        found = [search.plans[0]]
    return found


def hints(
    state: State,
    bot: str,
    *,
    seconds: float | None = None,
    steps: int | None = None,
    top: int = 5,
    games: int = GAMES,
    stop: Stop | None = None,
) -> Hints:
    """With steps the answer depends on the position alone; seconds make it depend on the machine."""
    level = level_named(bot)
    if is_over(state):
        raise MoveError("move-over")
    seat = decider(state)
    if seconds is None and steps is None:
        seconds, steps = level.seconds * 2, level.steps
    searching = seconds * _SHARE if seconds is not None else None
    playing_on = seconds * (1 - _SHARE) if seconds is not None else None
    search = think(state, mind_of_level(level), level, searching, steps, stop)
    plans, accounts, moves = _told_apart(search, max(top, 2))
    after = state.copy()
    for a in plans[0].first:
        apply(after, a)
    seats = forecast(after, games, seconds=playing_on, stop=stop)
    found: list[Hint] = []
    for number, plan in enumerate(plans[:top]):
        other = 0 if number else 1
        behind = (plans[0].value - plan.value) / 1000
        found.append(
            Hint(
                move=moves[number][0],
                vp=seats[seat].vp - behind,
                behind=behind,
                than=moves[other][0] if len(moves) > 1 else None,
                terms=differences(accounts[number], accounts[other]) if len(moves) > 1 else (),
                alike=tuple(moves[number][1 : 1 + _ALIKE]),
            )
        )
    return Hints(seat, bot, int(search.steps), tuple(found), seats)


def _told_apart(search: Plans, most: int) -> tuple[list[Plan], list[dict[str, int]], list[list[Move]]]:
    """The best plans that differ in something, what they come to, and the moves that come to just that."""
    plans: list[Plan] = []
    accounts: list[dict[str, int]] = []
    moves: list[list[Move]] = []
    found = best_first(search)
    told = Accounts(search, found[0])
    for plan in found:
        if len(plans) == most and plan.value < plans[-1].value:
            break
        move = Move(tuple(int(a) for a in plan.first), int(search.seat), search.state)
        account = told.of(plan)
        if account in accounts:
            moves[accounts.index(account)].append(move)
        elif len(plans) < most:
            plans.append(plan)
            accounts.append(account)
            moves.append([move])
    return plans, accounts, moves
