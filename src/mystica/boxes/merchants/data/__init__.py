"""What only this box has in its data: ships.toml, with the facts of trade, shipyard boards, range tiles and canals."""

from mystica.boxes.merchants.data.shapes import Range, ShipFacts, Trade, Yard
from mystica.boxes.merchants.data.ship_facts import YARD_NUMBERS, ShipData, ships, ships_with

__all__ = ["PART", "YARD_NUMBERS", "Range", "ShipFacts", "Trade", "Yard", "ships", "ships_with"]

PART = ShipData()
