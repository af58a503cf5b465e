"""A walk over hills, for one bot alone: how far it looks, and where it stops."""

from typing import Final, cast

from regalia.core.game import Game, Setup
from regalia.core.luck import FastLuck, Luck
from regalia.core.state import State
from regalia.core.step import FREE, AnyStep, Step
from regalia.core.view import View

BACK: Final = 0
ON: Final = 1
REST: Final = 2
LEAP: Final = 3
YIELD: Final = 4
WALL: Final = -1
"""A height at which nobody can stand."""
BARRED: Final = 1


class PathView(View):
    at: int


class PathSetup(Setup):
    """The heights along the path. LEAP and YIELD lead to `landing`: one asks luck, after the other a second seat."""

    def __init__(self, hills: list[int], landing: int) -> None:
        super().__init__(Game("path"), ["red", "blue"], {}, "")
        self.vocabulary.add("step", ["back", "on", "rest", "leap", "yield"])
        self.hills = hills
        self.landing = landing
        self.strides: list[list[int]] = []
        """Rows of moves it is to try; none: each move by itself."""
        self.copies = 0

    def from_view(self, view: View, luck: Luck) -> "Path":
        return Path(self, luck, cast(PathView, view)["at"])

    def choice(self, bot: str, at: int, seed: int = 1) -> int:
        """What a bot does at this place."""
        from regalia.bots.bot import bot as named

        s = Path(self, FastLuck(1), at)
        return named(bot, seed).choose(self, s.view(0), s.legal(0))


class Path(State):
    """Where the walker stands."""

    def __init__(self, setup: PathSetup, luck: Luck, at: int) -> None:
        super().__init__(setup, luck, [Walk(0)])
        self.path = setup
        self.at = at

    def copy(self) -> "Path":
        self.path.copies += 1
        other = Path(self.path, self.luck.copy(), self.at)
        other.stack = self.stack.copy()
        return other

    def view(self, seat: int | None, open: bool = False) -> PathView:
        return PathView(setup=self.setup.view(), seat=seat, open=open, over=self.over, stack=self.frames(), at=self.at)

    def ideas(self, seat: int) -> list[list[int]]:
        return self.path.strides or super().ideas(seat)

    def worth(self, seat: int) -> float:
        return float(self.path.hills[self.at])


class Walk(Step[Path]):
    """One step of the way; only rest ends it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def acting(self, s: Path) -> int:
        return 1 << self.seat

    def moves(self, s: Path, seat: int) -> list[int]:
        return [BACK, ON, REST] if s.path.landing < 0 else [BACK, ON, REST, LEAP, YIELD]

    def barred(self, s: Path, seat: int, move: int) -> int:
        to = s.at + (1 if move == ON else -1 if move == BACK else 0)
        return FREE if 0 <= to < len(s.path.hills) and s.path.hills[to] != WALL else BARRED

    def answer(self, s: Path, seat: int, move: int) -> None:
        if move == REST:
            return
        step: AnyStep = self
        if move == LEAP:
            s.luck.below("leap", 2)
        elif move == YIELD:
            step = Walk(1)
        s.at = s.path.landing if move in (LEAP, YIELD) else s.at + (1 if move == ON else -1)
        s.push(step)
