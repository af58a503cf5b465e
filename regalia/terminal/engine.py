"""`regalia engine`: hosts a game for a program in whatever language, by requests on stdin and answers on stdout."""

import sys
from collections.abc import Callable

from regalia import __version__
from regalia.bots.bot import bot, bots
from regalia.core.events import Event, fields
from regalia.core.game import Game, Setup, game, games
from regalia.core.journal import LONGEST_WORD, is_hex, is_word, parse
from regalia.core.luck import FastLuck, Luck, SealedLuck, commitment_to, new_secret
from regalia.core.record import Record, go_on, replay
from regalia.core.refusals import NotYourTurn, Problem, Refused, Values
from regalia.core.several import play_all
from regalia.core.view import Table
from regalia.locale.words import LANGUAGES, Words
from regalia.terminal.protocol import Answer, BadRequest, Request, error, read, serve
from regalia.terminal.saved import luck_to_go_on
from regalia.terminal.seats import RIVAL

PROTOCOL = 1


def run(words: Words) -> int:
    """Answer until the input ends; somebody who types gets a word of what is waited for."""
    if sys.stdin.isatty():
        print(words.text("engine-waits", example='{"request": "hello"}'), file=sys.stderr)
    serve(sys.stdin.buffer, sys.stdout, Engine(words).answer)
    return 0


