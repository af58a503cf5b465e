"""Points over time, drawn as a line for each seat, told apart by colour and by shape; and the same in numbers."""

from functools import lru_cache
from html import escape
from typing import Final

from regalia.core.game import Setup
from regalia.core.view import Column
from regalia.locale.words import Words
from regalia.web.boards.board import Layer, Part, Piece
from regalia.web.boards.svg import placed, text

WIDTH: Final = 500
HEIGHT: Final = 250
LEFT, RIGHT, TOP, BOTTOM = 46, 484, 18, 214
"""Where the lines are drawn."""
APART: Final = 3
"""From one line to the next, where their points are the same."""
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)
"""From one line of the grid to the next."""
FEW: Final = 5
"""So many lines has the grid at most."""

SHAPES: Final = (
    '<circle r="6"/>',
    '<path d="M-5.5-5.5h11v11h-11z"/>',
    '<path d="M0-7 6.5 5.5h-13z"/>',
    '<path d="M0-7.5 7.5 0 0 7.5-7.5 0z"/>',
    '<path d="M-2.2-7h4.4v4.8H7v4.4H2.2V7h-4.4V2.2H-7v-4.4h4.8z"/>',
    '<path d="M0 7-6.5-5.5h13z"/>',
    '<path d="M-7 0-3.5-6h7L7 0 3.5 6h-7z"/>',
)
"""What marks the line of each seat."""


Rows = tuple[tuple[int, tuple[int, ...]], ...]
"""The moments at which some points have changed, the first of all among them, and the points from then on."""


class Chart:
    """What a chart is drawn from, and how its paper is divided."""

    def __init__(self, setup: Setup, words: Words, rows: Rows, last: int) -> None:
        self.setup = setup
        self.words = words
        self.rows = rows
        self.last = last
        """The last moment."""
        self.seats = len(rows[0][1])
        low = min(0, *[min(points) for _, points in rows])
        high = max(1, *[max(points) for _, points in rows])
        self.step = next((step for step in STEPS if (high - low) / step <= FEW), STEPS[-1])
        self.low, self.high = low // self.step * self.step, -(-high // self.step) * self.step
        """The lowest line of the grid, and the highest."""

    def names(self) -> list[str]:
        """Whose lines they are."""
        return [self.words.column(self.setup, Column("", "number", at)) for at in range(self.seats)]

    def colours(self) -> list[str]:
        """Their colours."""
        return self.setup.names.get("colour", self.setup.seats)

    def x(self, moment: int) -> float:
        """Where a moment is drawn."""
        return round(LEFT + (RIGHT - LEFT) * moment / max(1, self.last), 1)

    def y(self, points: int, seat: float = 0) -> float:
        """Where so many points are drawn; lines of seats that have the same run side by side."""
        return round(BOTTOM - (BOTTOM - TOP) * (points - self.low) / (self.high - self.low) + APART * seat, 1)

    def beside(self, seat: int) -> float:
        """How far from the middle a seat's line runs, as the lines lie side by side."""
        return seat - (self.seats - 1) / 2


def changes(course: list[list[int]]) -> Rows:
    """Of the points at all moments those that are new."""
    found = [(0, tuple(course[0]))]
    for at in range(1, len(course)):
        if course[at] is not course[at - 1] and course[at] != course[at - 1]:
            found.append((at, tuple(course[at])))
    return tuple(found)


def parts(setup: Setup, words: Words, course: list[list[int]], at: int) -> list[Part]:
    """The points at a moment, and the chart with a line there, once there are any; nothing where they are hidden."""
    if not course or not course[0]:
        return []
    rows, last = changes(course), len(course) - 1
    chart = Chart(setup, words, rows, last)
    told = [row(chart, seat, course[at][seat]) for seat in range(chart.seats)]
    points, over_time = escape(words.text("web-points")), escape(words.text("web-chart"))
    standing = Part("standing", points, "", [Layer("chart-legend", told, "ul")], "", True)
    if not any(any(each) for _, each in rows):
        return [standing]
    now = placed("chart-at", chart.x(at), 0, f'<path d="M0,{TOP}V{BOTTOM}"/>', look="chart-now")
    before, after = sheet(setup, words, rows, last)
    return [standing, Part("chart", over_time, before, [Layer("chart-cursor", [now], hidden=True)], after)]


