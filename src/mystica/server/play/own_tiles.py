"""The tiles that differ from the catalogue's in a game with facts of its own."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache

from mystica import data
from mystica.server.shapes import view as view_shapes


def own_tiles(facts: Mapping[str, data.Value]) -> view_shapes.OwnTiles:
    """The tiles that facts of a game change."""
    if not facts:
        return view_shapes.OwnTiles(favor_tiles={}, town_tiles={}, scoring_tiles={})
    return _own_tiles(json.dumps(facts, sort_keys=True))


@lru_cache(maxsize=200)
def _own_tiles(text: str) -> view_shapes.OwnTiles:
    facts: dict[str, data.Value] = json.loads(text)
    favors, towns, scoring = data.favor_tiles(), data.town_tiles(), data.scoring_tiles()
    return view_shapes.OwnTiles(
        favor_tiles={key: t for key, t in data.favor_tiles_with(facts).items() if t != favors[key]},
        town_tiles={key: t for key, t in data.town_tiles_with(facts).items() if t != towns[key]},
        scoring_tiles={key: t for key, t in data.scoring_tiles_with(facts).items() if t != scoring[key]},
    )
