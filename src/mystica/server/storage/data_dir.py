"""The default place of the database and of the game left last: the user's data folder."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """The folder for everything Mystica keeps for this user: where the system wants it, or where it has been before."""
    usual, before = user_data_path("mystica", appauthor=False), _folder_before()
    return before if before.is_dir() and not usual.exists() else usual


def _folder_before() -> Path:
    """Until 0.1 it was this one, on Windows and macOS, too."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "mystica"


def default_database() -> str:
    """The address of the database that is used without `--db`."""
    return f"sqlite:///{data_folder() / 'games.db'}"
