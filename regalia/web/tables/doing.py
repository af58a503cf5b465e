"""What a player does beside answering: take back, confirm his turn, vote, answer in advance, play again."""

from html import escape
from typing import Final

from regalia.locale.words import Words
from regalia.table.matters import BOT, NOBODY, UNDO
from regalia.table.seats import BOT as A_BOT
from regalia.table.seats import OVER, PLAYING
from regalia.table.sight import Question, Running, Sight
from regalia.table.standing import MARK, names_of
from regalia.table.table import Table
from regalia.web.boards.board import Layer, Piece
from regalia.web.boards.buttons import ready
from regalia.web.boards.drawing import drawing
from regalia.web.boards.scene import Asked
from regalia.web.bots import bot_name
from regalia.web.tables.news import news

FORM: Final = "act"
"""The form of a table's page to which all its buttons belong."""
FEW: Final = 4
"""A question with more answers than these is never always answered alike."""


def layer(table: Table, sight: Sight, words: Words, asked: Asked | None) -> Layer:
    """All of it, beneath the question."""
    doing = Doing(table, sight, words, asked)
    return Layer("do", [*doing.pieces()], "div")


class Doing:
    """Makes the pieces of one reader."""

    def __init__(self, table: Table, sight: Sight, words: Words, asked: Asked | None) -> None:
        self.table = table
        self.sight = sight
        self.words = words
        self.asked = asked

    def pieces(self) -> list[Piece]:
        """In the order of the page."""
        if self.sight.phase == OVER:
            return [self.end()]
        found = [self.vote(self.sight.vote)] if self.sight.vote else []
        if self.sight.phase == PLAYING and self.sight.reader is not None:
            found += self.of_seat()
        return found

    def of_seat(self) -> list[Piece]:
        """What who holds a seat may do."""
        sight, found = self.sight, [self.marks()]
        assert sight.reader is not None
        if sight.question is not None and not sight.question.answers:
            found.append(self.confirm())
        if sight.question is not None and (sight.question.ahead or sight.ahead is not None or self.table.together):
            found.append(self.ahead(sight.question))
        if sight.question is not None and self.reacts(sight.question):
            found.append(self.always(sight.question))
        if sight.standing:
            found.append(self.all_standing())
        proposed = self.proposed()
        if proposed:
            found.append(self.proposal(proposed))
        if sight.undo:
            found.append(Piece("do-undo", self.line("do-undo", self.button("undo", "web-undo", "undo-it"))))
        elif sight.vote is None and self.has_moved():
            found.append(Piece("do-undo", self.line("do-undo", self.button("ask-undo", "web-ask-undo", "undo-it"))))
        if sight.sitters[sight.reader].stand_in:
            told = f"<p>{self.said('web-stands-in', bot=sight.sitters[sight.reader].stand_in)}</p>"
            found.append(
                Piece("do-back", self.line("do-back", told + self.button("come-back", "web-come-back", "back-it")))
            )
        return found + self.hint() + news(self.table, sight, self.words)

    # Pieces ----------------------------------------------------------------------------------------------------------

    def marks(self) -> Piece:
        """Who answers which question: what a click brings back."""
        seat = self.table.setup.seats[self.sight.reader or 0]
        hidden = {"mark": self.sight.mark, "seat": seat}
        fields = "".join(
            f'<input type="hidden" form="{FORM}" name="{name}" value="{value}">' for name, value in hidden.items()
        )
        return Piece("do-marks", f'<div id="do-marks" hidden>{fields}</div>')

    def hint(self) -> list[Piece]:
        """Before a click: whether it can be taken back."""
        if self.asked is None or not self.asked.legal or self.sight.question is None or self.sight.question.ahead:
            return []
        all_final = len(self.asked.final) == len(self.asked.legal)
        key = "web-final-all" if all_final else "web-final" if self.asked.final else "web-final-none"
        return [Piece("do-hint", f'<p id="do-hint" class="hint">{self.said(key)}</p>')]

    def confirm(self) -> Piece:
        """A turn that ends only when its player says so."""
        told = f"<p>{self.said('turn-confirm')}</p>"
        return Piece(
            "confirm", self.line("confirm", told + self.button("confirm", "web-confirm", "confirm-it", "choose"))
        )

    def ahead(self, question: Question) -> Piece:
        """An answer in advance: what it is, that it is given, and that it may be given always."""
        together = self.table.together
        told = f"<p>{self.said('web-together' if together else 'web-ahead')}</p>"
        if self.sight.ahead is not None:
            move = self.words.move(self.table.setup, self.table.setup.vocabulary.move(self.sight.ahead.move))
            key = "web-together-given" if together else "web-ahead-given"
            told = f"<p>{self.said(key, move=move)}</p>" + self.button("forget", "web-forget", "forget-it")
        return Piece("do-ahead", self.line("do-ahead", told))

    def reacts(self, question: Question) -> bool:
        """Whether it comes out of the turn of another, and can always be answered alike."""
        if question.key in self.sight.standing or not 0 < len(question.legal) <= FEW:
            return False
        return self.table.state.whose_turn() not in (NOBODY, self.sight.reader)

    def always(self, question: Question) -> Piece:
        """To answer a question alike each time: wherever it comes up, or only where it is about the same."""
        rows = ""
        for name in ["", *dict.fromkeys(names_of(self.table.setup, question.key, question.about))]:
            told = f"{question.key}{MARK}{name}" if name else question.key
            about = escape(self.words.question_about(self.table.setup, question.key, [name] if name else []))
            buttons = "".join(self.always_one(told, move) for move in question.legal)
            rows += f'<p class="always">{about}</p><p class="do">{buttons}</p>'
        inner = f'<details id="always"><summary>{self.said("web-always")}</summary>{rows}</details>'
        return Piece("do-always", self.line("do-always", inner))

    def always_one(self, told: str, move: int) -> str:
        """The button of one such answer."""
        setup = self.table.setup
        token, name = setup.vocabulary.token(move), self.words.move(setup, move)
        id, more = f"stand-{told.replace(MARK, '-')}-{token}", f'name="stand" value="{told} {token}"'
        return self.button("stand", "web-always-one", id, "", more, move=name)

    def all_standing(self) -> Piece:
        """The answers that are always given; folded away while something else is asked."""
        standing, question = self.sight.standing, self.sight.question
        here = question is not None and any(told.split(MARK)[0] == question.key for told in standing)
        rows = "".join(self.standing(told, token) for told, token in standing.items())
        summary = self.said("web-standing-all", answers=len(standing))
        inner = f'<details id="standing"{" open" if here else ""}><summary>{summary}</summary>{rows}</details>'
        return Piece("do-standing", self.line("do-standing", inner))

    def standing(self, question: str, token: str) -> str:
        """An answer that is always given, and how to be asked again."""
        setup, (key, *names), place = self.table.setup, question.split(MARK), question.replace(MARK, "-")
        move = self.words.move(setup, setup.vocabulary.move(token))
        about = self.words.question_about(setup, key, names)
        more = f'name="stand" value="{question}"'
        end = self.button("stand", "web-standing-end", f"ask-{place}", "", more)
        return f'<p>{self.said("web-standing", question=about, move=move)}</p><p class="do">{end}</p>'

    def proposed(self) -> list[int]:
        """Moves that finish what was begun, as the game proposes them."""
        if self.sight.reader is None or self.sight.question is None or not self.sight.question.legal:
            return []
        if drawing(self.table.setup.game).proposes:
            return []
        return self.table.state.proposal(self.sight.reader)

    def proposal(self, moves: list[int]) -> Piece:
        """All of them as one button."""
        setup = self.table.setup
        named = self.words.listed([self.words.move(setup, move) for move in moves])
        tokens = " ".join(setup.vocabulary.token(move) for move in moves)
        button = (
            f'<button type="submit" class="choose" form="{FORM}" id="proposal-it" name="moves" value="{tokens}">'
            f"{self.said('web-proposal', moves=named)}</button>"
        )
        return Piece("do-proposal", self.line("do-proposal", button))

    def vote(self, vote: Running) -> Piece:
        """What the table votes on."""
        colour = self.words.ids(self.table.setup, "seat", vote.seat)
        key = {UNDO: "vote-undo", BOT: "vote-bot"}[vote.kind]
        told = f"<p>{self.said(key, seat=colour, bot=vote.bot)}</p>"
        if vote.kind == UNDO and 0 <= vote.at < self.sight.at:
            told += f"<p>{self.said('web-vote-back', events=self.sight.at - vote.at)}</p>"
        if vote.asks_me:
            told += self.button("vote", "yes", "vote-yes", "choose", f'name="yes" value="{vote.mark}"')
            told += self.button("vote", "no", "vote-no", "", f'name="no" value="{vote.mark}"')
        else:
            told += f"<p>{self.said('web-vote-waits', names=self.words.listed(vote.waits_for))}</p>"
        if vote.mine:
            told += self.button("withdraw", "web-withdraw", "vote-withdraw")
        return Piece("do-vote", self.line("do-vote", told))

    def end(self) -> Piece:
        """How the game ended, who won, and playing again."""
        state = self.table.state
        places, scores = state.places(), state.scores()
        rows = "".join(
            f"<li>{self.said('web-place', place=places[seat], seat=self.player(seat), points=scores[seat])}</li>"
            for seat in sorted(range(len(places)), key=lambda seat: places[seat])
        )
        told = f"<p>{escape(self.words.ending(self.table.setup, state.ending()))}</p><ol>{rows}</ol>"
        if self.sight.rematch:
            told += f'<a class="press" href="/t/{self.sight.rematch}">{self.said("web-rematch-there")}</a>'
        elif any(sitter.mine for sitter in self.sight.sitters):
            told += self.button("rematch", "web-rematch", "rematch-it", "choose")
        ways = (("/end", "web-end-more"), ("?at=0", "web-moment-replay"), ("/journal", "web-journal"))
        links = " ".join(f'<a href="/t/{self.sight.table}{to}">{self.said(key)}</a>' for to, key in ways)
        return Piece("do-end", self.line("do-end", f"{told} {links}"))

    # What they are made of -------------------------------------------------------------------------------------------

    def has_moved(self) -> bool:
        """Whether this seat has a move that could be taken back."""
        record = self.table.record
        return record is not None and any(played.entry.seat == self.sight.reader for played in record.line)

    def player(self, seat: int) -> str:
        """A player by name and colour."""
        colour = self.words.ids(self.table.setup, "seat", seat)
        sitter = self.sight.sitters[seat]
        name = bot_name(self.words, sitter.name) if sitter.kind == A_BOT else sitter.name
        return f"{name} ({colour})" if name else colour

    def button(self, act: str, told: str, id: str, look: str = "", more: str = "", **values: str) -> str:
        """A button that does something at this table."""
        kind = f' class="{look}"' if look else ""
        extra = f" {more}" if more else ""
        return (
            f'<button type="submit" id="{id}"{kind} form="{FORM}" formaction="/t/{self.table.id}/{act}"{extra}>'
            f"{self.said(told, **values)}</button>"
        )

    def line(self, id: str, inner: str) -> str:
        """A row of such things."""
        return f'<div id="{id}" class="do">{inner}</div>'

    def said(self, id: str, **values: str | int) -> str:
        """A message, escaped."""
        return escape(self.words.text(id, **values)) if values else ready(self.words, id)
