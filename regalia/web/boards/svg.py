"""Small sentences of SVG: something at a place, a text in lines."""

from html import escape

from regalia.web.boards.board import Piece


def placed(id: str, x: float, y: float, inner: str, kind: str = "", look: str = "", turned: int = 0) -> Piece:
    """A piece at a place of its drawing. Its place is a `transform`, so that a style can let it glide to another."""
    turn = f" rotate({turned})" if turned else ""
    classes = f"piece {look or kind}".rstrip()
    return Piece(id, f'<g id="{id}" class="{classes}" transform="translate({x:g} {y:g}){turn}">{inner}</g>', kind)


def use(shape: str, look: str = "", x: float = 0, y: float = 0, scale: float = 1) -> str:
    """A shape that is defined under this id."""
    moved = f"translate({x:g} {y:g})" if x or y else ""
    if scale != 1:
        moved += f" scale({scale:g})"
    transform = f' transform="{moved.strip()}"' if moved else ""
    return f'<use href="#{shape}"{look_of(look)}{transform}/>'


def text(said: str, x: float, y: float, look: str = "") -> str:
    """A line of text."""
    return f'<text x="{x:g}" y="{y:g}"{look_of(look)}>{escape(said)}</text>'


def paragraph(said: str, x: float, y: float, signs: int, height: float, look: str = "", room: float = 0) -> str:
    """A text in lines of so many signs, its middle at `y`. A longer word is set closer, to fit the room there is."""
    rows = lines(said, signs)
    top = y - height * (len(rows) - 1) / 2
    inner = ""
    for at, row in enumerate(rows):
        close = f' textLength="{room:g}" lengthAdjust="spacingAndGlyphs"' if room and len(row) > signs else ""
        inner += f'<tspan x="{x:g}" y="{top + height * at:g}"{close}>{escape(row)}</tspan>'
    return f"<text{look_of(look)}>{inner}</text>"


def lines(said: str, signs: int) -> list[str]:
    """A text broken at its spaces; a word that is longer has a line of its own."""
    rows: list[str] = []
    for word in said.split(" "):
        if rows and len(rows[-1]) + 1 + len(word) <= signs:
            rows[-1] += " " + word
        else:
            rows.append(word)
    return rows


def look_of(classes: str) -> str:
    """An attribute `class`, if there is something to say in it."""
    return f' class="{classes}"' if classes else ""


def lit(id: str, shape: str) -> str:
    """A place that lights up when a link leads to it, such as those of the log."""
    return f'<g id="{id}" class="at">{shape}</g>'


def frame(width: float, height: float, ground: str, label: str = "") -> tuple[str, str]:
    """What stands before and after the layers of a drawing; its ground is only for the eye."""
    role = f' role="group" aria-label="{escape(label)}"' if label else ""
    before = (
        f'<svg viewBox="0 0 {width:g} {height:g}" class="drawing"{role}>'
        f'<g class="ground" aria-hidden="true">{ground}</g>'
    )
    return before, "</svg>"
