"""What is installed only for those who ask for it, and the one sentence that says so where it is missing.

The extras themselves stand in pyproject.toml.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

_CALLED = {"cluster": "Ray", "openspiel": "OpenSpiel", "server": "the server"}
"""What people know better than the package that is missing first."""
_QUOTE = '"' if sys.platform == "win32" else "'"  # brackets mean something to most shells, and ' nothing to cmd.exe


class MissingExtra(ImportError):
    """Something that was asked for needs an extra; `str` says which, and how to get it."""


@contextmanager
def extra(name: str, what: str, instead: str = "") -> Iterator[None]:
    """Imports in here need an extra. Where it is not installed, say that `what` needs it, and what else there is.

    >>> with extra("train", "learning"):
    ...     import nothing
    Traceback (most recent call last):
    mystica.extras.MissingExtra: learning needs nothing, which is not installed: pip install 'mystica[train]'
    """
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package in ("", "mystica") or package in sys.stdlib_module_names:
            raise  # not for want of an extra
        needed = _CALLED.get(name, package)
        raise MissingExtra(
            f"{what} needs {needed}, which is not installed: pip install {_QUOTE}mystica[{name}]{_QUOTE}{instead}",
            name=package,
        ) from None
