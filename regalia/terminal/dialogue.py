"""The few questions before a game, for somebody who gave no arguments: Enter, and it begins."""

from regalia.core.game import Game
from regalia.terminal.screen import Screen
from regalia.terminal.seats import ME, RIVAL, Seats, usual


def ask_which(screen: Screen, question: str, number: int) -> int:
    """One of a numbered list, the first for Enter."""
    while True:
        answer = screen.ask(question) or "1"
        if answer.isascii() and answer.isdigit() and len(answer) < 4 and 0 < int(answer) <= number:
            return int(answer) - 1
        screen.say("dialogue-number", last=number)


def set_up(screen: Screen, games: list[Game]) -> Seats:
    """Which game, how many, who; what Enter stands for is said in each question."""
    game = games[0]
    if len(games) > 1:
        screen.say("dialogue-games")
        for number, one in enumerate(games, 1):
            screen.write(f"{number:>3}  {screen.words.game(one)}")
        game = games[ask_which(screen, screen.text("dialogue-game"), len(games))]
    screen.write(screen.words.game(game), style="bold")
    screen.write(screen.words.about(game))
    screen.line()
    players = ask_players(screen, game)
    people = [0] if players == 0 else ask_people(screen, game, players)
    players = players or usual(game)
    return Seats(game.setup(players), [ME if seat in people else RIVAL for seat in range(players)])


def ask_players(screen: Screen, game: Game) -> int:
    """How many play; 0 for Enter: the usual game, one person against bots."""
    first = screen.words.name(game, "seat", game.colours[0])
    told = ",\N{NO-BREAK SPACE}".join(str(players) for players in game.players)
    while True:
        answer = screen.ask(screen.text("dialogue-players", seat=first, bots=usual(game) - 1, players=told))
        if not answer:
            return 0
        if answer in [str(players) for players in game.players]:
            return int(answer)
        screen.say("dialogue-players-wrong", players=told)


def ask_people(screen: Screen, game: Game, players: int) -> list[int]:
    """Which seats are people's; the first for Enter."""
    colours = game.colours_for(players)[:players]
    names = [screen.words.name(game, "seat", colour) for colour in colours]
    for number, name in enumerate(names, 1):
        screen.line(f"{number:>3}  {name}")
    while True:
        answer = screen.ask(screen.text("dialogue-people", seat=names[0])) or "1"
        chosen = answer.replace(",", " ").split()
        if all(one.isascii() and one.isdigit() and len(one) < 4 and 0 < int(one) <= players for one in chosen):
            return [int(one) - 1 for one in chosen]
        screen.say("dialogue-number", last=players)
