"""FI-B-4, FI-L-1, FI-L-2: titles and cardinals are bought; titles move between lords."""

from typing import ClassVar, Final

from regalia.core.step import FREE
from regalia.games.fief.bought import Purchase
from regalia.games.fief.chapter import Chapter
from regalia.games.fief.fiefs import found_fief, keeps_rank
from regalia.games.fief.figures import BARON, CARDINALS, HAS_CASTLE, NONE
from regalia.games.fief.moves import DROP, LORD, REGION, TO_LORD, TO_REGION, TO_VILLAGE, VILLAGE
from regalia.games.fief.places import first_party, free_lords, is_bishop, is_free
from regalia.games.fief.reasons import reason
from regalia.games.fief.state import Fief
from regalia.games.fief.turn import Aimed

FI_B_4: Final = reason("FI-B-4", "lord")
FI_B_4_NONE_LEFT: Final = reason("FI-B-4.none-left")
FI_B_4_NOBODY: Final = reason("FI-B-4.nobody")
FI_L_1_KIND: Final = reason("FI-L-1.kind", "region ware")
FI_L_1_FIEF: Final = reason("FI-L-1.fief", "region")
FI_L_1_VILLAGE: Final = reason("FI-L-1.village", "region village")
FI_L_1_CASTLE: Final = reason("FI-L-1.castle", "region")
FI_L_1_CAPITAL: Final = reason("FI-L-1.capital", "village region")
FI_L_1_LORD: Final = reason("FI-L-1.lord", "lord")
FI_L_1_NO_LORD: Final = reason("FI-L-1.no-lord")
FI_L_1_NONE: Final = reason("FI-L-1.none", "ware")
FI_L_2: Final = reason("FI-L-2", "region")
FI_L_2_RANK: Final = reason("FI-L-2.rank", "region")
FI_L_2_TWICE: Final = reason("FI-L-2.twice", "region")
FI_L_2_LORD: Final = reason("FI-L-2.lord", "lord")
FI_L_2_NONE: Final = reason("FI-L-2.none")

DROP_OR_LORD: Final = [DROP, *TO_LORD]
DROP_OR_REGION: Final = [DROP, *TO_REGION]
DROP_OR_VILLAGE: Final = [DROP, *TO_VILLAGE]


class BuyTitle(Purchase):
    """FI-L-1: all villages of a region held, a castle in one, a free lord: the title makes it a fief."""

    key: ClassVar[str] = "buy-title"

    def moves(self, s: Fief, seat: int) -> list[int]:
        return DROP_OR_REGION

    def unfit(self, s: Fief, move: int) -> int:
        region = move - REGION
        if s.land.region_kind[region] != self.ware - BARON:
            return FI_L_1_KIND
        if s.fief_owner[region] != NONE:
            return FI_L_1_FIEF
        if not_held(s, self.seat, region) != NONE:
            return FI_L_1_VILLAGE
        return FREE if castles_of(s, region) else FI_L_1_CASTLE

    def told(self, s: Fief, move: int, reason: int) -> list[int]:
        if reason == FI_L_1_NO_LORD:
            return []
        if reason == FI_L_1_NONE:
            return [self.ware]
        region = move - REGION
        if reason == FI_L_1_KIND:
            return [region, self.ware]
        return [region, not_held(s, self.seat, region)] if reason == FI_L_1_VILLAGE else [region]

    def impossible(self, s: Fief) -> int:
        return super().impossible(s) if free_lords(s, self.seat) else FI_L_1_NO_LORD

    def no_target(self, s: Fief) -> int:
        return FI_L_1_NONE

    def hit(self, s: Fief, move: int) -> None:
        s.push(ChooseCapital(self.seat, self.ware, move - REGION))


def not_held(s: Fief, seat: int, region: int) -> int:
    """FI-L-1: the first village of a region that a player does not hold with a piece there; NONE if he holds all."""
    for village in s.land.region_villages[region]:
        if first_party(s, village) != seat:
            return village
    return NONE


def castles_of(s: Fief, region: int) -> list[int]:
    """FI-L-1: the castle villages of a region."""
    return [village for village in s.land.region_villages[region] if s.walls[village] == HAS_CASTLE]


class ChooseCapital(Purchase):
    """FI-L-1: a castle village of the region becomes the capital."""

    key: ClassVar[str] = "choose-capital"

    def __init__(self, seat: int, ware: int, region: int) -> None:
        super().__init__(seat, ware)
        self.region = region

    def frame(self) -> list[int]:
        return [self.seat, self.ware, self.region]

    def about(self, s: Fief, seat: int) -> list[int]:
        return [self.region]

    def moves(self, s: Fief, seat: int) -> list[int]:
        return DROP_OR_VILLAGE

    def unfit(self, s: Fief, move: int) -> int:
        return FREE if move - VILLAGE in castles_of(s, self.region) else FI_L_1_CAPITAL

    def told(self, s: Fief, move: int, reason: int) -> list[int]:
        return [move - VILLAGE, self.region]

    def hit(self, s: Fief, move: int) -> None:
        s.push(ChooseBearer(self.seat, self.ware, self.region, move - VILLAGE))


