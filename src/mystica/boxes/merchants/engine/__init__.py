"""Merchants of the Seas: ships, docks, shipyards and trade."""

import mystica.engine as mystica_engine  # noqa: F401 decides first whether compiled files are loaded
