"""The lessons, as a beginner takes them: by mouse, by keyboard, on a phone, and off the lesson's way."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from mystica import data
from tests.browser.conftest import Windows
from tests.browser.lessons import COACH, Learner, has_ticks
from tests.browser.person import CHOICE, CONFIRM, GAME
from tests.browser.serving import Server

LESSONS = list(data.lessons())
Picture = Callable[[Page, str], None]


def lessons(windows: Windows, **window: object) -> Page:
    page = windows.open("/#/lesson", **window)  # type: ignore[arg-type]
    page.wait_for_selector("[data-lesson]")
    return page


@pytest.mark.slow
@pytest.mark.parametrize("lesson", LESSONS)
def test_each_by_mouse_to_its_end(windows: Windows, lesson: str, picture: Picture) -> None:
    page = lessons(windows)
    learner = Learner.at(page, lesson)
    learner.takes()
    picture(page, f"lesson-{lesson}-end")
    learner.coach.get_by_role("link", name="All lessons").click()
    has_ticks(page, lesson)


@pytest.mark.slow
def test_on_a_phone(windows: Windows, picture: Picture) -> None:
    """The card makes room for what it speaks of, in whichever tab that is."""
    page = lessons(windows, width=390, height=844, touch=True)
    Learner.at(page, "structures").takes()
    picture(page, "lesson-phone")
    page.locator(COACH).get_by_role("link", name="All lessons").click()
    Learner.at(page, "cults").takes()


def test_with_ones_own_hands(windows: Windows) -> None:
    """The space in the ring is clicked, and everything else is what the page offers for it."""
    page = lessons(windows)
    learner = Learner.at(page, "turn")
    home, goods, build, *_ = learner.lesson.steps
    for step in (home, goods):
        learner.reads(step)
        learner.goes_on()
    learner.reads(build)
    before = learner.last_row
    learner.touches(page.locator("[data-space=C4]"))
    page.wait_for_selector(f"{GAME}:not([data-drafted='0']), .play-popover {CHOICE}")
    if learner.shown("drafted") == "0":
        page.locator(f".play-popover {CHOICE}[data-move='build C4']").click()
        page.wait_for_selector(f"{GAME}[data-complete=true]")
    page.locator(CONFIRM).first.click()
    learner.waits_for_row_after(before)
    learner.reads(learner.lesson.steps[3])
    expect(page.locator("[data-space=C4]")).to_have_attribute(
        "aria-label", re.compile("^C4, forest, dwelling of Witches")
    )


def test_by_keyboard(windows: Windows) -> None:
    """Tab and Enter are enough: the card's main button has the focus."""
    page = lessons(windows)
    page.locator("[data-lesson=power] button").focus()
    page.keyboard.press("Enter")
    learner = Learner(page, "power")
    bowls, offer, *_ = learner.lesson.steps
    learner.reads(bowls)
    expect(learner.coach.get_by_role("button", name="Next")).to_be_focused()
    page.keyboard.press("Enter")
    learner.reads(offer)
    before = learner.last_row
    page.keyboard.press("1")  # takes the power
    learner.waits_for_row_after(before)
    learner.reads(learner.lesson.steps[2])
    before = learner.last_row
    learner.coach.get_by_role("button", name="Show me").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{GAME}[data-complete=true]:not([data-drafted='0'])")
    page.locator(CONFIRM).first.focus()
    page.keyboard.press("Enter")
    learner.waits_for_row_after(before)
    learner.reads(learner.lesson.steps[3])


def test_another_move_is_taken_back(windows: Windows) -> None:
    """It is allowed, and the card says how to come back to the lesson."""
    page = lessons(windows)
    learner = Learner.at(page, "turn")
    home, goods, build, *_ = learner.lesson.steps
    learner.reads(home)
    learner.goes_on()
    learner.reads(goods)
    learner.goes_on()
    learner.reads(build)
    _passes(page)
    page.wait_for_selector(f"{COACH}[data-stage=stray]")
    expect(learner.coach).to_contain_text("You can do that, but this lesson goes another way")
    learner.coach.get_by_role("button", name="Take it back").click()
    learner.reads(build)
    learner.asks_for_help()
    learner.reads(learner.lesson.steps[3])


def _passes(page: Page) -> None:
    page.locator("button[data-target='tile:BON3']").click()
    page.wait_for_selector(f"{GAME}:not([data-drafted='0']), .play-popover {CHOICE}")
    if page.locator(GAME).get_attribute("data-drafted") == "0":
        page.locator(f".play-popover {CHOICE}[data-move='pass BON3']").click()
    page.wait_for_selector(f"{GAME}[data-complete=true]:not([data-drafted='0'])")
    page.locator(CONFIRM).first.click()


def test_nobody_goes_back_to_before_the_lesson(windows: Windows) -> None:
    page = lessons(windows)
    Learner.at(page, "power").reads(data.lessons()["power"].steps[0])
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)


def test_a_lesson_is_gone_on_with_and_left(windows: Windows) -> None:
    page = lessons(windows)
    learner = Learner.at(page, "cults")
    learner.reads(learner.lesson.steps[0])
    learner.goes_on()
    learner.reads(learner.lesson.steps[1])
    page.reload()
    learner.reads(learner.lesson.steps[1])
    page.goto(page.url.split("#")[0] + "#/lesson")
    page.get_by_role("link", name="Continue: Cults and priests").click()
    learner.reads(learner.lesson.steps[1])
    learner.coach.get_by_role("button", name="Leave the lesson").click()
    expect(learner.coach).to_have_count(0)
    page.reload()
    page.wait_for_selector(f"{GAME}[data-decision=turn]")  # the game is there to be played
    expect(learner.coach).to_have_count(0)


def test_the_next_lesson_is_offered(windows: Windows) -> None:
    page = lessons(windows)
    learner = Learner.at(page, "power")
    learner.takes()
    learner.coach.get_by_role("button", name="Next: Trading houses and temples").click()
    Learner(page, "structures").reads(data.lessons()["structures"].steps[0])
    page.goto(page.url.split("#")[0] + "#/lesson")
    page.wait_for_selector("[data-lesson]")
    has_ticks(page, "power")


@pytest.mark.parametrize(
    "kept",
    [{"game": "x", "step": "build", "base": 3, "seen": []}, "broken", {"game": 1, "lesson": 2, "bases": "3"}, []],
)
def test_what_older_versions_kept_does_no_harm(windows: Windows, server: Server, kept: object) -> None:
    page = windows.open("/#/lesson")
    text = kept if isinstance(kept, str) else json.dumps(kept)
    page.evaluate(
        "text => { localStorage['mystica.lesson'] = text; localStorage['mystica.lessons-done'] = text }", text
    )
    page.goto(server.address + "/")
    page.goto(server.address + "/#/lesson")
    page.reload()
    page.wait_for_selector("[data-lesson]")
    has_ticks(page)
    expect(page.get_by_role("link", name="Continue")).to_have_count(0)


@pytest.mark.parametrize(("language", "words"), [("fr", "Vous menez les Sorcières"), ("ko", "마녀를 이끕니다")])
def test_in_other_languages(windows: Windows, language: str, words: str, picture: Picture) -> None:
    page = lessons(windows, language=language)
    learner = Learner.at(page, "turn")
    learner.reads(learner.lesson.steps[0])
    expect(learner.coach).to_contain_text(words)
    picture(page, f"lesson-{language}")
