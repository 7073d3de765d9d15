"""The kinds of frames on the decision stack, by name: the common ones, then those of boxes."""

from importlib import import_module

from mystica import data
from mystica.engine.core import decisions


def frame_names() -> list[str]:
    common = [name for name in vars(decisions) if name.isupper() and name not in ("DEPTH", "FRAME", "BOX_FRAMES")]
    found = [name for name in common if not name.startswith("ASK_")]
    for box in data.boxes().values():
        if box.frames:
            names = vars(import_module(f"mystica.boxes.{box.folder.name}.engine.frames"))
            kinds = {names[name]: name for name in names if name.isupper()}
            found += [kinds[kind] for first, end in box.frames for kind in range(first, end)]
    return found
