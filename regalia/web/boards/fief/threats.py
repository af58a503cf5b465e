"""What others are asked about just now, on the map: who asks for leave, and at what an attack is aimed."""

from typing import Final

from regalia.games.fief.figures import ASSASSINATION, VILLAGES
from regalia.games.fief.turn import has_bit
from regalia.web.boards.board import Piece
from regalia.web.boards.fief.armies import Stood
from regalia.web.boards.fief.atlas import Atlas
from regalia.web.boards.fief.reading import Reading
from regalia.web.boards.svg import placed, use

LEAVE: Final = "leave"
COUNTER: Final = "counter"
"""The steps at which leave is given, and an attack countered; see their `frame`."""
RING: Final = 31


def frame(r: Reading, step: str) -> list[int]:
    """The numbers of this step, if it is what is asked."""
    stack = r.v["stack"]
    return stack[-1]["numbers"] if stack and stack[-1]["step"] == step else []


def asked_way(r: Reading, where: Atlas) -> list[Piece]:
    """FI-M-5: the road on which somebody asks to come in or go out."""
    found = frame(r, LEAVE)
    if not found:
        return []
    _, mover, start, to, *_ = found
    line = f'<path d="{where.road(start, to).path()}"/>'
    return [Piece("asked-way", f'<g id="asked-way" class="way taken asks {r.seats[mover]}">{line}</g>')]


def askers(r: Reading, all_stood: list[Stood]) -> list[Piece]:
    """FI-M-5: a ring around each lord who asks for leave."""
    found = frame(r, LEAVE)
    if not found:
        return []
    lords, look = found[4], f"sets-out {r.seats[found[1]]}"
    return [ring(r, one, look) for one in all_stood if one.token.lord >= 0 and has_bit(lords, one.token.lord)]


def ring(r: Reading, one: Stood, look: str) -> Piece:
    """A ring around a lord."""
    inner = f'<circle r="{RING * one.scale:g}"/>'
    return placed(f"asks-{r.key('lord', one.token.lord)}", one.x, one.y, inner, look=look)


def threats(r: Reading, where: Atlas, all_stood: list[Stood]) -> list[Piece]:
    """FI-K-3: the lord or the bishopric at which an attack is aimed that may still be countered."""
    found = frame(r, COUNTER)
    if not found:
        return []
    attack, target = found[2], found[3]
    mark = use(f"mark-{r.key('card', attack)}")
    if attack == ASSASSINATION:
        there = [one for one in all_stood if one.token.lord == target]
        return [threat("threat", one.x, one.y - 34, mark) for one in there]
    key = r.key("bishopric", target)
    found_pieces = [Piece("threat", f'<g id="threat" class="threatened">{use(f"land-{key}")}</g>')]
    for village in range(VILLAGES):
        if r.land.bishopric_of[village] == target:
            x, y = where.villages[village]
            found_pieces.append(threat(f"threat-{r.key('village', village)}", x + 62, y - 92, mark))
    return found_pieces


def threat(id: str, x: float, y: float, mark: str) -> Piece:
    """A mark on a red plate."""
    return placed(id, x, y, f'<circle r="21"/>{mark}', look="threat")
