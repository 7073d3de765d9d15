"""A person plays a whole introductory game: with the mouse only, and with the keyboard only."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.games import Made
from tests.browser.person import KeyboardPerson, Person
from tests.browser.serving import Server


def start_first_game(page: Page) -> None:
    """From the start page into an introductory game of two, by clicking."""
    page.get_by_role("link", name="New game").or_(page.get_by_role("button", name="New game")).first.click()
    page.get_by_text("First game", exact=True).click()
    page.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".game[data-last-row]")


def check_result(page: Page, server: Server) -> None:
    """The final screen shows what the server knows."""
    expect(page.locator(".final-screen")).to_be_visible()
    game = page.url.split("/game/")[1].split("/")[0]
    table = server.call("GET", f"/api/games/{game}")["table"]
    assert table["over"] and table["round"] == 6
    for player in table["players"]:
        expect(page.locator(".final-screen")).to_contain_text(str(player["vp"]))


@pytest.mark.slow
def test_with_the_mouse(windows: Windows, server: Server, picture: Callable[[Page, str], None]) -> None:
    page = windows.open("/", calm=False)
    start_first_game(page)
    picture(page, "first-game-begins")
    person = Person(page, seed=3)
    person.play()
    assert person.turns > 15
    picture(page, "final-screen")
    check_result(page, server)


@pytest.mark.slow
def test_with_the_keyboard(windows: Windows, server: Server) -> None:
    game = Made(server, preset="first-game", people=1, bots=1)
    page = windows.open(game.seat())
    page.wait_for_selector(".game[data-last-row]")
    person = KeyboardPerson(page, seed=5)
    person.play()
    assert person.turns > 15
    check_result(page, server)
