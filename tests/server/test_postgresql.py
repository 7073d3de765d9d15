"""Tests on PostgreSQL: what happens where it does not start."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server import postgresql


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_: Path) -> None:
        raise RuntimeError("no such program")

    monkeypatch.setattr(postgresql, "started", fails)


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize(("expected", "outcome"), [("", pytest.skip.Exception), ("1", pytest.fail.Exception)])
def test_where_it_is_expected_a_server_that_does_not_start_is_a_failure(
    expected: str, outcome: type[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MYSTICA_EXPECT_POSTGRESQL", expected)
    said = "PostgreSQL does not run here: RuntimeError: no such program"
    with pytest.raises(outcome, match=said), postgresql.running():
        raise AssertionError("it runs")


def test_the_whole_check_expects_it() -> None:
    check = Path(__file__).parents[2] / ".ci" / "run"
    assert "MYSTICA_EXPECT_POSTGRESQL=1" in check.read_text("utf-8")
