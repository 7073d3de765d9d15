"""People who play: one with the mouse, one with the keyboard. They use what the page shows and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

CHOICE = "[data-testid=choice]"
CONFIRM = "[data-testid=confirm]"
GAME = ".game[data-last-row]"
PICKING = "[data-testid=picking]"
OFFERED = f".play-popover {CHOICE}:visible, .play-sheet {CHOICE}:visible"


class Person:
    """Plays legal moves with the mouse until the game is over."""

    def __init__(self, page: Page, seed: int = 1, actions_a_round: int = 2) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.actions_a_round = actions_a_round
        self.turns = 0
        self._round = ""
        self._acted = 0

    # ---- what the page shows ------------------------------------------------------------------------------

    def seen(self) -> dict[str, str]:
        """What the page says about itself, all at one moment: lastRow, round, status, decision, drafted, complete."""
        found: dict[str, str] = self.page.eval_on_selector(GAME, "game => ({...game.dataset})")
        return found

    def shown(self, name: str) -> str:
        return self.seen().get(name, "")

    @property
    def last_row(self) -> int:
        return int(self.shown("lastRow"))

    @property
    def drafted(self) -> int:
        return int(self.shown("drafted") or 0)

    def wait_until_asked(self) -> bool:
        """Until something is to be decided here; False once the game is over."""
        self.page.wait_for_selector(f"{GAME}[data-status=over], {GAME}[data-decision]")
        return self.shown("status") != "over"

    def wait_for_row_after(self, number: int) -> None:
        later = "number => Number(document.querySelector('.game').dataset.lastRow) > number"
        self.page.wait_for_function(later, arg=number)

    # ---- turns --------------------------------------------------------------------------------------------

    def play(self) -> None:
        """To the end."""
        while self.wait_until_asked():
            self.take_turn()

    def take_turn(self) -> None:
        """Everything up to the next row of the game."""
        before = self.last_row
        self.turns += 1
        for _ in range(40):
            now = self.seen()
            if int(now["lastRow"]) > before or "decision" not in now:
                return
            drafted = int(now["drafted"])
            if now["decision"] == "leech" and not drafted:
                self.answer_offer()
            elif now["complete"] == "true" and (drafted or now["decision"] == "after"):
                self.confirm()
                self.wait_for_row_after(before)
                return
            else:
                self.choose_something(drafted)
        raise AssertionError("a turn that never ends")

    def wants_to_pass(self) -> bool:
        if self.shown("round") != self._round:
            self._round, self._acted = self.shown("round"), 0
        self._acted += 1
        return self._acted > self.actions_a_round

    def choose_something(self, before: int) -> None:
        picks = self.page.locator(f".play-picks {CHOICE}:visible")
        if self.shown("decision") == "turn" and self.wants_to_pass():
            self.pass_round()
        elif picks.count():
            self.choose_one_of(picks)
        else:
            self.touch_something()
        self.page.wait_for_selector(f"{GAME}[data-drafted='{before + 1}'], {GAME}:not([data-drafted])")

    # ---- with the mouse -----------------------------------------------------------------------------------

    def answer_offer(self) -> None:
        before = self.last_row
        self.choose_one_of(self.page.locator(f".leech-question {CHOICE}:visible"))
        self.wait_for_row_after(before)  # an answer needs no confirming

    def confirm(self) -> None:
        self.page.locator(CONFIRM).click()

    def pass_round(self) -> None:
        self.page.get_by_role("button", name="Pass", exact=True).click()
        self.choose_one_of(self.page.locator(OFFERED))

    def touch_something(self) -> None:
        """A space that glows, then one of the complete turns it offers; for other questions a tile or a track, too."""
        beside = "" if self.shown("decision") == "turn" else ", .target.legal"
        glowing = self.page.locator(f"[data-space][data-legal]{beside}")
        if not glowing.count():  # nothing on the map can be paid
            self.pass_round()
            return
        space = glowing.nth(self.rng.randrange(glowing.count()))
        box = space.bounding_box()
        assert box is not None
        self.touched(lambda: self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))

    def touched(self, touch: Callable[[], None]) -> None:
        """Touch something that glows: what is meant is put into the turn at once, or there is something to choose."""
        before = self.drafted
        touch()
        self.page.wait_for_selector(f"{GAME}[data-drafted='{before + 1}'], {OFFERED}, {PICKING}")
        if self.page.locator(PICKING).count():
            self.touch_something()  # of what still glows
        elif self.drafted == before:
            self.choose_one_of(self.page.locator(OFFERED))

    def choose_one_of(self, found: Locator) -> None:
        expect(found.first).to_be_visible()
        found.nth(self.rng.randrange(found.count())).click()


class KeyboardPerson(Person):
    """Touches nothing but keys."""

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def answer_offer(self) -> None:
        before = self.last_row
        expect(self.page.locator(f".leech-question {CHOICE}").first).to_be_visible()
        self.press("1")
        self.wait_for_row_after(before)

    def confirm(self) -> None:
        self.press("Enter")

    def pass_round(self) -> None:
        self.press("p")
        self.choose_one_of(self.page.locator(OFFERED))

    def touch_something(self) -> None:
        """The next glowing thing, a few times over, then Enter."""
        for _ in range(self.rng.randrange(1, 20)):
            self.press("n")
        self.touched(lambda: self.press("Enter"))

    def choose_one_of(self, found: Locator) -> None:
        expect(found.first).to_be_visible()
        self.press("1")
