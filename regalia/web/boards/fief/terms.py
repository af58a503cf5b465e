"""An offer in words: who gives what, as one of the two sees it."""

from html import escape
from typing import Final, NamedTuple

from regalia.games.fief.desk import (
    ASKS,
    CARDS_GIVEN,
    FREEDOM,
    FROM,
    FROM_ASIDE,
    GIVES,
    GRANT,
    KIND,
    LORD,
    MARRIAGE,
    OTHER,
    PROMISES,
    SWAP,
    TO,
    cards_in,
)
from regalia.games.fief.figures import NONE
from regalia.games.fief.land import Land
from regalia.games.fief.promised import PROMISE_KEYS, THALER, VOTE, about_of, unpacked
from regalia.games.fief.view import FiefView
from regalia.web.boards.buttons import player
from regalia.web.boards.scene import Scene

NO_PROMISE: Final = -1


class Term(NamedTuple):
    """One thing in an offer: who gives it (NONE: both), what it is called, and which of its promises it is."""

    giver: int
    said: str
    promise: int = NO_PROMISE


def land(scene: Scene) -> Land:
    """What is played, known to be this game."""
    assert isinstance(scene.setup, Land)
    return scene.setup


def told(scene: Scene, key: str, **values: str | int) -> str:
    """A sentence of the board's."""
    return scene.words.of_game(scene.setup.game, f"board-{key}", values)


def terms(scene: Scene, v: FiefView, offer: list[int]) -> list[Term]:
    """FI-N-5: all that an offer holds."""
    maker, to = offer[FROM], offer[TO]
    sums = ((maker, offer[GIVES] + offer[FROM_ASIDE]), (to, offer[ASKS]))
    money = [Term(giver, told(scene, "term-money", thaler=thaler)) for giver, thaler in sums if thaler]
    return money + thing(scene, v, offer)


def thing(scene: Scene, v: FiefView, offer: list[int]) -> list[Term]:
    """FI-N-5: what it holds besides money."""
    kind = offer[KIND]
    if kind == FREEDOM:
        return [freedom(scene, v, offer)]
    if kind == MARRIAGE:
        names = [scene.words.ids(scene.setup, "lord", offer[at]) for at in (LORD, OTHER)]
        return [Term(NONE, told(scene, "term-marriage", lord=names[0], other=names[1]))]
    if kind == SWAP:
        return cards(scene, offer)
    if kind == GRANT:
        fief = scene.words.ids(scene.setup, "region", offer[OTHER])
        lord = scene.words.ids(scene.setup, "lord", offer[LORD])
        return [Term(offer[FROM], told(scene, "term-grant", region=fief, lord=lord))]
    return promises(scene, offer) if kind == PROMISES else []


def freedom(scene: Scene, v: FiefView, offer: list[int]) -> Term:
    """FI-P-4: who goes free, and where to, if his family has said so."""
    lord, home = offer[LORD], offer[OTHER]
    name = scene.words.ids(scene.setup, "lord", lord)
    giver = offer[TO] if v["owner"][lord] == offer[FROM] else offer[FROM]
    if home == NONE:
        return Term(giver, told(scene, "term-freedom", lord=name))
    village = scene.words.ids(scene.setup, "village", land(scene).village_of[home])
    return Term(giver, told(scene, "term-freedom-to", lord=name, village=village))


def cards(scene: Scene, offer: list[int]) -> list[Term]:
    """FI-W-4: the cards that are given, each by its name, and how many are asked for."""
    given = [scene.words.ids(scene.setup, "card", card) for card in reversed(cards_in(offer[CARDS_GIVEN]))]
    found = [Term(offer[FROM], told(scene, "term-card", card=card)) for card in given]
    if offer[OTHER]:
        found.append(Term(offer[TO], told(scene, "term-cards", number=offer[OTHER])))
    return found


def promises(scene: Scene, offer: list[int]) -> list[Term]:
    """FI-N-7: each promise, with its term; the one added last comes first in the number that holds them."""
    found = []
    digits = unpacked(offer[OTHER])
    for at in reversed(range(len(digits))):
        what, asked, about, till = digits[at]
        said = told(scene, "term-promise", what=promised(scene, what, about_of(what, about), till))
        found.append(Term(offer[TO] if asked else offer[FROM], said, at))
    return found


def promised(scene: Scene, what: int, about: int, till: int) -> str:
    """FI-N-7: what is promised, and till when."""
    key = f"term-{PROMISE_KEYS[what - 1]}"
    if what == VOTE:
        return told(scene, key, lord=scene.words.ids(scene.setup, "lord", about))
    if what == THALER:
        return told(scene, key, thaler=about, round=till)
    return told(scene, key, round=till)


# As a list in two columns --------------------------------------------------------------------------------------------


def columns(scene: Scene, v: FiefView, offer: list[int], extra: dict[int, str] | None = None) -> str:
    """What each of the two gives, side by side; `extra` is markup for some of the promises."""
    found = terms(scene, v, offer)
    both = "".join(f'<p class="both">{escape(term.said)}</p>' for term in found if term.giver == NONE)
    sides = ""
    eyes = v["seat"] if v["seat"] == offer[TO] else offer[FROM]
    across = offer[FROM] if eyes == offer[TO] else offer[TO]
    for giver, other in ((eyes, across), (across, eyes)):
        items = [item(term, extra or {}) for term in found if term.giver == giver]
        sides += side(scene, v, giver, other, items or [f'<li class="none">{escape(told(scene, "term-nothing"))}</li>'])
    return f'{both}<div class="sides">{sides}</div>'


def item(term: Term, extra: dict[int, str]) -> str:
    """One thing that is given."""
    return f"<li>{escape(term.said)}{extra.get(term.promise, '')}</li>"


def side(scene: Scene, v: FiefView, giver: int, other: int, items: list[str]) -> str:
    """What one of them gives the other."""
    if v["seat"] in (giver, other):
        head = told(scene, "you-give" if giver == v["seat"] else "you-get")
    else:
        head = told(scene, "seat-gives", seat=player(scene, giver))
    return f'<div class="side"><h4>{escape(head)}</h4><ul>{"".join(items)}</ul></div>'
