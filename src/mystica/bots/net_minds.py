"""Bots' minds that judge positions with a net from a file."""

from __future__ import annotations

from functools import cache
from math import prod
from pathlib import Path

from mystica.bots.levels import Level
from mystica.bots.minds import usual_mind
from mystica.data.bot_weights import FOLDER
from mystica.data.net_file import NetFile, read_net
from mystica.data.toml_table import DataError
from mystica.engine.thinking.mind import Mind
from mystica.engine.thinking.net.inputs import NAMES, VERSION
from mystica.engine.thinking.net.net import HEADS, OUTPUTS, Net, NetMind
from mystica.engine.thinking.net.rivals import NAMES as RIVALS

NET = FOLDER / "net.json"


@cache
def _usual_net() -> Net:
    return _net(read_net(NET), str(NET))


def usual_net_mind() -> NetMind:
    """That of the package. A mind remembers what it looks at, so everybody gets one of their own."""
    return NetMind(_usual_net(), usual_mind())


def mind_of_level(level: Level) -> Mind:
    """Who judges for a level. The net's is new each time: it remembers what it looks at."""
    return usual_net_mind() if level.judge == "net" else usual_mind()


def net_mind(path: Path) -> NetMind:
    return mind_of(read_net(path), str(path))


def mind_of(file: NetFile, name: str = "the net") -> NetMind:
    return NetMind(_net(file, name), usual_mind())


def sizes(inputs: int, rivals: int, cells: int, second: int, rival: int) -> dict[str, tuple[int, ...]]:
    """The shape of each part of a net with so many inputs, own and of each other player, and layers of these sizes."""
    heads = int(HEADS)
    return {
        "own": (inputs, cells),
        "own_bias": (cells,),
        "skip": (heads, inputs),
        "rival_in": (rivals, rival),
        "rival_bias": (rival,),
        "rival_out": (rival, cells),
        "inner": (heads, second, cells),
        "inner_bias": (heads, second),
        "out": (heads, len(OUTPUTS), second),
        "out_bias": (heads, len(OUTPUTS)),
    }


def _net(file: NetFile, name: str) -> Net:
    """Inputs go by their names: one that the net has never seen counts nothing, one that is no more is left out.

    Only where names mean something else than they did is a net refused.
    """
    if file.version != VERSION:
        raise DataError(
            f"{name} was learned with version {file.version} of the inputs, and this Mystica has version {VERSION}: "
            "train it again, or use the Mystica it was made with"
        )
    if min(file.cells, file.second, file.rival) < 1:
        raise DataError(f"{name} is damaged: a layer has no cells")
    shapes = sizes(len(file.inputs), len(file.rivals), file.cells, file.second, file.rival)
    for part, shape in shapes.items():
        if len(file.weights.get(part, ())) != prod(shape):
            raise DataError(f"{name} is damaged: {part!r} does not have {prod(shape)} numbers")
    weights = dict(file.weights)
    weights["own"] = _by_name(weights["own"], file.inputs, NAMES, file.cells)
    weights["rival_in"] = _by_name(weights["rival_in"], file.rivals, RIVALS, file.rival)
    skip, n = weights["skip"], len(file.inputs)
    rounds = [skip[number * n : (number + 1) * n] for number in range(int(HEADS))]
    weights["skip"] = [weight for row in rounds for weight in _by_name(row, file.inputs, NAMES, 1)]
    return Net(file.cells, file.second, file.rival, weights)


def _by_name(weights: list[int], names: tuple[str, ...], wanted: tuple[str, ...], each: int) -> list[int]:
    """The rows of these names, in the order that is wanted."""
    if names == wanted:
        return weights
    place = {name: at * each for at, name in enumerate(names)}
    found: list[int] = []
    for name in wanted:
        at = place.get(name)
        found += [0] * each if at is None else weights[at : at + each]
    return found
