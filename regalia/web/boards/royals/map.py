"""The map: the cubes on positions and squares, the city bonuses that are left, and the positions as buttons."""

from typing import Final

from regalia.games.royals.europe import Europe
from regalia.games.royals.figures import NOBODY
from regalia.games.royals.view import RoyalsView
from regalia.web.boards.board import Layer, Part, Piece
from regalia.web.boards.buttons import choice
from regalia.web.boards.royals.atlas import Atlas, atlas
from regalia.web.boards.royals.ground import ground
from regalia.web.boards.royals.pieces import europe, marker, told
from regalia.web.boards.scene import Scene
from regalia.web.boards.svg import placed, text, use

LARGE: Final = 1.0
SMALL: Final = 0.7
"""How large cubes are on a position and on a square."""


def draw(scene: Scene, v: RoyalsView) -> Part:
    """The whole map with its layers, the buttons on top."""
    e = europe(scene)
    where = atlas(e)
    before, after = ground(scene, e, where)
    layers = [
        Layer("map-held", held(e, where, v), hidden=True),
        Layer("map-bonuses", bonuses(e, where, v), hidden=True),
        Layer("map-cubes", [*on_positions(e, where, v), *on_squares(e, where, v)], hidden=True),
        Layer("map-counts", counts(e, where, v), hidden=True),
        Layer("map-target", target(e, where, v), hidden=True),
        Layer("map-choices", choices(scene, e, where)),
    ]
    return Part("map", told(scene, "map"), before, layers, after)


def held(e: Europe, where: Atlas, v: RoyalsView) -> list[Piece]:
    """A wash of its holder's colour on each position that is held."""
    found = []
    for position, seat in enumerate(v["holders"]):
        if seat != NOBODY:
            x, y, width, height = tile(e, where, position)
            rect = f'<rect x="{x + 2:g}" y="{y + 2:g}" width="{width - 4:g}" height="{height - 4:g}" rx="5"/>'
            key = e.names["position"][position]
            found.append(Piece(f"held-{key}", f'<g id="held-{key}" class="held {e.seats[seat]}">{rect}</g>'))
    return found


def tile(e: Europe, where: Atlas, position: int) -> tuple[float, float, float, float]:
    """Where a position is drawn."""
    city = e.city_of[position]
    return where.plaques[city].tile(e.positions_in[city].index(position))


def bonuses(e: Europe, where: Atlas, v: RoyalsView) -> list[Piece]:
    """RO-B-1: the city bonuses that nobody has taken yet."""
    found = []
    for city, plaque in enumerate(where.plaques):
        if v["markers"][city] == NOBODY:
            # Nobody has been taken over in a city where nobody was: the square is free.
            found.append(
                placed(f"bonus-{e.board.cities[city]}", *plaque.square(0, 1), marker("cities", e.points[city]))
            )
    return found


# Cubes ---------------------------------------------------------------------------------------------------------------


def on_positions(e: Europe, where: Atlas, v: RoyalsView) -> list[Piece]:
    """RO-P-4: the one cube on each position that is held."""
    found = []
    for position, seat in enumerate(v["holders"]):
        if seat != NOBODY:
            x, y, width, _ = tile(e, where, position)
            id = f"cube-{e.seats[seat]}-{e.names['position'][position]}"
            found.append(cube(e, id, seat, x + width - 27, y + 34, LARGE))
    return found


def on_squares(e: Europe, where: Atlas, v: RoyalsView) -> list[Piece]:
    """RO-P-7: the cubes that were taken over, a heap for each colour."""
    return [
        cube(
            e, f"cube-{e.seats[seat]}-{e.board.cities[city]}-square-{rank + 1}", seat, x + 2 * rank, y - 2 * rank, SMALL
        )
        for city, seat, cubes, x, y in heaps(e, where, v)
        for rank in range(cubes)
    ]


def heaps(e: Europe, where: Atlas, v: RoyalsView) -> list[tuple[int, int, int, float, float]]:
    """City, seat, how many cubes, and where they lie."""
    found = []
    for city, plaque in enumerate(where.plaques):
        cubes = v["squares"][city * e.players : (city + 1) * e.players]
        there = [seat for seat in range(e.players) if cubes[seat]]
        for rank, seat in enumerate(there):
            found.append((city, seat, cubes[seat], *plaque.square(rank, len(there))))
    return found


def counts(e: Europe, where: Atlas, v: RoyalsView) -> list[Piece]:
    """How many cubes a heap has, if it is more than one."""
    return [
        placed(
            f"count-{e.seats[seat]}-{e.board.cities[city]}",
            x + 2 * (cubes - 1),
            y - 2 * (cubes - 1),
            text(str(cubes), 0, 0),
            look=f"count on-{e.seats[seat]}",
        )
        for city, seat, cubes, x, y in heaps(e, where, v)
        if cubes > 1
    ]


def cube(e: Europe, id: str, seat: int, x: float, y: float, scale: float) -> Piece:
    """A cube of a seat's colour and shape."""
    return placed(id, x, y, use(f"cube-{e.seats[seat]}", scale=scale), f"cube {e.seats[seat]}")


# What is chosen, and can be ------------------------------------------------------------------------------------------


def target(e: Europe, where: Atlas, v: RoyalsView) -> list[Piece]:
    """The position that is being paid for, which only its payer sees."""
    if v["payment"] is None or v["payment"]["target"] == NOBODY:
        return []
    x, y, width, height = tile(e, where, v["payment"]["target"])
    rect = f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="6"/>'
    return [Piece("target", f'<g id="target" class="target">{rect}</g>')]


def choices(scene: Scene, e: Europe, where: Atlas) -> list[Piece]:
    """Each position the question is about is a button."""
    found = []
    for position in range(e.positions):
        found += choice(scene, e.position + position, tile(e, where, position))
    return found
