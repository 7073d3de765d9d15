"""What a person likes: every setting works at once and after a reload; the list of games; no word to strangers."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import PATIENCE, Windows
from tests.browser.person import GAME, Person
from tests.browser.playing import all_ways, take
from tests.browser.serving import Server
from tests.browser.table import Loaded, cell, click_on, mid_game, put_away_news, sit_down, switch


@pytest.fixture(scope="module")
def game(server: Server) -> Loaded:
    """Nobody moves in it."""
    return Loaded(server, mid_game())


def reload(page: Page) -> None:
    page.reload()
    page.wait_for_selector(f"{GAME} [data-space]")


def settings(page: Page, name: str = "Settings") -> Locator:
    page.get_by_role("button", name=name).first.click()
    sheet = page.get_by_role("dialog", name=name)
    expect(sheet).to_be_visible()
    return sheet


# ---- language and theme -----------------------------------------------------------------------------------


def test_language(windows: Windows, game: Loaded) -> None:
    """In the middle of a game, in the settings and behind them."""
    page = sit_down(windows, game)
    board = page.locator("article.player-board").first
    expect(board).to_have_attribute("aria-label", "Witches")
    sheet = settings(page)
    for own, lang, title, faction in (
        ("Français", "fr", "Réglages", "Sorcières"),
        ("English", "en", "Settings", "Witches"),
        ("한국어", "ko", "설정", "마녀"),
    ):
        sheet.get_by_text(own, exact=True).click()
        sheet = page.get_by_role("dialog", name=title)
        expect(sheet).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(board).to_have_attribute("aria-label", faction)
    reload(page)
    expect(page.locator("html")).to_have_attribute("lang", "ko")
    expect(board).to_have_attribute("aria-label", "마녀")
    expect(page.get_by_role("button", name="설정")).to_be_visible()


# of the boards, of what is written on them, and the variables from which land is drawn
COLOURS = """(() => {
  const of = (name, ...parts) => {
    const style = getComputedStyle(document.querySelector(name));
    return parts.map(part => style.getPropertyValue(part));
  };
  return JSON.stringify([
    of('.player-board', 'background-color', 'background-image', 'color'),
    of('.play', 'background-color', 'background-image', 'color'),
    of('html', '--green', '--red', '--yellow', '--river'),
  ]);
})()"""
THEMES = {"dark": "Dark", "safe": "Colour-blind safe", "classic": "Classic"}


def choose_theme(page: Page, theme: str) -> None:
    settings(page).get_by_text(THEMES[theme], exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_theme(windows: Windows, game: Loaded) -> None:
    page = sit_down(windows, game)
    looks = {"classic": page.evaluate(COLOURS)}
    for theme in ("safe", "dark"):
        choose_theme(page, theme)
        reload(page)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        looks[theme] = page.evaluate(COLOURS)
    assert len(set(looks.values())) == 3, "two themes look alike"
    for theme in ("safe", "classic", "dark"):  # without a reload
        choose_theme(page, theme)
        page.wait_for_function(f"wanted => {COLOURS} === wanted", arg=looks[theme])


# ---- motion -----------------------------------------------------------------------------------------------


def moving(page: Page) -> list[str]:
    """What moves on the page, or would do so for longer than an instant."""
    found: list[str] = page.evaluate(
        """() => document.getAnimations().filter(one => {
          const { duration, iterations } = one.effect.getComputedTiming();
          return duration > 1 || iterations === Infinity;
        }).map(one => one.animationName ?? one.transitionProperty)"""
    )
    return found


def test_motion(windows: Windows, game: Loaded) -> None:
    page = sit_down(windows, game, calm=False)
    assert "board-breathe" in moving(page)
    switch(page, "Motion")
    expect(page.locator("html")).to_have_attribute("data-motion", "off")
    assert moving(page) == []
    reload(page)
    assert moving(page) == []
    switch(page, "Motion")
    page.wait_for_function("document.getAnimations().some(one => one.animationName === 'board-breathe')")
    reload(page)
    assert "board-breathe" in moving(page)


@pytest.mark.parametrize("path", ["start", "game"])
def test_reduced_motion_of_the_system_is_respected(windows: Windows, game: Loaded, path: str) -> None:
    page = windows.open("/" if path == "start" else game.seat(), calm=True)
    page.wait_for_selector("h1")
    assert moving(page) == []
    lively = windows.open("/" if path == "start" else game.seat(), calm=False)
    lively.wait_for_selector("h1")
    lively.wait_for_function("document.getAnimations().some(one => one.effect.getComputedTiming().duration > 1)")


def test_a_system_that_changes_its_mind_is_respected(windows: Windows, game: Loaded) -> None:
    """As long as nobody has turned the switch, the system's wish counts."""
    page = sit_down(windows, game, calm=False)
    assert moving(page)
    page.emulate_media(reduced_motion="reduce")
    reload(page)
    assert moving(page) == []


