"""Positions of Fief for the tests of its board, boards of a table's own, and what is read off a drawing."""

import re

from regalia.core.data import packaged
from regalia.games.fief.state import Fief
from regalia.web.boards.scene import Scene
from tests.games.fief.positions import build, land, lord, of, turn, units
from tests.web.boards.scenes import drawn


def printed() -> str:
    """The text of our board file."""
    return packaged("regalia.games.fief", "board.toml")


def other_kingdom() -> str:
    """A board file of a table's own: all villages have names of their own, and lie in a heap."""
    text = printed()
    for village in of().board.villages:
        text = re.sub(rf'"{village}"', f'"new-{village}"', text)
    for see in ("blaye", "tournus", "bourg", "sigy"):
        text = text.replace(f'bishopric = "new-{see}"', f'bishopric = "{see}"')
        text = text.replace(f'[[bishopric]]\nkey = "new-{see}"', f'[[bishopric]]\nkey = "{see}"')
    return re.sub(r"at = \[(\d+), (\d+)\]", lambda found: f"at = [{int(found[1]) // 5}, {int(found[2]) // 5}]", text)


def buttons(look: Scene, where: str = "map") -> dict[str, bool]:
    """The buttons in a part of the board, and whether they may be chosen."""
    markup = part(look, where)
    found = re.findall(r'<g id="choice-([\w-]+)" class="choice (can|cannot)">', markup)
    return {token: can == "can" for token, can in found}


def part(look: Scene, id: str) -> str:
    """A part of the board."""
    return next(part.markup() for part in drawn(look).parts if part.id == id)


def piece(look: Scene, id: str) -> str:
    """A piece of the board; nothing if it is not there."""
    found = [piece.markup for layer in drawn(look).layers() for piece in layer.pieces if piece.id == id]
    return found[0] if found else ""


def camp() -> Fief:
    """Red in Blaye with a castle, Arthur and soldiers; blue in Bourg; red is to move."""
    s = land()
    lord(s, "arthur", "red", "blaye")
    units(s, "red", "blaye", 8)
    build(s, "blaye", castle=True, mills=1)
    lord(s, "blanche", "blue", "bourg")
    units(s, "blue", "bourg", 5)
    lord(s, "charles", "green", "sigy")
    turn(s, "movement", "red")
    return s
