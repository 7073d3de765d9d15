"""Further ways to transform: folded away, but there where one touches a space and in the list of all moves."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.person import CHOICE
from tests.browser.playing import (
    WITCHES,
    Loaded,
    all_ways,
    choice,
    confirm,
    first_round,
    has_drafted,
    is_asked,
    sit_down,
    space,
)
from tests.browser.serving import Server

AWAY = "transform D4 to yellow"
Picture = Callable[[Page, str], None]


def test_a_space_offers_more_ways_when_they_are_opened(windows: Windows, server: Server, picture: Picture) -> None:
    game = Loaded(server, first_round())
    page = sit_down(windows, game)
    offers = all_ways(page, "space:D4")
    expect(choice(offers, "transform D4 to gray")).to_be_visible()
    expect(choice(offers, AWAY)).to_have_count(0)
    fold = offers.get_by_role("button", name="More ways to transform")
    expect(fold).to_have_attribute("aria-expanded", "false")
    picture(page, "other-ways-closed")
    fold.click()
    expect(fold).to_have_attribute("aria-expanded", "true")
    expect(choice(offers, "transform D4 to brown")).to_be_visible()
    picture(page, "other-ways-open")
    choice(offers, AWAY).click()
    has_drafted(page, 1)
    confirm(page)
    expect(space(page, "D4")).to_have_attribute("aria-label", re.compile("desert"))
    assert game.rows()[-1]["text"].startswith(AWAY)


def test_with_the_keyboard(windows: Windows, server: Server) -> None:
    game = Loaded(server, first_round())
    page = sit_down(windows, game)
    offers = all_ways(page, "space:D4")
    fold = offers.get_by_role("button", name="More ways to transform")
    fold.focus()
    page.keyboard.press("Enter")
    expect(choice(offers, AWAY)).to_be_visible()
    page.keyboard.press("Tab")
    expect(offers.locator(f".other-ways {CHOICE}").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(offers).to_have_count(0)
    is_asked(page, "turn", WITCHES)


def test_on_a_phone(windows: Windows, server: Server, picture: Picture) -> None:
    game = Loaded(server, first_round())
    page = sit_down(windows, game, width=390, height=844, touch=True)
    space(page, "D4").tap()
    sheet = page.locator(".play-sheet")
    sheet.get_by_role("button", name="More ways to transform").tap()
    expect(choice(sheet, AWAY)).to_be_visible()
    picture(page, "other-ways-phone")
    choice(sheet, AWAY).tap()
    has_drafted(page, 1)


def test_among_all_transforms_on_a_phone(windows: Windows, server: Server) -> None:
    """For those who find their way by the buttons of the bar."""
    page = sit_down(windows, Loaded(server, first_round()), width=390, height=844, touch=True)
    page.locator("button[data-target='kind:transform']").tap()
    page.get_by_test_id("picking").get_by_role("button").first.tap()  # as a list, not on the map
    sheet = page.locator(".play-sheet")
    sheet.get_by_role("button", name="More ways to transform").tap()
    choice(sheet, "transform E6 to red").tap()
    has_drafted(page, 1)


@pytest.mark.parametrize(
    ("language", "words"), [("en", "More ways"), ("fr", "Autres transformations"), ("ko", "다른 방법")]
)
def test_in_the_list_of_all_moves(windows: Windows, server: Server, language: str, words: str) -> None:
    game = Loaded(server, first_round())
    page = sit_down(windows, game, language=language)
    page.keyboard.press("m")
    moves = page.locator(".all-moves")
    expect(choice(moves, AWAY)).to_have_count(0)
    moves.get_by_role("button", name=words).click()
    expect(choice(moves, AWAY)).to_be_visible()
    expect(choice(moves, "transform E6 to red")).to_be_visible()
    moves.get_by_role("searchbox").fill("D4")
    expect(choice(moves, AWAY)).to_be_visible()
    expect(moves.locator(f".other-ways {CHOICE}[data-move*=E6]")).to_have_count(0)
