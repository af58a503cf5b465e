"""The steps of The Fair, in the order of a round."""

from typing import Final

from regalia.core.events import EVERYBODY, all_but, only
from regalia.core.step import FREE, AnyStep, Step
from tests.toy.board import ACCEPT, CLAIM, DRAW, DROP, OFFER, PASS, PEEK, READY, REFUSE, REST, SELL, WITHDRAW
from tests.toy.desk import KIND, NOBODY, OFFERED, OFFERS, WHOM
from tests.toy.state import ENDINGS, Fair

TOY_T_2: Final = 1
TOY_T_3_HAND: Final = 2
TOY_T_3_GOOD: Final = 3
TOY_T_4_OPTION: Final = 4
TOY_T_4_CROWN: Final = 5
TOY_T_4_HAND: Final = 6
TOY_C_1: Final = 7
TOY_F_1_HAND: Final = 8
TOY_F_1_TWICE: Final = 9
TOY_F_1_OPEN: Final = 10
TOY_F_1_GOOD: Final = 11
TOY_F_2_SELF: Final = 12
TOY_F_2_NONE: Final = 13
TOY_F_3: Final = 14


class Round(Step[Fair]):
    """TOY-T-1: the weather is rolled, every player has a turn, then the fair opens; TOY-E-1: unless it is the end."""

    key = "round"

    def run(self, s: Fair) -> None:
        s.ended = ending(s)
        if s.ended:
            for seat, hand in enumerate(s.hands):
                s.tell_some(EVERYBODY, "hand", [seat, *listed(hand)])
            s.tell("over", s.ended - 1)
            return
        s.round += 1
        s.weather = s.luck.roll("weather")
        s.tell("round", s.round, s.weather)
        s.push(Round())
        s.push(Opens())
        for turn in reversed(range(s.setup.players)):
            s.push(Begins((s.first + turn) % s.setup.players))


def ending(s: Fair) -> int:
    """TOY-E-1: somebody is rich, or the deck is empty, or all rounds are played."""
    if max(s.crowns) >= s.rich:
        return ENDINGS.index("rich")
    if not sum(s.deck):
        return ENDINGS.index("empty")
    return ENDINGS.index("rounds") if s.round == s.board.rounds else 0


def listed(hand: list[int]) -> list[int]:
    """The cards of a hand, one by one."""
    return [good for good, cards in enumerate(hand) for _ in range(cards)]


class OfSeat(Step[Fair]):
    """A step that belongs to one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def frame(self) -> list[int]:
        return [self.seat]


class OneSeat(OfSeat):
    """A step at which one seat is asked."""

    def acting(self, s: Fair) -> int:
        return 1 << self.seat


class Begins(OfSeat):
    """TOY-T-1: a player's turn begins."""

    key = "begins"

    def run(self, s: Fair) -> None:
        s.on_turn = self.seat
        s.push(Turn(self.seat))


class Turn(OneSeat):
    """TOY-T-2 to TOY-T-5: one of four things to do."""

    key = "turn"

    def moves(self, s: Fair, seat: int) -> list[int]:
        return [DRAW, SELL, PEEK, REST]

    def barred(self, s: Fair, seat: int, move: int) -> int:
        if move == DRAW:
            return FREE if sum(s.deck) else TOY_T_2
        if move == SELL:
            return FREE if sum(s.hands[seat]) else TOY_T_3_HAND
        if move == PEEK:
            return FREE if s.may_peek and s.crowns[seat] else TOY_T_4_CROWN if s.may_peek else TOY_T_4_OPTION
        return FREE

    def default(self, s: Fair, seat: int) -> int:
        return REST

    def answer(self, s: Fair, seat: int, move: int) -> None:
        if move == DRAW:
            s.draw(seat)
        elif move == SELL:
            s.push(Sell(seat))
        elif move == PEEK:
            s.push(Peek(seat))
        else:
            s.tell("rests", seat)


