"""Power beside others' buildings: the question and its price, rules that answer it, offers that wait."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Windows
from tests.browser.person import CHOICE, GAME
from tests.browser.playing import (
    NOMADS,
    WITCHES,
    Loaded,
    click_space,
    first_round,
    is_asked,
    laid,
    log_rows,
    offer_at_a_price,
    shows,
    sit_down,
)
from tests.browser.serving import Server


def test_power_is_taken_at_the_price_that_is_said(windows: Windows, server: Server) -> None:
    game = Loaded(server, offer_at_a_price())
    page = sit_down(windows, game)
    is_asked(page, "leech")
    shows(page, vp=20, power="5/7/0")
    question = page.locator(".leech-question")
    take = question.locator(f"{CHOICE}[data-kind=leech]")
    expect(take).to_contain_text("Take 2 power")
    expect(take.locator(".leech-price")).to_have_text("−1")
    expect(question).to_contain_text("Nomads built beside you: 2 power is offered.")
    take.click()  # sent at once
    expect(log_rows(page, "Witches took 2 power beside Nomads for 1 VP")).to_have_count(1)
    shows(page, vp=19, power="3/9/0")
    assert game.player(WITCHES)["vp"] == 19 and game.player(WITCHES)["bowls"] == [3, 9, 0]


def test_power_refused_changes_nothing(windows: Windows, server: Server) -> None:
    game = Loaded(server, offer_at_a_price())
    page = sit_down(windows, game)
    page.locator(f".leech-question {CHOICE}[data-kind=decline]").click()
    expect(log_rows(page, "Witches refused 2 power beside Nomads")).to_have_count(1)
    shows(page, vp=20, power="5/7/0")
    assert game.player(WITCHES)["vp"] == 20 and game.player(WITCHES)["bowls"] == [5, 7, 0]


def rule(page: Page, words: str) -> Locator:
    """A field of the form of automatic rules, in the settings."""
    if not page.get_by_role("dialog", name="Settings").count():
        page.get_by_role("button", name="Settings").click()
    return page.locator(".automatic-rules label").filter(has_text=words).locator("select")


def test_an_automatic_rule_is_kept_and_answers(windows: Windows, server: Server) -> None:
    game = Loaded(server, first_round("upgrade F4 to TP", "leech", "done"))
    page = sit_down(windows, game)
    with page.expect_response(lambda answer: answer.request.method == "PATCH") as kept:
        rule(page, "Refuse power").select_option(label="When it costs 1 VP or more")
    assert kept.value.ok
    page.reload()
    page.wait_for_selector(GAME)
    expect(rule(page, "Refuse power")).to_have_value("1")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    game.plays(NOMADS, "upgrade F3 to TP")
    row = log_rows(page, "Witches refused 2 power beside Nomads")
    expect(row).to_have_count(1)
    expect(row.locator(".automatic")).to_be_visible()
    expect(page.locator(".leech-question")).to_have_count(0)
    shows(page, vp=20, power="5/7/0")
    answer = next(row for row in game.rows() if row["text"].startswith("decline"))
    assert answer["automatic"] and answer["seat"] == WITCHES


def test_the_same_answer_from_now_on(windows: Windows, server: Server) -> None:
    """The shortcut in the question sets the rule and gives the answer."""
    game = Loaded(server, offer_at_a_price())
    page = sit_down(windows, game)
    page.get_by_role("button", name="From now on, always take it for up to 1 VP").click()
    expect(log_rows(page, "Witches took 2 power beside Nomads for 1 VP")).to_have_count(1)
    assert game.player(WITCHES)["vp"] == 19
    assert game.view(WITCHES)["seats"][WITCHES]["automatic"]["take"] == 1


def test_an_open_offer_is_answered_while_another_plays(windows: Windows, server: Server) -> None:
    """Where the options let offers wait, the builder goes on with the turn and the answer may come at any time."""
    game = Loaded(server, first_round("upgrade F4 to TP", profile="snellman"))
    page = sit_down(windows, game, NOMADS)
    expect(page.locator("[data-testid=prompt]")).to_have_attribute("data-mine", "false")
    assert game.view()["table"]["decider"] == WITCHES
    shows(page, "Nomads", power="5/7/0")
    open_offers = page.get_by_role("group", name="Questions you can answer at any time")
    expect(open_offers.get_by_role("button")).to_have_count(2)
    open_offers.get_by_role("button", name="Take 1 power beside Witches").click()
    shows(page, "Nomads", power="4/8/0")
    expect(open_offers).to_have_count(0)
    expect(log_rows(page, "Nomads took 1 power beside Witches")).to_have_count(1)
    assert game.player(NOMADS)["bowls"] == [4, 8, 0]


def test_an_offer_left_for_later_can_be_taken_in_the_own_turn(windows: Windows, server: Server) -> None:
    game = Loaded(server, first_round("upgrade F4 to TP", profile="snellman"))
    game.sets_rules(NOMADS, take=-1)
    game.plays(WITCHES)
    page = sit_down(windows, game, NOMADS)
    is_asked(page, "leech", NOMADS)
    page.locator(f".leech-question {CHOICE}[data-kind=later]").click()
    is_asked(page, "turn", NOMADS)
    shows(page, "Nomads", power="5/7/0")
    click_space(page, "F3")
    acting = laid(page, "space:F3")
    expect(acting.locator(".warned")).to_contain_text("You are being offered 1 power. If you act now, you refuse it.")
    page.keyboard.press("u")
    page.get_by_role("button", name="Take 1 power beside Witches").click()
    shows(page, "Nomads", power="4/8/0")


def test_the_focus_comes_to_the_question(windows: Windows, server: Server) -> None:
    """The next stop of the Tab key is the first answer; Enter alone answers nothing."""
    game = Loaded(server, first_round("upgrade F4 to TP", "leech", "done"))
    page = sit_down(windows, game)
    game.plays(NOMADS, "upgrade F3 to TP")
    question = page.locator(".leech-question")
    expect(question).to_be_focused()
    page.keyboard.press("Enter")
    is_asked(page, "leech")
    page.keyboard.press("Tab")
    expect(question.locator(CHOICE).first).to_be_focused()
    page.keyboard.press("Enter")
    expect(log_rows(page, "Witches took 2 power beside Nomads for 1 VP")).to_have_count(1)


def test_the_focus_stays_with_who_does_something_else(windows: Windows, server: Server) -> None:
    game = Loaded(server, first_round("upgrade F4 to TP", "leech", "done"))
    page = sit_down(windows, game)
    page.get_by_role("button", name="Settings").click()
    field = page.locator(".automatic-rules select").first
    field.focus()
    game.plays(NOMADS, "upgrade F3 to TP")
    expect(page.locator(".leech-question")).to_have_count(1)
    expect(field).to_be_focused()
