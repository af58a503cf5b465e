"""What is drawn: a seat's view, the language of who looks, and what that seat may choose just now."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from html import escape
from typing import Final, NamedTuple

from regalia.core.events import Event
from regalia.core.game import Game, Setup
from regalia.core.refusals import Barred
from regalia.core.state import State
from regalia.core.view import View
from regalia.locale.words import Words
from regalia.web.boards.board import PIECES

FREE: Final = "choose"
LAST: Final = "choose final"
BARRED: Final = "barred"
"""How an answer looks: one that may be chosen, one that its player could not take back, one that a rule forbids."""


@dataclass(frozen=True)
class Asked:
    """The question put to the seat that looks: its words' ids, the answers that are allowed, and those that are not.

    The answers are sent by a form with the id `form`; each button in the board belongs to it and is called `move`.
    `proposal` are the moves that finish what the seat has begun; a button called `moves` sends all of them.
    """

    seat: int
    question: str
    about: list[int]
    legal: list[int]
    barred: list[tuple[int, Barred]]
    form: str = "answer"
    final: Sequence[int] = ()
    """Answers that their player could not take back by himself."""
    proposal: tuple[int, ...] = ()

    @cached_property
    def looks(self) -> dict[int, str]:
        """How each answer looks, in the order of the vocabulary."""
        found = dict.fromkeys((move for move, _ in self.barred), BARRED)
        found.update(dict.fromkeys(self.legal, FREE))
        found.update(dict.fromkeys(self.final, LAST))
        return dict(sorted(found.items()))


class Scene(NamedTuple):
    """All that a drawing follows from. `acting` are the seats that are asked now; `rulebook` links to a rule's page."""

    setup: Setup
    view: View
    words: Words
    acting: list[int]
    asked: Asked | None
    rulebook: Callable[[str], str]
    names: list[str]
    """What the players are called, by seat; nothing where there is only a colour."""
    happened: Sequence[Event] = ()
    """What who looks has heard, the newest last; a drawing may show what a position does not: how dice fell."""

    def legal(self) -> list[int]:
        """The moves that may be chosen now."""
        return self.asked.legal if self.asked else []

    def choices(self) -> list[int]:
        """The answers to the question, allowed or not, in the order of the vocabulary."""
        return list(self.asked.looks) if self.asked else []

    def look(self, move: int) -> str:
        """How an answer looks; nothing where the question does not have it."""
        return self.asked.looks.get(move, "") if self.asked else ""


@lru_cache(maxsize=PIECES)
def heading(words: Words, game: Game, key: str) -> str:
    """What stands over a part: a message of the game's, ready for the page."""
    return escape(words.of_game(game, key))


def asked(s: State, seat: int, form: str = "answer") -> Asked | None:
    """What is put to a seat; nothing if it is not asked."""
    if not s.may_act(seat):
        return None
    legal: list[int] = []
    barred: list[tuple[int, Barred]] = []
    for move in s.stack[-1].moves(s, seat):
        why = s.bar(seat, move)
        if why is None:
            legal.append(move)
        else:
            barred.append((move, why))
    return Asked(seat, s.question(seat), s.about(seat), legal, barred, form, proposal=tuple(s.proposal(seat)))


def seen(
    s: State,
    seat: int | None,
    words: Words,
    rulebook: Callable[[str], str],
    names: list[str] | None = None,
    open: bool = False,
) -> Scene:
    """A position as a seat, or a spectator (None), sees it."""
    view = s.view(seat, open)
    put = None if seat is None else asked(s, seat)
    return Scene(s.setup, view, words, s.seats_asked(), put, rulebook, names or [""] * s.setup.players)
