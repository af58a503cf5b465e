"""A bot, and the register of bots by name."""

from mypy_extensions import mypyc_attr

from regalia.core.game import Setup
from regalia.core.luck import FastLuck
from regalia.core.refusals import BadSetup
from regalia.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers for a seat, and sees what that seat sees, nothing else.

    The same seed and the same views, in the same order, give the same answers: all its luck comes from the seed.
    """

    def __init__(self, seed: int) -> None:
        self.luck = FastLuck(seed)

    def choose(self, setup: Setup, view: View, legal: list[int]) -> int:
        """One of the legal moves of the seat whose view this is."""
        raise NotImplementedError

    def one_of(self, moves: list[int]) -> int:
        """Any of some moves, each as likely."""
        return moves[self.luck.below("bot", len(moves))]


REGISTER: dict[str, type[Bot]] = {}


def register(name: str, kind: type[Bot]) -> None:
    """Make a kind of bot known by its name."""
    REGISTER[name] = kind


def bot(name: str, seed: int) -> Bot:
    """A new bot of this name."""
    if name not in REGISTER:
        raise BadSetup("setup-bot", {"bot": name[:40], "bots": ", ".join(bots())})
    return REGISTER[name](seed)


def bots() -> list[str]:
    """The names of all bots."""
    return sorted(REGISTER)
