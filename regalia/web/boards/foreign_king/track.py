"""The VP track: a lane for each colour, and the King's marker that comes down to meet them."""

from functools import lru_cache
from typing import Final

from regalia.games.foreign_king.kingdom import Kingdom
from regalia.games.foreign_king.view import ForeignKingView
from regalia.locale.words import Words
from regalia.web.boards.board import PARTS, Layer, Part, Piece
from regalia.web.boards.scene import Scene, heading
from regalia.web.boards.svg import frame, placed, text, use

WIDTH: Final = 500
LEFT: Final = 26
RIGHT: Final = 452
TOP: Final = 64
LANE: Final = 36
BELOW: Final = 34


class Scale:
    """From points to places: from the lowest score or 0 to what the track must hold, in steps of 10."""

    def __init__(self, kingdom: Kingdom, scores: tuple[int, ...], marker: int) -> None:
        self.low = min(0, *scores) // 10 * 10
        most = max(40 if kingdom.extended else 30, marker, *scores)
        self.high = (most + 9) // 10 * 10
        self.lanes = kingdom.colours
        self.bottom = TOP + LANE * self.lanes

    def x(self, points: int) -> float:
        """Where so many points are."""
        return round(LEFT + (points - self.low) / (self.high - self.low) * (RIGHT - LEFT), 1)

    def y(self, colour: int) -> float:
        """The middle of a colour's lane."""
        return TOP + LANE * (colour + 0.5)


def draw(scene: Scene, v: ForeignKingView) -> Part:
    """The whole track."""
    kingdom = scene.setup
    assert isinstance(kingdom, Kingdom)
    return drawn(kingdom, scene.words, tuple(v["score"]), v["marker"])


@lru_cache(maxsize=PARTS)
def drawn(kingdom: Kingdom, words: Words, scores: tuple[int, ...], king: int) -> Part:
    """The same from all that it shows: `king` is where his marker is."""
    scale = Scale(kingdom, scores, king)
    before, after = frame(WIDTH, scale.bottom + BELOW, "")
    colours = list(zip(kingdom.names["colour"], scores, strict=True))
    bars = [bar(scale, lane, *colour) for lane, colour in enumerate(colours)]
    discs = [disc(scale, lane, *colour) for lane, colour in enumerate(colours)]
    layers = [
        Layer("track-scale", [ruler(scale), *bars], hidden=True),
        Layer("track-marker", [marker(scale, king)], hidden=True),
        Layer("track-discs", discs, hidden=True),
        Layer("track-words", [gap(kingdom, words, scale, scores, king)]),
    ]
    return Part("track", heading(words, kingdom.game, "board-track"), before, layers, after, True)


def ruler(scale: Scale) -> Piece:
    """The lines of the track, a number at every tenth."""
    points = range(scale.low, scale.high + 1)
    small = "".join(f"M{scale.x(at):g},{TOP - 5}v5" for at in points if at % 10)
    tall = "".join(f"M{scale.x(at):g},{TOP - 10}V{scale.bottom}" for at in points if at % 10 == 0)
    numbers = "".join(text(str(at), scale.x(at), TOP - 15, "tick") for at in points if at % 10 == 0)
    lanes = "".join(f"M{LEFT},{TOP + LANE * lane}H{RIGHT}" for lane in range(scale.lanes + 1))
    inner = f'<path class="lanes" d="{lanes}"/><path class="ticks" d="{small}{tall}"/>{numbers}'
    return Piece("ruler", f'<g id="ruler" class="ruler">{inner}</g>')


def bar(scale: Scale, lane: int, key: str, points: int) -> Piece:
    """What a colour has so far, as a bar from 0."""
    x, width = scale.x(min(0, points)), abs(scale.x(points) - scale.x(0))
    rect = f'<rect x="{x:g}" y="{scale.y(lane) - 5:g}" width="{width:g}" height="10"/>'
    return Piece(f"bar-{key}", f'<g id="bar-{key}" class="bar {key}">{rect}</g>')


def disc(scale: Scale, lane: int, key: str, points: int) -> Piece:
    """A colour's disc on the track, with its points on it."""
    inner = use(f"disc-{key}", scale=0.78) + text(str(points), 0, 0, f"count on-{key}")
    return placed(f"score-{key}", scale.x(points), scale.y(lane), inner, look=f"disc {key}")


def marker(scale: Scale, king: int) -> Piece:
    """The King's marker: a line across all lanes with his crown above, and its number."""
    inner = (
        f'<path class="fall" d="M0,{TOP - 8}V{scale.bottom + 4}"/>'
        f'{use("crown", x=0, y=20, scale=0.62)}<g class="flag"><rect x="-17" y="34" width="34" height="24" rx="5"/>'
        f"{text(str(king), 0, 46, 'count')}</g>"
    )
    return placed("marker", scale.x(king), 0, inner, look="marker")


def gap(kingdom: Kingdom, words: Words, scale: Scale, scores: tuple[int, ...], king: int) -> Piece:
    """FK-E-1: how far the marker is from the second-highest score."""
    second = sorted(scores, reverse=True)[1]
    said = words.of_game(kingdom.game, "board-gap", {"points": max(0, king - second)})
    return Piece("gap", f'<g id="gap" class="gap">{text(said, WIDTH / 2, scale.bottom + 24)}</g>')
