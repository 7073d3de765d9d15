"""What measurements and training ask of the boxes: the options of a game with the whole box, how often to play one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from mystica.boxes import parts_of


class ArenaOfBox:
    """How a box takes part in measurements and training. Not at all, unless it says otherwise."""

    options: Mapping[str, str] = {}
    """Of a game with the whole box."""
    figure: str = ""
    """The key of the figure that measures such games; without it they are not measured apart."""
    title: str = ""
    """What that figure calls the box."""
    share_of_speed: float = 1.0
    """How fast such games should be, as a share of plain ones."""
    training_map: str = ""
    """The map of a net's training games with the box, a fifth of all; without it there are none."""
    every: int = 0
    """Of the games that tell what factions are worth, one in so many has the box. 1 puts it into all of these, and into
    all training games of a net, too."""
    first: int = 0
    """The number of the first of these games."""

    @property
    def always(self) -> bool:
        """Is it in every game of training?"""
        return self.every == 1


@cache
def of_boxes() -> tuple[ArenaOfBox, ...]:
    return parts_of("arena", ArenaOfBox)


def options_of_all_games() -> dict[str, str]:
    """Those of the boxes that are in every game of training."""
    return {key: value for box in of_boxes() if box.always for key, value in box.options.items()}
