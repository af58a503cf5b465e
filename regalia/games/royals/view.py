"""RO-B-4: what is seen of a position: one's own hand, what all see, and what follows from it."""

from typing import TYPE_CHECKING, TypedDict, cast

from regalia.core.view import View
from regalia.games.royals.moves import PLAYS

if TYPE_CHECKING:
    from regalia.games.royals.state import Royals


class Payment(TypedDict):
    """A payment that has been begun, as its payer sees it."""

    stage: int
    target: int
    intrigue_wilds: int
    wilds: int
    laid_intrigues: list[int]
    laid: list[int]


class RoyalsView(View):
    """Lists as in the position (see `Royals`); by seat, None stands for a hand that is not seen.

    `unseen` are the country cards whose place the reader does not know, by country: they are in the deck and in the
    others' hands, of which `held` less `known` are hidden; `unseen_intrigues` likewise.
    """

    start: int
    turn: int
    mover: int
    epoch: int
    closing: int
    ended: int
    deck: int
    row: list[int]
    discards: list[int]
    intrigue_deck: int
    intrigue_discards: list[int]
    held: list[int]
    known: list[list[int]]
    hands: list[list[int] | None]
    held_intrigues: list[int]
    intrigues: list[list[int] | None]
    unseen: list[int]
    unseen_intrigues: list[int]
    holders: list[int]
    squares: list[int]
    honours: list[int]
    markers: list[int]
    payment: Payment | None


def view(s: "Royals", seat: int | None, open: bool) -> RoyalsView:
    """What a seat, or a spectator, may know."""
    countries, kinds, seats = s.europe.countries, s.europe.kinds, range(s.players)
    hands = [s.hands[at * countries : (at + 1) * countries] if open or at == seat else None for at in seats]
    intrigues = [s.intrigues[at * kinds : (at + 1) * kinds] if open or at == seat else None for at in seats]
    known = [s.known[at * countries : (at + 1) * countries] for at in seats]
    return RoyalsView(
        setup=s.setup.view(),
        seat=seat,
        open=open,
        over=s.over,
        stack=s.frames(),
        start=s.start,
        turn=s.turn,
        mover=s.mover,
        epoch=s.epoch,
        closing=s.closing,
        ended=s.ended,
        deck=sum(s.deck),
        row=list(s.row),
        discards=list(s.discards),
        intrigue_deck=sum(s.intrigue_deck),
        intrigue_discards=list(s.intrigue_discards),
        held=list(s.held),
        known=known,
        hands=hands,
        held_intrigues=[s.held_intrigues(at) for at in seats],
        intrigues=intrigues,
        unseen=unseen(s, hands, known),
        unseen_intrigues=unseen_intrigues(s, intrigues),
        holders=list(s.holders),
        squares=list(s.squares),
        honours=list(s.honours),
        markers=list(s.markers),
        payment=payment(s) if s.stage != PLAYS and (open or seat == s.mover) else None,
    )


def unseen(s: "Royals", hands: list[list[int] | None], known: list[list[int]]) -> list[int]:
    """RO-B-4: by country, the game's cards less those the reader sees and those all know of."""
    found = [s.europe.cards[at] - s.row[at] - s.discards[at] for at in range(s.europe.countries)]
    for seat, hand in enumerate(hands):
        for country, cards in enumerate(known[seat] if hand is None else hand):
            found[country] -= cards
    return found


def unseen_intrigues(s: "Royals", intrigues: list[list[int] | None]) -> list[int]:
    """RO-B-4: by kind, the intrigue cards less those the reader sees."""
    found = [s.europe.intrigue_cards[kind] - s.intrigue_discards[kind] for kind in range(s.europe.kinds)]
    for hand in intrigues:
        for kind, cards in enumerate(hand or []):
            found[kind] -= cards
    return found


def payment(s: "Royals") -> Payment:
    """What the payer has chosen so far."""
    return Payment(
        stage=s.stage,
        target=s.target,
        intrigue_wilds=s.intrigue_wilds,
        wilds=s.wilds,
        laid_intrigues=list(s.laid_intrigues),
        laid=list(s.laid),
    )


def shown(view: View) -> RoyalsView:
    """A view of whatever game, known to be one of this."""
    return cast(RoyalsView, view)
