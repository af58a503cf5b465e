"""FI-B: what every purchase has."""

from typing import Final

from regalia.core.step import FREE
from regalia.games.fief.changes import pay
from regalia.games.fief.reasons import reason
from regalia.games.fief.state import Fief
from regalia.games.fief.turn import Aimed

FI_B_6: Final = reason("FI-B-6", "ware price:number money:number")


class Purchase(Aimed):
    """FI-B-6: something is bought, if it can be paid; till it is said for whom or what, it can be dropped."""

    def __init__(self, seat: int, ware: int) -> None:
        super().__init__(seat)
        self.ware = ware

    def frame(self) -> list[int]:
        return [self.seat, self.ware]

    def about(self, s: Fief, seat: int) -> list[int]:
        return [self.ware]

    def misses(self, s: Fief, move: int) -> int:
        return FI_B_6 if s.money[self.seat] < s.land.board.price[self.ware] else self.unfit(s, move)

    def impossible(self, s: Fief) -> int:
        if s.money[self.seat] < s.land.board.price[self.ware]:
            return FI_B_6
        return super().impossible(s)

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return self.too_dear(s, 1) if reason == FI_B_6 else self.told(s, move, reason)

    def too_dear(self, s: Fief, number: int) -> list[int]:
        """The ids of a refusal for want of money: his own he sees."""
        return [self.ware, number * s.land.board.price[self.ware], s.money[self.seat]]

    def paid(self, s: Fief, number: int = 1) -> int:
        """FI-B-6: he pays; how much."""
        thaler = number * s.land.board.price[self.ware]
        pay(s, self.seat, thaler)
        return thaler

    def unfit(self, s: Fief, move: int) -> int:
        """Why this is no target, money apart; or FREE."""
        return FREE

    def told(self, s: Fief, move: int, reason: int) -> list[int]:
        """The ids in the words of any other refusal; `move` may be the ware itself."""
        return []
