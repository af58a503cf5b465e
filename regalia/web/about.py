"""Who made the games, whose this project is not, and what it is made with."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from regalia.core.game import games
from regalia.web.frames import frame
from regalia.web.visitor import Visitor

CREDITS: Final = ("author", "development", "art", "rules", "publisher", "thanks", "board")
"""What is told of a game, as far as its rulebooks tell it."""

LIBRARIES: Final = (
    ("anyio", "MIT"),
    ("attrs", "MIT"),
    ("Babel", "BSD-3-Clause"),
    ("click", "BSD-3-Clause"),
    ("fluent.runtime", "Apache-2.0"),
    ("fluent.syntax", "Apache-2.0"),
    ("h11", "MIT"),
    ("httptools", "MIT"),
    ("idna", "BSD-3-Clause"),
    ("Jinja2", "BSD-3-Clause"),
    ("markdown-it-py", "MIT"),
    ("MarkupSafe", "BSD-3-Clause"),
    ("mdurl", "MIT"),
    ("mypy_extensions", "MIT"),
    ("Pygments", "BSD-2-Clause"),
    ("Python", "PSF-2.0"),
    ("python-multipart", "Apache-2.0"),
    ("pytz", "MIT"),
    ("Rich", "MIT"),
    ("segno", "BSD-3-Clause"),
    ("Starlette", "BSD-3-Clause"),
    ("typing_extensions", "PSF-2.0"),
    ("uvicorn", "BSD-3-Clause"),
)
"""All that is installed to run it, with its licences."""


async def show(request: Request) -> Response:
    """The page."""
    visitor = Visitor(request)
    told = {game: [part for part in CREDITS if visitor.words.has(f"web-credits-{game.key}.{part}")] for game in games()}
    known = {game: parts for game, parts in told.items() if parts}
    return frame("about.html", visitor, games=known, libraries=LIBRARIES)
