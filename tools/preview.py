"""Draws boards as pages, takes pictures of them, and says what axe finds: python tools/preview.py [--only TEXT]

The pages are what the server sends but for its frame. Needs Chromium; REGALIA_CHROMIUM says where it is.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import chromium  # noqa: E402

import regalia.games  # noqa: E402 (importing it registers the games)
import regalia.web.boards  # noqa: E402, F401 (importing it registers the boards)
from regalia.bots.bot import bot  # noqa: E402
from regalia.core.game import game  # noqa: E402
from regalia.core.luck import FastLuck  # noqa: E402
from regalia.core.state import State  # noqa: E402
from regalia.locale.words import words  # noqa: E402
from regalia.web.boards.drawing import drawing  # noqa: E402
from regalia.web.boards.scene import Scene, seen  # noqa: E402

POLICY = "default-src 'none'; style-src 'self' file:; script-src 'self' file:; img-src 'self' file:"


class Shot(NamedTuple):
    """A picture: whose, after how many moves, how wide, by day or night, in which language."""

    game: str
    players: int
    moves: int
    width: int
    theme: str
    lang: str
    question: str = ""
    """Play on until this is asked."""
    options: tuple[tuple[str, int], ...] = ()
    board: str = ""
    looks_on: bool = False
    """Whether a spectator sees it, and not the seat that is asked."""

    def name(self) -> str:
        """Its file."""
        asked = f"-{self.question}" if self.question else ""
        own = ("-own" if self.board else "") + ("-spectator" if self.looks_on else "")
        return f"{self.game}-{self.players}-{self.moves}{asked}{own}-{self.width}-{self.theme}-{self.lang}"


def position(shot: Shot) -> State:
    """A position of a game between bots that play by rule of thumb, always the same."""
    setup = game(shot.game).setup(shot.players, dict(shot.options), shot.board)
    s = setup.new(FastLuck(shot.players))
    bots = [bot("greedy" if seat % 2 else "random", seat) for seat in range(shot.players)]
    played = 0
    while not s.over:
        seat = s.next_seat()
        if played >= shot.moves and (not shot.question or s.question(seat) == shot.question):
            break
        s.do(seat, bots[seat].choose(setup, s.view(seat), s.legal(seat)))
        played += 1
    return s


def scene_of(shot: Shot) -> Scene:
    """What is drawn: the position as the seat that is asked sees it."""
    s = position(shot)
    names = ["Anna", "Benoît", "Clara", "Dirk", "Élodie", "Fritz"][: shot.players]
    seat = None if s.over or shot.looks_on else s.next_seat()
    return seen(s, seat, words(shot.lang), lambda rule: f"#rule-{rule}", names, s.over)


def page(shot: Shot) -> str:
    """A whole page with the board and the overview."""
    scene = scene_of(shot)
    drawn = drawing(scene.setup.game)
    title = scene.words.game(scene.setup.game)
    return (
        f'<!doctype html><html lang="{shot.lang}" data-theme="{shot.theme}"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="tokens.css">'
        '<link rel="stylesheet" href="boards.css"><link rel="stylesheet" href="preview.css">'
        f'<link rel="stylesheet" href="{shot.game}.css"></head><body><main><h1>{title}</h1>'
        f'<form id="answer" method="get" action="played.html"></form>{drawn.draw(scene).markup()}'
        f"{drawn.overview(scene.setup, scene.words)}</main></body></html>"
    )


def shots() -> Iterator[Shot]:
    """What is worth a look."""
    key = "foreign-king"
    yield Shot(key, 4, 0, 1400, "light", "en")
    yield Shot(key, 4, 90, 1400, "light", "en", "action")
    yield Shot(key, 4, 90, 1400, "dark", "de", "action")
    yield Shot(key, 4, 90, 360, "light", "fr", "action")
    yield Shot(key, 4, 60, 360, "dark", "en", "place")
    yield Shot(key, 3, 120, 1400, "light", "fr", "factory-province")
    yield Shot(key, 3, 60, 360, "light", "de", "king")
    yield Shot(key, 2, 60, 1400, "dark", "en", "king")
    yield Shot(key, 2, 50, 360, "light", "en", "virtual")
    yield Shot(key, 2, 9999, 1400, "light", "de")
    yield Shot(key, 4, 9999, 360, "dark", "fr")
    yield Shot(key, 4, 80, 1400, "light", "en", "place", (), OWN)
    yield Shot(key, 4, 80, 360, "dark", "en", "place", (), OWN)
    yield from royals()
    yield from fief()


def royals() -> Iterator[Shot]:
    """Royals: drawing, playing, paying, discarding, looking on, the end, and a board of a table's own."""
    key = "royals"
    yield Shot(key, 4, 0, 1400, "light", "en")
    yield Shot(key, 3, 0, 360, "dark", "fr")
    yield Shot(key, 4, 150, 1400, "light", "en", "play")
    yield Shot(key, 5, 260, 1400, "dark", "de", "play")
    yield Shot(key, 4, 150, 360, "light", "de", "play")
    yield Shot(key, 5, 260, 360, "dark", "fr", "draw")
    yield Shot(key, 3, 120, 360, "light", "en", "lay")
    yield Shot(key, 3, 200, 1400, "light", "fr", "lay-intrigue")
    yield Shot(key, 2, 90, 1400, "dark", "en", "draw")
    yield Shot(key, 2, 200, 360, "light", "fr", "discard")
    yield Shot(key, 4, 300, 1400, "light", "en", "", (), "", True)
    yield Shot(key, 5, 99999, 1400, "light", "de")
    yield Shot(key, 3, 99999, 360, "dark", "en")
    yield Shot(key, 3, 60, 1400, "light", "en", "play", (), OTHER_EUROPE)
    yield Shot(key, 3, 60, 360, "dark", "de", "play", (), OTHER_EUROPE)


