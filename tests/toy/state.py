"""The position of The Fair: hands, crowns, and a desk for each seat while the fair is on."""

from typing import Final

from regalia.core.events import all_but, only
from regalia.core.luck import Luck
from regalia.core.state import State
from regalia.core.step import AnyStep
from regalia.core.view import View
from tests.toy import view
from tests.toy.board import HAND, Board
from tests.toy.desk import IDLE, KIND, NOBODY, NOTHING, OFFERED, OFFERS, WHOM
from tests.toy.setup import ToySetup

ENDINGS: Final = ["", "rich", "empty", "rounds"]


class Fair(State):
    """A position. Hands and deck are counts by good: nobody has looked into the deck, so it has no order."""

    def __init__(self, setup: ToySetup, luck: Luck, stack: list[AnyStep]) -> None:
        super().__init__(setup, luck, stack)
        players = setup.players
        self.board: Board = setup.board
        self.rich = setup.options["rich"]
        self.may_peek = setup.options["peek"] == 1
        self.first = NOBODY
        self.on_turn = NOBODY
        self.round = 0
        self.weather = 0
        self.ended = 0
        self.deck = setup.board.cards.copy()
        self.sold = [0] * len(self.deck)
        self.hands = [[0] * len(self.deck) for _ in range(players)]
        self.crowns = [1] * players
        self.ready = [0] * players
        self.desk = [IDLE] * players
        self.begun = [0] * players
        self.made = [0] * players
        self.kind = [NOTHING] * players
        self.whom = [NOBODY] * players

    def copy(self) -> "Fair":
        assert isinstance(self.setup, ToySetup)
        other = Fair(self.setup, self.luck.copy(), self.stack.copy())
        other.shown = self.shown
        other.first, other.on_turn = self.first, self.on_turn
        other.round, other.weather, other.ended = self.round, self.weather, self.ended
        other.deck, other.sold = self.deck.copy(), self.sold.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.crowns, other.ready, other.desk = self.crowns.copy(), self.ready.copy(), self.desk.copy()
        other.begun, other.made = self.begun.copy(), self.made.copy()
        other.kind, other.whom = self.kind.copy(), self.whom.copy()
        return other

    # Cards -------------------------------------------------------------------------------------------------------

    def deal(self) -> None:
        """TOY-S-2: two cards each, one crown each, and luck says who is first."""
        self.first = self.luck.below("first", self.setup.players)
        self.tell("first", self.first)
        for seat in range(self.setup.players):
            for _ in range(HAND):
                self.draw(seat)

    def draw(self, seat: int) -> None:
        """TOY-T-2: a card of the deck; the others see only that it is one."""
        good = self.luck.kind("card", self.deck)
        self.deck[good] -= 1
        self.hands[seat][good] += 1
        self.tell_some(only(seat), "drew", [good])
        self.tell_some(all_but(seat), "draws", [seat])

    def price(self, good: int) -> int:
        """TOY-T-1: in fine weather, 5 or 6, everything sells for a crown more."""
        return self.board.prices[good] + (1 if self.weather >= 5 else 0)

    def whose_turn(self) -> int:
        return self.on_turn

    # Desks -------------------------------------------------------------------------------------------------------

    def close_fair(self) -> None:
        """TOY-F-1: for the next fair every desk is clear."""
        for seat in range(self.setup.players):
            self.ready[seat] = self.begun[seat] = self.made[seat] = 0
            self.clear(seat)

    def clear(self, seat: int) -> None:
        """A desk with nothing on it."""
        self.desk[seat], self.kind[seat], self.whom[seat] = IDLE, NOTHING, NOBODY

    def offer_to(self, seat: int) -> int:
        """The first who offers this player a card, NOBODY if none does."""
        for other in range(self.setup.players):
            if self.desk[other] == OFFERED and self.whom[other] == seat:
                return other
        return NOBODY

    # How it stands -----------------------------------------------------------------------------------------------

    def ending(self) -> str:
        return ENDINGS[self.ended] if self.over else ""

    def scores(self) -> list[int]:
        return self.crowns.copy()

    def places(self) -> list[int]:
        return [1 + sum(other > mine for other in self.crowns) for mine in self.crowns]

    def view(self, seat: int | None, open: bool = False) -> View:
        return view.of(self, seat, open)

    def wrong(self) -> str:
        for good, cards in enumerate(self.board.cards):
            found = self.deck[good] + self.sold[good] + sum(hand[good] for hand in self.hands)
            if found != cards:
                return f"{found} cards of {self.board.goods[good]}, not {cards}"
        if min(self.crowns) < 0 or min(self.deck) < 0 or any(min(hand) < 0 for hand in self.hands):
            return "less than nothing"
        for seat, kind in enumerate(self.kind):
            if kind != NOTHING and not self.hands[seat][kind]:
                return f"{self.setup.seats[seat]} offers a card that is not there"
            at_work = self.desk[seat] in (KIND, WHOM)
            if not self.made[seat] <= self.begun[seat] <= OFFERS or (at_work and self.ready[seat]):
                return f"the desk of {self.setup.seats[seat]} is in disorder"
        return ""