class Sell(OneSeat):
    """TOY-T-3: sell a card for its price. All see it, and each other player may claim a crown of it (TOY-C-1)."""

    key = "sell"

    def moves(self, s: Fair, seat: int) -> list[int]:
        return s.board.to_good

    def barred(self, s: Fair, seat: int, move: int) -> int:
        return FREE if s.hands[seat][move - s.board.first_good] else TOY_T_3_GOOD

    def because(self, s: Fair, seat: int, move: int, reason: int) -> list[int]:
        return [move - s.board.first_good]

    def answer(self, s: Fair, seat: int, move: int) -> None:
        good = move - s.board.first_good
        s.hands[seat][good] -= 1
        s.sold[good] += 1
        s.crowns[seat] += s.price(good)
        s.show()
        s.tell("sells", seat, good, s.price(good))
        for behind in reversed(range(1, s.setup.players)):
            s.push(Claim(seat, (seat + behind) % s.setup.players, good))


class Claim(Step[Fair]):
    """TOY-C-1: who shows a card of the same good gets a crown from the seller; all are asked, with the card or not."""

    key = "claim"

    def __init__(self, seller: int, seat: int, good: int) -> None:
        self.seller = seller
        self.seat = seat
        self.good = good

    def frame(self) -> list[int]:
        return [self.seller, self.seat, self.good]

    def acting(self, s: Fair) -> int:
        return 1 << self.seat

    def waiting(self, s: Fair) -> int:
        """The players between the one asked and the seller."""
        bits, seat = 0, (self.seat + 1) % s.setup.players
        while seat != self.seller:
            bits |= 1 << seat
            seat = (seat + 1) % s.setup.players
        return bits

    def about(self, s: Fair, seat: int) -> list[int]:
        return [self.seller, self.good]

    def moves(self, s: Fair, seat: int) -> list[int]:
        return [CLAIM, PASS]

    def barred(self, s: Fair, seat: int, move: int) -> int:
        return FREE if move == PASS or s.hands[seat][self.good] else TOY_C_1

    def because(self, s: Fair, seat: int, move: int, reason: int) -> list[int]:
        return [self.good]

    def default(self, s: Fair, seat: int) -> int:
        return PASS

    def answer(self, s: Fair, seat: int, move: int) -> None:
        if move == CLAIM:
            paid = min(1, s.crowns[self.seller])
            s.crowns[self.seller] -= paid
            s.crowns[seat] += paid
            s.show()
            s.tell("claims", seat, self.seller, self.good)


class Peek(OneSeat):
    """TOY-T-4: for a crown, look at another player's hand."""

    key = "peek"

    def moves(self, s: Fair, seat: int) -> list[int]:
        return [move for move in s.board.to_seat if move != s.board.first_seat + seat]

    def barred(self, s: Fair, seat: int, move: int) -> int:
        whom = move - s.board.first_seat
        others = [sum(hand) for other, hand in enumerate(s.hands) if other != seat]
        return FREE if sum(s.hands[whom]) or not any(others) else TOY_T_4_HAND

    def because(self, s: Fair, seat: int, move: int, reason: int) -> list[int]:
        return [move - s.board.first_seat]

    def answer(self, s: Fair, seat: int, move: int) -> None:
        whom = move - s.board.first_seat
        s.crowns[seat] -= 1
        s.show()
        s.tell_some(all_but(seat), "peeks", [seat, whom])
        s.tell_some(only(seat), "peeked", [whom, *listed(s.hands[whom])])


class Opens(Step[Fair]):
    """TOY-F-1: the fair opens; it is nobody's turn."""

    key = "opens"

    def run(self, s: Fair) -> None:
        s.on_turn = NOBODY
        s.push(Desks())


