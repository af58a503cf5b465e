"""Measures the games beside other libraries, and the server: `make bench`, or `python -m regalia.lab.bench`.

Prints what it found and writes it to docs/performance.md.
"""

import argparse
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from regalia.core.game import game, games
from regalia.lab import ours, web
from regalia.lab.rate import Rate
from regalia.lab.report import Sheet, page, show
from regalia.lab.served import can_measure
from regalia.lab.worker import Worker

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = ROOT / "docs" / "performance.md"
ROUNDS: Final = 9
SECONDS: Final = 0.4
PLAYED: Final = 10.0
"""Seconds that each part of the server's counts."""

PLAIN: Final = "plain"
FAST: Final = "fast"
PEERS: Final = "peers"


class Measure(NamedTuple):
    """In which process, what is done, with which game."""

    where: str
    work: str
    subject: str


class Ratio(NamedTuple):
    """One measure over another, and what is asked of it: at least so much of a speed, at most so much of a time."""

    words: str
    over: Measure
    under: Measure
    bound: float | None = None


Found = dict[Measure, list[Rate]]

TIMES: Final = ("copies", "deals", "openspiel-clones")
"""Works of which the time of one is told; of the others, how many a second."""

OF_A_GAME: Final = {
    (PLAIN, "playouts"): "{}, plain",
    (FAST, "python-playouts"): "{}, compiled, Python loop",
    (FAST, "playouts"): "{}, compiled, compiled loop",
    (PLAIN, "copies"): "{}, `copy()`, plain",
    (FAST, "copies"): "{}, `copy()`, compiled",
    (PLAIN, "deals"): "{}, `from_view()`, plain",
    (FAST, "deals"): "{}, `from_view()`, compiled",
}
"""What is measured of each of our games."""

CONNECT_FOUR: Final = Measure(PEERS, "openspiel-rollouts", "connect_four")
BACKGAMMON: Final = Measure(PEERS, "openspiel-rollouts", "backgammon")
CLONES: Final = Measure(PEERS, "openspiel-clones", "connect_four")
OF_PEERS: Final = {
    CONNECT_FOUR: "OpenSpiel connect_four, C++ loop",
    BACKGAMMON: "OpenSpiel backgammon, C++ loop",
    Measure(PEERS, "openspiel-python", "connect_four"): "OpenSpiel connect_four, Python loop",
    Measure(PEERS, "openspiel-python", "backgammon"): "OpenSpiel backgammon, Python loop",
    Measure(PEERS, "pettingzoo", "connect_four_v3"): "PettingZoo connect_four, Python loop",
    Measure(PEERS, "pettingzoo", "tictactoe_v3"): "PettingZoo tictactoe, Python loop",
    CLONES: "OpenSpiel connect_four, `clone()`",
}

FIRST: Final = "foreign-king"
"""The game that targets are set for, and that other games are measured against."""
LOOP: Final = Measure(FAST, "playouts", FIRST)
COPY: Final = Measure(FAST, "copies", FIRST)
RATIOS: Final = [
    Ratio("compiled loop / OpenSpiel connect_four, C++ loop", LOOP, CONNECT_FOUR, 0.7),
    Ratio("compiled loop / OpenSpiel backgammon, C++ loop", LOOP, BACKGAMMON, 10),
    Ratio("Python loop / compiled loop", Measure(FAST, "python-playouts", FIRST), LOOP, 0.4),
    Ratio("plain / compiled loop", Measure(PLAIN, "playouts", FIRST), LOOP, 0.08),
    Ratio("`copy()` compiled / OpenSpiel connect_four, `clone()`", COPY, CLONES, 3),
]


class Bounds(NamedTuple):
    """What is asked of a game: its loop and its copy against those of FIRST, its deal against its own copy."""

    loop: float
    copy: float
    deal: float | None


BOUNDS: Final = {"royals": Bounds(0.3, 2, 20), "fief": Bounds(0.15, 8, None)}

BOTS: Final = {Measure(PLAIN, "bots", "fief"): 2.0}
"""A game of bots, and in how many seconds it is to be over."""


