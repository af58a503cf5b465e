"""What is seen of The Fair: one's own hand and desk, and what all see; and a full position that fits it."""

from typing import TYPE_CHECKING, TypedDict, cast

from regalia.core.luck import Luck
from regalia.core.view import BLANK, Column, Table, View
from tests.toy.desk import IDLE, KIND, NOBODY, NOTHING, OFFERED, OFFERS, WHOM

if TYPE_CHECKING:
    from tests.toy.setup import ToySetup
    from tests.toy.state import Fair


class Offer(TypedDict):
    """A whole offer: all see from whom to whom, and the two what it is of."""

    seat: int
    whom: int
    good: int | None


class Desk(TypedDict):
    """A desk as its owner sees it."""

    stage: int
    good: int
    begun: int


class FairView(View):
    """Lists by seat or by good; None stands for what is not seen."""

    first: int
    on_turn: int
    round: int
    weather: int
    ended: int
    deck: int
    sold: list[int]
    crowns: list[int]
    held: list[int]
    hands: list[list[int] | None]
    ready: list[int]
    made: list[int]
    offers: list[Offer]
    desks: list[Desk | None]


# From a position to a view ---------------------------------------------------------------------------------------


def of(s: "Fair", seat: int | None, open: bool) -> FairView:
    """What a seat, or a spectator, may know; TOY-E-2: once the game is over, all hands are shown."""
    players = range(s.setup.players)
    return FairView(
        setup=s.setup.view(),
        seat=seat,
        open=open,
        over=s.over,
        stack=s.frames(),
        first=s.first,
        on_turn=s.on_turn,
        round=s.round,
        weather=s.weather,
        ended=s.ended,
        deck=sum(s.deck),
        sold=s.sold.copy(),
        crowns=s.crowns.copy(),
        held=[sum(hand) for hand in s.hands],
        hands=[s.hands[other].copy() if open or s.over or other == seat else None for other in players],
        ready=s.ready.copy(),
        made=s.made.copy(),
        offers=[offer(s, other, open or seat in (other, s.whom[other])) for other in players if is_whole(s, other)],
        desks=[desk(s, other) if open or other == seat else None for other in players],
    )


def is_whole(s: "Fair", seat: int) -> bool:
    """Whether a seat's offer is one that all know of."""
    return s.desk[seat] == OFFERED


def offer(s: "Fair", seat: int, known: bool) -> Offer:
    """A whole offer, with the good for those who know it."""
    return Offer(seat=seat, whom=s.whom[seat], good=s.kind[seat] if known else None)


def desk(s: "Fair", seat: int) -> Desk:
    """A desk, for its owner."""
    return Desk(stage=s.desk[seat], good=s.kind[seat], begun=s.begun[seat])


# From a view to a position ---------------------------------------------------------------------------------------


def dealt(setup: "ToySetup", view: View, luck: Luck) -> "Fair":
    """A position that fits the view: luck deals the hands, and what lies on the desks, that it does not show."""
    from tests.toy.state import Fair

    v = cast(FairView, view)
    s = Fair(setup, luck, setup.steps(v["stack"]))
    s.first, s.on_turn, s.round = v["first"], v["on_turn"], v["round"]
    s.weather, s.ended = v["weather"], v["ended"]
    s.sold, s.crowns = v["sold"].copy(), v["crowns"].copy()
    s.ready, s.made = v["ready"].copy(), v["made"].copy()
    deal_hands(s, v)
    deal_offers(s, v)
    for seat, known in enumerate(v["desks"]):
        if known is not None:
            s.desk[seat], s.kind[seat], s.begun[seat] = known["stage"], known["good"], known["begun"]
        else:
            deal_desk(s, seat)
    return s


