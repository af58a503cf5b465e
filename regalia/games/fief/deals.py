"""What the rule of thumb would say at its desk in phase 6: whole offers and whole answers, each as a row of moves."""

from typing import TYPE_CHECKING, Final

from regalia.core.state import played
from regalia.games.fief.answering import A_GRANT, ACCEPT, AN_OFFER, READY, REFUSE, choice_needed
from regalia.games.fief.capitals import PIECES
from regalia.games.fief.desk import FROM, HOME_FOR_FREED, LORD, OFFER_SIZE, PIECE, TO
from regalia.games.fief.drafting import A_FREEDOM, A_MARRIAGE, ASK_PROMISE, OTHER_WAY, SEND
from regalia.games.fief.election import may_stand, votes_of
from regalia.games.fief.figures import LORDS, MEN, NONE, SUMS, VOTES
from regalia.games.fief.grants import due, granter
from regalia.games.fief.marriage import single, wed
from regalia.games.fief.moves import LORD as TO_LORD
from regalia.games.fief.moves import REGION, SUM, VILLAGE
from regalia.games.fief.places import free_lords
from regalia.games.fief.prisoners import places_for_freed
from regalia.games.fief.promising import A_VOTE
from regalia.games.fief.prospects import RICH
from regalia.games.fief.realms import ahead
from regalia.games.fief.talking import OFFERS, PRICE

if TYPE_CHECKING:
    from regalia.games.fief.state import Fief

RANSOMS: Final = [300, 500, 800]
"""What is offered for a captive, the more the more offers have been made."""
FOR_VOTES: Final = 1000
"""What is offered for the votes of another."""
GENEROUS: Final = 2
"""The rich give so many times as much."""


def deals(s: "Fief", seat: int) -> list[list[int]]:
    """FI-N-5: answer what is offered; with nothing left to answer be ready, or offer something oneself."""
    for at in range(0, len(s.offers), OFFER_SIZE):
        if s.offers[at + TO] == seat:
            return answers(s, seat, s.offers[at : at + OFFER_SIZE])
    found = [[READY]]
    if granter(s) == seat:
        found += [[A_GRANT, REGION + region, TO_LORD + lord] for region in due(s) for lord in free_lords(s, seat)]
    # When all others are ready he keeps nobody waiting.
    if s.made[seat] < OFFERS and sum(s.ready) < s.players - 1:
        for other in range(s.players):
            if other != seat and not s.gone[other] and not asked_already(s, seat, other):
                found += offers_to(s, seat, other)
    return found


def answers(s: "Fief", seat: int, offer: list[int]) -> list[list[int]]:
    """No; and yes, with what it needs, unless that hands another the game."""
    look = s.land.first_seat + offer[FROM]
    needed = choice_needed(s, seat, offer)
    choices: list[list[int]] = [[]]
    if needed == HOME_FOR_FREED:
        choices = [[VILLAGE + s.land.village_of[place]] for place in places_for_freed(s, offer[LORD])]
    elif needed == PIECE:
        choices = [[piece] for piece in PIECES]
    no, yes = [look, REFUSE], [[look, ACCEPT, *choice] for choice in choices]
    return [no, *[row for row in yes if not hands_the_game(s, seat, row, no)]]


def hands_the_game(s: "Fief", seat: int, yes: list[int], no: list[int]) -> bool:
    """Whether by a yes another would be ahead who is not by a no, and this seat not with him."""
    accepted, refused = s.copy(), s.copy()
    if not played(accepted, seat, yes) or not played(refused, seat, no):
        return True
    winners, before = ahead(accepted), ahead(refused)
    if seat in winners:
        return False
    for other in winners:
        if other not in before:
            return True
    return False


def asked_already(s: "Fief", seat: int, other: int) -> bool:
    """Whether an offer of his to this other is open."""
    for at in range(0, len(s.offers), OFFER_SIZE):
        if s.offers[at + FROM] == seat and s.offers[at + TO] == other:
            return True
    return False


def sum_of(thaler: int) -> list[int]:
    """The moves that add up to a sum."""
    found: list[int] = []
    for number in (2, 1, 0):
        found += [SUM + number] * (thaler // SUMS[number])
        thaler %= SUMS[number]
    return found


def offers_to(s: "Fief", seat: int, other: int) -> list[list[int]]:
    """What could be offered to another: ransom, a captive, a marriage, money for votes."""
    start = [AN_OFFER, s.land.first_seat + other]
    times = GENEROUS if s.money[seat] >= RICH else 1
    found: list[list[int]] = []
    for lord in range(LORDS):
        if s.captor[lord] == other and s.owner[lord] == seat:
            home = [VILLAGE + s.land.village_of[place] for place in places_for_freed(s, lord)[:1]]
            found.append([*start, *sum_of(times * RANSOMS[s.made[seat]]), A_FREEDOM, TO_LORD + lord, *home, SEND])
        elif s.captor[lord] == seat and s.owner[lord] == other and s.money[other] >= PRICE:
            found.append([*start, OTHER_WAY, *sum_of(PRICE), A_FREEDOM, TO_LORD + lord, SEND])
    pair = couple(s, seat, other)
    if pair:
        found.append([*start, A_MARRIAGE, TO_LORD + pair[0], TO_LORD + pair[1], SEND])
    candidate = stands(s, seat, other)
    if candidate != NONE:
        found.append([*start, *sum_of(times * FOR_VOTES), ASK_PROMISE, A_VOTE, TO_LORD + candidate, SEND])
    return found


def couple(s: "Fief", seat: int, other: int) -> list[int]:
    """One of each family who could marry, the more so if it brings a crown; nobody where that would be a loss."""
    pairs: list[list[int]] = []
    for lord in range(LORDS):
        if s.owner[lord] == seat and s.at[lord] != NONE and not single(s, lord):
            for theirs in range(LORDS) if lord >= MEN else range(MEN, LORDS):
                fits = s.owner[theirs] == other and s.at[theirs] != NONE and (lord < MEN) != (theirs < MEN)
                if fits and not single(s, theirs):
                    if s.king in (lord, theirs):
                        return [lord, theirs] if gains(s, seat, lord, theirs) else []
                    pairs.append([lord, theirs])
    return pairs[0] if pairs else []


def gains(s: "Fief", seat: int, lord: int, other: int) -> bool:
    """Whether a marriage that makes a queen is worth it."""
    married = s.copy()
    wed(married, lord, other)
    return married.worth(seat) > s.worth(seat)


def stands(s: "Fief", seat: int, other: int) -> int:
    """FI-E: a lord of his who could be elected if another's votes were added to his own; NONE if there is no use."""
    theirs = votes_of(s, other)
    if s.king != NONE or not theirs or votes_of(s, seat) + theirs < s.land.board.limit[VOTES]:
        return NONE
    for lord in free_lords(s, seat):
        if may_stand(s, lord):
            return lord
    return NONE