# ---- at the table -----------------------------------------------------------------------------------------


def test_warnings(windows: Windows, server: Server, game: Loaded) -> None:
    moves = game.view(server)["desk"]["moves"]
    doubtful = next(move for move in moves if move["kind"] == "priest" and move["warnings"])
    page = sit_down(windows, game)
    put_away_news(page)

    def open_offers() -> None:
        all_ways(page, f"cult:{doubtful['target']}")
        expect(page.locator(f".play-popover [data-move='{doubtful['text']}']")).to_be_visible()

    warned = page.locator(f".play-popover [data-move='{doubtful['text']}'] .warned")
    open_offers()
    expect(warned).to_have_count(len(doubtful["warnings"]))
    expect(warned.first).to_be_visible()
    switch(page, "Warnings")
    expect(page.locator(".play-popover")).to_be_visible()
    expect(warned).to_have_count(0)
    reload(page)
    open_offers()
    expect(page.locator(".warned, .doubtful")).to_have_count(0)
    switch(page, "Warnings")
    expect(warned).to_have_count(len(doubtful["warnings"]))
    reload(page)
    open_offers()
    expect(warned).to_have_count(len(doubtful["warnings"]))


def test_turns_need_no_confirming_if_one_likes(windows: Windows, server: Server) -> None:
    game = Loaded(server, mid_game(), bots=False)
    view = game.view(server)
    build = next(move for move in view["desk"]["moves"] if move["kind"] == "build")
    page = sit_down(windows, game)
    put_away_news(page)
    person = Person(page)

    take(page, f"space:{build['target']}", build["text"])
    page.wait_for_selector(f"{GAME}[data-drafted='1']")
    assert person.last_row == view["last_row"] == game.view(server)["last_row"]  # it waits to be confirmed
    page.locator("[data-testid=undo]").click()
    page.wait_for_selector(f"{GAME}[data-drafted='0']")
    switch(page, "Confirm turns")
    reload(page)
    if page.get_by_role("button", name="Dismiss").count():
        put_away_news(page)
    click_on(page, build["target"])
    page.locator(f".play-popover [data-move='{build['text']}']").first.click()
    person.wait_for_row_after(view["last_row"])
    expect(cell(page, build["target"])).to_have_attribute("aria-label", re.compile("dwelling of Witches"))
    spaces = {one["label"]: one for one in game.view(server)["table"]["map"]["spaces"]}
    assert spaces[build["target"]]["owner"] == 0


def test_automatic_rules(windows: Windows, server: Server) -> None:
    """They belong to the seat, so the server keeps them."""
    game = Loaded(server, mid_game(), bots=False)
    page = sit_down(windows, game)
    take = settings(page).get_by_label("Take power beside others' buildings")
    expect(take).to_have_value("0")
    with page.expect_response(lambda answer: answer.request.method == "PATCH") as answered:
        take.select_option("2")
    assert answered.value.ok
    assert game.view(server)["seats"][0]["automatic"]["take"] == 2
    expect(take).to_have_value("2")
    reload(page)
    settings(page)
    expect(take).to_have_value("2")


