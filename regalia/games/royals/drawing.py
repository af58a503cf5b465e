"""RO-T: drawing cards, with which every turn begins."""

from typing import ClassVar

from regalia.core.events import all_but, only
from regalia.core.step import FREE, Step
from regalia.games.royals.figures import DRAWN
from regalia.games.royals.moves import (
    BOTH,
    COUNTRY,
    DECK,
    INTRIGUE,
    RO_T_3,
    RO_T_4,
    RO_T_5,
    THREE,
    WAYS,
)
from regalia.games.royals.state import Royals


class OfSeat(Step[Royals]):
    """A step at which one seat is asked."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def frame(self) -> list[int]:
        return [self.seat]

    def acting(self, s: Royals) -> int:
        return 1 << self.seat


class Way(OfSeat):
    """RO-T-2: three country cards, or one country card and one intrigue card."""

    key: ClassVar[str] = "way"

    def moves(self, s: Royals, seat: int) -> list[int]:
        return WAYS

    def barred(self, s: Royals, seat: int, move: int) -> int:
        """RO-T-4: without any intrigue card to draw the second way is not available."""
        if move == THREE or any(s.intrigue_deck) or any(s.intrigue_discards):
            return FREE
        return RO_T_4

    def answer(self, s: Royals, seat: int, move: int) -> None:
        s.tell("both" if move == BOTH else "three", seat)
        s.push(Draw(seat, 1, 1) if move == BOTH else Draw(seat, DRAWN, 0))


class Draw(OfSeat):
    """RO-T-1, RO-T-2: the next card, from the deck, the row or the intrigue deck; each is seen before the next."""

    key: ClassVar[str] = "draw"

    def __init__(self, seat: int, countries: int, intrigues: int) -> None:
        super().__init__(seat)
        self.countries = countries
        self.intrigues = intrigues

    def frame(self) -> list[int]:
        return [self.seat, self.countries, self.intrigues]

    def question(self, s: Royals, seat: int) -> str:
        return "draw-both" if self.intrigues else "draw"

    def about(self, s: Royals, seat: int) -> list[int]:
        return [] if self.intrigues else [self.countries]

    def moves(self, s: Royals, seat: int) -> list[int]:
        return s.europe.draws_both if self.intrigues else s.europe.draws

    def barred(self, s: Royals, seat: int, move: int) -> int:
        """RO-T-3, RO-T-5: the row is not refilled now, and an empty deck is not made anew."""
        if move == DECK:
            return FREE if any(s.deck) else RO_T_5
        return FREE if move == INTRIGUE or s.row[move - COUNTRY] else RO_T_3

    def because(self, s: Royals, seat: int, move: int, reason: int) -> list[int]:
        return [move - COUNTRY] if reason == RO_T_3 else []

    def answer(self, s: Royals, seat: int, move: int) -> None:
        if move == INTRIGUE:
            draw_intrigue(s, seat)
            s.push(Draw(seat, self.countries, self.intrigues - 1))
            return
        if move == DECK:
            draw_hidden(s, seat)
        else:
            take_from_row(s, seat, move - COUNTRY)
        if self.countries > 1:
            s.push(Draw(seat, self.countries - 1, self.intrigues))
        elif self.intrigues:
            # Nothing is left to choose.
            draw_intrigue(s, seat)


def draw_hidden(s: Royals, seat: int) -> None:
    """RO-T-1: a country card of the face-down deck; the others see only that it is one."""
    country = s.luck.kind("country", s.deck)
    s.deck[country] -= 1
    s.hands[seat * s.europe.countries + country] += 1
    s.held[seat] += 1
    s.tell_some(only(seat), "drew", [country])
    s.tell_some(all_but(seat), "draws", [seat])


def take_from_row(s: Royals, seat: int, country: int) -> None:
    """RO-T-1, RO-B-4: a card of the row, which all see and remember."""
    s.row[country] -= 1
    s.hands[seat * s.europe.countries + country] += 1
    s.known[seat * s.europe.countries + country] += 1
    s.held[seat] += 1
    s.tell("takes", seat, country)


def draw_intrigue(s: Royals, seat: int) -> None:
    """RO-T-2, RO-T-4: an intrigue card; with the last of them the discards become the new deck, if there are any."""
    if not any(s.intrigue_deck):
        renew_intrigues(s)
    kind = s.luck.kind("intrigue", s.intrigue_deck)
    s.intrigue_deck[kind] -= 1
    s.intrigues[seat * s.europe.kinds + kind] += 1
    s.tell_some(only(seat), "drew-intrigue", [kind])
    s.tell_some(all_but(seat), "draws-intrigue", [seat])
    if not any(s.intrigue_deck) and any(s.intrigue_discards):
        renew_intrigues(s)


def renew_intrigues(s: Royals) -> None:
    """RO-T-4: the discarded intrigue cards are the new deck."""
    s.intrigue_deck = s.intrigue_discards
    s.intrigue_discards = [0] * s.europe.kinds
    s.tell("intrigues-renewed")
