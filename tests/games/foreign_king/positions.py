"""Positions of The Foreign King for its tests: set up, changed by hand, played by tokens."""

from regalia.core.events import Event
from regalia.core.luck import Draw, RecordedLuck
from regalia.core.refusals import Barred
from regalia.games.foreign_king import GAME
from regalia.games.foreign_king.figures import KINDS
from regalia.games.foreign_king.state import ForeignKing
from regalia.games.foreign_king.turns import NextTurn

SEATS = ["red", "blue", "green", "black"]
RED, BLUE, GREEN, BLACK = range(4)


def begin(players: int = 4, board: str = "", **options: int) -> ForeignKing:
    """A game at its start; red, blue, green and black follow each other."""
    chosen = {key.replace("_", "-"): value for key, value in options.items()}
    unshuffled = [Draw("order", last + 1, last) for last in range(players - 1, 0, -1)]
    s = GAME.setup(players, chosen, board).new(RecordedLuck(unshuffled), True)
    assert isinstance(s, ForeignKing)
    s.take_events()
    return s


def colour(s: ForeignKing, key: str) -> int:
    """The number of a colour, the virtual player's included."""
    return s.setup.names["colour"].index(key)


def province(s: ForeignKing, key: str) -> int:
    """The number of a province."""
    return s.kingdom.provinces.index(key)


def put(s: ForeignKing, key: str, **discs: int) -> None:
    """Discs of some colours go from their supplies into a province, or into the Congress."""
    for name, number in discs.items():
        of = colour(s, name)
        s.supply[of] -= number
        if key == "congress":
            s.congress[of] += number
        else:
            s.put(province(s, key), of, number)
    assert s.wrong() == ""


def build(
    s: ForeignKing, key: str, by: str, textile: int = 0, metal: int = 0, idle: int = 0, idle_metal: int = 0
) -> None:
    """Factories stand in a province, `idle` ones being inactive textile factories; their builder has his medal."""
    at = province(s, key) * KINDS
    if not s.factories(province(s, key)):
        s.up[colour(s, by)] += 1
    for kind, active, inactive in ((0, textile, idle), (1, metal, idle_metal)):
        s.stock[kind] -= active + inactive
        s.active[at + kind] += active
        s.idle[at + kind] += inactive
    assert s.wrong() == ""


def pawns(s: ForeignKing, **where: str) -> None:
    """Pawns stand on actions: `red="coins"`."""
    for name, action in where.items():
        s.move_pawn(colour(s, name), s.setup.vocabulary.move(action))


def king(s: ForeignKing, key: str) -> None:
    """The King stands in a province."""
    s.king = province(s, key)


def turn(s: ForeignKing, name: str) -> None:
    """It is a colour's turn, nobody having done anything in it yet; who comes before has had his."""
    s.turn = s.order.index(colour(s, name))
    s.ended = 0
    del s.stack[:]
    s.push(NextTurn())
    s.settle()
    s.take_events()


def say(s: ForeignKing, *tokens: str) -> None:
    """Play answers, one after another, each by the seat that is asked."""
    for token in tokens:
        seat = s.next_seat()
        assert seat >= 0, f"nobody is asked, so {token} cannot be played"
        s.play(seat, s.setup.vocabulary.move(token))
        assert s.wrong() == ""


def asked(s: ForeignKing) -> tuple[str, str]:
    """Who is asked, and what."""
    seat = s.next_seat()
    return ("", "") if seat < 0 else (s.setup.seats[seat], s.question(seat))


def open_to(s: ForeignKing) -> list[str]:
    """What the seat that is asked may play."""
    return [s.setup.vocabulary.token(move) for move in s.legal(s.next_seat())]


def why_not(s: ForeignKing, token: str) -> str:
    """The reason why the seat that is asked may not play a move; nothing if it may."""
    barred = s.bar(s.next_seat(), s.setup.vocabulary.move(token))
    assert barred is None or isinstance(barred, Barred)
    return "" if barred is None else barred.reason


def told(s: ForeignKing) -> list[str]:
    """The keys of what happened since this was last asked."""
    return [event.key for event in s.take_events()]


def last(s: ForeignKing, key: str) -> Event:
    """The last event with this key since events were taken; they stay."""
    assert s.heard is not None
    return [event for event in s.heard if event.key == key][-1]


def ring(size: int) -> str:
    """A board of the table's own: provinces p0, p1 and so on, each between two others."""
    near = [(f"p{(at - 1) % size}", f"p{(at + 1) % size}") for at in range(size)]
    lines = [f'[[province]]\nkey = "p{at}"\nsource = "own"\nborders = ["{a}", "{b}"]' for at, (a, b) in enumerate(near)]
    return "\n".join(lines) + "\n"


def over(s: ForeignKing) -> bool:
    """Whether the game is over; a function, for a property would be taken for a value that stays."""
    return s.over


def discs(s: ForeignKing, key: str, name: str) -> int:
    """The discs of a colour in a province."""
    return s.discs_in(province(s, key), colour(s, name))


def score(s: ForeignKing, name: str) -> int:
    """The VP of a colour."""
    return s.score[colour(s, name)]
