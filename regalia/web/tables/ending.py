"""The end of a game on one page: who won, the points by kind and over time, and the proof of the luck."""

from html import escape
from typing import NamedTuple

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from regalia.core.game import Setup
from regalia.core.refusals import Problem
from regalia.core.view import Column, Points
from regalia.locale.words import Words
from regalia.table.earlier import course, tally
from regalia.table.proof import proof
from regalia.table.sight import Sight
from regalia.table.table import Table
from regalia.web.frames import frame
from regalia.web.refusals import refusal
from regalia.web.tables import chart
from regalia.web.tables.scenes import name
from regalia.web.visitor import Visitor


class Place(NamedTuple):
    """A seat at the end."""

    place: int
    colour: str
    """Its key."""
    player: str
    points: int


async def show(request: Request) -> Response:
    """The page, once the game is over."""
    visitor = Visitor(request)
    hall, words = visitor.hall, visitor.words
    table = hall.table(request.path_params["id"])
    seats = table.seats_of(visitor.id)
    sight = hall.sight(table.id, visitor.id, seats[0] if seats else None)
    try:
        proved = proof(table)
    except Problem as problem:
        return refusal(request, problem, table.setup, f"/t/{table.id}")
    points = course(table, sight.reader)
    drawn = chart.parts(table.setup, words, points, len(points) - 1)
    return frame(
        "ending.html",
        visitor,
        table=table,
        game=table.setup.game,
        ending=words.ending(table.setup, table.state.ending()),
        places=places(table, sight, words),
        figures=Markup(figures(table.setup, words, tally(table))),
        chart=[Markup(part.markup()) for part in drawn],
        proof=proved,
        why=words.problem(proved.why, table.setup) if proved.why else "",
        words_given=[(player(table.setup, sight, words, seat), word) for seat, word in enumerate(proved.words) if word],
        file_name=f"{table.setup.game.key}-{table.id}.regalia",
    )


def places(table: Table, sight: Sight, words: Words) -> list[Place]:
    """All seats, the best first."""
    found, scores = table.state.places(), table.state.scores()
    return [
        Place(found[seat], table.setup.seats[seat], player(table.setup, sight, words, seat), scores[seat])
        for seat in sorted(range(len(found)), key=lambda seat: found[seat])
    ]


def player(setup: Setup, sight: Sight, words: Words, seat: int) -> str:
    """A player by name and colour."""
    colour, called = words.ids(setup, "seat", seat), name(sight.sitters[seat], words)
    return f"{called} ({colour})" if called else colour


def figures(setup: Setup, words: Words, kinds: list[Points]) -> str:
    """The points by kind: a row a kind, a column a seat or colour, their sum below; nothing if there are no kinds."""
    told = [kind for kind in kinds if kind.kind and any(kind.each)]
    if not told:
        return ""
    names = [words.column(setup, Column("", "number", at)) for at in range(len(told[0].each))]
    signs = setup.names.get("colour", setup.seats)
    heads = "".join(
        f'<th scope="col" class="number">{chart.sign(at, key)} {escape(name)}</th>'
        for at, (key, name) in enumerate(zip(signs, names, strict=False))
    )
    rows = "".join(row(words.column(setup, Column(kind.kind, "number")), kind.each) for kind in told)
    sums = [sum(each) for each in zip(*[kind.each for kind in told], strict=True)]
    total = row(words.text("web-points-total"), sums)
    return (
        f'<table class="figures"><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody>'
        f"<tfoot>{total}</tfoot></table>"
    )


def row(name: str, numbers: list[int]) -> str:
    """A row of the table."""
    cells = "".join(f'<td class="number">{number}</td>' for number in numbers)
    return f'<tr><th scope="row">{escape(name)}</th>{cells}</tr>'
