"""Who made the games, whose this project is not, and what it is made with."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from regalia.core.game import games
from regalia.web.frames import frame
from regalia.web.visitor import Visitor

LIBRARIES: Final = (
    ("Python", "PSF-2.0"),
    ("Fluent (fluent.runtime, fluent.syntax)", "Apache-2.0"),
    ("Jinja2, MarkupSafe", "BSD-3-Clause"),
    ("Starlette, uvicorn", "BSD-3-Clause"),
    ("anyio, h11, httptools", "MIT"),
    ("python-multipart", "Apache-2.0"),
    ("segno", "BSD-3-Clause"),
    ("Babel, click, idna", "BSD-3-Clause"),
    ("attrs, mypy_extensions, pytz, Rich", "MIT"),
)
"""What the server runs on, with its licences."""


async def show(request: Request) -> Response:
    """The page."""
    visitor = Visitor(request)
    known = [game for game in games() if visitor.words.has(f"web-credits-{game.key}")]
    return frame("about.html", visitor, games=known, libraries=LIBRARIES)
