"""Writes docs/rules/<game>.md: from each rule's id to the functions that keep it and the tests that prove it.

    python tools/rules.py           writes the pages
    python tools/rules.py --check   fails where a page is not what it should be, or a rule lacks a function or a test

A function keeps the rules that its docstring, or a comment in it, names; a test proves the rule whose id it bears.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import regalia.games  # noqa: E402, F401 (importing it registers the games)
from regalia.core.game import Game, games  # noqa: E402
from regalia.locale.words import words  # noqa: E402

Places = list[tuple[str, str]]
"""Where something stands: a file and a name in it."""


def room(game: Game) -> str:
    """The folder of a game: foreign_king."""
    return game.key.replace("-", "_")


def names(found: ast.AST, source: str) -> set[str]:
    """What looks like a rule id in a function or class: in its docstring and its comments."""
    assert isinstance(found, ast.FunctionDef | ast.ClassDef)
    text = ast.get_docstring(found) or ""
    inner = methods(found) if isinstance(found, ast.ClassDef) else []
    first, last = found.lineno, inner[0].lineno - 1 if inner else found.end_lineno or found.lineno
    comments = [line.partition("#")[2] for line in source.splitlines()[first - 1 : last]]
    return spelled_out(" ".join([text, *comments]))


def methods(found: ast.ClassDef) -> list[ast.FunctionDef]:
    """The methods of a class."""
    return [part for part in found.body if isinstance(part, ast.FunctionDef)]


def spelled_out(text: str) -> set[str]:
    """All ids in a text, `FK-S-1 to FK-S-4` meaning four."""
    found = set(re.findall(r"\b[A-Z]{2}-[A-Z0-9-]*\d\b", text))
    for start, low, high in re.findall(r"\b([A-Z]{2}-[A-Z-]*)(\d+) to \1(\d+)\b", text):
        found |= {f"{start}{number}" for number in range(int(low), int(high) + 1)}
    return found


def functions(game: Game) -> dict[str, Places]:
    """For each rule id the functions and classes of the game that name it."""
    found: dict[str, Places] = {}
    for file in sorted((ROOT / "regalia" / "games" / room(game)).glob("*.py")):
        source = file.read_text("utf-8")
        for name, part in definitions(ast.parse(source)):
            for rule in sorted(names(part, source)):
                found.setdefault(rule, []).append((file.name, name))
    return found


def definitions(tree: ast.Module) -> list[tuple[str, ast.AST]]:
    """Functions, classes and their methods, by their names, in the order of the file."""
    found: list[tuple[str, ast.AST]] = []
    for part in tree.body:
        if isinstance(part, ast.FunctionDef | ast.ClassDef):
            found.append((part.name, part))
        if isinstance(part, ast.ClassDef):
            found += [(f"{part.name}.{inner.name}", inner) for inner in methods(part)]
    return found


def tests(game: Game) -> dict[str, Places]:
    """For each rule id the tests that bear it."""
    ids = sorted(game.rules, key=len, reverse=True)
    found: dict[str, Places] = {}
    for file in sorted((ROOT / "tests" / "games" / room(game)).glob("test_*.py")):
        for name in re.findall(r"^def (test_\w+)", file.read_text("utf-8"), re.MULTILINE):
            rule = next((rule for rule in ids if name.startswith(f"test_{rule.replace('-', '_')}_")), "")
            if rule:
                found.setdefault(rule, []).append((file.name, name))
    return found


def page(game: Game) -> str:
    """The page of a game."""
    said = words("en")
    kept, proved = functions(game), tests(game)
    lines = [f"# {said.game(game)}: from rule to function to test", ""]
    lines += [
        "Made by `python tools/rules.py`. What a rule says:",
        f"`regalia rules {game.key}`, or an id behind it.",
        "",
    ]
    lines += [f"Functions stand in `regalia/games/{room(game)}/`, tests in `tests/games/{room(game)}/`.", ""]
    section = ""
    for rule in game.rules:
        if "-".join(rule.split("-")[:2]) != section:
            section = "-".join(rule.split("-")[:2])
            lines += [f"## {said.title(game, section)} ({section})", ""]
        lines += [f"- **{rule}**: {told(kept.get(rule, []))}", f"  - proved by {told(proved.get(rule, []))}"]
        if rule == game.rules[-1] or not game.rules[game.rules.index(rule) + 1].startswith(f"{section}-"):
            lines.append("")
    return "\n".join(lines)


def told(places: Places) -> str:
    """Names by their files."""
    files: dict[str, list[str]] = {}
    for file, name in places:
        files.setdefault(file, []).append(f"`{name}`")
    return "; ".join(f"`{file}`: {', '.join(found)}" for file, found in files.items()) or "nothing"


def lacking(game: Game) -> list[str]:
    """The rules that no function names or no test proves."""
    kept, proved = functions(game), tests(game)
    found = [f"{rule} is named by no function" for rule in game.rules if rule not in kept]
    return found + [f"{rule} is proved by no test" for rule in game.rules if rule not in proved]


def main() -> int:
    check = "--check" in sys.argv[1:]
    wrong = []
    for game in games():
        wrong += lacking(game)
        file = ROOT / "docs" / "rules" / f"{game.key}.md"
        if not check:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(page(game), "utf-8")
        elif not file.exists() or file.read_text("utf-8") != page(game):
            wrong.append(f"{file.relative_to(ROOT)} is out of date; write it anew: python tools/rules.py")
    print("\n".join(wrong), end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
