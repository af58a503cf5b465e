"""What people do at a table: each act is a form's name, and becomes one change of the table, all of it or nothing."""

from collections.abc import Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from regalia.core.refusals import Problem
from regalia.table import answers, playing, seating, talk, undoing, votes
from regalia.table.hall import Act
from regalia.table.table import NOBODY, Table
from regalia.web.forms import Form, form
from regalia.web.refusals import refusal
from regalia.web.tables.reader import Reader
from regalia.web.visitor import Visitor


class Doing:
    """One act as it was asked for."""

    def __init__(self, table: Table, guest: str, form: Form) -> None:
        self.setup = table.setup
        self.guest = guest
        self.form = form

    def seat(self, field: str = "seat") -> int:
        """A seat by its colour."""
        return self.setup.seat(self.form.text(field))

    @property
    def mark(self) -> str:
        """The question that was seen."""
        return self.form.text("mark")

    @property
    def tokens(self) -> list[str]:
        """The moves: one a field, or several in one."""
        return [token for field in [*self.form.all("move"), *self.form.all("moves")] for token in field.split()]


Makes = Callable[[Doing], Act]
"""Makes the change that an act is."""


def sit(it: Doing) -> Act:
    return lambda table: seating.sit(table, it.guest, it.seat("at"))


def bot(it: Doing) -> Act:
    colour, _, name = it.form.text("bot").partition(" ")
    return lambda table: seating.seat_bot(table, it.guest, it.setup.seat(colour), name)


def free(it: Doing) -> Act:
    return lambda table: seating.free_seat(table, it.guest, it.seat("at"))


def leave(it: Doing) -> Act:
    return lambda table: seating.leave(table, it.guest)


def word(it: Doing) -> Act:
    return lambda table: seating.give_word(table, it.guest, it.seat(), it.form.text("word"))


def begin(it: Doing) -> Act:
    return lambda table: seating.begin(table, it.guest)


def close(it: Doing) -> Act:
    return lambda table: seating.close(table, it.guest)


def listed(it: Doing) -> Act:
    return lambda table: seating.show_in_lobby(table, it.guest, it.form.text("listed") == "yes")


def play(it: Doing) -> Act:
    return lambda table: answers.answer(table, it.guest, it.seat(), it.tokens, it.mark)


def confirm(it: Doing) -> Act:
    return lambda table: playing.confirm(table, it.guest, it.seat(), it.mark)


def undo(it: Doing) -> Act:
    return lambda table: undoing.undo(table, it.guest, it.seat(), it.mark)


def ask_undo(it: Doing) -> Act:
    return lambda table: undoing.ask(table, it.guest, it.seat(), it.mark)


def vote(it: Doing) -> Act:
    yes = it.form.has("yes")
    return lambda table: votes.vote(table, it.guest, it.form.text("yes" if yes else "no"), yes)


def withdraw(it: Doing) -> Act:
    return lambda table: votes.withdraw(table, it.guest)


def ask_bot(it: Doing) -> Act:
    return lambda table: votes.ask_bot(table, it.guest, it.seat("at"))


def come_back(it: Doing) -> Act:
    return lambda table: playing.come_back(table, it.guest, it.seat())


def forget(it: Doing) -> Act:
    return lambda table: answers.forget(table, it.guest, it.seat())


def stand(it: Doing) -> Act:
    question, _, token = it.form.text("stand").partition(" ")
    move = it.setup.vocabulary.move(token) if token else NOBODY
    return lambda table: answers.stand(table, it.guest, it.seat(), question, move)


def say(it: Doing) -> Act:
    whom = it.seat("whom") if it.form.text("whom") else NOBODY
    return lambda table: talk.say(table, it.guest, it.form.text("text"), it.seat(), whom)


def mute(it: Doing) -> Act:
    return lambda table: talk.mute(table, it.guest, it.form.text("whom"))


def hear(it: Doing) -> Act:
    return lambda table: talk.mute(table, it.guest, it.form.text("whom"), False)


def note(it: Doing) -> Act:
    return lambda table: talk.note(table, it.guest, it.form.text("notes"))


ACTS: Final[dict[str, Makes]] = {
    "ask-bot": ask_bot,
    "ask-undo": ask_undo,
    "begin": begin,
    "bot": bot,
    "close": close,
    "come-back": come_back,
    "confirm": confirm,
    "forget": forget,
    "free": free,
    "hear": hear,
    "leave": leave,
    "list": listed,
    "mute": mute,
    "note": note,
    "play": play,
    "say": say,
    "sit": sit,
    "stand": stand,
    "undo": undo,
    "vote": vote,
    "withdraw": withdraw,
    "word": word,
}
"""Every act, by its place in the address: /t/<table>/<act>."""

WELCOME: Final = ("sit", "say", "note")
"""With these somebody may begin to be a guest."""


async def act(request: Request) -> Response:
    """Do one of them."""
    visitor, name, id = Visitor(request), request.path_params["act"], request.path_params["id"]
    table = visitor.hall.table(id)
    if name not in ACTS and name != "rematch":
        raise Problem("web-lost", {})
    sent = await form(request)
    try:
        if name == "rematch":
            return answered(visitor, f"/t/{await visitor.hall.rematch(id, visitor.id, sent.request)}")
        if name in WELCOME:
            await visitor.be_guest(sent.text("name"))
        await visitor.hall.change(id, visitor.id, sent.request, ACTS[name](Doing(table, visitor.id, sent)))
    except Problem as problem:
        return refusal(request, problem, table.setup, f"/t/{id}")
    return answered(visitor, back(visitor, id, sent.text("seat"), name))


def back(visitor: Visitor, id: str, seat: str, name: str) -> str:
    """Where somebody goes on: at the table, with the same eyes as long as these are asked something."""
    table = visitor.hall.table(id)
    looks = Reader(table, visitor, seat)
    stays = looks.chosen in table.seats_asked() or not set(looks.mine) & set(table.seats_asked())
    return f"/t/{id}?as={seat}" if looks.shares and looks.chosen >= 0 and stays else f"/t/{id}"


def answered(visitor: Visitor, address: str) -> Response:
    """It is done: a browser goes on to a page, our script hears that there is nothing more to say."""
    if visitor.wants_data:
        return visitor.remember(JSONResponse({"go": address, "new": visitor.new}))
    return visitor.remember(RedirectResponse(address, 303))
