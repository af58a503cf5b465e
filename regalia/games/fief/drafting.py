"""FI-N-5: making an offer at one's desk, step by step."""

from typing import ClassVar, Final

from regalia.core.step import FREE
from regalia.games.fief import bargains
from regalia.games.fief.at_desk import AtDesk, FreedHome, PartOfOffer, drop_part
from regalia.games.fief.bargains import FI_N_5_CAPTIVES, FI_W_1_NOBODY, aside_for, possible
from regalia.games.fief.chapter import Chapter
from regalia.games.fief.desk import (
    ASKING,
    ASKS,
    CAPTIVE,
    CARDS_GIVEN,
    CARDS_TO_SWAP,
    DRAFT,
    FIEF_TO_GRANT,
    FREEDOM,
    GIVES,
    HOME,
    KIND,
    LORD,
    MARRIAGE,
    MONEY_ONLY,
    OFFER,
    OTHER,
    PROMISED,
    PROMISES,
    SPOUSE,
    SWAP,
    TO,
    WHAT_TO_PROMISE,
    WHOM_TO_WED,
    ask,
    cards_in,
    clear,
    drafted,
    held,
    lay,
    on_desk,
)
from regalia.games.fief.figures import CARDS, HAND, NONE, SUMS
from regalia.games.fief.marriage import FI_W_1_LADY, joined, single, wedding_barred
from regalia.games.fief.moves import CARD, DONE, DROP, SUM, TO_CARD, TO_LORD, TO_SUM, VILLAGE, answer
from regalia.games.fief.moves import LORD as LORD_MOVE
from regalia.games.fief.offers import send
from regalia.games.fief.prisoners import place_for_freed, places_for_freed
from regalia.games.fief.promised import BASE, MOST_IN_OFFER
from regalia.games.fief.reasons import reason
from regalia.games.fief.state import Fief

OTHER_WAY: Final = answer("other-way")
A_FREEDOM: Final = answer("freedom")
A_MARRIAGE: Final = answer("marriage")
A_SWAP: Final = answer("swap")
A_GRANT: Final = answer("grant")
A_PROMISE: Final = answer("promise")
ASK_PROMISE: Final = answer("ask-promise")
SEND: Final = answer("send")
ASK_CARD: Final = answer("ask-card")

FI_N_5_SELF: Final = reason("FI-N-5.self")
FI_N_5_OUT: Final = reason("FI-N-5.out", "seat")
FI_N_5_ONE: Final = reason("FI-N-5.one")
FI_N_5_EMPTY: Final = reason("FI-N-5.empty")
FI_N_5_IMPOSSIBLE: Final = reason("FI-N-5.impossible")
FI_N_5_PROMISES: Final = reason("FI-N-5.promises", "number")
FI_N_4_MONEY: Final = reason("FI-N-4.money", "thaler:number")
FI_N_4_ALL: Final = reason("FI-N-4.all")
FI_W_4_CARD: Final = reason("FI-W-4.card", "card")

KINDS: Final = [A_FREEDOM, A_MARRIAGE, A_SWAP, A_GRANT, A_PROMISE, ASK_PROMISE]
DRAFT_MOVES: Final = [*TO_SUM, OTHER_WAY, *KINDS, SEND, DROP]
DROP_OR_LORD: Final = [*TO_LORD, DROP]
SWAP_MOVES: Final = [*TO_CARD, ASK_CARD, DONE, DROP]


def whom(s: Fief, seat: int) -> int:
    """To whom the offer on a desk goes."""
    return on_desk(s, seat, OFFER + TO)


class ToWhom(AtDesk):
    """FI-N-5: an offer goes to one other player."""

    key: ClassVar[str] = "offer-whom"

    def moves(self, s: Fief, seat: int) -> list[int]:
        return [*s.land.to_seat, DROP]

    def barred(self, s: Fief, seat: int, move: int) -> int:
        if move == DROP:
            return FREE
        to = move - s.land.first_seat
        return FI_N_5_SELF if to == seat else FI_N_5_OUT if s.gone[to] else FREE

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [move - s.land.first_seat] if reason == FI_N_5_OUT else []

    def answer(self, s: Fief, seat: int, move: int) -> None:
        clear(s, seat)
        if move != DROP:
            lay(s, seat, OFFER, seat)
            lay(s, seat, OFFER + TO, move - s.land.first_seat)
            ask(s, seat, DRAFT)


