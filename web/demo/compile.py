"""Runs in Pyodide while the demo is built: compiles the packages for this very Python, and packs them.

The sources stay beside what is compiled: some packages read their own (anyio does, to import only what is needed).
"""

import compileall
import shutil
from py_compile import PycInvalidationMode

compileall.compile_dir("/tree", quiet=1, invalidation_mode=PycInvalidationMode.UNCHECKED_HASH)
shutil.make_archive("/out/packages", "zip", "/tree")
