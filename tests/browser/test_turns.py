"""In the middle of a turn: undo, reload, other windows, a server that dies."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.games import Made
from tests.browser.person import GAME, Person
from tests.browser.serving import Server


def begun(windows: Windows, game: Made, seat: int = 0) -> Person:
    page = windows.open(game.seat(seat))
    page.wait_for_selector(GAME)
    return Person(page, seed=2, actions_a_round=9)


def drafted(person: Person) -> None:
    """Something is in the draft, and nothing is sent."""
    assert person.wait_until_asked()
    while person.shown("decision") != "turn":
        person.take_turn()
        assert person.wait_until_asked()
    person.choose_something(person.drafted)


def hash_of(server: Server, game: Made) -> str:
    return str(server.call("GET", f"/api/games/{game.id}")["table"]["hash"])


def test_undo_redo_and_start_again(windows: Windows, server: Server) -> None:
    game = Made(server)
    person = begun(windows, game)
    drafted(person)
    before = hash_of(server, game)
    person.page.locator("[data-testid=undo]").click()
    person.page.wait_for_selector(f"{GAME}[data-drafted='0']")
    person.page.locator("[data-testid=redo]").click()
    person.page.wait_for_selector(f"{GAME}[data-drafted='1']")
    person.page.locator("[data-testid=restart]").click()
    person.page.wait_for_selector(f"{GAME}[data-drafted='0']")
    assert hash_of(server, game) == before  # nobody else saw any of it


def test_the_address_shows_no_secret(windows: Windows, server: Server) -> None:
    game = Made(server)
    page = begun(windows, game).page
    assert game.keys[0] not in page.url
    assert page.url.endswith(f"#/game/{game.id}")


def test_reload_keeps_the_draft(windows: Windows, server: Server) -> None:
    person = begun(windows, Made(server))
    drafted(person)
    text = person.page.locator(".draft, .play-draft").first.inner_text()
    person.page.reload()
    person.page.wait_for_selector(f"{GAME}[data-drafted='1']")
    assert person.page.locator(".draft, .play-draft").first.inner_text() == text


def test_a_draft_is_for_its_owner_only(windows: Windows, server: Server) -> None:
    game = Made(server)
    person = begun(windows, game)
    watcher = windows.open(game.watch)
    watcher.wait_for_selector(GAME)
    drafted(person)
    assert watcher.locator(GAME).get_attribute("data-drafted") is None
    assert watcher.locator("[data-testid=confirm]").count() == 0 or not _can_confirm(watcher)
    own = person.page.locator("[data-space][aria-label*=Witches]").count()
    seen = watcher.locator("[data-space][aria-label*=Witches]").count()
    assert person.drafted == 1 and seen <= own


def _can_confirm(page: Page) -> bool:
    return page.locator("[data-testid=confirm]").get_attribute("aria-disabled") == "false"


def test_a_second_window_follows(windows: Windows, server: Server) -> None:
    game = Made(server, people=2, bots=0)
    anna, ben = begun(windows, game, 0), begun(windows, game, 1)
    for _ in range(6):
        last_row = max(anna.last_row, ben.last_row)
        mover = anna if anna.shown("decision") else ben
        assert mover.wait_until_asked()
        mover.take_turn()
        for person in (anna, ben):
            person.wait_for_row_after(last_row)
    # rules of the players may have added to it by now
    last_row = server.call("GET", f"/api/games/{game.id}")["last_row"]
    for person in (anna, ben):
        person.wait_for_row_after(last_row - 1)


def test_the_server_dies_in_the_middle_of_a_turn(windows: Windows, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        game = Made(server)
        page = windows.open(game.seat(), address=server.address)
        page.wait_for_selector(GAME)
        person = Person(page, seed=2, actions_a_round=9)
        drafted(person)
        last_row = person.last_row
        server.kill()
        page.wait_for_timeout(300)
        server.start()
        page.wait_for_selector(f"{GAME}[data-drafted='1']")
        while person.last_row == last_row:
            person.take_turn()
        for _ in range(4):  # and it goes on, the bot's turns included
            assert person.wait_until_asked()
            person.take_turn()
        view = server.call("GET", f"/api/games/{game.id}")
        rows = server.call("GET", f"/api/games/{game.id}/log?after=0")
        assert [entry["row"] for entry in rows] == list(range(1, view["last_row"] + 1))
        expect(page.locator(GAME)).to_have_attribute("data-status", "open")
    finally:
        server.stop()
