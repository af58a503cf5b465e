"""The position of Royals: cubes and markers for all to see, hands and decks as counts of cards by kind."""

from typing import TYPE_CHECKING, Final

from regalia.core.luck import Luck
from regalia.core.state import State
from regalia.core.step import AnyStep
from regalia.core.view import Points
from regalia.games.royals import cheapest, invariants, scores, view, worth
from regalia.games.royals.figures import NOBODY, ROW
from regalia.games.royals.moves import PLAYS
from regalia.games.royals.view import RoyalsView

if TYPE_CHECKING:
    from regalia.games.royals.europe import Europe

ENDINGS: Final = ["", "points", "marker", "shared"]


class Royals(State):
    """Lists by country, by kind of intrigue card or by position; flat where they have two sides."""

    hands: list[int]
    """Country cards in hand: those of a country in a seat's hand at `seat * countries + country`."""
    known: list[int]
    """How many of them all know of (RO-B-4), likewise."""
    held: list[int]
    """All country cards of a seat."""
    intrigues: list[int]
    """Intrigue cards in hand: those of a kind at `seat * kinds + kind`."""
    deck: list[int]
    row: list[int]
    discards: list[int]
    intrigue_deck: list[int]
    intrigue_discards: list[int]
    holders: list[int]
    """The seat whose cube lies on each position, or NOBODY."""
    squares: tuple[int, ...]
    """Cubes on the cities' squares: those of a seat at `city * players + seat`."""
    honours: tuple[int, ...]
    """Cubes on the titles' markers: those of a seat at `title * players + seat`."""
    markers: tuple[int, ...]
    """Who has each marker, NOBODY while it lies on the board, OUT when it has left the game (see `Europe`)."""

    def __init__(self, europe: "Europe", luck: Luck, stack: list[AnyStep]) -> None:
        """Nothing of a position but what all have alike; `set_up`, `copy` or `dealt` brings the lists."""
        super().__init__(europe, luck, stack)
        self.europe = europe
        self.players = europe.players
        self.start = NOBODY
        self.turn = 0
        """How many turns have begun."""
        self.mover = NOBODY
        """The seat whose turn it is."""
        self.epoch = 0
        """How many epochs have been scored."""
        self.closing = 0
        """1 when the third epoch has ended, and the round is being finished (RO-E-5)."""
        self.ended = 0
        # A payment as far as it is chosen; only the payer sees it, till the last card is paid.
        self.stage = PLAYS
        self.target = NOBODY
        self.intrigue_wilds = 0
        self.wilds = 0
        self.laid_intrigues: tuple[int, ...] = ()
        self.laid: tuple[int, ...] = ()

    def set_up(self) -> None:
        """RO-S-2 to RO-S-5: the cards without those taken out, a row of three, and who begins."""
        e = self.europe
        self.hands = [0] * (self.players * e.countries)
        self.known = [0] * (self.players * e.countries)
        self.held = [0] * self.players
        self.intrigues = [0] * (self.players * e.kinds)
        self.deck = list(e.cards)
        self.row = [0] * e.countries
        self.discards = [0] * e.countries
        self.intrigue_deck = list(e.intrigue_cards)
        self.intrigue_discards = [0] * e.kinds
        self.holders = [NOBODY] * e.positions
        self.squares = tuple([0] * (e.cities * self.players))
        self.honours = tuple([0] * (e.titles * self.players))
        self.markers = tuple([NOBODY] * e.markers)
        self.start = 0 if e.first_seat else self.luck.below("start", self.players)
        self.tell("first", self.start)
        self.refill()

    def copy(self) -> "Royals":
        other = Royals(self.europe, self.luck.copy(), self.stack[:])
        other.shown = self.shown
        other.hands = self.hands[:]
        other.known = self.known[:]
        other.held = self.held[:]
        other.intrigues = self.intrigues[:]
        other.deck = self.deck[:]
        other.row = self.row[:]
        other.discards = self.discards[:]
        other.intrigue_deck = self.intrigue_deck[:]
        other.intrigue_discards = self.intrigue_discards[:]
        other.holders = self.holders[:]
        other.squares = self.squares
        other.honours = self.honours
        other.markers = self.markers
        other.start = self.start
        other.turn = self.turn
        other.mover = self.mover
        other.epoch = self.epoch
        other.closing = self.closing
        other.ended = self.ended
        other.stage = self.stage
        other.target = self.target
        other.intrigue_wilds = self.intrigue_wilds
        other.wilds = self.wilds
        other.laid_intrigues = self.laid_intrigues
        other.laid = self.laid
        return other

    def whose_turn(self) -> int:
        return self.mover

    # Cards -----------------------------------------------------------------------------------------------------------

    def natives(self, seat: int, country: int) -> int:
        """The cards of a country in a hand."""
        return self.hands[seat * self.europe.countries + country]

    def matching(self, seat: int, country: int) -> int:
        """The intrigue cards in a hand that show a country."""
        e = self.europe
        found = 0
        first = seat * e.kinds
        for kind in range(e.kinds):
            if self.intrigues[first + kind] and e.shows[kind * e.countries + country]:
                found += self.intrigues[first + kind]
        return found

    def held_intrigues(self, seat: int) -> int:
        """The intrigue cards in a hand."""
        found = 0
        first = seat * self.europe.kinds
        for kind in range(self.europe.kinds):
            found += self.intrigues[first + kind]
        return found

    def refill(self) -> bool:
        """RO-S-3, RO-T-8: fill the row up to three cards from the deck; whether there were enough."""
        put: list[int] = []
        missing = ROW - sum(self.row)
        left = sum(self.deck)
        while missing > len(put) and left > len(put):
            country = self.luck.kind("row", self.deck)
            self.deck[country] -= 1
            self.row[country] += 1
            put.append(country)
        if put:
            self.tell_some(-1, "row", put)
        return missing == len(put)

    def discard(self, seat: int, country: int) -> None:
        """RO-T-7, RO-B-4: a card goes from a hand to the discards; of like cards the known one counts as gone first."""
        at = seat * self.europe.countries + country
        self.hands[at] -= 1
        self.held[seat] -= 1
        self.discards[country] += 1
        if self.known[at]:
            self.known[at] -= 1
        else:
            self.show()

    def discard_intrigue(self, seat: int, kind: int) -> None:
        """RO-P-6: an intrigue card goes from a hand, where nobody else knew of it, to the discards of its own."""
        self.intrigues[seat * self.europe.kinds + kind] -= 1
        self.intrigue_discards[kind] += 1
        self.show()

    # Cubes and markers -----------------------------------------------------------------------------------------------

    def is_in(self, seat: int, city: int) -> bool:
        """RO-B-2: whether a seat has a cube in a city, on a position or on its square."""
        if self.squares[city * self.players + seat]:
            return True
        for position in self.europe.positions_in[city]:
            if self.holders[position] == seat:
                return True
        return False

    def cubes_left(self, seat: int) -> int:
        """RO-P-3: a seat's supply, where cubes are limited."""
        return self.europe.cubes - sum(self.squares[seat :: self.players]) - self.cubes_out(seat)

    def cubes_out(self, seat: int) -> int:
        """The cubes of a seat on positions and titles."""
        return self.holders.count(seat) + sum(self.honours[seat :: self.players])

    def take_marker(self, marker: int, seat: int) -> None:
        """A marker goes to a seat, or OUT."""
        markers = list(self.markers)
        markers[marker] = seat
        self.markers = tuple(markers)

    # What every game tells -------------------------------------------------------------------------------------------

    def view(self, seat: int | None, open: bool = False) -> RoyalsView:
        return view.view(self, seat, open)

    def proposal(self, seat: int) -> list[int]:
        return cheapest.proposal(self, seat)

    def ending(self) -> str:
        return ENDINGS[self.ended] if self.over else ""

    def scores(self) -> list[int]:
        return scores.scores(self)

    def tally(self, open: bool = False) -> list[Points]:
        return scores.tally(self, open)

    def places(self) -> list[int]:
        return scores.places(self)

    def worth(self, seat: int) -> float:
        return worth.worth(self, seat)

    def wrong(self) -> str:
        return invariants.wrong(self)