def fief() -> Iterator[Shot]:
    """Fief: the beginning, each phase, battles, an election, the end, looking on, and a board of a table's own."""
    key = "fief"
    yield Shot(key, 3, 0, 1400, "light", "en")
    yield Shot(key, 6, 0, 360, "dark", "fr")
    yield Shot(key, 6, 900, 1400, "light", "en", "cards")
    yield Shot(key, 3, 300, 360, "light", "de", "cards")
    yield Shot(key, 4, 700, 1400, "dark", "de", "purchases")
    yield Shot(key, 6, 500, 360, "dark", "fr", "purchases")
    yield Shot(key, 6, 700, 1400, "light", "fr", "gather")
    yield Shot(key, 3, 250, 360, "light", "en", "gather")
    yield Shot(key, 5, 400, 1400, "light", "en", "gate")
    yield Shot(key, 6, 600, 1400, "dark", "en", "aim")
    yield Shot(key, 4, 300, 360, "light", "fr", "ask-mercy")
    yield Shot(key, 6, 800, 1400, "light", "de", "vote")
    yield Shot(key, 3, 400, 360, "dark", "en", "stand")
    yield Shot(key, 6, 900, 1400, "light", "en", "talk")
    yield Shot(key, 3, 500, 360, "light", "de", "draft")
    yield Shot(key, 5, 600, 1400, "light", "en", "lay-on-bishopric")
    yield Shot(key, 4, 900, 1400, "light", "fr", "", (), "", True)
    yield Shot(key, 3, 99999, 1400, "dark", "en")
    yield Shot(key, 3, 99999, 360, "light", "de")
    yield Shot(key, 4, 500, 1400, "light", "en", "", (), OTHER_KINGDOM)
    yield Shot(key, 4, 500, 360, "dark", "de", "", (), OTHER_KINGDOM)


OWN = "".join(
    f'[[province]]\nkey = "{key}"\nsource = "own"\nborders = {borders}\n'
    for key, borders in {
        "brabant": '["north", "south", "liege", "the-far-west"]',
        "north": '["brabant", "liege"]',
        "south": '["brabant", "liege", "isle"]',
        "liege": '["north", "south", "brabant"]',
        "isle": '["south"]',
        "the-far-west": '["brabant"]',
    }.items()
)
"""A board of a table's own."""


OTHER_EUROPE = (ROOT / "docs" / "royals-board.md").read_text(encoding="utf-8").split("```toml\n")[1].split("```")[0]
"""A board of a table's own, with other countries and cities."""


THE_KINGDOM = (ROOT / "regalia" / "games" / "fief" / "board.toml").read_text(encoding="utf-8")
OTHER_KINGDOM = THE_KINGDOM.replace("bourg", "burg")
"""A board of a table's own: a village and its region have other names, so it is laid out by its own places."""


def take(browser: Browser, shot: Shot, folder: Path) -> None:
    """Write the page and the picture."""
    file = folder / f"{shot.name()}.html"
    file.write_text(page(shot), encoding="utf-8")
    tab = browser.new_page(viewport={"width": shot.width, "height": 900 if shot.width > 600 else 740})
    tab.on("console", lambda said: print(f"{shot.name()}: {said.text}"))
    tab.goto(file.resolve().as_uri())
    wide = tab.evaluate("document.documentElement.scrollWidth")
    if wide > shot.width:
        print(f"{shot.name()}: {wide} wide")
    tab.screenshot(path=str(file.with_suffix(".png")), full_page=True, animations="disabled")
    found = Axe().run(tab, options={"preload": False})
    if found.violations_count:
        print(f"{shot.name()}: {found.generate_report()}")
    tab.close()


def main() -> None:
    """Take all pictures whose names contain a text."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "screens")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    for style in (ROOT / "regalia" / "web" / "static").glob("*.css"):
        shutil.copy(style, asked.folder)
    for key in {shot.game for shot in shots()}:
        (asked.folder / f"{key}.css").write_text(drawing(game(key)).style, encoding="utf-8")
    (asked.folder / "preview.css").write_text("main { max-width: 88rem; margin: 0 auto; padding: 0.5rem; }\n")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.found(), args=chromium.FLAGS)
        for shot in shots():
            if asked.only in shot.name():
                take(browser, shot, asked.folder)
        browser.close()


if __name__ == "__main__":
    main()
