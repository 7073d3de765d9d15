"""What is installed, with which extras, and that nothing asks for a system like ours when it is imported."""

from __future__ import annotations

import os
import re
import runpy
import subprocess
import sys
import tomllib
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from mystica.extras import MissingExtra, extra
from tests.conftest import ROOT

PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT = PYPROJECT["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
SOURCES = sorted((ROOT / "src" / "mystica").rglob("*.py"))

OF_EXTRAS = (
    "alembic", "asyncpg", "fastapi", "greenlet", "gymnasium", "httptools", "numpy", "open_spiel", "pettingzoo",
    "pyarrow", "pyspiel", "ray", "sqlalchemy", "starlette", "uvicorn", "uvloop",
)  # fmt: skip
"""Packages that the core must do without."""
ROOMS_OF_EXTRAS = (
    "mystica.server.", "mystica.envs", "mystica.arena.learning.", "mystica.boxes.*.envs", "mystica.boxes.*.server",
)  # fmt: skip
ONLY_ELSEWHERE = ("fcntl", "grp", "pty", "pwd", "readline", "resource", "termios", "tty", "uvloop")
"""Modules that Windows does not have."""


def names(requirements: list[str]) -> set[str]:
    return {canonicalize_name(Requirement(line).name) for line in requirements}


def pinned(file: str) -> dict[str, str]:
    lines = (ROOT / file).read_text(encoding="utf-8").splitlines()
    found = [re.match(r"([A-Za-z0-9._-]+)(?:\[[^]]*\])?==([^ ;\\]+)", line) for line in lines]
    return {canonicalize_name(match[1]): match[2] for match in found if match}


def wanted(file: str) -> list[str]:
    lines = (ROOT / file).read_text(encoding="utf-8").splitlines()
    return [line.partition("  #")[0] for line in lines if line and not line.startswith(("#", "-"))]


def python(code: str, *paths: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code], env=seen(*paths, **environment), capture_output=True, text=True, timeout=300
    )


def seen(*paths: Path, **environment: str) -> dict[str, str]:
    """The environment of a process that finds these folders first."""
    there = [str(path) for path in paths] + [path for path in [os.environ.get("PYTHONPATH")] if path]
    return {**os.environ, **({"PYTHONPATH": os.pathsep.join(there)} if there else {}), **environment}


# ---- what is written where --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "extras", "group"),
    [("requirements.txt", ["host"], ""), ("requirements-dev.txt", ["host", "envs", "train"], "dev")],
)
def test_the_pins_hold_all_that_the_project_wants(file: str, extras: list[str], group: str) -> None:
    pins = pinned(file)
    lines = [*PROJECT["dependencies"], *EXTRAS["server"], *(line for name in extras for line in EXTRAS[name])]
    lines += PYPROJECT["dependency-groups"][group] if group else []
    lines += wanted(file.replace(".txt", ".in"))
    for requirement in map(Requirement, lines):
        name = canonicalize_name(requirement.name)
        if name == "mystica":
            assert requirement.extras <= EXTRAS.keys()
        else:
            assert name in pins, f"{file} has no {name}: run make lock"
            assert requirement.specifier.contains(pins[name]), f"{file} has {name} {pins[name]}: run make lock"
    if group:
        both = pinned("requirements.txt")
        assert {name: pins.get(name) for name in both} == both


def test_no_list_repeats_another() -> None:
    core = names(PROJECT["dependencies"])
    assert not core & names([line for lines in EXTRAS.values() for line in lines])
    assert not names(wanted("requirements.in")) & (core | names(EXTRAS["host"]) | names(EXTRAS["server"]))
    assert (
        names(wanted("requirements-dev.in")) == {"ray", "open-spiel"} <= names(EXTRAS["cluster"] + EXTRAS["openspiel"])
    )


def test_the_lock_is_made_from_the_project() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert "--extra host pyproject.toml requirements.in" in makefile
    assert "--extra host --extra envs --extra train --group dev pyproject.toml" in makefile


def test_one_mypy_compiles_and_checks() -> None:
    """Wherever it is named: for isolated builds, for those of the checkout, for `make lint`."""
    (build,) = [line for line in PYPROJECT["build-system"]["requires"] if line.startswith("mypy")]
    assert build in wanted("requirements.in") and build in PYPROJECT["dependency-groups"]["dev"]


def test_requirement_files_name_no_place() -> None:
    for file in ("requirements.txt", "requirements-dev.txt", "requirements-docs.txt"):
        text = (ROOT / file).read_text(encoding="utf-8")
        assert "://" not in text and "\n--index" not in text


def test_every_extra_that_is_asked_for_exists() -> None:
    asked = {name for path in SOURCES for name in re.findall(r"\bextra\(\"(\w+)\"", path.read_text(encoding="utf-8"))}
    assert asked == EXTRAS.keys()


def test_only_one_place_says_what_to_install() -> None:
    saying = [path.name for path in SOURCES if re.search(r"pip install .*mystica\[", path.read_text(encoding="utf-8"))]
    assert saying == ["extras.py"]


