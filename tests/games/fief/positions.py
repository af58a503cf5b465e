"""Positions of Fief for its tests: an empty land, pieces set by hand, then asked and played by tokens.

    s = land()                                    # red, blue and green; nothing stands anywhere
    lord(s, "arthur", "red", "blaye")
    units(s, "red", "blaye", 8)
    hand(s, "red", "famine", "arthur-card")
    turn(s, "cards", "red")                       # it is red's card turn, and the round goes on from there
    say(s, "give-back", "famine", "done")

A place is a village, `blaye`, or a gate, `blaye<la-salle`: that of Blaye on the road from La Salle. Every setter looks
whether the position is still sound.
"""

from regalia.core.events import Event
from regalia.core.luck import Draw, FastLuck, RecordedLuck
from regalia.core.refusals import Barred
from regalia.core.step import AnyStep
from regalia.games.fief import GAME, changes
from regalia.games.fief.changes import changed
from regalia.games.fief.figures import (
    BISHOP_CARD,
    CARDS,
    FEMME_D_ARC,
    HAS_CITY,
    KINGS,
    MILLS,
    OPEN,
    PHASE_KEYS,
    PHASES,
    PRESSES,
    QUEENS,
)
from regalia.games.fief.land import Land
from regalia.games.fief.rounds import NextTurn, Phase, PhaseEnd, RoundEnd
from regalia.games.fief.state import Fief

RED, BLUE, GREEN, YELLOW, BLACK, WHITE = range(6)
"""The seats, in the order in which they sit."""


# What there is ---------------------------------------------------------------------------------------------------


def of(players: int = 3, board: str = "", **options: int) -> Land:
    """What a table sits down to; options with `_` for `-`."""
    found = GAME.setup(players, {key.replace("_", "-"): value for key, value in options.items()}, board)
    assert isinstance(found, Land)
    return found


def land(players: int = 3, **options: int) -> Fief:
    """Round 1, red first; no piece stands anywhere, all cards are in the deck, nobody has money or is asked."""
    # A game with nothing left to do would be over; this waits to be run.
    s = Fief(of(players, "", **options), FastLuck(1), [RoundEnd()])
    s.begin()
    s.first, s.round = RED, 1
    s.listen()
    return s


def begun(players: int = 3, rolls: list[int] | None = None, **options: int) -> Fief:
    """A game at its start: the seats choose their villages, red first unless the dice fall otherwise."""
    dice = rolls or list(range(6, 6 - players, -1))
    s = of(players, "", **options).new(RecordedLuck([Draw("start", 6, number - 1) for number in dice]), True)
    assert isinstance(s, Fief)
    s.luck = FastLuck(1)
    return s


def roll(s: Fief, label: str, *numbers: int) -> None:
    """The next dice, rolled for this, fall like this; no other luck may be asked before `chance`."""
    s.luck = RecordedLuck([Draw(label, 6, number - 1) for number in numbers])


def chance(s: Fief) -> None:
    """All dice as rolled have been rolled; from now on luck falls as it likes."""
    assert isinstance(s.luck, RecordedLuck)
    assert s.luck.count == len(s.luck.draws)
    s.luck = FastLuck(1)


def number(s: Fief, kind: str, key: str) -> int:
    """The number of a seat, village, lord, region, bishopric or card."""
    return s.setup.names[kind].index(key)


def seat(s: Fief, key: str) -> int:
    """The number of a seat."""
    return number(s, "seat", key)


def village(s: Fief, key: str) -> int:
    """The number of a village."""
    return number(s, "village", key)


def the(s: Fief, key: str) -> int:
    """The number of a lord."""
    return number(s, "lord", key)


def place(s: Fief, key: str) -> int:
    """The number of a place: `blaye`, or `blaye<la-salle` for a gate."""
    name, _, road = key.partition("<")
    return s.land.gate(village(s, name), village(s, road)) if road else village(s, name)


def sound(s: Fief) -> None:
    """What a test has set up must hold."""
    assert s.wrong() == ""


# What a test sets ------------------------------------------------------------------------------------------------


def lord(s: Fief, key: str, of: str, at: str, arc: bool = False) -> int:
    """A lord of a family stands in a place; his card is out of the deck."""
    found = the(s, key)
    s.deck[found] -= 1
    changes.put_lord(s, found, seat(s, of), place(s, at))
    if arc:
        s.deck[FEMME_D_ARC] -= 1
        s.arc = found
    sound(s)
    return found


def captive(s: Fief, key: str, of: str, captor: str, at: str) -> int:
    """A lord is held captive in a place where his captor has pieces."""
    found = lord(s, key, of, at)
    changes.capture_lord(s, found, seat(s, captor))
    sound(s)
    return found


def units(s: Fief, of: str, at: str, number: int) -> None:
    """Soldiers come to a place, and all know how many."""
    changes.add_units(s, seat(s, of), place(s, at), number)
    sound(s)


def hidden(s: Fief, of: str, at: str) -> None:
    """All others only know that there are soldiers in this place, and nothing of how many their player has."""
    who = seat(s, of)
    s.bounds[place(s, at) * s.players + who] = 1 * 64 + s.land.board.units_a_player
    s.total[who] = s.land.board.units_a_player
    sound(s)


def rebels(s: Fief, at: str, number: int, leader: str) -> None:
    """Rebels rise in a village."""
    changes.add_rebels(s, village(s, at), number, seat(s, leader))
    sound(s)


