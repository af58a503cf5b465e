"""FK-C, FK-S: the board and what the table chose, read once and shared by all positions of a game."""

from regalia.core.data import Entry, packaged, read
from regalia.core.game import Game, Setup
from regalia.core.luck import Luck
from regalia.core.view import Table, View
from regalia.games.foreign_king import moves
from regalia.games.foreign_king.figures import DISCS
from regalia.games.foreign_king.moves import DONE, FIRST, PROVINCE, SHIFT, SUPPLY, Answers
from regalia.games.foreign_king.state import ForeignKing
from regalia.games.foreign_king.turns import Round
from regalia.games.foreign_king.view import shown, tables

MOST_PROVINCES = 12
VIRTUAL_COLOURS = ["green", "red", "blue", "black"]
"""The virtual player takes the first of these that nobody has: the rulebooks' example has it green."""


class Kingdom(Setup):
    """FK-C-1: the provinces, who borders whom, and the questions' answers that follow from them."""

    def __init__(self, game: Game, seats: list[str], options: dict[str, int], board: str) -> None:
        super().__init__(game, seats, options, board)
        self.provinces: list[str] = []
        self.printed: list[bool] = []
        """Whether a rulebook says the province's name; all else about it is reconstructed."""
        self.read_board(board)
        self.size = len(self.provinces)
        self.colours = 3 if self.players == 2 else self.players
        self.virtual = 2 if self.players == 2 else -1
        # FK-O-2: of the options these two, and how factories are drawn, stand in a rulebook; the others are ours.
        self.extended = options["extended"] == 1
        self.three_queen = options["three-queen"] == 1
        self.german_queen = options["german-queen"] == 1
        self.bank = options["bank"]
        # FK-C-2, FK-S-2: of 16 discs one scores, with 3 and 4 players one marks the turn order. FK-V-1: the virtual
        # player's 15 are a ruling.
        self.discs = DISCS - 1 - (1 if self.players > 2 else 0)
        self.silent_third = options["silent-third"] == 1
        self.has = [True] * len(moves.ACTIONS)
        """FK-T-6: which actions there are: turn order with 3 and 4, the Queen with 4, or with 3 in its place."""
        self.has[moves.ORDER] = self.players == 4 or (self.players == 3 and not self.three_queen)
        self.has[moves.QUEEN] = self.players == 4 or (self.players == 3 and self.three_queen)
        self.none_moved = tuple([0] * self.size)
        self.name_all()

    def name_all(self) -> None:
        """The vocabulary, and the keys behind the ids in events and views."""
        self.vocabulary.add("action", moves.ACTION_KEYS)
        self.vocabulary.add("answer", moves.ANSWER_KEYS)
        self.vocabulary.add("factory", moves.FACTORY_KEYS)
        self.vocabulary.add("place", moves.PLACE_KEYS)
        self.vocabulary.add("province", self.provinces)
        colours = list(self.seats)
        if self.virtual >= 0:
            colours.append(next(colour for colour in VIRTUAL_COLOURS if colour not in self.seats))
        self.names["colour"] = colours
        self.names["province"] = self.provinces
        self.names["factory"] = moves.FACTORY_KEYS
        self.names["action"] = moves.ACTION_KEYS
        self.names["place"] = moves.PLACE_KEYS
        provinces = [PROVINCE + province for province in range(self.size)]
        self.into = Answers(provinces)
        self.supply_or_province = Answers([SUPPLY, *provinces])
        self.shift_or_province = Answers([*provinces, SHIFT])
        self.done_or_province = Answers([DONE, *provinces])
        self.done_or_rank = Answers([DONE, *[FIRST + rank for rank in range(self.players)]])

    # The board -------------------------------------------------------------------------------------------------------

    def read_board(self, board: str) -> None:
        """FK-C-1, FK-O-1: the provinces and their borders; what does not fit is an error that names file and key."""
        file = "board" if board else "board.toml"
        entry = read(file, board or packaged("regalia.games.foreign_king", "board.toml"))
        entries = entry.entries("province")
        entry.end()
        if not 2 <= len(entries) <= MOST_PROVINCES:
            raise entry.problem("board-count", "province", f"2 to {MOST_PROVINCES}")
        borders: list[list[str]] = []
        for province in entries:
            self.add_province(province)
            borders.append(province.texts("borders"))
            province.end()
        size = len(entries)
        self.borders = [False] * (size * size)
        """FK-C-1: whether two provinces are adjacent, a row for each."""
        for at, province in enumerate(entries):
            self.add_borders(province, at, borders[at])
        self.check_borders(entries)

    def add_province(self, entry: Entry) -> None:
        """One province: a key that can be a token, and where it comes from."""
        key = entry.text("key")
        taken = [*moves.ACTION_KEYS, *moves.ANSWER_KEYS, *moves.FACTORY_KEYS, *moves.PLACE_KEYS]
        if not all(sign in "abcdefghijklmnopqrstuvwxyz0123456789-" for sign in key) or not key[0].isalpha():
            raise entry.problem("board-key", "key", key)
        if key in self.provinces or key in taken:
            raise entry.problem("board-twice", "key", key)
        self.provinces.append(key)
        self.printed.append(entry.text("source", ["printed", "reconstruction", "own"]) == "printed")

    def add_borders(self, entry: Entry, at: int, borders: list[str]) -> None:
        """The neighbours of one province."""
        for number, key in enumerate(borders):
            place = f"borders[{number + 1}]"
            if key not in self.provinces:
                raise entry.problem("board-province", place, key)
            other = self.provinces.index(key)
            if other == at or borders.index(key) != number:
                raise entry.problem("board-twice", place, key)
            self.borders[at * len(self.provinces) + other] = True

    def check_borders(self, entries: list[Entry]) -> None:
        """Each border has two sides, and from each province one comes to each other."""
        size = len(self.provinces)
        for a in range(size):
            for b in range(size):
                if self.borders[a * size + b] and not self.borders[b * size + a]:
                    raise entries[b].problem("board-one-way", "borders", self.provinces[a])
        reached = [0]
        for a in reached:
            reached += [b for b in range(size) if self.borders[a * size + b] and b not in reached]
        for at, entry in enumerate(entries):
            if at not in reached:
                raise entry.problem("board-apart", "borders", self.provinces[0])

    # Positions -------------------------------------------------------------------------------------------------------

    def new(self, luck: Luck, listen: bool = False) -> ForeignKing:
        """FK-S: the first position; the only luck in the game is who begins."""
        s = ForeignKing(self, luck, [])
        if listen:
            s.listen()
        s.set_up()
        s.push(Round())
        s.settle()
        return s

    def from_view(self, view: View, luck: Luck) -> ForeignKing:
        """FK-C-4: everything is public, so a view is the whole position."""
        s = ForeignKing(self, luck, self.steps(view["stack"]))
        s.restore(shown(view))
        return s

    def tables(self, view: View) -> list[Table]:
        return tables(self, shown(view))
