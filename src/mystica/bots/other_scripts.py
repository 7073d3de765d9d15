"""Makes the best plans anew against other scripts of the others.

A plan is made against one script, and bent to it until it fits. What the others really do is something else, so a
choice is worth what its plans come to against several scripts on average. All choices meet the same ones. The worse
half drops out after each script, down to two, and later whoever is clearly behind.
"""

from __future__ import annotations

from collections.abc import Callable

from mystica.engine.thinking.opponent_script import OpponentScript
from mystica.engine.thinking.plans import Plans

_TASTE = 2000  # thousandths of a VP by which the others may like a turn more or less than it is worth
_FEW = 3  # scripts before a choice can be clearly behind
_VARIANCE = 1_000_000  # at least, of the difference between two choices in one script: a few alike prove little


class OtherScripts:
    """The best choices of a search that is done, and what their plans come to against other scripts."""

    def __init__(self, search: Plans, anew: Callable[[], Plans], steps: int) -> None:
        """`anew` begins the same search once more; each script gets so many steps of it."""
        self.search = search
        self.steps = steps
        self._anew = anew
        played = [number for number, plan in enumerate(search.plans) if plan.played]
        played.sort(key=lambda number: -search.plans[number].value)
        self.values = {number: [int(search.plans[number].value)] for number in played[:steps]}
        self.running = list(self.values)
        self.behind: dict[int, int] = {}
        self.scripts = 1  # that all running choices have met
        self._now: Plans | None = None
        self._compare()

    def decided(self) -> bool:
        return len(self.running) < 2

    def step(self) -> None:
        """A step of the plans against the next script."""
        now = self._now = self._now or self._next()
        now.step()
        if now.steps >= self.steps or now.decided():
            for number, plan in zip(self.running, now.plans, strict=True):
                self.values[number].append(int(plan.value))
            self.scripts += 1
            self._now = None
            self._compare()

    def _next(self) -> Plans:
        now = self._anew()
        now.script = OpponentScript(int(now.state.setup.n), _TASTE, self.scripts)
        now.plans = [now.plans[number] for number in self.running]
        now.alive = list(now.plans)
        now.keep = len(now.plans)
        return now

    def _compare(self) -> None:
        """How far each choice is behind the best, and who drops out."""
        if not self.running:
            return
        self.running.sort(key=lambda number: -sum(self.values[number]))
        best, half = self.running[0], max(2, (len(self.running) + 1) // 2)
        for number in self.running:
            self.behind[number] = (sum(self.values[best]) - sum(self.values[number])) // self.scripts
        self.running = [number for number in self.running[:half] if not self._is_clearly_behind(number, best)]

    def _is_clearly_behind(self, number: int, best: int) -> bool:
        """By more than two standard errors of the difference."""
        n = self.scripts
        if number == best or n < _FEW:
            return False
        gaps = [one - other for one, other in zip(self.values[best], self.values[number], strict=True)]
        total = sum(gaps)
        spread = max(sum(gap * gap for gap in gaps) * n - total * total, _VARIANCE * n * (n - 1))
        return total * total * (n - 1) > 4 * spread

    def settle(self) -> None:
        """The best choice is worth as much as the best was before, the others are that much behind."""
        if self.scripts < 2:
            return
        before = int(self.search.best().value)
        for number, behind in self.behind.items():
            plan = self.search.plans[number]
            plan.tried_out = before - behind - int(plan.value)
            plan.value += plan.tried_out
        self.search.alive = [self.search.plans[number] for number in self.behind]
