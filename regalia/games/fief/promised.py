"""FI-N-7: what can be promised, and how promises lie in an offer."""

from typing import Final

from regalia.games.fief.desk import FROM, OTHER, TO

# WHAT is promised. ABOUT is the lord of a vote, or what is still missing of a sum; TILL the last round, 0 for a vote.
VOTE: Final = 1
PEACE: Final = 2
LEAVE: Final = 3
HELP: Final = 4
THALER: Final = 5
PROMISE_KEYS: Final = ["vote", "peace", "leave", "help", "thaler"]

OPEN: Final = 0
KEPT: Final = 1
BROKEN: Final = 2
PASSED: Final = 3
"""Nothing has been certain in its time; it stays open, and is forgotten."""
IN_OFFER: Final = 4
"""It is not made yet."""
FATE_KEYS: Final = ["open", "kept", "broken", "passed", "offered"]

# An offer holds up to three, each a digit of OTHER to this base.
BASE: Final = 1 << 22
MOST_IN_OFFER: Final = 3


def packed(what: int, asked: bool, about: int, till: int) -> int:
    """A promise as a digit: what, whether the one who accepts makes it, and its numbers."""
    return ((till * 1024 + about) * 8 + what) * 2 + asked


def unpacked(code: int) -> list[list[int]]:
    """The promises in an offer, each as what, who (1: the one who accepts), about, till."""
    found = []
    while code:
        digit = code % BASE
        found.append([digit // 2 % 8, digit % 2, digit // 16 % 1024, digit // 16 // 1024])
        code //= BASE
    return found


def about_of(what: int, about: int) -> int:
    """What a number in a digit stands for: sums are counted in hundreds there."""
    return about * 100 if what == THALER else about


def promised(offer: list[int]) -> list[tuple[int, int, int, int, int]]:
    """The promises in an offer: by whom, to whom, what, about, till."""
    found = []
    for what, asked, about, till in unpacked(offer[OTHER]):
        maker, to = (offer[TO], offer[FROM]) if asked else (offer[FROM], offer[TO])
        found.append((maker, to, what, about, till))
    return found
