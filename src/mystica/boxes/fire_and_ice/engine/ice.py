"""Ice Maidens and Yetis: they choose a starting terrain. The rest of their abilities are numbers."""

from __future__ import annotations

from mystica.boxes.fire_and_ice.engine.choices import FirstTerrain
from mystica.engine.core.hooks import register


class Ice(FirstTerrain):
    pass


register("icemaidens", Ice())
register("yetis", Ice())
