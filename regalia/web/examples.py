"""Worked examples as positions that anybody can play. The address holds all that was played; nothing is kept of it."""

from functools import lru_cache
from typing import Final, NamedTuple
from urllib.parse import urlencode

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from regalia.core.events import Event
from regalia.core.example import Example, Step, examples
from regalia.core.game import Game, game
from regalia.core.refusals import NotYourTurn, Problem, Refused
from regalia.locale.words import Words
from regalia.table.clicks import LYING
from regalia.web.boards.board import Board
from regalia.web.boards.drawing import DRAWINGS, drawing
from regalia.web.boards.scene import seen
from regalia.web.frames import frame
from regalia.web.refusals import WRONG
from regalia.web.visitor import Visitor

MOST: Final = 200
"""So many answers may be played in an example."""
LONGEST: Final = 6_000
"""So many signs may an address have in which they stand."""
SEE_OTHER: Final = 303


async def show(request: Request) -> Response:
    """The example after what was played of it; an answer that is sent goes to the address with that answer."""
    visitor, example = Visitor(request), one(game(request.path_params["game"]), request.path_params["key"])
    asked = request.query_params
    played = tokens(asked.get("played", ""), ",")
    sent = [*tokens(asked.get("move", ""), " "), *tokens(asked.get("moves", ""), " ")]
    # What must lie before the seat does lie there: nobody but the reader has moved.
    answers = [token for token in sent if not token.startswith(LYING)]
    line = Line(example, played)
    if answers:
        return RedirectResponse(address(example, [*played, *line.named(answers, asked.get("as", ""))]), SEE_OTHER)
    told = Told(line, asked.get("as", ""), visitor.words)
    return frame("example.html", visitor, WRONG if line.refused else 200, told=told, **about(example))


@lru_cache(maxsize=32)
def known(key: str) -> tuple[Example, ...]:
    """The examples of a game, read once."""
    return tuple(examples(game(key)))


def one(chosen: Game, key: str) -> Example:
    """The example with this key."""
    for example in known(chosen.key):
        if example.key == key:
            return example
    raise Problem("web-example-unknown", {"game": chosen.key})


def tokens(text: str, sign: str) -> list[str]:
    """The answers in a part of an address."""
    if len(text) > LONGEST or text.count(sign) >= MOST:
        raise Problem("web-example-long", {"most": MOST})
    return [token for token in text.split(sign) if token]


def address(example: Example, played: list[str]) -> str:
    """Where an example stands after some answers."""
    at = f"/rules/{example.game.key}/example/{example.key}"
    if len(played) > MOST:
        raise Problem("web-example-long", {"most": MOST})
    return f"{at}?{urlencode({'played': ','.join(played)}, safe=',:')}" if played else at


def about(example: Example) -> dict[str, object]:
    """What the frame of its page needs beside what is told."""
    key, all = example.game.key, known(example.game.key)
    at = all.index(example)
    return {
        "example": example,
        "game": example.game,
        "before": all[at - 1] if at else None,
        "after": all[at + 1] if at + 1 < len(all) else None,
        "style": f"board-{key}.css" if key in DRAWINGS else "",
    }


class Line:
    """What is played of an example: the position it has come to, and the answer that was refused, if one was.

    An answer is a token, that of the seat that is asked; where several are, it may be another's: `blue:yes`.
    """

    def __init__(self, example: Example, played: list[str]) -> None:
        self.example = example
        self.state = example.begin()
        self.played: list[str] = []
        self.moves: list[tuple[str, str]] = []
        self.last: list[Event] = []
        self.refused: Refused | None = None
        for answer in played:
            try:
                self.play(answer)
            except Refused as error:
                self.refused = error
                return

    def play(self, answer: str) -> None:
        """One answer."""
        s = self.state
        name, _, token = answer.rpartition(":")
        seat = s.setup.seat(name) if name else s.next_seat()
        if seat < 0:
            raise NotYourTurn(seat, s.seats_asked())
        s.play(seat, s.setup.vocabulary.move(token))
        self.played.append(answer)
        self.moves.append((s.setup.seats[seat], token))
        self.last = s.take_events()

    def named(self, answers: list[str], name: str) -> list[str]:
        """Answers as they stand in an address: with their seat, where it is not the one that is asked first."""
        s = self.state
        first = not name or s.over or s.setup.seats[s.next_seat()] == name
        return answers if first else [f"{name}:{answer}" for answer in answers]

    def shared(self) -> int:
        """How many of the answers are those of the example, from the first on."""
        told = [(step.seat, move) for step in self.example.steps for move in step.moves]
        for at, (mine, its) in enumerate(zip(self.moves, told, strict=False)):
            if mine != its:
                return at
        return min(len(self.moves), len(told))


