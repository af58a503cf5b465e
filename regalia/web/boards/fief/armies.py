"""Who stands where: soldiers, guards, lords, captives and rebels, beneath each village and at its gates."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from regalia.games.fief.figures import GUARD_KEYS, LORDS, NONE, VILLAGES
from regalia.games.fief.places import parties
from regalia.web.boards.board import PIECES, Piece
from regalia.web.boards.fief import tokens
from regalia.web.boards.fief.atlas import Atlas
from regalia.web.boards.fief.reading import Reading, Speech, is_lady, strength
from regalia.web.boards.svg import placed, use

WIDE: Final = 47
HIGH: Final = 57
"""How much room a piece has."""
ABREAST: Final = 4
"""So many have room side by side; where there are more rows than two, all are smaller."""
FIRST: Final = 49
"""The middle of the first row, from the middle of the name."""
AT_GATE: Final = 0.86
ROWS: Final = 2


class Token(NamedTuple):
    """One piece: what it is known by, how it is drawn, and the lord it is, if it is one."""

    id: str
    kind: str
    look: str
    inner: str
    lord: int = NONE


class Stood(NamedTuple):
    """Where a piece stands, and how large."""

    token: Token
    x: float
    y: float
    scale: float


def stood(r: Reading, where: Atlas) -> list[Stood]:
    """Everybody, by place: first a village's, then the gates'."""
    there: dict[int, list[Token]] = {}
    for place, token in all_tokens(r):
        there.setdefault(place, []).append(token)
    found = []
    for place in sorted(there):
        if place < VILLAGES:
            x, y = where.villages[place]
            found += in_rows(there[place], x, y + FIRST)
        else:
            village = r.land.village_of[place]
            x, y = where.gate(village, r.land.came_from[place])
            # Away from the village, so that nobody stands on its roofs.
            aside = -42 if y < where.villages[village][1] - 50 else 34
            found += in_rows(there[place], x, y + aside, AT_GATE)
    return found


def in_rows(tokens: list[Token], x: float, y: float, scale: float = 1) -> list[Stood]:
    """Pieces side by side in rows."""
    abreast = ABREAST
    if len(tokens) > ROWS * ABREAST:
        abreast = (len(tokens) + ROWS) // (ROWS + 1) if len(tokens) > 15 else 5
        scale *= ABREAST / abreast
    found = []
    for at, token in enumerate(tokens):
        row, column = divmod(at, abreast)
        length = min(abreast, len(tokens) - row * abreast)
        dx, dy = (column - (length - 1) / 2) * WIDE * scale, row * HIGH * scale - (1 - scale) * 20
        found.append(Stood(token, round(x + dx, 1), round(y + dy, 1), round(scale, 2)))
    return found


# Who there is --------------------------------------------------------------------------------------------------------


def all_tokens(r: Reading) -> Iterator[tuple[int, Token]]:
    """Each piece with its place, in the order in which parties came: soldiers, then lords with their guards."""
    v = r.v
    there: dict[tuple[int, int], list[Token]] = {}
    for stack in v["stacks"]:
        said = strength(stack["units"], stack["least"], stack["most"])
        there[stack["place"], stack["seat"]] = [soldiers(r.speech, stack["seat"], stack["place"], said)]
    on_board = [lord for lord in range(LORDS) if v["at"][lord] != NONE]
    for lord in sorted(on_board, key=lambda lord: v["captor"][lord] != NONE):
        seat = v["owner"][lord] if v["captor"][lord] == NONE else v["captor"][lord]
        there.setdefault((v["at"][lord], seat), []).extend([noble(r, lord), *guards(r, lord)])
    ranks = {village: parties(r.s, village) for village in range(VILLAGES)}
    for place, seat in sorted(there, key=lambda at: (at[0], rank(ranks, *at))):
        yield from ((place, token) for token in there[place, seat])
    for village, number in enumerate(v["rebels"]):
        if number:
            leader = v["rebel_leader"][village]
            inner = tokens.rebels(number, r.seats[leader] if leader != NONE else "")
            yield village, Token(f"rebels-{r.key('village', village)}", "rebels", "rebels", inner)


def rank(ranks: dict[int, list[int]], place: int, seat: int) -> int:
    """Who came first stands first."""
    there = ranks.get(place, [])
    return there.index(seat) if seat in there else len(there) + seat


@lru_cache(maxsize=PIECES)
def soldiers(p: Speech, seat: int, place: int, said: str) -> Token:
    """A stack of a family's soldiers."""
    colour, village = p.land.seats[seat], p.key("village", p.land.village_of[place])
    gate = "" if place < VILLAGES else f"-from-{p.key('village', p.land.came_from[place])}"
    return Token(f"stack-{colour}-{village}{gate}", f"stack {colour}", f"stack {colour}", tokens.banner(colour, said))


def guards(r: Reading, lord: int) -> Iterator[Token]:
    """FI-G-1: the guards that stand beside a lord."""
    for kind, found in enumerate(r.v["guards"]):
        if found["lord"] == lord and (found["units"] or found["most"]):
            inner = tokens.guard(strength(found["units"], found["least"], found["most"]))
            yield Token(GUARD_KEYS[kind], "", f"guard {r.seats[r.v['owner'][lord]]}", inner)


def noble(r: Reading, lord: int) -> Token:
    """A lord with his arms, and above him the highest of what he is."""
    owner, captor = r.v["owner"][lord], r.v["captor"][lord]
    held = r.seats[captor] if captor != NONE else ""
    look = f"lord {r.seats[owner]}{' captive' if held else ''}"
    return Token(f"lord-{r.key('lord', lord)}", "", look, portrait(r, lord), lord)


def portrait(r: Reading, lord: int) -> str:
    """A lord as he is drawn wherever he is."""
    owner, captor, offices = r.v["owner"][lord], r.v["captor"][lord], r.offices(lord)
    held = r.seats[captor] if captor != NONE else ""
    return tokens.lord(r.seats[owner], r.initial(lord), is_lady(lord), tokens.badge(offices), "arc" in offices, held)


# Pieces --------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=PIECES)
def piece(one: Stood) -> Piece:
    """One of them as it is drawn."""
    token, x, y, scale = one
    inner = token.inner if scale == 1 else f'<g transform="scale({scale:g})">{token.inner}</g>'
    return placed(token.id, x, y, inner, token.kind, token.look)


def gates(r: Reading, where: Atlas) -> list[Piece]:
    """FI-M-7: a gate where a group stands at one."""
    v, found = r.v, []
    there = {stack["place"] for stack in v["stacks"]} | {place for place in v["at"] if place != NONE}
    for place in sorted(there):
        if place >= VILLAGES:
            village, road = r.land.village_of[place], r.land.came_from[place]
            x, y = where.gate(village, road)
            id = f"gate-{r.key('village', village)}-from-{r.key('village', road)}"
            found.append(placed(id, x, y, use("gate"), look="gate"))
    return found
