"""What Merchants of the Seas adds to the commands: ships on the drawn map, its facts for `mystica rules`, canals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from mystica import data
from mystica.boxes.merchants.data import ships_with
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
        if not wanted or ships_with(facts).canals.get(map):
            return []
        from mystica.i18n import t  # which loads the catalogues: games whose results are JSON need none

        return [t(locale, "sea-no-canals")]

    def topic_tables(self, topic: str, locale: str) -> list[FactTable]:
        from mystica.boxes.merchants.cli.rules_facts import topic_tables

        return topic_tables(topic, locale)

    def faction_tables(self, faction: str, locale: str) -> list[FactTable]:
        from mystica.boxes.merchants.cli.rules_facts import faction_tables

        return faction_tables(faction, locale)


PART = MerchantsCli()