def test_wheels_are_made_for_the_versions_of_python_that_are_named() -> None:
    stated = [line.rpartition(" ")[2] for line in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", line)]
    built = [f"3.{build[3:-2]}" for build in PYPROJECT["tool"]["cibuildwheel"]["build"]]
    assert stated == built
    assert PROJECT["requires-python"] == f">={stated[0]}"


# ---- the page of an index ---------------------------------------------------------------------------------


def test_the_readme_stands_alone_on_the_page_of_an_index(monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, Any] = {}
    monkeypatch.setattr("setuptools.setup", lambda **arguments: given.update(arguments))
    monkeypatch.setattr(sys, "argv", ["setup.py"])
    runpy.run_path(str(ROOT / "setup.py"))
    page, readme = given["long_description"], (ROOT / "README.md").read_text(encoding="utf-8")
    assert given["long_description_content_type"] == "text/markdown"
    assert "readme" in PROJECT["dynamic"]
    assert page.startswith("# Mystica\n") and "![" not in page and "\n\n\n" not in page
    assert not [link for link in re.findall(r"\]\(([^)]*)\)", page) if not link.startswith("http")]
    assert re.findall(r"^#.*", page, re.M) == re.findall(r"^#.*", readme, re.M)
    named = [text for text in re.findall(r"(?<!!)\[([^]]*)\]\([^)]*\)", readme) if "/" in text]
    assert all(text in page for text in named)


# ---- the sdist --------------------------------------------------------------------------------------------


def test_the_sdist_takes_all_of_the_repository() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode or not (ROOT / ".git").exists():
        pytest.skip("no repository")
    lines = (ROOT / "MANIFEST.in").read_text(encoding="utf-8").splitlines()
    grafted = {line.split()[1] for line in lines if line.startswith("graft ")}
    included = [pattern for line in lines if line.startswith("include ") for pattern in line.split()[1:]]
    always = ("LICENSE", "README.md", "pyproject.toml", "setup.py")
    for file in map(Path, listed.stdout.splitlines()):
        alone = len(file.parts) == 1 and any(file.match(pattern) for pattern in (*included, *always))
        assert alone or file.parts[0] in grafted, f"MANIFEST.in leaves {file} out"


# ---- without an extra -------------------------------------------------------------------------------------

FORBIDDING = """
import sys
class NotHere:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {names}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, NotHere())
"""
ALL_MODULES = """
import pkgutil, mystica
modules = [found.name for found in pkgutil.walk_packages(mystica.__path__, "mystica.", onerror=lambda name: None)]
modules = [name for name in modules if ".migrations" not in name and name != "mystica.__main__"]
"""


@pytest.fixture
def without(tmp_path: Path) -> Any:
    """A folder whose processes find none of some packages, nor do the processes they start."""

    def forbid(*names: str) -> Path:
        (tmp_path / "forbidding").mkdir()
        (tmp_path / "forbidding" / "sitecustomize.py").write_text(FORBIDDING.format(names=set(names)))
        return tmp_path / "forbidding"

    return forbid


def mystica(*args: str, beside: Path, typed: str | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "mystica", *args], env=seen(beside, XDG_DATA_HOME=str(beside)), input=typed or "",
        capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip


def test_the_core_imports_nothing_of_the_extras(without: Any) -> None:
    code = f"""
import fnmatch, importlib
{ALL_MODULES}
rooms = [room + "*" for room in {ROOMS_OF_EXTRAS}]
for name in modules:
    if not any(fnmatch.fnmatchcase(name, room) for room in rooms):
        importlib.import_module(name)
        print(name)
"""
    done = python(code, without(*OF_EXTRAS))
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.split()) > 250


def test_the_core_plays(without: Any) -> None:
    beside = without(*OF_EXTRAS)
    done = mystica("sim", "--players", "random,novice", "--games", "4", "--seed", "1", "--jobs", "2", beside=beside)
    assert "played 4 games" in done.stdout, done.stderr
    assert mystica("play", "--terminal", "--plain", "--seed", "1", beside=beside, typed="quit\n").returncode == 0
    assert mystica("rules", "leech", "--plain", beside=beside).returncode == 0


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["play"], "mystica play needs the server, which is not installed: pip install 'mystica[server]'. "
                   "Or play in the terminal: mystica play --terminal"),
        (["serve"], "mystica serve needs the server, which is not installed: pip install 'mystica[server]'"),
        (["backup", "b.db"], "mystica backup needs the server, which is not installed: pip install 'mystica[server]'"),
        (["bench", "--server"],
         "mystica bench --server needs the server, which is not installed: pip install 'mystica[server]'"),
        (["train", "learned"], "learning needs numpy, which is not installed: pip install 'mystica[train]'"),
        (["sim", "--cluster"], "--cluster needs Ray, which is not installed: pip install 'mystica[cluster]'"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)  # fmt: skip
def test_a_missing_extra_is_named_in_one_sentence(without: Any, args: list[str], sentence: str) -> None:
    done = mystica(*args, beside=without(*OF_EXTRAS))
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"mystica: {sentence}\n")


