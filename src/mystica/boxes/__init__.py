"""Boxes: expansions of the base game, one folder each. Delete a folder, and everything else works without it.

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
    return list(_modules(room).values())


def load_engine_parts(room: str) -> None:
    """Import every file the boxes have for a compiled room, so that each registers what it says.

    A folder within such a folder is left alone: it is for another room, which loads it in its turn.
    """
    for package in box_parts(room):
        for name in sorted(module.name for module in pkgutil.iter_modules(package.__path__) if not module.ispkg):
            import_module(f"{package.__name__}.{name}")


def parts_of(room: str, kind: type[Part]) -> tuple[Part, ...]:
    """What the boxes say in a room: the `PART` of each module there. `kind` is the room's own class, which asks."""
    return tuple(parts_by_box(room, kind).values())


def parts_by_box(room: str, kind: type[Part]) -> dict[str, Part]:
    """The same by the key of the box."""
    parts = {}
    for key, module in _modules(room).items():
        part = module.PART
        if not isinstance(part, kind):
            raise TypeError(f"{module.__name__}.PART is no {kind.__name__}")
        parts[key] = part
    return parts


def _modules(room: str) -> dict[str, ModuleType]:
    place = room.replace(".", "/")
    return {
        key: import_module(f"{__name__}.{box.folder.name}.{room}")
        for key, box in boxes().items()
        if (box.folder / f"{place}.py").exists() or (box.folder / place / "__init__.py").exists()
    }
