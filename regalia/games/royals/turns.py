"""RO-T, RO-E: the course of turns and epochs."""

from typing import ClassVar, Final

from regalia.core.events import EVERYBODY
from regalia.core.step import FREE, AnyStep, Step
from regalia.games.royals.drawing import Draw, OfSeat, Way
from regalia.games.royals.ending import score_finally
from regalia.games.royals.epochs import score_epoch
from regalia.games.royals.figures import HAND, INTRIGUE_HAND, LAST_EPOCH, NOBODY
from regalia.games.royals.moves import COUNTRY, RO_T_7_COUNTRY, RO_T_7_INTRIGUE
from regalia.games.royals.playing import Play
from regalia.games.royals.state import Royals


class NextTurn(Step[Royals]):
    """RO-T-8, RO-T-1: the next player clockwise draws, plays and ends the turn; in the first turns the draw is set."""

    key: ClassVar[str] = "next-turn"

    def run(self, s: Royals) -> None:
        seat = (s.start + s.turn) % s.players
        s.mover = seat
        s.tell("turn", seat)
        s.push(EndTurn(seat))
        s.push(Play(seat))
        s.push(Draw(seat, s.europe.board.first_draw[s.turn], 0) if s.turn < s.players else Way(seat))
        s.turn += 1


class EndTurn(Step[Royals]):
    """RO-T-7, RO-T-8: the hand limit, country cards first, then the refill; a row that stays short ends an epoch."""

    key: ClassVar[str] = "end-turn"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def frame(self) -> list[int]:
        return [self.seat]

    def run(self, s: Royals) -> None:
        if s.held[self.seat] > HAND:
            s.push(self)
            s.push(Discard(self.seat))
        elif s.held_intrigues(self.seat) > INTRIGUE_HAND:
            s.push(self)
            s.push(DiscardIntrigue(self.seat))
        else:
            if not s.refill():
                end_epoch(s)
            go_on(s)


def end_epoch(s: Royals) -> None:
    """RO-E-1, RO-E-5: the discards are the new deck and fill the row; the first two epochs are scored at once."""
    renew_deck(s)
    if s.closing:
        return
    s.tell("epoch-ends", s.epoch)
    if s.epoch < LAST_EPOCH:
        score_epoch(s)
    else:
        s.closing = 1
        if s.turn % s.players:
            s.tell("last-round")


def renew_deck(s: Royals) -> None:
    """RO-E-1: a new deck of the discarded country cards; the row is filled from it."""
    for country in range(s.europe.countries):
        s.deck[country] += s.discards[country]
        s.discards[country] = 0
    s.tell("deck-renewed", sum(s.deck))
    s.refill()


def go_on(s: Royals) -> None:
    """RO-E-5, RO-F: the next turn, or, when the last round is finished, the third scoring and the end."""
    if s.closing and not s.turn % s.players:
        s.mover = NOBODY
        score_epoch(s)
        score_finally(s)
        tell_end(s)
    else:
        s.push(NextTurn())


def tell_end(s: Royals) -> None:
    """RO-F-2: the points of all, and who has won."""
    for seat, points in enumerate(s.scores()):
        s.tell("total", seat, points)
    places = s.places()
    s.tell_some(EVERYBODY, "over", [seat for seat in range(s.players) if places[seat] == 1])


class Discard(OfSeat):
    """RO-T-7: a country card above the limit of 12, of the player's choice."""

    key: ClassVar[str] = "discard"

    def about(self, s: Royals, seat: int) -> list[int]:
        return [s.held[seat] - HAND]

    def moves(self, s: Royals, seat: int) -> list[int]:
        return s.europe.to_country

    def barred(self, s: Royals, seat: int, move: int) -> int:
        return FREE if s.natives(seat, move - COUNTRY) else RO_T_7_COUNTRY

    def because(self, s: Royals, seat: int, move: int, reason: int) -> list[int]:
        return [move - COUNTRY]

    def answer(self, s: Royals, seat: int, move: int) -> None:
        s.discard(seat, move - COUNTRY)
        s.tell("discards", seat, move - COUNTRY)


class DiscardIntrigue(OfSeat):
    """RO-T-7: an intrigue card above the limit of 4, of the player's choice."""

    key: ClassVar[str] = "discard-intrigue"

    def about(self, s: Royals, seat: int) -> list[int]:
        return [s.held_intrigues(seat) - INTRIGUE_HAND]

    def moves(self, s: Royals, seat: int) -> list[int]:
        return s.europe.to_pair

    def barred(self, s: Royals, seat: int, move: int) -> int:
        return FREE if s.intrigues[seat * s.europe.kinds + move - s.europe.pair] else RO_T_7_INTRIGUE

    def because(self, s: Royals, seat: int, move: int, reason: int) -> list[int]:
        return [move - s.europe.pair]

    def answer(self, s: Royals, seat: int, move: int) -> None:
        s.discard_intrigue(seat, move - s.europe.pair)
        s.tell("discards-intrigue", seat, move - s.europe.pair)


STEPS: Final[dict[str, type[AnyStep]]] = {
    step.key: step for step in (NextTurn, Way, Draw, Play, EndTurn, Discard, DiscardIntrigue)
}
"""Every step by its key, so that a view's stack can be put back."""
