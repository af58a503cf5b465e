"""One's own cards, which are buttons when one is asked for; the deck, and what has been discarded."""

from functools import lru_cache

from regalia.games.fief.figures import BISHOP_CARD, HAND
from regalia.games.fief.moves import CARD
from regalia.web.boards.board import Layer, Part, Piece
from regalia.web.boards.buttons import button
from regalia.web.boards.fief.reading import Reading, is_lady
from regalia.web.boards.fief.tokens import card_mark, sign
from regalia.web.boards.svg import text, use


def draw(r: Reading) -> Part:
    """The hand of who looks, if he has one, and the piles."""
    seat = r.v["seat"]
    title = r.told("cards") if seat is None else r.told("hand")
    own = [] if seat is None else held(r, r.v["hands"][seat] or [])
    if seat is not None and not own:
        own = [Piece("hand-none", f'<li id="hand-none">{r.told("no-cards")}</li>')]
    layers = [Layer("hand-cards", own, "ul"), Layer("hand-piles", piles(r), "div")]
    return Part("hand", title, "", layers, "", True)


def held(r: Reading, hand: list[int]) -> list[Piece]:
    """Each card by itself."""
    found = []
    for card, number in enumerate(hand):
        key = r.key("card", card)
        for rank in range(number):
            id = f"hand-{key}-{rank + 1}"
            inner = face(card, r.initial(card) if card < BISHOP_CARD else "", r.name("card", card))
            if CARD + card in r.scene.choices():
                inner = button(r.scene, CARD + card, inner)
            found.append(Piece(id, f'<li id="{id}" class="held-card">{inner}</li>', f"card {key}"))
    return found


@lru_cache(maxsize=256)
def face(card: int, letter: str, name: str) -> str:
    """A card: its picture, and its name beneath."""
    mark = card_mark(card)
    if mark:
        art = use(mark, "", 50, 46, 2.1)
    else:
        shape = use("lord-lady" if is_lady(card) else "lord-man", "", 50, 46, 1.5)
        art = f'<g class="born">{shape}{text(letter, 50, 52, "big-initial")}</g>'
    frame = '<rect x="4" y="4" width="92" height="84" rx="6" class="card-field"/>'
    corners = '<path d="M4 20 20 4M80 4 96 20M4 72 20 88M80 88 96 72" class="card-corner"/>'
    drawn = f'<svg class="card-art" viewBox="0 0 100 92" aria-hidden="true">{frame}{corners}{art}</svg>'
    return f'<span class="card-face">{drawn}<span class="card-name">{name}</span></span>'


def piles(r: Reading) -> list[Piece]:
    """FI-V-1: how many cards are left, how many one may hold; which cards lie discarded, folded away."""
    v = r.v
    limit = r.told("hand-limit", cards=r.land.board.limit[HAND])
    left = f"<p>{sign('mark-cards')}{r.told('deck', cards=v['deck'])} {limit}</p>"
    discards = [(card, number) for card, number in enumerate(v["discards"]) if number]
    rows = ""
    for card, number in discards:
        mark = card_mark(card)
        times = f" \N{MULTIPLICATION SIGN} {number}" if number > 1 else ""
        rows += f"<li>{sign(mark) if mark else ''}{r.name('card', card)}{times}</li>"
    total = sum(number for _, number in discards)
    title = r.told("discards", cards=total)
    folded = f"<details><summary>{title}</summary><ul>{rows}</ul></details>" if total else f"<p>{title}</p>"
    return [Piece("piles", f'<div id="piles">{left}{folded}</div>')]
