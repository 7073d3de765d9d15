"""Ships, canals, docks, shipyards and trade markers in the terminal: how they are drawn, described and asked about."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce

from mystica import data
from mystica.boxes.merchants.cli import sea_in
from mystica.boxes.merchants.data import ships
from mystica.boxes.merchants.game.views.fleets import FleetView
from mystica.cli.terminal.amounts import Amounts
from mystica.cli.terminal.of_boxes import TerminalOfBox
from mystica.engine.core.reading import top_amount
from mystica.events import player_names
from mystica.game import Game
from mystica.i18n import t

_PROMPTS = {
    "dock": "prompt-docking", "ship": "prompt-obtaining", "voyage": "prompt-moving", "trade": "prompt-trading",
    "reward": "prompt-rewarding", "tile-choice": "prompt-tile-choice", "new-home": "prompt-home-choice",
    "return-ship": "prompt-returning",
}  # fmt: skip


class MerchantsTerminal(TerminalOfBox):
    goods = {"ships": "ship"}
    events = {"SH_SA_SY": "SH, SA or SY", "trade": "trade"}
    ledger_words = ("dock", "ship", "sail", "gain", "return", "pay")

    def prompt(self, game: Game) -> tuple[str, Mapping[str, int]] | None:
        if game.decision == "leech":
            offer = next(one for one in game.offers if one.owner == game.decider)
            return ("prompt-take-power.trade", {}) if offer.occasion == "trade" else None
        if game.decision not in _PROMPTS:
            return None
        return _PROMPTS[game.decision], {"ships": top_amount(game.state)} if game.decision == "ship" else {}

    def drawn(self, game: Game, amounts: Amounts) -> list[str]:
        """Canals and trades, then the ships of each seat with prices, dock and markers; nothing without ships."""
        locale = amounts.locale
        sea = sea_in(game)
        if sea is None:
            return []
        lines = []
        if sea.canals:
            lines.append(f"{_heading(locale, 'canal')} {', '.join(':'.join(canal.between) for canal in sea.canals)}")
        lines.append(f"{_heading(locale, 'trade')} {' | '.join(_trades(amounts))}")
        for fleet in sea.fleets:
            if not fleet.board:
                continue
            kind = "merchants" if fleet.merchants else "ships"
            ships = f"{_heading(locale, kind)} {fleet.seat + 1}: {' '.join(fleet.ships) or '-'} (+{fleet.ships_left})"
            moves = f"{t(locale, 'word-movement')} {fleet.movement}+{fleet.extra_spaces}"
            markers = f"{t(locale, 'word-trade-markers')} {' '.join(fleet.markers) or '-'} (+{fleet.markers_left})"
            lines.append(", ".join([ships, moves, *_places(fleet, amounts), markers]))
        return lines

    def told(self, game: Game, amounts: Amounts) -> list[str]:
        """Canals; what trades bring; ships, prices, dock, shipyard and markers by player. Nothing without ships."""
        locale = amounts.locale
        sea = sea_in(game)
        if sea is None:
            return []
        names = player_names(game.state, locale)
        lines = [f"{t(locale, 'word-canal')} {' - '.join(canal.between)}" for canal in sea.canals]
        lines += [f"{t(locale, 'word-trade')}: {trade}" for trade in _trades(amounts)]
        for fleet in sea.fleets:
            if not fleet.board:
                continue
            found = [
                f"{t(locale, 'word-merchants' if fleet.merchants else 'word-ships')} {', '.join(fleet.ships) or 0}"
            ]
            found += _places(fleet, amounts)
            found.append(f"{t(locale, 'word-supply')} {amounts.of({'ships': fleet.ships_left}) or 0}")
            found.append(f"{t(locale, 'word-movement')} {fleet.movement}")
            found.append(f"{t(locale, 'word-trade-markers')} {', '.join(fleet.markers) or 0}")
            lines.append(f"{names[fleet.seat]}: {'; '.join(found)}")
        return lines

    def tile(self, tile: data.Tile, amounts: Amounts) -> list[str]:
        """What moves ships or pays for trades and markers."""
        locale = amounts.locale
        if isinstance(tile, data.BonusCard):
            return [
                t(locale, "fact-moves") if tile.more["moves"] else "",
                f"{tile.more['trade_vp']} VP/{t(locale, 'word-trade')}" if tile.more["trade_vp"] else "",
            ]
        if isinstance(tile, data.FavorTile):
            return [
                amounts.each(tile.more_tables.get("trade_vp", {}), f"{t(locale, 'word-trade')}:"),
                f"{t(locale, 'word-shipping')} / {t(locale, 'word-priests')}" if tile.one_of else "",
                f"pass: {t(locale, 'word-trade-markers')}" if "pass_vp_markers" in tile.more_rows else "",
            ]
        return []


def _heading(locale: str, word: str) -> str:
    name = t(locale, f"word-{word}")
    return name[:1].upper() + name[1:]


def _places(fleet: FleetView, amounts: Amounts) -> list[str]:
    """The dock; the shipyard, or what it costs; what a ship costs once it is built."""
    locale = amounts.locale
    dock, yard = ("storehouse", "market") if fleet.merchants else ("dock", "shipyard")
    found = [f"{t(locale, f'word-{dock}')} {fleet.dock}"] if fleet.dock else []
    price = amounts.of({"coins": fleet.board["coins"], "workers": fleet.board["workers"]})
    if not fleet.yard:
        return [*found, t(locale, f"sea-price-{yard}", price=price)]
    price = amounts.of({"coins": fleet.board["ship_coins"], "workers": fleet.board["ship_workers"]})
    kind = "merchant" if fleet.merchants else "ship"
    return [*found, f"{t(locale, f'word-{yard}')} {fleet.yard}", t(locale, f"sea-price-{kind}", price=price)]


def _trades(amounts: Amounts) -> list[str]:
    """By structure of the other player: what a visit brings; what shipyards and tiles change about it aside."""
    locale = amounts.locale
    found = []
    for code, trade in ships().trade.items():
        goods = {name: getattr(trade, name) for name in ("vp", "coins", "workers", "power", "spades")}
        picks = [_pick(name, n, amounts) for name, n in trade.one_of.items()]
        one_of = reduce(lambda first, last: t(locale, "rules-or", first=first, last=last), picks) if picks else ""
        structure = t(locale, f"structure-{code}") if amounts.plain else code
        found.append(f"{structure} {', '.join(part for part in (amounts.of(goods), one_of) if part)}")
    return found


def _pick(name: str, n: int, amounts: Amounts) -> str:
    if name == "steps":
        return t(amounts.locale, "amount-steps", n=n)
    if name == "action":
        return t(amounts.locale, "tile-SHIPMOVE") if amounts.plain else "SHIPMOVE"
    return amounts.of({"ships" if name == "ship" else name: n})


PART = MerchantsTerminal()
