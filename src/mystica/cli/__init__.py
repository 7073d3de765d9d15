"""The `mystica` command."""

import sys

from mystica._fingerprint import StaleEngine


def main() -> None:
    """The command, unless the engine has to be built first."""
    try:
        if sys.argv[1:] == ["--version"]:  # what many ask first, and what needs nothing
            from mystica.cli.version import VERSION_LINE

            print(VERSION_LINE)
            return
        from mystica.cli.app import main as run

        run()
    except StaleEngine as error:
        print(f"mystica: {error}", file=sys.stderr)
        sys.exit(2)


__all__ = ["main"]
