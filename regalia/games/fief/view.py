"""FI-V: what is seen of a position, built up from nothing."""

from typing import TYPE_CHECKING, TypedDict, cast

from regalia.core.view import View
from regalia.games.fief.battlefield import MERCY_FROM, MERCY_TO
from regalia.games.fief.desk import DRAFT_SIZE, FROM, OFFER_SIZE, PROMISE_SIZE, TO, held, laid_aside_by
from regalia.games.fief.figures import CARDS, KINGS, QUEENS, VILLAGES
from regalia.games.fief.knowledge import least, most

if TYPE_CHECKING:
    from regalia.games.fief.state import Fief


class Stack(TypedDict):
    """A player's soldiers in a place: how many, for those who see it, and what all know (FI-V-3)."""

    seat: int
    place: int
    units: int | None
    least: int
    most: int


class Guard(TypedDict):
    """A royal guard: beside whom it stands, how many units, what all know, and up to how many can be bought back."""

    lord: int
    units: int | None
    least: int
    most: int
    ceiling: int


class FiefView(View):
    """Lists as in the position (see `Fief`), but for what is secret: None stands for what is not seen."""

    round: int
    phase: int
    first: int
    mover: int
    turns: int
    ended: int
    # The board.
    stacks: list[Stack]
    totals: list[list[int]]
    """What all know of the units each seat has in all: at least, at most."""
    parties: list[int]
    rebels: list[int]
    rebel_leader: list[int]
    walls: list[int]
    mills: list[int]
    presses: list[int]
    stock: list[int]
    # Lords, offices, fiefs.
    owner: list[int]
    at: list[int]
    captor: list[int]
    spouse: list[int]
    cardinal: list[int]
    steps: list[int]
    dead: list[int]
    sees: list[int]
    arc: int
    king: int
    queen: int
    prince: int
    regent: int
    regency: int
    guards: list[Guard]
    fief_owner: list[int]
    title: list[int]
    capital: list[int]
    heir: list[int]
    aside: list[int]
    # Cards.
    deck: int
    discards: list[int]
    held: list[int]
    """How many cards each seat has in hand, those laid aside for an offer among them."""
    hands: list[list[int] | None]
    known: list[list[int]]
    """Those of them that all know of, as how many of each card."""
    given_back: list[int]
    """How many cards each seat has given back since the last reshuffling."""
    given: list[list[int] | None]
    # The round.
    effects: list[int]
    tithe: list[int]
    taxed: list[int]
    money: list[int | None]
    """What is laid aside for an offer is among it."""
    counted: list[int]
    gone: list[int]
    points: list[int]
    ranks: list[int]
    # What goes on.
    walked: list[int] | None
    rebels_walked: list[int]
    group: list[int] | None
    refused: list[int]
    battle: list[int]
    fought: list[int]
    named: list[int | None]
    votes: list[int]
    ready: list[int]
    made: list[int | None]
    drafts: list[list[int] | None]
    offers: list[list[int]]
    """The open offers that this reader makes or gets."""
    promises: list[list[int]]


