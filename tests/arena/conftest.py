"""Runs commands as the tests of the command line do."""

from tests.test_cli import run

__all__ = ["run"]
