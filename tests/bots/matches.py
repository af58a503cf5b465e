"""Whole games between bots."""

import regalia.games
import tests.toy
from regalia.bots.bot import bot
from regalia.core.game import game, games
from regalia.core.luck import FastLuck
from regalia.core.state import State

GAMES = [found.key for found in games()]
"""All games of the project, and the tests' own."""

ROOMS = (regalia.games, tests.toy)
"""Importing these is what registers the games."""


def match(key: str, names: list[str], seed: int, limit: int = 0) -> State:
    """A game between bots of these names, seat by seat, or its first `limit` moves."""
    setup = game(key).setup(len(names))
    s = setup.new(FastLuck(seed))
    bots = [bot(name, 100 * seed + seat) for seat, name in enumerate(names)]
    seat = s.next_seat()
    played = 0
    while seat >= 0 and played < (limit or setup.game.longest):
        legal = s.legal(seat)
        move = bots[seat].choose(setup, s.view(seat), list(legal))
        assert move in legal
        s.do(seat, move)
        seat = s.next_seat(seat)
        played += 1
    return s
