"""The first lesson, as a beginner takes it: whatever the card says is done with the mouse, where the ring is."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.person import CHOICE, CONFIRM, GAME
from tests.browser.playing import LAID
from tests.browser.serving import Server

DOOR = "nav a[href='#/lesson']"
COACH = ".coach"
RING = ".coach-spot"
STEPS = 14

# The card speaks of this, and the beginner is to decide, so nothing changes under the mouse; or a question about power
# has to be answered first.
READY = """heading => {
    const decision = document.querySelector('.game')?.dataset.decision;
    if (decision === undefined || decision === 'leech') return decision ? 'asked' : '';
    return document.querySelector('.coach h2')?.textContent === heading ? 'ready' : '';
}"""
WAITING = ("The others are playing", "Answer the question first")


class Beginner:
    """Does what the card says."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.coach = page.locator(COACH)
        self.offers_answered = 0

    def reads(self, heading: str, number: int) -> None:
        """Until the card comes to this; neighbours who build are answered on the way."""
        while self.page.wait_for_function(READY, arg=heading, timeout=60_000).json_value() == "asked":
            self.answers_offer()
        expect(self.coach.locator(".coach-count")).to_have_text(f"{number} of {STEPS}")
        for words in WAITING:
            expect(self.coach).not_to_contain_text(words)

    def answers_offer(self) -> None:
        if not self.offers_answered:  # explained once
            expect(self.coach.locator("h2")).to_have_text("A neighbour builds")
            expect(self.coach.locator(".coach-count")).to_have_text("By the way")
        before = self.last_row
        self.page.locator(f".leech-question {CHOICE}[data-kind=leech]").click()
        self.waits_for_row_after(before)
        self.offers_answered += 1

    @property
    def last_row(self) -> int:
        return int(self.page.locator(GAME).get_attribute("data-last-row") or 0)

    def waits_for_row_after(self, number: int) -> None:
        later = "number => Number(document.querySelector('.game').dataset.lastRow) > number"
        self.page.wait_for_function(later, arg=number)

    def goes_on(self, button: str = "Next") -> None:
        self.coach.get_by_role("button", name=button, exact=True).click()

    def clicks_into_ring(self, around: str) -> None:
        """The ring is drawn around this, and the card does not lie over it."""
        self.page.wait_for_function(
            """([ring, around]) => {
                const box = document.querySelector(ring)?.getBoundingClientRect();
                return box && [...document.querySelectorAll(around)].some(thing => {
                    const {left, top, right, bottom} = thing.getBoundingClientRect();
                    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
                    return Math.abs(x - (box.left + box.right) / 2) < 2 && Math.abs(y - (box.top + box.bottom) / 2) < 2;
                });
            }""",
            arg=[RING, around],
        )
        box = self.page.locator(RING).bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def has_laid(self, words: str) -> None:
        """The click has put a move into the turn that begins with these words."""
        expect(self.page.locator(f"{LAID}[aria-label^='{words}']")).to_be_visible()

    def confirms(self) -> None:
        before = self.last_row
        self.clicks_into_ring(CONFIRM)
        self.waits_for_row_after(before)


def begin(page: Page) -> Beginner:
    page.locator(DOOR).click()
    page.get_by_role("button", name="Begin the lesson").click()
    expect(page.locator(COACH)).to_be_visible()
    return Beginner(page)


@pytest.mark.slow
def test_from_the_start_page_to_its_end(windows: Windows, server: Server) -> None:
    page = windows.open("/")
    beginner = begin(page)
    beginner.reads("Welcome", 1)
    expect(beginner.coach).to_contain_text("You lead the Witches, a people of the forest.")
    beginner.goes_on()
    beginner.reads("The land", 2)
    beginner.goes_on()

    beginner.reads("A bonus card", 3)
    expect(beginner.coach.get_by_role("button", name="Next")).to_have_count(0)  # it waits for the deed
    page.locator(".bonus-cards .target.legal").first.click()
    beginner.has_laid("Take the bonus card")
    beginner.confirms()
    beginner.reads("Your board", 4)
    beginner.goes_on()

    # left for the start page, and gone on with
    beginner.reads("Three bowls of power", 5)
    page.get_by_role("link", name="Start page").click()
    expect(page.locator(COACH)).to_have_count(0)
    page.locator(DOOR).click()
    page.get_by_role("link", name="Continue the lesson").click()
    beginner.reads("Three bowls of power", 5)
    page.reload()
    beginner.reads("Three bowls of power", 5)
    beginner.goes_on()

    beginner.reads("Your first dwelling", 6)
    before = page.locator("[data-space][aria-label*='dwelling of Witches']").count()
    beginner.clicks_into_ring("[data-space][data-legal]")
    beginner.reads("Choose and confirm", 7)
    beginner.has_laid("Build a dwelling on")
    beginner.confirms()
    expect(page.locator("[data-space][aria-label*='dwelling of Witches']")).to_have_count(before + 1)
    beginner.reads("Changing the land", 9)  # after the others have played, which is the step before
    _any_turn(beginner)
    beginner.reads("The cults", 10)
    beginner.goes_on()
    beginner.reads("This round's points", 11)
    expect(beginner.coach).to_contain_text("2 VP for each dwelling built")
    beginner.goes_on()

    beginner.reads("Passing", 12)
    page.locator(".bonus-cards .target.legal").first.click()
    beginner.has_laid("Pass and take the bonus card")
    beginner.confirms()
    beginner.reads("A new round", 13)
    assert page.locator(GAME).get_attribute("data-round") == "2"
    beginner.goes_on()
    beginner.reads("You know the game", 14)
    beginner.goes_on("Play on")
    expect(beginner.coach).to_have_count(0)
    expect(page.locator(GAME)).to_have_attribute("data-status", "open")  # the game goes on without it
    page.goto(server.address + "/#/lesson")
    expect(page.get_by_role("button", name="Begin the lesson")).to_be_visible()
    expect(page.get_by_role("link", name="Continue the lesson")).to_have_count(0)


def _any_turn(beginner: Beginner) -> None:
    """The space in the ring, or, where there is none, whatever glows."""
    page = beginner.page
    page.locator("[data-space][data-legal]").first.wait_for(state="attached")
    if page.locator(RING).count():
        beginner.clicks_into_ring("[data-space][data-legal]")
    else:
        box = page.locator("[data-space][data-legal]").first.bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_selector(f"{GAME}[data-complete=true]")
    beginner.confirms()


def test_it_can_be_left_for_good(windows: Windows) -> None:
    page = windows.open("/")
    beginner = begin(page)
    beginner.reads("Welcome", 1)
    beginner.coach.get_by_role("button", name="Leave the lesson").click()
    expect(beginner.coach).to_have_count(0)
    page.wait_for_selector(f"{GAME}[data-decision=bonus]")  # the game is there to be played
    page.locator(".bonus-cards .target.legal").first.click()
    page.locator(f"{CONFIRM}[aria-disabled=false]").click()
    page.wait_for_selector(f"{GAME}[data-round='1']")
    page.reload()
    page.wait_for_selector(f"{GAME}[data-round='1']")
    expect(beginner.coach).to_have_count(0)
