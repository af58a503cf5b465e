"""The answers to a question as a numbered list, each with its token."""

from rich.cells import cell_len

from regalia.core.game import Setup
from regalia.core.state import State
from regalia.terminal.screen import Screen

FEW = 6
"""So many answers stand one under another; more stand side by side, where there is room."""


def listed_moves(screen: Screen, setup: Setup, moves: list[int]) -> None:
    """Number, words and token of each answer."""
    names = [screen.words.move(setup, move) for move in moves]
    tokens = [f"[{setup.vocabulary.token(move)}]" for move in moves]
    widest = max(cell_len(name) for name in names)
    lines = [
        f"{number:>3}  {name}{' ' * (widest - cell_len(name))}  {token}"
        for number, (name, token) in enumerate(zip(names, tokens, strict=True), 1)
    ]
    side_by_side(screen, lines)


def side_by_side(screen: Screen, lines: list[str]) -> None:
    """Lines in one column, or in two if they are many and short."""
    wide = max(cell_len(line) for line in lines) + 2
    rows = len(lines) if len(lines) <= FEW or 2 * wide > screen.width else (len(lines) + 1) // 2
    for row in range(rows):
        cells = lines[row::rows]
        screen.line("".join(cell + " " * (wide - cell_len(cell)) for cell in cells).rstrip())


def listed_barred(screen: Screen, state: State, seat: int) -> None:
    """The answers that a rule forbids just now, each with the reason."""
    setup, words = state.setup, screen.words
    screen.heading(screen.text("moves-barred"))
    for move in state.stack[-1].moves(state, seat):
        barred = state.bar(seat, move)
        if barred is not None:
            name, token = words.move(setup, move), setup.vocabulary.token(move)
            told = screen.text(
                "moves-barred-one", move=name, token=token, why=words.why(setup, barred), rule=barred.rule
            )
            screen.write(told, indent=2, hanging=4)
