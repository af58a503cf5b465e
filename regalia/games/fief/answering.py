"""FI-N-5: the clear desk; looking at an offer, answering it with what it needs, and withdrawing one's own."""

from typing import ClassVar, Final

from regalia.core.step import FREE
from regalia.games.fief import bargains
from regalia.games.fief.at_desk import AtDesk, FreedHome, Part
from regalia.games.fief.bargains import aside_for, possible
from regalia.games.fief.capitals import PIECES, can_put_piece, needs_piece, piece_barred, piece_because
from regalia.games.fief.chapter import Chapter
from regalia.games.fief.desk import (
    ASKS,
    CARDS_IN_RETURN,
    DEAL_KEYS,
    FIEF_TO_GRANT,
    FREEDOM,
    FROM,
    FROM_ASIDE,
    GIVES,
    GRANT,
    HOME_FOR_FREED,
    KIND,
    LORD,
    MARRIAGE,
    OFFER,
    OFFERED,
    OTHER,
    PIECE,
    REPLY_CARDS,
    SWAP,
    TO,
    WHOM,
    WITHDRAW_FROM,
    WITHDRAWING,
    ask,
    cards_in,
    clear,
    drafted,
    following,
    lay,
    on_desk,
    open_offers,
    take_up,
)
from regalia.games.fief.drafting import FI_N_4_MONEY, FI_N_5_IMPOSSIBLE, FI_N_5_SELF, spare
from regalia.games.fief.figures import CARDS, NONE
from regalia.games.fief.moves import CARD, DROP, TO_CARD, VILLAGE, YES, answer
from regalia.games.fief.offers import OFFERS, accept, refuse, withdraw
from regalia.games.fief.prisoners import place_for_freed, places_for_freed
from regalia.games.fief.reasons import reason
from regalia.games.fief.state import Fief

AN_OFFER: Final = answer("deal")
WITHDRAW: Final = answer("withdraw")
A_GRANT: Final = answer("grant")
READY: Final = answer("ready")
ACCEPT: Final = answer("accept")
REFUSE: Final = answer("refuse")
NEXT: Final = answer("next")

FI_N_5_EIGHT: Final = reason("FI-N-5.eight", "number")
FI_N_5_NONE: Final = reason("FI-N-5.none", "seat")
FI_N_5_OPEN: Final = reason("FI-N-5.open")
FI_N_5_NOT_TO: Final = reason("FI-N-5.not-to", "whom:seat")
FI_N_5_ONLY: Final = reason("FI-N-5.only")
FI_N_5_GONE: Final = reason("FI-N-5.gone")
FI_W_4_REPLY: Final = reason("FI-W-4.reply", "number")
FI_H_4_NONE: Final = reason("FI-H-4.none", "region")

TALK_MOVES: Final = [AN_OFFER, WITHDRAW, A_GRANT, READY]
OFFERED_MOVES: Final = [ACCEPT, REFUSE, NEXT, DROP]
WITHDRAW_MOVES: Final = [YES, NEXT, DROP]
GONE_MOVES: Final = [YES, ACCEPT, REFUSE, NEXT, DROP]
PIECES_OR_DROP: Final = [*PIECES, DROP]
DROP_OR_CARD: Final = [*TO_CARD, DROP]


class Talk(AtDesk):
    """FI-N-1, FI-N-5, FI-N-6: a clear desk: make, look at or withdraw an offer, grant, or be ready."""

    key: ClassVar[str] = "talk"

    def moves(self, s: Fief, seat: int) -> list[int]:
        return [*TALK_MOVES, *s.land.to_seat]

    def barred(self, s: Fief, seat: int, move: int) -> int:
        if move == AN_OFFER:
            return FREE if s.made[seat] < OFFERS else FI_N_5_EIGHT
        if move == WITHDRAW:
            return FREE if open_offers(s, seat) else FI_N_5_OPEN
        if move == A_GRANT:
            return bargains.granting_barred(s, seat)
        if move == READY:
            return FREE
        maker = move - s.land.first_seat
        if maker == seat:
            return FI_N_5_SELF
        return FREE if open_offers(s, maker, seat) else FI_N_5_NONE

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        if reason == FI_N_5_EIGHT:
            return [OFFERS]
        return [move - s.land.first_seat] if reason == FI_N_5_NONE else []

    def default(self) -> int:
        return READY

    def answer(self, s: Fief, seat: int, move: int) -> None:
        if move == AN_OFFER:
            ask(s, seat, WHOM)
        elif move == WITHDRAW:
            ask(s, seat, WITHDRAW_FROM)
        elif move == A_GRANT:
            lay(s, seat, OFFER + TO, seat)
            ask(s, seat, FIEF_TO_GRANT)
        elif move == READY:
            s.ready[seat] = 1
            s.tell("ready", seat)
        else:
            take_up(s, seat, open_offers(s, move - s.land.first_seat, seat)[0])
            ask(s, seat, OFFERED)


