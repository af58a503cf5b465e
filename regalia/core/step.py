"""A step: one question of the rules, who is asked it, what may be answered, and what an answer does."""

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from regalia.core.state import State

S = TypeVar("S", bound="State")

FREE: Final = 0
"""What `barred` says of a move that no rule forbids; any other number is a reason of the game's list."""

NOBODY: Final = 0
"""What `acting` says when no seat is asked: the step goes on by itself."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """What is being decided. It never changes once made, so copies of a state share it; it holds nothing secret.

    Before `answer` or `run` is called the step has been taken off the stack: to ask on, it pushes itself or others.
    """

    key: ClassVar[str] = ""
    """Names the kind of step: in frames of the stack, and as its question."""

    desk: ClassVar[bool] = False
    """Whether what is decided here lies on desks of which each seat sees only its own: there nothing is undone."""

    together: ClassVar[bool] = False
    """Whether the answers of all who are asked this in turn are to be shown together: till then a table seals them."""

    def frame(self) -> list[int]:
        """The numbers this step was made from, in the order of its constructor."""
        return []

    def acting(self, s: S) -> int:
        """The seats that may act now, as bits; NOBODY: the step runs by itself."""
        return NOBODY

    def waiting(self, s: S) -> int:
        """The seats to which this very question may still come, as bits: a table may take their answers in advance."""
        return NOBODY

    def question(self, s: S, seat: int) -> str:
        """The question put to a seat, a key. Where several act, each may be at a question of its own."""
        return self.key

    def about(self, s: S, seat: int) -> list[int]:
        """The ids in the words of the question, as the game declares them for its key."""
        return []

    def moves(self, s: S, seat: int) -> list[int]:
        """The answers to the question, also those that a rule forbids just now."""
        raise NotImplementedError

    def barred(self, s: S, seat: int, move: int) -> int:
        """The reason why one of the answers is not allowed now, or FREE."""
        return FREE

    def because(self, s: S, seat: int, move: int, reason: int) -> list[int]:
        """The ids in the words of a refusal, as the game declares them for its reason."""
        return []

    def answer(self, s: S, seat: int, move: int) -> None:
        """Play an answer that is not barred."""
        raise NotImplementedError

    def run(self, s: S) -> None:
        """Do what happens by itself, for a step at which no seat is asked."""
        raise NotImplementedError

    def default(self, s: S, seat: int) -> int:
        """The mildest answer, for one who does not answer in time; the first that is allowed, if none is milder."""
        return s.legal(seat)[0]


AnyStep = Step[Any]
"""A step of whatever game."""
