"""Who asks for a page: the guest his cookie names, his language, and how he likes pages to look."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from regalia.core.refusals import Problem
from regalia.locale.words import LANGUAGES, Words, words
from regalia.table.guests import Guest
from regalia.table.hall import Hall
from regalia.web.server import server

YEAR: Final = 365 * 24 * 3600
GUEST: Final = "regalia"
LANG: Final = "lang"
THEME: Final = "theme"
SOUND: Final = "sound"
THEMES: Final = ("auto", "light", "dark")
SOUNDS: Final = ("off", "on")
CHOICES: Final = {LANG: LANGUAGES, THEME: THEMES, SOUND: SOUNDS}
"""What anybody may choose, kept by his browser alone."""


class Visitor:
    """One who asks for something. Nothing is made or kept for him until he does something."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.hall: Hall = server(request).hall
        self.guest: Guest | None = self.hall.guest(request.cookies.get(GUEST, ""))
        self.lang = chosen_language(request)
        self.theme = kept_choice(request, THEME)
        self.sound = kept_choice(request, SOUND)
        self.new = False

    @property
    def id(self) -> str:
        """The id of the guest; nothing if he is not one yet."""
        return self.guest.id if self.guest else ""

    @property
    def words(self) -> Words:
        """What is said to him."""
        return words(self.lang)

    @property
    def wants_data(self) -> bool:
        """Whether our script asks, which makes its own page of the answer."""
        return self.request.headers.get("accept", "").startswith("application/json")

    async def be_guest(self, name: str = "") -> Guest:
        """Become a guest, or be called something else if a name is given."""
        if self.guest is None:
            self.guest = await self.hall.newcomer(name or self.words.text("web-guest"))
            self.new = True
        elif name and name != self.guest.name:
            await self.hall.name(self.guest.id, name)
            self.guest = self.hall.guest(self.hall.cookies.signed(self.guest.id))
        if self.guest is None:
            raise Problem("guest-unknown", {})
        return self.guest

    def remember(self, response: Response) -> Response:
        """Let a new guest's browser keep who he is."""
        if self.new and self.guest is not None:
            keep(self.request, response, GUEST, self.hall.cookies.signed(self.guest.id))
        return response


def keep(request: Request, response: Response, key: str, value: str) -> None:
    """Have the browser keep a value; no script can read it, and no other site's form brings it along."""
    secure = request.url.scheme == "https"
    response.set_cookie(key, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def kept_choice(request: Request, key: str) -> str:
    """What was chosen, else the first there is."""
    value = request.cookies.get(key, "")
    return value if value in CHOICES[key] else CHOICES[key][0]


def chosen_language(request: Request) -> str:
    """The language that was chosen, else the first of ours that the browser asks for."""
    value = request.cookies.get(LANG, "")
    return value if value in LANGUAGES else accepted(request.headers.get("accept-language", ""))


def accepted(header: str) -> str:
    """The language of a header `fr-CH, fr;q=0.9, en;q=0.8`, English if none of ours is in it."""
    wanted: list[tuple[float, str]] = []
    for part in header[:400].split(","):
        name, _, quality = part.strip().partition(";")
        lang = name.split("-")[0].strip().lower()
        if lang in LANGUAGES:
            wanted.append((-quality_of(quality), lang))
    return min(wanted, key=lambda one: one[0])[1] if wanted else LANGUAGES[0]


def quality_of(text: str) -> float:
    """The number in `q=0.8`; 1 where there is none, 0 where it cannot be read."""
    name, _, value = text.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
