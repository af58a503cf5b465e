"""What can be chosen is a button of the page's form; what cannot is a button that says why, with its rule."""

from html import escape

from regalia.core.refusals import Barred
from regalia.web.boards.board import Layer, Part, Piece
from regalia.web.boards.scene import Scene


def token(scene: Scene, move: int) -> str:
    """What stands for a move in the form."""
    return scene.setup.vocabulary.token(move)


def button(scene: Scene, move: int, inner: str = "", extra: str = "") -> str:
    """The button for an answer to the question, allowed or not; without anything in it, its name is said all the same.

    `extra` is for more attributes of the element.
    """
    assert scene.asked is not None
    name, key = scene.words.move(scene.setup, move), token(scene, move)
    if move in scene.asked.legal:
        look = "choose final" if move in scene.asked.final else "choose"
        start = f'<button type="submit" class="{look}" form="{scene.asked.form}" name="move" value="{key}"'
        label = "" if inner else name
    else:
        start = f'<button type="button" class="barred" popovertarget="why-{key}"'
        label = scene.words.text("boards-why-not", move=name)
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
    if move not in scene.choices():
        return []
    assert scene.asked is not None
    x, y, width, height = box
    key = token(scene, move)
    look = "can" if move in scene.asked.legal else "cannot"
    clip = f' clip-path="url(#clip-{where}-{key})"' if shape else ""
    outline = shape or f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="10"/>'
    inner = (
        f'<g class="glow">{outline}</g><g{clip}><foreignObject x="{x:g}" y="{y:g}" width="{width:g}" '
        f'height="{height:g}">{button(scene, move)}</foreignObject></g>'
    )
    return [Piece(f"{where}-{key}", f'<g id="{where}-{key}" class="choice {look}">{inner}</g>')]


# The question, and its answers as a row of buttons -------------------------------------------------------------------


def asking(scene: Scene, on_board: frozenset[int] = frozenset()) -> Part:
    """What is asked, and all answers; those that have a place on the board too are folded away."""
    words = scene.words
    said = escape(asked_text(scene))
    question = Piece("question", f'<p id="question" class="question" role="status">{said}</p>')
    here = [answer(scene, move) for move in scene.choices() if move not in on_board]
    there = [answer(scene, move) for move in scene.choices() if move in on_board]
    layers = [
        Layer("asked-question", [question], "div"),
        Layer("asked-answers", here, "div"),
        Layer("asked-more", [folded(scene, there)] if there else [], "div"),
    ]
    return Part("asked", escape(words.text("boards-answers")), "", layers, "")


def folded(scene: Scene, answers: list[Piece]) -> Piece:
    """Answers that can be unfolded."""
    told = escape(scene.words.text("boards-all-answers", answers=len(answers)))
    inner = "".join(piece.markup for piece in answers)
    more = f'<details id="more"><summary>{told}</summary><div class="answers">{inner}</div></details>'
    return Piece("more", more)


def answer(scene: Scene, move: int) -> Piece:
    """One answer, with what it does beneath it."""
    id = f"answer-{token(scene, move)}"
    help = scene.words.help(scene.setup, move)
    title = f' title="{escape(help)}"' if help else ""
    return Piece(id, button(scene, move, escape(scene.words.move(scene.setup, move)), f' id="{id}"{title}'))


def asked_text(scene: Scene) -> str:
    """The question to who looks, else who is asked, else that the game is over."""
    words, asked = scene.words, scene.asked
    if asked:
        return words.question(scene.setup, asked.question, asked.about)
    if scene.view["over"]:
        return words.text("boards-over")
    others = words.listed([player(scene, seat) for seat in scene.acting])
    return words.text("boards-asked", seats=others, seats_count=len(scene.acting))


def player(scene: Scene, seat: int) -> str:
    """A player by name and colour."""
    colour = scene.words.ids(scene.setup, "seat", seat)
    return f"{scene.names[seat]} ({colour})" if scene.names[seat] else colour


# Why not -------------------------------------------------------------------------------------------------------------


def reasons(scene: Scene) -> Part:
    """For each answer that is not allowed a note that its buttons open, without any script."""
    pieces = [note(scene, move, why) for move, why in scene.asked.barred] if scene.asked else []
    return Part("reasons", escape(scene.words.text("boards-reasons")), "", [Layer("notes", pieces, "div")], "")


def note(scene: Scene, move: int, why: Barred) -> Piece:
    """Why an answer is not allowed: the move, the sentence, the rule and its page."""
    return why_not(scene, f"why-{token(scene, move)}", scene.words.move(scene.setup, move), why)


def why_not(scene: Scene, id: str, name: str, why: Barred) -> Piece:
    """A note under this id: what is not allowed, the sentence, the rule and its page."""
    words, name = scene.words, escape(name)
    told = escape(words.why(scene.setup, why))
    link = f'<a href="{escape(scene.rulebook(why.rule))}">{escape(words.text("boards-rule", rule=why.rule))}</a>'
    closing = escape(words.text("boards-close"))
    close = f'<button type="button" popovertarget="{id}" popovertargetaction="hide">{closing}</button>'
    inner = f"<h3>{name}</h3><p>{told}</p><p>{link} {close}</p>"
    return Piece(id, f'<div id="{id}" class="why" popover="auto">{inner}</div>')
