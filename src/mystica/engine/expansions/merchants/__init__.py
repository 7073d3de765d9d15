"""Merchants of the Seas: ships, docks, shipyards and trade."""
