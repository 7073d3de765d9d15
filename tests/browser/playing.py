"""Positions made without the browser, and what the tests of playing do on a page: touch, read, choose."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from playwright.sync_api import Locator, Page, expect

import mystica
from mystica.bots.novice import Novice
from mystica.notation.saves import dump_save
from tests.browser.conftest import Windows
from tests.browser.games import Made
from tests.browser.person import CHOICE, CONFIRM, GAME
from tests.browser.serving import Server

WITCHES, NOMADS = 0, 1
POPOVER = ".play-popover"
LAID = "[data-testid=laid]"
DRAFTED = "[data-testid=drafted]"
FOLDED = f"{POPOVER} .fold-button[aria-expanded=false]:visible"

# ---- positions --------------------------------------------------------------------------------------------


def first_round(*moves: str, profile: str = "official") -> mystica.Game:
    """The introductory game of Witches and Nomads, with its bonus cards chosen and some moves made."""
    game = mystica.Game.new(players=2, preset="first-game", profile=profile)
    for text in ("pass BON1", "pass BON3", *moves):
        game.play(text)
    return game


def offer_at_a_price() -> mystica.Game:
    """The Nomads have built beside the Witches' trading house: 2 power for 1 VP."""
    return first_round("upgrade F4 to TP", "leech", "done", "upgrade F3 to TP")


@cache
def before_a_town() -> tuple[mystica.Game, str]:
    """A turn in which one upgrade founds a town, and that upgrade; found in games of bots."""
    bot = Novice()
    for seed in range(1, 60):
        game = mystica.Game.new(players=2, seed=seed, factions=("witches", "nomads"))
        begun = 0
        while not game.is_over and game.decision != "town":
            if game.decision == "turn":
                begun = game.ply
            for atom in bot.choose(game.state):
                game.play(atom)
        played = [ply.text for ply in game.history[begun:]]
        if game.decision == "town" and len(played) == 1 and played[0].startswith("upgrade"):
            return game.at(begun), played[0]
    raise AssertionError("bots no longer found towns")


