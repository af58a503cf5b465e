"""`regalia play`: sets a game up or goes on with one, has it played, and says at the end how it went."""

import secrets
from collections.abc import Callable
from pathlib import Path

from regalia.bots.bot import bot
from regalia.core.game import REGISTER, Game, Setup, game, games
from regalia.core.journal import LONGEST_WORD, is_word
from regalia.core.luck import FastLuck, SealedLuck, commitment_to, new_secret
from regalia.core.record import Record, go_on
from regalia.core.refusals import Problem
from regalia.locale.words import Words
from regalia.terminal.dialogue import ask_which, set_up
from regalia.terminal.ending import quoted, show_end
from regalia.terminal.files import new_file, replay_file
from regalia.terminal.saved import Kept, Note, luck_to_go_on, note_of, notes
from regalia.terminal.screen import InputEnded, Screen
from regalia.terminal.seats import ME, RIVAL, Seats, taken
from regalia.terminal.sitting import Sitting
from regalia.terminal.talk import Left, Talk

STOPPED = 130
"""The exit code of a command that was interrupted."""


class Wish:
    """What the command line says of a game to be played."""

    def __init__(self) -> None:
        self.game = ""
        self.seats = ""
        self.players: int | None = None
        self.options: list[str] = []
        self.board = ""
        self.seed: int | None = None
        self.save = ""
        self.load: str | None = None

    def is_empty(self) -> bool:
        """Whether nothing was said, so that there is something to ask."""
        said = [self.game, self.seats, self.options, self.board, self.save]
        return not any(said) and self.players is None and self.seed is None


def run(words: Words, wish: Wish) -> int:
    """Play a new game, or go on with one."""
    screen = Screen(words)
    if wish.load is None:
        return sit_down(screen, lambda: begun(screen, wish))
    if wish.load or screen.live:
        return sit_down(screen, lambda: loaded(screen, wish))
    show_waiting(screen)
    return 0


# A new game -----------------------------------------------------------------------------------------------------------


def begun(screen: Screen, wish: Wish) -> Sitting:
    """A new game, as the command line says or as the dialogue finds out."""
    save = new_file(wish.save) if wish.save else None
    if wish.is_empty() and screen.live:
        seats = set_up(screen, games())
    else:
        seats = taken(chosen_game(wish.game), wish.seats, wish.players, wish.options, wish.board)
        welcome(screen, seats)
    record = new_record(screen, seats, wish.seed)
    kept = Kept(record, seats.players, wish.seed, save)
    kept.begin()
    return seated(screen, record, kept)


def chosen_game(key: str) -> Game:
    """The game with this key; without one, the first there is."""
    return game(key) if key else games()[0]


def welcome(screen: Screen, seats: Seats) -> None:
    """Say what is played, and by whom."""
    setup = seats.setup
    screen.write(screen.words.game(setup.game), style="bold")
    for seat, player in enumerate(seats.players):
        who = screen.text("seat-you") if player == ME else screen.text("seat-bot", bot=player)
        screen.say("seat-line", seat=screen.words.ids(setup, "seat", seat), who=who)


def new_record(screen: Screen, seats: Seats, seed: int | None) -> Record:
    """The first position. Luck is sealed: its commitment is shown, then each person may add a word of his own."""
    if not seats.setup.game.chance:
        return Record(seats.setup, FastLuck(0))
    if seed is not None:
        screen.say("luck-seeded", seed=str(seed))
        return Record(seats.setup, FastLuck(seed))
    secret = new_secret()
    screen.say("luck-sealed")
    screen.write(commitment_to(secret), indent=2)
    said = [
        asked_word(screen, seats.setup, seat) if player == ME else secrets.token_hex(8)
        for seat, player in enumerate(seats.players)
    ]
    return Record(seats.setup, SealedLuck(secret, said))


