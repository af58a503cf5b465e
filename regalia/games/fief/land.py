"""FI-C, FI-X: the board and what the table chose, read once and shared by all positions of a game."""

from typing import TYPE_CHECKING

from regalia.core.data import packaged
from regalia.core.game import Game, Setup
from regalia.core.luck import Luck
from regalia.core.view import Table, View
from regalia.games.fief import dealing, tables
from regalia.games.fief.board import Board, roads_by_number
from regalia.games.fief.figures import (
    CARD_KEYS,
    GUARD_KEYS,
    PHASE_KEYS,
    SUMS,
    TITLE_KEYS,
    VILLAGES,
    WARE_KEYS,
)
from regalia.games.fief.moves import ANSWERS
from regalia.games.fief.setup import Beginning
from regalia.games.fief.state import Fief

if TYPE_CHECKING:
    from regalia.games.fief.game import TheFief


class Land(Setup):
    """FI-C-1: the board as lists by number; the options; the vocabulary and the names of all ids.

    A place is a village, by its number, or a gate: the gate of a village on the road from another (FI-M-7) has the
    number VILLAGES and that of the road.
    """

    def __init__(self, game: Game, seats: list[str], options: dict[str, int], board: str, fief: "TheFief") -> None:
        super().__init__(game, seats, options, board)
        self.points_game = options["points"] > 0
        self.last_round = options["points"] or options["rounds"]
        self.strict_counters = options["strict-counters"] == 1
        self.open_money = options["open-money"] == 1
        self.open_board = options["open-board"] == 1
        file = "board" if board else "board.toml"
        self.board = Board(file, board or packaged("regalia.games.fief", "board.toml"), self.taken(fief.colours))
        self.plague_kills = self.board.plague_kills - (1 if options["mild-plague"] == 1 else 0)
        self.region_of = self.board.region_of
        self.bishopric_of = self.board.bishopric_of
        self.region_villages = self.board.region_villages
        self.region_kind = self.board.region_kind
        self.roads = self.board.roads
        self.find_places()
        self.name_all(fief)

    def taken(self, colours: list[str]) -> list[str]:
        """The tokens that are no matter of the board."""
        numbers = [str(number) for number in SUMS]
        return [*ANSWERS, *WARE_KEYS, *CARD_KEYS, *GUARD_KEYS, *colours, *numbers]

    def find_places(self) -> None:
        """FI-O-1: villages and gates, and which village each belongs to."""
        self.road = roads_by_number(self.board)
        """The road from one village to another, at `from * VILLAGES + to`, NONE if there is none."""
        self.village_of = list(range(VILLAGES))
        """For each place its village."""
        self.came_from = list(range(VILLAGES))
        """For each gate the village its road comes from; a village for itself."""
        for a in range(VILLAGES):
            for b in self.roads[a]:
                self.village_of.append(b)
                self.came_from.append(a)
        self.places = len(self.village_of)
        self.gates: list[list[int]] = [[] for _ in range(VILLAGES)]
        """For each village the places at its gates."""
        for place in range(VILLAGES, self.places):
            self.gates[self.village_of[place]].append(place)

    def gate(self, village: int, came_from: int) -> int:
        """FI-M-7: the place at a village's entrance on the road from another."""
        return VILLAGES + self.road[came_from * VILLAGES + village]

    def name_all(self, fief: "TheFief") -> None:
        """The vocabulary, and the keys behind the ids in events and views."""
        board = self.board
        cards = [f"{lord}-card" for lord in board.lords] + [f"bishop-{see}" for see in board.bishoprics] + CARD_KEYS
        self.vocabulary.add("village", board.villages)
        self.vocabulary.add("lord", board.lords)
        self.vocabulary.add("bishopric", board.bishoprics)
        self.vocabulary.add("region", board.regions)
        self.vocabulary.add("card", cards)
        self.vocabulary.add("ware", WARE_KEYS)
        self.vocabulary.add("sum", [str(number) for number in SUMS])
        self.vocabulary.add("answer", ANSWERS)
        self.first_seat = self.vocabulary.add("seat", self.seats)
        self.to_seat = list(range(self.first_seat, self.first_seat + self.players))
        self.names["village"] = board.villages
        self.names["lord"] = board.lords
        self.names["bishopric"] = board.bishoprics
        self.names["region"] = board.regions
        self.names["card"] = cards
        self.names["ware"] = WARE_KEYS
        self.names["phase"] = PHASE_KEYS
        self.names["title"] = TITLE_KEYS
        self.names["guard"] = GUARD_KEYS
        for kind, keys in fief.kinds.items():
            self.names[kind] = keys

    # Positions -------------------------------------------------------------------------------------------------------

    def new(self, luck: Luck, listen: bool = False) -> Fief:
        """FI-S: the first position; the dice that say who chooses first are cast at once."""
        s = Fief(self, luck, [])
        s.begin()
        if listen:
            s.listen()
        s.push(Beginning())
        s.settle()
        return s

    def from_view(self, view: View, luck: Luck) -> Fief:
        s = Fief(self, luck, self.steps(view["stack"]))
        dealing.restore(s, view)
        return s

    def tables(self, view: View) -> list[Table]:
        return tables.tables(self, view)
