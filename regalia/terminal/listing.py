"""`regalia games` and `regalia count`: what there is to play, and how its decision tree grows."""

from collections.abc import Callable

from regalia.core.game import Game, Option, game, games
from regalia.core.luck import FastLuck
from regalia.core.refusals import Problem
from regalia.core.state import State
from regalia.locale.words import Words
from regalia.terminal.screen import Screen
from regalia.terminal.seats import usual

DEEPEST = 1000


def run(words: Words) -> int:
    """Every game with its facts and its options."""
    screen = Screen(words)
    for number, one in enumerate(games()):
        if number:
            screen.line()
        show_game(screen, one)
    return 0


def show_game(screen: Screen, one: Game) -> None:
    """A game's name and key, what it is about, its facts, its options."""
    words = screen.words
    screen.write(f"{words.game(one)} [{one.key}]", style="bold")
    screen.write(words.about(one), indent=2)
    players = words.listed([str(number) for number in one.players])
    colours = words.listed([f"{words.name(one, 'seat', colour)} [{colour}]" for colour in one.colours])
    screen.write(screen.text("games-players", players=players), indent=2)
    screen.write(screen.text("games-colours", colours=colours), indent=2)
    facts = [fact for fact in ("chance", "hidden", "simultaneous") if getattr(one, fact)]
    for fact in facts:
        screen.write(screen.text(f"games-{fact}"), indent=2)
    screen.write(screen.text("games-rules", version=str(one.version), rules=len(one.rules)), indent=2)
    for option in one.options:
        show_option(screen, one, option)


def show_option(screen: Screen, one: Game, option: Option) -> None:
    """An option: its name, how it is written, what it does."""
    words = screen.words
    named = [f"{option_word(option, value)} ({words.option_value(one, option, value)})" for value in option.values]
    values = option.range() if option.is_switch or len(option.values) > 8 else ", ".join(named)
    default = option_word(option, option.default)
    screen.write(f"--option {option.key}={default}   {words.option(one, option)} [{values}]", indent=4, hanging=4)
    told = words.option_help(one, option)
    if option.seats is not None:
        seats = words.listed([str(number) for number in option.seats])
        told = f"{told} {screen.text('games-option-seats', players=seats)}".strip()
    if told:
        screen.write(told, indent=8)


def option_word(option: Option, value: int) -> str:
    """A value as it is typed."""
    return ("yes" if value else "no") if option.is_switch else str(value)


def count(
    words: Words, counted: Callable[[State, int], int], key: str, depth: int, players: int | None, seed: int
) -> int:
    """How many ways there are to decide so many times, a line a depth."""
    if not 0 <= depth <= DEEPEST:
        raise Problem("count-depth", {"depth": depth, "deepest": DEEPEST})
    screen = Screen(words)
    one = game(key)
    setup = one.setup(players if players is not None else usual(one))
    for number in range(1, depth + 1) if depth else [0]:
        screen.line(f"{number:>4} {counted(setup.new(FastLuck(seed)), number)}")
    return 0
