"""Data that only this box has: ships.toml, with trade, shipyard boards, range tiles and canals."""

from mystica.boxes.merchants.data.shapes import Range, ShipFacts, Trade, Yard
from mystica.boxes.merchants.data.ship_facts import YARD_NUMBERS, ShipData, ships, ships_with

__all__ = ["PART", "YARD_NUMBERS", "Range", "ShipFacts", "Trade", "Yard", "ships", "ships_with"]

PART = ShipData()
