"""One page to have beside the board: the turn, what things cost, what scores; the numbers are the board file's."""

from html import escape

from regalia.core.game import Setup
from regalia.games.royals import figures
from regalia.games.royals.europe import Europe
from regalia.locale.words import Words
from regalia.web.boards.royals.ground import shield
from regalia.web.boards.royals.pieces import icon, letters, said, sign


class Page:
    """The page of one setup in one language."""

    def __init__(self, setup: Setup, words: Words) -> None:
        assert isinstance(setup, Europe)
        self.e = setup
        self.words = words

    def said(self, key: str, **values: str | int) -> str:
        """A sentence of the board's."""
        return escape(said(self.e, self.words, f"page-{key}", **values))

    def markup(self) -> str:
        """All of it."""
        inner = self.turn() + self.costs() + self.titles() + self.countries() + self.bonuses() + self.end()
        note = self.said("own" if self.e.board_text else "reconstruction")
        return f'<div class="overview overview-royals">{inner}<p class="source">{note}</p></div>'

    def section(self, key: str, inner: str, look: str = "") -> str:
        """A chapter with its heading."""
        return f"<section{look}><h3>{self.said(key)}</h3>{inner}</section>"

    def turn(self) -> str:
        """RO-T: the course of a turn."""
        first = ", ".join(str(cards) for cards in self.e.board.first_draw)
        steps = [
            self.said("draw", cards=figures.DRAWN, first=first),
            self.said("play"),
            self.said("limit", cards=figures.HAND, intrigues=figures.INTRIGUE_HAND),
            self.said("refill", row=figures.ROW),
        ]
        return self.section("turn", "<ol>" + "".join(f"<li>{step}</li>" for step in steps) + "</ol>")

    def costs(self) -> str:
        """RO-P: what occupying and taking over cost."""
        told = [
            self.said("occupy"),
            self.said("wild", cards=figures.WILD),
            self.said("take-over", cards=figures.TAKE_OVER, king=figures.TAKE_OVER_KING, any=figures.INTRIGUE_WILD),
            self.said("free-wilds" if self.e.free_wilds else "lacking"),
            self.said("cubes"),
        ]
        return self.section("costs", "<ul>" + "".join(f"<li>{sentence}</li>" for sentence in told) + "</ul>")

    def titles(self) -> str:
        """RO-C-3, RO-F-1: each title's cost, influence and points, the highest first."""
        b, rows = self.e.board, ""
        for title in reversed(range(self.e.titles)):
            name = self.words.ids(self.e, "title", title)
            drawn = icon(sign(b.titles[title], name, scale=0.78))
            cells = [str(b.cost[title]), self.influence(title), str(b.points[title])]
            rows += f'<tr><th scope="row">{drawn} {escape(name)}</th>' + self.cells(cells) + "</tr>"
        return self.section("titles", self.table(["cost", "influence", "points"], rows))

    def influence(self, title: int) -> str:
        """What a title brings; by position, where a board has it so."""
        e = self.e
        there = sorted({e.influence[at] for at in range(e.positions) if e.title_of[at] == title})
        if len(there) > 1:
            return f"{there[0]}\N{EN DASH}{there[-1]}"
        return str(there[0] if there else e.board.influence[title])

    def countries(self) -> str:
        """RO-C-4: each country's cards in the game, and its markers, the higher and the lower."""
        e, rows = self.e, ""
        signs = letters(e, self.words)
        for country in range(e.countries):
            cells = [str(e.cards[country])]
            for epoch in range(len(figures.YEARS)):
                cells.append(self.pair(e.first_epoch + (epoch * e.countries + country) * 2))
            cells.append(self.pair(e.first_country + 2 * country))
            drawn = icon(shield(signs[country], country, 0, 0))
            name = escape(self.words.ids(e, "country", country))
            rows += f'<tr><th scope="row">{drawn} {name}</th>' + self.cells(cells) + "</tr>"
        years = [self.words.ids(e, "year", epoch) for epoch in range(len(figures.YEARS))]
        return self.section("countries", self.table(["in-game", *years, "bonus"], rows), ' class="broad"')

    def pair(self, marker: int) -> str:
        """Two markers, the higher first."""
        return f"{self.e.points[marker]} / {self.e.points[marker + 1]}"

    def bonuses(self) -> str:
        """RO-B: the bonuses."""
        e = self.e
        houses = ", ".join(str(e.points[at]) for at in range(e.first_house, e.first_epoch)) or "0"
        told = [self.said("city-bonus"), self.said("country-bonus"), self.said("house-bonus", points=houses)]
        return self.section("bonuses", "<ul>" + "".join(f"<li>{sentence}</li>" for sentence in told) + "</ul>")

    def end(self) -> str:
        """RO-E, RO-F: the epochs and the end."""
        told = [self.said("epoch"), self.said("tie"), self.said("last"), self.said("title-points"), self.said("winner")]
        return self.section("scoring", "<ul>" + "".join(f"<li>{sentence}</li>" for sentence in told) + "</ul>")

    def table(self, heads: list[str], rows: str) -> str:
        """A table with heads; a year is its own word."""
        told = "".join(
            f'<th scope="col" class="number">{head if head.isdigit() else self.said(head)}</th>' for head in heads
        )
        return f"<table><thead><tr><td></td>{told}</tr></thead><tbody>{rows}</tbody></table>"

    def cells(self, cells: list[str]) -> str:
        """Numbers of a row."""
        return "".join(f'<td class="number">{cell}</td>' for cell in cells)
