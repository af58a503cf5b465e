"""Stylesheets, scripts, pictures. Their address holds a digest of them all, so browsers may keep them for ever."""

import gzip
import hashlib
from importlib.resources import files as packaged_files
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from regalia.web.boards.drawing import DRAWINGS

KINDS: Final = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
STYLES: Final = ("tokens.css", "boards.css", "page.css")
"""The stylesheets of all pages, sent as one."""
FOREVER: Final = "public, max-age=31536000, immutable"
PLAIN: Final = 200
"""Files up to this many bytes are sent as they are."""


class File(NamedTuple):
    """A file as it is sent: plain, and packed if that is shorter."""

    kind: str
    plain: bytes
    packed: bytes


class Files:
    """All files, read and packed once."""

    def __init__(self) -> None:
        texts = static()
        texts["style.css"] = "\n".join(texts[name] for name in STYLES)
        for key, drawing in DRAWINGS.items():
            texts[f"board-{key}.css"] = drawing.style
        self.digest = hashlib.sha256(repr(sorted(texts.items())).encode()).hexdigest()[:12]
        self.known = {name: file(name, text) for name, text in texts.items()}

    def address(self, name: str) -> str:
        """Where a page finds a file."""
        return f"/static/{self.digest}/{name}"

    def emblem(self, game: str) -> str:
        """A game's emblem; a crown for one that has none."""
        name = f"emblem-{game}.svg"
        return self.address(name if name in self.known else "icon.svg")

    def answer(self, request: Request) -> Response:
        """Send a file."""
        found = self.known.get(request.path_params["name"])
        if found is None:
            return Response(status_code=404)
        headers = {"Cache-Control": FOREVER, "Vary": "Accept-Encoding"}
        if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(found.packed, headers=headers, media_type=found.kind)
        return Response(found.plain, headers=headers, media_type=found.kind)


def static() -> dict[str, str]:
    """The texts in the folder `static`."""
    folder = packaged_files("regalia.web") / "static"
    return {one.name: one.read_text(encoding="utf-8") for one in folder.iterdir() if "." in one.name}


def file(name: str, text: str) -> File:
    """A file ready to be sent."""
    plain = text.encode()
    packed = gzip.compress(plain, mtime=0) if len(plain) > PLAIN else b""
    return File(KINDS[name[name.rindex(".") :]], plain, packed)
