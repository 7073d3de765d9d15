"""Marks of values that no rulebook at hand states: how certain each is, and why. Unmarked values are printed."""

from mystica.data.toml_table import TomlTable

STATUSES = ("confirmed", "corroborated", "inferred", "house")
REPLACEABLE = ("corroborated", "inferred", "house")
PROVENANCE = "provenance"
"""The table inside another that holds its marks, by key."""


def status_of(mark: str) -> str:
    """The first word of a mark."""
    return mark.partition(":")[0]


def provenance(table: TomlTable) -> dict[str, str]:
    """The marks of a table, by key."""
    marks = table.table(PROVENANCE, optional=True)
    found = {key: marks.text(key) for key in marks.rest()}
    for key, mark in found.items():
        if status_of(mark) not in STATUSES:
            raise marks.error(key, "a mark like `house: why`")
    return found