class Draft(AtDesk):
    """FI-N-5: money either way, and at most one of captive, marriage, swap, grant, promises."""

    key: ClassVar[str] = "draft"

    def about(self, s: Fief, seat: int) -> list[int]:
        return [whom(s, seat), on_desk(s, seat, OFFER + GIVES), on_desk(s, seat, OFFER + ASKS)]

    def moves(self, s: Fief, seat: int) -> list[int]:
        return DRAFT_MOVES

    def barred(self, s: Fief, seat: int, move: int) -> int:
        if move == DROP:
            return FREE
        if move == SEND:
            return send_barred(s, seat)
        if move in KINDS:
            return kind_barred(s, seat, move)
        return money_barred(s, seat, move)

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        if reason == FI_N_4_MONEY:
            return [purse(s, seat)]
        if reason in (FI_N_5_CAPTIVES, FI_W_1_NOBODY, bargains.FI_W_4_JOINED, bargains.FI_H_8_LORD):
            return [whom(s, seat)]
        return [MOST_IN_OFFER] if reason == FI_N_5_PROMISES else []

    def answer(self, s: Fief, seat: int, move: int) -> None:
        if move == DROP:
            clear(s, seat)
        elif move == SEND:
            send(s, seat)
        elif move in KINDS:
            begin_kind(s, seat, move)
        elif move == OTHER_WAY:
            turn_round(s, seat)
        else:
            field = OFFER + (ASKS if on_desk(s, seat, ASKING) else GIVES)
            lay(s, seat, field, on_desk(s, seat, field) + SUMS[move - SUM])


# Money ---------------------------------------------------------------------------------------------------------------


def purse(s: Fief, seat: int) -> int:
    """FI-N-4, FI-P-5: what a player can give: his money, and for a ransom what is put aside for the captive."""
    offer = drafted(s, seat)
    if offer[KIND] == FREEDOM and s.owner[offer[LORD]] == seat:
        return s.money[seat] + aside_for(s, offer[LORD])
    return s.money[seat]


def money_barred(s: Fief, seat: int, move: int) -> int:
    """FI-N-4: nobody gives what he has not; nor asks for more than all money there is, which all can count."""
    asking = on_desk(s, seat, ASKING) == 1
    thaler = on_desk(s, seat, OFFER + GIVES) + on_desk(s, seat, OFFER + ASKS)
    if move == OTHER_WAY:
        asking = not asking
    else:
        thaler += SUMS[move - SUM]
    if asking:
        return FREE if thaler <= sum(s.counted) + sum(s.aside) else FI_N_4_ALL
    return FREE if thaler <= purse(s, seat) else FI_N_4_MONEY


def turn_round(s: Fief, seat: int) -> None:
    """What was given is asked for, or the other way round."""
    gives, asks = on_desk(s, seat, OFFER + GIVES), on_desk(s, seat, OFFER + ASKS)
    lay(s, seat, OFFER + GIVES, asks)
    lay(s, seat, OFFER + ASKS, gives)
    lay(s, seat, ASKING, 1 - on_desk(s, seat, ASKING))


# What else -----------------------------------------------------------------------------------------------------------


def kind_barred(s: Fief, seat: int, move: int) -> int:
    """FI-N-5: at most one thing besides money, and only what there is between the two."""
    to, kind = whom(s, seat), on_desk(s, seat, OFFER + KIND)
    if move in (A_PROMISE, ASK_PROMISE):
        if kind not in (MONEY_ONLY, PROMISES):
            return FI_N_5_ONE
        full = on_desk(s, seat, OFFER + OTHER) >= BASE ** (MOST_IN_OFFER - 1)
        return FI_N_5_PROMISES if kind == PROMISES and full else FREE
    if kind != MONEY_ONLY:
        return FI_N_5_ONE
    if move == A_FREEDOM:
        return FREE if bargains.captives_between(s, seat, to) else FI_N_5_CAPTIVES
    if move == A_MARRIAGE:
        return FREE if bargains.weddings_between(s, seat, to) else FI_W_1_NOBODY
    if move == A_SWAP:
        return FREE if to in joined(s, seat) else bargains.FI_W_4_JOINED
    return bargains.grant_to_barred(s, seat, to)


