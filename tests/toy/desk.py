"""TOY-F: what can lie on a desk at the fair."""

from typing import Final

NOBODY: Final = -1
NOTHING: Final = -1
OFFERS: Final = 2
"""TOY-F-1: how often each player may begin an offer in one fair."""

IDLE: Final = 0
KIND: Final = 1
"""An offer is begun; what it is of is being chosen."""
WHOM: Final = 2
"""The good is chosen, and now to whom it goes."""
OFFERED: Final = 3
"""The offer is whole: from now on all know of it."""
