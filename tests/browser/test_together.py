"""Several people: seats of their own, watchers, moves seen elsewhere, going back, a lost connection, one screen."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import Windows
from tests.browser.person import CONFIRM, GAME
from tests.browser.playing import (
    NOMADS,
    WITCHES,
    Loaded,
    cannot_move,
    click_target,
    confirm,
    first_round,
    has_drafted,
    has_last_row,
    has_structure,
    is_asked,
    log_rows,
    menu,
    said,
    shows,
    sit_down,
    take,
    watch,
)
from tests.browser.serving import Server
from tests.server.running import wait_for

UPGRADE = "upgrade F4 to TP"
LONGEST_PAUSE = 60_000  # ms: a window that has waited long looks again after half a minute only
LATER = "Witches upgraded a dwelling on F4"
SEND_TURN = """async ([id, wish]) => {
    const known = JSON.parse(localStorage['mystica.games']).find(game => game.id === id);
    const headers = {'Content-Type': 'application/json', 'X-Mystica-Keys': Object.values(known.seats).join(' ')};
    const answer = await fetch(`/api/games/${id}/turns`, {method: 'POST', headers, body: JSON.stringify(wish)});
    return [answer.status, (await answer.json()).problem];
}"""


def draft_upgrade(page: Page) -> None:
    take(page, "space:F4", UPGRADE)
    has_drafted(page, 1)


def has_played(page: Page) -> None:
    """The Witches' upgrade is on the map and the turn is the Nomads'."""
    has_structure(page, "F4", "trading house of Witches")
    expect(page.locator(GAME)).not_to_have_attribute("data-drafted", "1")


# ---- seats ------------------------------------------------------------------------------------------------


def test_everybody_moves_for_the_own_seat_only(windows: Windows, server: Server) -> None:
    game = Loaded(server, first_round())
    anna, ben = sit_down(windows, game, WITCHES), sit_down(windows, game, NOMADS)
    is_asked(anna, "turn", WITCHES)
    cannot_move(ben)
    wish = {"seat": WITCHES, "base": game.view()["last_row"], "moves": [UPGRADE, "done"]}
    assert ben.evaluate(SEND_TURN, [game.id, wish]) == [403, "not-your-seat"]  # nor with all that his browser knows
    draft_upgrade(anna)
    confirm(anna)
    is_asked(ben, "turn", NOMADS)
    cannot_move(anna)
    expect(ben.locator("[data-space][data-legal]")).not_to_have_count(0)


def test_a_watcher_sees_no_draft_and_cannot_move(windows: Windows, server: Server) -> None:
    game = Loaded(server, first_round())
    anna, watcher = sit_down(windows, game), watch(windows, game)
    draft_upgrade(anna)
    has_structure(anna, "F4", "trading house of Witches")
    watcher.reload()  # even asked anew, the server does not tell
    watcher.wait_for_selector(GAME)
    has_structure(watcher, "F4", "dwelling of Witches")
    shows(watcher, coins=21)
    cannot_move(watcher)
    for name in ("List of all moves", "Type a move", "Take back"):
        expect(watcher.get_by_role("button", name=name)).to_have_count(0)
    confirm(anna)
    has_played(watcher)
    cannot_move(watcher)


def test_a_move_appears_elsewhere_and_is_said(windows: Windows, server: Server) -> None:
    game = Loaded(server, first_round())
    anna, ben = sit_down(windows, game, WITCHES), sit_down(windows, game, NOMADS)
    is_asked(anna, "turn", WITCHES)
    ben.evaluate("() => { window.notLoadedAnew = true }")
    draft_upgrade(anna)
    has_structure(ben, "F4", "dwelling of Witches")
    confirm(anna)
    has_played(ben)
    expect(said(ben, "Witches upgraded a dwelling on F4 to a trading house")).to_have_count(1)
    expect(said(ben, "Ben · Nomads: Your turn: take an action")).not_to_have_count(0)
    expect(log_rows(ben, "Witches upgraded a dwelling on F4")).to_have_count(1)
    assert ben.evaluate("() => window.notLoadedAnew") is True


# ---- going back -------------------------------------------------------------------------------------------


def test_going_back_is_free_until_somebody_else_moves(windows: Windows, server: Server) -> None:
    game = Loaded(server, first_round())
    anna, ben = sit_down(windows, game, WITCHES), sit_down(windows, game, NOMADS)
    draft_upgrade(anna)
    confirm(anna)
    has_played(ben)
    menu(anna, "Take back my last turn")
    is_asked(anna, "turn", WITCHES)
    for page in (anna, ben):
        has_structure(page, "F4", "dwelling of Witches")
    cannot_move(ben)
    expect(said(ben, "Witches went back")).not_to_have_count(0)
    assert game.structure("F4") == ("D", WITCHES)


def overtaken(page: Page, meanwhile: Callable[[], None]) -> list[int]:
    """Something happens while the first wish to go back is on its way; the answer grows: the rows that are sent."""
    sent: list[int] = []

    def hold(route: Route) -> None:
        sent.append((route.request.post_data_json or {})["base"])
        if len(sent) == 1:
            meanwhile()
        route.continue_()

    page.route("**/takeback", hold)
    return sent


def test_going_back_just_when_a_rule_answers(windows: Windows, server: Server) -> None:
    """The answer makes the wish one for an old position, but it means the same: it is sent again by itself."""
    game = Loaded(server, first_round())
    game.sets_rules(NOMADS, take=-1)
    anna = sit_down(windows, game, WITCHES)
    draft_upgrade(anna)
    confirm(anna)
    expect(anna.get_by_test_id("prompt")).to_contain_text("Nomads to decide")
    asked = game.view()["last_row"]

    def answer_by_rule() -> None:
        game.sets_rules(NOMADS, take=1)
        wait_for(lambda: game.view()["last_row"] == asked + 2)  # the answer, and the end of the turn

    sent = overtaken(anna, answer_by_rule)
    anna.get_by_role("button", name="Take back").click()
    is_asked(anna, "turn", WITCHES)
    has_structure(anna, "F4", "dwelling of Witches")
    assert sent == [asked, asked + 2]
    expect(anna.get_by_test_id("refusal")).to_have_count(0)
    assert game.structure("F4") == ("D", WITCHES)


def test_going_back_just_when_somebody_moves(windows: Windows, server: Server) -> None:
    """Then it takes the other's consent, so nothing is done by itself."""
    game = Loaded(server, first_round())
    game.sets_rules(NOMADS, take=-1)
    anna = sit_down(windows, game, WITCHES)
    draft_upgrade(anna)
    confirm(anna)
    expect(anna.get_by_test_id("prompt")).to_contain_text("Nomads to decide")
    leech = {"seat": NOMADS, "base": game.view()["last_row"], "moves": ["leech"]}
    sent = overtaken(anna, lambda: server.call("POST", f"/api/games/{game.id}/turns", leech, game.keys[NOMADS]))
    anna.get_by_role("button", name="Take back").click()
    expect(anna.get_by_test_id("refusal")).to_contain_text("Somebody has moved in the meantime")
    assert len(sent) == 1 and game.structure("F4") == ("TP", WITCHES)


