"""FI-K-1: a card that is being played: it lies on the table, and its player says for what."""

from regalia.games.fief.hands import discard, play_card, take_back
from regalia.games.fief.state import Fief
from regalia.games.fief.turn import Aimed


class PlayedCard(Aimed):
    """FI-K-1: a card lies among the discards already, for all to see; till its target is named it can be taken back.

    FI-K-17: it is played for oneself, by the one who holds it.
    """

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def frame(self) -> list[int]:
        return [self.seat, self.card]

    def about(self, s: Fief, seat: int) -> list[int]:
        return [self.card]

    def drop(self, s: Fief) -> None:
        s.discards[self.card] -= 1
        take_back(s, self.seat, self.card)
        s.tell("takes-back", self.seat, self.card)


def lay_down(s: Fief, seat: int, card: int) -> None:
    """FI-K-1: a card is played: it goes from the hand to the discards, which all see."""
    play_card(s, seat, card)
    discard(s, card)
