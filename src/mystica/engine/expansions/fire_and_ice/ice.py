"""Ice Maidens and Yetis: numbers say what else they can do."""

from __future__ import annotations

from mystica.engine.core.hooks import register
from mystica.engine.expansions.fire_and_ice.choices import FirstTerrain


class Ice(FirstTerrain):
    pass


register("icemaidens", Ice())
register("yetis", Ice())