class Engine:
    """One game at a time, and the requests about it."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.record: Record | None = None
        self.secret = b""
        """The secret that `commit` has promised, for the next game."""
        self.requests: dict[str, Callable[[Request], Answer]] = {
            "hello": self.hello,
            "commit": self.commit,
            "new": self.new,
            "load": self.load,
            "journal": self.journal,
            "legal": self.legal,
            "play": self.play,
            "why": self.why,
            "view": self.view,
            "events": self.events,
            "words": self.say,
            "undo": self.undo,
            "bot": self.bot,
            "quit": self.quit,
        }

    def answer(self, line: bytes) -> Answer:
        """The answer to one line; an error has changed nothing."""
        told: Answer = {}
        setup = self.record.setup if self.record is not None else None
        try:
            request = Request(read(line))
            if request.has("id"):
                told["id"] = request.id()
            name = request.text("request")
            if name not in self.requests:
                known = ", ".join(self.requests)
                raise BadRequest("request-unknown", {"request": name[:40], "requests": known})
            return {**told, "ok": True, **self.requests[name](request)}
        except Problem as problem:
            return {**told, **error(problem, self.words, setup)}

    def playing(self) -> Record:
        """The game there is."""
        if self.record is None:
            raise BadRequest("request-no-game", {})
        return self.record

    # About the engine, and beginning a game ------------------------------------------------------------------------

    def hello(self, request: Request) -> Answer:
        """What this engine can do."""
        return {
            "protocol": PROTOCOL,
            "version": __version__,
            "languages": list(LANGUAGES),
            "bots": bots(),
            "requests": list(self.requests),
            "games": [facts(one) for one in games()],
        }

    def quit(self, request: Request) -> Answer:
        """The end."""
        return {"bye": True}

    def commit(self, request: Request) -> Answer:
        """Promise the luck of the next sealed game, so that words can be chosen after it."""
        self.secret = new_secret()
        return {"commitment": commitment_to(self.secret)}

    def new(self, request: Request) -> Answer:
        """Set a game up; its luck follows from a seed, or it is sealed."""
        one = game(request.text("game"))
        setup = one.setup(asked_seats(request), asked_options(request, one), request.text("board", ""))
        self.record = Record(setup, self.new_luck(request, setup))
        return self.standing(self.record)

    def new_luck(self, request: Request, setup: Setup) -> Luck:
        """A seeded luck, or a sealed one of the secret given, promised or drawn now."""
        if request.has("seed"):
            return FastLuck(request.number("seed"))
        given = request.text("secret", "")
        if given and not is_hex(given):
            raise request.problem("request-secret", "secret")
        secret = bytes.fromhex(given) if given else self.secret or new_secret()
        said = [""] * setup.players
        for colour, word in request.table("words").items():
            if setup.seat(colour) < 0 or not isinstance(word, str) or not is_word(word):
                values: Values = {"field": f"words.{colour[:40]}", "longest": LONGEST_WORD}
                raise BadRequest("request-words", values)
            said[setup.seat(colour)] = word
        self.secret = b""
        return SealedLuck(secret, said)

    def load(self, request: Request) -> Answer:
        """Go on with a game from its journal."""
        record = replay(parse(request.text("journal"), request.switch("any_rules")))
        if not record.state.over:
            seed = request.number("seed") if request.has("seed") else None
            go_on(record, luck_to_go_on(record, request.text("secret", ""), seed))
        self.record = record
        return self.standing(record)

    # How it stands ---------------------------------------------------------------------------------------------------

    def standing(self, record: Record) -> Answer:
        """What all may know, in a few words: whose answer is awaited, and how it ended."""
        state, seats = record.state, record.setup.seats
        told: Answer = {
            "game": record.setup.game.key,
            "seats": list(seats),
            "options": dict(record.setup.options),
            "number": record.number,
            "asked": [seats[seat] for seat in state.seats_asked()],
            "over": state.over,
        }
        if record.journal.commitment:
            told["commitment"] = record.journal.commitment
        if state.over:
            told |= {"ending": state.ending(), "places": state.places(), "scores": state.scores()}
            if record.journal.secret:
                told["secret"] = record.journal.secret
        return told

    def journal(self, request: Request) -> Answer:
        """The game so far, as text."""
        return {"journal": self.playing().text()}

    def view(self, request: Request) -> Answer:
        """What a seat, or a spectator, may know; all of it once the game is over."""
        state = self.playing().state
        open = request.switch("open")
        if open and not state.over:
            raise Refused("view-open", {})
        return {"view": state.view(request.reader(state.setup), open)}

    def events(self, request: Request) -> Answer:
        """What a seat, or a spectator, may know of what happened; `from` leaves out those it has had."""
        record = self.playing()
        reader = request.reader(record.setup)
        found = [event for event in record.events() if event.seen_by(reader)]
        begin = request.number("from", 0)
        if begin < 0:
            raise request.problem("request-type", "from", "number")
        return {"events": [told_event(record.setup, event) for event in found[begin:]], "next": len(found)}

    # What is asked ---------------------------------------------------------------------------------------------------

    def asked_seat(self, request: Request) -> int:
        """The seat that is named, else the next that is asked, -1 when the game is over."""
        record = self.playing()
        return request.seat(record.setup) if request.has("seat") else record.state.next_seat()

    def legal(self, request: Request) -> Answer:
        """The question to a seat and the moves it may play, none if it is not asked."""
        state, seat = self.playing().state, self.asked_seat(request)
        names = state.setup.seats
        if seat < 0 or not state.may_act(seat):
            return {"seat": names[seat] if seat >= 0 else None, "question": None, "moves": []}
        token = state.setup.vocabulary.token
        return {
            "seat": names[seat],
            "question": state.question(seat),
            "about": named(state.setup, state.setup.game.questions[state.question(seat)], state.about(seat)),
            "moves": [token(move) for move in state.legal(seat)],
            "default": token(state.default(seat)),
            "proposal": [token(move) for move in state.proposal(seat)],
        }

    def play(self, request: Request) -> Answer:
        """Play one move of a seat or several, all or none, as far as nobody else must answer between."""
        record = self.playing()
        seat = request.seat(record.setup)
        events = play_all(record, seat, request.moves(record.setup))
        seen = [told_event(record.setup, event) for event in events if event.seen_by(seat)]
        return {**self.standing(record), "events": seen}

    def why(self, request: Request) -> Answer:
        """Whether a move is allowed, and if not, by what it is forbidden."""
        state = self.playing().state
        seat = request.seat(state.setup)
        try:
            state.check(seat, request.move(state.setup, request.get("move")))
        except Refused as refused:
            return {"allowed": False, "why": error(refused, request.lang(self.words), state.setup)["error"]}
        return {"allowed": True}

    def bot(self, request: Request) -> Answer:
        """The move that a bot would play; it is not played."""
        record, seat = self.playing(), self.asked_seat(request)
        state = record.state
        if seat < 0 or not state.may_act(seat):
            raise NotYourTurn(seat, state.seats_asked())
        chosen = bot(request.text("bot", RIVAL), request.number("seed", record.number))
        move = chosen.choose(state.setup, state.view(seat), state.legal(seat))
        return {"seat": state.setup.seats[seat], "move": state.setup.vocabulary.token(move)}

    def undo(self, request: Request) -> Answer:
        """Go back to a number: with a seat as far as it may by itself, without one by consent of the table."""
        record = self.playing()
        seat = request.seat(record.setup) if request.has("seat") else -1
        record.undo(request.number("to"), seat)
        return self.standing(record)

    def say(self, request: Request) -> Answer:
        """The question, the moves and what happened, in words."""
        record = self.playing()
        spoken, setup = request.lang(self.words), record.setup
        state, reader = record.state, request.reader(setup)
        told: Answer = {
            "lang": spoken.lang,
            "game": spoken.game(setup.game),
            "seats": {key: spoken.ids(setup, "seat", seat) for seat, key in enumerate(setup.seats)},
            "tables": [told_table(spoken, setup, table) for table in setup.tables(state.view(reader))],
            "events": [spoken.event(setup, event) for event in record.events() if event.seen_by(reader)],
        }
        if reader is not None and state.may_act(reader):
            token = setup.vocabulary.token
            told["question"] = spoken.question(setup, state.question(reader), state.about(reader))
            told["moves"] = {token(move): spoken.move(setup, move) for move in state.legal(reader)}
        if state.over:
            told["ending"] = spoken.ending(setup, state.ending())
        return told


# Plain data -----------------------------------------------------------------------------------------------------------


def facts(one: Game) -> Answer:
    """What a game says of itself."""
    return {
        "game": one.key,
        "players": list(one.players),
        "colours": list(one.colours),
        "chance": one.chance,
        "hidden": one.hidden,
        "simultaneous": one.simultaneous,
        "rules": one.version,
        "options": [
            {"option": option.key, "values": list(option.values), "seats": option.seats} for option in one.options
        ],
        "endings": list(one.endings),
    }


def asked_seats(request: Request) -> list[str] | int:
    """The colours of the seats, or how many there are."""
    value = request.get("seats")
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, list) and all(isinstance(colour, str) for colour in value):
        return [str(colour) for colour in value]
    raise request.problem("request-type", "seats", "seats")


def asked_options(request: Request, one: Game) -> dict[str, int]:
    """The options: numbers, or true and false, or as people write them."""
    found: dict[str, int] = {}
    for key, value in request.table("options").items():
        if isinstance(value, str):
            found[key] = one.option(key).value(value)
        elif isinstance(value, int):
            found[key] = int(value)
        else:
            raise request.problem("request-type", f"options.{key[:40]}", "value")
    return found


def named(setup: Setup, declared: str, data: list[int]) -> Answer:
    """Ids by the names that the game declares for them, as keys."""
    found: Answer = {}
    for at, field in enumerate(fields(declared)):
        if field.many:
            found[field.name] = [key_of(setup, field.kind, number) for number in data[at:]]
        elif at < len(data):
            found[field.name] = key_of(setup, field.kind, data[at])
    return found


def key_of(setup: Setup, kind: str, number: int) -> str | int:
    """The key behind an id; a mere number as it is."""
    names = setup.names.get(kind, [])
    return names[number] if kind != "number" and 0 <= number < len(names) else number


def told_event(setup: Setup, event: Event) -> Answer:
    """An event as plain data."""
    return {"event": event.key, **named(setup, setup.game.events[event.key], event.data)}


def told_table(spoken: Words, setup: Setup, table: Table) -> Answer:
    """A table of a view in words."""
    rows = [
        [spoken.cell(setup, column, value) for column, value in zip(table.columns, row, strict=True)]
        for row in table.rows
    ]
    return {
        "title": spoken.table(setup, table.key),
        "columns": [spoken.column(setup, column) for column in table.columns],
        "rows": rows,
    }
