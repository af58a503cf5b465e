"""FI-N: negotiation on the page: the form of an offer, open offers as cards, and the ledger of promises."""

from html import escape
from typing import Final

from regalia.core.data import packaged
from regalia.games.fief.answering import ACCEPT, REFUSE
from regalia.games.fief.desk import FROM, GONE, NUMBER, OFFERED, TO, WITHDRAWING
from regalia.games.fief.moves import DROP, YES
from regalia.games.fief.view import shown
from regalia.web.boards.board import Layer, Part, Piece
from regalia.web.boards.buttons import player
from regalia.web.boards.fief import desk as form
from regalia.web.boards.fief import ledger
from regalia.web.boards.fief.taps import Desk, box
from regalia.web.boards.fief.terms import columns
from regalia.web.boards.fief.tokens import arms, icon
from regalia.web.boards.scene import Scene

STYLE: Final = packaged("regalia.web.boards.fief", "deals.css")
"""The stylesheet of these parts."""


def parts(scene: Scene) -> list[Part]:
    """All of it; there is nothing in the first two outside phase 6, and no place is taken."""
    v = shown(scene.view)
    desk = Desk(scene, v)
    return [form.part(scene, desk), cards(desk), ledger.part(scene, v)]


def on_board(scene: Scene) -> frozenset[int]:
    """The answers at a desk: all of them have a place here."""
    v = shown(scene.view)
    if not v["drafts"] or scene.asked is None:
        return frozenset()
    return frozenset(scene.choices())


# Open offers ---------------------------------------------------------------------------------------------------------


def cards(desk: Desk) -> Part:
    """FI-N-5: the open offers that who looks gets, then those he makes; and one that is open no more."""
    offers = desk.v["offers"]
    found = [gone(desk)] if desk.acts and desk.stage == GONE else []
    found += [card(desk, offer) for offer in offers if offer[TO] == desk.seat]
    found += [card(desk, offer) for offer in offers if offer[TO] != desk.seat]
    return Part("deals", escape(desk.told("offers")), "", [Layer("deals", found, "div")], "", True)


def card(desk: Desk, offer: list[int]) -> Piece:
    """One of them."""
    maker, to = offer[FROM], offer[TO]
    names = {at: escape(player(desk.scene, at)) for at in (maker, to)}
    key = f"deal-{desk.land.seats[maker]}-{desk.land.seats[to]}-{offer[NUMBER]}"
    if to == desk.seat:
        head = desk.told("from", seat=names[maker])
    elif maker == desk.seat:
        head = desk.told("to", seat=names[to])
    else:
        head = desk.told("from-to", seat=names[maker], whom=names[to])
    colour = desk.land.seats[maker if to == desk.seat else to]
    inner = f"<h3>{icon(arms(colour), colour)} {head}</h3>{columns(desk.scene, desk.v, offer)}"
    if desk.acts and desk.seat in (maker, to):
        inner += answers(desk, offer, key)
    look = "incoming" if to == desk.seat else "outgoing"
    return box(key, inner, f"deal {look}{' taken' if desk.looks_at(offer) else ''}")


def answers(desk: Desk, offer: list[int], key: str) -> str:
    """What may be done with an open offer."""
    if desk.looks_at(offer):
        return taken_up(desk, key)
    if offer[FROM] == desk.seat:
        back = desk.tap(desk.answering(offer, YES, True), desk.told("withdraw"), f"{key}-withdraw", final=True)
        return f'<div class="answers ends lesser">{back}</div>'
    yes = desk.tap(desk.answering(offer, ACCEPT, False), desk.told("accept"), f"{key}-accept", final=True)
    no = desk.tap(desk.answering(offer, REFUSE, True), desk.told("refuse"), f"{key}-refuse", final=True)
    hint = f'<p class="hint">{escape(desk.told("accept-drops"))}</p>' if desk.kept else ""
    return f'<div class="answers ends">{yes}{no}</div>{hint}'


def taken_up(desk: Desk, key: str) -> str:
    """An offer that lies on the desk: what is asked of it."""
    scene, found = desk.scene, ""
    assert scene.asked is not None
    if desk.stage == OFFERED:
        found += desk.move(ACCEPT, desk.told("accept"), f"{key}-accept")
        found += desk.move(REFUSE, desk.told("refuse"), f"{key}-refuse")
    elif desk.stage == WITHDRAWING:
        found += desk.move(YES, desk.told("withdraw"), f"{key}-withdraw")
    else:
        said = escape(scene.words.question(scene.setup, scene.asked.question, scene.asked.about))
        moves = [move for move in scene.choices() if move != DROP]
        back = desk.move(DROP, desk.told("back"), "desk-back")
        chosen = desk.choices(moves, "desk-pick")
        return f'<div class="terms asks"><h4>{said}</h4>{chosen}<div class="answers ends lesser">{back}</div></div>'
    later = desk.move(DROP, desk.told("later"), "desk-later")
    return f'<div class="answers ends">{found}{later}</div>'


def gone(desk: Desk) -> Piece:
    """FI-N-5: the offer that was being looked at is open no more."""
    said = f"<p>{escape(desk.told('gone'))}</p>"
    button = desk.move(DROP, desk.told("gone-seen"), "desk-gone-seen")
    return box("deal-gone", f'{said}<div class="answers ends">{button}</div>', "deal gone")
