"""The numbers of the rules that no board changes, each in one place; what the board shows stands in `board.toml`."""

from typing import Final

KINDS_OF_MARKER: Final = ["cities", "countries", "house", "epochs", "titles"]
"""RO-C-4: in the order of their numbers."""

ROW: Final = 3
DRAWN: Final = 3
"""Country cards of a later turn, if no intrigue card is drawn (RO-T-2)."""
HAND: Final = 12
INTRIGUE_HAND: Final = 4

WILD: Final = 3
"""So many country cards count as one of any country (RO-P-2)."""
INTRIGUE_WILD: Final = 2
TAKE_OVER: Final = 1
"""Intrigue cards that a take-over costs (RO-P-5)."""
TAKE_OVER_KING: Final = 2
KING: Final = "king"

CUBES_A_PLAY: Final = 2
CUBES: Final = 36
"""Ruling: with 3 to 5 players for every colour, though there are 46 of black and white."""
CUBES_FOR_TWO: Final = 46

YEARS: Final = ["1648", "1680", "1714"]
LAST_EPOCH: Final = 2
"""The number of the epoch of 1714; the first is 0."""

NOBODY: Final = -1
"""Whose cube lies on a free position, and who has a marker that lies on the board."""
OUT: Final = -2
"""Who has a marker that has left the game."""
