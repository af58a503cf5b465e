"""The bank: the factories and medals that are left, and the money where it can run dry."""

from functools import lru_cache
from typing import Final

from regalia.games.foreign_king import moves
from regalia.games.foreign_king.figures import MEDALS
from regalia.games.foreign_king.kingdom import Kingdom
from regalia.games.foreign_king.view import ForeignKingView
from regalia.web.boards.board import PARTS, Layer, Part, Piece
from regalia.web.boards.buttons import choice
from regalia.web.boards.scene import Scene, heading
from regalia.web.boards.svg import frame, placed, text, use

WIDTH: Final = 500
HEIGHT: Final = 64
STORES: Final = {moves.TEXTILE: 0, moves.METAL: 150}
"""Where the factories of each kind begin."""
STORE: Final = 140
MEDALS_AT: Final = 300
MONEY_AT: Final = 444


def draw(scene: Scene, v: ForeignKingView) -> Part:
    """What is left of all that is limited."""
    kingdom = scene.setup
    assert isinstance(kingdom, Kingdom)
    title = heading(scene.words, kingdom.game, "board-bank")
    before, after = ground(title)
    medals = MEDALS - sum(v["up"]) - sum(v["down"])
    buttons = [piece for kind, x in STORES.items() for piece in choice(scene, kind, (x, 0, STORE, HEIGHT))]
    layers = [left(tuple(v["stock"]), medals, v["bank"] if kingdom.bank else -1), Layer("bank-choices", buttons)]
    return Part("bank", title, before, layers, after, True)


@lru_cache(maxsize=64)
def ground(title: str) -> tuple[str, str]:
    """The rooms for what is limited."""
    rooms = [*STORES.values(), MEDALS_AT]
    stores = "".join(f'<rect x="{x}" width="{STORE}" height="{HEIGHT}" rx="10"/>' for x in rooms)
    return frame(WIDTH, HEIGHT, f'<g class="store">{stores}</g>', title)


@lru_cache(maxsize=PARTS)
def left(stock: tuple[int, ...], medals_left: int, money: int) -> Layer:
    """What lies there; money is -1 where it cannot run dry."""
    pieces = [piece for kind, number in enumerate(stock) for piece in factories(kind, number)] + medals(medals_left)
    if money >= 0:
        inner = use("coin", scale=1.3) + text(str(money), 0, 0)
        pieces.append(
            Piece("money", f'<g id="money" class="price" transform="translate({MONEY_AT + 26} 32)">{inner}</g>')
        )
    return Layer("bank-pieces", pieces, hidden=True)


def factories(kind: int, number: int) -> list[Piece]:
    """The factories of a kind that are left, side by side."""
    key, x = moves.FACTORY_KEYS[kind], STORES[moves.TEXTILE + kind] + 26
    return [
        placed(f"factory-{key}-bank-{rank + 1}", x + 22 * rank, 36, use(f"factory-{key}"), f"factory {key}")
        for rank in range(number)
    ]


def medals(left: int) -> list[Piece]:
    """The medals that are left."""
    return [placed(f"medal-bank-{at + 1}", MEDALS_AT + 18 + 13 * at, 34, use("medal"), "medal") for at in range(left)]
