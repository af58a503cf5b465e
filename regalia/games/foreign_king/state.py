"""The position of The Foreign King: everything in it is public."""

from typing import TYPE_CHECKING, Final

from regalia.core.events import EVERYBODY
from regalia.core.luck import Luck
from regalia.core.state import State
from regalia.core.step import AnyStep
from regalia.core.view import Points
from regalia.games.foreign_king import invariants, view, worth
from regalia.games.foreign_king.ending import ENDINGS, GOES_ON, ranking, tally
from regalia.games.foreign_king.figures import (
    FACTORIES_A_KIND,
    FIRST_MONEY,
    KINDS,
    KING_STARTS,
    KING_STARTS_EXTENDED,
    MEDALS,
)
from regalia.games.foreign_king.moves import ACTIONS
from regalia.games.foreign_king.view import ForeignKingView

if TYPE_CHECKING:
    from regalia.games.foreign_king.kingdom import Kingdom

NO_PAWN: Final = -1
PORTRAIT: Final = -1
"""Where the King is until he is called to a province."""


class ForeignKing(State):
    """Lists by seat, by colour (the virtual player's is the last) or by province; flat where they have two sides."""

    discs: list[int]
    """Discs in the provinces: those of a colour in a province at `province * colours + colour`."""
    supply: list[int]
    score: list[int]
    congress: list[int]
    money: list[int]
    up: list[int]
    """Medals face up, by seat."""
    down: list[int]
    """Medals face down: a loan each."""
    pawns: list[int]
    """The seat whose pawn stands on each action, NO_PAWN where there is none."""
    order: tuple[int, ...]
    """The seats in turn order."""
    active: list[int]
    """Active factories: those of a kind in a province at `province * 2 + kind`."""
    idle: list[int]
    """Inactive ones, likewise."""
    stock: list[int]
    """Factories left in the bank, by kind."""
    moved: tuple[int, ...]
    """While discs are moved (FK-A-MOVE-1): how many of them now are in each province other than the first."""
    awards: tuple[int, ...]
    """Once the game is over: the final scoring, a row for each award (see `ending`)."""

    def __init__(self, kingdom: "Kingdom", luck: Luck, stack: list[AnyStep]) -> None:
        """Nothing of a position but what all have alike; `set_up`, `copy` or `restore` brings the lists."""
        super().__init__(kingdom, luck, stack)
        self.kingdom = kingdom
        self.players = kingdom.players
        self.colours = kingdom.colours
        self.bank = kingdom.bank
        self.king = PORTRAIT
        self.marker = KING_STARTS_EXTENDED if kingdom.extended else KING_STARTS
        self.round = 0
        self.turn = 0
        """How many turns of this round have begun."""
        self.mover = -1
        """The seat whose turn it is."""
        self.order_pawn = -1
        self.order_queen = -1
        """Who changes the turn order at this round's end, by pawn and through the Queen."""
        self.ended = GOES_ON
        """What has ended the game, as soon as it is certain; the turn is still finished."""

    def set_up(self) -> None:
        """FK-S-1 to FK-S-4."""
        kingdom = self.kingdom
        self.discs = [0] * (kingdom.size * self.colours)
        self.supply = [kingdom.discs] * self.colours
        self.score = [0] * self.colours
        self.congress = [0] * self.players
        self.up = [0] * self.players
        self.down = [0] * self.players
        self.pawns = [NO_PAWN] * len(ACTIONS)
        self.active = [0] * (kingdom.size * KINDS)
        self.idle = [0] * (kingdom.size * KINDS)
        self.stock = [FACTORIES_A_KIND] * KINDS
        self.moved = kingdom.none_moved
        self.awards = ()
        order = list(range(self.players))
        self.luck.shuffle("order", order)
        self.order = tuple(order)
        self.money = [0] * self.players
        for rank, seat in enumerate(self.order):
            self.money[seat] = FIRST_MONEY + rank
        # FK-C-4: the first money comes out of the bank.
        if self.bank:
            self.bank -= sum(self.money)
        if self.players == 2:
            self.tell("first", self.order[0])
        else:
            self.tell_some(EVERYBODY, "order", list(self.order))

    def copy(self) -> "ForeignKing":
        other = ForeignKing(self.kingdom, self.luck.copy(), self.stack[:])
        other.shown = self.shown
        other.discs = self.discs[:]
        other.supply = self.supply[:]
        other.score = self.score[:]
        other.congress = self.congress[:]
        other.money = self.money[:]
        other.up = self.up[:]
        other.down = self.down[:]
        other.pawns = self.pawns[:]
        other.order = self.order
        other.active = self.active[:]
        other.idle = self.idle[:]
        other.stock = self.stock[:]
        other.moved = self.moved
        other.bank = self.bank
        other.king = self.king
        other.marker = self.marker
        other.round = self.round
        other.turn = self.turn
        other.mover = self.mover
        other.order_pawn = self.order_pawn
        other.order_queen = self.order_queen
        other.ended = self.ended
        other.awards = self.awards
        return other

    def whose_turn(self) -> int:
        return self.mover

    # Money -----------------------------------------------------------------------------------------------------------

    def pay(self, seat: int, francs: int) -> None:
        """A seat pays the bank."""
        self.money[seat] -= francs
        if self.kingdom.bank:
            self.bank += francs

    def receive(self, seat: int, francs: int) -> int:
        """FK-C-4: the bank pays, what is left of it at most; how much that was."""
        if self.kingdom.bank:
            francs = min(francs, self.bank)
            self.bank -= francs
        self.money[seat] += francs
        return francs

    # Pieces ---------------------------------------------------------------------------------------------------------

    def move_pawn(self, seat: int, action: int) -> None:
        """FK-T-2: a seat's pawn leaves the action where it stood for another."""
        for other in ACTIONS:
            if self.pawns[other] == seat:
                self.pawns[other] = NO_PAWN
        self.pawns[action] = seat

    def discs_in(self, province: int, colour: int) -> int:
        """The discs of a colour in a province."""
        return self.discs[province * self.colours + colour]

    def put(self, province: int, colour: int, discs: int) -> None:
        """Add discs of a colour to a province, or take some away."""
        self.discs[province * self.colours + colour] += discs

    def on_board(self, colour: int) -> int:
        """The discs of a colour in all provinces."""
        found = 0
        for province in range(self.kingdom.size):
            found += self.discs[province * self.colours + colour]
        return found

    def is_in_province(self, colour: int) -> bool:
        """Whether a colour has a disc in any province: not all are in its supply and in the Congress."""
        elsewhere = self.supply[colour]
        if colour < self.players:
            elsewhere += self.congress[colour]
        return elsewhere < self.kingdom.discs

    def majority(self, province: int) -> int:
        """FK-K-7: the colour with more discs there than every other, -1 if there is none."""
        first = province * self.colours
        most = 0
        best = -1
        for colour in range(self.colours):
            discs = self.discs[first + colour]
            if discs > most:
                most = discs
                best = colour
            elif discs == most:
                best = -1
        return best

    def factories(self, province: int) -> int:
        """All factories of a province, active or not."""
        at = province * KINDS
        return self.active[at] + self.active[at + 1] + self.idle[at] + self.idle[at + 1]

    def medals_left(self) -> int:
        """FK-C-3: the medals in the bank."""
        return MEDALS - sum(self.up) - sum(self.down)

    # What every game tells -------------------------------------------------------------------------------------------

    def view(self, seat: int | None, open: bool = False) -> ForeignKingView:
        """FK-C-4: money, discs and scores are public; everybody sees the same."""
        return view.view(self, seat, open)

    def restore(self, view: ForeignKingView) -> None:
        """Take over what a view holds: the whole position."""
        self.discs = list(view["discs"])
        self.supply = list(view["supply"])
        self.score = list(view["score"])
        self.congress = list(view["congress"])
        self.money = list(view["money"])
        self.up = list(view["up"])
        self.down = list(view["down"])
        self.pawns = list(view["pawns"])
        self.order = tuple(view["order"])
        self.active = list(view["active"])
        self.idle = list(view["idle"])
        self.stock = list(view["stock"])
        self.moved = tuple(view["moved"])
        self.bank = view["bank"]
        self.king = view["king"]
        self.marker = view["marker"]
        self.round = view["round"]
        self.turn = view["turn"]
        self.mover = view["mover"]
        self.order_pawn = view["order_pawn"]
        self.order_queen = view["order_queen"]
        self.ended = view["ended"]
        self.awards = tuple(view["awards"])

    def ending(self) -> str:
        return ENDINGS[self.ended] if self.over else ""

    def scores(self) -> list[int]:
        return self.score[: self.players]

    def tally(self, open: bool = False) -> list[Points]:
        return tally(self)

    def places(self) -> list[int]:
        return ranking(self)[: self.players]

    def worth(self, seat: int) -> float:
        return worth.worth(self, seat)

    def wrong(self) -> str:
        return invariants.wrong(self)
