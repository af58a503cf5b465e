"""What can be bought, in phase 3: wares with their prices, and how many are left."""

from regalia.games.fief.figures import (
    BARON,
    CARDINAL,
    CARDINALS,
    CASTLE,
    CASTLES,
    MILL,
    MILLS,
    NONE,
    PRESS,
    PRESSES,
    PURCHASES_PHASE,
    REBEL,
    REGIONS,
    WARE_KEYS,
)
from regalia.games.fief.moves import WARE
from regalia.games.fief.places import rebels_left
from regalia.web.boards.board import Layer, Part, Piece
from regalia.web.boards.buttons import button
from regalia.web.boards.fief.reading import Reading
from regalia.web.boards.fief.tokens import icon, sign
from regalia.web.boards.svg import use


def draw(r: Reading) -> Part:
    """The market while it is held; nothing outside phase 3."""
    held = r.v["phase"] == PURCHASES_PHASE and r.v["round"] > 0 and not r.v["over"]
    pieces = [ware(r, number) for number in range(len(WARE_KEYS))] if held else []
    return Part("market", r.told("market"), "", [Layer("market-wares", pieces, "ul")], "", True)


def ware(r: Reading, number: int) -> Piece:
    """FI-B: one of the wares."""
    key, move = WARE_KEYS[number], WARE + number
    price = r.told("price", thaler=r.land.board.price[number])
    rest = left(r, number)
    more = f"<i>{r.told('left', number=rest)}</i>" if rest != NONE else ""
    inner = f"{drawn(number)}<b>{r.name('ware', number)}</b><span>{price}</span>{more}"
    inner = button(r.scene, move, inner) if move in r.scene.choices() else f'<span class="ware">{inner}</span>'
    return Piece(f"ware-{key}", f'<li id="ware-{key}">{inner}</li>')


def drawn(number: int) -> str:
    """Its picture."""
    key = WARE_KEYS[number]
    if number in (PRESS, MILL):
        return icon(use(f"work-{key}", "", 0, 16, 1.2))
    if number == CASTLE:
        return icon(use("site-castle", "", 0, 24, 0.52), "nobody")
    if number >= BARON:
        return icon(use(f"badge-{key}", "", 0, 0, 1.7))
    return sign(f"mark-{key}")


def left(r: Reading, number: int) -> int:
    """FI-C-3, FI-C-4, FI-B-4, FI-L-1: how many there are still; NONE where that is no matter of all."""
    stock = {CASTLE: CASTLES, MILL: MILLS, PRESS: PRESSES}
    if number in stock:
        return r.v["stock"][stock[number]]
    if number == REBEL:
        return rebels_left(r.s)
    if number == CARDINAL:
        return CARDINALS - sum(r.v["cardinal"])
    if BARON <= number < CARDINAL:
        kind, owners = number - BARON, r.v["fief_owner"]
        return sum(1 for at in range(REGIONS) if r.land.region_kind[at] == kind and owners[at] == NONE)
    return NONE
