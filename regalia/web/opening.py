"""New tables: at once against bots, or with all that can be chosen."""

from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from regalia.bots.bot import bots
from regalia.core.game import Game, Option, game, games
from regalia.core.refusals import BadSetup, Problem
from regalia.table import seating
from regalia.table.opening import Wish
from regalia.table.seats import DAYS, LIVE, OPEN
from regalia.table.table import Table
from regalia.table.votes import USUAL_BOT
from regalia.web.bots import named_bots
from regalia.web.forms import Form, form
from regalia.web.frames import frame
from regalia.web.refusals import refusal
from regalia.web.visitor import Visitor

ME: Final = "me"
FRIEND: Final = "open"
NOBODY: Final = ""
FEW: Final = 9
"""Up to so many values of an option are a list to choose from; beyond, a number is asked for."""


class Place(NamedTuple):
    """A colour, and who shall sit there: oneself, a friend, a bot, or nobody."""

    colour: str
    who: str


# At once --------------------------------------------------------------------------------------------------------------


async def quick(request: Request) -> Response:
    """A game against bots, begun at once."""
    visitor, sent = Visitor(request), await form(request)
    chosen = game(sent.text("game"))
    guest = await visitor.be_guest(sent.text("name"))
    players = usual(chosen)
    wish = Wish(chosen.key, players, {})
    id = await visitor.hall.open(guest.id, wish, sent.request)
    await seat_all(visitor, id, sent.request, [ME] + [USUAL_BOT] * (players - 1))
    return visitor.remember(RedirectResponse(f"/t/{id}", 303))


def usual(chosen: Game) -> int:
    """How many play a quick game."""
    return chosen.players[len(chosen.players) // 2]


async def seat_all(visitor: Visitor, id: str, request: str, who: list[str]) -> None:
    """Seat those who are known, and begin if that is everybody. A request that is repeated does nothing."""

    def act(table: Table) -> None:
        for seat, one in enumerate(who):
            if one == ME:
                seating.sit(table, visitor.id, seat)
            elif one != FRIEND:
                seating.seat_bot(table, visitor.id, seat, one)
        if all(seat.kind != OPEN for seat in table.seats):
            seating.begin(table, visitor.id)

    await visitor.hall.change(id, visitor.id, request, act)


# With all that can be chosen ------------------------------------------------------------------------------------------


async def choose(request: Request) -> Response:
    """Which game?"""
    return frame("choose.html", Visitor(request), games=games())


async def show(request: Request) -> Response:
    """The form of one game."""
    visitor, chosen = Visitor(request), game(request.path_params["game"])
    colours = chosen.colours_for(max(chosen.players))
    least = chosen.players[0]
    places = [
        Place(colour, ME if number == 0 else FRIEND if number < max(least, 2) else NOBODY)
        for number, colour in enumerate(colours)
    ]
    return frame(
        "new.html",
        visitor,
        game=chosen,
        setup=chosen.setup(max(chosen.players)),
        places=places,
        who=[(ME, "web-who-me"), (FRIEND, "web-who-open")],
        bots=named_bots(visitor.words),
        options=[(option, as_list(option)) for option in chosen.options],
        paces=(LIVE, DAYS),
    )


def as_list(option: Option) -> bool:
    """Whether an option is a list of values."""
    return not option.is_switch and len(option.values) <= FEW


async def open(request: Request) -> Response:
    """Open the table that was wished for."""
    visitor, chosen = Visitor(request), game(request.path_params["game"])
    sent = await form(request)
    try:
        places = seats_of(chosen, sent)
        wish = wished(chosen, sent, places)
        guest = await visitor.be_guest(sent.text("name"))
        id = await visitor.hall.open(guest.id, wish, sent.request)
        await seat_all(visitor, id, sent.request, [place.who for place in places])
    except Problem as problem:
        return visitor.remember(refusal(request, problem, None, f"/new/{chosen.key}"))
    return visitor.remember(RedirectResponse(f"/t/{id}", 303))


def seats_of(chosen: Game, sent: Form) -> list[Place]:
    """The colours that play, and who shall sit there."""
    known = (ME, FRIEND, *bots())
    places = [Place(colour, sent.text(f"seat-{colour}")) for colour in chosen.colours_for(max(chosen.players))]
    for place in places:
        if place.who and place.who not in known:
            raise BadSetup("setup-bot", {"bot": place.who[:40], "bots": ", ".join(bots())})
    return [place for place in places if place.who]


def wished(chosen: Game, sent: Form, places: list[Place]) -> Wish:
    """What the form says."""
    options = {}
    for option in chosen.options:
        text = sent.text(f"option-{option.key}")
        if option.is_switch:
            options[option.key] = int(text == "yes")
        elif text:
            options[option.key] = option.value(text)
    return Wish(
        chosen.key,
        [place.colour for place in places],
        options,
        board=sent.text("file") or sent.text("board"),
        pace=DAYS if sent.text("pace") == DAYS else LIVE,
        listed=sent.text("listed") == "yes",
        spectators=sent.text("spectators") == "yes",
        confirm=sent.text("confirm") == "yes",
        private=sent.text("private") == "yes",
    )