class Gone(AtDesk):
    """FI-N-5: the offer on this desk has been withdrawn, answered, or has lapsed: what arrives later is too late."""

    key: ClassVar[str] = "offer-gone"

    def moves(self, s: Fief, seat: int) -> list[int]:
        return GONE_MOVES

    def barred(self, s: Fief, seat: int, move: int) -> int:
        return FREE if move == DROP else FI_N_5_GONE

    def answer(self, s: Fief, seat: int, move: int) -> None:
        clear(s, seat)


class WithdrawFrom(AtDesk):
    """FI-N-5: to whom the offer was made that is to be withdrawn."""

    key: ClassVar[str] = "withdraw-whom"

    def moves(self, s: Fief, seat: int) -> list[int]:
        return [*s.land.to_seat, DROP]

    def barred(self, s: Fief, seat: int, move: int) -> int:
        if move == DROP or open_offers(s, seat, move - s.land.first_seat):
            return FREE
        return FI_N_5_NOT_TO

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [move - s.land.first_seat]

    def answer(self, s: Fief, seat: int, move: int) -> None:
        clear(s, seat)
        if move != DROP:
            take_up(s, seat, open_offers(s, seat, move - s.land.first_seat)[0])
            ask(s, seat, WITHDRAWING)


class Withdrawing(AtDesk):
    """FI-N-5: an own open offer is withdrawn."""

    key: ClassVar[str] = "withdraw"

    def about(self, s: Fief, seat: int) -> list[int]:
        return [on_desk(s, seat, OFFER + TO), on_desk(s, seat, OFFER + KIND)]

    def moves(self, s: Fief, seat: int) -> list[int]:
        return WITHDRAW_MOVES

    def barred(self, s: Fief, seat: int, move: int) -> int:
        single = len(open_offers(s, seat, on_desk(s, seat, OFFER + TO))) == 1
        return FI_N_5_ONLY if move == NEXT and single else FREE

    def answer(self, s: Fief, seat: int, move: int) -> None:
        offer = drafted(s, seat)
        if move == NEXT:
            take_up(s, seat, following(open_offers(s, seat, offer[TO]), offer))
            ask(s, seat, WITHDRAWING)
            return
        clear(s, seat)
        if move == YES:
            withdraw(s, offer)


class Offered(AtDesk):
    """FI-N-5: an offer is accepted or refused, once; or left for later."""

    key: ClassVar[str] = "offered"

    def question(self, s: Fief, seat: int) -> str:
        return f"offered-{DEAL_KEYS[on_desk(s, seat, OFFER + KIND)]}"

    def about(self, s: Fief, seat: int) -> list[int]:
        offer = drafted(s, seat)
        money = [offer[GIVES] + offer[FROM_ASIDE], offer[ASKS]]
        if offer[KIND] == FREEDOM:
            return [offer[LORD], *money]
        if offer[KIND] == MARRIAGE:
            return [offer[LORD], offer[OTHER], *money]
        if offer[KIND] == SWAP:
            return [offer[FROM], offer[OTHER], *money]
        return [offer[LORD], offer[OTHER], *money] if offer[KIND] == GRANT else [offer[FROM], *money]

    def moves(self, s: Fief, seat: int) -> list[int]:
        return OFFERED_MOVES

    def barred(self, s: Fief, seat: int, move: int) -> int:
        if move == ACCEPT:
            return accept_barred(s, seat, drafted(s, seat))
        single = len(open_offers(s, on_desk(s, seat, OFFER + FROM), seat)) == 1
        return FI_N_5_ONLY if move == NEXT and single else FREE

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        if reason == FI_N_4_MONEY:
            return [means(s, seat, drafted(s, seat))]
        if reason in (FI_W_4_REPLY, FI_H_4_NONE):
            return [on_desk(s, seat, OFFER + OTHER)]
        return []

    def answer(self, s: Fief, seat: int, move: int) -> None:
        offer = drafted(s, seat)
        if move == NEXT:
            take_up(s, seat, following(open_offers(s, offer[FROM], seat), offer))
            ask(s, seat, OFFERED)
        elif move == ACCEPT and choice_needed(s, seat, offer):
            ask(s, seat, choice_needed(s, seat, offer))
        else:
            clear(s, seat)
            if move == ACCEPT:
                accept(s, offer, NONE if offer[KIND] == FREEDOM else 0)
            elif move == REFUSE:
                refuse(s, offer)


def means(s: Fief, seat: int, offer: list[int]) -> int:
    """FI-N-4, FI-P-5: what the one who accepts can pay: his money, and what is put aside for his captive."""
    if offer[KIND] == FREEDOM and s.owner[offer[LORD]] == seat:
        return s.money[seat] + aside_for(s, offer[LORD])
    return s.money[seat]


