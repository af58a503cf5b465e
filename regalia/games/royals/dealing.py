"""RO-B-4: a full position that fits a view: hidden cards are dealt out of those the reader cannot place."""

from typing import TYPE_CHECKING

from regalia.games.royals.view import RoyalsView

if TYPE_CHECKING:
    from regalia.games.royals.state import Royals


def dealt(s: "Royals", view: RoyalsView) -> None:
    """Put what a view shows into an empty position, and let luck deal the rest, every deal that fits as likely."""
    restore(s, view)
    deal_hands(s, view)
    deal_intrigues(s, view)
    # Others have begun no payment: that would be seen by nobody, and binds them to nothing.
    payment = view["payment"]
    if payment is not None:
        s.stage, s.target = payment["stage"], payment["target"]
        s.intrigue_wilds, s.wilds = payment["intrigue_wilds"], payment["wilds"]
        s.laid_intrigues, s.laid = tuple(payment["laid_intrigues"]), tuple(payment["laid"])


def restore(s: "Royals", view: RoyalsView) -> None:
    """What all see."""
    s.start, s.turn, s.mover = view["start"], view["turn"], view["mover"]
    s.epoch, s.closing, s.ended = view["epoch"], view["closing"], view["ended"]
    s.row = list(view["row"])
    s.discards = list(view["discards"])
    s.intrigue_discards = list(view["intrigue_discards"])
    s.held = list(view["held"])
    s.holders = list(view["holders"])
    s.squares = tuple(view["squares"])
    s.honours = tuple(view["honours"])
    s.markers = tuple(view["markers"])
    s.known = []
    for known in view["known"]:
        s.known += known


def deal_hands(s: "Royals", view: RoyalsView) -> None:
    """The hands that are seen; of the others the known cards, and hidden ones drawn from the unseen; the rest: deck."""
    s.deck = list(view["unseen"])
    s.hands = []
    for seat, hand in enumerate(view["hands"]):
        if hand is not None:
            s.hands += hand
            continue
        known = view["known"][seat]
        cards = list(known)
        for _ in range(view["held"][seat] - sum(known)):
            country = s.luck.kind("deal", s.deck)
            s.deck[country] -= 1
            cards[country] += 1
        s.hands += cards


def deal_intrigues(s: "Royals", view: RoyalsView) -> None:
    """The same with intrigue cards, of which none is known."""
    s.intrigue_deck = list(view["unseen_intrigues"])
    s.intrigues = []
    for seat, hand in enumerate(view["intrigues"]):
        if hand is not None:
            s.intrigues += hand
            continue
        cards = [0] * len(s.intrigue_deck)
        for _ in range(view["held_intrigues"][seat]):
            kind = s.luck.kind("deal", s.intrigue_deck)
            s.intrigue_deck[kind] -= 1
            cards[kind] += 1
        s.intrigues += cards
