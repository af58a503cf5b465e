"""FI-N-4, FI-N-5: what an offer may hold besides money, by what both players see."""

from typing import Final

from regalia.games.fief.desk import (
    CARDS_GIVEN,
    FREEDOM,
    FROM,
    GRANT,
    KIND,
    LORD,
    MARRIAGE,
    OTHER,
    SWAP,
    TO,
    cards_in,
    held,
)
from regalia.games.fief.figures import HAND, LORDS, NONE, REGIONS
from regalia.games.fief.grants import due, granter
from regalia.games.fief.marriage import joined, single, wedding_barred
from regalia.games.fief.places import family, free_lords, is_free, is_man
from regalia.games.fief.prisoners import places_for_freed
from regalia.games.fief.reasons import reason
from regalia.games.fief.state import Fief

FI_N_5_CAPTIVE: Final = reason("FI-N-5.captive", "lord whom:seat")
FI_N_5_CAPTIVES: Final = reason("FI-N-5.captives", "whom:seat")
FI_W_1_FAMILY: Final = reason("FI-W-1.family", "lord")
FI_W_1_NOBODY: Final = reason("FI-W-1.nobody", "whom:seat")
FI_W_4_JOINED: Final = reason("FI-W-4.joined", "whom:seat")
FI_W_4_HAND: Final = reason("FI-W-4.hand", "number")
FI_W_4_TOO_FEW: Final = reason("FI-W-4.too-few", "whom:seat")
FI_W_4_EMPTY: Final = reason("FI-W-4.empty")
FI_H_8_THRONE: Final = reason("FI-H-8.throne")
FI_H_8_NONE: Final = reason("FI-H-8.none")
FI_H_8_LORD: Final = reason("FI-H-8.lord", "whom:seat")
FI_H_8_FIEF: Final = reason("FI-H-8.fief", "region")


# A captive's freedom -------------------------------------------------------------------------------------------------


def aside_for(s: Fief, lord: int) -> int:
    """FI-P-5: all that is put aside for a captive, which may pay his ransom."""
    return sum(s.aside[lord * REGIONS : lord * REGIONS + REGIONS])


def held_by_other(s: Fief, one: int, other: int, lord: int) -> bool:
    """FI-P-7: whether a lord of one of two players is the other's captive."""
    return (s.owner[lord], s.captor[lord]) in ((one, other), (other, one))


def captives_between(s: Fief, one: int, other: int) -> bool:
    """Whether there is any."""
    return any(held_by_other(s, one, other, lord) for lord in range(LORDS))


# A marriage ----------------------------------------------------------------------------------------------------------


def somebody_to_wed(s: Fief, seat: int, lord: int) -> bool:
    """FI-W-1: whether a lord can marry anybody of another player's family."""
    return any(wedding_barred(s, lord, other) == 0 for other in family(s, seat))


def weddings_between(s: Fief, one: int, other: int) -> bool:
    """FI-W-1: whether anybody of one family can marry anybody of the other."""
    men = [False] * s.players
    women = [False] * s.players
    for lord in range(LORDS):
        if s.at[lord] != NONE and s.owner[lord] in (one, other) and single(s, lord) == 0:
            if is_man(lord):
                men[s.owner[lord]] = True
            else:
                women[s.owner[lord]] = True
    return (men[one] and women[other]) or (women[one] and men[other])


# A swap --------------------------------------------------------------------------------------------------------------


def swap_barred(s: Fief, maker: int, to: int, given: int, asked: int) -> int:
    """FI-W-4: why so many cards cannot be swapped for so many, or 0; how many each holds all can see."""
    most = s.land.board.limit[HAND]
    if to not in joined(s, maker):
        return FI_W_4_JOINED
    if given + asked == 0:
        return FI_W_4_EMPTY
    if asked > held(s, to):
        return FI_W_4_TOO_FEW
    # Who had more than the limit before may still give cards away.
    if asked > given and held(s, maker) - given + asked > most:
        return FI_W_4_HAND
    return FI_W_4_HAND if given > asked and held(s, to) + given - asked > most else 0


# A grant -------------------------------------------------------------------------------------------------------------


def granting_barred(s: Fief, maker: int) -> int:
    """FI-H-8, FI-N-3: why a player cannot grant anything, or 0."""
    if granter(s) != maker:
        return FI_H_8_THRONE
    return 0 if due(s) else FI_H_8_NONE


def grant_to_barred(s: Fief, maker: int, to: int) -> int:
    """FI-H-8: why a player cannot grant anything to another, or 0."""
    return granting_barred(s, maker) or (0 if free_lords(s, to) else FI_H_8_LORD)


# Any offer -----------------------------------------------------------------------------------------------------------


def possible(s: Fief, offer: list[int]) -> bool:
    """FI-N-5: whether nothing that both see has made an offer impossible."""
    maker, to, lord, other = offer[FROM], offer[TO], offer[LORD], offer[OTHER]
    if offer[KIND] == FREEDOM:
        home = s.owner[lord] != maker or other == NONE or other in places_for_freed(s, lord)
        return home and held_by_other(s, maker, to, lord)
    if offer[KIND] == MARRIAGE:
        return s.owner[lord] == maker and s.owner[other] == to and wedding_barred(s, lord, other) == 0
    if offer[KIND] == SWAP:
        return swap_barred(s, maker, to, len(cards_in(offer[CARDS_GIVEN])), other) == 0
    if offer[KIND] == GRANT:
        return granter(s) == maker and other in due(s) and s.owner[lord] == to and is_free(s, lord)
    return True
