"""The demo: a folder of files in which the whole game runs, from the rules to the bots, without any server of ours."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.person import GAME, Person
from tests.browser.test_whole_games import start_first_game

DEMO = Path(__file__).parent.parent.parent / "build" / "demo"
IS_KEPT = """async (game) => {
  const done = (asked) => new Promise((resolve) => (asked.onsuccess = () => resolve(asked.result)));
  const rows = await (await fetch(`/api/games/${game}/log?after=0`)).json();
  const open = await done(indexedDB.open("mystica-demo"));
  const [kept] = await done(open.transaction("games").objectStore("games").getAll());
  open.close();
  return kept !== undefined && new TextDecoder().decode(kept).includes(rows.at(-1).text);
}"""
"""Is the last row of a game in the browser's own database?"""
LOADING = 180_000  # ms: Python and 300 modules, on a machine that has much else to do


class Quiet(SimpleHTTPRequestHandler):
    """As `python -m http.server`, but it says nothing; whatever is asked of it is written down."""

    asked: list[str] = []

    def log_message(self, *_: object) -> None:
        self.asked.append(self.path)


@pytest.fixture(scope="module")
def demo() -> Iterator[str]:
    """The address of the demo, somewhere below the root of a site."""
    if not (DEMO / "index.html").is_file():
        message = "the demo is not built here: run `make demo`, which needs Node and packages of npm and PyPI"
        if os.environ.get("MYSTICA_EXPECT_DEMO"):
            pytest.fail(message)
        pytest.skip(message)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(DEMO.parent))) as files:
        Thread(target=files.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{files.server_port}/demo"
        files.shutdown()


def open_demo(windows: Windows, demo: str, **more: object) -> Page:
    page = windows.open("/index.html", address=demo, **more)  # type: ignore[arg-type]
    page.wait_for_selector(".ways", timeout=LOADING)
    return page


def test_a_whole_first_game(windows: Windows, demo: str, picture: Callable[[Page, str], None]) -> None:
    """By mouse, against the novice, with the network cut as soon as the table is there."""
    page = open_demo(windows, demo)
    picture(page, "demo-start")
    page.get_by_role("link", name="New game").click()
    page.get_by_text("First game", exact=True).click()
    page.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    kinds = page.locator(".sitter select")
    expect(kinds.first.locator("option").nth(1)).to_contain_text("Bot")  # nobody plays elsewhere
    page.get_by_role("group", name="Bots").get_by_text("Novice", exact=True).click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(GAME)
    page.context.set_offline(True)
    Quiet.asked.clear()
    person = Person(page, seed=3)
    while person.wait_until_asked():
        person.take_turn()
        if person.turns == 6:
            picture(page, "demo-table")
    assert person.turns > 15
    expect(page.locator(".final-screen")).to_be_visible()
    picture(page, "demo-final")
    assert not Quiet.asked


def test_the_game_is_there_again(windows: Windows, demo: str, picture: Callable[[Page, str], None]) -> None:
    """On a phone, against a casual bot: games stay in the browser, rules and other languages come from there, too."""
    page = open_demo(windows, demo, width=390, height=844, touch=True, language="fr")
    expect(page.get_by_text("Nouvelle partie")).to_be_visible()
    page.get_by_text("English", exact=True).click()
    start_first_game(page)
    Person(page, seed=3).take_turn()
    page.wait_for_selector(f"{GAME}[data-decision]")
    row = page.locator(GAME).get_attribute("data-last-row")
    picture(page, "demo-phone")
    game = page.url.split("/game/")[1].split("/")[0]
    page.wait_for_function(IS_KEPT, arg=game)
    page.reload()
    page.wait_for_selector(f"{GAME}[data-decision]", timeout=LOADING)
    expect(page.locator(GAME)).to_have_attribute("data-last-row", str(row))
    page.goto(f"{demo}/index.html#/help/leech")
    expect(page.get_by_role("heading", level=1, name="Help")).to_be_visible()


def test_without_any_network(windows: Windows, demo: str) -> None:
    """Whoever has been here once needs nobody any more: all of it is kept by the browser."""
    page = open_demo(windows, demo, installable=True)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=LOADING)
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector(".ways", timeout=LOADING)
    page.get_by_text("한국어").click()
    expect(page.get_by_text("새 게임")).to_be_visible()


def test_one_window_at_a_time(windows: Windows, demo: str) -> None:
    first = open_demo(windows, demo)
    second = first.context.new_page()
    second.goto(f"{demo}/index.html")
    expect(second.get_by_role("status")).to_contain_text("already open in another window")
    first.close()
    second.wait_for_selector(".ways", timeout=LOADING)
