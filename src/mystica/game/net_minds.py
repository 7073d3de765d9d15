"""Minds that judge by a net from a file."""

from __future__ import annotations

from pathlib import Path

from mystica.data.net_file import NetFile, read_net
from mystica.data.reader import DataError
from mystica.engine.thinking.net.inputs import NAMES, VERSION
from mystica.engine.thinking.net.net import Net, NetMind, sizes
from mystica.engine.thinking.net.rivals import NAMES as RIVALS
from mystica.game.planning import usual_mind


def net_mind(path: Path) -> NetMind:
    """The mind of a net file; refused by name if the net saw other things than this version shows it."""
    return mind_of(read_net(path), str(path))


def mind_of(file: NetFile, name: str = "the net") -> NetMind:
    if file.version != VERSION or file.inputs != NAMES or file.rivals != RIVALS:
        raise DataError(
            f"{name} was learned with other inputs (version {file.version}, {len(file.inputs)} of them; "
            f"this is version {VERSION} with {len(NAMES)}): learn it anew or use the Mystica it was made with"
        )
    for part, shape in sizes(file.cells, file.second, file.rival).items():
        size = 1
        for length in shape:
            size *= length
        if len(file.weights.get(part, ())) != size:
            raise DataError(f"{name} is damaged: {part!r} does not have {size} numbers")
    return NetMind(Net(file.cells, file.second, file.rival, file.weights), usual_mind())
