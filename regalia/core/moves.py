"""The vocabulary of a game: every move is a small int with a token that round-trips."""

from regalia.core.refusals import NotAMove


class Vocabulary:
    """All moves there can be in a game with this number of seats and this board.

    `kinds` says for each move what its token names (a province, an action, an answer), so that words are found for it.
    """

    def __init__(self) -> None:
        self.tokens: list[str] = []
        self.kinds: list[str] = []
        self.numbers: dict[str, int] = {}

    def add(self, kind: str, tokens: list[str]) -> int:
        """Put in the next moves, all of one kind; the number of the first of them."""
        first = len(self.tokens)
        for token in tokens:
            if token in self.numbers:
                raise ValueError(f"two moves with one token: {token}")
            self.numbers[token] = len(self.tokens)
            self.tokens.append(token)
            self.kinds.append(kind)
        return first

    def __len__(self) -> int:
        return len(self.tokens)

    def token(self, move: int) -> str:
        """The word that stands for a move in journals, protocols and logs."""
        if 0 <= move < len(self.tokens):
            return self.tokens[move]
        raise NotAMove(str(move))

    def move(self, token: str) -> int:
        """The move that a token stands for; NotAMove if there is none."""
        number = self.numbers.get(token, -1)
        if number < 0:
            raise NotAMove(token)
        return number
