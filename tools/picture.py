"""Draw the board of a finished random game as an SVG.

python tools/picture.py [--seed N] [--players N] [--map M] [--out FILE]

Everything in the picture is drawn here from plain shapes.
"""

from __future__ import annotations

import argparse
from math import cos, pi, sin
from pathlib import Path

from mystica import data
from mystica.engine.core.bits import HI, LO
from mystica.engine.core.ids import DWELLING, RIVER, SANCTUARY, STRONGHOLD, TEMPLE, TRADING_HOUSE
from mystica.engine.core.state import BRIDGES, OWN_BRIDGES, STRUCTURE, TERRAIN, TOWN_HI, TOWN_LO, VP, State
from mystica.engine.flow import new_game
from mystica.engine.playout import random_actions
from mystica.notation.moves import faction_key, field
from mystica.setups import draw

OUT = Path(__file__).parent.parent / "docs" / "board.svg"
RADIUS = 30.0
WIDE = RADIUS * 3**0.5
EDGE = 16.0
FOOT = 74.0
RIVER_COLOUR = "#bcdcf0"
# By colour of the wheel: the ground, and the piece that stands on it
GROUND = {
    "yellow": "#f2dc6b", "brown": "#b0794a", "black": "#5b5660", "blue": "#5b9bd5", "green": "#7fb560",
    "gray": "#b9bcc0", "red": "#d8695a",
}  # fmt: skip
PIECE = {
    "yellow": "#fff6c2", "brown": "#7a4a22", "black": "#23202a", "blue": "#1f5fa8", "green": "#2f6b24",
    "gray": "#6c7178", "red": "#992a1f",
}  # fmt: skip
# A sign for each terrain, so that the map reads without colours too
SIGNS = {
    "yellow": "M-9,3 q4.5,-9 9,0 q4.5,-9 9,0",
    "brown": "M-10,-3 h8 M1,-3 h9 M-6,3 h12",
    "black": "M-7,5 v-9 M0,5 v-12 M7,5 v-9 M-10,5 h20",
    "blue": "M-10,-2 q2.5,-4 5,0 t5,0 t5,0 t5,0 M-10,4 q2.5,-4 5,0 t5,0 t5,0 t5,0",
    "green": "M0,-9 l7,12 h-14 z M0,3 v4",
    "gray": "M-11,5 l7,-12 l5,8 l3,-5 l6,9",
    "red": "M-10,-5 l5,5 l4,-4 l4,8 l5,-3 l3,3",
}
# Pieces around (0, 0)
PIECES = {
    DWELLING: "M-8,8 v-9 l8,-8 l8,8 v9 z",
    TRADING_HOUSE: "M-12,8 v-7 l6,-6 l6,6 v-8 l6,-6 l6,6 v15 z",
    TEMPLE: "M0,-11 a10.5,10.5 0 1,1 -0.01,0 z",
    STRONGHOLD: "M-13,9 v-20 h6 v5 h4 v-5 h6 v5 h4 v-5 h6 v20 z",
    SANCTUARY: "M-8,-9 h16 a9,9 0 1,1 0,18 h-16 a9,9 0 1,1 0,-18 z",
}
NAMES = {
    DWELLING: "dwelling", TRADING_HOUSE: "trading house", TEMPLE: "temple", STRONGHOLD: "stronghold",
    SANCTUARY: "sanctuary",
}  # fmt: skip


def corners(x: float, y: float, radius: float) -> str:
    """The six corners of a hexagon that stands on one of them."""
    return " ".join(f"{x + radius * sin(k * pi / 3):.1f},{y - radius * cos(k * pi / 3):.1f}" for k in range(6))


def middles(s: State) -> list[tuple[float, float]]:
    """The middle of every space; short rows are set in by half a space."""
    board = s.setup.board
    longest = max(board.columns)
    widths = [board.rows.count(row) for row in range(max(board.rows) + 1)]
    return [
        (
            EDGE + WIDE / 2 + column * WIDE + (0 if widths[row] > longest else WIDE / 2),
            EDGE + RADIUS + row * RADIUS * 1.5,
        )
        for row, column in zip(board.rows, board.columns, strict=True)
    ]


def piece(structure: int, colour: str, x: float, y: float) -> str:
    rim = "#3a3320" if colour == "yellow" else "#ffffff"
    return (
        f'<path transform="translate({x:.1f} {y:.1f})" d="{PIECES[structure]}" fill="{PIECE[colour]}"'
        f' stroke="{rim}" stroke-width="1.6" stroke-linejoin="round"/>'
    )


def text(x: float, y: float, size: int, words: str, anchor: str = "middle", fill: str = "#222222") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}" fill="{fill}">{words}</text>'


