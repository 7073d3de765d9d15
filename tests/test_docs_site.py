"""What `make docs` puts together, without the builder itself: pages, links, navigation, references, pins."""

from __future__ import annotations

import posixpath
import re
import runpy
from pathlib import Path
from typing import Any

import pytest

import mystica
from mystica.cli.app import load_command
from mystica.cli.commands import COMMANDS
from tests.conftest import ROOT
from tests.test_packaging import pinned, wanted

TOOLS = {path.stem: runpy.run_path(str(path)) for path in (ROOT / "tools" / "docs_site").glob("[a-z]*.py")}
PAGES: dict[str, bytes] = TOOLS["pages"]["collect"](ROOT)


def source(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


# ---- pages ------------------------------------------------------------------------------------------------


def test_every_page_of_the_site_is_in_the_navigation(tmp_path: Path) -> None:
    for name in PAGES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    outside_nav: Any = TOOLS["site_check"]["outside_nav"]
    assert list(outside_nav(ROOT / "mkdocs.yml", tmp_path)) == []
    (tmp_path / "forgotten.md").touch()
    (tmp_path / "index.md").unlink()
    assert [complaint.split(": ")[1] for complaint in outside_nav(ROOT / "mkdocs.yml", tmp_path)] == [
        "forgotten.md is in the navigation 0 times",
        "there is no page index.md",
    ]


@pytest.mark.parametrize("page", sorted(name for name in PAGES if name.endswith(".md")))
def test_links_lead_to_pages_of_the_site(page: str) -> None:
    text = re.sub(r"^ *(`{3,}).*?^ *\1$", "", PAGES[page].decode(), flags=re.M | re.S)
    for link in TOOLS["pages"]["LINK"].findall(text):
        assert posixpath.normpath(posixpath.join(posixpath.dirname(page), link)) in PAGES, link


def test_files_outside_of_the_documents_have_a_page() -> None:
    assert PAGES["files/compose.yaml.md"].startswith(b"# compose.yaml\n\n````yaml\n")
    assert b"](files/compose.yaml.md)" in PAGES["hosts.md"]
    assert b"](../hosts.md#safety)" in PAGES["project/security.md"]


def test_nothing_is_loaded_from_other_hosts(tmp_path: Path) -> None:
    foreign: Any = TOOLS["site_check"]["foreign"]
    page = tmp_path / "index.html"
    page.write_text('<a href="https://x.org">x</a><link rel="canonical" href="https://x.org/"><img src="table.jpg">')
    assert list(foreign(tmp_path)) == []
    page.write_text('<script src="https://x.org/a.js"></script><link rel="stylesheet" href="//x.org/a.css">')
    assert list(foreign(tmp_path)) == ["index.html loads https://x.org/a.js", "index.html loads //x.org/a.css"]


# ---- references -------------------------------------------------------------------------------------------


def test_every_command_is_shown_with_every_option() -> None:
    sections = TOOLS["commands"]["fill"](source("commands.md")).split("\n## ")[1:]
    assert len(sections) == len(COMMANDS)
    for section in sections:
        name = section.partition("\n")[0].strip("`")
        for parameter in load_command(name).params:
            assert all(option in section for option in parameter.opts if option.startswith("-")), name


def test_every_route_and_shape_is_shown() -> None:
    api = TOOLS["http_api"]["described"]()
    text = TOOLS["http_api"]["fill"](source("http-api.md"))
    for path, ways in api["paths"].items():
        assert all(f"\n### `{method.upper()} {path}`\n" in text for method in ways)
    shapes = set(re.findall(r"\]\(#(\w+)\)", text))
    assert shapes <= {name.lower() for name in api["components"]["schemas"]}
    assert all(f"\n### {name}\n" in text for name in api["components"]["schemas"])


def test_every_public_name_is_shown_once() -> None:
    shown = re.findall(r"^::: (\S+)$", TOOLS["python_api"]["fill"](source("python-api.md")), re.M)
    assert len(shown) == len({name.rpartition(".")[2] for name in shown})
    assert {f"mystica.{name}" for name in mystica.__all__ if not name.startswith("__")} <= set(shown)


# ---- what it is built with --------------------------------------------------------------------------------


def test_the_pins_of_the_docs_fit_those_of_the_tests() -> None:
    pins, others = pinned("requirements-docs.txt"), pinned("requirements-dev.txt")
    assert {"zensical", "codespell"} <= pins.keys()
    assert all(re.match(r"[\w-]+", line)[0].lower() in pins for line in wanted("requirements-docs.in"))  # type: ignore[index]
    assert {name: others[name] for name in pins.keys() & others.keys()} == {
        name: pins[name] for name in pins.keys() & others.keys()
    }


def test_one_codespell_checks_everywhere() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    assert f"codespell=={pinned('requirements-docs.txt')['codespell']}" in hooks


def test_the_whole_check_builds_the_site() -> None:
    assert "make docs\n" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
