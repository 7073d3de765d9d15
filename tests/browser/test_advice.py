"""Hints and review: when asked for, as the server has worked them out, among people only if all of them agree."""

from __future__ import annotations

import re
from decimal import ROUND_HALF_UP, Decimal
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Response, Route, expect

from tests.browser.conftest import Windows
from tests.browser.person import GAME
from tests.browser.playing import (
    NOMADS,
    WITCHES,
    Loaded,
    choice,
    first_round,
    has_drafted,
    has_last_row,
    menu,
    sit_down,
    touch,
    watch,
)
from tests.browser.serving import Server
from tests.browser.table import Loaded as Ended
from tests.browser.table import finished_game
from tests.browser.table import sit_down as sit_at
from tests.browser.test_looks import findings, no_keys_shown

THINKING = 120_000  # ms: bots think for a while, and longer where many tests share few cores
NOT_ASKED = "You have nothing to decide now."
FACTIONS = ("Witches", "Nomads")


def sheet(page: Page, name: str) -> Locator:
    """Opened from the menu."""
    menu(page, name)
    found = page.get_by_role("dialog", name=name)
    expect(found).to_be_visible()
    return found


def close(found: Locator) -> None:
    found.get_by_role("button", name="Close").click()
    expect(found).to_have_count(0)


def about(kind: str) -> Any:
    return lambda answer: answer.url.endswith(f"/{kind}") and answer.request.method == "POST"


def drafted(answer: Response) -> list[str]:
    """The draft that was sent with the question."""
    asked: dict[str, list[str]] = answer.request.post_data_json or {}
    return asked["draft"]


def tenths(vp: float) -> str:
    """As the browser rounds: 119.85 is 119.9."""
    return str(Decimal(str(vp)).quantize(Decimal("0.1"), ROUND_HALF_UP))


def with_sign(vp: float) -> str:
    return f"+{tenths(vp)}" if vp > 0 else tenths(vp)


def shows_hints(found: Locator, answer: Response) -> None:
    """Every move with what is expected and why, and how every seat stands."""
    hints = answer.json()
    rows = found.locator("ol > li")
    expect(rows).to_have_count(len(hints["moves"]))
    assert len(hints["moves"]) > 1
    for at, hint in enumerate(hints["moves"]):
        expect(rows.nth(at)).to_contain_text(f"{tenths(hint['vp'])} VP expected")
        for step in hint["move"]["steps"]:
            for label in re.findall(r"\w+", str(step["args"].get("space", ""))):  # a bridge has two
                expect(rows.nth(at)).to_contain_text(label)
        reasons = re.findall(r"[+-]?\d+\.\d", rows.nth(at).locator(".reasons").inner_text())
        assert reasons == [with_sign(term["vp"]) for term in hint["terms"]]
        expect(rows.nth(at).get_by_text("Just as good: ")).to_have_count(1 if hint["alike"] else 0)
    assert any(hint["terms"] for hint in hints["moves"])
    seats = found.locator("ul > li")
    for seat, name in zip(hints["seats"], FACTIONS, strict=True):
        share = round(100 * seat["win_share"])
        words = f"{name}: {tenths(seat['vp'])} VP, give or take {tenths(seat['spread'])}; chance to win {share} %"
        expect(seats.filter(has_text=name)).to_have_text(words)


# ---- alone with a bot -------------------------------------------------------------------------------------


def test_hints_when_asked(windows: Windows, server: Server) -> None:
    game = Loaded(server, first_round(), bot=NOMADS)
    page = sit_down(windows, game)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    with page.expect_response(about("hints"), timeout=THINKING) as answered:
        found = sheet(page, "Hints")
    assert answered.value.ok
    assert drafted(answered.value) == []
    shows_hints(found, answered.value)
    assert sum(url.endswith("/hints") for url in asked) == 1
    no_keys_shown(page)
    assert findings(page) == []
    close(found)
    has_drafted(page, 0)  # it was only said, not done
    has_last_row(page, game.view()["last_row"])


