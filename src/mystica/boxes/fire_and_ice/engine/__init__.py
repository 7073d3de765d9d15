"""Fire & Ice: six factions with terrains of their own."""

import mystica.engine as mystica_engine  # noqa: F401 decides first whether compiled files are loaded