class Choice(NamedTuple):
    """An answer that is not allowed where the example stands: what it is, why not, and the rule."""

    move: str
    why: str
    rule: str


class Told:
    """What the page says beside its frame: the board, how far the example is told, and what may be done."""

    def __init__(self, line: Line, name: str, words: Words) -> None:
        self.line, self.example, self.words = line, line.example, words
        self.state, self.setup, self.steps = line.state, line.state.setup, line.example.steps
        shared = line.shared()
        self.done = steps_done(self.steps, shared)
        self.strayed = len(line.played) > shared
        self.over = not self.strayed and self.done == len(self.steps)
        self.seat = self.reader(name)
        self.back = address(self.example, line.played[:-1])
        self.again = address(self.example, [])
        self.path = address(self.example, line.played[:shared])

    def reader(self, name: str) -> int | None:
        """Whose eyes the board is seen with: who was asked for, who answers next in the example, who is asked first."""
        s = self.state
        names = [name] if self.strayed or self.over else [name, self.steps[self.done].seat]
        for seat in map(s.setup.seat, names):
            if seat >= 0 and s.may_act(seat):
                return seat
        return None if s.over else s.next_seat()

    @property
    def next(self) -> Step | None:
        """The step of the example that comes now; none at its end, or where the reader has gone a way of his own."""
        return None if self.strayed or self.over else self.steps[self.done]

    @property
    def rest(self) -> list[str]:
        """The moves of that step that are still to come."""
        told = sum(len(step.moves) for step in self.steps[: self.done])
        return self.next.moves[len(self.line.played) - told :] if self.next else []

    def said(self, part: str) -> list[str]:
        """The paragraphs of a part of the example."""
        text = self.words.worked(self.example.game, self.example.key, part)
        return [line.strip() for line in text.split("\n") if line.strip()]

    def title(self) -> str:
        """What the example is called."""
        return self.words.worked(self.example.game, self.example.key)

    def played(self) -> str:
        """The answers so far, as the form sends them."""
        return ",".join(self.line.played)

    def board(self) -> Markup:
        """The position, as the seat that answers sees it; all of it when the game is over."""
        scene = seen(self.state, self.seat, self.words, self.rule, open=self.state.over)
        drawn: Board = drawing(self.example.game).draw(scene)
        return Markup(drawn.markup())

    def rule(self, rule: str) -> str:
        """Where a rule stands."""
        return f"/rules/{self.example.game.key}#{rule}"

    def player(self, seat: str) -> str:
        """What a seat is called."""
        return self.words.ids(self.setup, "seat", self.setup.seat(seat))

    def asked(self) -> list[str]:
        """The seats that may answer now."""
        return [self.setup.seats[seat] for seat in self.state.seats_asked()]

    def called(self, moves: list[str]) -> str:
        """Moves in a row."""
        return self.words.listed([self.words.move(self.setup, self.setup.vocabulary.move(move)) for move in moves])

    def barred(self) -> list[Choice]:
        """What the example says is not allowed now, with the reason that the rules give."""
        found: list[Choice] = []
        if self.next is None or self.rest != self.next.moves:
            return found
        seat = self.setup.seat(self.next.seat)
        for token in self.next.barred:
            move = self.setup.vocabulary.move(token)
            why = self.state.bar(seat, move)
            if why is not None:
                found.append(Choice(self.words.move(self.setup, move), self.words.why(self.setup, why), why.rule))
        return found

    def happened(self) -> list[str]:
        """What the last answer brought about, as its player was told it."""
        seat = self.setup.seat(self.line.moves[-1][0]) if self.line.moves else None
        return [self.words.event(self.setup, event) for event in self.line.last if event.seen_by(seat)]

    def refusal(self) -> tuple[str, str]:
        """Why the last answer was not played, and the rule."""
        error = self.line.refused
        if error is None:
            return "", ""
        return self.words.problem(error, self.setup), str(error.values.get("rule", ""))


def steps_done(steps: list[Step], moves: int) -> int:
    """How many steps are over when so many of their moves are played."""
    for at, step in enumerate(steps):
        moves -= len(step.moves)
        if moves < 0:
            return at
    return len(steps)
