"""Files and texts that never change while the server runs, sent with a fingerprint so that browsers cache them."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

APP = Path(__file__).parent.parent / "app"
"""The bundle of the browser app."""

_TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
_SQUEEZED = ("text/", "application/json", "image/svg")
_SMALL = 1000  # bytes not worth squeezing
_HASHED = re.compile(r"chunks/.+-[0-9A-Z]{8}\.js")  # the name changes with the content (web/build.mjs)
_ASK_AGAIN = "no-cache"
_KEEP = "public, max-age=31536000, immutable"


@dataclass(frozen=True)
class Asset:
    """Content with its fingerprint, plain and squeezed."""

    content: bytes
    squeezed: bytes
    media_type: str
    tag: str
    caching: str

    @classmethod
    def of(cls, content: bytes, media_type: str, caching: str = _ASK_AGAIN) -> Asset:
        squeeze = len(content) > _SMALL and media_type.startswith(_SQUEEZED)
        return cls(
            content,
            gzip.compress(content, mtime=0) if squeeze else b"",
            media_type,
            f'"{hashlib.sha256(content).hexdigest()[:32]}"',
            caching,
        )

    def answer(self, request: Request) -> Response:
        """The content, or word that the browser has it already."""
        headers = {"ETag": self.tag, "Cache-Control": self.caching, "Vary": "Accept-Encoding"}
        known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
        if self.tag in known:
            return Response(status_code=304, headers=headers)
        if self.squeezed and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.squeezed, headers=headers | {"Content-Encoding": "gzip"}, media_type=self.media_type)
        return Response(self.content, headers=headers, media_type=self.media_type)


class Folder:
    """The files of a folder by their names in it. Only what is listed can be had, so no name leads elsewhere."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._kept: dict[str, tuple[int, int, Asset]] = {}

    def find(self, name: str) -> Asset | None:
        path = self._listed().get(name)
        if path is None:
            return None
        seen = path.stat()
        kept = self._kept.get(name)
        if kept is None or kept[:2] != (seen.st_mtime_ns, seen.st_size):
            media_type = _TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
            caching = _KEEP if _HASHED.fullmatch(name) else _ASK_AGAIN
            kept = (seen.st_mtime_ns, seen.st_size, Asset.of(path.read_bytes(), media_type, caching))
            self._kept[name] = kept
        return kept[2]

    def _listed(self) -> dict[str, Path]:
        """A handful of files, looked up each time so that a new bundle shows at once."""
        if not self._root.is_dir():
            return {}
        return {path.relative_to(self._root).as_posix(): path for path in self._root.rglob("*") if path.is_file()}
