"""The board and the final scores as text for a terminal."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from mystica import data
from mystica.boxes.merchants.game.views.fleets import SeaView
from mystica.game import FinalView, MapView, PlayerView

CELL = 5
RIVER_STYLE = "#4a90c8"
TERRAIN_STYLES = {
    # black and white as numbers: a terminal shows its own bold "black" as gray
    "yellow": "#000000 on #f0e060",
    "brown": "#ffffff on #8b5a2b",
    "black": "#ffffff on #3a3a3a",
    "blue": "#ffffff on #2f6fd0",
    "green": "#000000 on #5cb85c",
    "gray": "#000000 on #b0b0b0",
    "red": "#ffffff on #c03028",
    "ice": "#000000 on #dff2ff",
    "volcano": "#ffffff on #a04000",
}
OFF_WHEEL_LETTERS = {"ice": "E", "volcano": "V"}
LEGEND = (
    "Above: the space, * in a town. Below: terrain (U plains, K swamp, B lakes, G forest, S mountains,",
    "R wasteland, Y desert, E ice, V volcano), then seat and structure (D dwelling, TP trading house,",
    "TE temple, SH stronghold, SA sanctuary, SY shipyard); ~~ is river, ^ ships of these seats.",
)


def draw_board(view: MapView, sea: SeaView | None = None) -> list[Text]:
    """Two lines for each row of spaces: the label, then the letter of the terrain with seat and structure.

    Ships on a river are ^ and the seats they belong to.
    """
    ships = ships_by_space(sea)
    letters = {colour: letter for letter, colour in data.common().terrain_letters.items()} | OFF_WHEEL_LETTERS
    lines: list[Text] = []
    for row in sorted({space.row for space in view.spaces}):
        upper, lower = Text(), Text()
        for space in [space for space in view.spaces if space.row == row]:
            gap = " " * (space.x * CELL // 2 - len(upper))  # a row that is set in, or a place without a space
            upper.append(gap)
            lower.append(gap)
            if space.terrain == "river":
                upper.append(f" {space.label:<{CELL - 1}}", style=f"dim {RIVER_STYLE}")
                afloat = "^" + "".join(ships[space.label])[: CELL - 2] if space.label in ships else "~~"
                lower.append(f" {afloat:<{CELL - 1}}", style=f"bold {RIVER_STYLE}" if ships else RIVER_STYLE)
                continue
            style = TERRAIN_STYLES[space.terrain]
            town = "*" if space.town_of is not None else ""
            stands = "" if space.owner is None else f"{space.owner + 1}{space.structure}"
            upper.append(f" {space.label + town:<{CELL - 1}}", style=f"bold {style}" if stands else style)
            lower.append(f" {letters[space.terrain]}{stands:<{CELL - 2}}", style=f"bold {style}" if stands else style)
        lines += [upper, lower]
    return lines


def ships_by_space(sea: SeaView | None) -> dict[str, list[str]]:
    """By space: the seats of the ships there, counted from 1."""
    found: dict[str, list[str]] = {}
    for fleet in sea.fleets if sea is not None else ():
        for label in fleet.ships:
            found.setdefault(label, []).append(str(fleet.seat + 1))
    return found


def final_table(players: tuple[PlayerView, ...], final: tuple[FinalView, ...]) -> Table:
    """Players by VP, with what final scoring brought and what they have on the map."""
    with_tile = any(view.tile for view in final)
    columns = ["", "seat", "faction", "VP", "before", "cults", "area", "rest", "/".join(players[0].structures), "towns"]
    if with_tile:
        columns.insert(7, "tile")
    table = Table(*columns, box=SIMPLE_HEAD, collapse_padding=True, pad_edge=False)
    for view in sorted(final, key=lambda one: -one.total):
        player = players[view.seat]
        place = 1 + sum(other.total > view.total for other in final)
        table.add_row(
            f"{place}.", str(view.seat + 1), player.name, str(view.total), str(view.vp), str(sum(view.cults)),
            f"{view.area_vp} ({view.area})", *([str(view.tile_vp)] if with_tile else []), str(view.resources_vp),
            "/".join(map(str, player.structures.values())),
            str(len(player.towns)),
        )  # fmt: skip
    return table
