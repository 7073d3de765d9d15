"""Build the docs site: pages and generated references into build/docs, the site itself into build/site.

python tools/docs_site
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import commands
import http_api
import pages
import python_api
import site_check

ROOT = Path(__file__).resolve().parents[2]
PAGES = ROOT / "build" / "docs"
SITE = ROOT / "build" / "site"
GENERATED = {"commands.md": commands.fill, "http-api.md": http_api.fill, "python-api.md": python_api.fill}
"""Pages whose introduction is in docs/, and what adds to it from the code."""


def main() -> int:
    for folder in (PAGES, SITE):
        shutil.rmtree(folder, ignore_errors=True)
    for name, text in pages.collect(ROOT).items():
        path = PAGES / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text)
    for name, fill in GENERATED.items():
        page = PAGES / name
        page.write_text(fill(page.read_text(encoding="utf-8")), encoding="utf-8")
    zensical = Path(sys.executable).with_name("zensical")
    done = subprocess.run([zensical, "build", "--strict", "--clean"], cwd=ROOT, check=False)
    if done.returncode:
        return done.returncode
    complaints = [*site_check.outside_nav(ROOT / "mkdocs.yml", PAGES), *site_check.foreign(SITE)]
    print(*complaints, sep="\n", end="\n" if complaints else "")
    if not complaints:
        print("to see the site: python -m http.server --bind 127.0.0.1 --directory build/site 8000")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
