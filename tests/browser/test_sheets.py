"""Everything that opens over or beside a page: without serious findings of the axe, and with no text missing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.playing import Loaded as Begun
from tests.browser.playing import first_round, menu, offer_at_a_price, touch, touch_space
from tests.browser.playing import sit_down as sit_at
from tests.browser.serving import Server
from tests.browser.table import Loaded, finished_game, mid_game, open_side, sit_down, slide_to
from tests.browser.test_fire_and_ice import new_game
from tests.browser.test_looks import findings, no_keys_shown, prefer


@pytest.fixture(scope="module")
def game(server: Server) -> Loaded:
    """Nobody moves in it."""
    return Loaded(server, mid_game())


def look(page: Page, opens: str) -> None:
    """At what has opened; the page below it has tests of its own, and takes the axe long."""
    expect(page.locator(opens).first).to_be_visible()
    no_keys_shown(page)
    assert findings(page, opens) == []


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).first.click()


def log(page: Page) -> None:
    open_side(page, "Log")


def past(page: Page) -> None:
    open_side(page, "Log")
    slide_to(page, 30)


OVER_THE_TABLE: dict[str, tuple[Callable[[Page], object], str]] = {
    "settings": (lambda page: press(page, "Settings"), "dialog"),
    "overlays": (lambda page: press(page, "Overlays"), ".overlays"),
    "menu": (lambda page: press(page, "Game"), ".menu-list"),
    "seats": (lambda page: menu(page, "Seats and links"), "dialog"),
    "help": (lambda page: press(page, "Help"), ".help-tab"),
    "log": (log, ".side .log-rows"),
    "score": (lambda page: open_side(page, "Score"), ".side .score-table"),
    "news": (lambda page: None, ".news"),
    "moves": (lambda page: page.keyboard.press("m"), ".all-moves"),
    "typed": (lambda page: page.keyboard.press("/"), ".typed"),
    "keys": (lambda page: page.keyboard.press("?"), "dialog"),
    "board": (lambda page: page.locator(".player-board .who").first.click(), "dialog.faction-sheet"),
    "conversions": (lambda page: touch(page, "resource:power"), ".conversions"),
    "past": (past, "html[data-past]"),  # its address is another one
}


@pytest.mark.parametrize("theme", ["classic", "dark"])
def test_over_the_table(windows: Windows, game: Loaded, theme: str) -> None:
    page = sit_down(windows, game)
    for name, (opens, seen) in OVER_THE_TABLE.items():
        prefer(page, theme=theme, locale="en", motion=False)
        page.wait_for_selector("[data-space]")
        opens(page)
        expect(page.locator(seen).first, name).to_be_visible()
        look(page, seen)


def test_questions_and_answers(windows: Windows, server: Server) -> None:
    page = sit_at(windows, Begun(server, offer_at_a_price()))
    look(page, ".leech-question")
    page = sit_at(windows, Begun(server, first_round()))
    touch_space(page, "A6")
    look(page, ".play-popover .reason")


def test_the_final_screen(windows: Windows, server: Server) -> None:
    look(sit_down(windows, Loaded(server, finished_game())), ".final-screen")


def test_before_a_game(windows: Windows) -> None:
    page = windows.open("/#/lesson")
    look(page, "h1")
    page.get_by_role("button", name="Begin the lesson: Your turn").click()
    look(page, ".coach")
    page = new_game(windows)
    page.get_by_role("button", name="Choose a map").click()
    look(page, ".map-cards")
    page.keyboard.press("Escape")
    page.get_by_text("Picked here", exact=True).first.click()
    page.get_by_role("button", name="Faction for Player 1").click()
    look(page, ".faction-choices")
    page.keyboard.press("Escape")
    page.get_by_text("Picked here", exact=True).last.click()
    page.locator("details.advanced summary").click()
    look(page, ".tile-choices")
