"""The examples run and do what they say."""

from __future__ import annotations

import runpy
import sys
import types
from typing import Any

import numpy as np
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


class RandomLearner:
    """Stands for MaskablePPO: asks the environment for masks as it does, and draws among what they allow."""

    def __init__(self, policy: str, env: Any, **rates: object) -> None:
        assert policy == "MlpPolicy" and rates["n_steps"]
        self.env = env
        self.num_timesteps = 0
        self.ep_info_buffer: list[dict[str, float]] = []

    def learn(self, decisions: int, reset_num_timesteps: bool) -> None:
        assert not reset_num_timesteps
        lots = np.random.default_rng(1)
        seen, _ = self.env.reset(seed=1)
        total, until = 0.0, self.num_timesteps + decisions
        while self.num_timesteps < until:
            assert self.env.observation_space.contains(seen)
            masks = self.env.get_wrapper_attr("action_masks")()
            seen, paid, over, _, info = self.env.step(lots.choice(np.flatnonzero(masks)))
            assert "illegal" not in info
            total += paid
            self.num_timesteps += 1
            if over:
                self.ep_info_buffer.append({"r": total})
                seen, _ = self.env.reset()
                total = 0.0


def test_learn_with_sb3(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """All of it but the learning, which needs torch."""
    monkeypatch.setitem(sys.modules, "sb3_contrib", types.SimpleNamespace(MaskablePPO=RandomLearner))
    (mean,) = run("learn_with_sb3.py", 150)
    assert capsys.readouterr().out == f"150 decisions: {mean:.1f} VP\n"
    assert 20 < mean < 120


def test_learn_without_sb3(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sb3_contrib", None)
    with pytest.raises(SystemExit, match="needs sb3-contrib, which is not installed: pip install sb3-contrib"):
        run("learn_with_sb3.py", 150)


def test_every_example_is_run() -> None:
    assert {path.name for path in EXAMPLES.glob("*.py")} == {
        "random_agents.py", "masked_loop.py", "batched_loop.py", "read_table.py", "learn_with_sb3.py",
    }  # fmt: skip
