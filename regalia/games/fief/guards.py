"""FI-G: the royal guards: who has them, and how many."""

from typing import Final

from regalia.games.fief.changes import add_guards, dismiss_guard, lose_guards, place_guard
from regalia.games.fief.chapter import Chapter
from regalia.games.fief.figures import NONE
from regalia.games.fief.places import is_free
from regalia.games.fief.state import Fief


def give_guard(s: Fief, kind: int, lord: int, units: int) -> None:
    """FI-G-2: a new guard stands beside an elected king or his wife; so many are its full number."""
    dismiss_guard(s, kind)
    place_guard(s, kind, lord, units)
    add_guards(s, kind, units)
    if units:
        s.tell("guard-given", kind, lord, units)


def leave_guard(s: Fief, kind: int, lord: int) -> None:
    """FI-G-2, FI-G-3: who comes to a crown by inheritance has what was left, and may buy back no more."""
    place_guard(s, kind, lord, s.guard[kind])
    s.tell("guard-passes", kind, lord)
    lose_if_captive(s, kind, lord)


def move_guard(s: Fief, kind: int, lord: int) -> None:
    """FI-G-3: a guard stands beside another at once; up to how many may be bought back does not change."""
    place_guard(s, kind, lord, s.guard_most[kind])
    s.tell("guard-passes", kind, lord)
    lose_if_captive(s, kind, lord)


def lose_if_captive(s: Fief, kind: int, lord: int) -> None:
    """FI-G-1: nobody guards a captive."""
    if not is_free(s, lord) and s.guard[kind]:
        lose_guards(s, kind, s.guard[kind])


def send_home(s: Fief, kind: int) -> None:
    """FI-G-1: a guard goes back."""
    if s.guard_with[kind] != NONE:
        s.tell("guard-home", kind)
    dismiss_guard(s, kind)


CHAPTER: Final = Chapter("FI-G", [*range(1, 4)]).tells(
    {
        "guard-given": "guard lord number",
        "guard-passes": "guard lord",
        "guard-home": "guard",
    }
)
