"""The `mystica` command."""

import sys

from mystica._fingerprint import StaleEngine


def main() -> None:
    """The command, unless the engine has to be built first."""
    try:
        from mystica.cli.app import main as run
    except StaleEngine as error:
        print(f"mystica: {error}", file=sys.stderr)
        sys.exit(2)
    run()


__all__ = ["main"]
