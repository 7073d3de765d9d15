"""A click on the table: what is meant lies there at once, is confirmed beside it, and gives way to another click."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.person import CHOICE, CONFIRM, GAME
from tests.browser.playing import (
    LAID,
    POPOVER,
    WITCHES,
    Loaded,
    click_space,
    click_target,
    first_round,
    has_drafted,
    has_structure,
    laid,
    sit_down,
    space,
)
from tests.browser.serving import Server
from tests.browser.test_looks import findings


def test_two_clicks_are_a_turn(windows: Windows, server: Server) -> None:
    game = Loaded(server, first_round())
    page = sit_down(windows, game)
    click_space(page, "E7")
    beside = laid(page, "space:E7")
    expect(beside).to_contain_text("Build a dwelling on E7")
    expect(beside.locator(".paid .amount").filter(has_text="−4")).to_be_visible()
    expect(page.locator(POPOVER)).to_have_count(0)
    has_structure(page, "E7", "dwelling of Witches")
    assert findings(page, LAID) == []
    before = int(page.locator(GAME).get_attribute("data-last-row") or 0)
    page.get_by_test_id("confirm-here").click()
    page.wait_for_function("before => Number(document.querySelector('.game').dataset.lastRow) > before", arg=before)
    assert game.structure("E7") == ("D", WITCHES)


def test_another_click_tries_something_else(windows: Windows, server: Server) -> None:
    page = sit_down(windows, Loaded(server, first_round()))
    click_space(page, "E7")
    laid(page, "space:E7")
    click_space(page, "D5")
    laid(page, "space:D5")
    has_drafted(page, 1)
    has_structure(page, "E7", "mountains")
    click_target(page, "tile:BON5")
    expect(laid(page, "tile:BON5")).to_have_attribute("data-move", "pass BON5")
    has_drafted(page, 1)
    page.keyboard.press("u")
    has_drafted(page, 0)
    page.get_by_test_id("redo").click()
    has_drafted(page, 1)


def test_a_double_click_sends_nothing(windows: Windows, server: Server) -> None:
    game = Loaded(server, first_round())
    page = sit_down(windows, game)
    before = game.view()["last_row"]
    box = space(page, "E7").bounding_box()
    assert box is not None
    page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    laid(page, "space:E7")
    click_space(page, "E7")  # nor does another one
    laid(page, "space:E7")
    has_drafted(page, 1)
    assert game.view()["last_row"] == before


def test_what_has_to_be_sacrificed_for_glows_thinly(windows: Windows, server: Server) -> None:
    page = sit_down(windows, Loaded(server, first_round()))
    expect(page.locator("button[data-target='tile:ACT2'].legal.dear")).to_have_count(1)
    expect(page.locator("button[data-target='tile:BON5'].legal:not(.dear)")).to_have_count(1)
    assert page.locator(".glow-ring.dear").get_attribute("d")


def test_bridges_are_chosen_on_the_map(windows: Windows, server: Server) -> None:
    page = sit_down(windows, Loaded(server, first_round()))
    click_target(page, "tile:ACT1")
    expect(page.locator(".bridge-pick")).to_have_count(4)
    expect(page.locator(".play-picks")).to_have_count(0)
    box = page.locator("[data-bridge='A7:C3']").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    has_drafted(page, 2)
    expect(laid(page, "space:C3")).to_have_attribute("data-move", "bridge A7:C3")
    expect(page.locator(".bridge-pick")).to_have_count(0)


def test_hints_lie_on_the_table(windows: Windows, server: Server) -> None:
    page = sit_down(windows, Loaded(server, first_round("upgrade F4 to TP", "leech", "done", "pass BON4"), bot=1))
    page.get_by_test_id("hint").click()
    hints = page.locator(f".hint-list {CHOICE}")
    expect(hints.first).to_be_visible()
    assert findings(page, ".hint-list") == []
    move = hints.first.get_attribute("data-move")
    hints.first.click()
    has_drafted(page, 1)
    expect(page.locator("[data-testid=drafted]")).to_have_attribute("data-move", str(move))
    expect(page.locator(".hint-list")).to_have_count(0)


@pytest.fixture
def phone(windows: Windows, server: Server) -> Page:
    return sit_down(windows, Loaded(server, first_round()), width=390, height=844, touch=True)


def test_a_phone_keeps_what_is_needed_in_reach(phone: Page) -> None:
    for name in ("Pass", "Convert"):
        box = phone.get_by_role("button", name=name, exact=True).bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= 390
    box = space(phone, "E7").bounding_box()
    assert box is not None
    phone.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    has_drafted(phone, 1)
    expect(phone.locator(LAID)).to_have_count(0)  # the large button is near enough
    button = phone.locator(CONFIRM).bounding_box()
    assert button is not None and button["y"] + button["height"] <= 844