def begin_kind(s: Fief, seat: int, move: int) -> None:
    """Ask on."""
    if move == A_FREEDOM:
        ask(s, seat, CAPTIVE)
    elif move == A_MARRIAGE:
        ask(s, seat, SPOUSE)
    elif move == A_SWAP:
        ask(s, seat, CARDS_TO_SWAP)
    elif move == A_GRANT:
        ask(s, seat, FIEF_TO_GRANT)
    else:
        lay(s, seat, PROMISED, 1 if move == ASK_PROMISE else 0)
        ask(s, seat, WHAT_TO_PROMISE)


def chosen(s: Fief, seat: int, kind: int) -> None:
    """What the offer holds besides money is whole."""
    lay(s, seat, OFFER + KIND, kind)
    ask(s, seat, DRAFT)


def send_barred(s: Fief, seat: int) -> int:
    """FI-N-5: an offer holds something, and is of what he has and of what can still be done."""
    offer = drafted(s, seat)
    if offer[KIND] == MONEY_ONLY and not offer[GIVES] + offer[ASKS]:
        return FI_N_5_EMPTY
    if offer[GIVES] > purse(s, seat):
        return FI_N_4_MONEY
    return FREE if possible(s, offer) else FI_N_5_IMPOSSIBLE


class WhichCaptive(PartOfOffer):
    """FI-P-4, FI-P-7: the freedom of a captive whom one of the two holds, and who is of the other's family."""

    key: ClassVar[str] = "offer-freedom"

    def about(self, s: Fief, seat: int) -> list[int]:
        return [whom(s, seat)]

    def moves(self, s: Fief, seat: int) -> list[int]:
        return DROP_OR_LORD

    def barred(self, s: Fief, seat: int, move: int) -> int:
        free = move == DROP or bargains.held_by_other(s, seat, whom(s, seat), move - LORD_MOVE)
        return FREE if free else bargains.FI_N_5_CAPTIVE

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [move - LORD_MOVE, whom(s, seat)]

    def choose(self, s: Fief, seat: int, move: int) -> None:
        lord = move - LORD_MOVE
        lay(s, seat, OFFER + LORD, lord)
        lay(s, seat, OFFER + OTHER, NONE)
        if s.owner[lord] == seat and places_for_freed(s, lord):
            ask(s, seat, HOME)
        else:
            chosen(s, seat, FREEDOM)


class WhichHome(FreedHome):
    """FI-P-4: where he is to go, in an offer."""

    def drop(self, s: Fief, seat: int) -> None:
        drop_part(s, seat)

    def choose(self, s: Fief, seat: int, move: int) -> None:
        lay(s, seat, OFFER + OTHER, place_for_freed(s, on_desk(s, seat, OFFER + LORD), move - VILLAGE))
        chosen(s, seat, FREEDOM)


class WhoWeds(PartOfOffer):
    """FI-W-1: one of the own family who can marry one of the other's."""

    key: ClassVar[str] = "offer-wedding"

    def about(self, s: Fief, seat: int) -> list[int]:
        return [whom(s, seat)]

    def moves(self, s: Fief, seat: int) -> list[int]:
        return DROP_OR_LORD

    def barred(self, s: Fief, seat: int, move: int) -> int:
        lord = move - LORD_MOVE
        if move == DROP:
            return FREE
        if s.owner[lord] != seat or s.at[lord] == NONE:
            return bargains.FI_W_1_FAMILY
        return single(s, lord) or (FREE if bargains.somebody_to_wed(s, whom(s, seat), lord) else FI_W_1_NOBODY)

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [whom(s, seat)] if reason == FI_W_1_NOBODY else [move - LORD_MOVE]

    def choose(self, s: Fief, seat: int, move: int) -> None:
        lay(s, seat, OFFER + LORD, move - LORD_MOVE)
        ask(s, seat, WHOM_TO_WED)


