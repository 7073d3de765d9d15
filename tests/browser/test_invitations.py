"""Links to seats in real browsers: one makes the game, others come by links. Nobody has anybody else's key."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Request, Route, expect

from tests.browser.conftest import Windows
from tests.browser.games import Made
from tests.browser.holding_back import HeldBack
from tests.browser.person import GAME, Person
from tests.browser.playing import cannot_move, confirm, has_drafted, has_last_row, menu, unfold_form
from tests.browser.serving import Server
from tests.server.running import wait_for

SECRET = re.compile(r"/seat/(\d)/([A-Za-z0-9_-]{22})$")
FORGED = "A" * 22
LINK = "This link does not lead to a seat"


def kept(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(page.evaluate("localStorage['mystica.games'] ?? '[]'"))
    return found


def keys_of(page: Page) -> dict[str, str]:
    """By seat, of the only game the browser knows."""
    (game,) = kept(page)
    found: dict[str, str] = game["seats"]
    return found


def ask(page: Page, method: str, path: str, body: object = None, more: str = "") -> tuple[int, dict[str, Any]]:
    """A request with every secret that this browser has, as a player who cheats would send it."""
    status, answer = page.evaluate(
        """async ([method, path, body, more]) => {
            const [game] = JSON.parse(localStorage['mystica.games']);
            const all = [...Object.values(game.seats), ...Object.values(game.invitations ?? {}), game.host, more];
            const headers = {'X-Mystica-Keys': all.filter(Boolean).join(' ')};
            if (body) headers['Content-Type'] = 'application/json';
            const answer = await fetch(`/api/games/${game.id}${path}`,
                {method, headers, body: body ? JSON.stringify(body) : undefined});
            return [answer.status, await answer.json()];
        }""",
        [method, path, body, more],
    )
    return status, answer


def new_game(windows: Windows, *, people: int = 3, **window: Any) -> Page:
    """The first game: a person at this screen, others by links."""
    page = windows.open("/#/new", **window)
    page.get_by_role("radio", name=re.compile("First game")).check()
    unfold_form(page)
    while page.locator(".seat-row").count() > people:
        page.get_by_role("button", name="Remove seat 2").click()
    for seat, name in enumerate(("Anna", "Ben", "Cleo")[:people], 1):
        page.get_by_label(f"Who sits at seat {seat}").select_option("here" if seat == 1 else "link")
        page.get_by_label(f"Name at seat {seat}").fill(name)
    return page


def links_of(page: Page, server: Server) -> dict[int, str]:
    """The links to send, by seat."""
    fields = page.get_by_role("dialog").locator("input")
    expect(fields.first).to_be_visible()
    all_links = fields.evaluate_all("all => all.map(one => one.value)")
    found = {int(match[1]): link for link in all_links if (match := SECRET.search(link))}
    return {seat: link.removeprefix(server.address) for seat, link in found.items()}


def begun(windows: Windows, server: Server, people: int = 3, **window: Any) -> tuple[Page, dict[int, str]]:
    page = new_game(windows, people=people, **window)
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("dialog", name="Invite the others")).to_be_visible()
    links = links_of(page, server)
    page.get_by_role("button", name="To the table").click()
    page.wait_for_selector(GAME)
    return page, links


def come(windows: Windows, link: str, **window: Any) -> Page:
    """By an invitation that nobody has used, with the name that the maker has given the seat."""
    page = look_in(windows, link, **window)
    sit_down(page)
    return page


def look_in(windows: Windows, link: str, **window: Any) -> Page:
    """By a link that has been used."""
    page = windows.open(link, **window)
    page.wait_for_selector(GAME)
    return page


def sit_down(page: Page) -> None:
    page.get_by_role("dialog", name="Welcome to the table").get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def decider(pages: list[Page]) -> Page:
    """The window of whoever is to decide, once it shows that; rules of the players have moved by then."""
    found: list[Page] = []

    def asked() -> bool:
        for page in pages:
            view = ask(page, "GET", "")[1]
            if view["desk"]:
                has_last_row(page, view["last_row"])
                found[:] = [page]
        return bool(found)

    wait_for(asked)
    return found[0]


# ---- a maker and two guests ---------------------------------------------------------------------------------


def test_the_maker_has_no_part_in_the_guests_seats(
    windows: Windows, server: Server, picture: Callable[[Page, str], None]
) -> None:
    maker, links = begun(windows, server)
    assert sorted(links) == [1, 2]
    menu(maker, "Seats and links")
    sheet = maker.get_by_role("dialog", name="Seats and links")
    expect(sheet.get_by_text("not here yet")).to_have_count(
        2
    )  # opening one's own game is coming to one's own seat only
    picture(maker, "seats-nobody-here")
    ben, cleo = come(windows, links[1]), come(windows, links[2])
    expect(sheet.get_by_text("not here yet")).to_have_count(0)
    picture(maker, "seats-all-here")
    sheet.get_by_role("button", name="Close").click()
    assert [list(keys_of(page)) for page in (maker, ben, cleo)] == [["0"], ["1"], ["2"]]
    secrets = [match[2] for link in links.values() if (match := SECRET.search(link))]
    others = [*keys_of(ben).values(), *keys_of(cleo).values()]
    stored = maker.evaluate("JSON.stringify(localStorage)")
    assert not any(key in stored for key in others) and not set(secrets) & set(others)
    maker.reload()
    maker.wait_for_selector(GAME)
    assert not any(secret in maker.evaluate("JSON.stringify(localStorage)") for secret in secrets)  # used: of no use

    everybody = [maker, ben, cleo]
    guest = decider(everybody)
    seat = everybody.index(guest)
    assert seat > 0  # the last chooses a bonus card first
    secret = links[seat].rsplit("/", 1)[1]
    _, before = ask(maker, "GET", "")
    heard: list[str] = []
    maker.on("request", lambda request: heard.append(request.url))
    Person(guest).choose_something(0)
    has_drafted(guest, 1)
    guest.wait_for_timeout(500)  # time enough for a poke
    assert heard == []
    (drafted,) = ask(guest, "GET", "")[1]["desk"]["draft"]
    assert ask(maker, "GET", "", more=secret) == (200, before)  # nothing of it, with everything the maker ever saw
    base = before["last_row"]
    for method, path, wish in (
        ("POST", "/turns", {"seat": seat, "base": base, "moves": [drafted["text"]]}),
        ("PUT", "/draft", {"seat": seat, "base": base, "moves": []}),
        ("POST", "/takeback", {"seat": seat, "base": base, "to": 0}),
    ):
        status, answer = ask(maker, method, path, wish, secret)
        assert (status, answer["problem"]) == (403, "not-your-seat"), path
    confirm(guest)
    has_last_row(maker, base + 1)


def test_the_maker_asks_the_others_before_going_back(windows: Windows, server: Server) -> None:
    maker, links = begun(windows, server, people=2)
    ben = come(windows, links[1])
    people = [maker, ben]
    view = ask(maker, "GET", "")[1]
    while view["asked_take_back"] is None or view["free_take_back"] is not None:  # until Ben has moved after Anna
        Person(decider(people)).take_turn()
        decider(people)
        view = ask(maker, "GET", "")[1]
    wish = {"seat": 0, "base": view["last_row"], "to": view["asked_take_back"]}
    status, asked = ask(maker, "POST", "/takeback", wish)
    assert (status, asked["last_row"], asked["take_back"]["needed"], asked["take_back"]["agreed"]) == (
        200,
        view["last_row"],
        [1],
        [],
    )
    answer = {"seat": 1, "base": view["last_row"], "to": view["asked_take_back"], "agree": True}
    assert ask(maker, "POST", "/takeback/answer", answer)[0] == 403
    question = maker.get_by_text("would like to take back moves. Waiting for:")
    expect(question).to_be_visible()
    ben.get_by_role("dialog", name="Take back?").get_by_role("button", name="Agree").click()
    expect(question).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_who_comes_second_is_told(
    windows: Windows, server: Server, picture: Callable[[Page, str], None], phone: bool
) -> None:
    size = {"width": 390, "height": 844, "touch": True} if phone else {}
    _, links = begun(windows, server, people=2)
    come(windows, links[1])
    second = look_in(windows, links[1], **size)
    told = second.get_by_role("dialog", name=LINK)
    expect(told).to_contain_text("Another browser has already taken this seat with this link")
    expect(told).to_contain_text("ask the host for a new link")
    picture(second, f"link-used{'-phone' * phone}")
    assert keys_of(second) == {}
    told.get_by_role("button", name="To the table").click()
    expect(told).to_have_count(0)
    cannot_move(second)  # but it may be watched
    expect(second.locator(".player-board[data-mine]")).to_have_count(0)
    second.reload()
    second.wait_for_selector(GAME)
    expect(told).to_have_count(0)  # said once: the link is out of the address


def test_two_browsers_at_the_same_moment(windows: Windows, server: Server) -> None:
    _, links = begun(windows, server, people=2)
    rivals = [windows.open("/"), windows.open("/")]
    held = HeldBack("**/enter", *rivals)
    for page in rivals:
        page.goto(server.address + links[1])
    held.wait(2)
    held.let_go()
    for page in rivals:
        page.wait_for_selector(GAME)
    won = [page for page in rivals if keys_of(page)]
    assert len(won) == 1
    (lost,) = [page for page in rivals if page is not won[0]]
    expect(lost.get_by_role("dialog", name=LINK)).to_contain_text("Another browser has already taken this seat")


# ---- links that are none ------------------------------------------------------------------------------------


BAD = {
    "forged": (f"0/{FORGED}", "ask the host"),
    "too long": (f"0/{'A' * 500}", "ask the host"),
    "too short": ("0/AAAA", "ask the host"),
    "no such seat": (f"7/{FORGED}", "ask the host"),
    "seat that the game lacks": (f"4/{FORGED}", "no such seat"),
    "strange letters": ("0/AAAAAAAAAAAAAAAAAAAAA%20", "ask the host"),
    "cut off": ("0", "ask the host"),
}


@pytest.mark.parametrize("bad", BAD)
def test_a_bad_link_changes_nothing(windows: Windows, server: Server, bad: str) -> None:
    """Not even for somebody who plays there; a redirect from a foreign page is such a link, too."""
    path, said = BAD[bad]
    maker, _ = begun(windows, server, people=2)
    before = kept(maker)
    maker.goto("about:blank")
    maker.goto(f"{server.address}/#/game/{before[0]['id']}/seat/{path}")
    maker.wait_for_selector(GAME)
    told = maker.get_by_role("dialog", name=LINK)
    if bad == "forged":  # whoever plays the seat already is simply there
        expect(maker.locator(".player-board[data-mine]")).to_have_count(1)
        expect(told).to_have_count(0)
    else:
        expect(told).to_contain_text(re.compile(said, re.IGNORECASE))
        expect(told).to_contain_text("Nothing has changed in this browser")
        told.get_by_role("button", name="To the table").click()
    assert maker.url == f"{server.address}/#/game/{before[0]['id']}"
    assert [{**game, "at": 0} for game in kept(maker)] == [{**game, "at": 0} for game in before]
    expect(maker.locator(".player-board[data-mine]")).to_have_count(1)


def test_a_forged_link_for_another_seat(windows: Windows, server: Server, picture: Callable[[Page, str], None]) -> None:
    maker, links = begun(windows, server, people=2)
    ben = come(windows, links[1])
    for page, own in ((maker, 0), (ben, 1)):
        before = keys_of(page)
        page.evaluate("hash => { location.hash = hash; }", f"#/game/{kept(page)[0]['id']}/seat/{1 - own}/{FORGED}")
        expect(page.get_by_role("dialog", name=LINK)).to_contain_text("This link does not open the seat")
        picture(page, f"link-forged-{own}")
        page.get_by_role("dialog").get_by_role("button", name="To the table").click()
        assert keys_of(page) == before
        expect(page.locator(".player-board[data-mine]")).to_have_count(1)


def test_keys_that_0_1_0_let_in_are_left_out(windows: Windows, server: Server) -> None:
    """There a link with a key of 500 letters for seat 7 made every request fail until the browser was cleaned."""
    maker, _ = begun(windows, server, people=2)
    maker.evaluate(
        """() => {
            const [game] = JSON.parse(localStorage['mystica.games']);
            game.seats[7] = 'A'.repeat(500);
            game.seats[1] = 'B'.repeat(500);
            localStorage['mystica.games'] = JSON.stringify([game]);
        }"""
    )
    maker.reload()
    maker.wait_for_selector(GAME)
    expect(maker.locator(".player-board[data-mine]")).to_have_count(1)
    assert list(keys_of(maker)) == ["0"]


def test_a_browser_of_0_1_0_plays_on(windows: Windows, server: Server) -> None:
    """What it kept had no invitations; its links were keys, and they open the seats still."""
    game = Made(server, people=2, bots=0)
    old = windows.open("/")
    kept_then = [{"id": game.id, "title": "A game", "at": 1, "host": game.host, "seats": {"0": game.keys[0]}}]
    old.evaluate("kept => { localStorage['mystica.games'] = JSON.stringify(kept); }", kept_then)
    old.goto(server.address + game.watch)
    old.reload()
    old.wait_for_selector(GAME)
    expect(old.locator(".player-board[data-mine]")).to_have_count(1)
    guest = windows.open("/")
    guest.goto(server.address + game.seat(1))  # no script of ours has a hand in it
    guest.wait_for_selector(GAME)
    expect(guest.locator(".player-board[data-mine]")).to_have_count(1)
    assert keys_of(guest).keys() == {"1"} and keys_of(guest)["1"] != game.keys[1]
    note = guest.get_by_test_id("shared-seat")
    expect(note).to_contain_text("Another browser can play Ben's seat, too.")
    note.get_by_role("button", name="Only in this browser").click()
    expect(note).to_have_count(0)
    assert server.call("GET", f"/api/games/{game.id}", keys=game.keys[1])["mine"] == []


# ---- one's own devices, new links ---------------------------------------------------------------------------


def test_one_seat_on_laptop_and_phone(windows: Windows, server: Server, picture: Callable[[Page, str], None]) -> None:
    _, links = begun(windows, server, people=2)
    laptop = come(windows, links[1])
    menu(laptop, "Seats and links")
    sheet = laptop.get_by_role("dialog", name="Seats and links")
    sheet.get_by_role("button", name="Continue on another device").click()
    link = sheet.get_by_label("Link to Ben's seat for another device")
    expect(link).to_be_visible()
    picture(laptop, "device-link")
    phone = look_in(windows, link.input_value().removeprefix(server.address), width=390, height=844, touch=True)
    expect(phone.get_by_test_id("shared-seat")).to_contain_text("Another browser can play Ben's seat, too.")
    picture(phone, "shared-seat-phone")
    expect(sheet).to_contain_text("2 browsers play this seat.")
    assert keys_of(phone)["1"] != keys_of(laptop)["1"]
    sheet.get_by_role("button", name="Only in this browser").click()
    expect(sheet.get_by_role("button", name="Only in this browser")).to_have_count(0)
    expect(phone.get_by_test_id("lost-seat")).to_contain_text("This browser no longer plays Ben's seat.")
    picture(phone, "lost-seat-phone")
    cannot_move(phone)


def test_a_new_link_takes_the_seat_away(windows: Windows, server: Server, picture: Callable[[Page, str], None]) -> None:
    maker, links = begun(windows, server, people=2)
    ben = come(windows, links[1])
    menu(maker, "Seats and links")
    sheet = maker.get_by_role("dialog", name="Seats and links")
    sheet.get_by_role("button", name="New link").last.click()
    maker.get_by_role("dialog", name="New link").get_by_role("button", name="New link").click()
    link = sheet.get_by_label("Link of Ben")
    expect(link).to_be_visible()
    expect(ben.get_by_test_id("lost-seat")).to_contain_text("Ask the host for a new link")
    picture(ben, "lost-seat")
    cannot_move(ben)
    ben.goto(link.input_value())
    ben.wait_for_selector(GAME)
    expect(ben.get_by_test_id("lost-seat")).to_have_count(0)
    expect(ben.locator(".player-board[data-mine]")).to_have_count(1)
    expect(link).to_have_count(0)


def test_the_maker_takes_an_open_seat_to_this_screen(windows: Windows, server: Server) -> None:
    maker, _ = begun(windows, server, people=2)
    menu(maker, "Seats and links")
    maker.get_by_role("dialog").get_by_role("button", name="Play it on this screen").click()
    expect(maker.locator(".player-board[data-mine]")).to_have_count(2)
    assert sorted(keys_of(maker)) == ["0", "1"]


def test_a_lost_answer_costs_nobody_the_seat(windows: Windows, server: Server) -> None:
    """The server has exchanged the link, but the browser does not hear of it: it asks again, for the same key."""
    _, links = begun(windows, server, people=2)
    ben = windows.open("/")
    lost: list[str] = []

    def lose(route: Route) -> None:
        if lost:
            return route.continue_()
        lost.append(str(route.fetch().status))
        route.abort()

    ben.route("**/enter", lose)
    ben.goto(server.address + links[1])
    expect(ben.locator(".trouble")).to_contain_text("The server is not answering.")
    assert lost == ["200"] and kept(ben) == []
    ben.get_by_role("button", name="Try again").click()
    ben.wait_for_selector(GAME)
    expect(ben.locator(".player-board[data-mine]")).to_have_count(1)
    assert ben.url.endswith(f"/#/game/{kept(ben)[0]['id']}")


def test_windows_of_one_browser_keep_each_others_keys(windows: Windows, server: Server) -> None:
    maker, links = begun(windows, server, people=2)
    other = maker.context.new_page()
    other.goto(server.address + links[1])
    other.wait_for_selector(GAME)
    maker.goto("about:blank")
    maker.goto(f"{server.address}/#/game/{kept(other)[0]['id']}")
    maker.wait_for_selector(GAME)
    assert sorted(keys_of(maker)) == ["0", "1"]


# ---- the forms ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phone", [False, True])
def test_who_plays_where_is_chosen_by_seat(
    windows: Windows, server: Server, picture: Callable[[Page, str], None], phone: bool
) -> None:
    size = {"width": 390, "height": 844, "touch": True} if phone else {}
    page = new_game(windows, **size)
    options = page.get_by_label("Who sits at seat 2").locator("option").all_inner_texts()
    assert options[:2] == ["On this screen", "By link"]
    page.get_by_label("Who sits at seat 2").scroll_into_view_if_needed()
    picture(page, f"new-game-seats{'-phone' * phone}")
    page.get_by_role("button", name="Start the game").click()
    sheet = page.get_by_role("dialog", name="Invite the others")
    expect(sheet).to_contain_text("Each link works once")
    expect(sheet.locator("input")).to_have_count(3)  # two seats, and one for those who watch
    picture(page, f"invite{'-phone' * phone}")


def test_around_one_screen_there_is_nothing_to_send(windows: Windows, server: Server) -> None:
    """On one's own computer that is what people added to the table do."""
    page = windows.open("/#/new")
    page.get_by_role("radio", name=re.compile("First game")).check()
    unfold_form(page)
    for _ in range(3):
        page.get_by_role("button", name="Remove seat 2").click() if page.locator(".seat-row").count() > 2 else None
    page.get_by_role("button", name="Add a person").click()
    page.get_by_role("button", name="Remove seat 2").click()
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("dialog", name="What is your name?").get_by_role("button", name="No name").click()
    page.wait_for_selector(GAME)
    expect(page.locator(".player-board[data-mine]")).to_have_count(2)
    assert sorted(keys_of(page)) == ["0", "1"] and kept(page)[0]["invitations"] == {}


