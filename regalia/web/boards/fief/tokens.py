"""Small things that several parts show: arms, banners of soldiers, lords with their badges, guards, rebels, icons."""

from functools import lru_cache
from html import escape
from typing import Final

from regalia.games.fief.figures import CARD_KEYS, LORD_CARD, TITHE
from regalia.web.boards.board import PIECES
from regalia.web.boards.svg import text, use

LONG: Final = 2
"""Numbers of more signs than this are written smaller."""


@lru_cache(maxsize=PIECES)
def banner(seat: str, said: str) -> str:
    """Soldiers: a banner in the shape and colour of their family, its charge above, their number beneath."""
    size = "count" if len(said) <= LONG else "count small-count"
    charge = f'<g class="charge" transform="translate(0 -11.5) scale(.62)">{use(f"charge-{seat}")}</g>'
    return use(f"stack-{seat}") + use("pole") + charge + text(said, 0, 6, size)


@lru_cache(maxsize=PIECES)
def lord(seat: str, letter: str, lady: bool, badge: str = "", arc: bool = False, captor: str = "") -> str:
    """A lord: a shield, a lady: a lozenge, with the family's charge and the initial; above it what he is."""
    shape = "lord-lady" if lady else "lord-man"
    charge = f'<g class="charge" transform="translate(0 {-13 if lady else -12}) scale(.5)">{use(f"charge-{seat}")}</g>'
    bars = f'<g class="{captor}">{use("bars")}</g>' if captor else ""
    inner = use(shape) + charge + bars + text(letter, 0, 7, "initial")
    if badge:
        inner += use(f"badge-{badge}", "", 0, -29)
    if arc:
        inner += use("badge-arc", "", 17, 12, 0.8)
    return inner


def badge(offices: list[str]) -> str:
    """The highest of what a lord is, as it stands above him."""
    found = [office for office in offices if office != "arc"]
    return found[0] if found else ""


@lru_cache(maxsize=PIECES)
def guard(said: str) -> str:
    """The royal guard, in units."""
    return use("guard-body") + text(said, 0, 4, "count" if len(said) <= LONG else "count small-count")


@lru_cache(maxsize=PIECES)
def rebels(number: int, leader: str) -> str:
    """Rebels, in units, and a spot in the colour of who leads them."""
    spot = f'<g class="{leader}"><circle cx="17" cy="17" r="8" class="body"/></g>' if leader else ""
    return use("rebels-body") + use("fork", "", 0, -7, 0.7) + text(str(number), 0, 8, "count") + spot


@lru_cache(maxsize=PIECES)
def arms(seat: str) -> str:
    """A family's arms: its charge on a shield of its colour."""
    return use("lord-man") + f'<g class="charge" transform="translate(0 0) scale(1.25)">{use(f"charge-{seat}")}</g>'


def card_mark(card: int) -> str:
    """The shape that stands for a card: a kind of its own, or a bishop's mitre; a lord's card has his initial."""
    if card < LORD_CARD + 16:
        return ""
    return "mark-bishop" if card < TITHE else f"mark-{CARD_KEYS[card - TITHE]}"


@lru_cache(maxsize=PIECES)
def icon(inner: str, look: str = "", small: bool = False) -> str:
    """A small drawing in a line of text."""
    size = "-18 -18 36 36" if small else "-32 -40 64 72"
    kind = "icon sign" if small else "icon token"
    return f'<svg class="{kind}" viewBox="{size}" aria-hidden="true"><g class="{escape(look)}">{inner}</g></svg>'


def sign(shape: str, look: str = "") -> str:
    """A mark in a line of text."""
    return icon(use(shape), look, True)
