"""The README's example runs as it stands."""

import doctest
from pathlib import Path


def test_the_example_runs() -> None:
    result = doctest.testfile(str(Path(__file__).parent.parent / "README.md"), module_relative=False)
    assert result.attempted >= 4
    assert result.failed == 0
