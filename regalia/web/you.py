"""One's name, one's language, and how pages look."""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from regalia.core.refusals import Problem
from regalia.table import limits
from regalia.table.texts import required
from regalia.web.forms import form
from regalia.web.frames import frame
from regalia.web.refusals import refusal
from regalia.web.visitor import CHOICES, Visitor, keep


async def show(request: Request) -> Response:
    """What can be changed."""
    return frame("you.html", Visitor(request))


async def change(request: Request) -> Response:
    """Be called something else."""
    visitor, sent = Visitor(request), await form(request)
    try:
        await visitor.be_guest(required(sent.text("name"), limits.NAME))
    except Problem as problem:
        return refusal(request, problem, None, "/you")
    return visitor.remember(RedirectResponse("/you", 303))


async def look(request: Request) -> Response:
    """Another language, another light, sound or none: kept by the browser alone."""
    sent = await form(request)
    response = RedirectResponse(inside(sent.text("back")), 303)
    for key, values in CHOICES.items():
        if sent.text(key) in values:
            keep(request, response, key, sent.text(key))
    return response


def inside(address: str) -> str:
    """An address on this server, else the first page."""
    plain = address.isascii() and address.isprintable() and "\\" not in address and len(address) < 400
    return address if plain and address.startswith("/") and not address.startswith("//") else "/"
