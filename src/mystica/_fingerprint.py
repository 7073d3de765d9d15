"""Fingerprints the engine's sources, to tell whether a compiled engine is up to date.

The build writes a fingerprint of the compiled files beside them; the engine compares it when it is imported.
Stands alone on the standard library, since setup.py runs it before anything is installed.
"""

import hashlib
from pathlib import Path

RECORD = "_built.txt"


class StaleEngine(ImportError):
    """What was compiled is not what the sources say."""


def compiled_folders(engine: Path) -> list[Path]:
    """The engine, and what each box adds to it."""
    return [engine, *sorted(engine.parent.glob("boxes/*/engine"))]


def compiled_sources(engine: Path) -> list[Path]:
    """Every module that mypyc compiles: all of the engine and of what boxes add to it, but for `__init__.py`."""
    found = (path for folder in compiled_folders(engine) for path in folder.rglob("*.py"))
    return sorted(path for path in found if path.name != "__init__.py")


def fingerprint(engine: Path) -> str:
    """One number for names and contents of the compiled sources."""
    digest = hashlib.sha256()
    for path in compiled_sources(engine):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(engine.parent).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def recorded(engine: Path) -> str:
    """The fingerprint the last finished build left, or nothing."""
    record = engine / RECORD
    return record.read_text().strip() if record.exists() else ""
