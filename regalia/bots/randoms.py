"""The bot `random`: any legal move, each as likely."""

from regalia.bots.bot import Bot, register
from regalia.core.game import Setup
from regalia.core.view import View


class RandomBot(Bot):
    """Plays whatever is allowed."""

    def choose(self, setup: Setup, view: View, legal: list[int]) -> int:
        return self.one_of(legal)


register("random", RandomBot)