def test_hints_go_on_from_the_draft(windows: Windows, server: Server) -> None:
    page = sit_down(windows, Loaded(server, first_round(), bot=NOMADS))
    choice(touch(page, "resource:workers"), "convert 1w to 1c").click()
    has_drafted(page, 1)
    with page.expect_response(about("hints"), timeout=THINKING) as answered:
        found = sheet(page, "Hints")
    assert answered.value.ok
    assert drafted(answered.value) == ["convert 1w to 1c"]
    expect(found.locator("ol > li").first).to_be_visible()


def shows_review(found: Locator, answers: list[Response]) -> None:
    """Looked at to the end, the dearest decision first, each with what was played and what would have been better."""
    last = answers[-1].json()
    expect(found.get_by_role("status")).to_contain_text(f"{last['total']} of {last['total']} turns reviewed")
    judged = [one for answer in answers for one in answer.json()["decisions"] if one["cost"] > 0]
    judged.sort(key=lambda one: -one["cost"])
    rows = found.locator("ol > li")
    expect(rows).to_have_count(len(judged))
    assert len(judged) > 1
    for at, one in enumerate(judged):
        when = f"Round {one['round']}" if one["round"] else "Setup"
        expect(rows.nth(at)).to_contain_text(f"{when}, {FACTIONS[one['seat']]}: {tenths(one['cost'])} VP")
        for part in ("Played: ", "Better: "):
            expect(rows.nth(at)).to_contain_text(part)


def review(page: Page) -> Locator:
    """Asked for, and waited for to its end."""
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer) if about("review")(answer) else None)
    found = sheet(page, "Review")
    page.wait_for_function(
        "() => document.querySelector('dialog [role=status]') && !document.querySelector('dialog progress')",
        timeout=THINKING,
    )
    shows_review(found, answers)
    return found


def dearer_later(route: Route) -> None:
    """The server's answer, and every decision that cost something once more at twice the cost: an order to be seen."""
    answer = route.fetch(timeout=THINKING)
    piece = answer.json()
    costly = [one for one in piece["decisions"] if one["cost"] > 0]
    piece["decisions"] += [{**one, "turn": one["turn"] + 1000, "cost": 2 * one["cost"]} for one in costly]
    route.fulfill(response=answer, json=piece)


def test_a_review_when_asked(windows: Windows, server: Server) -> None:
    game = first_round("transform D4 to gray. done", "upgrade F3 to TP", "leech", "done")  # a spade for nothing
    page = sit_down(windows, Loaded(server, game, bot=NOMADS))
    page.route("**/review", dearer_later)
    found = review(page)
    no_keys_shown(page)
    assert findings(page) == []
    close(found)


def test_after_the_end_there_is_a_review_and_no_hint(windows: Windows, server: Server) -> None:
    """Those who played may look back at once, whoever they are."""
    page = sit_at(windows, Ended(server, finished_game(), bots=False))
    page.get_by_role("button", name="Look at the board").click()
    page.get_by_role("button", name="Game", exact=True).click()
    expect(page.locator(".menu-item").filter(has_text="Review")).to_be_visible()
    expect(page.locator(".menu-item").filter(has_text="Hints")).to_have_count(0)
    page.keyboard.press("Escape")
    with page.expect_response(about("review"), timeout=THINKING) as answered:
        found = sheet(page, "Review")
    assert answered.value.ok
    expect(found.get_by_role("checkbox")).to_have_count(0)
    done = answered.value.json()
    assert 0 < done["done"] < done["total"]
    expect(found.get_by_role("status")).to_contain_text(f"of {done['total']} turns reviewed")
    close(found)


# ---- where everybody has to agree --------------------------------------------------------------------------


def missing(found: Locator, names: str) -> None:
    expect(found).to_contain_text(f"All of them must agree to hints and reviews; still missing: {names}.")
    expect(found.locator("ol > li")).to_have_count(0)


