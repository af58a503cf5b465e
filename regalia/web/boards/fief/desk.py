"""FI-N-5: the offer that is being written, as one form; and who is ready (FI-N-6)."""

from html import escape
from typing import Final

from regalia.games.fief.answering import A_GRANT, AN_OFFER, READY
from regalia.games.fief.desk import (
    ASKS,
    DRAFT,
    GIVES,
    HOW_LONG,
    HOW_MUCH,
    KIND,
    MONEY_ONLY,
    OTHER,
    PROMISED,
    PROMISED_ABOUT,
    PROMISED_TILL,
    PROMISES,
    TO,
)
from regalia.games.fief.drafting import ASK_PROMISE, KINDS, OTHER_WAY, SEND
from regalia.games.fief.figures import SUMS
from regalia.games.fief.moves import DONE, DROP, SUM
from regalia.games.fief.promised import LEAVE, PEACE, THALER, unpacked
from regalia.games.fief.promising import LONGER, WHAT_OF, WHATS
from regalia.web.boards.board import Layer, Part, Piece
from regalia.web.boards.buttons import player
from regalia.web.boards.fief.plans import Tap, bare, changed, first_term, for_longer, steps_to, without
from regalia.web.boards.fief.taps import Desk, box
from regalia.web.boards.fief.terms import columns, terms
from regalia.web.boards.fief.tokens import arms, icon
from regalia.web.boards.scene import Scene

MINUS: Final = "\N{MINUS SIGN}"
WITH_TERM: Final = (PEACE, LEAVE, THALER)


def part(scene: Scene, desk: Desk) -> Part:
    """The form, beneath it who is ready."""
    pieces = form(desk) if desk.acts else waits(desk)
    seats = [readiness(scene, desk, seat) for seat in range(scene.setup.players)] if desk.v["drafts"] else []
    layers = [
        Layer("desk-count", count(desk), "div"),
        Layer("desk-form", pieces, "div"),
        Layer("desk-ends", ends(desk), "div"),
        Layer("desk-ready", seats, "ul"),
    ]
    return Part("desk", escape(desk.told("desk")), "", layers, "", True)


def count(desk: Desk) -> list[Piece]:
    """How many offers wait for who looks; said above the form, so that on a small screen none is overlooked."""
    if not desk.v["drafts"] or desk.v["seat"] is None or desk.v["gone"][desk.seat]:
        return []
    number = sum(offer[TO] == desk.seat for offer in desk.v["offers"])
    said = escape(desk.told("offers-to-you", number=number))
    inner = f'<a href="#part-deals">{said}</a>' if number else said
    return [Piece("desk-offers", f'<p id="desk-offers">{inner}</p>')]


# Who is ready --------------------------------------------------------------------------------------------------------


def readiness(scene: Scene, desk: Desk, seat: int) -> Piece:
    """FI-N-6, FI-V-6: one player: ready, or still talking; out, if he is."""
    key = scene.setup.seats[seat]
    state = "out" if desk.v["gone"][seat] else "ready" if desk.v["ready"][seat] else "talking"
    said = escape(desk.told(f"is-{state}"))
    mark = {"ready": "\N{CHECK MARK}", "talking": "\N{HORIZONTAL ELLIPSIS}", "out": MINUS}[state]
    who = f"<b>{escape(player(scene, seat))}</b>"
    inner = f'{icon(arms(key), key)}{who} <span class="tag"><span aria-hidden="true">{mark}</span> {said}</span>'
    return Piece(f"desk-ready-{key}", f'<li id="desk-ready-{key}" class="{state}">{inner}</li>')


def waits(desk: Desk) -> list[Piece]:
    """FI-N-6: who is ready waits for the others."""
    if not desk.v["drafts"] or desk.v["seat"] is None or desk.v["gone"][desk.seat]:
        return []
    return [box("desk-waits", f"<p>{escape(desk.told('you-are-ready'))}</p>", "hint")]


def ends(desk: Desk) -> list[Piece]:
    """FI-N-6: ready; not while an offer is being written, for that would drop it."""
    if not desk.acts or desk.writes:
        return []
    return [box("desk-end", desk.tap(Tap([*desk.clears, READY]), desk.told("ready"), "desk-be-ready", final=True), "")]


# The form ------------------------------------------------------------------------------------------------------------


def form(desk: Desk) -> list[Piece]:
    """An offer that is being written; else to whom one may be begun."""
    if desk.freely:
        return [box("desk-grant", within(desk), "deal writing")]
    if desk.writes:
        return [box("desk-offer", written(desk), "deal writing")]
    return [box("desk-new", begins(desk), "deal writing")]


