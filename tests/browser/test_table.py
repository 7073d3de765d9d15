"""The table around the map: what is drawn and said there is what the server knows, also while a turn is drafted."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Windows
from tests.browser.playing import NOMADS, WITCHES, board_of, click_target, first_round, has_drafted, touch
from tests.browser.playing import Loaded as Begun
from tests.browser.playing import sit_down as sit_at
from tests.browser.serving import Server
from tests.browser.table import FACTIONS, Loaded, covered, mid_game, middle_of, put_away_news, sit_down

STRUCTURES = ("D", "TP", "TE", "SH", "SA")


@pytest.fixture(scope="module")
def game(server: Server) -> Loaded:
    """Nobody moves in it."""
    return Loaded(server, mid_game())


@pytest.fixture(scope="module")
def table(server: Server, game: Loaded) -> dict[str, Any]:
    found: dict[str, Any] = game.view(server)["table"]
    return found


@pytest.fixture(scope="module")
def common(server: Server) -> dict[str, Any]:
    found: dict[str, Any] = server.call("GET", "/api/catalogue")["common"]
    return found


# ---- on the map -------------------------------------------------------------------------------------------


def test_every_terrain_has_a_drawing_of_its_own(windows: Windows, game: Loaded, table: dict[str, Any]) -> None:
    page = sit_down(windows, game)
    spaces = table["map"]["spaces"]
    kinds = {space["terrain"] for space in spaces} - {"river"}
    assert len(kinds) == 7
    for terrain in kinds:
        wanted = sum(space["terrain"] == terrain for space in spaces)
        expect(page.locator(f".board-picture use[href^='#t-{terrain}-']")).to_have_count(wanted)
    drawings = {page.locator(f"symbol[id^='t-{terrain}-']").first.inner_html() for terrain in kinds}
    assert len(drawings) == len(kinds)


def test_a_town_is_one_outlined_group(windows: Windows, game: Loaded, table: dict[str, Any]) -> None:
    page = sit_down(windows, game)
    founded = {space["label"] for space in table["map"]["spaces"] if space["town_of"] is not None}
    towns = sum(len(player["towns"]) for player in table["players"])
    assert towns > 1
    expect(page.locator(".board-picture .town")).to_have_count(towns)
    expect(page.locator(".town-badge")).to_have_count(towns)
    assert covered(page, ".board-picture .town-line") == founded


def test_a_bridge_is_drawn_between_its_ends(windows: Windows, server: Server) -> None:
    game = Begun(server, first_round())
    page = sit_at(windows, game)
    expect(page.locator(".bridge")).to_have_count(0)
    build = next(move["text"] for move in game.view(WITCHES)["desk"]["moves"] if "bridge" in move["text"])
    game.plays(WITCHES, build)
    bridge = page.locator(".board-picture .bridge")
    expect(bridge).to_have_count(1)
    ends = [middle_of(page.locator(f"[data-space='{label}']")) for label in build.split()[-1].split(":")]
    assert len(ends) == 2
    x, y = middle_of(bridge)
    assert (x, y) == pytest.approx([sum(one) / 2 for one in zip(*ends)], abs=3)
    expect(board_of(page, "Witches").get_by_role("img", name="2 bridges left")).to_be_visible()


# ---- the cult board ---------------------------------------------------------------------------------------


def ranks(track: Locator) -> list[int]:
    return [int(text) for text in track.locator(".cult-rank b").all_inner_texts()]


def wanted_ranks(table: dict[str, Any], number: int) -> list[int]:
    return sorted((vp for one in table["final"] if (vp := one["cults"][number])), reverse=True)


def test_the_cult_board(windows: Windows, game: Loaded, table: dict[str, Any], common: dict[str, Any]) -> None:
    """Markers at their levels, thresholds with their power, the key at the top, priests, what the end would bring."""
    page = sit_down(windows, game)
    for number, cult in enumerate(table["cults"]):
        track = page.locator(f"[data-target='cult:{cult['name']}']")
        shown = track.locator(".cult-marker").evaluate_all(
            "all => all.map(one => one.style.getPropertyValue('--level'))"
        )
        assert [int(level) for level in shown] == cult["levels"]
        power = track.locator(".cult-level").evaluate_all(
            "all => all.map(one => one.querySelectorAll('.cult-power svg').length)"
        )
        top = common["cult_top"]
        assert power == [common["cult_power"].get(str(level), 0) for level in range(top, -1, -1)]
        expect(track.locator(".cult-key")).to_have_count(1)
        expect(track.locator(".cult-key.gone")).to_have_count(0 if cult["top"] is None else 1)
        places = track.locator(".cult-places > span").evaluate_all("all => all.map(one => one.textContent)")
        steps = zip(cult["priests"], common["priest_steps"], strict=False)
        assert places == [str(n) if owner is None else "" for owner, n in steps]
        assert ranks(track) == wanted_ranks(table, number)
    assert any(owner is not None for cult in table["cults"] for owner in cult["priests"])


def test_the_preview_of_the_end_follows_the_draft(windows: Windows, server: Server) -> None:
    game = Loaded(server, mid_game(), bots=False)
    page = sit_down(windows, game)
    put_away_news(page)
    track = page.locator("[data-target='cult:fire']")
    before = wanted_ranks(game.view(server)["table"], 0)
    assert ranks(track) == before
    click_target(page, "cult:fire")
    has_drafted(page, 1)
    after = wanted_ranks(game.view(server)["table"], 0)
    assert after != before
    expect(track.locator(".cult-rank b")).to_have_text([str(vp) for vp in after])
    page.locator("[data-testid=undo]").click()
    expect(track.locator(".cult-rank b")).to_have_text([str(vp) for vp in before])


# ---- tiles ------------------------------------------------------------------------------------------------


def test_tiles_and_what_is_left_of_them(
    windows: Windows, game: Loaded, table: dict[str, Any], common: dict[str, Any]
) -> None:
    page = sit_down(windows, game)
    tiles = table["tiles"]
    for card in tiles["bonus"]:
        shown = page.locator(f".bonus-cards [data-target='tile:{card['code']}']")
        expect(shown.locator(".card-coins")).to_have_text([str(card["coins"])] if card["coins"] else [])
        expect(shown.locator(".holder")).to_have_count(0 if card["holder"] is None else 1)
    assert any(card["coins"] for card in tiles["bonus"])
    for kind in ("favor", "town"):
        for code, n in tiles[f"{kind}s_left"].items():
            shown = page.locator(f".{kind}-tiles [data-target='tile:{code}']")
            expect(shown.locator(".copies")).to_have_text(str(n))
            expect(shown).to_have_accessible_name(re.compile(rf"\b{n} left|none left" if n == 0 else rf"\b{n} left"))
    expect(page.locator(".power-actions .power-tile")).to_have_count(len(tiles["power_actions"]))
    expect(page.locator(".scoring-tile .round-number")).to_have_text([str(n) for n in range(1, 7)])
    states = page.locator(".scoring-tile").evaluate_all(
        "all => all.map(one => 'current' in one.dataset ? 'now' : 'gone' in one.dataset ? 'gone' : '')"
    )
    assert states == ["gone"] * (table["round"] - 1) + ["now"] + [""] * (6 - table["round"])
    final = page.locator(".tile.final-tile")
    for numbers in (common["cult_vp"], common["area_vp"]):
        expect(final).to_contain_text("·".join(map(str, numbers)))
    expect(final).to_contain_text(f"{common['coins_per_vp']}:1")


# ---- boards of the players --------------------------------------------------------------------------------


def tokens(board: Locator) -> list[int]:
    """Drawn in the bowls, counted where they lie."""
    drawn = board.locator(".resource.power .power-token")
    places: list[str] = drawn.evaluate_all("all => all.map(one => one.style.transform)")
    bowls = [int(float(place.split("(")[1].split("px")[0]) // 44) for place in places]
    return [bowls.count(bowl) for bowl in range(3)]


def is_red(thing: Locator) -> bool:
    colour = thing.evaluate("one => getComputedStyle(one).backgroundColor")
    red, green, blue = (int(n) for n in re.findall(r"\d+", colour)[:3])
    return red > 1.5 * max(green, blue)


def test_what_every_player_has(windows: Windows, game: Loaded, table: dict[str, Any]) -> None:
    """Tokens in the bowls, what the next income brings and what of it would be lost, spendable power, structures."""
    page = sit_down(windows, game)
    lost = 0
    for seat, player in enumerate(table["players"]):
        board, income = board_of(page, player["faction"].title()), table["income"][seat]
        assert tokens(board) == player["bowls"]
        expect(board.locator(".spendable")).to_have_text(str(table["spendable_power"][seat]))
        for name in ("coins", "workers", "priests", "power"):
            less = income.get(f"{name}_lost", 0)
            following = board.locator(f".resource.{name} .next")
            wanted = f"+{income[name]}" + (f"−{less}" if less else "")
            expect(following).to_have_text([wanted] if income[name] or less else [])
            if income[name] or less:
                assert is_red(following) == bool(less)
            lost += less
        for code in STRUCTURES:
            expect_structures(board, code, player)
        expect(board.locator(".resource.vp .projected")).to_have_text(f"→{table['final'][seat]['total']}")
        for code in (*player["favors"], player["bonus_card"]):
            name = page.locator(f".tiles [data-target='tile:{code}']").first.get_attribute("aria-label") or ""
            expect(board.locator(f".own-tile[aria-label^='{name.split('.')[0]}.']").first).to_be_visible()
    assert lost


def expect_structures(board: Locator, code: str, player: dict[str, Any]) -> None:
    """Those built and those left: in the rows of a large board, as a count in the line of a small one."""
    line = board.locator(".structure-line .pieces").nth(STRUCTURES.index(code))
    row = board.locator(f".structure-row.{code}")
    expect(row.or_(line)).to_have_count(1)
    built, left = player["structures"][code], player["structures_left"][code]
    if row.count():
        expect(row.locator(".slot.open")).to_have_count(built)
        expect(row.locator(".piece")).to_have_count(left)
        return
    expect(line.locator("b")).to_have_text([f"{built}/{built + left}"] if built + left > 1 else [])
    expect(line.locator(".none-built")).to_have_count(0 if built else 1)


def test_tracks_and_rows_where_there_is_room(windows: Windows, server: Server) -> None:
    game = Begun(server, first_round())
    page = sit_at(windows, game, width=1600, height=1000)
    for seat, faction in enumerate(("Witches", "Nomads")):
        board, player = board_of(page, faction), game.player(seat)
        for code in STRUCTURES:
            expect(board.locator(f".structure-row.{code}")).to_be_visible()
            expect_structures(board, code, player)
        expect(board.locator(".track.shipping .levels .now")).to_have_text(str(player["shipping"]))
        expect(board.locator(".track.digging .levels .now")).to_have_text(str(player["spade_price"][0]))
    offered = touch(page, "track:digging").locator(".reason")
    expect(offered).to_contain_text("priest")  # none to pay it with
    action = touch(page, "track:shipping").locator(".reason")
    expect(action).to_contain_text("priest")


def test_a_special_action_is_used_up(windows: Windows, server: Server) -> None:
    position = first_round("upgrade F4 to TP", "leech", "done")
    use = next(move.text for move in position.moves() if move.text.startswith("action BON1"))
    game = Begun(server, position)
    page = sit_at(windows, game, NOMADS)
    card = board_of(page, "Nomads").locator("[data-target='tile:BON1']")
    expect(card).to_have_accessible_name(re.compile("not used yet"))
    expect(card).not_to_have_attribute("data-used", "true")
    game.plays(NOMADS, use)
    used = board_of(page, "Nomads").locator(".own-tile[data-used]")
    expect(used).to_have_count(1)
    expect(used.locator(".taken-mark")).to_be_visible()


# ---- whose turn it is -------------------------------------------------------------------------------------


def test_the_order_who_has_passed_and_whom_we_wait_for(windows: Windows, game: Loaded, table: dict[str, Any]) -> None:
    page = sit_down(windows, game)
    places = page.locator(".turn-order .order > li")
    order = [FACTIONS[seat].title() for seat in table["turn_order"]]
    shown = [text.split(",")[0] for text in places.locator(".hidden-text").all_text_contents()]
    assert shown == order
    for seat, place in zip(table["turn_order"], places.all(), strict=True):
        passed = table["players"][seat]["passed"]
        expect(place.locator(".flag")).to_have_count(int(passed))
        assert (place.get_attribute("data-deciding") is not None) == (seat == table["decider"])
    assert any(player["passed"] for player in table["players"])
    expect(page.locator(".waits")).to_have_text("Your decision")
    expect(page.locator(".rounds .now")).to_have_text(str(table["round"]))
    watcher = windows.open(game.watch)
    expect(watcher.locator(".waits")).to_have_text("Waiting for Witches")
