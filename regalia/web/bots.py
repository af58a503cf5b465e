"""What bots are called."""

from regalia.bots.bot import bots
from regalia.locale.words import Words


def bot_name(words: Words, bot: str) -> str:
    """A bot's name in the reader's language; what somebody has added is called by its own."""
    return words.text(f"web-bot-{bot}") if words.has(f"web-bot-{bot}") else bot


def named_bots(words: Words) -> list[tuple[str, str]]:
    """All bots with their names, the usual one first."""
    return [(bot, bot_name(words, bot)) for bot in bots()]
