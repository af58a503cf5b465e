"""FI-F-5, FI-F-11: who falls: soldiers and guards first, the strongest member's before others', then lords."""

from typing import ClassVar, Final

from regalia.core.step import FREE, Step
from regalia.games.fief.battlefield import LEFT, LOST, WHERE, is_rebels, lords_of, scene, seats_of
from regalia.games.fief.changes import kill_lord, lose_guards, lose_rebels, lose_units
from regalia.games.fief.figures import KINGS, NONE, QUEENS
from regalia.games.fief.moves import ALL, LORD, ONE, UNITS, UNITS_OF, VILLAGE, answer
from regalia.games.fief.places import fights, loss_that_shows, units_at
from regalia.games.fief.reasons import reason
from regalia.games.fief.state import Fief
from regalia.games.fief.turn import OneSeat

TO_GUARD: Final = [answer("king-guard"), answer("queen-guard")]

FI_F_5: Final = reason("FI-F-5", "number")


def sources(s: Fief, seat: int) -> list[int]:
    """Where a player's soldiers and guards stand in this battle: places, and behind them the guards."""
    found = [place for place in scene(s) if units_at(s, seat, place)]
    for kind in (KINGS, QUEENS):
        lord = s.guard_with[kind]
        if s.guard[kind] and lord != NONE and s.owner[lord] == seat and s.at[lord] in scene(s):
            found.append(s.land.places + kind)
    return found


def there(s: Fief, seat: int, source: int) -> int:
    """How many stand there."""
    places = s.land.places
    return s.guard[source - places] if source >= places else units_at(s, seat, source)


def lose(s: Fief, seat: int, side: int, source: int, units: int) -> None:
    """FI-F-5: soldiers or guards fall; FI-C-2: no change left, and the whole piece is lost."""
    s.battle[LOST] = 1
    if source >= s.land.places:
        s.tell("guards-fall", seat, source - s.land.places, units)
        lose_guards(s, source - s.land.places, units)
    else:
        fallen = loss_that_shows(s, seat, source, units)
        s.tell("soldiers-fall", seat, fallen)
        if fallen > units:
            s.tell("piece-lost", seat)
        lose_units(s, seat, source, fallen)
        units = fallen
    s.battle[LEFT + side] = max(s.battle[LEFT + side] - units, 0)


class Losses(Step[Fief]):
    """FI-F-11: the losses of a side fall on its strongest first, but on no lord while soldiers of the side stand."""

    key: ClassVar[str] = "losses"

    def __init__(self, side: int) -> None:
        self.side = side

    def frame(self) -> list[int]:
        return [self.side]

    def run(self, s: Fief) -> None:
        left = s.battle[LEFT + self.side]
        if left and is_rebels(s, self.side):
            self.rebels_fall(s, left)
        elif left and (self.soldiers_fall(s, left) or self.lords_fall(s, left)):
            return
        s.battle[LEFT + self.side] = 0

    def rebels_fall(self, s: Fief, left: int) -> None:
        """Rebels are counted in units."""
        village = s.battle[WHERE]
        fallen = min(left, s.rebels[village])
        s.battle[LOST] = 1
        s.tell("rebels-fall", fallen)
        lose_rebels(s, village, fallen)

    def soldiers_fall(self, s: Fief, left: int) -> bool:
        """The first who has soldiers loses them, and is asked if he can choose which; False if nobody has any."""
        for seat in seats_of(s, self.side):
            found = sources(s, seat)
            if found:
                s.push(self)
                if len(found) == 1:
                    lose(s, seat, self.side, found[0], min(left, there(s, seat, found[0])))
                else:
                    s.push(LossFrom(seat, self.side))
                return True
        return False

    def lords_fall(self, s: Fief, left: int) -> bool:
        """Then lords fall, whichever their owner names; he is not asked if all of them do."""
        for seat in seats_of(s, self.side):
            lords = fighters(s, seat)
            if lords:
                s.push(self)
                if len(lords) <= left:
                    for lord in lords:
                        fall(s, self.side, lord)
                else:
                    s.push(LordFalls(seat, self.side))
                return True
        return False


def fighters(s: Fief, seat: int) -> list[int]:
    """FI-F-2: a player's lords in this battle who fight."""
    return [lord for lord in lords_of(s, seat) if fights(s, lord)]


def fall(s: Fief, side: int, lord: int) -> None:
    """A lord falls; FI-F-9: what becomes of his cards waits for FI-H-6."""
    s.battle[LOST] = 1
    s.battle[LEFT + side] -= 1
    s.tell("falls", lord)
    kill_lord(s, lord)


class OfSide(OneSeat):
    """A question to one member of a side about its losses."""

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def frame(self) -> list[int]:
        return [self.seat, self.side]

    def about(self, s: Fief, seat: int) -> list[int]:
        return [s.battle[LEFT + self.side]]


class LossFrom(OfSide):
    """FI-F-5: from where soldiers or guards fall, as their owner likes: the village, a gate (by its road), a guard."""

    key: ClassVar[str] = "loss-from"

    def moves(self, s: Fief, seat: int) -> list[int]:
        return [self.move_of(s, source) for source in sources(s, seat)]

    def move_of(self, s: Fief, source: int) -> int:
        """The move that stands for a source."""
        places = s.land.places
        return TO_GUARD[source - places] if source >= places else VILLAGE + s.land.came_from[source]

    def answer(self, s: Fief, seat: int, move: int) -> None:
        chosen = [source for source in sources(s, seat) if self.move_of(s, source) == move]
        s.push(LossOf(seat, self.side, chosen[0]))


class LossOf(OfSide):
    """FI-F-5: how many of them fall."""

    key: ClassVar[str] = "loss-of"

    def __init__(self, seat: int, side: int, source: int) -> None:
        super().__init__(seat, side)
        self.source = source

    def frame(self) -> list[int]:
        return [self.seat, self.side, self.source]

    def most(self, s: Fief, seat: int) -> int:
        """As many as there are left to lose, and stand there."""
        return min(s.battle[LEFT + self.side], there(s, seat, self.source))

    def moves(self, s: Fief, seat: int) -> list[int]:
        return UNITS

    def barred(self, s: Fief, seat: int, move: int) -> int:
        return FREE if move == ALL or UNITS_OF[move - ONE] <= self.most(s, seat) else FI_F_5

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [self.most(s, seat)]

    def default(self, s: Fief, seat: int) -> int:
        return ALL

    def answer(self, s: Fief, seat: int, move: int) -> None:
        lose(s, seat, self.side, self.source, self.most(s, seat) if move == ALL else UNITS_OF[move - ONE])


class LordFalls(OfSide):
    """FI-F-5: which of his lords falls, as their owner names him."""

    key: ClassVar[str] = "lord-falls"

    def moves(self, s: Fief, seat: int) -> list[int]:
        return [LORD + lord for lord in fighters(s, seat)]

    def answer(self, s: Fief, seat: int, move: int) -> None:
        fall(s, self.side, move - LORD)
