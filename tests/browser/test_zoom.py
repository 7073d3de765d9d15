"""Zoom and pan of the map: with buttons, wheel, keys, dragging and two fingers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.serving import Server
from tests.browser.table import Loaded, cell, mid_game, middle_of, sit_down

ZOOM = {"in": "Zoom in", "out": "Zoom out", "whole": "Show the whole map"}


@pytest.fixture(scope="module")
def game(server: Server) -> Loaded:
    return Loaded(server, mid_game())


# where the drawn land and a cell lie on the screen: left, top and width of both
PLACE = """['.board-picture > g', "[data-space='E5']"].flatMap(name => {
  const { x, y, width } = document.querySelector(name).getBoundingClientRect();
  return [x, y, width];
})"""


def place_of_map(page: Page) -> list[float]:
    found: list[float] = page.evaluate(PLACE)
    return found


def wait_for_size(page: Page, times: float, of: list[float]) -> None:
    """Until the drawing and the cells are so many times as large as they were."""
    page.wait_for_function(
        f"""([times, of]) => {PLACE}.every(
          (value, at) => at % 3 !== 2 || Math.abs(value / of[at] / times - 1) < 0.01)""",
        arg=[times, of],
    )


def wait_for_place(page: Page, wanted: list[float]) -> None:
    page.wait_for_function(f"wanted => {PLACE}.every((value, at) => Math.abs(value - wanted[at]) < 1)", arg=wanted)


def zoom(page: Page, way: str) -> None:
    page.get_by_role("button", name=ZOOM[way]).click()


def test_zoom_with_buttons(windows: Windows, game: Loaded) -> None:
    page = sit_down(windows, game)
    whole = place_of_map(page)
    for way in ("out", "whole"):  # there is nothing to leave
        expect(page.get_by_role("button", name=ZOOM[way])).to_be_disabled()
    zoom(page, "in")
    wait_for_size(page, 1.35, whole)
    once = place_of_map(page)
    zoom(page, "in")
    wait_for_size(page, 1.35**2, whole)
    zoom(page, "out")
    wait_for_place(page, once)
    zoom(page, "whole")
    wait_for_place(page, whole)


def test_zoom_with_the_wheel(windows: Windows, game: Loaded) -> None:
    page = sit_down(windows, game)
    whole = place_of_map(page)
    at = middle_of(cell(page, "E5"))
    page.mouse.move(*at)
    page.mouse.wheel(0, -120)
    page.wait_for_function(
        "was => document.querySelector(\"[data-space='E5']\").getBoundingClientRect().width > 1.2 * was", arg=whole[5]
    )
    assert middle_of(cell(page, "E5")) == pytest.approx(at, abs=2)  # what is pointed at stays there
    for _ in range(3):
        page.mouse.wheel(0, 120)
    wait_for_place(page, whole)


def test_zoom_with_keys(windows: Windows, game: Loaded) -> None:
    page = sit_down(windows, game)
    whole = place_of_map(page)
    cell(page, "E5").focus()
    page.keyboard.press("+")
    wait_for_size(page, 1.35, whole)
    page.keyboard.press("+")
    wait_for_size(page, 1.35**2, whole)
    page.keyboard.press("-")
    wait_for_size(page, 1.35, whole)
    page.keyboard.press("0")
    wait_for_place(page, whole)


def test_pan_by_dragging(windows: Windows, game: Loaded) -> None:
    page = sit_down(windows, game)
    whole = place_of_map(page)
    for _ in range(3):
        zoom(page, "in")
    wait_for_size(page, 1.35**3, whole)
    before = place_of_map(page)
    x, y = middle_of(page.locator(".board"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 40, y - 30, steps=4)
    page.mouse.move(x - 110, y - 60, steps=4)
    page.mouse.up()
    left, top, width = before[:3]
    wait_for_place(page, [left - 110, top - 60, width, before[3] - 110, before[4] - 60, before[5]])
    expect(page.locator("[data-space][aria-selected=true]")).to_have_count(0)  # it was no click
    expect(page.locator(".play-popover")).to_have_count(0)
    zoom(page, "whole")
    wait_for_place(page, whole)


def test_zoom_with_two_fingers(windows: Windows, game: Loaded) -> None:
    page = sit_down(windows, game, width=390, height=844, touch=True)
    whole = place_of_map(page)
    x, y = middle_of(cell(page, "E5"))
    touches = page.context.new_cdp_session(page)

    def touch(kind: str, apart: float) -> None:
        points = [] if kind == "touchEnd" else [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        touches.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 30)
    for apart in (40, 50, 60):
        touch("touchMove", apart)
        wait_for_size(page, apart / 30, whole)  # else a busy browser makes one large step of several
    touch("touchEnd", 0)
    assert page.evaluate("visualViewport.scale") == 1  # the map has grown, not the page
    assert middle_of(cell(page, "E5")) == pytest.approx((x, y), abs=15)  # and it has grown between the fingers
    expect(page.locator("[data-space][aria-selected=true]")).to_have_count(0)
    page.get_by_role("button", name=ZOOM["out"]).tap()
    wait_for_size(page, 2 / 1.35, whole)
    page.get_by_role("button", name=ZOOM["whole"]).tap()
    wait_for_place(page, whole)
