"""Databases as older versions made them."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine


def newest_version() -> str | None:
    return ScriptDirectory.from_config(_config()).get_current_head()


def migrated(url: str, version: str) -> None:
    """The database with the tables of this version, forwards or backwards."""
    engine = create_engine(url)
    config = _config()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        there = MigrationContext.configure(connection).get_current_revision() or "0000"
        (command.upgrade if there < version else command.downgrade)(config, version)
    engine.dispose()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "mystica.server.storage:migrations")
    config.set_main_option("path_separator", "os")
    return config
