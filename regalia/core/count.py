"""The decision tree counted to a depth: a number that changes when the rules do."""

from regalia.core.state import State


def count(state: State, depth: int) -> int:
    """How many ways there are to play `depth` moves from here; a game that ends before counts as none.

    Where several seats may act, each of their moves is a branch. Luck is no branch: it falls as it would for this
    position, so that whoever wants another luck counts another position.
    """
    if depth <= 0:
        return 1
    found = 0
    for seat in state.seats_asked():
        legal = state.legal(seat)
        if depth == 1:
            found += len(legal)
            continue
        for move in legal:
            after = state.copy()
            after.do(seat, move)
            found += count(after, depth - 1)
    return found
