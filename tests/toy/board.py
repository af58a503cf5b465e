"""TOY-S-1: the goods, and the moves there are with them; it never changes, and all copies of a state share it."""

from typing import Final

from regalia.core.data import Entry, packaged, read
from regalia.core.moves import Vocabulary

DRAW: Final = 0
SELL: Final = 1
PEEK: Final = 2
REST: Final = 3
CLAIM: Final = 4
PASS: Final = 5
OFFER: Final = 6
DROP: Final = 7
WITHDRAW: Final = 8
ACCEPT: Final = 9
REFUSE: Final = 10
READY: Final = 11

ACTIONS: Final = ["draw", "sell", "peek", "rest"]
ANSWERS: Final = ["claim", "pass", "offer", "drop", "withdraw", "accept", "refuse", "ready"]
GOODS: Final = ["apple", "bread", "cheese", "honey"]
"""The goods that have words."""

HAND: Final = 2
"""TOY-S-2: the cards each player is dealt."""


class Board:
    """The goods as lists, and the vocabulary."""

    def __init__(self, seats: list[str], text: str) -> None:
        self.players = len(seats)
        self.goods: list[str] = []
        self.cards: list[int] = []
        self.prices: list[int] = []
        self.rounds = 0
        self.load(read("board.toml", text))
        self.vocabulary = Vocabulary()
        self.vocabulary.add("action", ACTIONS)
        self.vocabulary.add("answer", ANSWERS)
        self.first_good = self.vocabulary.add("good", self.goods)
        self.first_seat = self.vocabulary.add("seat", seats)
        self.to_good = list(range(self.first_good, self.first_seat))
        self.to_seat = list(range(self.first_seat, self.first_seat + self.players))

    def load(self, file: Entry) -> None:
        """Read the file; there must be cards to deal."""
        self.rounds = file.number("rounds", 1, 12)
        for entry in file.entries("good"):
            self.load_good(entry)
        file.end()
        if sum(self.cards) < HAND * self.players:
            raise file.problem("board-count", "good", str(HAND * self.players))

    def load_good(self, entry: Entry) -> None:
        """Read one good."""
        key = entry.text("key", GOODS)
        if key in self.goods:
            raise entry.problem("board-twice", "key", key)
        self.goods.append(key)
        self.cards.append(entry.number("cards", 1, 30))
        self.prices.append(entry.number("price", 1, 9))
        entry.end()


def own_board() -> str:
    """The board file that comes with the game."""
    return packaged("tests.toy", "board.toml")
