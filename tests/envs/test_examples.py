"""The examples run and do what they say."""

from __future__ import annotations

import runpy
from typing import Any

import pytest

from tests.conftest import ROOT

EXAMPLES = ROOT / "examples"


def run(name: str, *args: object) -> Any:
    return runpy.run_path(str(EXAMPLES / name))["main"](*args)


def test_random_agents(capsys: pytest.CaptureFixture[str]) -> None:
    total = run("random_agents.py")
    assert len(capsys.readouterr().out.splitlines()) == len(total) == 3
    assert max(total.values()) >= 0 > min(total.values())


def test_masked_loop(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(run("masked_loop.py")) == 2
    assert "VP against" in capsys.readouterr().out


def test_batched_loop(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("batched_loop.py", 4, 400) > 0
    assert "1600 steps" in capsys.readouterr().out


def test_every_example_is_run() -> None:
    assert {path.name for path in EXAMPLES.glob("*.py")} == {
        "random_agents.py", "masked_loop.py", "batched_loop.py", "read_table.py",
    }  # fmt: skip
