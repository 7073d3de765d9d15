"""The cult board: markers that share a step are all seen, each with its letters."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from playwright.sync_api import Page, expect

from mystica.notation.saves import dump_save
from mystica.setups import draw
from tests.browser.conftest import Windows, settle
from tests.browser.person import GAME
from tests.browser.serving import Server

# nobody of them begins higher than 0 on the track of water; two begin with the same letter
FIVE = ("nomads", "chaosmagicians", "cultists", "engineers", "witches")

# Where the markers of a track lie, and whether their letters fit
MARKERS = """track => [...track.querySelectorAll(".cult-marker")].map(one => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const letters = one.querySelector("text, span");
  const type = letters.tagName === "text"
    ? parseFloat(getComputedStyle(letters).fontSize) * letters.getScreenCTM().a
    : parseFloat(getComputedStyle(letters).fontSize);
  const range = document.createRange();
  range.selectNodeContents(letters);
  const wide = range.getBoundingClientRect().width;
  return { left, top, right, bottom, type, wide, text: letters.textContent };
})"""


@pytest.mark.parametrize(
    ("width", "height", "language"),
    [(1366, 768, "en"), (1366, 768, "ko"), (1280, 660, "fr"), (1920, 1080, "en"), (390, 844, "ko")],
)
def test_markers_on_one_step(
    windows: Windows, server: Server, picture: Callable[[Page, str], None], width: int, height: int, language: str
) -> None:
    save = dump_save(draw(5, 3, factions=FIVE), [])
    made = server.call("POST", "/api/games/load", {"text": save, "seats": [{"name": "Anna"}] * 5})
    page = windows.open(f"/#/game/{made['id']}", width=width, height=height, touch=width < 500, language=language)
    page.wait_for_selector(GAME)
    if width < 500:
        page.get_by_role("tab").nth(1).tap()
    track = page.locator(".cult-water .cult-track")
    expect(track.locator(".cult-marker")).to_have_count(5)
    settle(page)
    picture(page, f"markers-{width}-{language}")
    place, step = track.bounding_box(), track.locator(".cult-level").last.bounding_box()
    assert place is not None and step is not None
    markers = track.evaluate(MARKERS)
    assert len({one["text"] for one in markers}) == 5
    for one in markers:
        assert one["type"] >= 11 and one["wide"] <= one["right"] - one["left"] + 1, one
        assert one["left"] >= place["x"] - 1 and one["right"] <= place["x"] + place["width"] + 1, "beside the track"
        middle = (one["top"] + one["bottom"]) / 2
        assert step["y"] <= middle <= step["y"] + step["height"], "not on its step"
    for one, other in combinations(markers, 2):
        across = min(one["right"], other["right"]) - max(one["left"], other["left"])
        down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
        assert across <= 0.5 or down <= 0.5, (one["text"], other["text"], "lie on each other")
