"""Pages and sheets whose code comes when they are opened: while it is on its way, and when it does not come."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.games import Made
from tests.browser.holding_back import HeldBack
from tests.browser.person import GAME
from tests.browser.serving import Server

HELP = "**/assets/chunks/help-page-*.js"
SETTINGS = "**/assets/chunks/settings-*.js"


def chunks(page: Page) -> set[str]:
    """The pieces of the app that were fetched, by name."""
    found = page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    return {name.rsplit("/", 1)[1] for name in found if "/assets/chunks/" in name}


def test_start_page_and_table_come_with_the_page(windows: Windows, server: Server) -> None:
    """Whatever they need is named in the page itself, so that the browser asks for it at once."""
    page = windows.open()
    page.get_by_role("heading", level=1).wait_for()
    named = set(
        re.findall(r'modulepreload" href="/assets/chunks/([^"]+)"', page.request.get(server.address + "/").text())
    )
    assert named and chunks(page) == named
    table = windows.open(Made(server).seat())
    table.wait_for_selector(GAME)
    assert chunks(table) == named


def test_a_page_on_its_way(windows: Windows) -> None:
    page = windows.open()
    page.get_by_role("heading", level=1).wait_for()
    held = HeldBack(HELP, page)
    page.evaluate("location.hash = '#/help'")
    expect(page.get_by_role("status").filter(has_text="One moment")).to_be_visible()
    held.wait()
    held.let_go()
    expect(page.get_by_role("heading", level=1, name="Help")).to_be_visible()


def test_a_page_that_does_not_come(windows: Windows) -> None:
    page = windows.open()
    page.get_by_role("heading", level=1).wait_for()
    page.route(HELP, lambda route: route.abort())
    page.evaluate("location.hash = '#/help'")
    expect(page.get_by_text("This part of the app could not be loaded.")).to_be_visible()
    expect(page.get_by_text("Reload the page; your games are kept.")).to_be_visible()
    page.unroute(HELP)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", level=1, name="Help")).to_be_visible()


def test_a_sheet_that_does_not_come(windows: Windows) -> None:
    page = windows.open()
    settings = page.get_by_role("button", name="Settings")
    page.route(SETTINGS, lambda route: route.abort())
    settings.click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_have_text("This part of the app could not be loaded.")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.unroute(SETTINGS)
    settings.click()
    expect(page.get_by_role("dialog").get_by_text("Language").first).to_be_visible()
