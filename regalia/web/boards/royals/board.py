"""The board of Royals: the cards, the hand, the map, countries, titles, players, the position in words."""

from regalia.core.data import packaged
from regalia.core.game import Setup
from regalia.games.royals.moves import DECK, INTRIGUE
from regalia.games.royals.tables import points
from regalia.games.royals.view import shown
from regalia.locale.words import Words
from regalia.web.boards.board import Part
from regalia.web.boards.drawing import Drawing
from regalia.web.boards.generic import part
from regalia.web.boards.royals import cards, countries, hand, map, payment, players, spoken, titles
from regalia.web.boards.royals.overview import Page
from regalia.web.boards.royals.pieces import europe, faces
from regalia.web.boards.scene import Scene


class RoyalsBoard(Drawing):
    """Europe, 1648 to 1714."""

    style = packaged("regalia.web.boards.royals", "board.css")
    proposes = True
    symbols = packaged("regalia.web.boards.royals", "symbols.svg") + faces()

    def parts(self, scene: Scene) -> list[Part]:
        v = shown(scene.view)
        scores = points(europe(scene), v)
        own = hand.draw(scene, v)
        found = [payment.draw(scene, v), cards.draw(scene, v), *([own] if own else []), map.draw(scene, v)]
        found += [countries.draw(scene, v), titles.draw(scene, v)]
        found += [part(scene, scores, "points")] if scores.rows else []
        return [*found, players.draw(scene, v), spoken.draw(scene, v)]

    def on_board(self, scene: Scene) -> frozenset[int]:
        e = europe(scene)
        positions = {e.position + at for at in range(e.positions)}
        return frozenset({DECK, INTRIGUE, *e.to_country, *e.to_pair} | positions)

    def place(self, setup: Setup, kind: str, number: int) -> str:
        return f"at-{kind}-{setup.names[kind][number]}" if kind in ("country", "city", "position") else ""

    def overview(self, setup: Setup, words: Words) -> str:
        return Page(setup, words).markup()
