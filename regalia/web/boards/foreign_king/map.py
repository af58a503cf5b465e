"""The map: the land, what lies in the provinces and in the National Congress, and where the King is."""

from html import escape
from typing import Final

from regalia.games.foreign_king.figures import KINDS
from regalia.games.foreign_king.kingdom import Kingdom
from regalia.games.foreign_king.moves import FACTORY_KEYS, PROVINCE
from regalia.games.foreign_king.view import ForeignKingView
from regalia.web.boards.board import Layer, Part, Piece
from regalia.web.boards.buttons import choice
from regalia.web.boards.foreign_king.ground import PORTRAIT, bench, ground
from regalia.web.boards.foreign_king.land import Land, land
from regalia.web.boards.scene import Scene
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
    where = land(kingdom)
    before, after = ground(scene, where)
    piles = [*in_provinces(kingdom, where, v), *in_congress(kingdom, v)]
    layers = [
        Layer("map-factories", factories(kingdom, where, v), hidden=True),
        Layer("map-discs", [disc for pile in piles for disc in pile.discs()], hidden=True),
        Layer("map-counts", [pile.count() for pile in piles if pile.size > 1], hidden=True),
        Layer("map-king", [king(where, v)], hidden=True),
        Layer("map-choices", choices(scene, where)),
    ]
    return Part("map", escape(scene.words.of_game(kingdom.game, "board-map")), before, layers, after)


# Discs ---------------------------------------------------------------------------------------------------------------


class Pile:
    """The discs of one colour that lie together."""

    def __init__(self, colour: str, place: str, size: int, x: float, y: float) -> None:
        self.colour = colour
        self.place = place
        self.size = size
        self.x = x
        self.y = y

    def height(self, rank: int) -> float:
        """How high the disc of this rank lies."""
        return rank * min(THICK, RISE / max(1, self.size - 1))

    def discs(self) -> list[Piece]:
        """The discs from the lowest up."""
        kind, drawn = f"disc {self.colour}", use(f"disc-{self.colour}", scale=LARGE)
        return [
            placed(
                f"disc-{self.colour}-{self.place}-{rank + 1}", self.x, self.y + SUNK - self.height(rank), drawn, kind
            )
            for rank in range(self.size)
        ]

    def count(self) -> Piece:
        """How many they are, on the highest."""
        top = self.y + SUNK - self.height(self.size - 1)
        look = f"count on-{self.colour}"
        return placed(f"count-{self.colour}-{self.place}", self.x, top, text(str(self.size), 0, 0), look=look)


def in_provinces(kingdom: Kingdom, where: Land, v: ForeignKingView) -> list[Pile]:
    """The piles of all provinces, in each side by side in the order of the colours."""
    found = []
    colours = kingdom.names["colour"]
    for province, spot in enumerate(where.spots):
        first = province * kingdom.colours
        sizes = v["discs"][first : first + kingdom.colours]
        x = spot.x - PILE * (sum(size > 0 for size in sizes) - 1) / 2
        for colour, size in zip(colours, sizes, strict=True):
            if size:
                found.append(Pile(colour, kingdom.provinces[province], size, x, spot.y))
                x += PILE
    return found


def in_congress(kingdom: Kingdom, v: ForeignKingView) -> list[Pile]:
    """A pile for each seat on the benches."""
    found = []
    for seat, size in enumerate(v["congress"]):
        x, y = bench(seat, kingdom.players)
        if size:
            found.append(Pile(kingdom.names["colour"][seat], "congress", size, x, y))
    return found


# Factories and the King ----------------------------------------------------------------------------------------------


def factories(kingdom: Kingdom, where: Land, v: ForeignKingView) -> list[Piece]:
    """The factories of all provinces: in each the active ones first."""
    found = []
    for province, spot in enumerate(where.spots):
        here = works(v, province)
        apart = min(WORKS, ABREAST / max(1, len(here)))
        x = spot.x - apart * (len(here) - 1) / 2
        for at, (kind, idle, rank) in enumerate(here):
            id = f"factory-{kind}-{kingdom.provinces[province]}-{'idle-' if idle else ''}{rank + 1}"
            found.append(factory(id, kind, idle, x + at * apart, spot.y + BELOW, lies(kingdom, idle)))
    return found


def works(v: ForeignKingView, province: int) -> list[tuple[str, bool, int]]:
    """The factories of a province: kind, whether it is inactive, its rank among its like."""
    found = []
    for idle, lists in ((False, v["active"]), (True, v["idle"])):
        for kind in range(KINDS):
            found += [(FACTORY_KEYS[kind], idle, rank) for rank in range(lists[province * KINDS + kind])]
    return found


def lies(kingdom: Kingdom, idle: bool) -> bool:
    """FK-O-2: an inactive factory lies on its side; with *factory appearance* it is the unused that lie."""
    return idle != (kingdom.options["factory-appearance"] == 1)


def factory(id: str, kind: str, idle: bool, x: float, y: float, lying: bool) -> Piece:
    """A factory; only an active one has smoke."""
    smoke = "" if idle else use("smoke", x=-9 if kind == "textile" else 0, y=-26)
    look = f"factory {kind}{' idle' if idle else ''}"
    turned = 90 if lying else 0
    return placed(id, x, y, smoke + use(f"factory-{kind}", scale=LARGE), f"factory {kind}", look, turned)


def king(where: Land, v: ForeignKingView) -> Piece:
    """The King, in his province or on his portrait."""
    x, y = PORTRAIT
    if v["king"] >= 0:
        spot = where.spots[v["king"]]
        x, y = spot.x + spot.king[0], spot.y + spot.king[1]
    return placed("king", x, y, use("king-figure"), look="king")


# What can be chosen --------------------------------------------------------------------------------------------------


def choices(scene: Scene, where: Land) -> list[Piece]:
    """Each province that the question is about is a button of its own shape."""
    found = []
    for province, spot in enumerate(where.spots):
        move = PROVINCE + province
        token = scene.setup.vocabulary.token(move)
        found += choice(scene, move, spot.box, use(f"land-{token}"))
    return found
