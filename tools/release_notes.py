"""Print what CHANGELOG.md says about a release, if its tag, the package and CITATION.cff name the same version.

python tools/release_notes.py v0.2.0
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class Disagreement(Exception):
    """Two places say different things, in one sentence."""


def package_version(root: Path) -> str:
    """Read from the file, so that nothing has to be installed."""
    return _found(root / "src" / "mystica" / "__init__.py", r'^__version__ = "(.+)"$')


def citation_version(root: Path) -> str:
    return _found(root / "CITATION.cff", r"^version: (\S+)$")


def notes(root: Path, tag: str) -> str:
    """The section of the changelog, without its heading."""
    version = tag.removeprefix("v")
    if tag == version:
        raise Disagreement(f"a tag begins with v, as in v{version}")
    for place, said in (("the package", package_version(root)), ("CITATION.cff", citation_version(root))):
        if said != version:
            raise Disagreement(f"the tag says {version}, {place} says {said}")
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    section = re.search(rf"^## {re.escape(version)}(.*)\n((?:(?!## ).*\n?)*)", text, re.M)
    if section is None:
        raise Disagreement(f"CHANGELOG.md has no section {version}")
    if not re.fullmatch(r", \d{4}-\d{2}-\d{2}", section[1]):
        raise Disagreement(f"in CHANGELOG.md the heading has no date: write ## {version}, YEAR-MONTH-DAY")
    if not section[2].strip():
        raise Disagreement(f"CHANGELOG.md says nothing about {version}")
    return section[2].strip() + "\n"


def _found(file: Path, pattern: str) -> str:
    found = re.search(pattern, file.read_text(encoding="utf-8"), re.M)
    if found is None:
        raise Disagreement(f"{file.name} names no version")
    return found[1]


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("usage: python tools/release_notes.py TAG")
    try:
        sys.stdout.write(notes(ROOT, sys.argv[1]))
    except Disagreement as problem:
        sys.exit(f"release_notes: {problem}")


if __name__ == "__main__":
    main()
