"""The build: a stale compiled engine never runs, and everyone can see which engine is loaded."""

import ast
import importlib
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import librt.vecs
import pytest

import mystica
from mystica._fingerprint import RECORD, compiled_sources, fingerprint
from mystica.engine import COMPILED

PACKAGE = Path(mystica.__file__).parent
ASK = "import mystica.engine; print(mystica.engine.COMPILED)"
STALE = "the compiled engine is older than its sources: run `make build`"


def python(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    inherited = {key: value for key, value in os.environ.items() if key != "MYSTICA_PURE"}
    return subprocess.run(
        [sys.executable, *arguments], env=inherited | environment, capture_output=True, text=True, timeout=60
    )


class Checkout:
    """A package with a one-file engine that looks compiled: its twin is an empty extension."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.engine = root / "mystica" / "engine"
        self.source = self.engine / "core" / "ids.py"
        self.twin = self.source.with_suffix(EXTENSION_SUFFIXES[0])
        self.source.parent.mkdir(parents=True)
        for name in ("__init__.py", "_fingerprint.py", "errors.py", "engine/__init__.py"):
            shutil.copy(PACKAGE / name, root / "mystica" / name)
        (self.source.parent / "__init__.py").touch()
        self.source.write_text("SPACES = 113\n")
        self.twin.touch()
        self.record()

    def record(self) -> None:
        (self.engine / RECORD).write_text(fingerprint(self.engine) + "\n")

    def run(self, code: str, **environment: str) -> subprocess.CompletedProcess[str]:
        return python("-B", "-c", code, PYTHONPATH=str(self.root), **environment)


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def answer(run: subprocess.CompletedProcess[str]) -> str:
    assert run.returncode == 0, run.stderr
    return run.stdout.strip()


def test_a_fresh_build_runs_compiled(checkout: Checkout) -> None:
    assert answer(checkout.run(ASK)) == "True"


def test_nothing_built_runs_pure(checkout: Checkout) -> None:
    checkout.twin.unlink()
    assert answer(checkout.run(ASK)) == "False"


def test_an_edited_source_is_refused(checkout: Checkout) -> None:
    checkout.source.write_text("SPACES = 117\n")
    run = checkout.run(ASK)
    assert run.returncode != 0 and STALE in run.stderr


def test_the_command_says_so_in_one_sentence(checkout: Checkout) -> None:
    cli = checkout.root / "mystica" / "cli"
    cli.mkdir()
    shutil.copy(PACKAGE / "cli" / "__init__.py", cli)
    (cli / "app.py").write_text("import mystica.engine\n\n\ndef main():\n    print('playing')\n")
    assert answer(checkout.run("from mystica.cli import main; main()")) == "playing"
    checkout.source.write_text("SPACES = 117\n")
    run = checkout.run("from mystica.cli import main; main()")
    assert run.returncode == 2 and run.stderr.startswith(f"mystica: {STALE}") and len(run.stderr.splitlines()) == 1


def test_a_new_source_is_refused(checkout: Checkout) -> None:
    (checkout.engine / "flow.py").touch()
    run = checkout.run(ASK)
    assert run.returncode != 0 and STALE in run.stderr


def test_a_renamed_source_is_refused(checkout: Checkout) -> None:
    (checkout.engine / "flow.py").touch()
    checkout.record()
    (checkout.engine / "flow.py").rename(checkout.engine / "macros.py")
    run = checkout.run(ASK)
    assert run.returncode != 0 and STALE in run.stderr


def test_an_unfinished_build_is_refused(checkout: Checkout) -> None:
    (checkout.engine / RECORD).unlink()
    run = checkout.run(ASK)
    assert run.returncode != 0 and STALE in run.stderr


def test_an_init_file_may_change_without_a_build(checkout: Checkout) -> None:
    (checkout.engine / "core" / "__init__.py").write_text('"""Never compiled."""\n')
    assert answer(checkout.run(ASK)) == "True"


@pytest.mark.parametrize("value", ["1", "yes"])
def test_mystica_pure_passes_over_the_compiled_twin(checkout: Checkout, value: str) -> None:
    checkout.source.write_text("SPACES = 117\n")
    code = ASK + "; from mystica.engine.core.ids import SPACES; print(SPACES)"
    assert answer(checkout.run(code, MYSTICA_PURE=value)).split() == ["False", "117"]


@pytest.mark.parametrize("value", ["", "0"])
def test_mystica_pure_can_be_switched_off(checkout: Checkout, value: str) -> None:
    assert answer(checkout.run(ASK, MYSTICA_PURE=value)) == "True"


def test_every_engine_module_is_what_the_engine_says() -> None:
    """Compiled means all of it: one module left as .py would run at a twentieth of the speed, unnoticed."""
    engine = PACKAGE / "engine"
    for path in compiled_sources(engine):
        name = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
        loaded = importlib.import_module(name).__file__ or ""
        assert loaded.endswith(tuple(EXTENSION_SUFFIXES)) == COMPILED, f"{name} was loaded from {loaded}"


@pytest.mark.parametrize("pure", [False, True])
def test_the_version_says_which_engine_runs(pure: bool) -> None:
    compiled = COMPILED and not pure
    run = python("-m", "mystica", "--version", MYSTICA_PURE="0" if compiled else "1")
    assert answer(run) == f"mystica {mystica.__version__} ({'compiled' if compiled else 'pure'} engine)"


def test_the_engine_is_built_without_what_the_game_needs(tmp_path: Path) -> None:
    """An isolated build has mypy and what mypy brings: nothing that only a running game imports."""
    root = PACKAGE.parent.parent
    if not (root / "setup.py").is_file():
        pytest.skip("installed: there are no sources to build from")
    tree = ast.parse((root / "setup.py").read_text(encoding="utf-8"))
    (arguments,) = [
        ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "MYPY"
    ]
    brought = tmp_path / "brought"
    brought.mkdir()
    (brought / "librt").symlink_to(Path(librt.vecs.__file__).parent)
    files = [str(path.relative_to(root)) for path in compiled_sources(PACKAGE / "engine")]
    mypy = [sys.executable, "-m", "mypy", "--no-site-packages", "--cache-dir", str(tmp_path / "cache")]
    environment = {**os.environ, "MYPYPATH": str(brought)}
    run = subprocess.run([*mypy, *arguments, *files], cwd=root, env=environment, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
