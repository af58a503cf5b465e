"""`regalia fuzz`: random games with everything checked after each move. What plays them is handed in by the command."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from regalia.core.game import Game, game, games
from regalia.core.refusals import Problem
from regalia.locale.words import Words
from regalia.terminal.files import write_text
from regalia.terminal.screen import Screen

ALL = "all"
FAILED = 1


class Failure(Protocol):
    """What did not hold, and in which game."""

    @property
    def seed(self) -> int: ...
    @property
    def move(self) -> int: ...
    @property
    def what(self) -> str: ...
    @property
    def journal(self) -> str: ...


class Report(Protocol):
    """How much was played, and what failed."""

    @property
    def games(self) -> int: ...
    @property
    def moves(self) -> int: ...
    @property
    def failure(self) -> Failure | None: ...


Fuzz = Callable[[Game, int, int, int, Callable[[int], None] | None], Report]


def run(words: Words, fuzz: Fuzz, key: str, number: int, players: int | None, seed: int, bots: str = "") -> int:
    """Fuzz one game or all; without a number of players the games are shared out among all there can be."""
    if number < 1:
        raise Problem("fuzz-games", {"games": number})
    chosen = games() if key == ALL else [game(key)]
    if players is not None:
        for one in chosen:
            one.setup(players)
    screen = Screen(words)
    results = [fuzzed(screen, fuzz, one, number, players, seed, bots) for one in chosen]
    return FAILED if FAILED in results else 0


def fuzzed(screen: Screen, fuzz: Fuzz, one: Game, number: int, players: int | None, seed: int, bots: str) -> int:
    """Fuzz a game with each number of players."""
    counts = [players] if players is not None else one.players
    shares = [number // len(counts) + (at < number % len(counts)) for at in range(len(counts))]
    moves = 0
    with bar(screen) as progress:
        task = progress.add_task(screen.words.game(one), total=number)
        for at, (count, share) in enumerate(zip(counts, shares, strict=True)):
            report = fuzz(one, count, share, seed, watch(progress, task, sum(shares[:at])))
            moves += report.moves
            if report.failure is not None:
                progress.stop()
                return failed(screen, one, count, report.failure, bots)
    screen.say("fuzz-well", game=screen.words.game(one), games=number, moves=moves)
    return 0


def watch(progress: Progress, task: TaskID, before: int) -> Callable[[int], None]:
    """What tells the bar how many games of a share are played; so many were played before it."""

    def told(done: int) -> None:
        progress.update(task, completed=before + done)

    return told


def bar(screen: Screen) -> Progress:
    """A bar that fills, where somebody looks."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    return Progress(*columns, console=screen.paper, transient=True, disable=not screen.paper.is_terminal)


def failed(screen: Screen, one: Game, players: int, failure: Failure, bots: str) -> int:
    """Say what does not hold, and write the journal that shows it."""
    screen.say(
        "fuzz-failed", game=screen.words.game(one), players=players, seed=str(failure.seed), move=str(failure.move)
    )
    screen.write(failure.what, indent=2)
    path = Path(f"{one.key}-{players}-{failure.seed}.regalia").absolute()
    write_text(path, failure.journal)
    screen.say("fuzz-journal", file=str(path))
    screen.line(
        f"  regalia fuzz {one.key} --players {players} --games 1 --seed {failure.seed}"
        + (f" --bots {bots}" if bots else "")
    )
    return FAILED
