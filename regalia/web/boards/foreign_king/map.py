"""The map: the land, what lies in the provinces and in the National Congress, and where the King is."""

from functools import lru_cache
from typing import Final, NamedTuple

from regalia.games.foreign_king.figures import KINDS
from regalia.games.foreign_king.kingdom import Kingdom
from regalia.games.foreign_king.moves import FACTORY_KEYS, PROVINCE
from regalia.games.foreign_king.view import ForeignKingView
from regalia.web.boards.board import PARTS, PIECES, Layer, Part, Piece
from regalia.web.boards.buttons import choice
from regalia.web.boards.foreign_king.ground import PORTRAIT, bench, ground
from regalia.web.boards.foreign_king.land import land
from regalia.web.boards.scene import Scene, heading
from regalia.web.boards.svg import placed, text, use

PILE: Final = 56
"""From the middle of one pile of discs to that of the next."""
RISE: Final = 16
THICK: Final = 5
"""What each disc adds to a pile, until it is RISE high."""
SUNK: Final = 4
"""How much lower than the middle a pile begins."""
LARGE: Final = 1.16
"""How much larger the discs of the map are than others."""
WORKS: Final = 48
"""From one factory to the next, where there is room: a row is ABREAST wide at most."""
ABREAST: Final = 192
BELOW: Final = 52
"""From the middle of the discs down to that of the factories."""


def draw(scene: Scene, v: ForeignKingView) -> Part:
    """The whole map with its layers, the buttons on top."""
    kingdom = scene.setup
    assert isinstance(kingdom, Kingdom)
    before, after = ground(kingdom, scene.words)
    discs, counts = lying(kingdom, tuple(v["discs"]), tuple(v["congress"]))
    layers = [
        factories(kingdom, tuple(v["active"]), tuple(v["idle"])),
        discs,
        counts,
        king(kingdom, v["king"]),
        Layer("map-choices", choices(scene, kingdom)),
    ]
    return Part("map", heading(scene.words, kingdom.game, "board-map"), before, layers, after)


# Discs ---------------------------------------------------------------------------------------------------------------


class Pile(NamedTuple):
    """The discs of one colour that lie together."""

    colour: str
    place: str
    size: int
    x: float
    y: float

    def height(self, rank: int) -> float:
        """How high the disc of this rank lies."""
        return rank * min(THICK, RISE / max(1, self.size - 1))


@lru_cache(maxsize=PARTS)
def lying(kingdom: Kingdom, discs: tuple[int, ...], congress: tuple[int, ...]) -> tuple[Layer, Layer]:
    """All discs of the map, and how many lie where there are several."""
    piles = [*in_provinces(kingdom, discs), *in_congress(kingdom, congress)]
    lie = Layer("map-discs", [disc for pile in piles for disc in stacked(pile)], hidden=True)
    return lie, Layer("map-counts", [count(pile) for pile in piles if pile.size > 1], hidden=True)


@lru_cache(maxsize=PIECES)
def stacked(pile: Pile) -> list[Piece]:
    """The discs from the lowest up."""
    kind, drawn = f"disc {pile.colour}", use(f"disc-{pile.colour}", scale=LARGE)
    return [
        placed(f"disc-{pile.colour}-{pile.place}-{rank + 1}", pile.x, pile.y + SUNK - pile.height(rank), drawn, kind)
        for rank in range(pile.size)
    ]


@lru_cache(maxsize=PIECES)
def count(pile: Pile) -> Piece:
    """How many they are, on the highest."""
    top = pile.y + SUNK - pile.height(pile.size - 1)
    look = f"count on-{pile.colour}"
    return placed(f"count-{pile.colour}-{pile.place}", pile.x, top, text(str(pile.size), 0, 0), look=look)


def in_provinces(kingdom: Kingdom, discs: tuple[int, ...]) -> list[Pile]:
    """The piles of all provinces, in each side by side in the order of the colours."""
    found = []
    colours = kingdom.names["colour"]
    for province, spot in enumerate(land(kingdom).spots):
        first = province * kingdom.colours
        sizes = discs[first : first + kingdom.colours]
        x = spot.x - PILE * (sum(size > 0 for size in sizes) - 1) / 2
        for colour, size in zip(colours, sizes, strict=True):
            if size:
                found.append(Pile(colour, kingdom.provinces[province], size, x, spot.y))
                x += PILE
    return found


def in_congress(kingdom: Kingdom, congress: tuple[int, ...]) -> list[Pile]:
    """A pile for each seat on the benches."""
    found = []
    for seat, size in enumerate(congress):
        x, y = bench(seat, kingdom.players)
        if size:
            found.append(Pile(kingdom.names["colour"][seat], "congress", size, x, y))
    return found


# Factories and the King ----------------------------------------------------------------------------------------------


@lru_cache(maxsize=PARTS)
def factories(kingdom: Kingdom, active: tuple[int, ...], idle: tuple[int, ...]) -> Layer:
    """The factories of all provinces: in each the active ones first."""
    found = []
    for province, spot in enumerate(land(kingdom).spots):
        here = works(active, idle, province)
        apart = min(WORKS, ABREAST / max(1, len(here)))
        x = spot.x - apart * (len(here) - 1) / 2
        for at, (kind, unused, rank) in enumerate(here):
            id = f"factory-{kind}-{kingdom.provinces[province]}-{'idle-' if unused else ''}{rank + 1}"
            found.append(factory(id, kind, unused, x + at * apart, spot.y + BELOW, lies(kingdom, unused)))
    return Layer("map-factories", found, hidden=True)


def works(active: tuple[int, ...], idle: tuple[int, ...], province: int) -> list[tuple[str, bool, int]]:
    """The factories of a province: kind, whether it is inactive, its rank among its like."""
    found = []
    for unused, lists in ((False, active), (True, idle)):
        for kind in range(KINDS):
            found += [(FACTORY_KEYS[kind], unused, rank) for rank in range(lists[province * KINDS + kind])]
    return found


def lies(kingdom: Kingdom, idle: bool) -> bool:
    """FK-O-2: an inactive factory lies on its side; with *factory appearance* it is the unused that lie."""
    return idle != (kingdom.options["factory-appearance"] == 1)


@lru_cache(maxsize=PIECES)
def factory(id: str, kind: str, idle: bool, x: float, y: float, lying: bool) -> Piece:
    """A factory; only an active one has smoke."""
    smoke = "" if idle else use("smoke", x=-9 if kind == "textile" else 0, y=-26)
    look = f"factory {kind}{' idle' if idle else ''}"
    turned = 90 if lying else 0
    return placed(id, x, y, smoke + use(f"factory-{kind}", scale=LARGE), f"factory {kind}", look, turned)


@lru_cache(maxsize=PARTS)
def king(kingdom: Kingdom, province: int) -> Layer:
    """The King, in his province or on his portrait."""
    x, y = PORTRAIT
    if province >= 0:
        spot = land(kingdom).spots[province]
        x, y = spot.x + spot.king[0], spot.y + spot.king[1]
    return Layer("map-king", [placed("king", x, y, use("king-figure"), look="king")], hidden=True)


# What can be chosen --------------------------------------------------------------------------------------------------


def choices(scene: Scene, kingdom: Kingdom) -> list[Piece]:
    """Each province that the question is about is a button of its own shape."""
    found: list[Piece] = []
    for province, spot in enumerate(land(kingdom).spots if scene.asked else ()):
        found += choice(scene, PROVINCE + province, spot.box, use(f"land-{kingdom.provinces[province]}"))
    return found