class WedsWhom(PartOfOffer):
    """FI-W-1: and the one of the other's family."""

    key: ClassVar[str] = "offer-bride"

    def about(self, s: Fief, seat: int) -> list[int]:
        return [on_desk(s, seat, OFFER + LORD)]

    def moves(self, s: Fief, seat: int) -> list[int]:
        return DROP_OR_LORD

    def barred(self, s: Fief, seat: int, move: int) -> int:
        lord = move - LORD_MOVE
        if move == DROP:
            return FREE
        if s.owner[lord] != whom(s, seat) or s.at[lord] == NONE:
            return bargains.FI_W_1_FAMILY
        return wedding_barred(s, on_desk(s, seat, OFFER + LORD), lord)

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        lord = on_desk(s, seat, OFFER + LORD)
        return [lord, move - LORD_MOVE] if reason == FI_W_1_LADY else [move - LORD_MOVE]

    def choose(self, s: Fief, seat: int, move: int) -> None:
        lay(s, seat, OFFER + OTHER, move - LORD_MOVE)
        chosen(s, seat, MARRIAGE)


class WhichCards(PartOfOffer):
    """FI-W-4: the cards that are given, and how many are asked for in return."""

    key: ClassVar[str] = "offer-cards"

    def about(self, s: Fief, seat: int) -> list[int]:
        return [whom(s, seat), given(s, seat), on_desk(s, seat, OFFER + OTHER)]

    def moves(self, s: Fief, seat: int) -> list[int]:
        return SWAP_MOVES

    def barred(self, s: Fief, seat: int, move: int) -> int:
        if move == DROP:
            return FREE
        to, asked = whom(s, seat), on_desk(s, seat, OFFER + OTHER)
        if move == DONE:
            return bargains.swap_barred(s, seat, to, given(s, seat), asked)
        if move == ASK_CARD:
            return FREE if asked < min(s.land.board.limit[HAND], held(s, to)) else bargains.FI_W_4_TOO_FEW
        if given(s, seat) == s.land.board.limit[HAND]:
            return bargains.FI_W_4_HAND
        return spare(s, seat, OFFER + CARDS_GIVEN, move - CARD)

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        if reason == FI_W_4_CARD:
            return [move - CARD]
        if reason == bargains.FI_W_4_HAND:
            return [s.land.board.limit[HAND]]
        return [] if reason == bargains.FI_W_4_EMPTY else [whom(s, seat)]

    def choose(self, s: Fief, seat: int, move: int) -> None:
        if move == DONE:
            chosen(s, seat, SWAP)
        elif move == ASK_CARD:
            lay(s, seat, OFFER + OTHER, on_desk(s, seat, OFFER + OTHER) + 1)
        else:
            lay(s, seat, OFFER + CARDS_GIVEN, on_desk(s, seat, OFFER + CARDS_GIVEN) * 64 + move - CARD + 1)


def spare(s: Fief, seat: int, field: int, card: int) -> int:
    """FI-W-4: a card can be given as often as it is in hand and not given yet."""
    taken = cards_in(on_desk(s, seat, field)).count(card)
    return FREE if s.hands[seat * CARDS + card] > taken else FI_W_4_CARD


def given(s: Fief, seat: int) -> int:
    """How many cards are given so far."""
    return len(cards_in(on_desk(s, seat, OFFER + CARDS_GIVEN)))


CHAPTER: Final = Chapter("FI-N", []).asks(
    {
        "offer-whom": "",
        "draft": "whom:seat gives:number asks:number",
        "offer-freedom": "whom:seat",
        "freed-home": "lord",
        "offer-wedding": "whom:seat",
        "offer-bride": "lord",
        "offer-cards": "whom:seat given:number asked:number",
    }
)
