"""The position of Fief: flat lists by seat, lord, village, region or place, and the ways in which they are copied."""

from typing import TYPE_CHECKING

from regalia.core.luck import Luck
from regalia.core.state import State
from regalia.core.step import AnyStep
from regalia.core.view import Points, View
from regalia.games.fief import invariants, view, worth
from regalia.games.fief.desk import drafted
from regalia.games.fief.figures import BISHOPRICS, BUILDINGS, CARDS, ESTATE, LORDS, NONE, REGIONS, VILLAGES

if TYPE_CHECKING:
    from regalia.games.fief.land import Land


class Fief(State):
    """What lies where. It is read through `places.py` and changed through `changes.py` (see docs/fief.md)."""

    # Units. A place is a village or a gate (see `Land`); the units of a seat there are at `place * players + seat`.
    units: list[int]
    """Soldiers, counted in units. Secret, but for their owner."""
    bounds: list[int]
    """FI-V-3: what all know of each stack, `least * 64 + most` (see `knowledge.py`)."""
    total: list[int]
    """FI-V-3: what all know of the units a seat has in all, likewise."""
    parties: list[int]
    """FI-O-1: the parties in each village in the order they came, a digit each (see `places.parties`)."""
    rebels: list[int]
    """Units of rebels in each village."""
    rebel_leader: list[int]
    """The seat that leads them, NONE where there are none."""
    walked: list[int]
    """FI-M-2, in the mover's turn: how many of his units in each village have made how many steps, then how many of
    the rebels, `VILLAGES` further on (see `movement.py`). Secret for the soldiers; 0 outside movement turns."""

    # Buildings, by village; `stock` is what is left of castles, cities, mills and presses (FI-C-4).
    walls: tuple[int, ...]
    mills: tuple[int, ...]
    presses: tuple[int, ...]
    stock: list[int]

    # Lords, by their number.
    owner: list[int]
    """The seat whose family a lord is of, NONE for one who is in no family."""
    at: list[int]
    """The place where a lord stands, NONE for one who is not on the board."""
    captor: list[int]
    """The seat that holds a lord captive, NONE for a free one."""
    spouse: list[int]
    """The lord a lord is married to, NONE for none."""
    cardinal: list[int]
    """1 for a cardinal."""
    steps: list[int]
    """FI-M-2: the steps a lord has made in this movement turn (see `movement.py`); 0 outside it."""
    dead: list[int]
    """FI-H-6: the lords that have died and are not settled yet; they are on no place, but all else of theirs stands."""

    # Offices.
    sees: list[int]
    """The bishop of each bishopric, NONE where there is none."""
    arc: int
    """The Femme d'Arc."""
    king: int
    queen: int
    prince: int
    """The crown prince, as long as he is not king."""
    regent: int
    """1 while the queen reigns (FI-Q-1, FI-Q-3)."""
    regency: int
    """FI-Q-2: the rounds of the young king's regency that have begun, 0 when there is none."""
    guard: list[int]
    """Units of the king's guard, and of the queen's. Secret, but for their owner."""
    guard_most: list[int]
    """FI-B-5, FI-G-2: up to how many may be bought back."""
    guard_with: list[int]
    """The lord each guard stands beside, NONE where there is no guard."""
    guard_bounds: list[int]
    """What all know of each guard, as in `bounds`."""

    # Fiefs, by region.
    fief_owner: list[int]
    """FI-O-3: the seat with the title, NONE where the region is no fief."""
    title: list[int]
    """The lord who bears it, NONE while it waits for one."""
    capital: list[int]
    heir: list[int]
    """FI-H-7: who inherits in phase 6: a lord, THRONE, NO_THRONE, or NONE (see `inheritance.py`)."""
    aside: tuple[int, ...]
    """FI-P-8: money put aside in the name of a captive from a fief, at `lord * REGIONS + region`; behind all lords,
    at `ESTATE + region`, that of captives who died, which waits for the heir."""

    # Cards, at `seat * CARDS + card` for hands; of cards that lie on the table the lords tell.
    hands: tuple[int, ...]
    known: tuple[int, ...]
    """Which of them all know of, likewise: those that were laid down and taken back. Of like cards these go first."""
    deck: list[int]
    """How many of each card lie in the deck: nobody has looked into it, so it has no order."""
    discards: list[int]
    """Those that all have seen being discarded."""
    given: list[int]
    """Those given back unseen, `seat * CARDS + card` for each, in ascending order."""

    # The round.
    effects: list[int]
    """What each bishopric bears this round, as bits."""
    tithe: list[int]
    """FI-K-7: the bishop who gets the tithe of each bishopric this round."""
    taxed: list[int]
    """FI-K-8: 1 for each fief that pays a tax this round."""
    money: list[int]
    """Thaler in hand. Secret, but for their owner."""
    counted: list[int]
    """What all can count: the money a seat would have without gifts and sums that only two have seen."""
    gone: list[int]
    """FI-Z-2: 1 for each seat that is out."""
    points: list[int]
    ranks: list[int]
    """The places, once the game is over."""
    first: int
    round: int
    phase: int
    mover: int
    """The seat whose turn it is, NONE where it is nobody's."""
    turns: int
    """How many turns of this phase have begun."""
    ended: int

    # What chapters keep while something is going on; empty or 0 otherwise. Each says itself what stands where.
    group: list[int]
    """Movement: what is being gathered for a step. Secret, but for the mover."""
    refused: list[int]
    """Movement (FI-M-13): the refusals of this turn."""
    battle: list[int]
    """Battles: the one that is fought. Public."""
    fought: list[int]
    """Battles (FI-F-1): who has attacked whom where in this round. Public."""
    named: list[int]
    """By seat: a sum of money that is being named, or was. Secret, but for him."""
    votes: list[int]
    """Election: candidates and votes. Public."""
    ready: list[int]
    """Negotiation: 1 for each seat that is ready."""
    made: list[int]
    """Negotiation (FI-N-5): how many offers each seat has made in this phase. Secret, but for him."""
    drafts: list[int]
    """Negotiation: each seat's unfinished offer or acceptance (see `desk.py`)."""
    offers: list[int]
    """Negotiation: the open offers, one behind the other."""
    promises: list[int]
    """Negotiation: what was promised, one behind the other."""

    def __init__(self, land: "Land", luck: Luck, stack: list[AnyStep]) -> None:
        """Nothing of a position but what all have alike; `begin`, `copy` or `dealing.restore` brings the lists."""
        super().__init__(land, luck, stack)
        self.land = land
        self.players = land.players
        self.arc = self.king = self.queen = self.prince = NONE
        self.regent = self.regency = 0
        self.first = self.mover = NONE
        self.round = self.phase = self.turns = self.ended = 0

    def begin(self) -> None:
        """An empty board, all cards in the deck."""
        players = self.players
        places = self.land.places
        self.units = [0] * (places * players)
        self.bounds = [0] * (places * players)
        self.total = [0] * players
        self.parties = [0] * VILLAGES
        self.rebels = [0] * VILLAGES
        self.rebel_leader = [NONE] * VILLAGES
        self.walked = [0] * (2 * VILLAGES)
        self.walls = (0,) * VILLAGES
        self.mills = (0,) * VILLAGES
        self.presses = (0,) * VILLAGES
        self.stock = BUILDINGS[:]
        self.begin_lords()
        self.hands = (0,) * (players * CARDS)
        self.known = (0,) * (players * CARDS)
        self.deck = self.land.board.cards[:]
        self.discards = [0] * CARDS
        self.given = []
        self.effects = [0] * BISHOPRICS
        self.tithe = [NONE] * BISHOPRICS
        self.taxed = [0] * REGIONS
        self.money = [0] * players
        self.counted = [0] * players
        self.gone = [0] * players
        self.points = [0] * players
        self.ranks = []
        self.group = []
        self.refused = []
        self.battle = []
        self.fought = []
        self.votes = []
        self.named = [0] * players
        self.ready = [0] * players
        self.made = [0] * players
        self.drafts = []
        self.offers = []
        self.promises = []

    def begin_lords(self) -> None:
        """No lord is born yet, no crown given, no fief made."""
        self.owner = [NONE] * LORDS
        self.at = [NONE] * LORDS
        self.captor = [NONE] * LORDS
        self.spouse = [NONE] * LORDS
        self.cardinal = [0] * LORDS
        self.steps = [0] * LORDS
        self.dead = []
        self.sees = [NONE] * BISHOPRICS
        self.guard = [0, 0]
        self.guard_most = [0, 0]
        self.guard_with = [NONE, NONE]
        self.guard_bounds = [0, 0]
        self.fief_owner = [NONE] * REGIONS
        self.title = [NONE] * REGIONS
        self.capital = [NONE] * REGIONS
        self.heir = [NONE] * REGIONS
        self.aside = (0,) * (ESTATE + REGIONS)

    def copy(self) -> "Fief":
        other = Fief(self.land, self.luck.copy(), self.stack[:])
        other.shown = self.shown
        other.units = self.units[:]
        other.bounds = self.bounds[:]
        other.total = self.total[:]
        other.parties = self.parties[:]
        other.rebels = self.rebels[:]
        other.rebel_leader = self.rebel_leader[:]
        other.walked = self.walked[:]
        other.walls = self.walls
        other.mills = self.mills
        other.presses = self.presses
        other.stock = self.stock[:]
        self.copy_lords(other)
        other.hands = self.hands
        other.known = self.known
        other.deck = self.deck[:]
        other.discards = self.discards[:]
        other.given = self.given[:]
        other.effects = self.effects[:]
        other.tithe = self.tithe[:]
        other.taxed = self.taxed[:]
        other.money = self.money[:]
        other.counted = self.counted[:]
        other.gone = self.gone[:]
        other.points = self.points[:]
        other.ranks = self.ranks[:]
        other.first = self.first
        other.round = self.round
        other.phase = self.phase
        other.mover = self.mover
        other.turns = self.turns
        other.ended = self.ended
        other.group = self.group[:]
        other.refused = self.refused[:]
        other.battle = self.battle[:]
        other.fought = self.fought[:]
        other.named = self.named[:]
        other.votes = self.votes[:]
        other.ready = self.ready[:]
        other.made = self.made[:]
        other.drafts = self.drafts[:]
        other.offers = self.offers[:]
        other.promises = self.promises[:]
        return other

    def copy_lords(self, other: "Fief") -> None:
        """Lords, offices and fiefs."""
        other.owner = self.owner[:]
        other.at = self.at[:]
        other.captor = self.captor[:]
        other.spouse = self.spouse[:]
        other.cardinal = self.cardinal[:]
        other.steps = self.steps[:]
        other.dead = self.dead[:]
        other.sees = self.sees[:]
        other.arc = self.arc
        other.king = self.king
        other.queen = self.queen
        other.prince = self.prince
        other.regent = self.regent
        other.regency = self.regency
        other.guard = self.guard[:]
        other.guard_most = self.guard_most[:]
        other.guard_with = self.guard_with[:]
        other.guard_bounds = self.guard_bounds[:]
        other.fief_owner = self.fief_owner[:]
        other.title = self.title[:]
        other.capital = self.capital[:]
        other.heir = self.heir[:]
        other.aside = self.aside

    # What every game tells -------------------------------------------------------------------------------------------

    def whose_turn(self) -> int:
        return self.mover

    def lies(self, seat: int) -> list[int]:
        return drafted(self, seat) if self.drafts else []

    def out(self, seat: int) -> bool:
        return self.gone[seat] == 1

    def view(self, seat: int | None, open: bool = False) -> View:
        return view.view(self, seat, open)

    def ending(self) -> str:
        return self.land.game.endings[self.ended - 1] if self.over and self.ended else ""

    def places(self) -> list[int]:
        return self.ranks[:]

    def scores(self) -> list[int]:
        return self.points[:]

    def tally(self, open: bool = False) -> list[Points]:
        """FI-Z-3: they are counted aloud, all kinds in one sum."""
        return [Points("", self.points[:])]

    def worth(self, seat: int) -> float:
        return worth.worth(self, seat)

    def ideas(self, seat: int) -> list[list[int]]:
        from regalia.games.fief.ideas import ideas

        return ideas(self, seat)

    def mark(self) -> int:
        return worth.mark(self)

    def wrong(self) -> str:
        return invariants.wrong(self)
