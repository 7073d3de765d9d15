"""Nothing on the page of a game is written smaller than 11 px."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from mystica.engine.flow import new_game
from mystica.engine.playout import random_actions
from mystica.notation.saves import dump_save
from mystica.setups import draw
from tests.browser.conftest import Windows, settle
from tests.browser.person import GAME
from tests.browser.serving import Server

LEAST = 11

# Texts one can see that are smaller than that, with their size on the screen: type of a drawing grows with the drawing
SMALL = """least => {
  const found = [];
  const texts = document.createTreeWalker(document.querySelector(".game"), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const one = text.parentElement;
    if (!text.data.trim() || one.closest(".hidden-text, title, option")) continue;
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { width, height } = range.getBoundingClientRect();
    if (width < 1 || height < 1) continue;
    let size = parseFloat(getComputedStyle(one).fontSize);
    if (one instanceof SVGElement) {
      const { a, b } = one.getScreenCTM();
      size *= Math.hypot(a, b);
    }
    if (size < least - 0.05) found.push(`${size.toFixed(1)} px: ${text.data.trim()} (${one.outerHTML.slice(0, 80)})`);
  }
  return found;
}"""

FACTIONS = ("yetis", "dragonlords", "engineers", "chaosmagicians", "halflings")
BOXES = {"fire-and-ice": "true"}
EVERYTHING = BOXES | {
    "merchants": "true",
    "promo-bonus": "true",
    "promo-towns": "true",
    "temple-tile": "true",
    "final-tile": "draw",
}


@pytest.fixture(scope="module")
def games(server: Server) -> dict[tuple[int, bool], str]:
    """Late in games of some sizes, with the base game's tiles and with all boxes."""
    found = {}
    for players, everything in ((2, False), (3, True), (4, False), (5, True)):
        options = EVERYTHING if everything else BOXES
        setup = draw(players, 3, factions=FACTIONS[:players], options=options)
        moves = [int(a) for a in random_actions(new_game(setup.engine_setup()), 3, 100_000, True)]
        save = dump_save(setup, moves[: int(len(moves) * 0.85)])
        made = server.call("POST", "/api/games/load", {"text": save, "seats": [{"name": "Anna"}] * players})
        found[players, everything] = f"/#/game/{made['id']}"
    return found


@pytest.mark.parametrize("language", ["en", "fr", "ko"])
@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1920, 1080)])
def test_nothing_is_written_too_small(
    windows: Windows,
    games: dict[tuple[int, bool], str],
    picture: Callable[[Page, str], None],
    width: int,
    height: int,
    language: str,
) -> None:
    for (players, everything), path in games.items():
        page = windows.open(path, width=width, height=height, language=language)
        page.wait_for_selector(f"{GAME} [data-space]")
        settle(page)
        picture(page, f"type-{players}-{'all' if everything else 'base'}-{width}-{language}")
        assert page.evaluate(SMALL, LEAST) == [], (players, everything)
        page.context.close()
