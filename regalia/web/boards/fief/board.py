"""The board of Fief: round and throne, hand, market, battle, election, the map, lands, families, the map in words."""

from typing import Final

from regalia.core.data import packaged
from regalia.core.game import Setup
from regalia.games.fief.figures import LORDS
from regalia.games.fief.moves import LORD, TO_BISHOPRIC, TO_CARD, TO_LORD, TO_REGION, TO_VILLAGE, TO_WARE
from regalia.locale.words import Words
from regalia.web.boards.board import Part
from regalia.web.boards.drawing import Drawing
from regalia.web.boards.fief import battle, deals, election, families, hand, lands, map, market, realm, spoken
from regalia.web.boards.fief.overview import Page
from regalia.web.boards.fief.reading import Reading
from regalia.web.boards.scene import Scene

FEW: Final = 8
"""Up to so many lords are also asked for beside the board, where a thumb finds them."""


class FiefBoard(Drawing):
    """A kingdom in the twelfth century."""

    style = packaged("regalia.web.boards.fief", "board.css") + deals.STYLE
    symbols = packaged("regalia.web.boards.fief", "symbols.svg").replace("\n", "")

    def parts(self, scene: Scene) -> list[Part]:
        r = Reading(scene)
        found = [*deals.parts(scene), *battle.parts(r), election.draw(r), market.draw(r), hand.draw(r), realm.draw(r)]
        found += [map.draw(r)]
        found += [lands.regions(r), lands.sees(r), families.draw(r)]
        return [*found, spoken.draw(r)]

    def on_board(self, scene: Scene) -> frozenset[int]:
        at_desk = deals.on_board(scene)
        if at_desk:
            return at_desk
        found = {*TO_VILLAGE, *TO_BISHOPRIC, *TO_REGION, *TO_CARD, *TO_WARE, *TO_LORD}
        few = [move for move in scene.legal() if LORD <= move < LORD + LORDS]
        return frozenset(found - set(few) if len(few) <= FEW else found)

    def place(self, setup: Setup, kind: str, number: int) -> str:
        return f"at-{setup.names[kind][number]}" if kind in ("village", "region", "bishopric") else ""

    def overview(self, setup: Setup, words: Words) -> str:
        return Page(setup, words).markup()
