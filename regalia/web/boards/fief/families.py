"""The families: arms, money, cards, soldiers, points, and each lord with all that he or she is."""

from html import escape

from regalia.games.fief.figures import LORDS, NONE
from regalia.games.fief.moves import LORD
from regalia.games.fief.places import fiefs_of, own_villages
from regalia.web.boards.board import Layer, Part, Piece
from regalia.web.boards.buttons import button, player
from regalia.web.boards.fief import tokens
from regalia.web.boards.fief.armies import portrait
from regalia.web.boards.fief.reading import Reading, is_lady, strength
from regalia.web.boards.fief.tokens import arms, icon, sign


def draw(r: Reading) -> Part:
    """All families in the order of their seats, then the lords who are in none."""
    pieces = [family(r, seat) for seat in range(r.land.players)]
    return Part("families", r.told("families"), "", [Layer("family-list", [*pieces, unborn(r)], "div")], "", True)


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
    return "".join(fact(r, key, said, money is None) for key, said in told)


def fact(r: Reading, key: str, said: str, counted: bool) -> str:
    """One number, with a word for those who hear it."""
    shape = {"villages": "mark-house", "fiefs": "badge-duke"}.get(key, f"mark-{key}")
    word = r.told("counted" if key == "money" and counted else f"fact-{key}")
    return f'<li title="{word}">{sign(shape)}<span class="unseen">{word}: </span><b>{said}</b></li>'


# Lords ---------------------------------------------------------------------------------------------------------------


def person(r: Reading, lord: int) -> str:
    """A lord, who is a button if he can be chosen."""
    v = r.v
    colour = r.seats[v["owner"][lord]] if v["owner"][lord] != NONE else "nobody"
    drawn = icon(portrait(r, lord), f"lord {colour}") if v["owner"][lord] != NONE else icon(faint(r, lord), "nobody")
    said = "".join(f"<span>{line}</span>" for line in lines(r, lord))
    inner = f"{drawn}<b>{r.name('lord', lord)}</b>{said}"
    if LORD + lord in r.scene.choices():
        return button(r.scene, LORD + lord, inner)
    return f'<span class="person">{inner}</span>'


def faint(r: Reading, lord: int) -> str:
    """A lord who is in no family."""
    return tokens.lord("red", r.initial(lord), is_lady(lord)).replace("#charge-red", "#charge-none")


def lines(r: Reading, lord: int) -> list[str]:
    """What he is, to whom he is married, where he stands, whose captive he is."""
    v, found = r.v, r.what(lord)
    if v["spouse"][lord] != NONE:
        found.append(r.told("married", lord=r.plain("lord", v["spouse"][lord])))
    if v["captor"][lord] != NONE:
        found.append(r.told("captive", seat=r.plain("seat", v["captor"][lord])))
    if v["at"][lord] != NONE:
        found.append(f"<em>{r.where(v['at'][lord])}</em>")
    return found


def unborn(r: Reading) -> Piece:
    """The lords who are in no family now: unborn, or dead."""
    rest = [lord for lord in range(LORDS) if r.v["at"][lord] == NONE]
    rows = "".join(f"<li>{person(r, lord)}</li>" for lord in rest)
    head = f"<header><h3>{r.told('unborn')}</h3></header>"
    return Piece(
        "family-none", f'<article id="family-none" class="family rest">{head}<ul class="court">{rows}</ul></article>'
    )
