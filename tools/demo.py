"""Gather the Python packages of the demo, as a browser runs them: `python tools/demo.py FOLDER`.

They are the packages of requirements.txt, checked by their hashes, and our own wheel with the engine as plain Python.
Two have compiled parts, librt and pydantic-core; both have wheels for Pyodide on PyPI. What it never reads is cut.
`make demo` does this and the rest: see web/demo.
"""

from __future__ import annotations

import fnmatch
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
PLATFORM = ["--python-version", "3.14", "--implementation", "cp", "--abi", "cp314", "--abi", "none"]
PLATFORM += ["--platform", "pyemscripten_2026_0_wasm32", "--platform", "any"]
"""Of the Pyodide that web/demo/package.json names."""

PACKAGES = (
    "annotated-doc", "annotated-types", "anyio", "attrs", "babel", "fastapi", "fluent-runtime", "fluent-syntax",
    "idna", "librt", "mypy-extensions", "opentelemetry-api", "platformdirs", "pydantic", "pydantic-core", "pytz",
    "sqlalchemy", "starlette", "typing-extensions", "typing-inspection",
)  # fmt: skip
"""What the server imports, but for what sits between it and a network, a terminal or a file."""

CUT = (
    "*.pyi", "*.c", "*.h", "*.pyx", "*.pxd", "*/py.typed", "*.dist-info/RECORD",
    "babel/locale-data/*",  # 30 MB, of which 0.6 MB are kept below: fluent.runtime asks for plurals and numbers only
    "babel/messages/*",
    "pytz/zoneinfo/*",  # fluent.runtime imports pytz for dates, which our texts have none of
    "sqlalchemy/orm/*", "sqlalchemy/ext/*", "sqlalchemy/testing/*",
    "sqlalchemy/dialects/mssql/*", "sqlalchemy/dialects/mysql/*", "sqlalchemy/dialects/oracle/*",
    "sqlalchemy/dialects/postgresql/*",
    "anyio/_backends/_trio.py", "anyio/pytest_plugin.py",
    "mystica/server/app/*",  # the page itself
    "mystica/cli/*", "mystica/boxes/*/cli/*", "mystica/envs/*", "mystica/boxes/*/envs/*", "mystica/server_bench/*",
)  # fmt: skip


def kept_locales() -> set[str]:
    """Of Babel's 1,000 files: our languages, and what each of them builds upon."""
    return {"root", *(folder.name for folder in (ROOT / "src" / "mystica" / "i18n").iterdir() if folder.is_dir())}


def is_wanted(name: str) -> bool:
    path = Path(name)
    if path.match("babel/locale-data/*.dat"):
        return path.stem in kept_locales()
    return not name.endswith("/") and not any(fnmatch.fnmatchcase(name, cut) for cut in CUT)


def pinned() -> str:
    """Their lines in requirements.txt, with hashes."""
    text = (ROOT / "requirements.txt").read_text(encoding="utf-8")
    blocks = re.findall(r"^(([a-z0-9-]+)==[^\n]*\\\n(?:    --hash=[^\n]*\n)+)", text, re.MULTILINE)
    found = {name: block for block, name in blocks}
    missing = sorted(set(PACKAGES) - set(found))
    if missing:
        sys.exit(f"requirements.txt does not pin {', '.join(missing)}, which the demo needs")
    return "".join(found[name] for name in PACKAGES)


def pip(*arguments: str) -> None:
    command = [sys.executable, "-m", "pip", *arguments, "-q", "--disable-pip-version-check", "--no-deps"]
    if subprocess.run(command, env={**os.environ, "MYSTICA_PURE": "1"}, cwd=ROOT).returncode:
        sys.exit("the demo's packages could not be had: see above")


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("python tools/demo.py FOLDER")
    folder = Path(sys.argv[1]).resolve()
    wheels, tree = folder / "wheels", folder / "python"
    for old in (wheels, tree):
        shutil.rmtree(old, ignore_errors=True)
        old.mkdir(parents=True)
    wanted = wheels / "requirements.txt"
    wanted.write_text(pinned(), encoding="utf-8")
    pip("download", "--require-hashes", "--only-binary", ":all:", *PLATFORM, "-d", str(wheels), "-r", str(wanted))
    pip("wheel", "--no-build-isolation", "-w", str(wheels), str(ROOT))
    for wheel in sorted(wheels.glob("*.whl")):
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(tree, [name for name in packed.namelist() if is_wanted(name)])
    size = sum(path.stat().st_size for path in tree.rglob("*") if path.is_file())
    print(f"packages of the demo: {size / 1e6:.1f} MB in {len(list(wheels.glob('*.whl')))} wheels")


if __name__ == "__main__":
    main()
