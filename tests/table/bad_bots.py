"""Bots that break down, each in its own way, and one that counts; a process that thinks imports them by name."""

import os
import time

from regalia.bots.bot import Bot, register
from regalia.core.game import Setup
from regalia.core.view import View


class Crashes(Bot):
    def choose(self, setup: Setup, view: View, legal: list[int]) -> int:
        raise SystemExit


class Exits(Bot):
    def choose(self, setup: Setup, view: View, legal: list[int]) -> int:
        os._exit(3)


class Cheats(Bot):
    def choose(self, setup: Setup, view: View, legal: list[int]) -> int:
        return max(legal) + 1


class Dreams(Bot):
    def choose(self, setup: Setup, view: View, legal: list[int]) -> int:
        time.sleep(600)
        return legal[0]


class Counts(Bot):
    """Answers by how often it was asked, for those who sit somewhere remember."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.asked = 0

    def choose(self, setup: Setup, view: View, legal: list[int]) -> int:
        self.asked += 1
        return legal[self.asked - 1]


register("counts", Counts)
register("crashes", Crashes)
register("exits", Exits)
register("cheats", Cheats)
register("dreams", Dreams)
