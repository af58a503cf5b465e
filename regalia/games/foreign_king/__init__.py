"""The Foreign King: Belgium, 1831. A file for each chapter of its rulebook."""

from regalia.games.foreign_king.game import GAME

__all__ = ["GAME"]
