"""Merchants of the Seas in the browser: setting up, ships that move and trade, with the mouse, keys and fingers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from mystica.boxes.merchants import data as box_data
from mystica.game import Game, Move
from mystica.notation.saves import dump_save
from mystica.setups import draw
from tests.browser.conftest import Windows, settle
from tests.browser.games import Made, Saved
from tests.browser.person import CONFIRM, GAME, Person
from tests.browser.playing import unfold_form
from tests.browser.serving import Server
from tests.browser.test_looks import findings, no_keys_shown, prefer

Picture = Callable[[Page, str], None]
MOVE_SHIPS = box_data.ships().move_action
FACTIONS = ("witches", "mermaids", "giants")


@dataclass(frozen=True)
class Voyage:
    """A position in which the first seat may move ships, and one ship that reaches a structure of another seat."""

    save: str
    players: int
    ships: tuple[str, ...]
    start: str
    goal: str
    markers: int


def _wish(game: Game, move: Move) -> int:
    """How much a move helps to bring ships onto the map."""
    text = move.text
    if "to SY" in text or text.startswith("ship "):
        return 5
    if any(code in text for code in (box_data.ships().build_action, "MPA2")):
        return 4
    if move.kind in ("build", "upgrade"):
        return 3
    return {"pass": 0, "done": 0, "convert": -1, "sacrifice": -1}.get(move.kind, 1)


def _leg(game: Game) -> tuple[str, str] | None:
    """A ship and the structure it can trade with, for nothing and without a reward to choose."""
    trial = game.copy()
    trial.play(f"action {MOVE_SHIPS}")
    land = {space.label: space.structure for space in trial.map.spaces if space.structure}
    for move in trial.moves():
        phrases = move.text.split(". ")
        if len(phrases) == 2 and land.get(move.spaces[-1]) in ("D", "TP"):
            return move.spaces[0], move.spaces[-1]
    return None


@cache
def voyage(*, apart: bool = False) -> Voyage:
    """With several ships; `apart`: they do not all lie on one space."""
    for seed in range(80):
        setup = draw(len(FACTIONS), seed, options={"merchants": "true"}, factions=FACTIONS)
        game = Game(setup)
        for _ in range(160):
            if game.is_over:
                break
            moves = game.moves()
            if game.decider == 0 and game.decision == "turn" and any(m.text == f"action {MOVE_SHIPS}" for m in moves):
                fleet = game.boxes["merchants"].fleets[0]
                leg = _leg(game) if len(set(fleet.ships) if apart else fleet.ships) > 1 else None
                if leg:
                    save = dump_save(game.setup, game.actions)
                    return Voyage(save, len(FACTIONS), fleet.ships, *leg, len(fleet.markers))
            game.play(max(moves, key=lambda move: _wish(game, move)))
    raise AssertionError("no such position came about")


@pytest.fixture(scope="module")
def position() -> Voyage:
    return voyage()


def opened(windows: Windows, server: Server, position: Voyage, *, phone: bool = False) -> Page:
    seats = [{"name": "Anna"}, *({"name": f"Bot {k}", "bot": "novice"} for k in range(1, position.players))]
    game = Saved(server, position.save, seats)
    size = {"width": 390, "height": 844, "touch": True} if phone else {}
    page = windows.open(game.seat(), **size)  # type: ignore[arg-type]
    page.wait_for_selector(f"{GAME}[data-decision=turn]")
    return page


def point(page: Page, space: str, *, click: bool = False) -> None:
    """The middle of a space of the map."""
    box = page.locator(f"[data-space='{space}']").bounding_box()
    assert box is not None
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(*at)
    if click:
        page.mouse.click(*at)


def sent(page: Page) -> None:
    """Until the turn is with the server: nothing of it is a draft any more."""
    page.wait_for_function("() => !Number(document.querySelector('.game').dataset.drafted ?? 0)")


def test_the_box_in_the_form_of_a_new_game(windows: Windows, picture: Picture) -> None:
    page = windows.open("/#/new")
    page.wait_for_selector(".new-game")
    unfold_form(page)
    for _ in range(2):
        page.get_by_role("button", name="Remove seat 2").click()
    canals = page.locator("[data-option='merchants-canals']").get_by_role("switch")
    expect(canals).to_be_disabled()  # canals are for ships
    page.locator("[data-option='merchants-ships'] .switch").first.click()
    expect(canals).to_be_enabled()
    expect(page.locator(".map-choice .canal")).to_have_count(0)
    page.locator("[data-option='merchants'] .switch").first.click()
    expect(canals).to_be_checked()
    expect(canals).to_be_disabled()  # the whole box has them
    expect(page.locator(".map-choice .canal")).to_have_count(1)
    expect(page.locator(".map-choice .mark-note")).to_contain_text("Inferred")
    page.get_by_text("Picked here", exact=True).last.click()
    expect(page.locator(".tile-choice.scoring-tile")).to_have_count(12)  # in place of the others
    page.get_by_text("Drawn", exact=True).last.click()
    picture(page, "merchants-new")
    assert findings(page) == []
    page.get_by_role("button", name="Start the game").click()
    page.locator("[data-target='faction:witches']").click()
    page.locator(f"{CONFIRM}[aria-disabled=false]").click()
    expect(page.locator(".board .canal")).to_have_count(1)
    expect(page.locator(".power-tile")).to_have_count(9)
    expect(page.locator(f".player-board [data-target='tile:{MOVE_SHIPS}']")).to_have_count(1)
    no_keys_shown(page)


def test_a_voyage_and_a_trade_with_the_mouse(
    windows: Windows, server: Server, position: Voyage, picture: Picture
) -> None:
    page = opened(windows, server, position)
    seals = page.locator(".board-picture .seal")
    before = seals.count()
    expect(page.locator(".board .ship")).not_to_have_count(0)
    page.locator(f".player-board [data-target='tile:{MOVE_SHIPS}']").click()
    page.wait_for_selector(f"{GAME}[data-decision=voyage]")
    expect(page.locator(".ship-chip")).to_have_count(len(position.ships))
    if len(set(position.ships)) > 1:
        point(page, position.start, click=True)
    expect(page.locator(f".ship-chip[data-ship='{position.start}'][aria-pressed=true]").first).to_be_visible()
    point(page, position.goal)
    expect(page.locator(".course.meant")).to_have_count(1)
    expect(page.locator(".voyage-hint")).to_contain_text("trades with")
    picture(page, "merchants-course")
    point(page, position.goal, click=True)
    visit = page.locator(f"[data-visit='{position.goal}']")
    expect(visit).to_contain_text("may take")
    expect(page.locator(".course.made")).to_have_count(1)
    picture(page, "merchants-trade-to-come")
    page.get_by_test_id("undo").click()  # the trade is only meant, not made
    expect(visit).to_have_count(0)
    page.get_by_test_id("redo").click()
    expect(visit).to_have_count(1)
    page.locator(".end-voyage").click()
    page.wait_for_selector(f"{GAME}:not([data-decision=voyage])")
    expect(seals).to_have_count(before + 1)
    page.get_by_test_id("undo").click()
    expect(page.locator(".voyage")).to_be_visible()
    page.get_by_test_id("redo").click()
    page.locator(f"{CONFIRM}[aria-disabled=false]").click()
    sent(page)
    expect(seals).to_have_count(before + 1)
    assert findings(page) == []


def test_a_voyage_and_a_trade_with_the_keyboard(windows: Windows, server: Server, position: Voyage) -> None:
    page = opened(windows, server, position)
    seals = page.locator(".board-picture .seal")
    before = seals.count()
    press = page.keyboard.press
    page.locator(f".player-board [data-target='tile:{MOVE_SHIPS}']").focus()
    press("Enter")
    page.wait_for_selector(f"{GAME}[data-decision=voyage]")
    expect(page.locator(".ship-chip").first).to_be_focused()
    if len(set(position.ships)) > 1:
        press(str(position.ships.index(position.start) + 1))
    expect(page.locator(f".ship-chip[data-ship='{position.start}'][aria-pressed=true]").first).to_be_visible()
    for _ in range(90):
        press("n")
        if page.evaluate("document.activeElement.dataset.space ?? ''") == position.goal:
            break
    assert "possible now" in (page.locator(f"[data-space='{position.goal}']").get_attribute("aria-label") or "")
    press("Enter")
    expect(page.locator(f"[data-visit='{position.goal}']")).to_be_visible()
    expect(page.locator(".ship-chip").first).to_be_focused()
    press(str(len(position.ships) + 1))
    page.wait_for_selector(f"{GAME}:not([data-decision=voyage])")
    page.locator(f"{CONFIRM}[aria-disabled=false]").focus()
    press("Enter")
    sent(page)
    expect(seals).to_have_count(before + 1)
    label = page.locator(f"[data-space='{position.goal}']").get_attribute("aria-label") or ""
    assert "traded with: Witches" in label


def test_the_ship_at_the_helm_is_chosen_on_the_map(windows: Windows, server: Server) -> None:
    """Where ships lie on different spaces: only what the chosen one reaches glows, and another may be taken instead."""
    position = voyage(apart=True)
    page = opened(windows, server, position)
    page.locator(f".player-board [data-target='tile:{MOVE_SHIPS}']").click()
    page.wait_for_selector(f"{GAME}[data-decision=voyage]")
    pressed = page.locator(".ship-chip[aria-pressed=true]")
    glowing = page.locator("[data-space][data-legal]")
    expect(pressed).to_have_count(0)
    movable = set(page.locator(".ship-chip.movable").evaluate_all("all => all.map(one => one.dataset.ship)"))
    assert set(glowing.evaluate_all(_LEGAL)) == movable  # first the ships themselves
    reach: list[set[str]] = []
    for start in sorted(movable):
        point(page, start, click=True)
        expect(pressed).to_have_attribute("data-ship", start)
        expect(page.locator(".helm-ring")).to_have_count(1)
        reach.append(set(glowing.evaluate_all(_LEGAL)))
        page.locator(f".ship-chip[data-ship='{start}']").first.click()
        expect(pressed).to_have_count(0)
    assert all(reach) and len(set(map(frozenset, reach))) == len(movable) > 1
    for number, start in enumerate(position.ships, 1):  # and with their numbers
        if position.ships.index(start) + 1 == number and start in movable:
            page.keyboard.press(str(number))
            expect(pressed).to_have_attribute("data-ship", start)


class Captain(Person):
    """Moves ships whenever that is possible, and nearly all of them."""

    trades = 0

    def seen(self) -> dict[str, str]:
        found = super().seen()
        if found.get("decision") == "voyage" and self.rng.random() < 0.8:
            found["complete"] = "false"  # it could end here, but there are ships left
        return found

    def choose_something(self, before: int) -> None:
        move = self.page.locator(f".player-board .legal[data-target='tile:{MOVE_SHIPS}']")
        if self.shown("decision") == "voyage":
            self.sail()
        elif self.shown("decision") == "turn" and move.count():
            move.click()
        else:
            super().choose_something(before)
            return
        self.page.wait_for_selector(f"{GAME}[data-drafted='{before + 1}'], {GAME}:not([data-drafted])")

    def sail(self) -> None:
        """A ship that can move to one of the spaces it reaches; structures are worth a visit."""
        if not self.page.locator(".ship-chip[aria-pressed=true]").count():
            ships = self.page.locator(".ship-chip.movable")
            if not ships.count():
                self.page.locator(".end-voyage").click()
                return
            self.choose_one_of(ships)
        spaces = [str(label) for label in self.page.eval_on_selector_all("[data-legal]", _LEGAL) if label]
        trades = [label for label in spaces if not label.startswith("r")]
        self.trades += bool(trades)
        point(self.page, self.rng.choice(trades or spaces), click=True)


_LEGAL = "all => all.map(one => one.dataset.space)"


def test_a_whole_game_with_ships(windows: Windows, server: Server) -> None:
    seats = [
        {"name": "Anna", "faction": "mermaids"},
        *({"bot": "novice", "faction": key} for key in ("witches", "dwarves")),
    ]
    game = Made(server, preset="standard", seed=7, options={"merchants": "true"}, seats=seats)
    captain = Captain(windows.open(game.seat()), seed=3, actions_a_round=4)
    captain.play()
    assert captain.shown("status") == "over"
    assert captain.trades
    no_keys_shown(captain.page)


@pytest.mark.parametrize("theme", ["classic", "safe", "dark"])
def test_looks_with_ships(windows: Windows, server: Server, position: Voyage, picture: Picture, theme: str) -> None:
    page = opened(windows, server, position)
    prefer(page, theme=theme, locale="en", motion=False)
    page.wait_for_selector(f"{GAME}[data-decision]")
    settle(page)
    picture(page, f"merchants-{theme}")
    assert findings(page) == []
    size = page.evaluate("[document.documentElement.scrollHeight, document.documentElement.scrollWidth]")
    assert size[0] <= 768 and size[1] <= 1366, "the whole table is not visible at once"


def whole_boards(page: Page) -> None:
    """Every faction board on its sheet, none of them wider than the sheet."""
    boards = page.get_by_role("button", name="Faction board:")
    assert boards.count() > 1
    for number in range(boards.count()):
        boards.nth(number).tap()
        sheet = page.get_by_role("dialog")
        expect(sheet.locator(".board-rows")).to_be_visible()
        wide = sheet.locator(".sheet-body").evaluate("body => body.scrollWidth - body.clientWidth")
        assert wide <= 0, boards.nth(number).get_attribute("aria-label")
        sheet.get_by_role("button", name="Close").tap()


def test_a_phone_with_ships(windows: Windows, server: Server, position: Voyage, picture: Picture) -> None:
    page = opened(windows, server, position, phone=True)
    whole_boards(page)
    page.locator(f".player-board [data-target='tile:{MOVE_SHIPS}']").first.tap()
    page.wait_for_selector(f"{GAME}[data-decision=voyage]")
    if len(set(position.ships)) > 1:
        page.locator(f".ship-chip[data-ship='{position.start}']").first.tap()
    box = page.locator(f"[data-space='{position.goal}']").bounding_box()
    assert box is not None
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.touchscreen.tap(*at)
    expect(page.locator(".course.meant")).to_have_count(1)  # the first tap only shows the way
    picture(page, "merchants-phone-aim")
    page.get_by_role("button", name=f"Go to {position.goal}").tap()
    expect(page.locator(f"[data-visit='{position.goal}']")).to_be_visible()
    picture(page, "merchants-phone-trade")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    small = page.eval_on_selector_all(
        ".voyage button", "all => all.map(one => one.getBoundingClientRect()).filter(r => r.height < 40).length"
    )
    assert small == 0
    no_keys_shown(page)
    assert findings(page) == []
