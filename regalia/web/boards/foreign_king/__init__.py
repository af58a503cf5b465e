"""The Foreign King on a map of the Belgium of 1830."""

from regalia.web.boards.drawing import register
from regalia.web.boards.foreign_king.board import ForeignKingBoard

register("foreign-king", ForeignKingBoard())
