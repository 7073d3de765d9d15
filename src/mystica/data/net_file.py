"""Reads and writes nets: a line of JSON that describes the net, then its weights as 32-bit numbers."""

from __future__ import annotations

import array
import base64
import json
import sys
from dataclasses import dataclass, field
from pathlib import Path

from mystica.data.toml_table import DataError

MOST = 2**20  # of a weight, either way: sums of those that are learned stay far below it, and no sum overflows


@dataclass
class NetFile:
    """The weights of a net by the names of its parts, and what they belong to."""

    version: int
    """of the inputs: the same names may once have meant something else"""
    inputs: tuple[str, ...]
    rivals: tuple[str, ...]
    cells: int
    second: int
    rival: int
    source: str
    """how it was learned"""
    weights: dict[str, list[int]] = field(default_factory=dict)


def read_net(path: Path) -> NetFile:
    """Whatever is wrong with a file is said in one sentence."""
    try:
        raw = json.loads(path.read_text(encoding="utf-8"))
        weights = {name: _numbers(text) for name, text in raw["weights"].items()}
        return NetFile(
            int(raw["version"]), _names(raw["inputs"]), _names(raw["rivals"]), int(raw["cells"]), int(raw["second"]),
            int(raw["rival"]), str(raw["source"]), weights,
        )  # fmt: skip
    except OSError as error:
        raise DataError(f"cannot read {path}: {error.strerror}") from None
    except KeyError as error:
        raise DataError(f"{path} is not a net file: {error} is missing") from None
    except (ValueError, TypeError, AttributeError, RecursionError) as error:
        raise DataError(f"{path} is not a net file: {error}") from None


def net_text(net: NetFile) -> str:
    return json.dumps(
        {
            "mystica": "net", "version": net.version, "inputs": net.inputs, "rivals": net.rivals, "cells": net.cells,
            "second": net.second, "rival": net.rival, "source": net.source,
            "weights": {name: _text(numbers) for name, numbers in net.weights.items()},
        }
    )  # fmt: skip


def _names(raw: list[str]) -> tuple[str, ...]:
    names = tuple(raw)
    if not all(isinstance(name, str) for name in names) or len(set(names)) < len(names):
        raise ValueError("names of inputs are not all different words")
    return names


def _numbers(text: str) -> list[int]:
    found = array.array("i")
    found.frombytes(base64.b64decode(text, validate=True))
    if sys.byteorder == "big":
        found.byteswap()
    numbers = found.tolist()
    if numbers and max(max(numbers), -min(numbers)) > MOST:
        raise ValueError(f"a weight is beyond {MOST}")
    return numbers


def _text(numbers: list[int]) -> str:
    row = array.array("i", numbers)
    if sys.byteorder == "big":
        row.byteswap()
    return base64.b64encode(row.tobytes()).decode("ascii")
