"""Bots think in processes of their own, on their seat's view alone, and only for so long."""

import importlib
import json
import multiprocessing
import queue
import secrets
from concurrent.futures import Future, ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Final, NamedTuple, Protocol

from regalia.bots.bot import bot
from regalia.core.game import Setup, game
from regalia.core.view import View
from regalia.table import limits

MODULES: Final = ("regalia.games", "regalia.bots")
"""What a process imports, so that games and bots are registered."""

SETUPS: Final = 50
"""So many setups a process remembers."""


class Thought(NamedTuple):
    """What a bot is asked: which bot, what its seat sees, what is legal; and the seed of its luck."""

    bot: str
    view: View
    legal: list[int]
    seed: int


class Broke(Exception):
    """A bot crashed, took too long, or gave no legal answer."""


class Thinks(Protocol):
    """Who thinks for bots."""

    def choose(self, bot: str, view: View, legal: list[int]) -> "Future[int]":
        """A legal move, or Broke."""

    def close(self) -> None:
        """Let go."""


def serve(pipe: Connection, modules: tuple[str, ...]) -> None:
    """A process: it imports what it needs, says so, and thinks until its pipe is closed."""
    for module in modules:
        importlib.import_module(module)
    pipe.send("ready")
    setups: dict[str, Setup] = {}
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
        pipe.send(bot(thought.bot, thought.seed).choose(setups[known], thought.view, thought.legal))


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
    """A pool of such processes."""

    def __init__(self, processes: int = 1, limit: float = limits.THINKING, modules: tuple[str, ...] = MODULES) -> None:
        self.limit = limit
        self.idle: queue.SimpleQueue[Thinker] = queue.SimpleQueue()
        self.all = [Thinker(modules) for _ in range(processes)]
        for thinker in self.all:
            self.idle.put(thinker)
        self.threads = ThreadPoolExecutor(processes, "thinker")

    def choose(self, bot: str, view: View, legal: list[int]) -> "Future[int]":
        """Ask whichever process is free next."""
        return self.threads.submit(self.think, Thought(bot, view, legal, secrets.randbits(64)))

    def think(self, thought: Thought) -> int:
        """In a thread of the pool: there are as many as processes."""
        thinker = self.idle.get()
        try:
            return thinker.choose(thought, self.limit)
        finally:
            self.idle.put(thinker)

    def close(self) -> None:
        """End all processes."""
        self.threads.shutdown(wait=False, cancel_futures=True)
        for thinker in self.all:
            thinker.stop()
