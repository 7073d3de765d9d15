"""The reward of a seat, and when it is given."""

from __future__ import annotations

from collections.abc import Sequence

from mystica.setups import check_name

REWARDS = {
    "margin": "at the end of the game: own VP less the most VP of anybody else",
    "win": "at the end of the game: 1 for the most VP, shared in a tie, otherwise 0",
    "vp": "after every action: the change of one's own VP since the action before, starting VP included",
}


def check_reward(name: str) -> str:
    return check_name("reward", name, REWARDS)


def rewards(name: str, before: Sequence[int], now: Sequence[int], over: bool) -> list[float]:
    """By seat, for one action: the VP before it and after it, and whether the game is over."""
    if name == "vp":
        return [float(b - a) for a, b in zip(before, now)]
    if not over:
        return [0.0] * len(now)
    if name == "win":
        best = max(now)
        return [1.0 / list(now).count(best) if vp == best else 0.0 for vp in now]
    return [float(vp - max([*now[:seat], *now[seat + 1 :]])) for seat, vp in enumerate(now)]