@pytest.mark.parametrize("kind", ["Hints", "Review"])
def test_nobody_is_advised_before_all_agree(windows: Windows, server: Server, kind: str) -> None:
    """Each in a window of their own. The sheet that is open when the last one agrees gets its answer."""
    game = Loaded(server, first_round(), advice="agree")
    anna, ben = sit_down(windows, game, WITCHES), sit_down(windows, game, NOMADS)
    asked: list[str] = []
    for page in (anna, ben):
        page.on("request", lambda request: asked.append(request.url) if request.method == "POST" else None)
    hers, his = sheet(anna, kind), sheet(ben, kind)
    for found, own in ((hers, "Witches"), (his, "Nomads")):
        missing(found, "Witches and Nomads")
        expect(found.get_by_role("checkbox")).to_have_count(1)  # nobody agrees for somebody else
        expect(found.get_by_role("checkbox", name=f"{own} agrees")).not_to_be_checked()
    assert findings(anna) == []

    hers.get_by_role("checkbox").check()
    for found in (hers, his):
        missing(found, "Nomads")
    hers.get_by_role("checkbox").uncheck()
    for found in (hers, his):
        missing(found, "Witches and Nomads")
    his.get_by_role("checkbox").check()
    missing(hers, "Witches")
    assert not [url for url in asked if url.endswith(("/hints", "/review"))]

    with anna.expect_response(about(kind.lower()), timeout=THINKING) as answered:
        hers.get_by_role("checkbox").click()
    assert answered.value.ok
    for found in (hers, his):
        expect(found.get_by_role("checkbox")).to_be_checked()
    if kind == "Hints":
        shows_hints(hers, answered.value)
        expect(his.get_by_role("status")).to_have_text(NOT_ASKED)
        assert sum(url.endswith("/hints") for url in asked) == 1
    his.get_by_role("checkbox").uncheck()  # and may think better of it
    missing(hers, "Nomads")


def test_the_others_are_asked_when_somebody_wishes_for_advice(windows: Windows, server: Server) -> None:
    game = Loaded(server, first_round(), advice="agree")
    anna, ben = sit_down(windows, game, WITCHES), sit_down(windows, game, NOMADS)
    asked = ben.get_by_test_id("advice-wish")
    expect(asked).to_have_count(0)
    sheet(anna, "Hints").get_by_role("checkbox").check()
    expect(asked).to_contain_text("Witches would like hints")
    assert findings(ben) == []
    expect(anna.get_by_test_id("advice-wish")).to_have_count(0)
    asked.get_by_role("button", name="Not now").click()
    expect(asked).to_have_count(0)
    ben.reload()
    with anna.expect_response(about("hints"), timeout=THINKING) as answered:
        asked.get_by_role("button", name="Nomads agrees").click()
    assert answered.value.ok
    expect(asked).to_have_count(0)


def test_one_screen_needs_the_consent_of_both(windows: Windows, server: Server) -> None:
    game = Loaded(server, first_round(), advice="agree")
    page = sit_down(windows, game, WITCHES)
    page.goto(server.address + game.seat(NOMADS))
    expect(page.locator(".player-board[data-mine]")).to_have_count(2)
    found = sheet(page, "Hints")
    found.get_by_role("checkbox", name="Nomads agrees").check()
    missing(found, "Witches")
    with page.expect_response(about("hints"), timeout=THINKING) as answered:
        found.get_by_role("checkbox", name="Witches agrees").click()
    shows_hints(found, answered.value)


def test_watchers_are_not_advised(windows: Windows, server: Server) -> None:
    game = Loaded(server, first_round(), bot=NOMADS)
    page = watch(windows, game)
    page.get_by_role("button", name="Game", exact=True).click()
    expect(page.locator(".menu-item").filter(has_text="Save")).to_be_visible()
    for name in ("Hints", "Review"):
        expect(page.locator(".menu-item").filter(has_text=name)).to_have_count(0)
    expect(page.locator(GAME)).to_be_visible()