@pytest.fixture
def asking(windows: Windows, server: Server) -> Iterator[tuple[Loaded, Page, Page]]:
    """Both have moved; Anna asks to have her turn back."""
    game = Loaded(server, first_round())
    anna, ben = sit_down(windows, game, WITCHES), sit_down(windows, game, NOMADS)
    game.plays(WITCHES, UPGRADE)
    is_asked(ben, "turn", NOMADS)
    take(ben, "space:E8", "upgrade E8 to TP")
    confirm(ben)
    has_structure(anna, "E8", "trading house of Nomads")
    expect(anna.get_by_role("button", name="Take back")).to_have_count(0)
    menu(anna, "Take back my last turn")
    anna.get_by_role("dialog").get_by_role("button", name="Ask the others").click()
    expect(anna.get_by_text("Waiting for: Nomads")).to_be_visible()
    question = ben.get_by_role("dialog", name="Take back?")
    expect(question).to_contain_text("Witches would like to take back")
    yield game, anna, ben


def test_the_other_agrees_to_go_back(asking: tuple[Loaded, Page, Page]) -> None:
    game, anna, ben = asking
    ben.get_by_role("dialog").get_by_role("button", name="Agree").click()
    is_asked(anna, "turn", WITCHES)
    for page in (anna, ben):
        has_structure(page, "F4", "dwelling of Witches")
        has_structure(page, "E8", "dwelling of Nomads")
        expect(page.get_by_text("Waiting for: Nomads")).to_have_count(0)
    assert game.structure("F4") == ("D", WITCHES) and game.structure("E8") == ("D", NOMADS)


def test_the_other_refuses_to_go_back(asking: tuple[Loaded, Page, Page]) -> None:
    game, anna, ben = asking
    last_row = game.view()["last_row"]
    ben.get_by_role("dialog").get_by_role("button", name="Refuse").click()
    expect(ben.get_by_role("dialog")).to_have_count(0)
    expect(anna.get_by_text("Waiting for: Nomads")).to_have_count(0)
    for page in (anna, ben):
        has_structure(page, "F4", "trading house of Witches")
        has_structure(page, "E8", "trading house of Nomads")
    assert game.view()["last_row"] == last_row and game.view()["take_back"] is None


# ---- connections ------------------------------------------------------------------------------------------