# ---- the list of games ------------------------------------------------------------------------------------


def home(page: Page) -> Locator:
    page.get_by_role("link", name="Start page").click()
    expect(page.get_by_role("heading", name="Mystica", level=1)).to_be_visible()
    return page.get_by_role("region", name="Continue").get_by_role("listitem")


def test_the_list_of_games_is_kept_and_forgets(windows: Windows, server: Server) -> None:
    first = Loaded(server, mid_game(), title="The first of two")
    second = Loaded(server, mid_game(), title="The second of two")
    page = sit_down(windows, first)
    home(page)
    page.goto(server.address + second.seat())
    page.wait_for_selector(f"{GAME} [data-space]")
    games = home(page)
    expect(games).to_have_count(2)
    page.reload()
    expect(games).to_have_count(2)
    expect(games.nth(0)).to_contain_text("The second of two")  # the last one opened comes first
    expect(games.nth(1)).to_contain_text("The first of two")
    expect(games.nth(1)).to_contain_text("Your turn, round 4 of 6")
    games.nth(1).get_by_role("link").click()
    page.wait_for_selector(f"{GAME}[data-decision=turn]")  # one still sits there
    assert first.id in page.url
    home(page)
    forget = page.get_by_role("button", name="Forget The first of two")
    forget.click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(games).to_have_count(2)
    forget.click()
    page.get_by_role("dialog").get_by_role("button", name="Forget", exact=True).click()
    expect(games).to_have_count(1)
    page.reload()
    expect(games).to_have_count(1)
    expect(games).to_contain_text("The second of two")
    page.goto(server.address + first.watch)
    page.reload()
    page.wait_for_selector(f"{GAME} [data-space]")
    assert page.locator(GAME).get_attribute("data-decision") is None  # the key is gone, too
    elsewhere = windows.open("/")
    expect(elsewhere.get_by_role("heading", name="Mystica", level=1)).to_be_visible()
    expect(elsewhere.get_by_role("region", name="Continue")).to_have_count(0)


# ---- strangers --------------------------------------------------------------------------------------------


def test_nothing_is_asked_of_another_host(browser: Browser, server: Server) -> None:
    """A whole session: every page, every language and theme, a game from its start, help, files, the past."""
    asked: list[str] = []
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.on("request", lambda request: asked.append(request.url))
    context.on("page", lambda page: page.on("websocket", lambda socket: asked.append(socket.url)))
    page = context.new_page()
    page.goto(server.address)
    for theme in ("Dark", "Colour-blind safe", "Classic"):
        page.get_by_text(theme, exact=True).click()
    for language in ("Français", "한국어", "English"):
        page.get_by_text(language, exact=True).click()
    for path in ("/#/load", "/#/lesson", "/#/help/leech", "/#/new"):
        page.goto(server.address + path)
        expect(page.locator("h1").first).to_be_visible()
    page.get_by_text("First game", exact=True).click()
    page.get_by_role("button", name="Start the game").click()
    person = Person(page, seed=1)
    for _ in range(3):
        assert person.wait_until_asked()
        person.take_turn()
    page.get_by_role("button", name="Help").first.click()
    help_panel = page.get_by_role("complementary", name="Help")
    help_panel.get_by_role("button", name="Close").click()
    expect(help_panel).to_have_count(0)
    page.get_by_role("button", name="Log", exact=True).click()
    page.get_by_role("button", name="To the start").first.click()
    expect(page.locator("html")).to_have_attribute("data-past", "")
    page.get_by_role("button", name="Game", exact=True).click()
    with page.expect_download():
        page.get_by_role("button", name="Save").first.click()
    context.close()
    hosts = {urlsplit(url).netloc for url in asked if not url.startswith(("data:", "blob:"))}
    assert hosts == {urlsplit(server.address).netloc}
    assert len(asked) > 20 and any("/live" in url for url in asked)
