"""The default place of the database: the user's data folder."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """The folder for everything Mystica keeps for this user."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "mystica"


def default_database() -> str:
    """The address of the database that is used without `--db`."""
    return f"sqlite:///{data_folder() / 'games.db'}"
