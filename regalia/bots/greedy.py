"""The bot `greedy`: tries its moves on a position dealt from its view, and takes the first step to the best it finds.

It tries the moves, or rows of moves, that the game has for `ideas`, and looks as far as it decides alone: until luck is
drawn, another seat must decide, or the game is over. There it asks the game's rule of thumb, `worth`. A turn of many
small steps has more ends than can be looked at, so it dives: from each first idea it goes on by the best-looking step
to an end, then again from the best position it left aside, until it has looked at as many as the game allows
(`Game.looks`). It goes on as planned as long as it sees what it foresaw.
"""

from heapq import heappop, heappush

from regalia.bots.bot import Bot, register
from regalia.core.game import Setup
from regalia.core.luck import FastLuck
from regalia.core.state import NO_MARK, State, played
from regalia.core.view import View


class Line:
    """A position its seat can reach by itself: from which other and by which moves, in how many steps, by which first
    move; and what it is worth there."""

    def __init__(self, state: State, before: "Line | None", moves: list[int], worth: float) -> None:
        self.state = state
        self.before = before
        self.moves = moves
        self.first: int = moves[0] if before is None else before.first
        self.steps: int = len(moves) if before is None else before.steps + len(moves)
        self.worth = worth

    def __lt__(self, other: "Line") -> bool:
        """Whether to go on from this one before another."""
        return self.steps < other.steps if self.worth == other.worth else self.worth > other.worth


class Plan:
    """The search from one position: the lines it has left open, and the best ends it has found."""

    def __init__(self, state: State, seat: int) -> None:
        self.start = state
        self.seat = seat
        self.drawn = state.luck.count
        self.looks = state.setup.game.looks
        self.left = self.looks
        self.open: list[Line] = []
        self.ended: list[int] = []
        """The first moves of which an end is known."""
        self.seen: set[int] = {state.mark()}
        """The marks of positions it has gone on from, so that it goes on from none twice."""
        self.best: list[Line] = []
        """The best ends in the fewest steps, so that nothing is put off for nothing: one for each first move."""

    def tried(self, state: State, before: Line | None) -> list[Line]:
        """Play what the game would try, each on a copy; every move, if all of that is barred."""
        found: list[Line] = []
        for moves in state.ideas(self.seat):
            self.add(found, state, before, moves)
        if not found:
            for move in state.legal(self.seat):
                self.add(found, state, before, [move])
        return found

    def add(self, found: list[Line], state: State, before: Line | None, moves: list[int]) -> None:
        """Look at one row of moves, if it can be played."""
        copy = state.copy()
        if played(copy, self.seat, moves):
            self.left -= 1
            found.append(Line(copy, before, moves, copy.worth(self.seat)))

    def goes_on(self, line: Line) -> bool:
        """Whether the seat decides again before luck, or another, has a say."""
        return line.state.luck.count == self.drawn and line.state.may_act(self.seat)

    def is_new(self, line: Line) -> bool:
        """Whether it has not gone on from this position yet; games that give no marks have none twice."""
        mark = line.state.mark()
        if mark == NO_MARK:
            return True
        known = mark in self.seen
        self.seen.add(mark)
        return not known

    def search(self) -> list[Line]:
        """Each first idea gets its share of the positions for a dive; what is left goes where it looks best."""
        lines = self.tried(self.start, None)
        share = self.left // len(lines)
        for line in lines:
            if not self.goes_on(line):
                self.end(line)
            elif self.is_new(line):
                self.dive(line, self.left - share)
        while self.open and self.left > 0:
            line = heappop(self.open)
            if self.is_new(line):
                self.dive(line, 0)
        return self.best

    def dive(self, line: Line, stop: int) -> None:
        """Go on by the best-looking step to an end, or until no more than `stop` positions are left."""
        deepest: Line | None = line
        while deepest is not None and self.left > stop:
            line = deepest
            deepest = self.onward(line)
        if deepest is not None:
            self.seen.discard(deepest.state.mark())
            heappush(self.open, deepest)
            # A chain too long for its share is judged by where it stands.
            if deepest.first not in self.ended:
                self.end(deepest)

    def onward(self, line: Line) -> Line | None:
        """Try all ideas: ends are judged, the best-looking new position is returned, the rest are left open."""
        tried: list[Line] = []
        for one in self.tried(line.state, line):
            if self.goes_on(one):
                tried.append(one)
            else:
                self.end(one)
        tried.sort()
        best: Line | None = None
        for one in tried:
            if best is not None:
                heappush(self.open, one)
            elif self.is_new(one):
                best = one
        return best

    def end(self, line: Line) -> None:
        """Judge an end."""
        if line.first not in self.ended:
            self.ended.append(line.first)
        if not self.best or line < self.best[0]:
            self.best = [line]
        elif not self.best[0] < line and line.first not in [other.first for other in self.best]:
            self.best.append(line)


class Greedy(Bot):
    """Takes what is worth most now."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.planned: list[int] = []
        """The moves it has chosen, the next first."""
        self.foreseen: State | None = None
        """Where the next of them is to be played."""

    def choose(self, setup: Setup, view: View, legal: list[int]) -> int:
        seat = view["seat"]
        assert seat is not None, "a spectator is asked nothing"
        if not self.foresaw(view, seat, legal):
            self.planned, self.foreseen = [], None
            if len(legal) == 1:
                return legal[0]
            self.foreseen = setup.from_view(view, FastLuck(self.luck.word()))
            best = Plan(self.foreseen, seat).search()
            self.planned = way_to(best[self.luck.below("bot", len(best))])
        move = self.planned.pop(0)
        if self.planned:
            assert self.foreseen is not None
            self.foreseen.do(seat, move)
        return move

    def foresaw(self, view: View, seat: int, legal: list[int]) -> bool:
        """Whether more was planned, and what is seen was foreseen; where others act at the same time, what is asked."""
        if not self.planned or self.foreseen is None:
            return False
        if self.foreseen.acting() != 1 << seat:
            return self.foreseen.legal(seat) == legal
        return self.foreseen.view(seat) == view


def way_to(line: Line) -> list[int]:
    """All moves that lead there."""
    found: list[int] = []
    before: Line | None = line
    while before is not None:
        found = before.moves + found
        before = before.before
    return found


register("greedy", Greedy)
