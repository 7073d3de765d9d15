"""Text files: refused if far too large, written so that a crash loses nothing."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from mystica.notation.json_text import (
    MOST_TEXT,
    SaveError,
    check_length,
)


def read_text(path: str | Path) -> str:
    """A file of text in UTF-8, if it is not far too large."""
    where = Path(path)
    if not where.is_file():
        raise SaveError("file-missing", name=str(where))
    try:
        with where.open("rb") as file:
            content = file.read(4 * MOST_TEXT + 1)  # a character has at most four bytes
    except OSError as error:
        raise SaveError("file-unreadable", name=str(where), reason=error.strerror or "") from None
    check_length(content, 4 * MOST_TEXT)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise SaveError("file-not-text") from None
    check_length(text)
    return text


def write_text(path: str | Path, text: str) -> None:
    """Text in UTF-8, as `write_bytes` does it."""
    write_bytes(path, text.encode("utf-8"))


def write_bytes(path: str | Path, content: bytes) -> None:
    """Write beside the file, make sure it is on the disk, then put it in the file's place."""
    where = Path(path)
    try:
        where = where.resolve()  # a link stays a link
        beside = where.parent / f".mystica-{secrets.token_hex(8)}.tmp"
        try:
            with open(beside, "xb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            if where.exists():
                beside.chmod(where.stat().st_mode & 0o777)
            os.replace(beside, where)
        except BaseException:
            beside.unlink(missing_ok=True)
            raise
        _sync_folder(where.parent)
    except (OSError, RuntimeError, ValueError) as error:  # links that go round in a circle, names that cannot be
        reason = getattr(error, "strerror", None) or str(error)
        raise SaveError("file-unwritable", name=str(path), reason=reason) from None


def check_places(*paths: Path | None) -> None:
    """Refuse names of files that cannot be written before there is anything to write, not after hours of work."""
    for path in paths:
        if path is None:
            continue
        if not path.absolute().parent.is_dir():
            raise SaveError("file-no-folder", name=str(path), folder=str(path.parent))
        if path.is_dir():
            raise SaveError("file-is-folder", name=str(path))


def _sync_folder(folder: Path) -> None:
    """The new name too has to be on the disk, where the system can do that."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