def measures() -> dict[Measure, str]:
    """All that is measured, with its words."""
    found = {}
    for one in games():
        for (where, work), words in OF_A_GAME.items():
            found[Measure(where, work, one.key)] = words.format(f"{one.key} ({max(one.players)} seats)")
    for measure in BOTS:
        found[measure] = f"{measure.subject} ({max(game(measure.subject).players)} bots, its short game), plain"
    return {**found, **OF_PEERS}


def ratios() -> list[Ratio]:
    """The ratios of the first game; each other game beside it, its loop, its copy, and what a bot's deal costs."""
    found = [ratio._replace(words=f"{FIRST}: {ratio.words}") for ratio in RATIOS]
    for one in games():
        if one.key != FIRST:
            loop, copy, deal = BOUNDS.get(one.key, (None, None, None))
            copies = Measure(FAST, "copies", one.key)
            loops, deals = Measure(FAST, "playouts", one.key), Measure(FAST, "deals", one.key)
            found.append(Ratio(f"{one.key} / {FIRST}: compiled loop", loops, LOOP, loop))
            found.append(Ratio(f"{one.key} / {FIRST}: `copy()`", copies, COPY, copy))
            found.append(Ratio(f"{one.key}: `from_view()` / `copy()`", deals, copies, deal))
    return found


# Measuring -----------------------------------------------------------------------------------------------------------


def folders() -> dict[str, str]:
    """Where each process takes its build from; without a compiler there is no fast one."""
    found = {PLAIN: str(ROOT), PEERS: str(ROOT)}
    told = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "fast.py"), "--path"], stdout=subprocess.PIPE, text=True
    )
    if told.returncode == 0:
        found[FAST] = told.stdout.strip()
    return found


@contextmanager
def workers(folders: dict[str, str]) -> Iterator[dict[str, Worker]]:
    """The processes, for as long as they are needed."""
    with ExitStack() as stack:
        yield {
            where: stack.enter_context(closing(Worker(folder, FAST if where == FAST else PLAIN)))
            for where, folder in folders.items()
        }


def run(
    workers: dict[str, Worker], wanted: list[Measure], rounds: int, seconds: float, on: Callable[[], None]
) -> Found:
    """Take each measure once a round, so that noise hits all alike; what cannot be measured is left out."""
    found: Found = {}
    for _ in range(rounds):
        for measure in wanted:
            worker = workers.get(measure.where)
            rate = worker.measure(measure.work, measure.subject, seconds) if worker else None
            if rate:
                found.setdefault(measure, []).append(rate)
            on()
    return found