def test_a_loaded_game_with_a_guest(windows: Windows, server: Server) -> None:
    save = json.dumps(server.call("GET", f"/api/games/{Made(server, people=2, bots=0).id}/save"))
    page = windows.open("/#/load")
    page.locator("textarea").fill(save)
    page.get_by_role("button", name="Load", exact=True).click()
    page.get_by_label("Who sits at seat 2").select_option("link")
    page.get_by_role("button", name="To the table").click()
    links = links_of(page, server)
    page.get_by_role("dialog").get_by_role("button", name="To the table").click()
    page.wait_for_selector(GAME)
    assert list(links) == [1] and list(keys_of(page)) == ["0"]
    assert list(keys_of(come(windows, links[1]))) == ["1"]


def test_the_same_once_more_needs_new_links(windows: Windows, server: Server) -> None:
    maker, links = begun(windows, server, people=2)
    ben = come(windows, links[1])
    for page in (maker, ben):
        menu(page, "Leave the game")
        page.get_by_role("dialog").get_by_role("button", name="Leave the game").click()
    maker.get_by_role("button", name="Play again").click()
    sheet = maker.get_by_role("dialog", name="Seats and links")
    expect(sheet.get_by_label("Link of Ben")).to_be_visible()
    newest = kept(maker)[0]
    assert list(newest["seats"]) == ["0"] and list(newest["invitations"]) == ["1"]