def build(s: Fief, at: str, castle: bool = False, mills: int = 0, presses: int = 0) -> None:
    """A castle, mills and presses stand in a village."""
    if castle:
        changes.build_castle(s, village(s, at))
    for _ in range(mills):
        changes.build_work(s, village(s, at), MILLS)
    for _ in range(presses):
        changes.build_work(s, village(s, at), PRESSES)
    sound(s)


def fief(s: Fief, region: str, of: str, capital: str, title: str = "") -> None:
    """A region is a fief; without a lord for its title that waits."""
    found, where = number(s, "region", region), village(s, capital)
    if s.walls[where] != HAS_CITY:
        if s.walls[where] == OPEN:
            changes.build_castle(s, where)
        changes.make_city(s, where)
    s.fief_owner[found], s.capital[found] = seat(s, of), where
    if title:
        s.title[found] = the(s, title)
    sound(s)


def bishop(s: Fief, key: str, see: str) -> None:
    """A lord is bishop of Blaye, Tournus, Bourg or Sigy."""
    found = number(s, "bishopric", f"{see}-see")
    s.deck[BISHOP_CARD + found] -= 1
    s.sees[found] = the(s, key)
    sound(s)


def king(s: Fief, key: str, guards: int = 0) -> None:
    """A lord is king, with a guard."""
    s.king = the(s, key)
    changes.place_guard(s, KINGS, s.king, s.land.board.guards[KINGS])
    changes.add_guards(s, KINGS, guards)
    sound(s)


def queen(s: Fief, key: str, guards: int = 0) -> None:
    """A lady is queen, with a guard."""
    s.queen = the(s, key)
    changes.place_guard(s, QUEENS, s.queen, s.land.board.guards[QUEENS])
    changes.add_guards(s, QUEENS, guards)
    sound(s)


def wed(s: Fief, man: str, woman: str) -> None:
    """Two lords of two families are married."""
    changes.marry(s, the(s, man), the(s, woman))
    sound(s)


def hand(s: Fief, of: str, *cards: str) -> None:
    """A player holds these cards and no others."""
    first = seat(s, of) * CARDS
    for card in range(CARDS):
        s.deck[card] += s.hands[first + card]
        s.hands = changed(s.hands, first + card, 0)
    for key in cards:
        s.deck[number(s, "card", key)] -= 1
        s.hands = changed(s.hands, first + number(s, "card", key), s.hands[first + number(s, "card", key)] + 1)
    sound(s)


def money(s: Fief, of: str, thaler: int) -> None:
    """A player has so much money."""
    changes.receive(s, seat(s, of), thaler - s.money[seat(s, of)])
    sound(s)


# Where the game stands -------------------------------------------------------------------------------------------


def ask(s: Fief, *steps: AnyStep) -> None:
    """These steps and no others are on the stack, the first to come first."""
    s.stack[:] = list(reversed(steps))
    s.settle()
    s.take_events()


def turn(s: Fief, phase: str, name: str) -> None:
    """It is a seat's turn in a phase; the seats before it have had theirs, and the round goes on from there."""
    s.phase = PHASE_KEYS.index(phase)
    s.turns = (seat(s, name) - s.first) % s.players
    ask(s, NextTurn(), PhaseEnd(), *[Phase(later) for later in range(s.phase + 1, PHASES)], RoundEnd())


def phase(s: Fief, key: str) -> None:
    """A phase begins."""
    first = PHASE_KEYS.index(key)
    ask(s, *[Phase(later) for later in range(first, PHASES)], RoundEnd())


# What is asked, answered and told --------------------------------------------------------------------------------


def say(s: Fief, *tokens: str) -> None:
    """Play answers, one after another, each by the seat that is asked; `blue:yes` where several are."""
    for token in tokens:
        name, _, answer = token.rpartition(":")
        who = seat(s, name) if name else s.next_seat()
        assert who >= 0, f"nobody is asked, so {token} cannot be played"
        s.play(who, s.setup.vocabulary.move(answer))
        sound(s)


def asked(s: Fief) -> tuple[str, str]:
    """Who is asked, and what."""
    who = s.next_seat()
    return ("", "") if who < 0 else (s.setup.seats[who], s.question(who))


def open_to(s: Fief, name: str = "") -> list[str]:
    """What the seat that is asked, or one of several, may play."""
    who = seat(s, name) if name else s.next_seat()
    return [s.setup.vocabulary.token(move) for move in s.legal(who)]


def why_not(s: Fief, token: str, name: str = "") -> str:
    """The reason why a seat that is asked may not play a move; nothing if it may."""
    who = seat(s, name) if name else s.next_seat()
    move = s.setup.vocabulary.move(token)
    assert move in s.stack[-1].moves(s, who), f"{token} is no answer to {s.question(who)}"
    barred = s.bar(who, move)
    assert barred is None or isinstance(barred, Barred)
    return "" if barred is None else barred.reason


def mildest(s: Fief) -> str:
    """What is played for the seat that is asked if it does not answer in time."""
    return s.setup.vocabulary.token(s.default(s.next_seat()))


def told(s: Fief, name: str = "") -> list[str]:
    """The keys of what happened since this was last asked, as a seat was told it, or a spectator."""
    reader = seat(s, name) if name else None
    return [event.key for event in s.take_events() if event.seen_by(reader)]


def last(s: Fief, key: str) -> Event:
    """The last event with this key since events were taken; they stay."""
    assert s.heard is not None
    return [event for event in s.heard if event.key == key][-1]


def over(s: Fief) -> bool:
    """Whether the game is over; a function, for a property would be taken for a value that stays."""
    return s.over
