"""The board and the final scores as text for a terminal."""

from __future__ import annotations

from functools import cache
from textwrap import wrap

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from mystica import data
from mystica.cli.of_boxes import of_boxes
from mystica.game import FinalView, Game, PlayerView

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
}
_LEGEND_WIDTH = 98


@cache
def terrain_styles() -> dict[str, str]:
    """By colour, those of boxes included."""
    return TERRAIN_STYLES | {colour: look.style for box in of_boxes() for colour, look in box.terrains.items()}


def terrain_letters() -> dict[str, str]:
    """By colour, likewise."""
    letters = {colour: letter for letter, colour in data.common().terrain_letters.items()}
    return letters | {colour: look.letter for box in of_boxes() for colour, look in box.terrains.items()}


def legend() -> list[str]:
    """What letters and signs on the drawn board mean."""
    common = data.common()
    letters = terrain_letters()
    terrains = [
        f"{letter} {common.terrain_names[colour]}"
        for colour, letter in letters.items()
        if colour in common.terrain_names
    ]
    structures = [f"{code} {name}" for code, name in common.structure_names.items()]
    rivers = ["~~ is river", *(box.river_legend for box in of_boxes() if box.river_legend)]
    text = f"Above: the space, * in a town. Below: terrain ({', '.join(terrains)}), then seat and structure"
    return wrap(f"{text} ({', '.join(structures)}); {', '.join(rivers)}.", _LEGEND_WIDTH)


def draw_board(game: Game) -> list[Text]:
    """Two lines for each row of spaces: the label, then the letter of the terrain with seat and structure.

    River spaces show what boxes have there.
    """
    view = game.map
    marks = {label: mark for box in of_boxes() for label, mark in box.river_marks(game).items()}
    styles, letters = terrain_styles(), terrain_letters()
    lines: list[Text] = []
    for row in sorted({space.row for space in view.spaces}):
        upper, lower = Text(), Text()
        for space in [space for space in view.spaces if space.row == row]:
            gap = " " * (space.x * CELL // 2 - len(upper))  # a row that is set in, or a place without a space
            upper.append(gap)
            lower.append(gap)
            if space.terrain == "river":
                upper.append(f" {space.label:<{CELL - 1}}", style=f"dim {RIVER_STYLE}")
                mark = marks.get(space.label, "~~")[: CELL - 1]
                lower.append(f" {mark:<{CELL - 1}}", style=f"bold {RIVER_STYLE}" if marks else RIVER_STYLE)
                continue
            style = styles[space.terrain]
            town = "*" if space.town_of is not None else ""
            stands = "" if space.owner is None else f"{space.owner + 1}{space.structure}"
            upper.append(f" {space.label + town:<{CELL - 1}}", style=f"bold {style}" if stands else style)
            lower.append(f" {letters[space.terrain]}{stands:<{CELL - 2}}", style=f"bold {style}" if stands else style)
        lines += [upper, lower]
    return lines


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
