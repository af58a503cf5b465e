"""Who sits where: what was said on the command line, made into a setup and a player for each seat."""

from regalia.bots.bot import bots
from regalia.core.game import Game, Setup
from regalia.core.refusals import BadBoard, BadSetup, Problem
from regalia.terminal.files import read_text

ME = "me"
"""Stands for a person; every other player is a bot's name."""

RIVAL = "greedy"
"""Who plays where nobody was named."""

USUAL = 3
"""How many play when nobody said, if the game is for so many."""


class Seats:
    """The setup and its players, by seat."""

    def __init__(self, setup: Setup, players: list[str]) -> None:
        self.setup = setup
        self.players = players

    @property
    def people(self) -> list[int]:
        """The seats at which people play."""
        return [seat for seat, player in enumerate(self.players) if player == ME]


def usual(game: Game) -> int:
    """How many play when nobody said."""
    return USUAL if USUAL in game.players else game.players[0]


def taken(game: Game, asked: str, players: int | None, options: list[str], board: str) -> Seats:
    """Read `red=me,blue=greedy`, the number of players, the options and the board file, and set the game up."""
    named = [part.strip() for part in asked.split(",") if part.strip()]
    pairs = [pair(part) for part in named]
    number = players if players is not None else len(pairs) or usual(game)
    game.setup(number)  # a wrong number is told before anything else
    if len(pairs) > number:
        raise Problem("seats-more", {"seats": len(pairs), "players": number})
    if not pairs:
        pairs = [("", ME)]
    pairs += [("", RIVAL)] * (number - len(pairs))
    colours = coloured(game, [colour for colour, _ in pairs])
    try:
        setup = game.setup(colours, chosen(game, options), read_text(board) if board else "")
    except BadBoard as error:
        raise BadBoard(error.key, {**error.values, "file": board}) from None
    return Seats(setup, [player for _, player in pairs])


def pair(part: str) -> tuple[str, str]:
    """One seat: its colour, or nothing, and who plays."""
    colour, sign, player = part.partition("=")
    if not sign:
        colour, player = "", part
    player = player.strip().lower()
    if player != ME and player not in bots():
        raise Problem("seats-player", {"player": player, "players": ", ".join([ME, *bots()])})
    return colour.strip().lower(), player


def coloured(game: Game, wished: list[str]) -> list[str]:
    """Each seat's colour: the one named, else the first that nobody has."""
    free = [colour for colour in game.colours_for(len(wished)) if colour not in wished]
    free += ["?"] * len(wished)
    return [colour or free.pop(0) for colour in wished]


def chosen(game: Game, options: list[str]) -> dict[str, int]:
    """The options, each written `key=value`; a switch may be named alone."""
    found = {}
    for option in options:
        key, sign, value = option.partition("=")
        if not sign and not game.option(key).is_switch:
            raise BadSetup("setup-option-value", {"option": key, "value": "", "values": game.option(key).range()})
        found[key.strip()] = game.option(key.strip()).value(value if sign else "yes")
    return found
