"""The map: land, villages, who stands where; and what can be chosen on it, which glows."""

from functools import lru_cache
from typing import Final

from regalia.games.fief.figures import BISHOPRICS, LORDS, NONE, REGIONS, VILLAGES
from regalia.games.fief.leave import FROM, LED, TO, UNITS
from regalia.games.fief.moves import BISHOPRIC, LORD, REGION, VILLAGE
from regalia.games.fief.turn import has_bit
from regalia.web.boards.board import PIECES, Layer, Part, Piece
from regalia.web.boards.buttons import choice
from regalia.web.boards.fief.armies import Stood, gates, piece, stood
from regalia.web.boards.fief.atlas import Atlas, atlas
from regalia.web.boards.fief.ground import ground
from regalia.web.boards.fief.reading import Reading
from regalia.web.boards.fief.sites import box, ribbons, sites
from regalia.web.boards.fief.threats import asked_way, askers, threats
from regalia.web.boards.scene import Scene
from regalia.web.boards.svg import placed, text, use

RING: Final = 31
"""How far around a lord who sets out."""


def draw(r: Reading) -> Part:
    """The whole map with its layers, the buttons on top."""
    where = atlas(r.land)
    before, after = ground(r.land, r.words)
    all_stood = stood(r, where)
    layers = [
        Layer("map-fiefs", fiefs(r), hidden=True),
        Layer("map-skies", skies(r, where), hidden=True),
        Layer("map-ways", [*ways(r, where), *asked_way(r, where)], hidden=True),
        Layer("map-gates", gates(r, where), hidden=True),
        Layer("map-sites", sites(r, where), hidden=True),
        Layer("map-names", ribbons(r, where), hidden=True),
        Layer("map-group", [*group(r, all_stood), *askers(r, all_stood)], hidden=True),
        Layer("map-battle", clash(r, where), hidden=True),
        Layer("map-armies", [piece(one) for one in all_stood], hidden=True),
        Layer("map-threats", threats(r, where, all_stood), hidden=True),
        Layer("map-choices", choices(r.scene, where, all_stood)),
    ]
    return Part("map", r.told("map"), before, layers, after)


def fiefs(r: Reading) -> list[Piece]:
    """FI-L-1: around each fief a band in the colour of its owner."""
    found = []
    for region, owner in enumerate(r.v["fief_owner"]):
        if owner != NONE:
            key = r.key("region", region)
            shape = f'<g clip-path="url(#clip-choice-{key})">{use(f"land-{key}")}</g>'
            found.append(Piece(f"fief-{key}", f'<g id="fief-{key}" class="fief-band {r.seats[owner]}">{shape}</g>'))
    return found


def skies(r: Reading, where: Atlas) -> list[Piece]:
    """FI-K-9, FI-K-10, FI-K-11: what each bishopric bears this round, on its villages."""
    marks = [tuple(r.marks(number)) for number in range(BISHOPRICS)]
    found = []
    for village, (x, y) in enumerate(where.villages):
        there = marks[r.land.bishopric_of[village]]
        if there:
            found.append(sky(r.key("village", village), x, y, there))
    return found


@lru_cache(maxsize=PIECES)
def sky(key: str, x: float, y: float, marks: tuple[str, ...]) -> Piece:
    """The marks above one village."""
    inner = "".join(use(mark, "", -72 + 27 * at, -92, 0.9) for at, mark in enumerate(marks))
    plate = f'<rect class="sky-plate" x="-88" y="-108" width="{27 * len(marks) + 5}" height="32" rx="9"/>'
    return placed(f"sky-{key}", x, y, plate + inner, look="sky")


# What is going on ----------------------------------------------------------------------------------------------------


def ways(r: Reading, where: Atlas) -> list[Piece]:
    """FI-M-12: the roads a group may take glow; the one it has taken is drawn full."""
    there = r.v["group"]
    if not there or there[FROM] == NONE or r.scene.asked is None:
        return []
    start, to = there[FROM], there[TO]
    open_to = [move - VILLAGE for move in r.scene.asked.legal if VILLAGE <= move < LORD]
    found = []
    for village in [to] if to != NONE else open_to:
        key = r.key("village", village)
        look = "way taken" if village == to else "way"
        line = f'<path d="{where.road(start, village).path()}"/>'
        found.append(Piece(f"way-{key}", f'<g id="way-{key}" class="{look}">{line}</g>'))
    return found


def group(r: Reading, all_stood: list[Stood]) -> list[Piece]:
    """FI-M-12: a ring around each lord who sets out, and how many units go."""
    there = r.v["group"]
    if not there or there[FROM] == NONE:
        return []
    found = []
    for token, x, y, scale in all_stood:
        if token.lord != NONE and has_bit(there[LED], token.lord):
            ring = f'<circle r="{RING * scale:g}"/>'
            found.append(placed(f"sets-out-{r.key('lord', token.lord)}", x, y, ring, look="sets-out"))
    if there[UNITS]:
        x, y = atlas(r.land).villages[there[FROM]]
        inner = f'<rect x="-34" y="-19" width="68" height="38" rx="19"/>{use("mark-units", "", -15, 0)}'
        inner += text(str(there[UNITS]), 12, 1, "count")
        found.append(placed("group-units", x + 84, y - 36, inner, look="group-units"))
    return found


def clash(r: Reading, where: Atlas) -> list[Piece]:
    """FI-F: crossed swords where a battle is fought."""
    if not r.v["battle"]:
        return []
    x, y = where.villages[r.v["battle"][0]]
    inner = f'<circle r="34"/>{use("phase-battles", "", 0, 0, 2)}'
    return [placed("clash", x, y - 62, inner, look="clash")]


# What can be chosen --------------------------------------------------------------------------------------------------


def choices(scene: Scene, where: Atlas, all_stood: list[Stood]) -> list[Piece]:
    """Regions, bishoprics, villages and lords as buttons, as the question has them."""
    found = []
    whole = (0, 0, where.width, where.height)
    for first, number, kind in ((REGION, REGIONS, "region"), (BISHOPRIC, BISHOPRICS, "bishopric")):
        for at in range(number):
            found += choice(scene, first + at, whole, use(f"land-{scene.setup.names[kind][at]}"))
    for village in range(VILLAGES):
        found += choice(scene, VILLAGE + village, box(where, village))
    places = {token.lord: (x, y, scale) for token, x, y, scale in all_stood if token.lord != NONE}
    for lord in range(LORDS):
        if lord in places:
            x, y, scale = places[lord]
            found += choice(scene, LORD + lord, (x - 24 * scale, y - 33 * scale, 48 * scale, 62 * scale))
    return found
