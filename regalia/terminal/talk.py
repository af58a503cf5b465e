"""What a person types at a question: an answer, or a word that asks for something else."""

from collections.abc import Callable

from regalia.core.refusals import Barred, Problem, Refused
from regalia.terminal.answers import plain, resolved
from regalia.terminal.choices import listed_barred, listed_moves
from regalia.terminal.rules import find_rules, show_reason, show_rule
from regalia.terminal.screen import InputEnded
from regalia.terminal.sitting import Sitting

RECENT = 30
"""How many events `log` shows."""


class Left(Exception):
    """A person has ended the game here."""


class Talk:
    """The conversation with whoever is asked. `next_seat` is set when an answer or a word moves the game on."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.screen = sitting.screen
        self.record = sitting.record
        self.words = sitting.screen.words
        self.seat = -1
        self.next_seat: int | None = None
        commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "why": self.why,
            "rule": self.rule,
            "undo": self.undo,
            "next": self.hand_on,
            "log": self.log,
            "board": self.board,
            "moves": self.moves,
            "save": self.save,
            "quit": self.quit,
        }
        self.commands: dict[str, Callable[[str], None]] = {"?": self.help}
        for key, command in commands.items():
            self.commands[key] = self.commands[plain(self.words.text(f"command-{key}"))] = command

    def answer(self, seat: int) -> int:
        """Ask a seat its question till something is played; who is asked next."""
        self.turn_to(seat)
        while self.next_seat is None:
            text = self.screen.ask(self.screen.text("prompt", seat=self.sitting.name(seat)))
            try:
                self.take(text)
            except Problem as problem:
                self.refuse(problem)
        return self.next_seat

    def turn_to(self, seat: int) -> None:
        """Give a seat the keyboard, and put its question."""
        self.seat, self.next_seat = seat, None
        self.sitting.take_seat(seat)
        self.question()

    def take(self, text: str) -> None:
        """One line: an answer goes before a word of ours, unless a colon stands before it."""
        name, _, rest = text.removeprefix(":").partition(" ")
        command = self.commands.get(plain(name))
        if not text:
            self.accept()
        elif command is not None and (text.startswith(":") or not self.is_token(text)):
            command(rest.strip())
        else:
            self.sitting.person_plays(self.seat, text)
            self.next_seat = self.sitting.following(self.seat)

    def accept(self) -> None:
        """Enter alone plays what is proposed; where nothing is, the question is put again."""
        proposed = self.record.state.proposal(self.seat)
        if proposed:
            self.sitting.plays(self.seat, proposed)
            self.next_seat = self.sitting.following(self.seat)
        else:
            self.question()

    def is_token(self, text: str) -> bool:
        """Whether a text is, to the letter, an answer to the question."""
        state = self.record.state
        move = state.setup.vocabulary.numbers.get(text, -1)
        return move in state.stack[-1].moves(state, self.seat)

    def question(self) -> None:
        """The question and its numbered answers."""
        state = self.record.state
        asked = self.words.question(state.setup, state.question(self.seat), state.about(self.seat))
        self.screen.heading(self.screen.text("asked", seat=self.sitting.name(self.seat), question=asked))
        listed_moves(self.screen, state.setup, state.legal(self.seat))
        proposed = [self.words.move(state.setup, move) for move in state.proposal(self.seat)]
        if proposed:
            self.screen.say("proposed", moves=", ".join(proposed))

    def refuse(self, problem: Problem) -> None:
        """Say what is wrong, with the rule where there is one."""
        if isinstance(problem, Barred):
            show_reason(self.screen, self.record.setup, problem)
        else:
            self.screen.write(self.words.problem(problem, self.record.setup))

    # Words of ours ---------------------------------------------------------------------------------------------------

    def help(self, rest: str) -> None:
        """`?`: what can be typed; with an answer behind it, what that does."""
        state = self.record.state
        if rest:
            move = resolved(self.words, state, self.seat, rest, state.stack[-1].moves(state, self.seat))
            self.screen.write(self.words.help(state.setup, move) or self.words.move(state.setup, move), indent=2)
            return
        for key in ("answer", "help", "why", "rule", "moves", "board", "log", "undo", "next", "save", "quit"):
            if key != "next" or len(state.seats_asked()) > 1:
                self.screen.write(self.screen.text(f"help-{key}"), indent=2, hanging=4)

    def why(self, rest: str) -> None:
        """`why TOKEN`: the rule that forbids a move, if one does."""
        state = self.record.state
        if not rest:
            raise Refused("why-what", {})
        move = resolved(self.words, state, self.seat, rest, state.stack[-1].moves(state, self.seat))
        try:
            state.check(self.seat, move)
        except Barred as barred:
            show_reason(self.screen, state.setup, barred, True)
        else:
            self.screen.say("why-allowed", move=self.words.move(state.setup, move))

    def rule(self, rest: str) -> None:
        """`rule ID`: the text of a rule, or of a chapter."""
        if not rest:
            raise Refused("rule-what", {})
        for rule in find_rules(self.record.setup.game, rest):
            show_rule(self.screen, self.record.setup.game, rule)

    def board(self, rest: str) -> None:
        """`board`: the whole position."""
        self.sitting.show_position()
        self.question()

    def moves(self, rest: str) -> None:
        """`moves`: the answers again; `moves all`: also those that a rule forbids, each with its reason."""
        self.question()
        if rest:
            listed_barred(self.screen, self.record.state, self.seat)

    def log(self, rest: str) -> None:
        """`log`: what happened last, with the numbers to go back to; `log all`: everything."""
        record, last = self.record, 0
        happened = [(0, event) for event in record.first_events]
        happened += [(played.number, event) for played in record.line for event in played.events]
        seen = [(number, event) for number, event in happened if event.seen_by(self.seat)]
        for number, event in seen if rest else seen[-RECENT:]:
            # Where something is hidden the numbers would tell how many moves were not seen.
            counted = "" if record.setup.game.hidden else f"{number if number != last else '':>4}"
            self.screen.write(f"{counted}  {self.words.event(record.setup, event)}", hanging=len(counted) + 4)
            last = number

    def hand_on(self, rest: str) -> None:
        """`next`: let another of those who may act go first."""
        state = self.record.state
        if len(state.seats_asked()) < 2:
            raise Refused("next-nobody", {})
        self.next_seat = state.next_seat(self.seat)

    # Undo ------------------------------------------------------------------------------------------------------------

    def undo(self, rest: str) -> None:
        """`undo`: take back one's last answer, `undo 12`: go back to a move, past a seal if the others agree."""
        to = self.target(rest)
        if to >= self.record.free_undo(self.seat):
            self.record.undo(to, self.seat)
        elif self.others_agree(to):
            self.record.undo(to)
        else:
            self.next_seat = self.seat
            return
        self.sitting.kept.write()
        self.sitting.went_back()
        self.screen.say("undone", number=str(to))
        state = self.record.state
        self.next_seat = self.seat if state.may_act(self.seat) else state.next_seat()

    def target(self, rest: str) -> int:
        """The number to go back to."""
        if rest:
            if not (rest.isascii() and rest.isdigit() and len(rest) < 10):
                raise Refused("undo-what", {"number": rest[:40]})
            return int(rest)
        line = self.record.line
        own = [at for at, played in enumerate(line) if played.entry.seat == self.seat]
        if not own:
            raise Refused("undo-nothing", {})
        return line[own[-1] - 1].number if own[-1] else 0

    def others_agree(self, to: int) -> bool:
        """Whether each other person agrees; bots do not mind. Nobody is asked for what cannot be done."""
        if to not in [0, *[played.number for played in self.record.line]] or to == self.record.number:
            raise Refused("undo-number", {"number": to, "present": self.record.number})
        others = [seat for seat in self.sitting.people if seat != self.seat]
        if others:
            self.sitting.put_away()
        for other in others:
            name, asks = self.sitting.name(other), self.sitting.name(self.seat)
            if not self.screen.agrees(self.screen.text("undo-consent", other=name, seat=asks, number=str(to))):
                self.screen.say("undo-refused", other=name)
                return False
        return True

    # Keeping and leaving ---------------------------------------------------------------------------------------------

    def save(self, rest: str) -> None:
        """`save FILE`: write the journal to another file as well."""
        if rest:
            self.screen.say("saved", file=str(self.sitting.kept.copy_to(rest)))
        elif self.sitting.kept.path is not None:
            self.screen.say("saved", file=str(self.sitting.kept.path))
        else:
            raise Refused("save-where", {})

    def quit(self, rest: str) -> None:
        """`quit`: end here; the game is kept, if that is wished."""
        kept = self.sitting.kept
        try:
            if kept.is_own and not self.screen.agrees(self.screen.text("quit-keep")):
                kept.throw_away()
        except InputEnded:
            pass
        raise Left
