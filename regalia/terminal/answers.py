"""What a person types, as moves: a number of the list, a token, or the beginning of the words; several on a line."""

import unicodedata

from regalia.core.refusals import Refused
from regalia.core.several import Foresight
from regalia.core.state import State
from regalia.locale.words import Words


def plain(text: str) -> str:
    """A text as it may be typed: without capitals and accents."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(sign for sign in apart if not unicodedata.combining(sign)).split())


def resolved(words: Words, state: State, seat: int, text: str, asked: list[int]) -> int:
    """The one answer to a question that a text stands for; Refused if there is none, or more than one."""
    setup = state.setup
    legal = state.legal(seat)
    typed = plain(text)
    is_number = typed.isascii() and typed.isdigit()
    if is_number and len(typed) < 5 and 0 < int(typed) <= len(legal):
        return legal[int(typed) - 1]
    if typed in setup.vocabulary.numbers:
        return setup.vocabulary.move(typed)
    if is_number:
        raise Refused("answer-number", {"number": typed[:40], "last": len(legal)})
    for moves in (legal, asked):
        found = begun_with(words, state, typed, moves)
        if len(found) == 1:
            return found[0]
        if found:
            told = ", ".join(f"{words.move(setup, move)} [{setup.vocabulary.token(move)}]" for move in found)
            raise Refused("answer-several", {"answer": text[:40], "found": told})
    raise Refused("answer-none", {"answer": text[:40]})


def begun_with(words: Words, state: State, typed: str, moves: list[int]) -> list[int]:
    """The moves whose words, or whose token, begin with what was typed; one that is just that goes first."""
    setup = state.setup
    names = {move: (plain(words.move(setup, move)), setup.vocabulary.token(move)) for move in moves}
    whole = [move for move, known in names.items() if typed in known]
    return whole or [move for move, known in names.items() if typed and any(name.startswith(typed) for name in known)]


def line(words: Words, state: State, seat: int, text: str) -> list[int]:
    """The moves on a line: the whole of it as one answer, else answers parted by commas, else by spaces."""
    ahead = Foresight(state, seat)
    try:
        ahead.play(resolved(words, state, seat, text, ahead.asked()))
    except Refused as error:
        parts = [part for part in (text.split(",") if "," in text else text.split()) if part.strip()]
        if len(parts) < 2 or error.key == "barred":
            raise
        return one_by_one(words, Foresight(state, seat), parts)
    return ahead.moves


def one_by_one(words: Words, ahead: Foresight, parts: list[str]) -> list[int]:
    """Several answers, each to the question that the one before it leads to, till somebody else must answer."""
    for number, part in enumerate(parts):
        if number and not ahead.look_on():
            break
        ahead.play(resolved(words, ahead.state, ahead.seat, part, ahead.asked()))
    return ahead.moves
