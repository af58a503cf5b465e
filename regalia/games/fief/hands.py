"""FI-K, FI-R-3: drawing, holding, playing and giving back blue cards."""

from regalia.core.events import all_but, only
from regalia.games.fief.changes import changed
from regalia.games.fief.figures import CARDS, HAND
from regalia.games.fief.places import turn_order
from regalia.games.fief.state import Fief


def holds(s: Fief, seat: int, card: int) -> bool:
    """Whether a player has a card in hand."""
    return s.hands[seat * CARDS + card] > 0


def hand_size(s: Fief, seat: int) -> int:
    """How many cards he has: all see that."""
    found = 0
    for card in range(seat * CARDS, seat * CARDS + CARDS):
        found += s.hands[card]
    return found


def hand(s: Fief, seat: int) -> list[int]:
    """His cards, one by one, in the order of their numbers."""
    return [card for card in range(CARDS) for _ in range(s.hands[seat * CARDS + card])]


def draw(s: Fief, seat: int) -> bool:
    """FI-R-3: a card off the deck, the discards reshuffled when it is empty; whether there was one left."""
    if not sum(s.deck) and not reshuffle(s):
        return False
    card = s.luck.kind("card", s.deck)
    s.deck[card] -= 1
    s.hands = changed(s.hands, seat * CARDS + card, s.hands[seat * CARDS + card] + 1)
    s.tell_some(only(seat), "draws-card", [card])
    s.tell_some(all_but(seat), "draws", [seat])
    return True


def reshuffle(s: Fief) -> bool:
    """FI-R-3: played and discarded cards, those given back among them, are the deck again."""
    for card in range(CARDS):
        s.deck[card] += s.discards[card]
        s.discards[card] = 0
    for code in s.given:
        s.deck[code % CARDS] += 1
    s.given = []
    if not sum(s.deck):
        return False
    s.tell("reshuffled")
    return True


def fill_hands(s: Fief) -> None:
    """FI-R-3: each player in turn order draws up to three; with nothing left, one goes short."""
    for seat in turn_order(s):
        while hand_size(s, seat) < s.land.board.limit[HAND]:
            if not draw(s, seat):
                break


def play_card(s: Fief, seat: int, card: int) -> None:
    """A card leaves the hand, shown to all, of like cards a known one; who plays it says what becomes of it."""
    at = seat * CARDS + card
    s.hands = changed(s.hands, at, s.hands[at] - 1)
    if s.known[at]:
        s.known = changed(s.known, at, s.known[at] - 1)


def take_back(s: Fief, seat: int, card: int) -> None:
    """A card that was laid down goes back into the hand, and all know that it is there."""
    at = seat * CARDS + card
    s.hands = changed(s.hands, at, s.hands[at] + 1)
    s.known = changed(s.known, at, s.known[at] + 1)


def doubt_hand(s: Fief, seat: int) -> None:
    """Cards have left a hand unseen: of none that is left it is certain any more that it is there."""
    if any(s.known[seat * CARDS : seat * CARDS + CARDS]):
        s.known = (*s.known[: seat * CARDS], *[0] * CARDS, *s.known[seat * CARDS + CARDS :])


def discard(s: Fief, card: int) -> None:
    """A card that was played, or lay on the table, is discarded: all see which."""
    s.discards[card] += 1


def give_back(s: Fief, seat: int, card: int) -> None:
    """FI-K-1: a card is given back, face down; FI-V-2: only its player knows which."""
    s.hands = changed(s.hands, seat * CARDS + card, s.hands[seat * CARDS + card] - 1)
    doubt_hand(s, seat)
    s.given.append(seat * CARDS + card)
    s.given.sort()
    s.tell_some(only(seat), "gives-back-card", [card])
    s.tell_some(all_but(seat), "gives-back", [seat])
