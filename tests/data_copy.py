"""A copy of all data files, boxes included, for tests that change some of them."""

import shutil
from pathlib import Path

from mystica.data.numbers import HOME

OTHER = shutil.ignore_patterns("*.py", "__pycache__", "*.ftl", "engine", "weights")


def copy_of_data(folder: Path) -> Path:
    """The folder of the common files in the copy; the boxes lie beside it, as in the package."""
    shutil.copytree(HOME.parent / "boxes", folder / "boxes", ignore=OTHER)
    return Path(shutil.copytree(HOME, folder / "data", ignore=OTHER))
