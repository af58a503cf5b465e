"""FI-B-3: presses, mills and castles."""

from typing import ClassVar, Final

from regalia.core.step import FREE
from regalia.games.fief.bought import Purchase
from regalia.games.fief.changes import build_castle, build_work
from regalia.games.fief.chapter import Chapter
from regalia.games.fief.figures import CASTLE, CASTLES, MILL, MILLS, OPEN, PRESSES, WORKS
from regalia.games.fief.moves import DROP, TO_VILLAGE, VILLAGE
from regalia.games.fief.places import controls
from regalia.games.fief.reasons import reason
from regalia.games.fief.state import Fief

FI_B_3: Final = reason("FI-B-3", "village")
FI_B_3_WALLS: Final = reason("FI-B-3.walls", "village")
FI_B_3_WORKS: Final = reason("FI-B-3.works", "village")
FI_B_3_NOWHERE: Final = reason("FI-B-3.nowhere", "ware")
FI_C_4: Final = reason("FI-C-4", "ware")

DROP_OR_VILLAGE: Final = [DROP, *TO_VILLAGE]


class Build(Purchase):
    """FI-B-3: into a village one controls; one castle, none beside a city; mills and presses at most three."""

    key: ClassVar[str] = "build"

    def moves(self, s: Fief, seat: int) -> list[int]:
        return DROP_OR_VILLAGE

    def unfit(self, s: Fief, move: int) -> int:
        village = move - VILLAGE
        if not controls(s, self.seat, village):
            return FI_B_3
        if self.ware == CASTLE:
            return FREE if s.walls[village] == OPEN else FI_B_3_WALLS
        works = s.mills[village] + s.presses[village]
        return FREE if works < s.land.board.limit[WORKS] else FI_B_3_WORKS

    def told(self, s: Fief, move: int, reason: int) -> list[int]:
        return [self.ware] if reason in (FI_C_4, FI_B_3_NOWHERE) else [move - VILLAGE]

    def impossible(self, s: Fief) -> int:
        return super().impossible(s) if s.stock[self.kind()] else FI_C_4

    def no_target(self, s: Fief) -> int:
        return FI_B_3_NOWHERE

    def kind(self) -> int:
        """Which stock it comes from."""
        if self.ware == CASTLE:
            return CASTLES
        return MILLS if self.ware == MILL else PRESSES

    def hit(self, s: Fief, move: int) -> None:
        thaler = self.paid(s)
        if self.ware == CASTLE:
            build_castle(s, move - VILLAGE)
        else:
            build_work(s, move - VILLAGE, self.kind())
        s.tell("builds", self.seat, self.ware, move - VILLAGE, thaler)


CHAPTER: Final = (
    Chapter("FI-B", []).asks({"build": "ware"}).tells({"builds": "seat ware village thaler:number"}).has(Build)
)
