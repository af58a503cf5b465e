"""Runs the Python examples of a page in a fresh interpreter, the later ones knowing what the earlier ones defined.

python tests/docs/run_page.py docs/state.md
"""

import doctest
import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[2])

from tests.docs.pages import Block, blocks  # noqa: E402


def run(block: Block, page: str, known: dict[str, object]) -> int:
    """One block: a piece of a program, or a conversation; how many of its lines did not do what the page says."""
    if ">>> " not in block.text:
        exec(compile("\n" * (block.line - 1) + block.text, page, "exec"), known)
        return 0
    test = doctest.DocTestParser().get_doctest(block.text, {}, page, page, block.line - 1)
    test.globs = known
    # Those who listen to the page's own names find them: a class of an example belongs to the main program.
    return doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, clear_globs=False).failed


def main() -> int:
    page = Path(sys.argv[1])
    known: dict[str, object] = {"__name__": "__main__"}
    return 1 if sum(run(block, str(page), known) for block in blocks(page, "python")) else 0


if __name__ == "__main__":
    sys.exit(main())