def begins(desk: Desk) -> str:
    """FI-N-1, FI-N-3: a new offer to one of the others, or a grant."""
    found = f"<h3>{escape(desk.told('new-offer'))}</h3>{partners(desk)}"
    grants = desk.clears == [] and desk.scene.asked is not None and A_GRANT in desk.scene.asked.legal
    if grants:
        grant = desk.move(A_GRANT, desk.scene.words.move(desk.land, A_GRANT), "desk-a-grant")
        found += f'<div class="answers">{grant}</div>'
    return found


def partners(desk: Desk) -> str:
    """To whom an offer may go; another than before gets what does not depend on the two."""
    v, found = desk.v, ""
    for seat in range(desk.land.players):
        if seat == desk.seat or v["gone"][seat]:
            continue
        key, said = desk.land.seats[seat], player(desk.scene, seat)
        label = desk.told("offer-to", seat=said)
        if desk.writes and desk.offer[TO] == seat:
            found += f'<span class="chosen" id="desk-to-{key}">{escape(said)}</span>'
            continue
        if desk.writes:
            offer = desk.settled if desk.offer[KIND] == PROMISES else bare(desk.settled)
            tap = desk.anew(changed(offer, to=seat))
        else:
            tap = Tap([*desk.clears, AN_OFFER, desk.land.to_seat[seat]])
        found += desk.tap(tap, said, f"desk-to-{key}", label)
    return f'<div class="answers" role="group" aria-label="{escape(desk.told("to-whom"))}">{found}</div>'


def written(desk: Desk) -> str:
    """The offer as it stands, each part of it to be changed, and what ends it."""
    found = f"<h3>{escape(desk.told('your-offer'))}</h3>{partners(desk)}"
    found += columns(desk.scene, desk.v, desk.seen, dict(enumerate(of_promises(desk))))
    if desk.stage != DRAFT:
        return found + within(desk)
    send = desk.move(SEND, desk.told("send"), "desk-send")
    drop = desk.move(DROP, desk.told("drop"), "desk-drop")
    return f'{found}{money(desk)}{besides(desk)}<div class="answers ends">{send}{drop}</div>'


# Money ---------------------------------------------------------------------------------------------------------------


def money(desk: Desk) -> str:
    """FI-N-5: money either way, by steps."""
    field = "asks" if desk.asking else "gives"
    thaler = desk.offer[ASKS if desk.asking else GIVES]
    ways = ""
    for way, asking in (("give", False), ("ask", True)):
        said, id = desk.told(f"money-{way}"), f"desk-money-{way}"
        here = f'<span class="chosen" id="{id}">{escape(said)}</span>'
        ways += here if asking == desk.asking else desk.move(OTHER_WAY, said, id)
    less = ""
    for at in reversed(range(len(SUMS))):
        if thaler >= SUMS[at]:
            tap = desk.anew(changed(desk.settled, **{field: thaler - SUMS[at]}))
            less += desk.tap(tap, f"{MINUS}{SUMS[at]}", f"desk-less-{SUMS[at]}")
    more = "".join(desk.move(SUM + at, f"+{SUMS[at]}", f"desk-more-{SUMS[at]}") for at in range(len(SUMS)))
    amount = f'<output class="amount">{escape(desk.told("term-money", thaler=thaler))}</output>'
    purse = f'<span class="purse">{escape(desk.told("purse", thaler=desk.purse))}</span>'
    head = f'<h4 id="desk-money">{escape(desk.told("money"))}</h4><div class="answers ways">{ways}{purse}</div>'
    steps = f'<div class="answers sums">{less}{amount}{more}</div>'
    return f'<div class="terms" role="group" aria-labelledby="desk-money">{head}{steps}</div>'


# What else -----------------------------------------------------------------------------------------------------------


def besides(desk: Desk) -> str:
    """FI-N-5: what else the offer may hold; what it holds can be taken out again."""
    kind = desk.offer[KIND]
    head = f'<h4 id="desk-besides">{escape(desk.told("besides"))}</h4>'
    if kind not in (MONEY_ONLY, PROMISES):
        names = "; ".join(term.said for term in terms(desk.scene, desk.v, bare_of_money(desk.settled)))
        label = desk.told("take-out-what", what=names)
        out = desk.tap(desk.anew(bare(desk.settled)), desk.told("take-out"), "desk-take-out", label)
        inner = f'<span class="inside">{escape(names)}</span>{out}'
    else:
        moves = KINDS if kind == MONEY_ONLY else KINDS[4:]
        tokens, words = desk.land.vocabulary.token, desk.scene.words
        inner = "".join(desk.move(move, words.move(desk.land, move), f"desk-{tokens(move)}") for move in moves)
    return (
        f'<div class="terms" role="group" aria-labelledby="desk-besides">{head}<div class="answers">{inner}</div></div>'
    )


