"""FK-T-3 to FK-T-6: which actions are available to a player."""

from regalia.core.step import FREE
from regalia.games.foreign_king.figures import FACTORY_COST, QUEEN_COST
from regalia.games.foreign_king.moves import (
    ACTIONS,
    CONGRESS,
    FACTORY,
    FK_A_FACTORY_2_NONE,
    FK_A_QUEEN_1,
    FK_A_QUEEN_1_GERMAN,
    FK_T_3_OWN,
    FK_T_3_PAWN,
    FK_T_4_BEHIND,
    FK_T_4_DISCS,
    FK_T_4_MONEY,
    FK_T_6,
    MILDEST_FIRST,
    MOVE,
    PLACE,
    QUEEN,
)
from regalia.games.foreign_king.state import NO_PAWN, ForeignKing


def price(action: int) -> int:
    """FK-T-4: what an action costs when it is chosen."""
    return FACTORY_COST if action == FACTORY else QUEEN_COST if action == QUEEN else 0


def bars_means(s: ForeignKing, seat: int, action: int, money: int) -> int:
    """FK-T-4: an action that cannot be carried out with so much money is not available."""
    if action == FACTORY:
        if not s.stock[0] and not s.stock[1]:
            return FK_A_FACTORY_2_NONE
        return FREE if money >= FACTORY_COST else FK_T_4_MONEY
    if action == PLACE:
        return FREE if s.supply[seat] else FK_T_4_DISCS
    if action == MOVE:
        return FREE if s.is_in_province(seat) else FK_T_4_DISCS
    if action == CONGRESS:
        return FREE if s.supply[seat] or s.is_in_province(seat) else FK_T_4_DISCS
    if action == QUEEN:
        if money < QUEEN_COST:
            return FK_T_4_MONEY
        return FREE if some_behind(s, seat, money - QUEEN_COST) else FK_T_4_BEHIND
    return FREE


def bars_action(s: ForeignKing, seat: int, action: int, money: int) -> int:
    """FK-T-3, FK-T-4, FK-T-6: the reason why a player's pawn may not go to an action, or FREE."""
    if not s.kingdom.has[action]:
        return FK_T_6
    pawn = s.pawns[action]
    if pawn != NO_PAWN:
        return FK_T_3_OWN if pawn == seat else FK_T_3_PAWN
    return bars_means(s, seat, action, money)


def can_act(s: ForeignKing, seat: int, money: int) -> bool:
    """FK-T-5: whether any action would be available with so much money."""
    for action in MILDEST_FIRST:
        if bars_action(s, seat, action, money) == FREE:
            return True
    return False


def bars_behind(s: ForeignKing, seat: int, action: int, money: int) -> int:
    """FK-A-QUEEN-1: the reason why the Queen does not lend an action, or FREE; `money` is what is left after her."""
    if action == QUEEN:
        return FK_A_QUEEN_1
    if not s.kingdom.has[action]:
        return FK_T_6
    if s.kingdom.german_queen and (s.pawns[action] == NO_PAWN or s.pawns[action] == seat):
        return FK_A_QUEEN_1_GERMAN
    return bars_means(s, seat, action, money)


def some_behind(s: ForeignKing, seat: int, money: int) -> bool:
    """FK-T-4: whether there is an action that the Queen could lend."""
    for action in ACTIONS:
        if bars_behind(s, seat, action, money) == FREE:
            return True
    return False