class Loaded(Made):
    """A game that goes on from a position, with people in both seats, or a slow bot in one of them."""

    def __init__(self, server: Server, game: mystica.Game, *, bot: int | None = None, **more: object) -> None:
        wish = {
            "text": dump_save(game.setup, game.actions),
            "title": "A game",
            "pace": 0 if bot is None else 5000,
            "seats": [
                {"bot": "novice"} if seat == bot else {"name": name} for seat, name in enumerate(("Anna", "Ben"))
            ],
            **more,
        }
        self._make(server, "/api/games/load", wish)
        self.server = server

    def view(self, seat: int | None = None) -> dict[str, Any]:
        keys = "" if seat is None else self.keys[seat]
        found: dict[str, Any] = self.server.call("GET", f"/api/games/{self.id}", keys=keys)
        return found

    def player(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.view()["table"]["players"][seat]
        return found

    def structure(self, label: str) -> tuple[str, int | None]:
        spaces = self.view()["table"]["map"]["spaces"]
        return next((space["structure"], space["owner"]) for space in spaces if space["label"] == label)

    def sets_rules(self, seat: int, **rules: int | bool) -> None:
        self.server.call("PATCH", f"/api/games/{self.id}/seats/{seat}", {"automatic": rules}, self.keys[seat])

    def rows(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.server.call("GET", f"/api/games/{self.id}/log?after=0")
        return found

    def plays(self, seat: int, *moves: str) -> None:
        """A whole turn of somebody whose window is elsewhere."""
        wish = {"seat": seat, "base": self.view()["last_row"], "moves": [*moves, "done"]}
        self.server.call("POST", f"/api/games/{self.id}/turns", wish, self.keys[seat])


# ---- what a page shows ------------------------------------------------------------------------------------


def sit_down(windows: Windows, game: Loaded, seat: int = WITCHES, **more: Any) -> Page:
    page = windows.open(game.seat(seat), **more)
    page.wait_for_selector(GAME)
    return page


def watch(windows: Windows, game: Loaded) -> Page:
    page = windows.open(game.watch)
    page.wait_for_selector(GAME)
    return page


def board_of(page: Page, faction: str) -> Locator:
    return page.locator(f".player-board[aria-label='{faction}']")


def resource(page: Page, name: str, faction: str = "Witches") -> Locator:
    return board_of(page, faction).locator(f".resource.{name}")


def shows(page: Page, faction: str = "Witches", **amounts: int | str) -> None:
    """The board of a faction shows these amounts: coins, workers, priests, vp, power as `5/7/0`."""
    for name, amount in amounts.items():
        expect(resource(page, name, faction)).to_have_attribute("aria-label", re.compile(rf"^{amount}\b"))


def space(page: Page, label: str) -> Locator:
    return page.locator(f"[data-space='{label}']")


def has_structure(page: Page, label: str, words: str) -> None:
    """The map shows it: `dwelling of Witches`."""
    expect(space(page, label)).to_have_attribute("aria-label", re.compile(words))


def has_last_row(page: Page, number: int) -> None:
    expect(page.locator(GAME)).to_have_attribute("data-last-row", str(number))


def has_drafted(page: Page, moves: int) -> None:
    expect(page.locator(GAME)).to_have_attribute("data-drafted", str(moves))


def is_asked(page: Page, decision: str, seat: int = WITCHES) -> None:
    asked = page.locator("[data-testid=prompt][data-mine=true]")
    expect(asked).to_have_attribute("data-decision", decision)
    expect(asked).to_have_attribute("data-seat", str(seat))


def cannot_move(page: Page) -> None:
    """Nothing glows, nothing is drafted, and there is nothing to confirm."""
    expect(page.locator("[data-testid=prompt]")).to_have_attribute("data-mine", "false")
    expect(page.locator(CONFIRM)).to_have_count(0)
    expect(page.locator("[data-legal], .target.legal")).to_have_count(0)
    expect(page.locator(f"{GAME}[data-drafted]")).to_have_count(0)


def menu(page: Page, item: str) -> None:
    """Choose something from the menu of the game."""
    page.get_by_role("button", name="Game", exact=True).click()
    page.locator(".menu-item").filter(has_text=item).click()


def log_rows(page: Page, text: str | re.Pattern[str]) -> Locator:
    """Rows of the log with these words; the log is opened first."""
    if not page.locator(".log-rows").count():
        page.get_by_role("button", name="Log", exact=True).click()
        expect(page.locator(".log-rows")).to_be_visible()
    return page.locator(".log-rows .log-row").filter(has_text=text)


def said(page: Page, text: str | re.Pattern[str]) -> Locator:
    """What the live region says, if it says this."""
    return page.locator(".game > [role=status] p, .game > [role=alert] p").filter(has_text=text)


# ---- the form of a new game ---------------------------------------------------------------------------------


def unfold_form(page: Page) -> None:
    """Open what is folded on the form, but not what only those open who want to decide everything."""
    expect(page.locator("details.group").first).to_be_visible()
    folded = page.locator("details.group:not(.advanced):not([open]) > summary")
    while folded.count():
        folded.first.click()


# ---- with the mouse ---------------------------------------------------------------------------------------


def touch_space(page: Page, label: str) -> Locator:
    """Click the middle of a space; the answer is what opens beside it."""
    click_space(page, label)
    return opened(page, f"space:{label}")


def click_space(page: Page, label: str) -> None:
    box = space(page, label).bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def touch(page: Page, target: str) -> Locator:
    """Click a tile, a track or a resource."""
    page.locator(f"button[data-target='{target}']").first.click()
    return opened(page, target)


def opened(page: Page, target: str) -> Locator:
    found = page.locator(f"{POPOVER}[data-for='{target}']")
    expect(found).to_be_visible()
    return found


def laid(page: Page, target: str) -> Locator:
    """What a click there has put into the turn, with its own button to confirm it."""
    found = page.locator(f"{LAID}[data-for='{target}']")
    expect(found).to_be_visible()
    return found


def click_target(page: Page, target: str) -> None:
    """A space, a tile, a track or a resource."""
    sort, name = target.split(":", 1)
    if sort == "space":
        click_space(page, name)
    else:
        page.locator(f"button[data-target='{target}']").first.click()


def take(page: Page, target: str, move: str) -> None:
    """Put a move into the turn by what it is about: one click, or two where there is something to choose."""
    before = int(page.locator(GAME).get_attribute("data-drafted") or 0)
    click_target(page, target)
    page.wait_for_selector(f"{GAME}[data-drafted='{before + 1}'], {POPOVER}[data-for='{target}']")
    if not page.locator(POPOVER).count() and page.locator(DRAFTED).last.get_attribute("data-move") != move:
        page.get_by_test_id("other-ways").click()
        opened(page, target)
    if page.locator(POPOVER).count():
        unfold(page)
        choice(page.locator(POPOVER), move).click()
    has_drafted(page, before + 1)


def all_ways(page: Page, target: str) -> Locator:
    """Everything that touching it offers, also where one thing is meant and put into the turn at once."""
    before = page.locator(GAME).get_attribute("data-drafted") or "0"
    click_target(page, target)
    page.wait_for_selector(f"{GAME}[data-drafted='{int(before) + 1}'], {POPOVER}[data-for='{target}']")
    if not page.locator(POPOVER).count():
        page.get_by_test_id("other-ways").click()
    return opened(page, target)


def unfold(page: Page) -> None:
    """Open what is folded in the choices."""
    for _ in range(page.locator(FOLDED).count()):
        page.locator(FOLDED).first.click()


def choice(place: Page | Locator, move: str) -> Locator:
    return place.locator(f"{CHOICE}[data-move='{move}']:visible").first


def confirm(page: Page) -> None:
    """Send what is drafted, and wait until it has come back as a row."""
    button = page.locator(CONFIRM)
    expect(button).to_have_attribute("aria-disabled", "false")
    before = int(page.locator(GAME).get_attribute("data-last-row") or 0)
    button.click()
    page.wait_for_function("before => Number(document.querySelector('.game').dataset.lastRow) > before", arg=before)
