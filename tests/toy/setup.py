"""What a game of The Fair is played with."""

from typing import TYPE_CHECKING

from regalia.core.game import Game, Setup
from regalia.core.luck import Luck
from regalia.core.view import Table, View
from tests.toy.board import Board, own_board

if TYPE_CHECKING:
    from tests.toy.state import Fair


class ToySetup(Setup):
    """The seats, the options and the board, with the names of all ids."""

    def __init__(self, game: Game, seats: list[str], options: dict[str, int], board: str) -> None:
        super().__init__(game, seats, options, board)
        self.board = Board(seats, board or own_board())
        self.vocabulary = self.board.vocabulary
        self.names["good"] = self.board.goods
        self.names["ending"] = game.endings

    def new(self, luck: Luck, listen: bool = False) -> "Fair":
        from tests.toy.state import Fair
        from tests.toy.steps import Round

        s = Fair(self, luck, [])
        if listen:
            s.listen()
        s.deal()
        s.push(Round())
        s.settle()
        return s

    def from_view(self, view: View, luck: Luck) -> "Fair":
        from tests.toy.view import dealt

        return dealt(self, view, luck)

    def tables(self, view: View) -> list[Table]:
        from tests.toy.view import tables

        return tables(view)