class Reader:
    """For whom a view is made: a seat, a spectator (None), or all when the game is over."""

    def __init__(self, s: "Fief", seat: int | None, open: bool) -> None:
        self.s = s
        self.seat = seat
        self.sees_all = open or s.over

    def sees(self, seat: int) -> bool:
        """FI-V-2: whether he sees what is this seat's alone."""
        return self.sees_all or self.seat == seat

    def number(self, numbers: list[int]) -> list[int | None]:
        """A number a seat, for those who see it."""
        return [number if self.sees(seat) else None for seat, number in enumerate(numbers)]

    def money(self) -> list[int | None]:
        """FI-V-2, FI-I-5, FI-Z-2: each player's money, for those who see it; who is out has none.

        What is laid aside for an offer is among it, so that an open purse tells nothing of offers to others.
        """
        s = self.s
        seen = [s.land.open_money or s.gone[seat] == 1 or self.sees(seat) for seat in range(s.players)]
        return [s.money[seat] + laid_aside_by(s, seat) if shown else None for seat, shown in enumerate(seen)]

    def named(self) -> list[int | None]:
        """FI-F-10: a sum that is named is seen by him who names it, and by him whom he asks for mercy."""
        found = self.number(self.s.named)
        battle = self.s.battle
        if battle and battle[MERCY_FROM] >= 0 and self.seat == battle[MERCY_TO]:
            found[battle[MERCY_FROM]] = self.s.named[battle[MERCY_FROM]]
        return found

    # The board -------------------------------------------------------------------------------------------------------

    def stacks(self) -> list[Stack]:
        """FI-V-1, FI-V-2, FI-V-3: all stacks, with their units for those who see them."""
        s = self.s
        found = []
        for at, units in enumerate(s.units):
            if units:
                seat = at % s.players
                shown = units if s.land.open_board or self.sees(seat) else None
                bounds = s.bounds[at]
                found.append(
                    Stack(seat=seat, place=at // s.players, units=shown, least=least(bounds), most=most(bounds))
                )
        return found

    def guards(self) -> list[Guard]:
        """FI-V-2: the royal guards."""
        s = self.s
        found = []
        for kind in (KINGS, QUEENS):
            lord = s.guard_with[kind]
            shown = s.land.open_board or lord < 0 or self.sees(s.owner[lord])
            bounds = s.guard_bounds[kind]
            found.append(
                Guard(
                    lord=lord,
                    units=s.guard[kind] if shown else None,
                    least=least(bounds),
                    most=most(bounds),
                    ceiling=s.guard_most[kind],
                )
            )
        return found

    # Cards and desks -------------------------------------------------------------------------------------------------

    def hands(self) -> list[list[int] | None]:
        """FI-V-2: each hand as how many of each card, for its player."""
        s = self.s
        hands = [list(s.hands[seat * CARDS : seat * CARDS + CARDS]) for seat in range(s.players)]
        return [hand if self.sees(seat) else None for seat, hand in enumerate(hands)]

    def given(self) -> list[list[int] | None]:
        """FI-V-2: the cards each has given back."""
        found = given_back(self.s)
        return [cards if self.sees(seat) else None for seat, cards in enumerate(found)]

    def drafts(self) -> list[list[int] | None]:
        """FI-V-6: each draft, for its maker; none outside phase 6."""
        s = self.s
        drafts = [s.drafts[at : at + DRAFT_SIZE] for at in range(0, len(s.drafts), DRAFT_SIZE)]
        return [draft if self.sees(seat) else None for seat, draft in enumerate(drafts)]

    def between_two(self, flat: list[int], size: int) -> list[list[int]]:
        """FI-V-6: offers or promises, for the two whose they are."""
        found = [flat[at : at + size] for at in range(0, len(flat), size)]
        return [one for one in found if self.sees(one[FROM]) or self.sees(one[TO])]


def given_back(s: "Fief") -> list[list[int]]:
    """The cards each seat has given back since the last reshuffling."""
    found: list[list[int]] = [[] for _ in range(s.players)]
    for code in s.given:
        found[code // CARDS].append(code % CARDS)
    return found


def view(s: "Fief", seat: int | None, open: bool) -> FiefView:
    """What a seat, or a spectator, may know."""
    reader = Reader(s, seat, open)
    mine = s.mover >= 0 and reader.sees(s.mover)
    return FiefView(
        setup=s.setup.view(),
        seat=seat,
        open=open,
        over=s.over,
        stack=s.frames(),
        round=s.round,
        phase=s.phase,
        first=s.first,
        mover=s.mover,
        turns=s.turns,
        ended=s.ended,
        stacks=reader.stacks(),
        totals=[[least(bounds), most(bounds)] for bounds in s.total],
        parties=s.parties[:],
        rebels=s.rebels[:],
        rebel_leader=s.rebel_leader[:],
        walls=list(s.walls),
        mills=list(s.mills),
        presses=list(s.presses),
        stock=s.stock[:],
        owner=s.owner[:],
        at=s.at[:],
        captor=s.captor[:],
        spouse=s.spouse[:],
        cardinal=s.cardinal[:],
        steps=s.steps[:],
        dead=s.dead[:],
        sees=s.sees[:],
        arc=s.arc,
        king=s.king,
        queen=s.queen,
        prince=s.prince,
        regent=s.regent,
        regency=s.regency,
        guards=reader.guards(),
        fief_owner=s.fief_owner[:],
        title=s.title[:],
        capital=s.capital[:],
        heir=s.heir[:],
        aside=list(s.aside),
        deck=sum(s.deck),
        discards=s.discards[:],
        held=[held(s, other) for other in range(s.players)],
        known=[list(s.known[other * CARDS : other * CARDS + CARDS]) for other in range(s.players)],
        hands=reader.hands(),
        given_back=[len(cards) for cards in given_back(s)],
        given=reader.given(),
        effects=s.effects[:],
        tithe=s.tithe[:],
        taxed=s.taxed[:],
        money=reader.money(),
        counted=s.counted[:],
        gone=s.gone[:],
        points=s.points[:],
        ranks=s.ranks[:],
        walked=s.walked[:VILLAGES] if mine or reader.sees_all else None,
        rebels_walked=s.walked[VILLAGES:],
        group=s.group[:] if mine or reader.sees_all else None,
        refused=s.refused[:],
        battle=s.battle[:],
        fought=s.fought[:],
        named=reader.named(),
        votes=s.votes[:],
        ready=s.ready[:],
        made=reader.number(s.made),
        drafts=reader.drafts(),
        offers=reader.between_two(s.offers, OFFER_SIZE),
        promises=reader.between_two(s.promises, PROMISE_SIZE),
    )


def shown(view: View) -> FiefView:
    """A view of whatever game, known to be one of this."""
    return cast(FiefView, view)