def run_with_progress(console: Console, rounds: int, seconds: float) -> Found:
    """The whole run, with a bar on the terminal that shows how far it is."""
    wanted = list(measures())
    columns = (TextColumn("measuring"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with workers(folders()) as processes, Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=rounds * len(wanted))
        return run(processes, wanted, rounds, seconds, lambda: bar.advance(task))


def run_server(console: Console, seconds: float) -> Sheet | None:
    """The server under load, in the compiled build if there is one; None where it cannot be measured."""
    if not can_measure():
        console.print("Not measured: the server; the system must tell what a process takes, as Linux does.")
        return None
    there = folders()
    build = FAST if FAST in there else PLAIN
    with closing(Worker(there[build], build)) as worker, console.status("the server") as status:
        return web.sheet(build, there[build], seconds, worker, lambda told: status.update(told))


# Telling -------------------------------------------------------------------------------------------------------------


def value(measure: Measure, rate: Rate) -> float:
    """A rate in the unit in which its work is told."""
    return rate.microseconds if measure.work in TIMES else rate.per_second


def median(found: Found, measure: Measure) -> float | None:
    """The value in the middle of all rounds, if it could be measured."""
    return statistics.median(value(measure, rate) for rate in found[measure]) if measure in found else None


def sheets(found: Found) -> list[Sheet]:
    """What was found, as tables."""
    speeds = [row(found, at, words) for at, words in measures().items() if at.work not in TIMES and at not in BOTS]
    times = [row(found, at, words)[:-1] for at, words in measures().items() if at.work in TIMES]
    played = [game_of_bots(found, at, words) for at, words in measures().items() if at in BOTS]
    judged = [judgement(found, ratio) for ratio in ratios()]
    return [
        Sheet("Random games", ["", "decisions a second", "lowest to highest", "decisions a game"], speeds),
        Sheet("Copies", ["", "microseconds", "lowest to highest"], times),
        Sheet("Games of bots", ["", "seconds a game", "lowest to highest", "asked", ""], played),
        Sheet("Ratios", ["", "ratio", "asked", ""], judged),
    ]


def row(found: Found, measure: Measure, words: str) -> list[str]:
    """One measure."""
    middle = median(found, measure)
    if middle is None:
        return [words, "not measured", "", ""]
    values = [value(measure, rate) for rate in found[measure]]
    form = "{:.2f}" if measure.work in TIMES else "{:,.0f}"
    length = sum(rate.decisions for rate in found[measure]) / sum(rate.games for rate in found[measure])
    return [words, form.format(middle), f"{form.format(min(values))} to {form.format(max(values))}", f"{length:.0f}"]


def game_of_bots(found: Found, measure: Measure, words: str) -> list[str]:
    """How long a game of bots takes, and whether it is over as soon as was asked for."""
    asked = f"under {BOTS[measure]:g}"
    if measure not in found:
        return [words, "not measured", "", asked, ""]
    values = [rate.seconds / rate.games for rate in found[measure]]
    middle = statistics.median(values)
    spread = f"{min(values):.2f} to {max(values):.2f}"
    return [words, f"{middle:.2f}", spread, asked, "holds" if middle < BOTS[measure] else "does not hold"]


def judgement(found: Found, ratio: Ratio) -> list[str]:
    """One ratio, and whether it is what was asked for."""
    over, under = median(found, ratio.over), median(found, ratio.under)
    at_most = ratio.over.work in TIMES
    asked = "" if ratio.bound is None else f"at {'most' if at_most else 'least'} {ratio.bound:g}"
    if over is None or under is None:
        return [ratio.words, "not measured", asked, ""]
    if ratio.bound is None:
        return [ratio.words, f"{over / under:.2f}", "", ""]
    holds = over <= ratio.bound * under if at_most else over >= ratio.bound * under
    return [ratio.words, f"{over / under:.2f}", asked, "holds" if holds else "does not hold"]


def missing(found: Found) -> list[str]:
    """What could not be measured, and why."""
    told = []
    if not any(measure.where == FAST for measure in found):
        told.append("no compiled build: it needs a C compiler, and make setup makes it")
    if not all(measure in found for measure in OF_PEERS):
        told.append("OpenSpiel or PettingZoo are not installed: make bench installs them")
    return told


def arguments(given: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m regalia.lab.bench", description="Measures the games.")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"how often each is measured ({ROUNDS})")
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"how long at a time ({SECONDS})")
    parser.add_argument("--played", type=float, default=PLAYED, help=f"how long the server is played on ({PLAYED:g})")
    parser.add_argument("--only", choices=("games", "web"), help="one half of it; then no page is written")
    parser.add_argument("--page", type=Path, default=PAGE, help="where the page of the docs is written")
    parser.add_argument("--no-page", action="store_true", help="write no page")
    return parser.parse_args(given)


def main(given: list[str] | None = None) -> None:
    """Measure, print, write."""
    wish = arguments(given)
    console = Console()
    told: list[Sheet] = []
    if wish.only != "web":
        found = run_with_progress(console, wish.rounds, wish.seconds)
        told += sheets(found)
        for line in missing(found):
            console.print(f"Not measured: {line}.")
    if wish.only != "games":
        server = run_server(console, wish.played)
        told += [server] if server else []
    for sheet in told:
        show(console, sheet)
    if not wish.no_page and wish.only is None:
        rounds = f"{wish.rounds} rounds of {wish.seconds:g} seconds for each measurement"
        played = f"{wish.played:g} seconds of play on the server for each part"
        wish.page.parent.mkdir(exist_ok=True)
        wish.page.write_text(page(told, {"Run": f"{rounds}; {played}", "Seed": str(ours.SEED)}), "utf-8")
        console.print(f"Written: {wish.page}")


if __name__ == "__main__":
    main()
