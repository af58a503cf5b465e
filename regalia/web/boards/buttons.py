"""What can be chosen is a button of the page's form; what cannot is a button that says why, with its rule."""

from functools import lru_cache
from html import escape

from regalia.core.game import Setup
from regalia.core.refusals import Barred
from regalia.locale.words import Words
from regalia.web.boards.board import PARTS, PIECES, Layer, Part, Piece
from regalia.web.boards.scene import BARRED, Scene


def token(scene: Scene, move: int) -> str:
    """What stands for a move in the form."""
    return scene.setup.vocabulary.token(move)


def button(scene: Scene, move: int, inner: str = "", extra: str = "") -> str:
    """The button for an answer to the question, allowed or not; without anything in it, its name is said all the same.

    `extra` is for more attributes of the element.
    """
    assert scene.asked is not None
    return pressed(scene.setup, scene.words, scene.asked.form, move, scene.look(move), inner, extra)


def pressed(setup: Setup, words: Words, form: str, move: int, look: str, inner: str = "", extra: str = "") -> str:
    """The same from all that it shows."""
    name, key = words.move(setup, move), setup.vocabulary.token(move)
    if look == BARRED:
        start = f'<button type="button" class="barred" popovertarget="why-{key}"'
        label = words.text("boards-why-not", move=name)
    else:
        start = f'<button type="submit" class="{look}" form="{form}" name="move" value="{key}"'
        label = "" if inner else name
    said = f' aria-label="{escape(label)}"' if label else ""
    return f"{start}{said}{extra}>{inner}</button>"


def proposed(scene: Scene, inner: str) -> str:
    """The button that plays all that is proposed in one; nothing if nothing is."""
    if scene.asked is None or not scene.asked.proposal:
        return ""
    tokens = " ".join(token(scene, move) for move in scene.asked.proposal)
    form = f'form="{scene.asked.form}" name="moves" value="{tokens}"'
    return f'<button type="submit" class="choose" {form}>{inner}</button>'


def choice(
    scene: Scene, move: int, box: tuple[float, float, float, float], shape: str = "", where: str = "choice"
) -> list[Piece]:
    """A place in a drawing that can be chosen, if the question has it: `box` is x, y, width, height.

    `shape` draws its outline, which glows; where it is not a box, `#clip-{where}-{token}` keeps the button in it.
    """
    look = scene.look(move)
    if not look:
        return []
    assert scene.asked is not None
    return [chosen(scene.setup, scene.words, scene.asked.form, move, look, box, shape, where)]


@lru_cache(maxsize=PIECES)
def chosen(
    setup: Setup,
    words: Words,
    form: str,
    move: int,
    look: str,
    box: tuple[float, float, float, float],
    shape: str,
    where: str,
) -> Piece:
    """The place as a piece."""
    x, y, width, height = box
    key = setup.vocabulary.token(move)
    can = "cannot" if look == BARRED else "can"
    clip = f' clip-path="url(#clip-{where}-{key})"' if shape else ""
    outline = shape or f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="10"/>'
    inner = (
        f'<g class="glow">{outline}</g><g{clip}><foreignObject x="{x:g}" y="{y:g}" width="{width:g}" '
        f'height="{height:g}">{pressed(setup, words, form, move, look)}</foreignObject></g>'
    )
    return Piece(f"{where}-{key}", f'<g id="{where}-{key}" class="choice {can}">{inner}</g>')


# The question, and its answers as a row of buttons -------------------------------------------------------------------


def asking(scene: Scene, on_board: frozenset[int] = frozenset()) -> Part:
    """What is asked, and all answers; those that have a place on the board too are folded away."""
    answers = (
        answered(scene.setup, scene.words, scene.asked.form, tuple(scene.asked.looks.items())) if scene.asked else {}
    )
    here = [piece for move, piece in answers.items() if move not in on_board]
    there = tuple(piece for move, piece in answers.items() if move in on_board)
    layers = [
        Layer("asked-question", [question(asked_text(scene))], "div"),
        Layer("asked-answers", here, "div"),
        Layer("asked-more", [folded(scene.words, there)] if there else [], "div"),
    ]
    return Part("asked", ready(scene.words, "boards-answers"), "", layers, "")


