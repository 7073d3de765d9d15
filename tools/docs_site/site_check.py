"""What the builder does not look at: pages that the navigation forgets, and anything loaded from another host."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path
from typing import Any

LOADED = {"script": "src", "img": "src", "iframe": "src", "source": "src", "object": "data", "link": "href"}
"""Elements that make the browser fetch something, and where they name it."""
NO_FETCH = {"canonical", "prev", "next", "alternate"}
"""Links in the head of a page that only say something about it."""


def named(entry: Any) -> Iterator[str]:
    """The pages of a part of the navigation."""
    if isinstance(entry, str):
        yield entry
    for part in entry.values() if isinstance(entry, dict) else entry if isinstance(entry, list) else ():
        yield from named(part)


def outside_nav(config: Path, pages: Path) -> Iterator[str]:
    """Every page is in the navigation once; files that pages link to are found by those links."""
    yaml: Any = import_module("yaml")
    listed = list(named(yaml.load(config.read_text(encoding="utf-8"), yaml.BaseLoader)["nav"]))
    there = {path.relative_to(pages).as_posix() for path in pages.rglob("*.md")}
    for page in sorted(there):
        if not page.startswith("files/") and listed.count(page) != 1:
            yield f"mkdocs.yml: {page} is in the navigation {listed.count(page)} times"
    for page in sorted(set(listed) - there):
        yield f"mkdocs.yml: there is no page {page}"


class Loads(HTMLParser):
    """Addresses that a page loads by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        address = given.get(LOADED.get(tag, ""))
        if address and (given.get("rel") or "") not in NO_FETCH:
            self.found.append(address)


def foreign(site: Path) -> Iterator[str]:
    for page in sorted(site.rglob("*.html")):
        loads = Loads()
        loads.feed(page.read_text(encoding="utf-8"))
        for address in loads.found:
            if address.startswith(("http:", "https:", "//")):
                yield f"{page.relative_to(site)} loads {address}"