def bare_of_money(offer: list[int]) -> list[int]:
    """An offer without its money."""
    return changed(offer, gives=0, asks=0)


def of_promises(desk: Desk) -> list[str]:
    """The buttons of each promise in the offer: a round less, a round more, out."""
    if desk.offer[KIND] != PROMISES or desk.stage != DRAFT:
        return []
    found = []
    for at, (what, _, _, till) in enumerate(unpacked(desk.offer[OTHER])):
        inner = ""
        if what in WITH_TERM:
            inner += term(desk, at, till, -1) + term(desk, at, till, 1)
        out = desk.anew(without(desk.settled, at))
        inner += desk.tap(out, desk.told("take-out"), f"desk-out-{at}", desk.told("take-out-promise", number=at + 1))
        found.append(f'<span class="answers small">{inner}</span>')
    return found


def term(desk: Desk, at: int, till: int, rounds: int) -> str:
    """A promise holds a round longer, or less long."""
    if not first_term(desk.land, desk.v) <= till + rounds <= desk.land.last_round:
        return ""
    tap = desk.anew(for_longer(desk.settled, at, rounds))
    way = "longer" if rounds > 0 else "shorter"
    said = desk.told(f"round-{way}")
    return desk.tap(tap, said, f"desk-{way}-{at}", f"{said}: {desk.told('till-round', round=till + rounds)}")


# A question within an offer ------------------------------------------------------------------------------------------


def within(desk: Desk) -> str:
    """The question that is open within an offer, with its answers and the way back."""
    scene = desk.scene
    assert scene.asked is not None
    said = escape(scene.words.question(scene.setup, scene.asked.question, scene.asked.about))
    steps = {HOW_MUCH: sum_later, HOW_LONG: how_long}.get(desk.stage)
    moves = [move for move in scene.choices() if move != DROP]
    inner = steps(desk) if steps else desk.choices(moves, "desk-pick")
    back = desk.move(DROP, desk.told("back"), "desk-back")
    return f'<div class="terms asks"><h4>{said}</h4>{inner}<div class="answers ends lesser">{back}</div></div>'


def again(desk: Desk, about: int, till: int) -> Tap:
    """Begin the promise that is being made anew, with another sum or term."""
    kind, asked = desk.draft[PROMISED] // 2, desk.draft[PROMISED] % 2
    moves = [DROP, ASK_PROMISE if asked else KINDS[4], WHATS[WHAT_OF.index(kind)]]
    if kind == THALER:
        moves += steps_to(about * 100)
    if desk.stage == HOW_LONG:
        moves += [*([DONE] if kind == THALER else []), *[LONGER] * (till - first_term(desk.land, desk.v))]
    return Tap(moves)


def sum_later(desk: Desk) -> str:
    """FI-N-7: a sum that is promised, by steps."""
    hundreds = desk.draft[PROMISED_ABOUT]
    less = ""
    for at in reversed(range(len(SUMS))):
        if hundreds * 100 >= SUMS[at]:
            tap = again(desk, hundreds - SUMS[at] // 100, 0)
            less += desk.tap(tap, f"{MINUS}{SUMS[at]}", f"desk-less-{SUMS[at]}")
    more = "".join(desk.move(SUM + at, f"+{SUMS[at]}", f"desk-more-{SUMS[at]}") for at in range(len(SUMS)))
    amount = f'<output class="amount">{escape(desk.told("term-money", thaler=hundreds * 100))}</output>'
    done = desk.move(DONE, desk.told("go-on"), "desk-done")
    return f'<div class="answers sums">{less}{amount}{more}</div><div class="answers">{done}</div>'


def how_long(desk: Desk) -> str:
    """FI-N-7: the last round of a promise."""
    till = desk.draft[PROMISED_TILL]
    less = ""
    if till > first_term(desk.land, desk.v):
        tap = again(desk, desk.draft[PROMISED_ABOUT], till - 1)
        less = desk.tap(tap, desk.told("round-shorter"), "desk-shorter")
    amount = f'<output class="amount">{escape(desk.told("till-round", round=till))}</output>'
    more = desk.move(LONGER, desk.told("round-longer"), "desk-longer")
    done = desk.move(DONE, desk.told("add-promise"), "desk-done")
    return f'<div class="answers sums">{less}{amount}{more}</div><div class="answers">{done}</div>'
