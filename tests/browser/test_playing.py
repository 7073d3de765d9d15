"""Playing by hand: choices and their price, conversions, undo, typed moves, warnings, reasons, tiles, cults."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Windows
from tests.browser.person import CHOICE, CONFIRM
from tests.browser.playing import (
    NOMADS,
    WITCHES,
    Loaded,
    all_ways,
    before_a_town,
    board_of,
    choice,
    click_space,
    click_target,
    confirm,
    first_round,
    has_drafted,
    has_last_row,
    has_structure,
    is_asked,
    laid,
    log_rows,
    opened,
    shows,
    sit_down,
    take,
    touch,
    touch_space,
)
from tests.browser.serving import Server

# ---- a turn -----------------------------------------------------------------------------------------------


def test_a_space_offers_complete_turns_with_price_and_gain(windows: Windows, server: Server) -> None:
    game = Loaded(server, first_round())
    page = sit_down(windows, game)
    shows(page, coins=21, workers=6, vp=20)
    offers = all_ways(page, "space:E7")
    transform = choice(offers, "transform E7 to green")
    expect(transform).to_have_accessible_name(re.compile("cost: 3 workers$"))
    build = choice(offers, "transform E7 to green. build E7")
    spoken = build.get_attribute("aria-label") or ""
    assert spoken.startswith("Build a dwelling on E7. Transform E7 into forest (1 spade). ")
    for part in ("cost: ", "2 coins", "4 workers", "gain: 2 VP", "Nomads may take 1 power"):
        assert part in spoken
    expect(build.locator(".paid .amount").filter(has_text="−2")).to_be_visible()
    expect(build.locator(".scored")).to_have_text("+2")

    build.click()  # one click, and it lies on the table, but nobody else sees it
    has_drafted(page, 1)
    has_structure(page, "E7", "forest, dwelling of Witches")
    shows(page, coins=19, workers=2, vp=22)
    assert game.structure("E7") == ("", None)

    confirm(page)
    assert game.structure("E7") == ("D", WITCHES)
    has_structure(page, "E7", "forest, dwelling of Witches")
    expect(log_rows(page, "Witches built a dwelling on E7")).to_have_count(1)


def test_conversions_by_touching_the_own_board(windows: Windows, server: Server) -> None:
    game = Loaded(server, first_round())
    page = sit_down(windows, game)
    before = game.view()["last_row"]
    shows(page, coins=21, power="5/7/0")
    bowls = touch(page, "resource:power")
    choice(bowls, "burn 1").click()
    has_drafted(page, 1)
    shows(page, power="5/5/1")
    bowls = opened(page, "resource:power")  # it stays open: conversions go on
    choice(bowls, "convert 1pw to 1c").click()
    has_drafted(page, 2)
    shows(page, coins=22, power="6/5/0")
    bowls.get_by_role("button", name="One less: Convert 1 power to 1 coin").click()
    has_drafted(page, 1)
    shows(page, coins=21, power="5/5/1")
    page.locator("[data-testid=undo]").click()
    has_drafted(page, 0)
    shows(page, coins=21, power="5/7/0")
    workers = touch(page, "resource:workers")
    choice(workers, "convert 1w to 1c").click()
    shows(page, coins=22, workers=5)
    choice(workers, "convert 1w to 1c").click()
    shows(page, coins=23, workers=4)
    expect(page.locator("[data-testid=drafted]")).to_contain_text("×2")
    expect(page.locator(CONFIRM)).to_have_attribute("aria-disabled", "true")  # conversions alone are no turn
    assert game.view()["last_row"] == before and game.player(WITCHES)["coins"] == 21


def test_undo_redo_and_start_again_step_by_step(windows: Windows, server: Server) -> None:
    page = sit_down(windows, Loaded(server, first_round()))
    undo, redo, again = (page.locator(f"[data-testid={name}]") for name in ("undo", "redo", "restart"))
    for button in (undo, redo, again):
        expect(button).to_be_disabled()
    choice(touch(page, "resource:workers"), "convert 1w to 1c").click()
    has_drafted(page, 1)
    take(page, "space:F4", "upgrade F4 to TP")
    has_drafted(page, 2)
    shows(page, coins=19, workers=3)
    undo.click()
    has_drafted(page, 1)
    shows(page, coins=22, workers=5)
    has_structure(page, "F4", "dwelling of Witches")
    undo.click()
    has_drafted(page, 0)
    shows(page, coins=21, workers=6)
    redo.click()
    has_drafted(page, 1)
    shows(page, coins=22, workers=5)
    redo.click()
    has_drafted(page, 2)
    has_structure(page, "F4", "trading house of Witches")
    expect(redo).to_be_disabled()
    again.click()
    has_drafted(page, 0)
    shows(page, coins=21, workers=6)
    has_structure(page, "F4", "dwelling of Witches")


def test_the_last_turn_can_be_had_back(windows: Windows, server: Server) -> None:
    game = Loaded(server, first_round())
    page = sit_down(windows, game)
    take(page, "space:F4", "upgrade F4 to TP")
    confirm(page)
    assert game.structure("F4") == ("TP", WITCHES)
    expect(page.get_by_test_id("prompt")).to_contain_text(
        "to decide what to do this turn"
    )  # the rules have answered for Ben
    page.get_by_role("button", name="Take back").click()
    is_asked(page, "turn")
    has_structure(page, "F4", "dwelling of Witches")
    shows(page, coins=21, workers=6)
    assert game.structure("F4") == ("D", WITCHES)


# ---- typed moves ------------------------------------------------------------------------------------------


def typing(page: Page) -> None:
    page.get_by_role("button", name="Type a move").click()
    expect(page.locator("[data-testid=typed]")).to_be_focused()


def test_a_typed_move_is_completed_and_drafted(windows: Windows, server: Server) -> None:
    page = sit_down(windows, Loaded(server, first_round()))
    typing(page)
    line = page.locator("[data-testid=typed]")
    line.press_sequentially("upgrade F")
    completions = page.get_by_role("listbox").get_by_role("option")
    expect(completions.first).to_have_text(re.compile("^upgrade F4"))
    line.press("Tab")
    expect(line).to_have_value(re.compile("^upgrade F4"))
    line.fill("upgrade F4 to TP")
    expect(page.locator(".typed-answer")).to_contain_text("Upgrade F4 to a trading house")
    line.press("Enter")
    has_drafted(page, 1)
    has_structure(page, "F4", "trading house of Witches")
    shows(page, coins=18, workers=4)


def test_an_illegal_typed_move_is_refused_with_a_sentence(windows: Windows, server: Server) -> None:
    game = Loaded(server, first_round())
    page = sit_down(windows, game)
    last_row = game.view()["last_row"]
    typing(page)
    line = page.locator("[data-testid=typed]")
    answer = page.locator(".typed-answer")
    line.fill("build I11")
    expect(answer).to_contain_text("I11 is out of reach")
    line.press("Enter")
    expect(line).to_have_value("build I11")  # it stays, to be corrected
    line.fill("make me win")
    expect(answer).to_contain_text(re.compile("This is not a move"))
    line.press("Enter")
    has_drafted(page, 0)
    has_last_row(page, last_row)
    shows(page, coins=21, workers=6)
    assert game.view()["last_row"] == last_row


def laid_on(page: Page, label: str, move: str) -> Locator:
    """Click a space; this move lies there then."""
    click_space(page, label)
    found = laid(page, f"space:{label}")
    expect(found).to_have_attribute("data-move", move)
    return found


# ---- warnings and reasons ---------------------------------------------------------------------------------


def test_a_dear_trading_house_is_warned_of_unless_switched_off(windows: Windows, server: Server) -> None:
    page = sit_down(windows, Loaded(server, first_round()))
    dear = laid_on(page, "C3", "upgrade C3 to TP")
    words = "This trading house costs 6 coins; on F4, beside a neighbour, it would cost 3."
    expect(dear.locator(".warned")).to_have_text(words)
    assert words in (dear.get_attribute("aria-label") or "")
    cheap = laid_on(page, "F4", "upgrade F4 to TP")  # instead
    expect(cheap.locator(".warned")).to_have_count(0)
    page.keyboard.press("u")
    has_drafted(page, 0)

    page.get_by_role("button", name="Settings").click()
    switch = page.get_by_role("switch", name="Warnings")
    expect(switch).to_be_checked()
    switch.uncheck(force=True)
    expect(switch).not_to_be_checked()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    dear = laid_on(page, "C3", "upgrade C3 to TP")
    expect(dear.locator(".warned")).to_have_count(0)
    assert words not in (dear.get_attribute("aria-label") or "")


def test_what_is_not_possible_says_why_and_what_is_missing(windows: Windows, server: Server) -> None:
    page = sit_down(windows, Loaded(server, first_round()))
    expect(page.locator("[data-space='A6'][data-legal]")).to_have_count(0)
    far = touch_space(page, "A6")
    expect(far.locator(".reason")).to_contain_text("A6 is out of reach; shipping 1 would reach it.")
    expect(far.locator(".reason")).to_contain_text("Missing: shipping (1)")
    expect(far.locator(CHOICE)).to_have_count(0)
    action = touch(page, "tile:ACT3")
    expect(action.locator(".reason")).to_contain_text(
        "You need 4 power in bowl III and have none; sacrificing would give you 3."
    )
    cult = touch(page, "cult:fire")
    expect(cult.locator(".reason")).to_contain_text("You need 1 priest and have none.")
    expect(cult.locator(".reason")).to_contain_text("Missing: priests (1)")
    cult.get_by_role("button", name="The rule").click()
    expect(page.get_by_role("heading", name=re.compile("priest", re.IGNORECASE)).first).to_be_visible()


def test_a_repair_is_offered_and_plays(windows: Windows, server: Server) -> None:
    page = sit_down(windows, Loaded(server, first_round()))
    typing(page)
    page.locator("[data-testid=typed]").fill("action ACT2")
    answer = page.locator(".typed-answer")
    expect(answer).to_contain_text("You need 3 power in bowl III and have none; sacrificing would give you 3.")
    expect(answer).to_contain_text("This would make it possible:")
    choice(answer, "burn 3. action ACT2").click()
    has_drafted(page, 1)
    shows(page, priests=1, power="8/1/0")


# ---- cards, tiles, power, cults ---------------------------------------------------------------------------


def test_passing_takes_a_bonus_card(windows: Windows, server: Server) -> None:
    game = Loaded(server, first_round())
    page = sit_down(windows, game)
    assert game.player(WITCHES)["bonus_card"] == "BON3"
    click_target(page, "tile:BON5")
    expect(laid(page, "tile:BON5")).to_have_accessible_name(re.compile("^Pass and take the bonus card"))
    has_drafted(page, 1)
    confirm(page)
    mine = board_of(page, "Witches")
    expect(mine).to_have_attribute("data-passed", "true")
    expect(mine.locator("[aria-label^='Power and worker.']")).to_be_visible()
    expect(mine.locator("[aria-label^='Coins.']")).to_have_count(0)
    assert game.player(WITCHES)["passed"] and game.player(WITCHES)["bonus_card"] == "BON5"


def test_a_temple_brings_a_favor_tile(windows: Windows, server: Server) -> None:
    game = Loaded(server, first_round("upgrade F4 to TP", "leech", "done", "upgrade F3 to TP", "decline", "done"))
    page = sit_down(windows, game)
    temple = choice(touch_space(page, "F4"), "upgrade F4 to TE")
    expect(temple).to_contain_text("then a favor tile")
    temple.click()
    is_asked(page, "favor")
    expect(page.locator(CONFIRM)).to_have_attribute("aria-disabled", "true")
    expect(page.locator(f".play-picks {CHOICE}[data-kind=favor]")).to_have_count(12)
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator(".play-picks")).to_have_count(0)
    page.get_by_role("button", name="Show the choices").click()
    expect(page.locator(".play-picks")).to_have_count(1)
    take(page, "tile:FAV7", "+FAV7")
    has_drafted(page, 2)
    confirm(page)
    assert game.structure("F4") == ("TE", WITCHES)
    assert "FAV7" in game.player(WITCHES)["favors"]
    expect(board_of(page, "Witches").locator("[aria-label^='Earth 2.']")).to_be_visible()


def test_a_town_brings_a_town_tile(windows: Windows, server: Server) -> None:
    position, upgrade = before_a_town()
    seat, label = position.decider, upgrade.split()[1]
    assert seat is not None
    game = Loaded(server, position)
    vp = game.player(seat)["vp"]
    page = sit_down(windows, game, seat)
    click_space(page, label)
    is_asked(page, "town", seat)
    take(page, "tile:TW1", "+TW1")
    confirm(page)
    tile = game.server.call("GET", "/api/catalogue")["town_tiles"]["TW1"]
    assert game.player(seat)["towns"] == ["TW1"]
    assert game.player(seat)["vp"] >= vp + tile["vp"]
    expect(page.locator(f"[data-space='{label}']")).to_have_attribute("aria-label", re.compile("town of "))


def test_a_power_action_then_a_priest_to_a_cult(windows: Windows, server: Server) -> None:
    game = Loaded(server, first_round())
    page = sit_down(windows, game)
    take(page, "tile:ACT2", "burn 3. action ACT2")
    shows(page, priests=1, power="8/1/0")
    confirm(page)
    expect(page.locator("button[data-target='tile:ACT2']")).to_have_accessible_name(re.compile("taken in this round"))
    assert game.view()["table"]["tiles"]["power_actions"]["ACT2"]

    game.plays(NOMADS, "pass BON4")
    is_asked(page, "turn")
    taken = touch(page, "tile:ACT2")
    expect(taken.locator(".reason")).to_contain_text("Already taken")
    fire = all_ways(page, "cult:fire")
    best = fire.locator(CHOICE).first
    expect(best).to_have_accessible_name(re.compile(r"^Send a priest to the order of .*Fire.*: 3 steps"))
    lesser = fire.locator(CHOICE).filter(has_text="2 steps")
    expect(lesser.locator(".warned")).to_contain_text("The place for 3 steps")
    best.click()
    has_drafted(page, 1)
    confirm(page)
    fire_now = page.locator("button[data-target='cult:fire']")
    expect(fire_now).to_have_accessible_name(re.compile("Witches: 3"))
    assert game.view()["table"]["cults"][0]["levels"][WITCHES] == 3
    shows(page, priests=0)
