"""Writes what the pages hold that is made from the code: lists of games, options and bots, and the picture.

    python tools/pages.py           writes it
    python tools/pages.py --check   fails where something is out of date

In a page a list stands between `<!-- games -->` (or options, or bots) and `<!-- end -->`.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import picture  # noqa: E402

import regalia.bots  # noqa: E402 (importing it registers the bots)
import regalia.games  # noqa: E402, F401
from regalia.bots.bot import REGISTER  # noqa: E402
from regalia.core.game import Game, Option, games  # noqa: E402
from regalia.locale.words import words  # noqa: E402
from regalia.terminal.listing import option_word  # noqa: E402

PICTURE = ROOT / "docs" / "pictures" / "terminal.svg"
MANY = 8
"""So many values are listed one by one; more are told as a range."""

LIST = re.compile(r"<!-- (games|options|bots) -->\n.*?<!-- end -->", re.DOTALL)


def made() -> dict[Path, str]:
    """What each file should be."""
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
    found = {page: filled(page) for page in sorted(pages)}
    return {**found, PICTURE: picture.drawn()}


def filled(page: Path) -> str:
    """A page with its lists as they are now."""
    return LIST.sub(lambda match: listed(match[1], page), page.read_text("utf-8"))


def listed(kind: str, page: Path) -> str:
    """A list between its marks."""
    lines = {"games": game_lines, "options": option_lines, "bots": bot_lines}[kind](page)
    return "\n".join([f"<!-- {kind} -->", *lines, "<!-- end -->"])


def game_lines(page: Path) -> list[str]:
    """A paragraph a game."""
    said = words("en")
    found = []
    for game in games():
        rules = os.path.relpath(ROOT / "docs" / "rules" / f"{game.key}.md", page.parent).replace(os.sep, "/")
        proof = f"[{len(game.rules)} rules]({rules})"
        about = f"- **{said.game(game)}** (`{game.key}`). {said.about(game)}"
        found.append(f"{about} For {seats(game.players)} players; {proof}, each with its test.")
    return found


def seats(players: list[int]) -> str:
    """Numbers of players: 2 to 4, or 3 or 4."""
    if len(players) > 2 and players == list(range(players[0], players[-1] + 1)):
        return f"{players[0]} to {players[-1]}"
    return " or ".join(str(number) for number in players)


def option_lines(page: Path) -> list[str]:
    """A table a game."""
    found = []
    for game in games():
        found += ["", f"## {words('en').game(game)}", "", "| option | values | for | |", "| --- | --- | --- | --- |"]
        found += [option_line(game, option) for option in game.options]
    return [*found[1:], ""]


def option_line(game: Game, option: Option) -> str:
    """An option: how it is written, its values, for how many players, what it does."""
    said = words("en")
    values = ", ".join(f"`{option_word(option, value)}`" for value in option.values)
    if len(option.values) > MANY:
        values = option.range()
    players = seats(option.seats or game.players)
    told = f"{said.option(game, option)}. {said.option_help(game, option)}".strip()
    return f"| `{option.key}` | {values} | {players} | {told} |"


def bot_lines(page: Path) -> list[str]:
    """A line a bot: what its class says of it."""
    return [f"- `{name}`: {(REGISTER[name].__doc__ or '').splitlines()[0]}" for name in sorted(REGISTER)]


def main() -> int:
    wrong = []
    for file, text in made().items():
        if file.exists() and file.read_text("utf-8") == text:
            continue
        wrong.append(file.relative_to(ROOT))
        if "--check" not in sys.argv[1:]:
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, "utf-8", newline="\n")
    if "--check" not in sys.argv[1:]:
        return 0
    for name in wrong:
        print(f"{name} is out of date; write it anew: python tools/pages.py")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
