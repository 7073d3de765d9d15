"""A copy of the package that a test may change, and programs that use it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import mystica

ROOT = Path(__file__).parents[2]


def copy_of_package(folder: Path) -> Path:
    """A copy of the package in this folder, pure and without the browser app."""
    ignored = shutil.ignore_patterns("*.so", "__pycache__", "app")
    return Path(shutil.copytree(Path(mystica.__file__).parent, folder / "mystica", ignore=ignored))


def run(folder: Path, *words: str, typed: str = "", code: int = 0, locale: str = "C") -> str:
    """What a program that uses the copy writes; what it complains about if it is to end with an exit code."""
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith("LC_")},
        "MYSTICA_PURE": "1", "PYTHONPATH": f"{folder}{os.pathsep}{ROOT}", "LANG": f"{locale}.UTF-8",
        "PYTHONIOENCODING": "utf-8",
    }  # fmt: skip
    done = subprocess.run(
        [sys.executable, "-m", *words], cwd=folder, env=environment, input=typed, capture_output=True, text=True,
        encoding="utf-8", timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == code, done.stdout[-1500:] + done.stderr[-3000:]
    return done.stderr if code else done.stdout
