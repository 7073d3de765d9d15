"""Draw the icons of the installed app anew, after their SVG has changed: `python tools/icons.py` (needs Chromium)."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ICONS = Path(__file__).parent.parent / "web" / "installable" / "icons"
DRAWN = [
    ("icon.svg", "icon-192.png", 192),
    ("icon.svg", "icon-512.png", 512),
    ("maskable.svg", "maskable-512.png", 512),
]
PAGE = "<style>body {{ margin: 0 }} svg {{ display: block; width: {size}px }}</style>{drawing}"


def main() -> None:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        sys.exit("there is no Chromium here to draw with")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--headless", "--no-sandbox"])
        for drawing, name, size in DRAWN:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(PAGE.format(size=size, drawing=(ICONS / drawing).read_text(encoding="utf-8")))
            page.screenshot(path=ICONS / name, omit_background=True)
            print(f"{name}: {(ICONS / name).stat().st_size} bytes")
        browser.close()


if __name__ == "__main__":
    main()
