"""Who is there: guests with a name and a signed cookie. No account is needed, and none is made."""

import hashlib
import hmac
import secrets
from collections.abc import Callable
from typing import Final, NamedTuple

from regalia.table import limits
from regalia.table.texts import required

SIGNS: Final = 32
"""Characters of a signature in a cookie: 128 bits."""


class Guest(NamedTuple):
    """A person: an id that only this browser and the server know, and the name that all see."""

    id: str
    name: str


def new_guest(name: str) -> Guest:
    """Somebody who was not here before."""
    return Guest(secrets.token_urlsafe(12), required(name, limits.NAME))


class Cookies:
    """Signs the ids of guests, so that nobody can take the seat of another by guessing."""

    def __init__(self, key: bytes) -> None:
        self.key = hmac.digest(key, b"regalia cookie", "sha256")

    def signed(self, guest: str) -> str:
        """What the browser keeps."""
        return f"{guest}.{self.signature(guest)}"

    def guest(self, cookie: str) -> str:
        """The guest whose cookie this is; nothing if we did not sign it."""
        guest, _, signature = cookie.rpartition(".")
        ours = guest and hmac.compare_digest(self.signature(guest).encode(), signature.encode("utf-8", "replace"))
        return guest if ours else ""

    def signature(self, guest: str) -> str:
        return hmac.digest(self.key, guest.encode("utf-8", "replace"), hashlib.sha256).hex()[:SIGNS]


class Names:
    """The names of guests, read from the store when they are first needed."""

    def __init__(self, read: Callable[[str], str]) -> None:
        self.read = read
        self.known: dict[str, str] = {}
        self.changes = 0
        """How often somebody has taken another name."""

    def rename(self, guest: str, name: str) -> None:
        """Somebody is called something else."""
        self.known[guest] = name
        self.changes += 1

    def name(self, guest: str) -> str:
        """What a guest is called; nothing if there is none."""
        found = self.known.get(guest)
        if found is None:
            found = self.read(guest)
            if found:
                self.known[guest] = found
        return found


class Presence:
    """When each guest last gave a sign; nobody is away who might have given one before the server started."""

    def __init__(self, since: int = 0) -> None:
        self.since = since
        self.last: dict[str, int] = {}
        self.watching: dict[str, int] = {}
        """How many pages of a guest are open."""

    def sign(self, guest: str, now: int) -> None:
        """He did something."""
        self.last[guest] = now

    def comes(self, guest: str, now: int) -> None:
        """A page was opened."""
        self.watching[guest] = self.watching.get(guest, 0) + 1
        self.sign(guest, now)

    def goes(self, guest: str, now: int) -> None:
        """A page was closed."""
        left = self.watching.get(guest, 0) - 1
        if left > 0:
            self.watching[guest] = left
        else:
            self.watching.pop(guest, None)
        self.sign(guest, now)

    def is_away(self, guest: str, now: int) -> bool:
        """Whether he has no page open, and has given no sign for long."""
        return not self.watching.get(guest) and now - self.last.get(guest, self.since) > limits.AWAY
