"""How much people may write, and how often they may ask: one number, one place."""

from typing import Final

NAME: Final = 40
"""Characters of a name."""
LINE: Final = 500
"""Characters of a line of talk."""
LINES: Final = 500
"""How many lines of talk a table shows; older ones are kept, but not shown."""
NOTES: Final = 4000
"""Characters of the notes that one person keeps at one table."""
REQUEST: Final = 64
"""Characters of the id of a request."""
MOVES: Final = 100
"""How many small steps one request may take."""
BOT_NAME: Final = 40
"""Characters of the name of a bot."""
LISTED: Final = 100
"""How many tables one list of the lobby shows."""
REQUESTS: Final = 100
"""Requests a second from one address."""
AWAY: Final = 120_000
"""Milliseconds without a sign, after which somebody counts as away."""
BEAT: Final = 900
"""Milliseconds between two answers that come by themselves, so that people can follow."""
SNAPSHOT_EVERY: Final = 50
"""Moves between two positions that are stored whole."""
THINKING: Final = 10.0
"""Seconds a bot may think about one answer."""
STARTING: Final = 60.0
"""Seconds until a process that thinks must be ready."""
AGAIN: Final = 5.0
"""Seconds until a bot tries again to play what could not be kept."""
TABLES: Final = 1000
"""So many tables are held in memory; those that nobody looks at are read again when they are needed."""