# ---- where secrets are not ----------------------------------------------------------------------------------


def test_no_secret_stands_in_an_address_or_a_log(windows: Windows, server: Server) -> None:
    asked: list[Request] = []
    maker, links = begun(windows, server, people=2)
    ben = windows.open("/")
    for page in (maker, ben):
        page.on("request", lambda request: asked.append(request))
    ben.goto(server.address + links[1])
    ben.wait_for_selector(GAME)
    sit_down(ben)
    Person(decider([maker, ben])).take_turn()
    menu(ben, "Seats and links")
    sheet = ben.get_by_role("dialog", name="Seats and links")
    sheet.get_by_role("button", name="Continue on another device").click()
    device = sheet.get_by_label("Link to Ben's seat for another device").input_value()
    secrets = [*keys_of(maker).values(), *keys_of(ben).values(), kept(maker)[0]["host"]]
    secrets += [match[2] for link in (*links.values(), device) if (match := SECRET.search(link))]
    assert len(set(secrets)) == 5
    log = server.log.read_text()
    sent = [request.url.split("#")[0] + str(request.headers.get("referer", "")) for request in asked]
    assert any("/enter" in url for url in sent) and any("/live" in url for url in sent)
    for secret in secrets:
        assert secret not in log and not any(secret in url for url in sent)
        for page in (maker, ben):
            assert secret not in page.url
