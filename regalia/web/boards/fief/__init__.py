"""Fief on a map of its kingdom."""

from regalia.web.boards.drawing import register
from regalia.web.boards.fief.board import FiefBoard

register("fief", FiefBoard())
