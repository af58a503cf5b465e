"""Positions of random games, as one seat sees them in one language."""

from collections.abc import Iterator

import regalia.games
import regalia.web.boards
import tests.toy
from regalia.core.game import Setup, game
from regalia.core.state import State
from regalia.locale.words import words
from regalia.web.boards.board import Board
from regalia.web.boards.drawing import drawing
from regalia.web.boards.scene import Scene, seen
from tests.contract.every import walk

ROOMS = (regalia.games, regalia.web.boards, tests.toy)
"""Importing these is what registers games and boards."""

NAMES = ["Anna <b>", 'Bert & "Co"', "Clara", "Dirk", "Eva", "Fritz"]
"""What people may call themselves."""


def scene(s: State, seat: int | None, lang: str = "en") -> Scene:
    """A position for who looks."""
    return seen(s, seat, words(lang), lambda rule: f"/rules#{rule}", NAMES[: s.setup.players])


def asked(s: State, lang: str = "en") -> Scene:
    """A position for the seat that is asked; for a spectator when the game is over."""
    return scene(s, None if s.over else s.next_seat(), lang)


def drawn(scene: Scene) -> Board:
    """Its board."""
    return drawing(scene.setup.game).draw(scene)


def foreign_king(players: int, options: dict[str, int] | None = None, board: str = "") -> Setup:
    """A table of The Foreign King."""
    return game("foreign-king").setup(players, options, board)


def positions(setup: Setup, seed: int = 1, every: int = 7) -> Iterator[State]:
    """Some positions of a random game."""
    for number, s in enumerate(walk(setup, seed)):
        if number % every == 0 or s.over:
            yield s


def own_board(provinces: int) -> str:
    """A board file of a table's own: a ring with a line across."""
    found = ""
    for at in range(provinces):
        around = [f'"land-{(at + by) % provinces}"' for by in (1, provinces - 1)]
        found += f'[[province]]\nkey = "land-{at}"\nsource = "own"\nborders = [{", ".join(around)}]\n'
    return found


def royals(players: int, options: dict[str, int] | None = None, board: str = "") -> Setup:
    """A table of Royals; the first seat begins."""
    return game("royals").setup(players, {"first-seat": 1} | (options or {}), board)


def other_europe(countries: int, cities: int, positions: int = 2) -> str:
    """A board file of a table's own for 2 players: lands with as many cities each."""
    lands = [f"land-{at}" for at in range(countries)]
    titles = ["marshal", "margrave", "bishop", "king"][:positions]
    found = "[titles]\n"
    found += "".join(f"{title} = {{ cost = {at + 1}, influence = 1, points = 4 }}\n" for at, title in enumerate(titles))
    found += "[cards]\n" + "".join(f"{land} = 30\n" for land in lands) + "intrigue-per-pair = 2\n"
    found += f"[cards.removed]\n2 = {[0] * countries}\n[cards.first-draw]\n2 = [2, 3]\n[house-bonus]\nmarkers = [8]\n"
    found += "[country-bonus]\n" + "".join(f"{land} = [6, 4]\n" for land in lands)
    found += "[epochs]\n" + "".join(f"{land} = [[4, 2], [6, 3], [8, 4]]\n" for land in lands)
    for land in lands:
        for at in range(cities):
            found += f'[[city]]\nkey = "town-{at}-of-{land}"\ncountry = "{land}"\nbonus = 3\n'
            found += f'positions = {titles}\nsource = "own"\n'.replace("'", '"')
    return found
