"""The board of The Foreign King: the map, the VP track, the action table, the bank, the players, the map in words."""

from functools import lru_cache

from regalia.core.data import packaged
from regalia.core.game import Setup
from regalia.games.foreign_king.kingdom import Kingdom
from regalia.games.foreign_king.moves import ACTIONS, FIRST, METAL, PROVINCE, TEXTILE
from regalia.games.foreign_king.view import shown
from regalia.locale.words import Words
from regalia.web.boards.board import Part
from regalia.web.boards.drawing import Drawing
from regalia.web.boards.foreign_king import actions, bank, map, players, spoken, track
from regalia.web.boards.foreign_king.overview import Page
from regalia.web.boards.scene import Scene


class ForeignKingBoard(Drawing):
    """Belgium, 1831."""

    style = packaged("regalia.web.boards.foreign_king", "board.css")
    symbols = packaged("regalia.web.boards.foreign_king", "symbols.svg")

    def parts(self, scene: Scene) -> list[Part]:
        v = shown(scene.view)
        drawn = [map.draw(scene, v), track.draw(scene, v), actions.draw(scene, v), bank.draw(scene, v)]
        return [*drawn, players.draw(scene, v), spoken.draw(scene, v)]

    def on_board(self, scene: Scene) -> frozenset[int]:
        kingdom = scene.setup
        assert isinstance(kingdom, Kingdom)
        return places(kingdom)

    def place(self, setup: Setup, kind: str, number: int) -> str:
        return f"at-{setup.names[kind][number]}" if kind == "province" else ""

    def overview(self, setup: Setup, words: Words) -> str:
        return Page(setup, words).markup()


@lru_cache(maxsize=256)
def places(kingdom: Kingdom) -> frozenset[int]:
    """The moves that have a place on the board."""
    ranks = {FIRST + rank for rank in range(kingdom.players)}
    provinces = {PROVINCE + province for province in range(kingdom.size)}
    there = {action for action in ACTIONS if kingdom.has[action]}
    return frozenset({TEXTILE, METAL} | ranks | provinces | there)
