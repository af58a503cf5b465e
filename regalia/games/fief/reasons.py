"""Why a move may be barred: each chapter declares its own reasons, and gets a number for each."""

from typing import Final

REASONS: Final[list[str]] = [""]
"""The keys of all reasons; the place of each is its number. None is 0, which is `FREE`."""

WHY: Final[dict[str, str]] = {}
"""The ids in the words of each reason."""


def reason(key: str, told: str = "") -> int:
    """Declare a reason: a rule id, with a word behind a dot where it has several, and the ids in its words."""
    assert key not in WHY, f"{key} is declared twice"
    WHY[key] = told
    REASONS.append(key)
    return len(REASONS) - 1
