"""What is said where the packages of the environments are missing, and that their tests are not lost quietly."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.envs.conftest import MISSING


def test_the_packages_are_there() -> None:
    if MISSING:
        pytest.skip(
            f"the environments are not tested here: {', '.join(MISSING)} missing (requirements-dev.txt has all)"
        )


@pytest.mark.parametrize("name", ["numpy", "gymnasium", "pettingzoo"])
def test_one_sentence_without_a_package(name: str) -> None:
    code = f"import sys; sys.modules[{name!r}] = None; import mystica.envs"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    last = done.stderr.strip().splitlines()[-1]
    assert done.returncode == 1
    if not MISSING:
        assert last == (
            f"mystica.extras.MissingExtra: mystica.envs needs {name}, which is not installed: "
            "pip install 'mystica[envs]'"
        )
    assert "mystica[envs]" in last


def test_bench_leaves_the_environments_out() -> None:
    code = "import sys; sys.modules['numpy'] = None; from mystica.cli import bench; print(bench._environments())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("((), ") and "mystica[envs]" in done.stdout