def asked_word(screen: Screen, setup: Setup, seat: int) -> str:
    """A person's word, which enters the luck; it may be empty."""
    prompt = screen.text("luck-word", seat=screen.words.ids(setup, "seat", seat))
    word = " ".join(screen.ask(prompt).split())
    while not is_word(word):
        word = " ".join(screen.ask(screen.text("luck-word-long", longest=LONGEST_WORD)).split())
    return word


# A game that goes on --------------------------------------------------------------------------------------------------


def loaded(screen: Screen, wish: Wish) -> Sitting:
    """A game read from a file; who plays and what its luck is stands in its note, or on the command line."""
    save = new_file(wish.save) if wish.save else None
    file = Path(wish.load or chosen_note(screen).journal).absolute()
    record = replay_file(str(file))
    note = note_of(file, record.journal)
    seed = wish.seed
    if not record.state.over:
        if seed is None and note is not None:
            seed = note.seed
        go_on(record, luck_to_go_on(record, note.secret if note is not None else "", seed))
    players = note.players if note is not None else usual_players(record.setup)
    if wish.seats:
        players = taken(record.setup.game, wish.seats, record.setup.players, [], "").players
    seats = Seats(record.setup, players)
    welcome(screen, seats)
    kept = Kept(record, players, seed, save or file)
    if not record.state.over:
        kept.go_on(note)
    return seated(screen, record, kept)


def usual_players(setup: Setup) -> list[str]:
    """Who plays where nobody knows: the first seat is a person's."""
    return [RIVAL if seat else ME for seat in range(setup.players)]


def chosen_note(screen: Screen) -> Note:
    """One of the games that wait."""
    found = notes()
    show_waiting(screen)
    if not found:
        raise Left
    return found[ask_which(screen, screen.text("load-which"), len(found))]


def show_waiting(screen: Screen) -> None:
    """The games that wait to be gone on with."""
    found = notes()
    screen.say("load-waiting" if found else "load-nothing")
    for number, note in enumerate(found, 1):
        name = screen.words.game(game(note.game)) if note.game in REGISTER else note.game
        told = screen.text("load-one", game=name, file=str(note.journal))
        screen.line(f"{number:>3}  {told}")


# At the table ---------------------------------------------------------------------------------------------------------


def seated(screen: Screen, record: Record, kept: Kept) -> Sitting:
    """Bots take their seats; what keeps the game from being written down is said now."""
    if kept.trouble is not None:
        screen.say("not-kept", told=screen.words.problem(kept.trouble))
    seeds = [secrets.randbits(64) if kept.seed is None else kept.seed + 1 + seat for seat in range(len(kept.players))]
    bots = {seat: bot(name, seeds[seat]) for seat, name in enumerate(kept.players) if name != ME}
    return Sitting(screen, record, bots, kept)


def sit_down(screen: Screen, sitting_of: Callable[[], Sitting]) -> int:
    """Have a game played, and leave it in good order, however it is left."""
    sitting: Sitting | None = None
    try:
        sitting = sitting_of()
        if sitting.people and not sitting.state.over:
            screen.say("play-help")
        sitting.tell()
        sitting.play(Talk(sitting).answer)
    except (Left, InputEnded, KeyboardInterrupt) as reason:
        return leave(screen, sitting, reason)
    show_end(screen, sitting.record, sitting.kept.written)
    return 0


def leave(screen: Screen, sitting: Sitting | None, reason: BaseException) -> int:
    """A game is left before its end: say where it is kept."""
    if isinstance(reason, KeyboardInterrupt):
        screen.line()
    path = None
    if sitting is not None:
        sitting.kept.write()
        path = sitting.kept.written
    if isinstance(reason, InputEnded) and not screen.live:
        raise Problem("input-ended", {"file": str(path)}) if path else Problem("input-ended-early", {})
    if path is not None:
        screen.say("left-kept")
        screen.line(f"  regalia play --load {quoted(path)}")
    else:
        screen.say("left")
    return STOPPED if isinstance(reason, KeyboardInterrupt) else 0
