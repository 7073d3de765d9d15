"""Structures are seen on the ground of their own colour, and told apart by nothing but their outline."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.browser.conftest import Windows
from tests.browser.games import Made
from tests.browser.person import GAME
from tests.browser.serving import Server
from tests.browser.test_looks import prefer

COLOURS = ("red", "yellow", "brown", "black", "blue", "green", "gray", "ice", "volcano")
LEAST = 3.0  # the contrast that WCAG asks of what is not text

# The paints of a piece in a colour, on a ground; everything as red, green, blue
PAINTS = """([colour, ground]) => {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.innerHTML = `<path class="lot t-${ground}"/><g class="ringed" style="--piece: var(--piece-${colour})">
    <path class="a-ring"/><path class="a-halo"/><path class="a-piece"/><path class="a-rim"/></g>`;
  document.body.append(svg);
  const look = (name) => getComputedStyle(svg.querySelector("." + name));
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const rgb = (paint) => {
    canvas.fillStyle = paint;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const found = {
    ground: rgb(look("lot").fill),
    ring: rgb(look("a-ring").stroke),
    halo: rgb(look("a-halo").stroke),
    body: rgb(look("a-piece").fill),
    rim: rgb(look("a-rim").stroke),
    widths: [look("a-ring").strokeWidth, look("a-halo").strokeWidth].map(parseFloat),
  };
  svg.remove();
  return found;
}"""

# Which of 16 by 16 points lie within the outline of each drawing
OUTLINES = """(names) => {
  const canvas = document.createElement("canvas").getContext("2d");
  return names.map((name) => {
    const halos = [...document.querySelectorAll(`#i-${name} > .a-halo`)];
    const lines = halos.map((one) => new Path2D(one.getAttribute("d")));
    return [...Array(256).keys()].filter((i) =>
      lines.some((line) => canvas.isPointInPath(line, (i % 16 + 0.5) * 1.5, (Math.floor(i / 16) + 0.5) * 1.5)));
  });
}"""


def luminance(rgb: list[int]) -> float:
    parts = [part / 255 for part in rgb]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: list[int], other: list[int]) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.fixture(scope="module")
def game(server: Server) -> Made:
    return Made(server)


@pytest.mark.parametrize("theme", ["classic", "safe", "dark"])
def test_pieces_on_their_own_ground(windows: Windows, game: Made, theme: str) -> None:
    page = windows.open(game.watch)
    page.wait_for_selector(GAME)
    prefer(page, theme=theme, locale="en")
    page.wait_for_selector(GAME)
    cases = [(colour, colour) for colour in COLOURS] + [(colour, "river") for colour in COLOURS]
    for case in cases:
        paints = page.evaluate(PAINTS, list(case))
        ring, halo = paints["widths"]
        assert ring >= halo + 2 and halo >= 3, "of the two rings one covers the other"
        seen = max(contrast(paints[around], paints["ground"]) for around in ("ring", "halo"))
        assert seen >= LEAST, (case, "the rings on the ground", seen)
        seen = max(contrast(paints[around], paints["body"]) for around in ("halo", "rim"))
        assert seen >= LEAST, (case, "the piece within its ring", seen)
        assert contrast(paints["ring"], paints["halo"]) >= LEAST, case


def test_outlines_stay_apart_at_16_pixels(windows: Windows, game: Made) -> None:
    """What two outlines share, as a part of what both cover together."""
    page = windows.open(game.watch)
    page.wait_for_selector(GAME)
    names = ["D", "TP", "TE", "SH", "SA", "SY", "market"]
    points = dict(zip(names, map(set, page.evaluate(OUTLINES, names)), strict=True))
    alike = {
        f"{one} {other}": len(points[one] & points[other]) / len(points[one] | points[other])
        for one, other in combinations(names, 2)
    }
    assert max(alike.values()) <= 0.78, sorted(alike.items(), key=lambda item: -item[1])[:4]
    assert len(points["D"]) < 0.85 * min(len(points[name]) for name in names[1:]), "a dwelling is the smallest"
