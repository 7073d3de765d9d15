"""Two people in two browsers: their names, who is here, seats that bots get, hints, and being called to the table."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.person import GAME, Person
from tests.browser.playing import NOMADS, WITCHES, Loaded, first_round, is_asked, menu, sit_down
from tests.browser.serving import Server
from tests.browser.test_invitations import links_of
from tests.browser.test_looks import findings, no_keys_shown

PHONE = {"width": 390, "height": 844, "touch": True}
Picture = Callable[[Page, str], None]


def planned(windows: Windows, **window: Any) -> Page:
    """A first game of the maker and one guest, who have no names yet."""
    page = windows.open("/#/new", **window)
    page.get_by_role("radio", name=re.compile("First game")).check()
    while page.locator(".seat-row").count() > 2:
        page.get_by_role("button", name="Remove seat 2").click()
    page.get_by_label("Who sits at seat 2").select_option("link")
    return page


def begun(page: Page, server: Server, name: str = "Anna") -> str:
    """The game is made, and the maker sits at the table; the answer is the link to send."""
    page.get_by_role("button", name="Start the game").click()
    asking = page.get_by_role("dialog", name="What is your name?")
    asking.get_by_label("Your name").fill(name)
    asking.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("dialog", name="Invite the others")).to_be_visible()
    link = links_of(page, server)[1]
    page.get_by_role("button", name="To the table").click()
    page.wait_for_selector(GAME)
    return link


def come(windows: Windows, link: str, name: str = "Bram", **window: Any) -> Page:
    page = windows.open(link, **window)
    asking = page.locator("dialog").filter(has=page.locator(".name-question"))
    asking.locator("input").fill(name)
    asking.locator("button[type=submit]").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    return page


def two(windows: Windows, server: Server, **window: Any) -> tuple[Page, Page]:
    anna = planned(windows)
    return anna, come(windows, begun(anna, server), **window)


def board(page: Page, faction: str) -> Any:
    return page.locator(f".player-board[aria-label='{faction}']")


def seats(page: Page) -> Any:
    menu(page, "Seats and links")
    return page.get_by_role("dialog", name="Seats and links")


# ---- names --------------------------------------------------------------------------------------------------


def test_everybody_has_a_name_of_their_own(windows: Windows, server: Server, picture: Picture) -> None:
    """It used to be "You" for whoever had made the game, on all screens and in the title."""
    anna = planned(windows)
    bram = come(windows, begun(anna, server), language="fr")
    expect(anna.locator(".top-bar h1")).to_have_text("Anna and Bram")
    expect(bram.locator(".top-bar h1")).to_have_text("Anna et Bram")  # in the language of each window
    for page, own, other, mark in ((anna, "Witches", "Nomads", "you"), (bram, "Nomades", "Sorcières", "vous")):
        names = ("Anna", "Bram") if page is anna else ("Bram", "Anna")
        expect(board(page, own).locator(".person")).to_have_text(f"{names[0]}{mark}")
        expect(board(page, other).locator(".person")).to_have_text(names[1])
        assert not re.search(r"\b(You|Vous)\b", page.locator(".player-board .person").first.inner_text())
    picture(anna, "people-names")
    picture(bram, "people-names-fr")
    no_keys_shown(anna)
    assert findings(anna) == []

    dialog = seats(anna)
    dialog.get_by_label("Name at seat 1").fill("Annika")
    dialog.get_by_role("button", name="Rename").click()
    for page, title in ((anna, "Annika and Bram"), (bram, "Annika et Bram")):
        expect(page.locator(".top-bar h1")).to_have_text(title)
        page.evaluate("() => { location.hash = '#/' }")
        expect(page.locator(".known b")).to_have_text(title)
    bram.get_by_text("English", exact=True).click()
    expect(bram.locator(".known b")).to_have_text("Annika and Bram")


def test_names_are_asked_for_once_and_may_be_kept_to_oneself(windows: Windows, server: Server) -> None:
    anna = planned(windows)
    link = begun(anna, server)
    guest = windows.open(link)
    asking = guest.get_by_role("dialog", name="Welcome to the table")
    expect(asking).to_contain_text("Anna and Player 2")
    asking.get_by_role("button", name="No name").click()
    for page in (anna, guest):
        expect(page.locator(".top-bar h1")).to_have_text("Anna and Player 2")
    guest.reload()
    guest.wait_for_selector(GAME)
    expect(guest.get_by_role("dialog")).to_have_count(0)
    anna.goto("about:blank")
    anna.goto(f"{server.address}/#/new")  # the next game knows the name
    expect(anna.get_by_label("Name at seat 1")).to_have_value("Anna")


def test_a_guest_is_called_as_before(windows: Windows, server: Server) -> None:
    anna = planned(windows)
    bram = come(windows, begun(anna, server))
    dora = planned(windows)
    again = begun(dora, server, "Dora")
    bram.goto(server.address + again)
    asking = bram.get_by_role("dialog", name="Welcome to the table")
    expect(asking.get_by_label("Your name")).to_have_value("Bram")
    asking.get_by_role("button", name="Sit down").click()
    expect(dora.locator(".top-bar h1")).to_have_text("Dora and Bram")


def test_alone_with_bots_nobody_is_asked(windows: Windows) -> None:
    page = windows.open("/#/new")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(GAME)
    expect(page.locator(".top-bar h1")).to_have_text("Player 1 and 3 bots")


# ---- who is here --------------------------------------------------------------------------------------------


def test_everybody_sees_who_is_here(windows: Windows, server: Server, picture: Picture) -> None:
    anna, bram = two(windows, server)
    place = anna.locator(".order li").filter(has_text="Nomads")
    expect(place).to_contain_text("Nomads, Bram, here now")
    expect(place.locator("[data-presence=here]")).to_have_count(1)
    expect(board(anna, "Nomads")).to_contain_text("Bram, here now")
    expect(anna.locator(".order li").filter(has_text="Witches").locator("[data-presence]")).to_have_count(0)
    sheet = seats(anna)
    expect(sheet.locator("li").nth(1)).to_contain_text("here now")
    picture(anna, "people-here")
    where = bram.url
    bram.goto("about:blank")
    expect(sheet.locator("li").nth(1)).to_contain_text("not here now")
    expect(place).to_contain_text("Nomads, Bram, not here now")
    expect(place.locator("[data-presence=away]")).to_have_count(1)
    picture(anna, "people-away")
    bram.goto(where)
    expect(place).to_contain_text("Nomads, Bram, here now")


# ---- seats that a bot gets ----------------------------------------------------------------------------------


@pytest.mark.parametrize("phone", [False, True])
def test_whose_seat_a_bot_gets_is_told_and_may_ask_for_it(
    windows: Windows, server: Server, picture: Picture, phone: bool
) -> None:
    anna, bram = two(windows, server, **(PHONE if phone else {}))
    note = bram.get_by_test_id("handed-over")
    expect(note).to_have_count(0)
    sheet = seats(anna)
    sheet.get_by_label("Who sits at seat 2").select_option("novice")
    expect(note).to_contain_text("A bot has your seat now: Novice.")
    expect(note).to_contain_text("ask the host for your seat")
    picture(bram, f"people-handed-over{'-phone' * phone}")
    bram.reload()
    bram.wait_for_selector(GAME)
    expect(note).to_be_visible()  # until it is put away
    note.get_by_role("button", name="Ask for it back").click()
    expect(note).to_contain_text("You have asked the host for your seat.")
    sheet.get_by_role("button", name="Close").click()
    asked = anna.get_by_test_id("asked-back")
    expect(asked).to_contain_text("Bram would like to have the seat back from the bot.")
    picture(anna, f"people-asked-back{'-phone' * phone}")
    asked.get_by_role("button", name="Give it back").click()
    expect(asked).to_have_count(0)
    expect(note).to_have_count(0)
    expect(bram.locator(".player-board[data-mine]")).to_have_count(1)

    sheet = seats(anna)
    sheet.get_by_label("Who sits at seat 2").select_option("novice")  # once more: it is told once more
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)
    bram.reload()
    bram.wait_for_selector(GAME)
    expect(bram.locator(".player-board[data-mine]")).to_have_count(0)
    expect(note).to_have_count(0)
    own = seats(bram)
    own.get_by_role("button", name="Ask for it back").click()
    expect(anna.get_by_test_id("asked-back")).to_have_count(1)
    expect(anna.locator(".top-bar h1")).to_have_text("Anna and 1 bot")


def test_a_host_takes_the_own_seat_back(windows: Windows, server: Server) -> None:
    anna, bram = two(windows, server)
    sheet = seats(anna)
    sheet.get_by_label("Who sits at seat 1").select_option("novice")
    sheet.get_by_role("button", name="Close").click()
    note = anna.get_by_test_id("handed-over")
    expect(note).to_contain_text("take the seat back whenever you like")
    expect(bram.get_by_test_id("handed-over")).to_have_count(0)
    note.get_by_role("button", name="Take it back").click()
    expect(note).to_have_count(0)
    expect(anna.locator(".player-board[data-mine]")).to_have_count(1)


# ---- hints --------------------------------------------------------------------------------------------------

ASK_FOR_HELP = """async (what) => {
    const [game] = JSON.parse(localStorage['mystica.games']);
    const headers = {'Content-Type': 'application/json', 'X-Mystica-Keys': Object.values(game.seats).join(' ')};
    const answer = await fetch(`/api/games/${game.id}/${what}`, {method: 'POST', headers, body: '{"after": 10000}'});
    return [answer.status, (await answer.json()).problem ?? ''];
}"""


def test_a_table_without_hints_says_so_to_everybody(windows: Windows, server: Server, picture: Picture) -> None:
    anna, bram = two(windows, server)
    is_asked(bram, "bonus", NOMADS)
    expect(bram.get_by_test_id("table-rule")).to_have_count(0)  # it would lie on the cards
    for page in (anna, bram):
        told = page.get_by_test_id("table-rule")
        if page is bram:
            Person(bram).take_turn()
        expect(told).to_contain_text("No hints or review at this table until the game is over.")
        picture(page, f"people-rule-{'anna' if page is anna else 'bram'}")
        told.get_by_role("button", name="Close").click()
        expect(told).to_have_count(0)
        expect(seats(page)).to_contain_text("No hints or review at this table until the game is over.")
        page.get_by_role("dialog").get_by_role("button", name="Close").click()
        page.get_by_role("button", name="Game", exact=True).click()
        for item in ("Hints", "Review"):
            expect(page.locator(".menu-item").filter(has_text=re.compile(f"^{item}"))).to_be_disabled()
        assert page.evaluate(ASK_FOR_HELP, "review") == [403, "no-advice"]
        page.reload()
        page.wait_for_selector(GAME)
        expect(told).to_have_count(0)


def test_a_table_with_hints_says_so_and_gives_them(windows: Windows, server: Server) -> None:
    anna = planned(windows)
    anna.get_by_role("group", name="Hints and review during the game").get_by_text("Yes").click()
    link = begun(anna, server)
    bram = windows.open(link)
    asking = bram.get_by_role("dialog", name="Welcome to the table")
    expect(asking).to_contain_text("Everybody at this table may use hints and review.")
    asking.get_by_role("button", name="No name").click()
    expect(anna.get_by_test_id("table-rule")).to_contain_text("may use hints and review")
    for page in (anna, bram):
        assert page.evaluate(ASK_FOR_HELP, "review") == [200, ""]


# ---- being called -------------------------------------------------------------------------------------------

# What a browser plays and shows is noted instead
LISTEN = """() => {
    window.heard = [];
    window.called = [];
    window.AudioContext = class {
        state = 'running';
        currentTime = 0;
        destination = {};
        createOscillator() {
            const start = () => window.heard.push(tone.frequency.value);
            const tone = {frequency: {value: 0}, connect: (on) => on, start, stop() {}};
            return tone;
        }
        createGain() {
            const gain = {setValueAtTime() {}, exponentialRampToValueAtTime() {}};
            return {gain, connect: (on) => on};
        }
    };
    window.Notification = class {
        static permission = 'default';
        static requestPermission() {
            window.Notification.permission = 'granted';
            return Promise.resolve('granted');
        }
        constructor(title, about) { window.called.push([title, about.body]); }
        close() { window.called.push(['closed']); }
    };
}"""
HIDE = """() => {
    Object.defineProperty(document, 'visibilityState', {configurable: true, get: () => 'hidden'});
    document.dispatchEvent(new Event('visibilitychange'));
}"""
SHOW = """() => {
    delete document.visibilityState;
    document.dispatchEvent(new Event('visibilitychange'));
}"""
ICON = "() => document.querySelector('link[rel=icon]').href"


def listening(windows: Windows, game: Loaded, seat: int, **window: Any) -> Page:
    page = windows.open("/", **window)
    page.add_init_script(f"({LISTEN})()")
    page.goto("about:blank")
    page.goto(game.server.address + game.seat(seat))
    page.wait_for_selector(GAME)
    return page


def test_who_is_to_move_is_called(windows: Windows, server: Server, picture: Picture) -> None:
    game = Loaded(server, first_round())
    anna, ben = sit_down(windows, game, WITCHES), listening(windows, game, NOMADS)
    expect(anna).to_have_title("● Your turn · A game")
    expect(ben).to_have_title("A game")
    usual = ben.evaluate(ICON)
    assert anna.evaluate(ICON) != usual

    ben.get_by_role("button", name="Settings").click()
    sheet = ben.get_by_role("dialog", name="Settings")
    expect(sheet.get_by_label("Volume of sounds")).to_have_value("50")
    sheet.get_by_text("Notices from the browser").click()
    expect(sheet.get_by_label("Notices from the browser")).to_be_checked()
    picture(ben, "people-settings")
    assert findings(ben) == []
    sheet.get_by_role("button", name="Try it").click()
    assert ben.evaluate("() => window.heard.length") == 2
    sheet.get_by_role("button", name="Close").click()

    ben.evaluate(HIDE)
    game.plays(WITCHES, "upgrade F4 to TP")
    is_asked(ben, "turn", NOMADS)
    expect(ben).to_have_title("● Your turn · A game")
    expect(anna).to_have_title("A game")
    assert ben.evaluate(ICON) != usual and anna.evaluate(ICON) == usual
    assert ben.evaluate("() => window.called") == [["It is your turn", "A game"]]
    assert ben.evaluate("() => window.heard.length") == 4
    ben.evaluate(SHOW)
    assert ben.evaluate("() => window.called.at(-1)") == ["closed"]

    game.plays(NOMADS, "upgrade E8 to TP")
    is_asked(anna, "turn", WITCHES)
    expect(ben).to_have_title("A game")
    game.plays(WITCHES, "upgrade C3 to TP")
    is_asked(ben, "turn", NOMADS)  # in sight: a sound, and no notice
    assert ben.evaluate("() => window.heard.length") == 6
    assert len(ben.evaluate("() => window.called")) == 2


def test_a_telephone_is_silent_and_nobody_is_called_who_did_not_ask(windows: Windows, server: Server) -> None:
    game = Loaded(server, first_round())
    phone = listening(windows, game, NOMADS, **PHONE)
    phone.evaluate(HIDE)
    game.plays(WITCHES, "upgrade F4 to TP")
    is_asked(phone, "turn", NOMADS)
    assert phone.evaluate("() => [window.heard, window.called]") == [[], []]
    phone.get_by_role("button", name="Settings").click()
    expect(phone.get_by_label("Volume of sounds")).to_have_value("0")
    expect(phone.get_by_label("Notices from the browser")).not_to_be_checked()
