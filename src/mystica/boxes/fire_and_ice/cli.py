"""How the terrains of Fire & Ice are drawn in the terminal."""

from __future__ import annotations

from mystica.cli.of_boxes import CliOfBox, TerrainLook


class FireAndIceCli(CliOfBox):
    terrains = {"ice": TerrainLook("E", "#000000 on #dff2ff"), "volcano": TerrainLook("V", "#ffffff on #a04000")}


PART = FireAndIceCli()
