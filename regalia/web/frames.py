"""Frames of pages: Jinja2 templates, and what all of them need."""

from datetime import UTC, datetime
from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined
from starlette.responses import HTMLResponse, Response

from regalia.locale.words import LANGUAGES, words
from regalia.web.forms import new_request
from regalia.web.server import server
from regalia.web.visitor import SOUNDS, THEMES, Visitor

OWN_NAMES = {"en": "English", "de": "Deutsch", "fr": "Français"}
"""What each language calls itself."""


@cache
def environment() -> Environment:
    """The templates, read when they are first needed; whatever is put into them is escaped."""
    return Environment(
        loader=PackageLoader("regalia.web", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def markup(template: str, visitor: Visitor, **values: object) -> str:
    """A page as text."""
    speech, files = words(visitor.lang), server(visitor.request).files
    return (
        environment()
        .get_template(template)
        .render(
            t=speech.text,
            words=speech,
            visitor=visitor,
            lang=visitor.lang,
            languages=[(lang, OWN_NAMES[lang]) for lang in LANGUAGES],
            themes=THEMES,
            sounds=SOUNDS,
            path=here(visitor),
            file=files.address,
            emblem=files.emblem,
            hour=hour,
            request_id=new_request(),
            **values,
        )
    )


def frame(template: str, visitor: Visitor, status: int = 200, **values: object) -> Response:
    """A page."""
    return visitor.remember(HTMLResponse(markup(template, visitor, **values), status))


def here(visitor: Visitor) -> str:
    """The address of this page, to come back to it; the answer to a form has none."""
    url = visitor.request.url
    if visitor.request.method not in ("GET", "HEAD"):
        return "/"
    return f"{url.path}?{url.query}" if url.query else url.path


def hour(milliseconds: int) -> str:
    """A moment, as a page's script reads it."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")
