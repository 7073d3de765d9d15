"""Players that decide by themselves."""

from __future__ import annotations

PLAYERS = {
    "random": "chooses uniformly among all legal atomic actions",
    "busy": "random, but draws again rather than pass, convert or leave something undone",
}
