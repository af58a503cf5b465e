"""The moves of Fief. Villages, lords, cards and the like have fixed numbers, then come answers, and the seats last."""

from typing import Final

from regalia.games.fief.figures import BISHOPRICS, CARDS, LORDS, REGIONS, SUMS, VILLAGES, WARE_KEYS

VILLAGE: Final = 0
LORD: Final = VILLAGE + VILLAGES
BISHOPRIC: Final = LORD + LORDS
REGION: Final = BISHOPRIC + BISHOPRICS
CARD: Final = REGION + REGIONS
WARE: Final = CARD + CARDS
SUM: Final = WARE + len(WARE_KEYS)
ANSWER: Final = SUM + len(SUMS)
"""The first answer. The first seat follows after the last answer: `Land.first_seat`."""

ANSWERS: Final[list[str]] = []
"""The tokens of all answers."""


def answer(token: str) -> int:
    """Declare an answer, or find the one that another chapter has declared; its number."""
    if token not in ANSWERS:
        ANSWERS.append(token)
    return ANSWER + ANSWERS.index(token)


DONE: Final = answer("done")
YES: Final = answer("yes")
NO: Final = answer("no")
DROP: Final = answer("drop")
"""Leaves what was begun, as if it had not been."""

# Units are named by adding up.
ONE: Final = answer("one")
THREE: Final = answer("three")
SIX: Final = answer("six")
ALL: Final = answer("all")
UNITS: Final = [ONE, THREE, SIX, ALL]
UNITS_OF: Final = [1, 3, 6]

TO_VILLAGE: Final = list(range(VILLAGE, LORD))
TO_LORD: Final = list(range(LORD, BISHOPRIC))
TO_BISHOPRIC: Final = list(range(BISHOPRIC, REGION))
TO_REGION: Final = list(range(REGION, CARD))
TO_CARD: Final = list(range(CARD, WARE))
TO_WARE: Final = list(range(WARE, SUM))
TO_SUM: Final = list(range(SUM, ANSWER))

ONLY_DONE: Final = [DONE]
YES_OR_NO: Final = [YES, NO]
DONE_OR_VILLAGE: Final = [DONE, *TO_VILLAGE]
DONE_OR_LORD: Final = [DONE, *TO_LORD]
DONE_OR_CARD: Final = [DONE, *TO_CARD]
