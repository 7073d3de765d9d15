"""Runs in Pyodide while the demo is built: compiles the packages for this very Python, and packs them.

Of other people's packages the compiled files will do; ours keep their sources, for whoever looks where an error comes from.
"""

import compileall
import shutil
from pathlib import Path
from py_compile import PycInvalidationMode

TREE = Path("/tree")
OURS = TREE / "mystica"

for package in [path for path in TREE.iterdir() if path != OURS and not path.name.endswith(".dist-info")]:
    compiled = compileall.compile_dir if package.is_dir() else compileall.compile_file
    if compiled(package, quiet=1, legacy=True, invalidation_mode=PycInvalidationMode.UNCHECKED_HASH):
        for source in package.rglob("*.py") if package.is_dir() else [package]:
            if source.suffix == ".py":
                source.unlink()
compileall.compile_dir(OURS, quiet=1, invalidation_mode=PycInvalidationMode.UNCHECKED_HASH)
shutil.make_archive("/out/packages", "zip", TREE)
