"""What Merchants of the Seas adds to the commands: ships on the drawn map, its facts for `mystica rules`, canals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from mystica import data
from mystica.cli.of_boxes import CliOfBox
from mystica.setups import Settled, is_on

if TYPE_CHECKING:
    from mystica.boxes.merchants.game.views.fleets import SeaView
    from mystica.cli.rules_facts import FactTable
    from mystica.game import Game


def sea_in(game: Game) -> SeaView | None:
    """What ships show of this position; nothing in games without them."""
    sea: SeaView | None = game.boxes.get("merchants")
    return sea


class MerchantsCli(CliOfBox):
    river_legend = "^ ships of these seats"
    replaceable = frozenset({"shipyards", "ranges", "canals"})

    def river_marks(self, game: Game) -> Mapping[str, str]:
        """`^13`: ships of seats 1 and 3."""
        seats: dict[str, str] = {}
        sea = sea_in(game)
        for fleet in sea.fleets if sea is not None else ():
            for label in fleet.ships:
                seats[label] = f"{seats.get(label, '^')}{fleet.seat + 1}"
        return seats

    def notes(self, settled: Settled, map: str, facts: Mapping[str, data.Value], locale: str) -> list[str]:
        """A sentence if canals are wished for on a map that has none."""
        wanted = is_on(settled.values, "merchants-canals") and is_on(settled.values, "merchants-ships")
        if not wanted or data.ships_with(facts).canals.get(map):
            return []
        from mystica.i18n import t  # which loads the catalogues: games whose results are JSON need none

        return [t(locale, "sea-no-canals")]

    def topic_tables(self, topic: str, locale: str) -> list[FactTable]:
        from mystica.boxes.merchants.cli.rules_facts import topic_tables

        return topic_tables(topic, locale)

    def faction_tables(self, faction: str, locale: str) -> list[FactTable]:
        from mystica.boxes.merchants.cli.rules_facts import faction_tables

        return faction_tables(faction, locale)

    def data_file(self, table: Mapping[str, object]) -> tuple[str, Callable[[Path], object]] | None:
        if "ships" not in table:
            return None
        from mystica.data.boxes import read_ships
        from mystica.data.loader import read_factions

        return "a box with ships", lambda folder: read_ships(folder, tuple(read_factions(folder)))


PART = MerchantsCli()
