"""A game played at random: what bots that search and the lab do most."""

from regalia.core.luck import Luck
from regalia.core.state import State


def playout(state: State, luck: Luck, limit: int) -> int:
    """Play legal moves, each as likely, until the game is over or `limit` are played; how many were."""
    played = 0
    seat = state.next_seat()
    while seat >= 0 and played < limit:
        moves = state.legal(seat)
        state.do(seat, moves[luck.below("playout", len(moves))])
        played += 1
        seat = state.next_seat(seat)
    return played