def draw_space(s: State, space: int, x: float, y: float) -> list[str]:
    wheel = data.common().wheel
    terrain = s.v[TERRAIN + space]
    if terrain == RIVER:
        wave = "M-12,0 q3,-4 6,0 t6,0 t6,0 t6,0"
        return [
            f'<polygon points="{corners(x, y, RADIUS - 0.5)}" fill="{RIVER_COLOUR}"/>',
            f'<path transform="translate({x:.1f} {y:.1f})" d="{wave}" class="wave"/>',
        ]
    colour = wheel[terrain]
    structure = s.v[STRUCTURE + space]
    out = [f'<polygon points="{corners(x, y, RADIUS - 1)}" fill="{GROUND[colour]}" stroke="#ffffff"/>']
    if structure:
        seat = structure // 8 - 1
        if field(s, seat, TOWN_LO) & int(LO[space]) or field(s, seat, TOWN_HI) & int(HI[space]):
            out.append(f'<polygon points="{corners(x, y, RADIUS - 4)}" class="town"/>')
        out.append(piece(structure % 8, colour, x, y - 4))
    else:
        out.append(f'<path transform="translate({x:.1f} {y - 4:.1f})" d="{SIGNS[colour]}" class="sign"/>')
    out.append(text(x, y + 18, 8, s.setup.board.labels[space], fill="#ffffff" if colour == "black" else "#222222"))
    return out


def draw_bridge(s: State, number: int, where: list[tuple[float, float]]) -> str:
    """From shore to shore, in the colour of its builder."""
    board = s.setup.board
    (ax, ay), (bx, by) = where[board.bridge_a[number]], where[board.bridge_b[number]]
    seat = next(p for p in range(s.setup.n) if field(s, p, OWN_BRIDGES) & 2**number)
    colour = PIECE[data.factions()[faction_key(s, seat)].colour]
    near, far = 0.27, 0.73
    line = " ".join(
        f'{name}="{value:.1f}"'
        for name, value in (
            ("x1", ax + (bx - ax) * near), ("y1", ay + (by - ay) * near),
            ("x2", ax + (bx - ax) * far), ("y2", ay + (by - ay) * far),
        )
    )  # fmt: skip
    return f'<line {line} stroke="#ffffff" stroke-width="9"/><line {line} stroke="{colour}" stroke-width="6"/>'


def label_after(out: list[str], x: float, y: float, name: str) -> float:
    """A name beside its mark; returns where the next mark may stand."""
    out.append(text(x + 27, y + 4, 11, name, "start"))
    return x + 36 + 5.8 * len(name)


def draw_key(s: State, width: float, top: float) -> list[str]:
    """Below the map: who plays, with the final VP, and what the shapes are."""
    out: list[str] = []
    seats = int(s.setup.n)
    step = (width - 2 * EDGE) / seats
    for seat in range(seats):
        faction = data.factions()[faction_key(s, seat)]
        x = EDGE + seat * step
        out.append(f'<polygon points="{corners(x + 12, top + 12, 11)}" fill="{GROUND[faction.colour]}"/>')
        out.append(f'<circle cx="{x + 12:.1f}" cy="{top + 12:.1f}" r="4.5" fill="{PIECE[faction.colour]}"/>')
        out.append(text(x + 29, top + 17, 14, f"{faction.name}, {field(s, seat, VP)} VP", "start"))
    x = EDGE
    y = top + 47
    for structure, name in NAMES.items():
        mark = piece(structure, "gray", 0, 0)
        out.append(f'<g transform="translate({x + 12:.1f} {y:.1f}) scale(0.75)">{mark}</g>')
        x = label_after(out, x, y, name)
    out.append(f'<polygon points="{corners(x + 12, y, 11)}" fill="{GROUND["gray"]}"/>')
    out.append(f'<polygon points="{corners(x + 12, y, 8)}" class="town"/>')
    x = label_after(out, x, y, "part of a town")
    out.append(f'<line x1="{x + 2:.1f}" y1="{y:.1f}" x2="{x + 22:.1f}" y2="{y:.1f}" class="bridge"/>')
    label_after(out, x, y, "bridge")
    return out


def picture(s: State) -> str:
    where = middles(s)
    width = max(x for x, _ in where) + WIDE / 2 + EDGE
    bottom = max(y for _, y in where) + RADIUS + EDGE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {bottom + FOOT:.0f}"'
        f' width="{width:.0f}" height="{bottom + FOOT:.0f}" font-family="sans-serif" role="img">',
        "<title>The board at the end of a game between random players</title>",
        "<style>.sign{fill:none;stroke:#000000;stroke-opacity:0.45;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}"
        ".wave{fill:none;stroke:#7fb4d8;stroke-width:1.6}"
        ".town{fill:none;stroke:#ffffff;stroke-width:1.8;stroke-dasharray:4 2.5}"
        ".bridge{stroke:#6c7178;stroke-width:6}</style>",
        f'<rect width="{width:.0f}" height="{bottom + FOOT:.0f}" rx="10" fill="#f7f4ec"/>',
    ]
    for space, (x, y) in enumerate(where):
        parts.extend(draw_space(s, space, x, y))
    parts.extend(draw_bridge(s, k, where) for k in range(s.setup.board.n_bridges) if s.v[BRIDGES] & 2**k)
    parts.extend(draw_key(s, width, bottom))
    return "\n".join([*parts, "</svg>"]) + "\n"


def finished_game(seed: int, players: int, world: str) -> State:
    state = new_game(draw(players, seed, map=world).engine_setup())
    random_actions(state, seed, 1_000_000, True)
    return state


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=317)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--map", default="base", choices=list(data.maps()))
    parser.add_argument("--out", type=Path, default=OUT)
    options = parser.parse_args()
    state = finished_game(options.seed, options.players, options.map)
    options.out.write_text(picture(state), encoding="utf-8")
    print(f"wrote {options.out}")


if __name__ == "__main__":
    main()
