"""The Fair: a small game of the tests' own, which proves that another game changes no file of the project.

Importing this package registers it. It has all that a game may have: hidden hands, luck, several seats at once,
answers out of turn, options, a board file, its own words.
"""

from regalia.core.game import register
from tests.toy.game import Toy

GAME = register(Toy())
