"""Saves: round trips, refusals, damage, files, schemas, migrations, the command that checks them."""
