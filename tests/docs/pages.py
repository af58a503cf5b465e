"""The pages that people read, and what stands in them: examples, links, headings."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]

FENCE: Final = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK: Final = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADING: Final = re.compile(r"^#+ (.+)$", re.MULTILINE)


class Block(NamedTuple):
    """A fenced block: its language, its text, and the line of the page it begins on."""

    language: str
    text: str
    line: int


def pages() -> list[Path]:
    """Every page of the project."""
    return [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def written() -> list[Path]:
    """The pages on one idea each, which people write; the other pages of docs/ are made from the code."""
    made = {"performance.md"}
    return [page for page in sorted((ROOT / "docs").glob("*.md")) if page.name not in made]


def name(page: Path) -> str:
    """How a page is called in this project."""
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path, language: str) -> list[Block]:
    """The blocks of a page in one language."""
    text = page.read_text("utf-8")
    found = (Block(match[1], match[2], text.count("\n", 0, match.start()) + 2) for match in FENCE.finditer(text))
    return [block for block in found if block.language == language]


def prose(page: Path) -> str:
    """A page without its blocks."""
    return FENCE.sub("", page.read_text("utf-8"))


def links(page: Path) -> Iterator[str]:
    """Where a page points to."""
    for match in LINK.finditer(prose(page)):
        yield match[1]
    yield from re.findall(r'<(?:img|a)\b[^>]*\b(?:src|href)="([^"]+)"', prose(page))


def anchors(page: Path) -> set[str]:
    """The headings of a page as GitHub makes anchors of them."""
    return {anchor(heading) for heading in HEADING.findall(prose(page))}


def anchor(heading: str) -> str:
    """Small letters, digits, hyphens and underscores; a space is a hyphen, and all else is left out."""
    kept = re.sub(r"[^\w\- ]", "", heading.strip().lower())
    return kept.replace(" ", "-")
