"""Royals on a map of the Europe of 1650."""

from regalia.web.boards.drawing import register
from regalia.web.boards.royals.board import RoyalsBoard

register("royals", RoyalsBoard())