def accept_barred(s: Fief, seat: int, offer: list[int]) -> int:
    """FI-N-5: an acceptance fails only on what both see, or on what the one who accepts sees himself."""
    if not possible(s, offer):
        return FI_N_5_IMPOSSIBLE
    if offer[ASKS] > means(s, seat, offer):
        return FI_N_4_MONEY
    if offer[KIND] == SWAP and offer[OTHER] > sum(s.hands[seat * CARDS : seat * CARDS + CARDS]):
        return FI_W_4_REPLY
    if offer[KIND] == GRANT and needs_piece(s, seat, offer[OTHER]):
        return FREE if can_put_piece(s, seat, offer[OTHER], offer[ASKS]) else FI_H_4_NONE
    return FREE


def choice_needed(s: Fief, seat: int, offer: list[int]) -> int:
    """FI-N-5: what is to be chosen with an acceptance, 0 if nothing is."""
    if offer[KIND] == SWAP and offer[OTHER]:
        return CARDS_IN_RETURN
    if offer[KIND] == FREEDOM and s.owner[offer[LORD]] == seat and places_for_freed(s, offer[LORD]):
        return HOME_FOR_FREED
    return PIECE if offer[KIND] == GRANT and needs_piece(s, seat, offer[OTHER]) else 0


def offered_again(s: Fief, seat: int) -> None:
    """Nothing has been chosen; the offer is still open."""
    lay(s, seat, REPLY_CARDS, 0)
    ask(s, seat, OFFERED)


def close(s: Fief, seat: int, choice: int) -> None:
    """The acceptance is whole."""
    offer = drafted(s, seat)
    clear(s, seat)
    accept(s, offer, choice)


class Choice(Part):
    """FI-N-5: what an acceptance needs is chosen with it; dropped, the offer is still open."""

    def drop(self, s: Fief, seat: int) -> None:
        offered_again(s, seat)


class CardsInReturn(Choice):
    """FI-W-4: the cards that are given in return."""

    key: ClassVar[str] = "swap-return"

    def about(self, s: Fief, seat: int) -> list[int]:
        return [on_desk(s, seat, OFFER + OTHER) - len(cards_in(on_desk(s, seat, REPLY_CARDS)))]

    def moves(self, s: Fief, seat: int) -> list[int]:
        return DROP_OR_CARD

    def barred(self, s: Fief, seat: int, move: int) -> int:
        if move == DROP:
            return FREE
        return spare(s, seat, REPLY_CARDS, move - CARD)

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return [move - CARD]

    def choose(self, s: Fief, seat: int, move: int) -> None:
        cards = on_desk(s, seat, REPLY_CARDS) * 64 + move - CARD + 1
        lay(s, seat, REPLY_CARDS, cards)
        if len(cards_in(cards)) == on_desk(s, seat, OFFER + OTHER):
            close(s, seat, cards)


class HomeForFreed(FreedHome):
    """FI-P-4: where the freed lord goes, with an acceptance."""

    def drop(self, s: Fief, seat: int) -> None:
        offered_again(s, seat)

    def choose(self, s: Fief, seat: int, move: int) -> None:
        close(s, seat, place_for_freed(s, on_desk(s, seat, OFFER + LORD), move - VILLAGE))


class PieceForCapital(Choice):
    """FI-H-4: the piece on the capital of a granted fief."""

    key: ClassVar[str] = "put-piece"

    def about(self, s: Fief, seat: int) -> list[int]:
        region = on_desk(s, seat, OFFER + OTHER)
        return [region, s.capital[region]]

    def moves(self, s: Fief, seat: int) -> list[int]:
        return PIECES_OR_DROP

    def barred(self, s: Fief, seat: int, move: int) -> int:
        if move == DROP:
            return FREE
        return piece_barred(s, seat, on_desk(s, seat, OFFER + OTHER), move, on_desk(s, seat, OFFER + ASKS))

    def because(self, s: Fief, seat: int, move: int, reason: int) -> list[int]:
        return piece_because(s, move, reason)

    def choose(self, s: Fief, seat: int, move: int) -> None:
        close(s, seat, move)


MONEY: Final = "gives:number asks:number"
CHAPTER: Final = Chapter("FI-N", []).asks(
    {
        "talk": "",
        "offer-gone": "",
        "withdraw-whom": "",
        "withdraw": "whom:seat deal",
        "offered-money": f"seat {MONEY}",
        "offered-freedom": f"lord {MONEY}",
        "offered-marriage": f"lord other:lord {MONEY}",
        "offered-swap": f"seat number {MONEY}",
        "offered-grant": f"lord region {MONEY}",
        "offered-promises": f"seat {MONEY}",
        "swap-return": "number",
    }
)
