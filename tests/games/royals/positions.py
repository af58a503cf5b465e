"""Positions of Royals for its tests: set up, changed by hand, played by tokens."""

from regalia.core.events import Event
from regalia.core.luck import FastLuck
from regalia.games.royals import GAME
from regalia.games.royals.drawing import Way
from regalia.games.royals.europe import Europe
from regalia.games.royals.figures import NOBODY
from regalia.games.royals.playing import put_away
from regalia.games.royals.state import Royals
from regalia.games.royals.turns import EndTurn, NextTurn

BLACK, WHITE, GREY, PURPLE, ORANGE = range(5)


def setup(players: int = 3, board: str = "", **options: int) -> Europe:
    """A table; black begins."""
    chosen = {"first-seat": 1} | {key.replace("_", "-"): value for key, value in options.items()}
    found = GAME.setup(players, chosen, board)
    assert isinstance(found, Europe)
    return found


def begin(players: int = 3, board: str = "", **options: int) -> Royals:
    """A game at its start; black, white, grey, purple and orange follow each other, and nobody has drawn."""
    s = setup(players, board, **options).new(FastLuck(1), True)
    s.take_events()
    return s


def name(s: Royals, key: str) -> int:
    """The number of a colour, country, city, title, position or kind of intrigue card."""
    return next(keys.index(key) for keys in s.setup.names.values() if key in keys)


# Cards ---------------------------------------------------------------------------------------------------------------


def give(s: Royals, colour: str, **cards: int) -> None:
    """Hidden country cards go from the deck into a hand: `german_states=2`."""
    for key, number in cards.items():
        country = name(s, key.replace("_", "-"))
        s.deck[country] -= number
        s.hands[name(s, colour) * s.europe.countries + country] += number
        s.held[name(s, colour)] += number
    assert s.wrong() == ""


def plot(s: Royals, colour: str, kind: str, number: int = 1) -> None:
    """Intrigue cards of a kind go from their deck into a hand."""
    s.intrigue_deck[name(s, kind)] -= number
    s.intrigues[name(s, colour) * s.europe.kinds + name(s, kind)] += number
    assert s.wrong() == ""


def row(s: Royals, *countries: str) -> None:
    """These cards lie in the row; what lay there is in the deck."""
    for country in range(s.europe.countries):
        wanted = [name(s, key) for key in countries].count(country)
        s.deck[country] += s.row[country] - wanted
        s.row[country] = wanted
    assert s.wrong() == ""


def deck(s: Royals, **cards: int) -> None:
    """Only these cards are left in the deck; the others lie with the discards."""
    for country, key in enumerate(s.europe.board.countries):
        left = cards.get(key.replace("-", "_"), 0)
        s.discards[country] += s.deck[country] - left
        s.deck[country] = left
    assert s.wrong() == ""


def hand(s: Royals, colour: str) -> list[int]:
    """The country cards of a hand, by country."""
    return s.hands[name(s, colour) * s.europe.countries : (name(s, colour) + 1) * s.europe.countries]


def known(s: Royals, colour: str) -> list[int]:
    """How many of them all know of."""
    return s.known[name(s, colour) * s.europe.countries : (name(s, colour) + 1) * s.europe.countries]


# Cubes and turns -----------------------------------------------------------------------------------------------------


def hold(s: Royals, colour: str, *positions: str) -> None:
    """A colour has occupied these positions, taking over where need was; city bonuses went with that, no others."""
    seat = name(s, colour)
    for key in positions:
        position = name(s, key)
        city = s.europe.city_of[position]
        if s.holders[position] != NOBODY:
            squares = list(s.squares)
            squares[city * s.players + s.holders[position]] += 1
            s.squares = tuple(squares)
        s.holders[position] = seat
        honours = list(s.honours)
        honours[s.europe.title_of[position] * s.players + seat] += 1
        s.honours = tuple(honours)
        if s.markers[city] == NOBODY:
            s.take_marker(city, seat)
    assert s.wrong() == ""


def turn(s: Royals, colour: str) -> None:
    """A later turn of a colour begins."""
    s.turn = s.players + (name(s, colour) - s.start) % s.players
    put_away(s)
    del s.stack[:]
    s.push(NextTurn())
    s.settle()
    s.take_events()


def plays(s: Royals, colour: str) -> None:
    """A colour has drawn, and may play."""
    turn(s, colour)
    assert isinstance(s.stack.pop(), Way)


def ends(s: Royals, colour: str) -> None:
    """A colour ends its turn now."""
    seat = name(s, colour)
    s.turn = s.players + (seat - s.start) % s.players + 1
    s.mover = seat
    s.stack[:] = [EndTurn(seat)]
    s.settle()


# Playing and asking --------------------------------------------------------------------------------------------------


def say(s: Royals, *tokens: str) -> None:
    """Play answers, one after another, each by the seat that is asked."""
    for token in tokens:
        seat = s.next_seat()
        assert seat >= 0, f"nobody is asked, so {token} cannot be played"
        s.play(seat, s.setup.vocabulary.move(token))
        assert s.wrong() == ""


def asked(s: Royals) -> tuple[str, str]:
    """Who is asked, and what."""
    seat = s.next_seat()
    return ("", "") if seat < 0 else (s.setup.seats[seat], s.question(seat))


def open_to(s: Royals) -> list[str]:
    """What the seat that is asked may play."""
    return tokens(s, s.legal(s.next_seat()))


def tokens(s: Royals, moves: list[int]) -> list[str]:
    """The tokens of some moves."""
    return [s.setup.vocabulary.token(move) for move in moves]


def why_not(s: Royals, token: str) -> str:
    """The reason why the seat that is asked may not play a move; nothing if it may."""
    barred = s.bar(s.next_seat(), s.setup.vocabulary.move(token))
    return "" if barred is None else barred.reason


def told(s: Royals) -> list[str]:
    """The keys of what happened since this was last asked."""
    return [event.key for event in s.take_events()]


def last(s: Royals, key: str) -> Event:
    """The last event with this key since events were taken; they stay."""
    assert s.heard is not None
    return [event for event in s.heard if event.key == key][-1]


def holder(s: Royals, position: str) -> str:
    """Who holds a position; nothing if it is free."""
    seat = s.holders[name(s, position)]
    return "" if seat == NOBODY else s.setup.seats[seat]


def on_square(s: Royals, city: str, colour: str) -> int:
    """The cubes of a colour on a city's square."""
    return s.squares[name(s, city) * s.players + name(s, colour)]


def score(s: Royals, colour: str) -> int:
    """The points of a colour."""
    return s.scores()[name(s, colour)]


def over(s: Royals) -> bool:
    """Whether the game is over; a function, for a property would be taken for a value that stays."""
    return s.over
