"""docs/environments.md against the code."""

from __future__ import annotations

import re

from mystica.engine.observing import MASK_SIZE, OBSERVATION_SIZE
from mystica.envs import REWARDS
from mystica.envs.aec import ILLEGAL_REWARD
from mystica.envs.layout import tables
from tests.conftest import ROOT

TEXT = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")


def test_every_block_has_its_range() -> None:
    assert tables().strip() in TEXT, "put what mystica.envs.layout.tables() gives into docs/environments.md"


def test_sizes_and_rewards() -> None:
    assert f"{OBSERVATION_SIZE} numbers" in TEXT and f"{MASK_SIZE} actions" in TEXT
    assert f"{ILLEGAL_REWARD:.0f}".replace("-", "−") in TEXT
    assert dict(re.findall(r"^\| `(\w+)` \| ([^|]+?) \|$", TEXT, re.M)) == REWARDS


def test_every_example_is_named() -> None:
    for path in (ROOT / "examples").glob("*.py"):
        assert f"examples/{path.name}" in TEXT
