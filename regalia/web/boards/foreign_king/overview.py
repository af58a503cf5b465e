"""One page to have beside the board: a turn, its costs, what scores, when it ends; the numbers are the rules' own."""

from html import escape

from regalia.core.game import Setup
from regalia.games.foreign_king import figures, moves
from regalia.games.foreign_king.kingdom import Kingdom
from regalia.locale.words import Words
from regalia.web.boards.foreign_king.actions import COSTS, cards
from regalia.web.boards.svg import use


class Page:
    """The page of one setup in one language."""

    def __init__(self, setup: Setup, words: Words) -> None:
        assert isinstance(setup, Kingdom)
        self.kingdom = setup
        self.words = words

    def said(self, key: str, **values: int) -> str:
        """A sentence of the board's."""
        return escape(self.words.of_game(self.kingdom.game, f"board-{key}", values))

    def markup(self) -> str:
        """All of it."""
        inner = self.turn() + self.scoring() + self.end()
        note = self.said("own" if self.kingdom.board_text else "reconstruction")
        return f'<div class="overview overview-foreign-king">{inner}<p class="source">{note}</p></div>'

    def turn(self) -> str:
        """FK-T-2, FK-T-7: the actions with what they cost, and the loans."""
        there = "".join(self.action(action) for action in cards(self.kingdom))
        more = self.said("more", francs=figures.DISC_COST)
        loans = self.said("loan-how", francs=figures.LOAN, back=figures.LOAN_BACK, points=figures.LOAN_POINTS)
        title, how, loan = self.said("turn"), self.said("turn-how"), self.said("loans")
        return (
            f'<section class="turns"><h3>{title}</h3><p>{how}</p><ul>{there}</ul>'
            f"<p>{more}</p><p><b>{loan}</b> {loans}</p></section>"
        )

    def action(self, action: int) -> str:
        """One action: its picture, its name, what it costs or pays, what it does."""
        francs = COSTS.get(action, 0)
        told = self.said("francs", francs=abs(francs)) if francs else self.said("free")
        sign = {1: "+", -1: "\N{MINUS SIGN}", 0: ""}[(francs > 0) - (francs < 0)]
        picture = use(f"act-{moves.ACTION_KEYS[action]}")
        icon = f'<svg class="icon" viewBox="-26 -28 52 56" aria-hidden="true">{picture}</svg>'
        name = escape(self.words.move(self.kingdom, action))
        help = escape(self.words.help(self.kingdom, action))
        return f"<li>{icon}<div><b>{name}</b> <i>{sign}{told}</i><br>{help}</div></li>"

    def scoring(self) -> str:
        """FK-K-3, FK-K-7: what the King's scoring brings, and how his marker falls."""
        rows = self.row("each-metal", figures.METAL_POINTS) + self.row("each-textile", figures.TEXTILE_POINTS)
        rows += self.row("each-discs", 1, discs=figures.DISCS_A_POINT)
        falls = self.said("marker-falls")
        return f"<section><h3>{self.said('scoring')}</h3><table><tbody>{rows}</tbody></table><p>{falls}</p></section>"

    def end(self) -> str:
        """FK-E-1, FK-E-3, FK-E-4: when it ends, and what is awarded then."""
        rows = self.row("most-control", figures.CONTROL_POINTS) + self.row("most-medals", figures.MEDAL_POINTS)
        rows += self.row("most-congress", figures.CONGRESS_POINTS) + self.row("most-money", figures.MONEY_POINTS)
        when = self.said("end-when")
        return f"<section><h3>{self.said('end')}</h3><p>{when}</p><table><tbody>{rows}</tbody></table></section>"

    def row(self, key: str, points: int, **values: int) -> str:
        """What brings how many points."""
        told = self.said("points")
        return f'<tr><th scope="row">{self.said(key, **values)}</th><td class="number">{points} {told}</td></tr>'
