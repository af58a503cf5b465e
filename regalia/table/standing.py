"""Standing answers: to a question whatever it is about, or only where it is about some ids.

A standing answer is kept by its question's key, behind which may stand names of ids: `leave-in`, `leave-in/blue`.
"""

from typing import Final

from regalia.core.events import fields
from regalia.core.game import Setup
from regalia.core.state import State

MARK: Final = "/"


def is_question(setup: Setup, told: str) -> bool:
    """Whether a game asks this, and about such ids."""
    key, *names = told.split(MARK)
    if key not in setup.game.questions:
        return False
    kinds = [field.kind for field in fields(setup.game.questions[key]) if field.kind in setup.names]
    return all(any(name in setup.names[kind] for kind in kinds) for name in names)


def answer(answers: dict[str, str], state: State, seat: int) -> str:
    """The token that a seat always answers to what it is asked now: the one for most of its ids first; or nothing."""
    if not answers:
        return ""
    key = state.question(seat)
    about = names_about(state, seat, key)
    best, found = -1, ""
    for told, token in answers.items():
        asked, *names = told.split(MARK)
        if asked == key and len(names) > best and all(name in about for name in names):
            best, found = len(names), token
    return found


def names_about(state: State, seat: int, key: str) -> list[str]:
    """The names of the ids in the words of the question that is put to a seat."""
    return names_of(state.setup, key, state.about(seat))


def names_of(setup: Setup, key: str, about: list[int]) -> list[str]:
    """The names of the ids in the words of a question."""
    told = zip(fields(setup.game.questions[key]), about, strict=False)
    return [setup.names[field.kind][id] for field, id in told if field.kind in setup.names and id >= 0]
