"""Boxes: what is added to the base game, a folder each. Delete a folder, and everything else goes on without it.

A file or folder of a box is named after the room it plugs into: that room asks here for it, and imports no box by name.
"""

from importlib import import_module
from types import ModuleType

from mystica.data.manifests import boxes


def box_parts(room: str) -> list[ModuleType]:
    """What the boxes have for a room, in their order: `mystica.boxes.<box>.<room>` of each that has such a module."""
    return [
        import_module(f"{__name__}.{box.folder.name}.{room}")
        for box in boxes().values()
        if (box.folder / f"{room}.py").exists() or (box.folder / room / "__init__.py").exists()
    ]
