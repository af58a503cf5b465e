"""Who sits at a table, and how the table was set up."""

from typing import Final, NamedTuple

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"
"""Given up by its host before it began."""

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"

LIVE: Final = "live"
DAYS: Final = "days"
PACES: Final = (LIVE, DAYS)
"""Whether all sit there at once, or each comes by when he likes. Clocks will go by it."""


class Seat(NamedTuple):
    """Who holds a seat: a guest, a bot, or nobody yet; `stand_in` plays for a guest until he is back."""

    guest: str = ""
    bot: str = ""
    stand_in: str = ""

    @property
    def kind(self) -> str:
        """A person's, a bot's or open."""
        return PERSON if self.guest else BOT if self.bot else OPEN

    @property
    def player(self) -> str:
        """The bot that answers for this seat now, if one does."""
        return self.stand_in if self.guest else self.bot


class Settings(NamedTuple):
    """What the host chose, beside the game and its options."""

    pace: str = LIVE
    listed: bool = False
    """Whether the lobby shows it to all; else only who has its link finds it."""
    spectators: bool = True
    confirm: bool = False
    """Whether a turn that can still be taken back ends only when its player says so."""
    private: bool = False
    """Whether two seats may talk in private."""
