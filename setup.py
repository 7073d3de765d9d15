"""Compile mystica.engine with mypyc. Where no C compiler works, the same files install as plain Python.

MYSTICA_OPT=0..3 sets the C optimisation level (3 unless told: lower compiles sooner and runs slower).
MYSTICA_PURE=1 installs without compiling and leaves what an earlier build made as it is.
"""

import os
import re
import runpy
import shutil
import sys
import tempfile
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
SRC = ROOT / "src"
ENGINE = SRC / "mystica" / "engine"
MYPY = ["--follow-imports=silent"]  # modules beside the engine import what is not there when it is built
BUILT = runpy.run_path(str(SRC / "mystica" / "_fingerprint.py"))


class build_engine(build_ext):
    """Leaves the fingerprint of the sources beside what it has built, last of all."""

    def run(self) -> None:
        before = BUILT["fingerprint"](ENGINE)
        super().run()
        engine = ENGINE if self.inplace else Path(self.build_lib, "mystica", "engine")
        (engine / BUILT["RECORD"]).write_text(before + "\n")


def compiler_works() -> bool:
    """Build a one-line extension: proves compiler, linker and Python headers at once."""
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(probe)])]}))
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except Exception:
            return False
    return True


def forget_earlier_builds(in_place: bool) -> None:
    """Never ship or run what an earlier build left behind."""
    for folder in ROOT.glob("build/lib*"):
        shutil.rmtree(folder)
    if in_place:  # a wheel takes nothing from here, so the checkout keeps its engine
        for old in [*SRC.rglob("*.so"), *SRC.rglob("*.pyd"), ENGINE / BUILT["RECORD"]]:
            old.unlink(missing_ok=True)


def engine_extensions() -> list[Extension]:
    if os.environ.get("MYSTICA_PURE", "0") not in ("", "0"):
        return []
    forget_earlier_builds(in_place=bool({"editable_wheel", "develop", "--inplace", "-i"} & set(sys.argv)))
    files = [str(path.relative_to(ROOT)) for path in BUILT["compiled_sources"](ENGINE)]
    if not files:
        return []
    if not compiler_works():
        print("mystica: no working C compiler with Python headers, the engine stays uncompiled", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    extensions = mypycify([*MYPY, *files], opt_level=os.environ.get("MYSTICA_OPT", "3"), group_name="mystica")
    for extension in extensions:  # a newer compiler's warning must not stop an install
        extension.extra_compile_args = [arg for arg in extension.extra_compile_args if arg != "-Werror"]
    return extensions


def description() -> str:
    """README.md for the page of a package index, which has neither our pictures nor our other files to link to."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    text = re.sub(r"^!\[[^]]*\]\([^)]*\)\n\n", "", text, flags=re.MULTILINE)
    return re.sub(r"\[([^]]*)\]\((?!https?:)[^)]*\)", r"\1", text)


building = {"bdist_wheel", "editable_wheel", "develop", "build_ext", "build"} & set(sys.argv)
setup(
    long_description=description(),
    long_description_content_type="text/markdown",
    ext_modules=engine_extensions() if building else [],
    cmdclass={"build_ext": build_engine},
)
