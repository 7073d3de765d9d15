"""These tests need the packages of the extra `envs`; without them they are left out, and say so."""

from __future__ import annotations

import importlib.util

MISSING = [name for name in ("numpy", "gymnasium", "pettingzoo") if importlib.util.find_spec(name) is None]
NEEDING = [
    "test_batch.py", "test_conformance.py", "test_document.py", "test_examples.py", "test_observations.py",
    "test_rewards.py", "test_ship_observations.py", "test_masks.py", "test_turns.py",
    "test_open_spiel.py",
]  # fmt: skip
collect_ignore = NEEDING if MISSING else []
