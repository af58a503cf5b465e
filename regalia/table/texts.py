"""What people write: cleaned of what steers a screen, and refused where it is too long. Markup is left for the edge."""

import unicodedata
from typing import Final

from regalia.core.refusals import Problem

JOINERS: Final = "\u200c\u200d"
"""Signs without a shape that some scripts and pictures need."""

HIDDEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Signs that are not seen, or turn the direction of what is seen."""


def cleaned(text: str, longest: int, lines: bool = False) -> str:
    """A text without hidden signs and needless spaces; line breaks stay where `lines` says so."""
    if len(text) > longest * 4:
        raise too_long(len(text), longest)
    rows = text.replace("\r\n", "\n").split("\n") if lines else [text]
    found = "\n".join(" ".join(seen(row).split()) for row in rows).strip()
    if len(found) > longest:
        raise too_long(len(found), longest)
    return found


def seen(text: str) -> str:
    """Only the signs that are seen; a hidden one that parts words is a space."""
    signs = []
    for sign in unicodedata.normalize("NFC", text):
        if sign in JOINERS or unicodedata.category(sign) not in HIDDEN:
            signs.append(sign)
        elif sign.isspace():
            signs.append(" ")
    return "".join(signs)


def required(text: str, longest: int) -> str:
    """The same, and something must be left of it."""
    found = cleaned(text, longest)
    if not found.strip(JOINERS + " "):
        raise Problem("text-empty", {})
    return found


def too_long(length: int, longest: int) -> Problem:
    return Problem("text-long", {"length": length, "longest": longest})
