"""The rules as pages: chapters, each rule with its id as an anchor, examples; and the one page beside the board."""

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from regalia.core.game import Game, game, games
from regalia.web.boards.drawing import DRAWINGS, drawing
from regalia.web.frames import frame
from regalia.web.visitor import Visitor


async def shelf(request: Request) -> Response:
    """All rulebooks."""
    return frame("shelf.html", Visitor(request), games=games())


async def show(request: Request) -> Response:
    """A rulebook."""
    visitor, chosen = Visitor(request), game(request.path_params["game"])
    return frame("rules.html", visitor, game=chosen, chapters=chapters(chosen), has_overview=has_overview(chosen))


async def overview(request: Request) -> Response:
    """A game on one page, to be read or printed."""
    visitor, chosen = Visitor(request), game(request.path_params["game"])
    drawn = drawing(chosen).overview(chosen.setup(max(chosen.players)), visitor.words)
    style = f"board-{chosen.key}.css" if chosen.key in DRAWINGS else ""
    return frame("overview.html", visitor, game=chosen, overview=Markup(drawn), style=style)


def has_overview(chosen: Game) -> bool:
    """Whether a game has such a page."""
    return chosen.key in DRAWINGS


def chapters(chosen: Game) -> dict[str, list[str]]:
    """The rules of each chapter: FK-A-PLACE-1 is in FK-A."""
    found: dict[str, list[str]] = {}
    for rule in chosen.rules:
        found.setdefault("-".join(rule.split("-")[:2]), []).append(rule)
    return found