@lru_cache(maxsize=PIECES)
def ready(words: Words, key: str) -> str:
    """A message that belongs to no game, ready for the page."""
    return escape(words.text(key))


@lru_cache(maxsize=PIECES)
def question(told: str) -> Piece:
    """What is asked."""
    return Piece("question", f'<p id="question" class="question" role="status">{escape(told)}</p>')


@lru_cache(maxsize=PIECES)
def folded(words: Words, answers: tuple[Piece, ...]) -> Piece:
    """Answers that can be unfolded."""
    told = escape(words.text("boards-all-answers", answers=len(answers)))
    inner = "".join(piece.markup for piece in answers)
    more = f'<details id="more"><summary>{told}</summary><div class="answers">{inner}</div></details>'
    return Piece("more", more)


@lru_cache(maxsize=PARTS)
def answered(setup: Setup, words: Words, form: str, looks: tuple[tuple[int, str], ...]) -> dict[int, Piece]:
    """The answers as pieces."""
    return {move: answer(setup, words, form, move, look) for move, look in looks}


@lru_cache(maxsize=PIECES)
def answer(setup: Setup, words: Words, form: str, move: int, look: str) -> Piece:
    """One answer, with what it does beneath it."""
    id = f"answer-{setup.vocabulary.token(move)}"
    help = words.help(setup, move)
    title = f' title="{escape(help)}"' if help else ""
    return Piece(id, pressed(setup, words, form, move, look, escape(words.move(setup, move)), f' id="{id}"{title}'))


def asked_text(scene: Scene) -> str:
    """The question to who looks, else who is asked, else that the game is over."""
    words, asked = scene.words, scene.asked
    if asked:
        return put(scene.setup, words, asked.question, tuple(asked.about))
    if scene.view["over"]:
        return words.text("boards-over")
    others = words.listed([player(scene, seat) for seat in scene.acting])
    return words.text("boards-asked", seats=others, seats_count=len(scene.acting))


@lru_cache(maxsize=PIECES)
def put(setup: Setup, words: Words, question: str, about: tuple[int, ...]) -> str:
    """A question in words."""
    return words.question(setup, question, list(about))


def player(scene: Scene, seat: int) -> str:
    """A player by name and colour."""
    colour = scene.words.ids(scene.setup, "seat", seat)
    return f"{scene.names[seat]} ({colour})" if scene.names[seat] else colour


# Why not -------------------------------------------------------------------------------------------------------------


def reasons(scene: Scene) -> Part:
    """For each answer that is not allowed a note that its buttons open, without any script."""
    pieces = [note(scene, move, why) for move, why in scene.asked.barred] if scene.asked else []
    return Part("reasons", ready(scene.words, "boards-reasons"), "", [Layer("notes", pieces, "div")], "")


def note(scene: Scene, move: int, why: Barred) -> Piece:
    """Why an answer is not allowed: the move, the sentence, the rule and its page."""
    return why_not(scene, f"why-{token(scene, move)}", scene.words.move(scene.setup, move), why)


def why_not(scene: Scene, id: str, name: str, why: Barred) -> Piece:
    """A note under this id: what is not allowed, the sentence, the rule and its page."""
    page = scene.rulebook(why.rule)
    return noted(scene.setup, scene.words, id, name, why.reason, tuple(why.data), page)


@lru_cache(maxsize=PIECES)
def noted(setup: Setup, words: Words, id: str, name: str, reason: str, data: tuple[int, ...], page: str) -> Piece:
    """The same from all that it shows."""
    why = Barred(reason, list(data))
    told = escape(words.why(setup, why))
    link = f'<a href="{escape(page)}">{escape(words.text("boards-rule", rule=why.rule))}</a>'
    close = (
        f'<button type="button" popovertarget="{id}" popovertargetaction="hide">{ready(words, "boards-close")}</button>'
    )
    inner = f"<h3>{escape(name)}</h3><p>{told}</p><p>{link} {close}</p>"
    return Piece(id, f'<div id="{id}" class="why" popover="auto">{inner}</div>')
