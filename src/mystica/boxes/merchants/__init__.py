"""Merchants of the Seas: ships, docks, shipyards, trade, canals, and tiles for them."""
