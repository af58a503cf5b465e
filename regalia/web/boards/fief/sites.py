"""Villages as they stand: houses, a castle or a city, mills and presses; the ribbon with the name and whose it is."""

from functools import lru_cache
from typing import Final

from regalia.games.fief.figures import NONE
from regalia.games.fief.places import owner_or_holder
from regalia.web.boards.board import PIECES, Piece
from regalia.web.boards.fief.atlas import Atlas
from regalia.web.boards.fief.borders import chance
from regalia.web.boards.fief.reading import Reading
from regalia.web.boards.fief.tokens import arms
from regalia.web.boards.svg import placed, use

SHAPES: Final = ("site-village", "site-castle", "site-city")
"""What stands in a village without walls, with a castle, with a city."""
HAMLETS: Final = ("site-village", "site-village-east", "site-village-barn")
"""Villages without walls are not all alike."""
GROUND: Final = -17
"""Where the houses stand, from the middle of the name."""
WORKS: Final = ((66, 0), (-68, 0), (88, -3))
"""Where the first mill or press stands from there, the second, the third."""
SIGN: Final = 14.2
"""How wide a letter of a name is."""
WIDEST: Final = 196
LONG: Final = 9
LONGEST: Final = 13
"""Names of more letters are written smaller."""
HIGH: Final = 34


def sites(r: Reading, where: Atlas) -> list[Piece]:
    """What is built in each village."""
    v = r.v
    found = []
    for village, (x, y) in enumerate(where.villages):
        holder = owner_or_holder(r.s, village)
        colour = r.seats[holder] if holder != NONE else "nobody"
        built = v["walls"][village], v["mills"][village], v["presses"][village]
        found.append(site(r.key("village", village), x, y, *built, colour))
    return found


@lru_cache(maxsize=PIECES)
def site(key: str, x: float, y: float, walls: int, mills: int, presses: int, colour: str) -> Piece:
    """One village; the pennons of castle and city have the colour of who holds it."""
    inner = use(SHAPES[walls] if walls else HAMLETS[int(chance(x, y) * len(HAMLETS))])
    works = ["work-mill"] * mills + ["work-press"] * presses
    for shape, (dx, dy) in zip(works, WORKS, strict=False):
        aside = (8 if dx > 0 else -8) if walls else 0
        inner += use(shape, "", dx + aside, dy, 0.92)
    return placed(f"site-{key}", x, y + GROUND, inner, look=f"site {colour}")


def ribbons(r: Reading, where: Atlas) -> list[Piece]:
    """The name of each village; before it the arms of who holds it, around it gold if it lies in a fief."""
    v, found = r.v, []
    for village, (x, y) in enumerate(where.villages):
        holder = owner_or_holder(r.s, village)
        colour = r.seats[holder] if holder != NONE else ""
        region = r.land.region_of[village]
        fief = v["fief_owner"][region] != NONE
        capital = v["capital"][region] == village
        found.append(
            ribbon(r.key("village", village), r.name("village", village), x, y, where.width, colour, fief, capital)
        )
    return found


@lru_cache(maxsize=PIECES)
def ribbon(key: str, name: str, x: float, y: float, right: float, colour: str, fief: bool, capital: bool) -> Piece:
    """One name on its ribbon."""
    wide = min(WIDEST, max(92, len(name) * SIGN + 30 + 16 * bool(colour) + 18 * capital))
    half = wide / 2
    look = "ribbon-fief" if fief else "ribbon"
    middle = 9 * bool(colour) - 9 * capital
    inner = (
        f'<path class="ribbon-tail" d="M{-half - 9:g},-10H{half + 9:g}L{half + 2:g},3 {half + 9:g},{HIGH / 2 + 3:g}'
        f'H{-half - 9:g}L{-half - 2:g},3Z"/><rect class="{look}" x="{-half:g}" y="{-HIGH / 2:g}" width="{wide:g}" '
        f'height="{HIGH}" rx="3"/><text class="name{long(name)}" x="{middle}" y="1">{name}</text>'
    )
    if colour:
        inner += f'<g class="{colour}" transform="translate({-half - 3:g} 0) scale(.8)">{arms(colour)}</g>'
    if capital:
        inner += use("badge-duke", "", half - 4, -3)
    # It stays on the sheet, wherever its village lies.
    x = min(max(x, half + 22), right - half - 14)
    return placed(f"name-{key}", x, y, inner, look="named")


def long(name: str) -> str:
    """How a name is written that is long."""
    return " longest" if len(name) > LONGEST else " long" if len(name) > LONG else ""


def box(where: Atlas, village: int) -> tuple[float, float, float, float]:
    """Around houses and name: what is pressed to choose a village."""
    x, y = where.villages[village]
    return x - 82, y - 100, 164, 124
