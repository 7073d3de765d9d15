"""The terminal draws ships, docks, canals and markers, in the short form and in sentences, and asks about them."""

from __future__ import annotations

import random

import pytest

from mystica import data
from mystica.boxes.merchants.cli.terminal import PART
from mystica.cli.board_text import draw_board
from mystica.cli.terminal import plain, screen
from mystica.cli.terminal.amounts import Amounts
from mystica.cli.terminal.session import YOU, Session
from mystica.game import Game
from mystica.i18n import LOCALES
from tests.game.tables import game_of, play_on
from tests.game.test_sea_views import harbour
from tests.terminal.table import Sitting


def test_ships_on_the_board() -> None:
    game = game_of(harbour())
    drawn = "\n".join(line.plain for line in draw_board(game))
    assert drawn.count("^1") == 2 and "~~" in drawn


def test_fleets_beneath_the_board() -> None:
    t = harbour()
    t.mark("darklings", "C2")
    lines = PART.drawn(game_of(t), Amounts("en", False))
    assert lines[0] == "Canal E4:E5"
    assert "Ships 1: r1 r8 (+1), movement 1+1, dock C1, shipyard for 6c 4w, trade markers C2 (+14)" in lines
    assert any(line.startswith("Merchants 3:") and "market for 6c 4w" in line for line in lines)
    t.yard("darklings", "C2")
    assert "dock C1, shipyard C2, a ship for 2c 1w, trade" in "\n".join(PART.drawn(game_of(t), Amounts("en", False)))


@pytest.mark.parametrize(
    ("locale", "trade", "price"),
    [
        ("en", "TE 1 VP, 3pw or 1 step | SH 2 VP 2c 1sp", "shipyard for 6c 4w"),
        ("fr", "TE 1 VP, 3pw ou 1 case | SH 2 VP 2c 1sp", "chantier naval pour 6c 4w"),
        ("ko", "TE 1 VP, 3pw 또는 1칸 | SH 2 VP 2c 1sp", "조선소 비용 6c 4w"),
    ],
)
def test_what_trades_bring_and_what_a_shipyard_costs(locale: str, trade: str, price: str) -> None:
    game = game_of(harbour())
    drawn = "\n".join(PART.drawn(game, Amounts(locale, False)))
    assert trade in drawn and price in drawn


def test_prices_as_this_game_has_them() -> None:
    game = game_of(harbour(facts={"shipyards.nomads.coins": 5}))
    lines = PART.told(game, Amounts("en", True))
    assert "trade: dwelling 1 VP and 1 worker" in lines
    assert any(line.startswith("Nomads:") and "shipyard for 5 coins and 4 workers" in line for line in lines)


@pytest.mark.parametrize("locale", LOCALES)
def test_how_far_tunnel_and_carpet_lead(locale: str) -> None:
    game = Game.new(3, 1, factions=("dwarves", "fakirs", "witches"))
    plain_lines = plain.player_lines(game, Amounts(locale, True))
    drawn = [line.plain for line in screen.table_lines(game, Amounts(locale, False))]
    wanted = {"en": "tunnel or carpet over 1 space for", "fr": "tunnel ou tapis par-dessus 1 case pour", "ko": "1칸"}
    assert sum(wanted[locale] in line for line in plain_lines) == 2
    assert sum(line.startswith(("1: ", "2: ")) and wanted[locale] in line for line in drawn) == 2


def test_fleets_in_sentences() -> None:
    lines = PART.told(game_of(harbour()), Amounts("en", True))
    assert lines[0] == "canal E4 - E5"
    mine = next(line for line in lines if line.startswith("Darklings"))
    assert mine.startswith("Darklings: ships r1, r8; dock C1; shipyard for 6 coins and 4 workers; supply 1 ship;")


def test_nothing_of_it_without_ships() -> None:
    game = Game.new(2, 1)
    assert PART.drawn(game, Amounts("en", False)) == [] == PART.told(game, Amounts("en", True))


@pytest.mark.parametrize("locale", LOCALES)
def test_whole_games_can_be_shown(locale: str) -> None:
    game = Game.new(3, 4, options={"merchants": "true", "fire-and-ice": "true"}, map="lakes")
    rng = random.Random(4)
    for _ in range(12):
        assert plain.table_lines(game, Amounts(locale, True))
        assert all(line.cell_len <= screen.WIDTH for line in screen.table_lines(game, Amounts(locale, False)))
        play_on(game, rng, 9)


def test_tiles_say_what_a_host_replaced() -> None:
    """Cult, keys and rewards as this game plays them."""
    facts: dict[str, data.Value] = {
        "scoring_tiles.MSC02.power": 5,
        "favor_tiles.MFAV3.cult": "water",
        "town_tiles.MTW1.keys": 2,
    }
    usual, own = Amounts("en", False), Amounts("en", False, facts)
    assert (usual.tile("MSC02"), own.tile("MSC02")) == ("D 2 VP, 4 Fire: 4pw", "D 2 VP, 4 Fire: 5pw")
    assert usual.tile("MFAV3").startswith("Earth +1") and own.tile("MFAV3").startswith("Water +1")
    assert "key" not in usual.tile("MTW1") and "2" in own.tile("MTW1") and usual.tile("MTW1") != own.tile("MTW1")


@pytest.mark.parametrize(
    ("locale", "asked"),
    [
        ("en", "Take 2 power for the trade with Darklings for 1 VP?"),
        ("fr", "Prendre 2 Pouvoir pour l'échange"),
        ("ko", "교역으로 파워 2개를 얻을까요"),
    ],
)
def test_power_for_a_trade_is_asked_as_that(locale: str, asked: str) -> None:
    t = harbour()
    t.put("nomads", "D3", "TP")
    t.give("nomads", power=(6, 0, 0), vp=20)
    for text in ("action SHIPMOVE", "sail r8", "to D3", "done"):
        t.play(text)
    game = game_of(t)
    assert [offer.occasion for offer in game.offers] == ["trade"]
    assert asked in Sitting(session=Session(game, (YOU, YOU)), plain=True, locale=locale).text
