"""The `mystica` command."""

from mystica.cli.app import main

__all__ = ["main"]
