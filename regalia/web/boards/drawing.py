"""The interface that every game's board follows, and the register of boards."""

from typing import Final

from regalia.core.data import packaged
from regalia.core.game import Game, Setup
from regalia.locale.words import Words
from regalia.web.boards.board import Board, Part
from regalia.web.boards.buttons import asking, reasons
from regalia.web.boards.scene import Scene

SHARED: Final = packaged("regalia.web.boards", "symbols.svg")
"""The shapes that all boards may show: discs, pawns, coins."""


class Drawing:
    """How the positions of a game are drawn. A game's own board is one of these, registered under the game's key.

    `style` is a stylesheet of its own, beside the one all boards share; `symbols` are its shapes, elements with ids.
    """

    style = ""
    symbols = ""
    proposes = False
    """Whether the board itself shows, as a button, what the game proposes."""

    def parts(self, scene: Scene) -> list[Part]:
        """The parts of the board, in the order in which they are read."""
        raise NotImplementedError

    def on_board(self, scene: Scene) -> frozenset[int]:
        """The moves that have a place on the board; the others are asked for beside it."""
        return frozenset()

    def place(self, setup: Setup, kind: str, number: int) -> str:
        """The id of what lights up on the board where an event names this place; nothing if it is none."""
        return ""

    def overview(self, setup: Setup, words: Words) -> str:
        """The game's turn, costs and scoring on one page, to have beside the board; nothing if there is none."""
        return ""

    def draw(self, scene: Scene) -> Board:
        """The whole board: the question and its answers, the game's parts, and why some answers are not allowed."""
        parts = [asking(scene, self.on_board(scene)), *self.parts(scene), reasons(scene)]
        return Board(scene.setup.game.key, parts, SHARED + self.symbols)


DRAWINGS: dict[str, Drawing] = {}


def register(key: str, drawing: Drawing) -> Drawing:
    """Make a game's board known."""
    DRAWINGS[key] = drawing
    return drawing


def drawing(game: Game) -> Drawing:
    """How a game is drawn: by its own board, else from its view's tables."""
    from regalia.web.boards.generic import TABLES

    return DRAWINGS.get(game.key, TABLES)
