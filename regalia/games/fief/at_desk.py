"""FI-N-5: the small questions that a desk asks its seat, one after another, till an offer or an answer is whole."""

from typing import ClassVar, Final

from regalia.core.step import FREE
from regalia.games.fief.desk import CARDS_GIVEN, DRAFT, KIND, LORD, MONEY_ONLY, OFFER, OTHER, ask, lay, on_desk
from regalia.games.fief.figures import NONE
from regalia.games.fief.moves import DROP, TO_VILLAGE, VILLAGE
from regalia.games.fief.prisoners import FI_P_4, place_for_freed
from regalia.games.fief.state import Fief

DROP_OR_VILLAGE: Final = [*TO_VILLAGE, DROP]


class AtDesk:
    """A question at a desk: it is put, barred and answered as a step is, but nothing of it is on the stack."""

    key: ClassVar[str] = ""

    def question(self, s: Fief, seat: int) -> str:
        """Its key."""
        return self.key

    def about(self, s: Fief, seat: int) -> list[int]:
        """The ids in its words."""
        return []

    def moves(self, s: Fief, seat: int) -> list[int]:
        """What may be answered."""
        raise NotImplementedError

    def barred(self, s: Fief, seat: int, move: int) -> int:
        """Why an answer is not allowed, or FREE."""
        return FREE

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        """The ids in the words of a refusal."""
        return []

    def default(self) -> int:
        """FI-R-6: who does not answer in time drops what he has begun."""
        return DROP

    def answer(self, s: Fief, seat: int, move: int) -> None:
        """Play an answer."""
        raise NotImplementedError


class Part(AtDesk):
    """A question that can be dropped; every other answer goes on."""

    def answer(self, s: Fief, seat: int, move: int) -> None:
        if move == DROP:
            self.drop(s, seat)
        else:
            self.choose(s, seat, move)

    def drop(self, s: Fief, seat: int) -> None:
        """Go back to what was asked before."""
        raise NotImplementedError

    def choose(self, s: Fief, seat: int, move: int) -> None:
        """Play an answer that goes on."""
        raise NotImplementedError


class PartOfOffer(Part):
    """A question that belongs to an offer; dropped, it leaves the offer as it was before."""

    def drop(self, s: Fief, seat: int) -> None:
        drop_part(s, seat)


def drop_part(s: Fief, seat: int) -> None:
    """The offer is asked about again, as it was before this part of it."""
    if on_desk(s, seat, OFFER + KIND) == MONEY_ONLY:
        for field in (LORD, OTHER, CARDS_GIVEN):
            lay(s, seat, OFFER + field, 0)
    ask(s, seat, DRAFT)


class FreedHome(Part):
    """FI-P-4: his family chooses where a freed lord goes, in its own offer and in its answer to another's."""

    key: ClassVar[str] = "freed-home"

    def about(self, s: Fief, seat: int) -> list[int]:
        return [on_desk(s, seat, OFFER + LORD)]

    def moves(self, s: Fief, seat: int) -> list[int]:
        return DROP_OR_VILLAGE

    def barred(self, s: Fief, seat: int, move: int) -> int:
        lord = on_desk(s, seat, OFFER + LORD)
        return FREE if move == DROP or place_for_freed(s, lord, move - VILLAGE) != NONE else FI_P_4

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [move - VILLAGE]