class ChooseBearer(Purchase):
    """FI-L-1: the title goes to one of his free lords, man or woman; then it is paid."""

    key: ClassVar[str] = "choose-bearer"

    def __init__(self, seat: int, ware: int, region: int, capital: int) -> None:
        super().__init__(seat, ware)
        self.region = region
        self.capital = capital

    def frame(self) -> list[int]:
        return [self.seat, self.ware, self.region, self.capital]

    def about(self, s: Fief, seat: int) -> list[int]:
        return [self.region]

    def moves(self, s: Fief, seat: int) -> list[int]:
        return DROP_OR_LORD

    def unfit(self, s: Fief, move: int) -> int:
        return FREE if s.owner[move - LORD] == self.seat and is_free(s, move - LORD) else FI_L_1_LORD

    def told(self, s: Fief, move: int, reason: int) -> list[int]:
        return [move - LORD]

    def hit(self, s: Fief, move: int) -> None:
        s.tell("buys-title", self.seat, self.ware, self.paid(s))
        found_fief(s, self.seat, self.region, self.capital, move - LORD)


class BuyCardinal(Purchase):
    """FI-B-4: an own free bishop who is no cardinal yet becomes one, while one of the three is left."""

    key: ClassVar[str] = "buy-cardinal"

    def about(self, s: Fief, seat: int) -> list[int]:
        return []

    def moves(self, s: Fief, seat: int) -> list[int]:
        return DROP_OR_LORD

    def unfit(self, s: Fief, move: int) -> int:
        lord = move - LORD
        if s.owner[lord] != self.seat or not is_free(s, lord) or not is_bishop(s, lord):
            return FI_B_4
        return FI_B_4 if s.cardinal[lord] else FREE

    def told(self, s: Fief, move: int, reason: int) -> list[int]:
        return [move - LORD] if reason == FI_B_4 else []

    def impossible(self, s: Fief) -> int:
        return super().impossible(s) if sum(s.cardinal) < CARDINALS else FI_B_4_NONE_LEFT

    def no_target(self, s: Fief) -> int:
        return FI_B_4_NOBODY

    def hit(self, s: Fief, move: int) -> None:
        s.cardinal[move - LORD] = 1
        s.tell("cardinal", self.seat, move - LORD, self.paid(s))


# Titles that move ----------------------------------------------------------------------------------------------------


def stays(s: Fief, seat: int, region: int, moved: int) -> int:
    """FI-L-2: why a title cannot move, or FREE; `moved` are those that did in this turn, as bits."""
    bearer = s.title[region]
    if s.fief_owner[region] != seat or bearer == NONE or not is_free(s, bearer):
        return FI_L_2
    if (moved >> region) & 1:
        return FI_L_2_TWICE
    return FREE if keeps_rank(s, region) else FI_L_2_RANK


class TitleToMove(Aimed):
    """FI-L-2: which title leaves its bearer; he keeps one as high or higher."""

    key: ClassVar[str] = "title-to-move"

    def __init__(self, seat: int, moved: int) -> None:
        super().__init__(seat)
        self.moved = moved

    def frame(self) -> list[int]:
        return [self.seat, self.moved]

    def moves(self, s: Fief, seat: int) -> list[int]:
        return DROP_OR_REGION

    def misses(self, s: Fief, move: int) -> int:
        return stays(s, self.seat, move - REGION, self.moved)

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [move - REGION]

    def impossible(self, s: Fief) -> int:
        return super().impossible(s) if len(free_lords(s, self.seat)) > 1 else FI_L_2_NONE

    def no_target(self, s: Fief) -> int:
        return FI_L_2_NONE

    def hit(self, s: Fief, move: int) -> None:
        s.push(MoveTitle(self.seat, move - REGION))


class MoveTitle(Aimed):
    """FI-L-2: the title moves to another own free lord, a cleric too."""

    key: ClassVar[str] = "move-title"

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region = region

    def frame(self) -> list[int]:
        return [self.seat, self.region]

    def about(self, s: Fief, seat: int) -> list[int]:
        return [self.region]

    def moves(self, s: Fief, seat: int) -> list[int]:
        return DROP_OR_LORD

    def misses(self, s: Fief, move: int) -> int:
        lord = move - LORD
        if s.owner[lord] != self.seat or not is_free(s, lord) or lord == s.title[self.region]:
            return FI_L_2_LORD
        return FREE

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [move - LORD]

    def hit(self, s: Fief, move: int) -> None:
        # That it has moved is noted in the turn that waits below.
        from regalia.games.fief.purchases import PurchaseTurn

        turn = s.stack.pop()
        assert isinstance(turn, PurchaseTurn)
        s.push(PurchaseTurn(self.seat, turn.moved | 1 << self.region))
        s.tell("title-moved", s.title[self.region], move - LORD, self.region)
        s.title[self.region] = move - LORD


CHAPTER: Final = (
    Chapter("FI-L", [])
    .asks(
        {
            "buy-title": "ware",
            "choose-capital": "region",
            "choose-bearer": "region",
            "buy-cardinal": "",
            "title-to-move": "",
            "move-title": "region",
        }
    )
    .tells(
        {
            "buys-title": "seat ware thaler:number",
            "cardinal": "seat lord thaler:number",
            "title-moved": "from:lord to:lord region",
        }
    )
    .has(BuyTitle, ChooseCapital, ChooseBearer, BuyCardinal, TitleToMove, MoveTitle)
)
