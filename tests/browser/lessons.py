"""A learner: does in a window what the coach's card says, and looks whether the card covers what it speaks of."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from mystica import data
from tests.browser.person import CHOICE, GAME

COACH = ".coach"
RING = ".coach-spot"
OPEN_CARD = f"{COACH}[data-stage=read], {COACH}[data-stage=do]"
KEYS = re.compile(r"\blesson-[a-z-]+\b")
CONFIRMS = "[data-testid=confirm-here], [data-testid=confirm]"  # beside what was clicked, or in the bar
TRAYS = ".favor-tiles, .town-tiles, .bonus-cards, .cult-board"
OFFERED = f".play-popover {CHOICE}:visible, .play-sheet {CHOICE}:visible, .play-offered {CHOICE}:visible"
_LONGEST_TURN = 12

# The ring is where it belongs, and nothing of it lies under the card: the first thing of the card's that can be seen.
UNCOVERED = """([coach, ring]) => {
    const spot = document.querySelector(ring)?.getBoundingClientRect();
    const card = document.querySelector(coach).getBoundingClientRect();
    if (!spot) return false;
    const wide = Math.min(card.right, spot.right) - Math.max(card.left, spot.left);
    const high = Math.min(card.bottom, spot.bottom) - Math.max(card.top, spot.top);
    return wide <= 0 || high <= 0;
}"""


class Learner:
    def __init__(self, page: Page, lesson: str) -> None:
        self.page = page
        self.lesson = data.lessons()[lesson]
        self.coach = page.locator(COACH)

    @classmethod
    def at(cls, page: Page, lesson: str) -> Learner:
        """Begin a lesson from the list."""
        page.locator(f"[data-lesson='{lesson}'] button").click()
        return cls(page, lesson)

    # ---- what the card says ---------------------------------------------------------------------------------

    def reads(self, step: data.LessonStep) -> None:
        """Until the card has come to this step, and whatever it speaks of can be seen beside it."""
        self.page.wait_for_selector(f"{COACH}[data-step={step.key}][data-stage={'do' if step.moves else 'read'}]")
        assert not KEYS.search(self.coach.inner_text())
        if step.look:
            self.page.wait_for_function(UNCOVERED, arg=[COACH, RING])

    def goes_on(self) -> None:
        self.coach.locator(".button.main").click()

    def is_at_the_end(self, step: data.LessonStep) -> bool:
        return step is self.lesson.steps[-1]

    # ---- what the learner does -------------------------------------------------------------------------------

    @property
    def last_row(self) -> int:
        return int(self.page.locator(GAME).get_attribute("data-last-row") or 0)

    def shown(self, name: str) -> str:
        return self.page.locator(GAME).get_attribute(f"data-{name}") or ""

    def asks_for_help(self) -> None:
        """The card puts the move into the draft; what it leaves open is chosen, and the turn confirmed."""
        before = self.last_row
        self.coach.get_by_role("button", name="Show me").click()
        self.page.wait_for_function(DRAFTED, arg=before)
        self.finishes_turn(before)

    def finishes_turn(self, before: int) -> None:
        """Goes where the ring is: a space, the confirmation, the tiles on the table, or else whatever is offered."""
        for _ in range(_LONGEST_TURN):
            where = self.page.wait_for_function(RING_ON, arg=[RING, CONFIRMS, TRAYS, before]).json_value()
            drafted = self.shown("drafted")
            if where == "row":
                return
            if where == "confirm":
                self.touches(self.page.locator(RING))
                self.waits_for_row_after(before)
                return
            if where == "space":
                self.touches(self.page.locator(RING))
            elif where == "tray":
                self.page.locator(TRAYS).locator(".target.legal").first.click()
            else:
                self.page.locator(OFFERED).first.click()
            self.page.wait_for_function(CHANGED, arg=[drafted, before, where == "space"])
        raise AssertionError("a turn that never ends")

    def waits_for_row_after(self, number: int) -> None:
        self.page.wait_for_function(LATER, arg=number)

    def touches(self, target: Locator) -> None:
        box = target.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def takes(self, skip: int = 0) -> None:
        """The whole lesson."""
        for step in self.lesson.steps[skip:]:
            self.reads(step)
            if step.moves:
                self.asks_for_help()
            elif not self.is_at_the_end(step):
                self.goes_on()


LATER = "number => Number(document.querySelector('.game').dataset.lastRow) > number"
DRAFTED = """before => {
    const game = document.querySelector('.game');
    return Number(game.dataset.drafted) > 0 || Number(game.dataset.lastRow) > before;
}"""


# What the ring is drawn around, once it is where it belongs.
RING_ON = """([ring, confirm, trays, before]) => {
    const game = document.querySelector('.game').dataset;
    if (Number(game.lastRow) > before) return 'row';
    const spot = document.querySelector(ring)?.getBoundingClientRect();
    if (!spot) return '';
    const [x, y] = [(spot.left + spot.right) / 2, (spot.top + spot.bottom) / 2];
    const at = document.elementFromPoint(x, y);
    if (at?.closest(confirm)) return 'confirm';
    if (at?.closest('[data-space][data-legal]')) return 'space';
    if (at?.closest('.play-popover, .play-sheet, .play-offered:not(.folded)')) return 'offered';
    return at?.closest(trays)?.querySelector('.target.legal') ? 'tray' : '';
}"""
CHANGED = """([drafted, before, opens]) => {
    const game = document.querySelector('.game').dataset;
    if (opens && document.querySelector('.play-popover')) return true;
    return game.drafted !== drafted || Number(game.lastRow) > before;
}"""


def has_ticks(page: Page, *lessons: str) -> None:
    """These lessons, and no others, are marked as done in the list."""
    for key in data.lessons():
        expect(page.locator(f"[data-lesson='{key}'][data-done]")).to_have_count(1 if key in lessons else 0)