@lru_cache(maxsize=128)
def sheet(setup: Setup, words: Words, rows: Rows, last: int) -> tuple[str, str]:
    """The drawing without the line that moves on it, and the numbers: made once for all moments of a game."""
    chart = Chart(setup, words, rows, last)
    return drawn(chart), numbers(chart)


def row(chart: Chart, seat: int, points: int) -> Piece:
    """A name with its shape, and its points at the moment."""
    id, name = f"chart-of-{chart.colours()[seat]}", escape(chart.names()[seat])
    shape = sign(seat, chart.colours()[seat])
    return Piece(id, f'<li id="{id}">{shape}<span>{name}</span> <b>{points}</b></li>')


def sign(seat: int, colour: str) -> str:
    """The shape of a seat, in its colour, beside its name."""
    inner = f'<g class="chart-mark {colour}">{SHAPES[seat % len(SHAPES)]}</g>'
    return f'<svg viewBox="-10 -10 20 20" class="chart-sign" aria-hidden="true">{inner}</svg>'


def mark(chart: Chart, seat: int, x: float = 0, y: float = 0) -> str:
    """The shape of a seat at a place."""
    moved = f' transform="translate({x:g} {y:g})"' if x or y else ""
    return f'<g class="chart-mark {chart.colours()[seat]}"{moved}>{SHAPES[seat % len(SHAPES)]}</g>'


# The drawing ----------------------------------------------------------------------------------------------------------


def drawn(chart: Chart) -> str:
    """The grid and the lines; the drawing is left open for what moves on it."""
    words = chart.words
    label = escape(words.text("web-chart-said", last=chart.last))
    lines = "".join(line(chart, seat) for seat in range(chart.seats))
    ends = text("0", LEFT, HEIGHT - 18, "chart-number") + text(str(chart.last), RIGHT, HEIGHT - 18, "chart-number")
    ends += text(words.text("web-moment"), (LEFT + RIGHT) / 2, HEIGHT - 18, "chart-number")
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" class="chart" role="img" aria-label="{label}" data-left="{LEFT}" '
        f'data-right="{RIGHT}">{grid(chart)}{ends}{lines}'
    )


def grid(chart: Chart) -> str:
    """A line for each round number."""
    found = ""
    for points in range(chart.low, chart.high + 1, chart.step):
        y = chart.y(points)
        found += f'<path class="chart-grid" d="M{LEFT},{y:g}H{RIGHT}"/>'
        found += text(str(points), LEFT - 10, y, "chart-number high")
    return found


def line(chart: Chart, seat: int) -> str:
    """A seat's line, with its shape wherever its points have changed."""
    own = [(chart.x(at), chart.y(points[seat], chart.beside(seat))) for at, points in chart.rows]
    d, marks, spaced, level = f"M{own[0][0]:g},{own[0][1]:g}", "", -99.0, own[0][1]
    for x, y in own[1:]:
        if y != level:
            d, level = f"{d}H{x:g}V{y:g}", y
            if spaced + 14 < x < RIGHT - 14:
                marks, spaced = marks + mark(chart, seat, x, y), x
    d += f"H{RIGHT}"
    look = f"chart-line {chart.colours()[seat]} line-{seat}"
    return f'<g class="{look}"><path class="rim" d="{d}"/><path d="{d}"/>{marks}{mark(chart, seat, RIGHT, level)}</g>'


# In numbers -----------------------------------------------------------------------------------------------------------


def numbers(chart: Chart) -> str:
    """Its end, and its numbers as a table: a row wherever some points have changed."""
    words, last = chart.words, (chart.last, chart.rows[-1][1])
    heads = "".join(f'<th scope="col" class="number">{escape(name)}</th>' for name in chart.names())
    inner = ""
    for at, points in (*chart.rows, last) if chart.rows[-1] != last else chart.rows:
        cells = "".join(f'<td class="number">{one}</td>' for one in points)
        inner += f'<tr><th scope="row">{at}</th>{cells}</tr>'
    moment, told = escape(words.text("web-moment")), escape(words.text("web-chart-numbers"))
    return (
        f'</svg><details class="chart-numbers"><summary>{told}</summary><div class="wide" role="group" tabindex="0" '
        f'aria-label="{told}"><table><thead><tr><th scope="col">{moment}</th>{heads}</tr></thead>'
        f"<tbody>{inner}</tbody></table></div></details>"
    )
