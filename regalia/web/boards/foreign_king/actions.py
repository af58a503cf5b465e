"""The action table: a card for each action with its cost and its pawn, and beneath it the round and the turn order."""

from functools import lru_cache
from typing import Final

from regalia.games.foreign_king import figures, moves
from regalia.games.foreign_king.kingdom import Kingdom
from regalia.games.foreign_king.view import ForeignKingView
from regalia.locale.words import Words
from regalia.web.boards.board import PARTS, Layer, Part, Piece
from regalia.web.boards.buttons import choice
from regalia.web.boards.scene import Scene, heading
from regalia.web.boards.svg import frame, paragraph, placed, text, use

WIDTH: Final = 500
CARD: Final = (246, 78)
GAP: Final = 8
SIGNS: Final = 11
"""How many signs fit in a line of a card; a longer word is set closer."""
ROOM: Final = 124
"""How wide a line is, up to the pawn."""
ORDER: Final = 76
"""How high the turn-order track is."""
SLOT: Final = 68

COSTS: Final = {
    moves.FACTORY: -figures.FACTORY_COST,
    moves.QUEEN: -figures.QUEEN_COST,
    moves.COINS: figures.COINS,
    moves.ORDER: figures.ORDER_PAYS,
}
"""What an action pays, or costs, at once."""


@lru_cache(maxsize=256)
def cards(kingdom: Kingdom) -> list[int]:
    """The actions there are."""
    return [action for action in moves.ACTIONS if kingdom.has[action]]


def corner(rank: int) -> tuple[float, float]:
    """The upper left corner of a card."""
    return rank % 2 * (CARD[0] + GAP), rank // 2 * (CARD[1] + GAP)


def below(kingdom: Kingdom) -> float:
    """Where the track begins, beneath all cards."""
    there = len(cards(kingdom))
    return corner(there + there % 2)[1]


def draw(scene: Scene, v: ForeignKingView) -> Part:
    """All cards, and the track."""
    kingdom = scene.setup
    assert isinstance(kingdom, Kingdom)
    before, after = ground(kingdom, scene.words)
    layers = [
        track(kingdom, scene.words, v["round"], tuple(v["order"]), v["mover"]),
        pawns(kingdom, tuple(v["pawns"])),
        Layer("actions-choices", choices(scene, kingdom)),
    ]
    return Part("actions", heading(scene.words, kingdom.game, "board-actions"), before, layers, after, True)


@lru_cache(maxsize=256)
def ground(kingdom: Kingdom, words: Words) -> tuple[str, str]:
    """The cards, and the places of the turn order."""
    inner = "".join(card(kingdom, words, action, *corner(rank)) for rank, action in enumerate(cards(kingdom)))
    title = heading(words, kingdom.game, "board-actions")
    return frame(WIDTH, below(kingdom) + ORDER, inner + slots(kingdom, words), title)


# Cards ---------------------------------------------------------------------------------------------------------------


def card(kingdom: Kingdom, words: Words, action: int, x: float, y: float) -> str:
    """A card: picture, name, what it costs or pays."""
    key = moves.ACTION_KEYS[action]
    said = words.move(kingdom, action)
    inner = f'<rect width="{CARD[0]}" height="{CARD[1]}" rx="10"/>{use(f"act-{key}", "sign", 33, 34, 0.9)}'
    inner += paragraph(said, 74, CARD[1] / 2, SIGNS, 21, "said", ROOM)
    return f'<g class="card" transform="translate({x:g} {y:g})">{inner}{cost(action)}</g>'


def cost(action: int) -> str:
    """A coin with what the action costs or, with a plus, what it pays."""
    francs = COSTS.get(action, 0)
    if not francs:
        return ""
    told = f"+{francs}" if francs > 0 else f"\N{MINUS SIGN}{-francs}"
    return f'<g class="price" transform="translate(52 58) scale(0.94)">{use("coin")}{text(told, 0, 0)}</g>'


@lru_cache(maxsize=PARTS)
def pawns(kingdom: Kingdom, there: tuple[int, ...]) -> Layer:
    """The pawns on their actions, each with the mark of its colour."""
    found = []
    for seat, key in enumerate(kingdom.seats):
        if seat in there:
            x, y = corner(cards(kingdom).index(there.index(seat)))
            inner = use("pawn", scale=1.25) + use(f"disc-{key}", "mark", 0, 14, 0.4)
            found.append(placed(f"pawn-{key}", x + CARD[0] - 28, y + CARD[1] / 2 + 4, inner, look=f"pawn {key}"))
    return Layer("actions-pawns", found, hidden=True)


# The turn order ------------------------------------------------------------------------------------------------------


def slot(rank: int, top: float) -> tuple[float, float]:
    """The middle of a place in the turn order."""
    return 500 - SLOT * (4 - rank) + SLOT / 2, top + ORDER / 2 + 2


def slots(kingdom: Kingdom, words: Words) -> str:
    """The places, each with its number, and what they are."""
    top = below(kingdom)
    said = words.of_game(kingdom.game, "board-order")
    inner = paragraph(said, 118, top + ORDER / 2 + 2, 9, 19, "said", 100)
    for rank in range(kingdom.players):
        x, y = slot(rank, top)
        inner += f'<circle cx="{x:g}" cy="{y:g}" r="28"/>{text(str(rank + 1), x - 27, y - 25, "rank")}'
    return f'<g class="order">{inner}</g>'


@lru_cache(maxsize=PARTS)
def track(kingdom: Kingdom, words: Words, round: int, order: tuple[int, ...], mover: int) -> Layer:
    """The round, the disc of each seat in its place, and a ring around the one whose turn it is."""
    top, found = below(kingdom), [told_round(kingdom, words, round)]
    for seat, key in enumerate(kingdom.seats):
        x, y = slot(order.index(seat), top)
        found.append(placed(f"order-{key}", x, y, use(f"disc-{key}"), look=f"disc {key}"))
    if mover >= 0:
        x, y = slot(order.index(mover), top)
        found.append(placed("turn", x, y, '<circle r="29"/>', look="turn"))
    return Layer("actions-order", found, hidden=True)


def told_round(kingdom: Kingdom, words: Words, round: int) -> Piece:
    """The round."""
    said = words.of_game(kingdom.game, "board-round", {"round": round})
    inner = paragraph(said, 4, below(kingdom) + ORDER / 2 + 2, 8, 21, "round")
    return Piece("round", f'<g id="round">{inner}</g>')


def choices(scene: Scene, kingdom: Kingdom) -> list[Piece]:
    """The cards and the places in the turn order as buttons."""
    found: list[Piece] = []
    if scene.asked is None:
        return found
    top = below(kingdom)
    for rank, action in enumerate(cards(kingdom)):
        x, y = corner(rank)
        found += choice(scene, action, (x, y, *CARD))
    for rank in range(kingdom.players):
        x, y = slot(rank, top)
        found += choice(scene, moves.FIRST + rank, (x - SLOT / 2 + 2, y - 32, SLOT - 4, 64))
    return found
