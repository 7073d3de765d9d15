"""Names that the public modules offer, for mkdocstrings, which reads their signatures and docstrings."""

from __future__ import annotations

from importlib import import_module

MODULES = ("mystica", "mystica.game", "mystica.analysis", "mystica.setups", "mystica.bots", "mystica.envs")


def fill(page: str) -> str:
    """The introduction, then a section for each module. What several offer is described once, where it comes first."""
    lines, told = [page.rstrip(), ""], set()
    for module in MODULES:
        offered = import_module(module)
        lines += [f"## `{module}`", "", (offered.__doc__ or "").partition("\n")[0], ""]
        for name in offered.__all__:
            if name not in told and not name.startswith("__"):
                lines += [f"::: {module}.{name}", ""]
            told.add(name)
    return "\n".join(lines)
