"""What a form or our script sends: short texts by name, read with an end to everything."""

import secrets
from typing import Final
from urllib.parse import parse_qsl

from starlette.exceptions import HTTPException
from starlette.formparsers import MultiPartException
from starlette.requests import Request

from regalia.core.refusals import Problem

LARGEST: Final = 256 * 1024
"""Bytes of a form; a board file of one's own is the longest thing in any."""
TOO_LARGE: Final = 413
FIELDS: Final = 200
PLAIN: Final = "application/x-www-form-urlencoded"
WITH_FILES: Final = "multipart/form-data"


class Form:
    """The fields of a form. What is not there is empty, and a file is its text."""

    def __init__(self, fields: dict[str, list[str]]) -> None:
        self.fields = fields

    def text(self, name: str) -> str:
        """A field; the first of its name."""
        return self.fields.get(name, [""])[0]

    def all(self, name: str) -> list[str]:
        """All fields of a name."""
        return self.fields.get(name, [])

    def has(self, name: str) -> bool:
        """Whether there is such a field."""
        return name in self.fields

    def number(self, name: str) -> int:
        """A whole number, -1 if it is none."""
        text = self.text(name)
        return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else -1

    @property
    def request(self) -> str:
        """The id of the request; a page of ours always sends one."""
        return self.text("request")


def new_request() -> str:
    """An id for the request that a form will be, one for each time the form is shown."""
    return secrets.token_urlsafe(9)


async def form(request: Request) -> Form:
    """Read the form of a request."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind not in (PLAIN, WITH_FILES):
        raise Problem("web-form", {})
    try:
        pairs = plain(await request.body()) if kind == PLAIN else await with_files(request)
    except HTTPException as error:
        raise Problem("web-large" if error.status_code == TOO_LARGE else "web-form", {}) from None
    except (MultiPartException, ValueError):
        raise Problem("web-form", {}) from None
    found: dict[str, list[str]] = {}
    for name, text in pairs:
        found.setdefault(name, []).append(text)
    return Form(found)


def plain(body: bytes) -> list[tuple[str, str]]:
    """The fields of a form without files, as almost all are."""
    return parse_qsl(body.decode("latin-1"), keep_blank_values=True, max_num_fields=FIELDS)


async def with_files(request: Request) -> list[tuple[str, str]]:
    """The fields of a form that may bring a file along."""
    found = []
    async with request.form(max_files=1, max_fields=FIELDS, max_part_size=LARGEST) as fields:
        for name, value in fields.multi_items():
            text = value if isinstance(value, str) else (await value.read(LARGEST)).decode("utf-8", "replace")
            found.append((name, text))
    return found
