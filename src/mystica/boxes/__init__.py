"""Boxes: what is added to the base game, a folder each. Delete a folder, and everything else goes on without it.

A file or folder of a box is named after the room it plugs into: that room asks here for it, and imports no box by name.
"""

import pkgutil
from importlib import import_module
from types import ModuleType
from typing import TypeVar

from mystica.data.manifests import boxes

Part = TypeVar("Part")


def box_parts(room: str) -> list[ModuleType]:
    """What the boxes have for a room, in their order: `mystica.boxes.<box>.<room>` of each that has such a module."""
    place = room.replace(".", "/")
    return [
        import_module(f"{__name__}.{box.folder.name}.{room}")
        for box in boxes().values()
        if (box.folder / f"{place}.py").exists() or (box.folder / place / "__init__.py").exists()
    ]


def load_engine_parts(room: str) -> None:
    """Import every file the boxes have for a compiled room, so that each registers what it says.

    A folder within such a folder is left alone: it is for another room, which loads it in its turn.
    """
    for package in box_parts(room):
        for name in sorted(module.name for module in pkgutil.iter_modules(package.__path__) if not module.ispkg):
            import_module(f"{package.__name__}.{name}")


def parts_of(room: str, kind: type[Part]) -> tuple[Part, ...]:
    """What the boxes say in a room: the `PART` of each module there. `kind` is the room's own class, which asks."""
    parts = []
    for module in box_parts(room):
        part = module.PART
        if not isinstance(part, kind):
            raise TypeError(f"{module.__name__}.PART is no {kind.__name__}")
        parts.append(part)
    return tuple(parts)