def test_postgresql_is_an_extra(without: Any) -> None:
    beside = without("asyncpg", "greenlet")
    done = mystica("serve", "--db", "postgresql://nobody@localhost/nothing", beside=beside)
    sentence = "a database of PostgreSQL needs asyncpg, which is not installed: pip install 'mystica[host]'"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"mystica: {sentence}\n")


def test_a_mistake_of_ours_is_no_missing_extra() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"mystica\.nowhere"), extra("train", "learning"):
        __import__("mystica.nowhere")
    with pytest.raises(MissingExtra, match="learning needs nothing_like_that, which"), extra("train", "learning"):
        __import__("nothing_like_that.at_all")


@pytest.mark.skipif(sys.platform == "win32", reason="no terminals to be had there")
@pytest.mark.parametrize("args", [[], ["--no-open"]], ids=str)
def test_whoever_sits_at_a_terminal_plays_there(without: Any, args: list[str]) -> None:
    """Unless the browser was meant for sure."""
    import pty

    beside = without("fastapi")
    ours, theirs = pty.openpty()
    running = subprocess.Popen(
        [sys.executable, "-m", "mystica", "play", *args], env=seen(beside, XDG_DATA_HOME=str(beside), TERM="dumb"),
        stdin=theirs, stdout=theirs, stderr=theirs,
    )  # fmt: skip
    os.close(theirs)
    os.write(ours, b"quit\n")
    said = b""
    try:
        while part := os.read(ours, 10_000):
            said += part
    except OSError:  # so Linux says that nobody is there any more
        pass
    os.close(ours)
    assert running.wait(60) == (2 if args else 0)
    told = " ".join(said.decode().split())
    assert "which is not installed: pip install 'mystica[server]'. " in told
    assert ("So you play in the terminal. seed " in told) == (not args)


# ---- systems unlike ours ----------------------------------------------------------------------------------

ON_WINDOWS = f"""
import importlib.util, os, signal, socket, sys
{ALL_MODULES}
if importlib.util.find_spec("pyspiel") is None:  # no wheel of it for every system, see requirements-dev.in
    modules.remove("mystica.envs.open_spiel")
def load():
    for name in modules:
        importlib.import_module(name)
load()                                       # once as it is, so that all packages of others are there
for name in [name for name in sys.modules if name.partition(".")[0] == "mystica"]:
    del sys.modules[name]
for name in {ONLY_ELSEWHERE}:
    sys.modules[name] = None
sys.platform = "win32"
gone = '''fork forkpty
getuid geteuid getgid getegid getpgid getsid setsid setuid setgid killpg chown fchmod fchown lchown
mkfifo nice sched_getaffinity sched_yield pread pwrite register_at_fork statvfs sysconf uname O_DIRECTORY O_NONBLOCK
O_CLOEXEC O_NOFOLLOW WNOHANG'''.split()
for name in gone:
    if hasattr(os, name):
        delattr(os, name)
for name in "SIGKILL SIGHUP SIGUSR1 SIGUSR2 SIGCHLD SIGPIPE SIGQUIT SIGSTOP SIGALRM pthread_sigmask alarm".split():
    if hasattr(signal, name):
        delattr(signal, name)
for name in ("AF_UNIX", "SO_REUSEPORT"):
    if hasattr(socket, name):
        delattr(socket, name)
load()
import mystica
game = mystica.Game.new(players=2, seed=7)
for _ in range(8):
    game.play(game.moves()[0])
print(len(modules), game.ply)
"""


def test_every_module_loads_where_nothing_is_like_here() -> None:
    """As far as this machine can tell: without what only POSIX has, under the name of Windows."""
    done = python(ON_WINDOWS, MYSTICA_PURE="1")
    assert done.returncode == 0, done.stderr
    modules, plies = map(int, done.stdout.split())
    assert modules > 350 and plies == 8


def test_games_are_played_without_what_only_posix_has(without: Any) -> None:
    """In processes of their own, too."""
    beside = without(*ONLY_ELSEWHERE)
    done = mystica("sim", "--players", "random,novice", "--games", "4", "--seed", "1", "--jobs", "2", beside=beside)
    assert "played 4 games" in done.stdout, done.stderr
    done = mystica("play", "--terminal", "--first-game", "--seed", "1", beside=beside)
    assert done.returncode == 0, done.stderr


def test_the_server_answers_without_what_only_posix_has(without: Any) -> None:
    beside = without(*ONLY_ELSEWHERE, "asyncpg", "greenlet")
    running = subprocess.Popen(
        [sys.executable, "-u", "-m", "mystica", "serve", "--port", "0"],
        env=seen(beside, XDG_DATA_HOME=str(beside)), stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert running.stdout is not None
    try:
        address = re.search(r"http://\S+", running.stdout.readline())
        assert address is not None
        with urllib.request.urlopen(f"{address[0]}healthz", timeout=60) as answer:
            assert answer.status == 200
    finally:
        running.terminate()
        said, _ = running.communicate(timeout=60)
    assert running.returncode == 0 and "All games are kept" in said
