"""The engine: all rules, and the hot parts of the bots, compiled.

The same files run as C extensions or, where none were built, as plain Python. `MYSTICA_PURE=1` forces plain Python.
A compiled engine that no longer matches its sources is refused, never run.
"""

import os
import re
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

from mystica._fingerprint import StaleEngine, compiled_sources, fingerprint, recorded

_IN_ENGINE = re.compile(r"mystica\.(boxes\.\w+\.)?engine\.")


class _SourceOnly:
    """Finds engine modules as .py even where a compiled twin lies beside them."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path and _IN_ENGINE.match(name):
            for folder in path:
                spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
                if spec:
                    return spec
        return None


def _choose() -> bool:
    """Whether the engine runs compiled; StaleEngine if what was compiled is stale."""
    if os.environ.get("MYSTICA_PURE", "0") not in ("", "0"):
        sys.meta_path.insert(0, _SourceOnly)
        return False
    here = Path(__file__).parent
    if not any(path.with_suffix(ending).exists() for path in compiled_sources(here) for ending in EXTENSION_SUFFIXES):
        return False
    if recorded(here) != fingerprint(here):
        raise StaleEngine(
            "the compiled engine is older than its sources: run `make build`, or set MYSTICA_PURE=1 to run uncompiled"
        )
    return True


COMPILED: bool = _choose()
