"""Royals: the great houses of Europe, 1648 to 1714. A file for each chapter of its rulebook."""

from regalia.games.royals.game import GAME

__all__ = ["GAME"]
