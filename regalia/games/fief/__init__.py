"""Fief: a kingdom of six regions, 1989. A file for each chapter of its rulebook."""

from regalia.games.fief.game import GAME

__all__ = ["GAME"]
