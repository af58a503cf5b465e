"""The families: arms, money, cards, soldiers, points, and each lord with all that he or she is."""

from functools import lru_cache
from html import escape
from typing import NamedTuple

from regalia.games.fief.figures import LORDS, NONE, REGIONS
from regalia.games.fief.moves import LORD
from regalia.games.fief.places import fiefs_of, own_villages
from regalia.web.boards.board import PIECES, Layer, Part, Piece
from regalia.web.boards.buttons import player, pressed
from regalia.web.boards.fief import tokens
from regalia.web.boards.fief.armies import portrait
from regalia.web.boards.fief.reading import Reading, Speech, is_lady, strength
from regalia.web.boards.fief.tokens import arms, icon, sign


def draw(r: Reading) -> Part:
    """All families in the order of their seats, then the lords who are in none."""
    pieces = [family(r, seat) for seat in range(r.land.players)]
    return Part("families", r.told("families"), "", [Layer("family-list", [*pieces, *unborn(r)], "div")], "", True)


def family(r: Reading, seat: int) -> Piece:
    """One family."""
    v, colour = r.v, r.seats[seat]
    look = f"family {colour}" + (" on-turn" if seat == v["mover"] else "") + (" gone" if v["gone"][seat] else "")
    tags = "".join(f"<i>{said}</i>" for said in about(r, seat))
    head = f"<header>{icon(arms(colour), colour)}<h3>{escape(player(r.scene, seat))}</h3>{tags}</header>"
    lords = "".join(f"<li>{person(r, lord)}</li>" for lord in r.family(seat))
    court = f'<ul class="court">{lords}</ul>' if lords else f"<p>{r.told('no-lords')}</p>"
    inner = f'{head}<ul class="facts">{facts(r, seat)}</ul>{court}'
    return Piece(f"family-{colour}", f'<article id="family-{colour}" class="{look}">{inner}</article>')


def about(r: Reading, seat: int) -> list[str]:
    """What there is to say of a player: that it is you, that he begins, that he is out, whether he is ready."""
    v, found = r.v, []
    if seat == v["seat"]:
        found.append(r.told("you"))
    if seat == v["first"]:
        found.append(r.told("first"))
    if v["gone"][seat]:
        found.append(r.told("out"))
    if v["ranks"]:
        found.append(r.told("rank", rank=v["ranks"][seat]))
    return found


def facts(r: Reading, seat: int) -> str:
    """FI-V-1, FI-V-2: numbers, each with a mark: what the reader does not see is what all can count."""
    v = r.v
    money = v["money"][seat]
    units = sum(stack["units"] or 0 for stack in v["stacks"] if stack["seat"] == seat)
    least, most = v["totals"][seat]
    hidden = any(stack["units"] is None for stack in v["stacks"] if stack["seat"] == seat)
    told = [
        ("money", str(money) if money is not None else f"~{v['counted'][seat]}"),
        ("units", strength(None if hidden else units, least, most)),
        ("cards", str(v["held"][seat])),
        ("villages", str(len(own_villages(r.s, seat)))),
        ("fiefs", str(len(fiefs_of(r.s, seat)))),
    ]
    if r.land.points_game or v["over"]:
        told.append(("points", str(v["points"][seat])))
    return "".join(fact(r.speech, key, said, key == "money" and money is None) for key, said in told)


@lru_cache(maxsize=PIECES)
def fact(p: Speech, key: str, said: str, counted: bool) -> str:
    """One number, with a word for those who hear it."""
    shape = {"villages": "mark-house", "fiefs": "badge-duke"}.get(key, f"mark-{key}")
    word = p.told("counted" if counted else f"fact-{key}")
    return f'<li title="{word}">{sign(shape)}<span class="unseen">{word}: </span><b>{said}</b></li>'


# Lords ---------------------------------------------------------------------------------------------------------------


class Person(NamedTuple):
    """All that is shown of a lord."""

    lord: int
    owner: int
    captor: int
    spouse: int
    at: int
    aside: int
    portrait: str
    what: tuple[str, ...]
    form: str
    look: str


def person(r: Reading, lord: int) -> str:
    """A lord, who is a button if he can be chosen."""
    v = r.v
    owner = v["owner"][lord]
    drawn = portrait(r, lord) if owner != NONE else faint(r.speech, lord)
    aside = sum(v["aside"][lord * REGIONS : lord * REGIONS + REGIONS])
    stands = owner, v["captor"][lord], v["spouse"][lord], v["at"][lord], aside
    look = r.scene.look(LORD + lord)
    return shown(r.speech, Person(lord, *stands, drawn, tuple(r.what(lord)), r.form() if look else "", look))


@lru_cache(maxsize=PIECES)
def shown(p: Speech, one: Person) -> str:
    """The same from all that it shows."""
    drawn = icon(one.portrait, f"lord {p.land.seats[one.owner]}" if one.owner != NONE else "nobody")
    said = "".join(f"<span>{line}</span>" for line in lines(p, one))
    inner = f"{drawn}<b>{p.name('lord', one.lord)}</b>{said}"
    if one.look:
        return pressed(p.land, p.words, one.form, LORD + one.lord, one.look, inner)
    return f'<span class="person">{inner}</span>'


def faint(p: Speech, lord: int) -> str:
    """A lord who is in no family."""
    return tokens.lord("nobody", p.initial(lord), is_lady(lord))


def lines(p: Speech, one: Person) -> list[str]:
    """What he is, to whom he is married, where he stands, whose captive he is."""
    found = list(one.what)
    if one.spouse != NONE:
        found.append(p.told("married-lady" if is_lady(one.lord) else "married", lord=p.plain("lord", one.spouse)))
    if one.captor != NONE:
        found.append(p.told("captive-lady" if is_lady(one.lord) else "captive", seat=p.plain("seat", one.captor)))
    if one.aside:
        found.append(p.told("aside", thaler=one.aside))
    if one.at != NONE:
        found.append(f"<em>{p.where(one.at)}</em>")
    return found


def unborn(r: Reading) -> list[Piece]:
    """The lords who are in no family now: unborn, or dead."""
    rest = [lord for lord in range(LORDS) if r.v["at"][lord] == NONE]
    if not rest:
        return []
    rows = "".join(f"<li>{person(r, lord)}</li>" for lord in rest)
    inner = f'<header><h3>{r.told("unborn")}</h3></header><ul class="court">{rows}</ul>'
    return [Piece("family-none", f'<article id="family-none" class="family rest">{inner}</article>')]
