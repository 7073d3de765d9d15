"""Keys: whatever the list of keys promises does what it says, at a turn and elsewhere."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.person import CHOICE, CONFIRM, GAME
from tests.browser.playing import (
    LAID,
    POPOVER,
    WITCHES,
    Loaded,
    choice,
    first_round,
    has_drafted,
    has_last_row,
    has_structure,
    opened,
    shows,
    sit_down,
)
from tests.browser.serving import Server

PROMISED = (
    *("pick", "confirm", "undo", "redo", "restart", "escape", "next", "before"),
    *("moves", "typed", "pass", "convert", "log", "score", "overlays", "shortcuts"),
)  # fmt: skip


def begun(windows: Windows, server: Server) -> tuple[Page, Loaded]:
    game = Loaded(server, first_round())
    return sit_down(windows, game), game


def test_the_list_of_keys(windows: Windows, server: Server) -> None:
    page, _ = begun(windows, server)
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keys")
    expect(sheet.locator("dl > div")).to_have_count(len(PROMISED))
    for what in ("Choose by number", "Confirm the turn", "Undo a step", "Next thing that can be used"):
        expect(sheet).to_contain_text(what)
    page.keyboard.press("m")  # a sheet hears its own keys only
    expect(page.locator(".all-moves")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_a_turn_with_keys_and_back_again(windows: Windows, server: Server) -> None:
    """Conversions by number, undo, redo, start again, confirm."""
    page, game = begun(windows, server)
    last_row = game.view()["last_row"]
    press = page.keyboard.press
    press("c")
    conversions = opened(page, "kind:convert")
    worker = choice(conversions, "convert 1w to 1c")
    number = worker.get_attribute("aria-keyshortcuts") or ""
    for made in (1, 2):
        press(number)
        has_drafted(page, made)
    shows(page, coins=23, workers=4)
    press("Escape")
    expect(conversions).to_have_count(0)
    press("u")
    has_drafted(page, 1)
    press("Backspace")
    has_drafted(page, 0)
    shows(page, coins=21, workers=6)
    press("r")
    has_drafted(page, 1)
    press("r")
    has_drafted(page, 2)
    press("x")
    has_drafted(page, 0)
    press("p")
    cards = opened(page, "kind:pass")
    first = cards.locator(f"{CHOICE}[aria-keyshortcuts='1']")
    move = first.get_attribute("data-move") or ""
    press("1")
    has_drafted(page, 1)
    has_last_row(page, last_row)
    expect(page.locator(CONFIRM)).to_be_focused()
    press("Enter")
    page.wait_for_function("before => Number(document.querySelector('.game').dataset.lastRow) > before", arg=last_row)
    assert game.player(WITCHES)["bonus_card"] == move.split()[-1]


def test_enter_does_not_confirm_what_is_no_turn(windows: Windows, server: Server) -> None:
    page, game = begun(windows, server)
    last_row = game.view()["last_row"]
    page.keyboard.press("Enter")
    page.keyboard.press("c")
    choice(opened(page, "kind:convert"), "convert 1w to 1c").press("Enter")
    has_drafted(page, 1)
    page.keyboard.press("Escape")
    page.locator("[data-testid=prompt]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(CONFIRM)).to_have_attribute("aria-disabled", "true")
    has_drafted(page, 1)
    assert game.view()["last_row"] == last_row


def test_next_and_before_walk_over_what_glows(windows: Windows, server: Server) -> None:
    page, _ = begun(windows, server)
    focused = "document.activeElement.dataset.target ?? ''"
    legal = page.locator("[data-legal], .target.legal").evaluate_all("all => all.map(one => one.dataset.target)")
    walked = []
    for _ in range(4):
        page.keyboard.press("n")
        walked.append(str(page.evaluate(focused)))
    assert len(set(walked)) == 4 and set(walked) <= set(legal)
    for wanted in reversed(walked[:-1]):
        page.keyboard.press("b")
        assert page.evaluate(focused) == wanted
    page.keyboard.press("Enter")
    expect(page.locator(f"{POPOVER}[data-for='{walked[0]}'], {LAID}[data-for='{walked[0]}']")).to_be_visible()


def test_all_moves_in_a_list(windows: Windows, server: Server) -> None:
    """Searched, and played from there."""
    page, game = begun(windows, server)
    page.keyboard.press("m")
    sheet = page.get_by_role("dialog", name="Moves")
    moves = sheet.locator(CHOICE)
    offered = game.view(WITCHES)["desk"]["moves"]
    expect(moves.first).to_be_visible()
    assert {move["text"] for move in offered} <= set(moves.evaluate_all("all => all.map(one => one.dataset.move)"))
    field = sheet.get_by_role("searchbox")
    expect(field).to_be_focused()
    field.fill("upgrade f4")
    expect(moves.filter(has_not_text=re.compile("F4"))).to_have_count(0)
    expect(moves.filter(has_text=re.compile("F4"))).not_to_have_count(0)
    choice(sheet, "upgrade F4 to TP").click()
    has_drafted(page, 1)
    has_structure(page, "F4", "trading house of Witches")
    expect(sheet).to_have_count(0)


def test_what_lies_beside_the_table(windows: Windows, server: Server) -> None:
    page, _ = begun(windows, server)
    for key, name in (("l", "Log"), ("s", "Score")):
        page.keyboard.press(key)
        expect(page.get_by_role("complementary", name=name)).to_be_visible()
        page.keyboard.press(key)
        expect(page.get_by_role("complementary", name=name)).to_have_count(0)
    legend = page.get_by_role("complementary", name="Legend")
    seen: list[str] = []
    for _ in range(5):
        page.keyboard.press("o")
        expect(legend.locator("b")).not_to_have_text(seen[-1] if seen else "")
        seen.append(legend.locator("b").inner_text())
    page.keyboard.press("o")
    expect(legend).to_have_count(0)
    assert len(set(seen)) == 5
    page.keyboard.press("/")
    expect(page.locator("[data-testid=typed]")).to_be_focused()
    page.keyboard.press("l")  # typed, not heard as a key
    expect(page.locator("[data-testid=typed]")).to_have_value("l")
    expect(page.get_by_role("complementary", name="Log")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("[data-testid=typed]")).to_have_count(0)
    expect(page.locator(GAME)).to_be_visible()
