"""Ships, canals, docks, shipyards and trade markers in the terminal: how they are drawn, described and asked about."""

from __future__ import annotations

from collections.abc import Mapping

from mystica import data
from mystica.boxes.merchants.cli import sea_in
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

    def drawn(self, game: Game) -> list[str]:
        """Canals, then the ships of each seat with dock, shipyard and trade markers; nothing without ships."""
        sea = sea_in(game)
        if sea is None:
            return []
        lines = ["Canals " + ", ".join(":".join(canal.between) for canal in sea.canals)] if sea.canals else []
        for fleet in sea.fleets:
            if not fleet.board:
                continue
            names = ("storehouse", "market", "Merchants") if fleet.merchants else ("dock", "shipyard", "Ships")
            parts = [f"{names[2]} {fleet.seat + 1}: {' '.join(fleet.ships) or '-'} (+{fleet.ships_left}), move"]
            parts[0] += f" {fleet.movement}+{fleet.extra_spaces}"
            parts += [f"{name} {label}" for name, label in zip(names, (fleet.dock, fleet.yard)) if label]
            parts.append(f"markers {' '.join(fleet.markers) or '-'} (+{fleet.markers_left})")
            lines.append(", ".join(parts))
        return lines

    def told(self, game: Game, amounts: Amounts) -> list[str]:
        """Canals; ships, dock, shipyard and trade markers by player. Nothing without ships."""
        locale = amounts.locale
        sea = sea_in(game)
        if sea is None:
            return []
        names = player_names(game.state, locale)
        lines = [f"{t(locale, 'word-canal')} {' - '.join(canal.between)}" for canal in sea.canals]
        for fleet in sea.fleets:
            if not fleet.board:
                continue
            kinds = ("merchants", "storehouse", "market") if fleet.merchants else ("ships", "dock", "shipyard")
            places = (", ".join(fleet.ships), fleet.dock, fleet.yard)
            found = [f"{t(locale, f'word-{kind}')} {place}" for kind, place in zip(kinds, places) if place]
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


PART = MerchantsTerminal()