def deal_hands(s: "Fair", v: FairView) -> None:
    """The hands that are seen, then the others out of what is left; who offers a good is known to hold it."""
    s.deck = [cards - sold for cards, sold in zip(s.board.cards, s.sold, strict=True)]
    for seat, hand in enumerate(v["hands"]):
        for good, cards in enumerate(hand or []):
            move_card(s, seat, good, cards)
    for told in v["offers"]:
        if v["hands"][told["seat"]] is None and told["good"] is not None:
            move_card(s, told["seat"], told["good"], 1)
    for seat, cards in enumerate(v["held"]):
        while sum(s.hands[seat]) < cards:
            move_card(s, seat, s.luck.kind("deal", s.deck), 1)


def move_card(s: "Fair", seat: int, good: int, cards: int) -> None:
    """Cards out of the deck into a hand."""
    s.deck[good] -= cards
    s.hands[seat][good] += cards


def deal_offers(s: "Fair", v: FairView) -> None:
    """The whole offers; one whose good is not seen is of any good in that hand."""
    for told in v["offers"]:
        seat, good = told["seat"], told["good"]
        s.desk[seat], s.whom[seat] = OFFERED, told["whom"]
        s.kind[seat] = s.luck.kind("offer", s.hands[seat]) if good is None else good


def deal_desk(s: "Fair", seat: int) -> None:
    """What may lie on the desk of another: an offer that is not whole yet; and how many were begun and dropped."""
    could = sum(s.hands[seat]) > 0 or s.made[seat] > 0
    s.begun[seat] = s.made[seat]
    if s.stack and s.stack[-1].desk and could:
        s.begun[seat] += s.luck.below("begun", OFFERS - s.made[seat] + 1)
    at_work = s.begun[seat] > s.made[seat] and sum(s.hands[seat]) > 0
    if at_work and s.desk[seat] == IDLE and not s.ready[seat]:
        s.desk[seat] = (IDLE, KIND, WHOM)[s.luck.below("desk", 3)]
        if s.desk[seat] == WHOM:
            s.kind[seat] = s.luck.kind("offer", s.hands[seat])


# As tables -------------------------------------------------------------------------------------------------------


def tables(view: View) -> list[Table]:
    """The view as tables: the players, the goods, the offers, and how the round stands."""
    v = cast(FairView, view)
    return [players(v), goods(v), offers(v), fair(v)]


def players(v: FairView) -> Table:
    """A row a player: crowns, cards, offers made, and whether he is ready."""
    columns = [Column("player", "seat")] + [Column(key, "number") for key in ("crowns", "cards", "made", "ready")]
    rows = [[seat, v["crowns"][seat], v["held"][seat], v["made"][seat], v["ready"][seat]] for seat in seats(v)]
    return Table("players", columns, rows)


def goods(v: FairView) -> Table:
    """A row a good: how many are sold, and how many are in each hand that is seen."""
    seen = [(seat, hand) for seat, hand in enumerate(v["hands"]) if hand is not None]
    columns = [Column("good", "good"), Column("sold", "number")]
    columns += [Column("hand", "number", seat) for seat, _ in seen]
    rows = [[good, sold, *[hand[good] for _, hand in seen]] for good, sold in enumerate(v["sold"])]
    return Table("goods", columns, rows)


def offers(v: FairView) -> Table:
    """A row an offer; those that are not whole yet have a blank."""
    rows = [[told["seat"], told["whom"], BLANK if told["good"] is None else told["good"]] for told in v["offers"]]
    for seat, known in enumerate(v["desks"]):
        if known is not None and known["stage"] in (KIND, WHOM):
            rows.append([seat, BLANK, BLANK if known["good"] == NOTHING else known["good"]])
    return Table("offers", [Column("player", "seat"), Column("whom", "seat"), Column("good", "good")], rows)


def fair(v: FairView) -> Table:
    """One row: the round, the weather, the deck, and whose turn it is."""
    columns = [Column(key, "number") for key in ("round", "weather", "deck")] + [Column("turn", "seat")]
    turn = BLANK if v["on_turn"] == NOBODY else v["on_turn"]
    return Table("fair", columns, [[v["round"], v["weather"], v["deck"], turn]])


def seats(v: FairView) -> range:
    """All players."""
    return range(len(v["crowns"]))
