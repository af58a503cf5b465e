"""FK-V: with two players a third colour stands on the board, moved by whoever did not score."""

from typing import ClassVar

from regalia.core.step import FREE
from regalia.games.foreign_king.loans import OwnTurn
from regalia.games.foreign_king.moves import (
    FK_V_2_BORDER,
    FK_V_2_DISC,
    FK_V_2_HERE,
    FK_V_2_NONE,
    FK_V_2_SUPPLY,
    PROVINCE,
    SHIFT,
    Answers,
)
from regalia.games.foreign_king.state import ForeignKing


def owe_steps(s: ForeignKing, colour: int, points: int) -> None:
    """FK-V-2, FK-V-3: the opponent of a player who gained n VP makes n-1 steps; none for the virtual player's own."""
    if s.kingdom.virtual >= 0 and colour != s.kingdom.virtual and points > 1:
        s.push(Virtual(1 - colour, points - 1))


class Virtual(OwnTurn):
    """FK-V-2: a step with the virtual player's discs: place one in any province, or move one."""

    key: ClassVar[str] = "virtual"

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps = steps

    def frame(self) -> list[int]:
        return [self.seat, self.steps]

    def about(self, s: ForeignKing, seat: int) -> list[int]:
        return [s.kingdom.virtual, self.steps]

    def asked(self, s: ForeignKing) -> Answers:
        return s.kingdom.shift_or_province

    def bars(self, s: ForeignKing, move: int) -> int:
        if move == SHIFT:
            return FREE if s.is_in_province(s.kingdom.virtual) else FK_V_2_NONE
        return FREE if s.supply[s.kingdom.virtual] else FK_V_2_SUPPLY

    def ids(self, s: ForeignKing, move: int, reason: int) -> list[int]:
        return [s.kingdom.virtual]

    def done(self, s: ForeignKing, move: int) -> None:
        if self.steps > 1:
            s.push(Virtual(self.seat, self.steps - 1))
        if move == SHIFT:
            s.push(VirtualFrom(self.seat))
            return
        colour = s.kingdom.virtual
        s.supply[colour] -= 1
        s.put(move - PROVINCE, colour, 1)
        s.tell("virtual-placed", self.seat, colour, move - PROVINCE)


class VirtualFrom(OwnTurn):
    """FK-V-2: from where one of its discs moves."""

    key: ClassVar[str] = "virtual-from"

    def about(self, s: ForeignKing, seat: int) -> list[int]:
        return [s.kingdom.virtual]

    def asked(self, s: ForeignKing) -> Answers:
        return s.kingdom.into

    def bars(self, s: ForeignKing, move: int) -> int:
        return FREE if s.discs_in(move - PROVINCE, s.kingdom.virtual) else FK_V_2_DISC

    def ids(self, s: ForeignKing, move: int, reason: int) -> list[int]:
        return [s.kingdom.virtual, move - PROVINCE]

    def done(self, s: ForeignKing, move: int) -> None:
        s.push(VirtualTo(self.seat, move - PROVINCE))


class VirtualTo(OwnTurn):
    """FK-V-2: and to which adjacent province."""

    key: ClassVar[str] = "virtual-to"

    def __init__(self, seat: int, at: int) -> None:
        super().__init__(seat)
        self.at = at

    def frame(self) -> list[int]:
        return [self.seat, self.at]

    def about(self, s: ForeignKing, seat: int) -> list[int]:
        return [s.kingdom.virtual, self.at]

    def asked(self, s: ForeignKing) -> Answers:
        return s.kingdom.into

    def bars(self, s: ForeignKing, move: int) -> int:
        if s.kingdom.borders[self.at * s.kingdom.size + move - PROVINCE]:
            return FREE
        return FK_V_2_HERE if move - PROVINCE == self.at else FK_V_2_BORDER

    def ids(self, s: ForeignKing, move: int, reason: int) -> list[int]:
        return [self.at] if reason == FK_V_2_HERE else [self.at, move - PROVINCE]

    def done(self, s: ForeignKing, move: int) -> None:
        colour = s.kingdom.virtual
        s.put(self.at, colour, -1)
        s.put(move - PROVINCE, colour, 1)
        s.tell("virtual-moved", self.seat, colour, self.at, move - PROVINCE)
