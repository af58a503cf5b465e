"""FK-C and the numbers of the rules, each in one place: all printed in the rulebooks, but for the two named rulings."""

from typing import Final

DISCS: Final = 16
MEDALS: Final = 9
FACTORIES_A_KIND: Final = 5
KINDS: Final = 2
"""Kinds of factory: textile is 0, metal is 1."""

KING_STARTS: Final = 30
KING_STARTS_EXTENDED: Final = 40
FIRST_MONEY: Final = 5
"""What the first in turn order has; each next one has 1 Franc more."""

FACTORY_COST: Final = 3
DISC_COST: Final = 1
STEP_COST: Final = 1
KING_STEP_COST: Final = 1
QUEEN_COST: Final = 2
COINS: Final = 3
ORDER_PAYS: Final = 1

LOAN: Final = 3
LOAN_BACK: Final = 4

TEXTILE_POINTS: Final = 3
METAL_POINTS: Final = 6
DISCS_A_POINT: Final = 3

LOAN_POINTS: Final = -6
CONTROL_POINTS: Final = 9
MEDAL_POINTS: Final = 9
CONGRESS_POINTS: Final = 3
MONEY_POINTS: Final = 3

VIRTUAL_TIMES: Final = 2
VIRTUAL_PROVINCE_POINTS: Final = 1
VIRTUAL_INDUSTRY_POINTS: Final = 3
"""Ruling: on top of the point for the province."""

LAST_ROUND: Final = 100
"""Ruling: the rulebook forces no end."""
