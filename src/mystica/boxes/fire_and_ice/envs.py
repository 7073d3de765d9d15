"""The names of ice and volcano in an observation."""

from __future__ import annotations

from mystica.envs.of_boxes import EnvsOfBox


class FireAndIceEnvs(EnvsOfBox):
    more = {"terrain": "ice, volcano"}


PART = FireAndIceEnvs()
