"""The pages of the site: docs/, README.md, and every file of the repository that one of them links to."""

from __future__ import annotations

import os
import re
from pathlib import Path, PurePosixPath

LINK = re.compile(r"(?<=\]\()(?![a-z]+:|#)([^)\s#]+)")
PICTURES = {".svg", ".jpg", ".png"}
LANGUAGES = {".py": "python", ".yaml": "yaml", ".service": "ini", ".timer": "ini", ".toml": "toml"}


def place(path: PurePosixPath) -> PurePosixPath:
    """Where a file of the repository is on the site: pages of docs/ as they are, other files on a page of their own."""
    if path.suffix not in {".md", *PICTURES}:
        return PurePosixPath("files", f"{path}.md")
    if path == PurePosixPath("README.md"):
        return PurePosixPath("index.md")
    if path.parts[0] == "docs":
        return path.relative_to("docs")
    return PurePosixPath("project", "-".join(path.parts).lower())


def mended(text: str, page: PurePosixPath) -> tuple[str, list[PurePosixPath]]:
    """The page with links to where files are on the site, and the files that it links to."""
    linked: list[PurePosixPath] = []

    def moved(link: re.Match[str]) -> str:
        target = PurePosixPath(os.path.normpath(page.parent / link[0]))
        linked.append(target)
        return os.path.relpath(place(target), place(page).parent)

    return LINK.sub(moved, text), linked


def shown(path: PurePosixPath, text: str) -> str:
    """A file that is no page, on a page: its name, and what is in it."""
    return f"# {path}\n\n````{LANGUAGES.get(path.suffix, 'text')}\n{text.rstrip()}\n````\n"


def collect(root: Path) -> dict[str, bytes]:
    """All pages and pictures by their place on the site."""
    waiting = [PurePosixPath("README.md")]
    waiting += [PurePosixPath(path.relative_to(root).as_posix()) for path in (root / "docs").rglob("*.md")]
    found: dict[str, bytes] = {}
    while waiting:
        path = waiting.pop()
        name = str(place(path))
        if name in found:
            continue
        content = (root / path).read_bytes()
        if path.suffix == ".md":
            text, linked = mended(content.decode(), path)
            waiting += linked
            content = text.encode()
        elif path.suffix not in PICTURES:
            content = shown(path, content.decode()).encode()
        found[name] = content
    return found