class Desks(Step[Fair]):
    """TOY-F: the fair. All trade at once, each at a desk that only he sees, until all are ready."""

    key = "fair"
    desk = True

    def acting(self, s: Fair) -> int:
        bits = 0
        for seat in range(s.setup.players):
            if not s.ready[seat] or s.offer_to(seat) != NOBODY:
                bits |= 1 << seat
        return bits

    def question(self, s: Fair, seat: int) -> str:
        if s.desk[seat] == KIND:
            return "offer-good"
        if s.desk[seat] == WHOM:
            return "offer-whom"
        return "fair" if s.offer_to(seat) == NOBODY else "offered"

    def about(self, s: Fair, seat: int) -> list[int]:
        question = self.question(s, seat)
        if question == "offered":
            offerer = s.offer_to(seat)
            return [offerer, s.kind[offerer]]
        return [s.kind[seat]] if question == "offer-whom" else []

    def moves(self, s: Fair, seat: int) -> list[int]:
        question = self.question(s, seat)
        if question == "offer-good":
            return [DROP, *s.board.to_good]
        if question == "offer-whom":
            return [DROP, *s.board.to_seat]
        return [OFFER, WITHDRAW, READY] if question == "fair" else [ACCEPT, REFUSE]

    def barred(self, s: Fair, seat: int, move: int) -> int:
        if move == OFFER:
            return self.barred_offer(s, seat)
        if move == WITHDRAW:
            return FREE if s.desk[seat] == OFFERED else TOY_F_2_NONE
        if move == ACCEPT:
            return FREE if s.crowns[seat] or s.setup.options["gifts"] else TOY_F_3
        if move >= s.board.first_seat:
            return TOY_F_2_SELF if move == s.board.first_seat + seat else FREE
        if move >= s.board.first_good:
            return FREE if s.hands[seat][move - s.board.first_good] else TOY_F_1_GOOD
        return FREE

    def barred_offer(self, s: Fair, seat: int) -> int:
        """TOY-F-1: twice in a fair, one at a time, of what one has."""
        if s.desk[seat] == OFFERED:
            return TOY_F_1_OPEN
        if s.begun[seat] == OFFERS:
            return TOY_F_1_TWICE
        return FREE if sum(s.hands[seat]) else TOY_F_1_HAND

    def because(self, s: Fair, seat: int, move: int, reason: int) -> list[int]:
        if reason == TOY_F_1_TWICE:
            return [OFFERS]
        if reason == TOY_F_1_OPEN:
            return [s.whom[seat]]
        if reason == TOY_F_1_GOOD:
            return [move - s.board.first_good]
        return [s.offer_to(seat)] if reason == TOY_F_3 else []

    def default(self, s: Fair, seat: int) -> int:
        question = self.question(s, seat)
        return READY if question == "fair" else REFUSE if question == "offered" else DROP

    def answer(self, s: Fair, seat: int, move: int) -> None:
        s.push(self)
        if move >= s.board.first_seat:
            self.offer(s, seat, move - s.board.first_seat)
        elif move >= s.board.first_good:
            s.kind[seat], s.desk[seat] = move - s.board.first_good, WHOM
        elif move == OFFER:
            s.begun[seat] += 1
            s.desk[seat] = KIND
        elif move == DROP:
            s.clear(seat)
        elif move == WITHDRAW:
            s.clear(seat)
            s.tell("withdraws", seat)
        elif move == READY:
            s.ready[seat] = 1
            s.tell("ready", seat)
        else:
            self.reply(s, seat, s.offer_to(seat), move == ACCEPT)

    def offer(self, s: Fair, seat: int, whom: int) -> None:
        """TOY-F-2: the offer is whole: all see to whom it goes, but only he what it is."""
        s.whom[seat], s.desk[seat] = whom, OFFERED
        s.made[seat] += 1
        s.show()
        s.tell_some(only(seat) | only(whom), "offered", [seat, whom, s.kind[seat]])
        s.tell_some(all_but(seat) & all_but(whom), "offers", [seat, whom])

    def reply(self, s: Fair, seat: int, offerer: int, accepted: bool) -> None:
        """TOY-F-3: who accepts pays a crown and gets the card; with gifts he pays what he has, at most one."""
        good = s.kind[offerer]
        s.clear(offerer)
        if not accepted:
            s.tell("refuses", seat, offerer)
            return
        paid = min(1, s.crowns[seat])
        s.crowns[seat] -= paid
        s.crowns[offerer] += paid
        s.hands[offerer][good] -= 1
        s.hands[seat][good] += 1
        s.tell("accepts", seat, offerer)

    def run(self, s: Fair) -> None:
        s.close_fair()


ALL: Final[list[type[AnyStep]]] = [Round, Begins, Turn, Sell, Claim, Peek, Opens, Desks]
STEPS: Final[dict[str, type[AnyStep]]] = {step.key: step for step in ALL}
