"""Advice from a bot's search: hints, forecasts and reviews of a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mystica.analysis.forecast import forecast
from mystica.analysis.hints import hints
from mystica.analysis.review import decisions_of, review
from mystica.engine.core.state import State
from mystica.game.advice import Forecast, Hints, Judgement, register_adviser

__all__ = ["decisions_of", "forecast", "hints", "review"]


class Analysis:
    """What `Game.hints`, `Game.forecast` and `Game.review` ask."""

    def hints(self, state: State, bot: str, *, seconds: float | None, steps: int | None, top: int, games: int) -> Hints:
        return hints(state, bot, seconds=seconds, steps=steps, top=top, games=games)

    def forecast(self, state: State, games: int) -> tuple[Forecast, ...]:
        return forecast(state, games)

    def review(
        self, start: State, actions: Iterable[int], bot: str, *, seconds: float | None, steps: int | None
    ) -> Iterator[Judgement]:
        found = review(decisions_of(start, actions), bot, seconds=seconds, steps=steps)
        return (judgement for judgement in found if judgement is not None)


register_adviser(Analysis())
