"""Bots think in processes of their own, on their seat's view alone, and only for so long."""

import importlib
import json
import multiprocessing
import secrets
import zlib
from concurrent.futures import Future, ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Final, NamedTuple, Protocol

from regalia.bots.bot import Bot, bot
from regalia.core.game import Setup, game
from regalia.core.view import View
from regalia.table import limits

MODULES: Final = ("regalia.games", "regalia.bots")
"""What a process imports, so that games and bots are registered."""

SETUPS: Final = 50
"""So many setups a process remembers."""
BOTS: Final = 500
"""So many bots, each with what it has planned."""


class Thought(NamedTuple):
    """What a bot is asked: which bot, what its seat sees, what is legal; the seed of its luck, and where it sits.

    Who sits somewhere remembers what it has planned, and goes on by that; for "" there is a new bot each time.
    """

    bot: str
    view: View
    legal: list[int]
    seed: int
    place: str = ""


class Broke(Exception):
    """A bot crashed, took too long, or gave no legal answer."""


class Thinks(Protocol):
    """Who thinks for bots."""

    def choose(self, bot: str, view: View, legal: list[int], place: str = "") -> "Future[int]":
        """A legal move, or Broke; `place` names the seat of the table at which this bot has sat before."""

    def close(self) -> None:
        """Let go."""


def serve(pipe: Connection, modules: tuple[str, ...]) -> None:
    """A process: it imports what it needs, says so, and thinks until its pipe is closed."""
    for module in modules:
        importlib.import_module(module)
    pipe.send("ready")
    setups: dict[str, Setup] = {}
    sitting: dict[str, Bot] = {}
    while True:
        try:
            thought: Thought = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        known = json.dumps(thought.view["setup"], sort_keys=True)
        if known not in setups:
            if len(setups) >= SETUPS:
                setups.clear()
            setups[known] = game(thought.view["setup"]["game"]).setup_of(thought.view["setup"])
        pipe.send(sits_at(sitting, thought).choose(setups[known], thought.view, thought.legal))


def sits_at(sitting: dict[str, Bot], thought: Thought) -> Bot:
    """The bot that sits at a place, or a new one; those that were asked last are kept."""
    key = f"{thought.bot} {thought.place}"
    found = sitting.pop(key, None) or bot(thought.bot, thought.seed)
    if thought.place:
        sitting[key] = found
    if len(sitting) > BOTS:
        del sitting[next(iter(sitting))]
    return found


class Thinker:
    """One process, started when it is first needed and anew when it broke."""

    def __init__(self, modules: tuple[str, ...]) -> None:
        self.modules = modules
        self.process: multiprocessing.process.BaseProcess | None = None
        self.pipe: Connection | None = None

    def choose(self, thought: Thought, limit: float) -> int:
        """Ask it, and wait no longer than the limit; the start of a process does not count."""
        try:
            if self.pipe is None:
                self.start()
            assert self.pipe is not None
            self.pipe.send(thought)
            if not self.pipe.poll(limit):
                raise Broke("too slow")
            move = self.pipe.recv()
        except (OSError, EOFError) as error:
            self.stop()
            raise Broke("crashed") from error
        except Broke:
            self.stop()
            raise
        if move not in thought.legal:
            raise Broke("not legal")
        return int(move)

    def start(self) -> None:
        """A new process; it says when it is ready."""
        context = multiprocessing.get_context("spawn")
        self.pipe, other = context.Pipe()
        self.process = context.Process(target=serve, args=(other, self.modules), daemon=True)
        self.process.start()
        other.close()
        if not self.pipe.poll(limits.STARTING):
            raise Broke("did not start")
        self.pipe.recv()

    def stop(self) -> None:
        """End the process, whatever it does."""
        if self.pipe is not None:
            self.pipe.close()
        if self.process is not None:
            self.process.kill()
            self.process.join()
        self.pipe = self.process = None


class Thinkers:
    """A pool of such processes; who sits at a table is always asked in the same one."""

    def __init__(self, processes: int = 1, limit: float = limits.THINKING, modules: tuple[str, ...] = MODULES) -> None:
        self.limit = limit
        self.all = [Thinker(modules) for _ in range(processes)]
        self.threads = [ThreadPoolExecutor(1, "thinker") for _ in self.all]

    def choose(self, bot: str, view: View, legal: list[int], place: str = "") -> "Future[int]":
        """Ask the process of this place."""
        at = zlib.crc32(place.encode()) % len(self.all)
        return self.threads[at].submit(self.think, at, Thought(bot, view, legal, secrets.randbits(64), place))

    def think(self, at: int, thought: Thought) -> int:
        """In the one thread of a process."""
        return self.all[at].choose(thought, self.limit)

    def close(self) -> None:
        """End all processes."""
        for threads in self.threads:
            threads.shutdown(wait=False, cancel_futures=True)
        for thinker in self.all:
            thinker.stop()