def test_a_lost_connection_is_told_and_what_was_missed_comes_once(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    windows = Windows(browser, server)
    try:
        game = Loaded(server, first_round())
        ben = sit_down(windows, game, NOMADS)
        expect(log_rows(ben, "Round 1 begins")).to_have_count(1)
        game.plays(WITCHES, "upgrade C3 to TP")  # what has come must not come again
        game.plays(NOMADS, "upgrade E8 to TP")
        has_structure(ben, "E8", "trading house of Nomads")
        server.kill()
        expect(ben.locator(".notice.lost")).to_contain_text("No connection", timeout=20_000)

        elsewhere = Server(tmp_path)  # the same games at another door, so that Ben cannot hear of it yet
        elsewhere.start()
        game.server = elsewhere
        try:
            game.plays(WITCHES, UPGRADE)
        finally:
            elsewhere.stop()
        has_structure(ben, "F4", "dwelling of Witches")

        server.start()
        game.server = server
        expect(ben.locator(".notice.lost")).to_have_count(0, timeout=LONGEST_PAUSE)
        has_played(ben)
        is_asked(ben, "turn", NOMADS)
        for words in ("Witches upgraded a dwelling on C3", "Nomads upgraded a dwelling on E8", LATER):
            expect(log_rows(ben, words)).to_have_count(1)
        shown = ben.locator(".log-rows .log-row").evaluate_all("rows => rows.map(row => Number(row.dataset.row))")
        assert shown == sorted(shown)
        take(ben, "space:I7", "upgrade I7 to TP")  # and the game goes on
        confirm(ben)
        assert game.structure("I7") == ("TP", NOMADS)
        assert not windows.errors
    finally:
        windows.close()
        server.stop()


def test_two_windows_of_one_seat(windows: Windows, server: Server) -> None:
    game = Loaded(server, first_round())
    one, other = sit_down(windows, game), sit_down(windows, game)
    draft_upgrade(one)
    has_drafted(other, 1)  # one turn in both
    one.locator(CONFIRM).dblclick()
    for page in (one, other):
        has_played(page)
        cannot_move(page)
        expect(page.locator("[data-testid=refusal]")).to_have_count(0)  # the second click was none
    mine = [row["text"] for row in game.rows() if row["round"] == 1 and row["seat"] == WITCHES and not row["automatic"]]
    assert len(mine) == 1 and mine[0].startswith(UPGRADE)


def test_a_window_that_has_fallen_behind_is_put_right(windows: Windows, server: Server) -> None:
    game = Loaded(server, first_round())
    page = windows.open("/")
    page.context.route(re.compile(r"/api/games/[^/]+/live"), _never)
    page.goto(server.address + game.seat(WITCHES))
    page.wait_for_selector(GAME)
    game.plays(WITCHES, "upgrade C3 to TP")  # from another window of the same seat
    has_structure(page, "C3", "dwelling of Witches")
    click_target(page, "space:F4")  # one thing is meant by it, and goes to the server at once
    expect(page.locator("[data-testid=refusal]")).to_contain_text("Somebody has moved in the meantime.")
    has_structure(page, "C3", "trading house of Witches")
    has_structure(page, "F4", "dwelling of Witches")
    cannot_move(page)
    has_last_row(page, game.view()["last_row"])
    assert game.structure("F4") == ("D", WITCHES)


def _never(route: Route) -> None:
    """A request that is never answered: the window hears of nothing."""


# ---- one screen -------------------------------------------------------------------------------------------


def test_people_around_one_screen_hand_over(windows: Windows, server: Server) -> None:
    game = Loaded(server, first_round())
    page = sit_down(windows, game, WITCHES)
    page.goto(server.address + game.seat(NOMADS))
    is_asked(page, "turn", WITCHES)
    expect(page.locator(".player-board[data-mine]")).to_have_count(2)
    # the words are shown for a moment only: note them as they come
    page.evaluate(
        """() => {
            window.handed = [];
            new MutationObserver(() => {
                const text = document.querySelector('.hand-over')?.textContent;
                if (text && window.handed.at(-1) !== text) window.handed.push(text);
            }).observe(document.body, {childList: true, subtree: true, characterData: true});
        }"""
    )
    draft_upgrade(page)
    confirm(page)
    is_asked(page, "turn", NOMADS)
    page.wait_for_function("() => window.handed.some(text => text.includes('Ben · Nomads'))")
    expect(page.locator(".player-board").first).to_have_attribute("aria-label", "Nomads")
    take(page, "space:E8", "upgrade E8 to TP")
    confirm(page)
    is_asked(page, "turn", WITCHES)
    page.wait_for_function("() => window.handed.some(text => text.includes('Anna · Witches'))")
    assert game.structure("F4") == ("TP", WITCHES) and game.structure("E8") == ("TP", NOMADS)
