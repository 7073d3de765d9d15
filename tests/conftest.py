"""Says which engine the tests run against, and finds the material beside the project."""

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def shared_folder() -> Path | None:
    """The folder `shared` beside the project, if it is there."""
    folder = ROOT.parent / "shared"
    return folder if folder.is_dir() else None


def ledgers_folder() -> Path | None:
    """The recorded games: MYSTICA_LEDGERS, else `shared/ledgers` beside the project, else nothing."""
    named = os.environ.get("MYSTICA_LEDGERS")
    if named:
        return Path(named).expanduser().resolve()
    shared = shared_folder()
    return shared / "ledgers" if shared and (shared / "ledgers").is_dir() else None


@pytest.fixture(scope="session")
def shared() -> Path:
    """The shared folder; a test that needs it is skipped where there is none."""
    folder = shared_folder()
    if folder is None:
        pytest.skip("no folder `shared` beside the project")
    return folder


@pytest.fixture(scope="session")
def ledgers() -> Path:
    """The folder of recorded games; a test that needs it is skipped where there is none."""
    folder = ledgers_folder()
    if folder is None:
        pytest.skip("no recorded games (set MYSTICA_LEDGERS=DIR)")
    return folder


def loaded_engine() -> str:
    """`compiled` or `pure`."""
    try:
        from mystica.engine import COMPILED
    except ImportError as error:
        raise pytest.UsageError(str(error)) from None
    return "compiled" if COMPILED else "pure"


def pytest_configure(config: pytest.Config) -> None:
    expected = os.environ.get("MYSTICA_EXPECT")
    if expected not in (None, "", "compiled", "pure"):
        raise pytest.UsageError(f"MYSTICA_EXPECT is {expected!r}; it can be compiled or pure")
    loaded = loaded_engine()
    if expected and expected != loaded:
        raise pytest.UsageError(f"MYSTICA_EXPECT asks for the {expected} engine, but the {loaded} one was loaded")
    named = os.environ.get("MYSTICA_LEDGERS")
    if named and not Path(named).expanduser().is_dir():
        raise pytest.UsageError(f"MYSTICA_LEDGERS names {named!r}, which is not a folder")


def pytest_report_header() -> list[str]:
    ledgers = ledgers_folder()
    found = str(ledgers) if ledgers else "none found beside the project (set MYSTICA_LEDGERS=DIR)"
    return [f"mystica engine: {loaded_engine()}", f"recorded games: {found}"]
