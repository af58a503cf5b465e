"""`regalia replay`: a recorded game, position by position, forwards and back."""

from regalia.core.refusals import Problem
from regalia.core.walk import Walk
from regalia.locale.words import Words
from regalia.terminal.ending import show_ranking
from regalia.terminal.files import replay_file
from regalia.terminal.screen import InputEnded, Screen


def run(words: Words, file: str, at: int | None) -> int:
    """Step through a game; on a pipe write all of it, or one position."""
    screen = Screen(words)
    walk = Walk(replay_file(file))
    if at is not None:
        if not 0 <= at <= walk.last:
            raise Problem("replay-at", {"number": at, "last": walk.last})
        walk.go(at)
        show(screen, walk)
    elif screen.live:
        step_through(screen, walk)
    else:
        for number in range(walk.last + 1):
            walk.go(number)
            show(screen, walk)
    return 0


def show(screen: Screen, walk: Walk) -> None:
    """One position: the move that led to it, what happened, and how it stands now."""
    record, setup = walk.record, walk.setup
    name = screen.words.game(setup.game)
    if walk.at:
        entry = record.line[walk.at - 1].entry
        seat, move = screen.words.ids(setup, "seat", entry.seat), screen.words.move(setup, entry.move)
        events = record.line[walk.at - 1].events
        screen.heading(screen.text("replay-move", number=str(walk.at), last=str(walk.last), seat=seat, move=move))
    else:
        events = record.first_events
        screen.heading(screen.text("replay-start", game=name, last=str(walk.last)))
    for event in events:
        if event.seen_by(None):
            screen.write(screen.words.event(setup, event), indent=2, hanging=2)
    # A game that is over hides nothing any more, in no position of it.
    screen.position(setup, walk.state.view(None, record.state.over))
    if walk.state.over:
        screen.write(screen.words.ending(setup, walk.state.ending()), style="bold")
        show_ranking(screen, walk.state)


def step_through(screen: Screen, walk: Walk) -> None:
    """Ask where to go until somebody has seen enough."""
    show(screen, walk)
    while True:
        try:
            answer = screen.ask(screen.text("replay-ask", number=str(walk.at), last=str(walk.last))).casefold()
        except (InputEnded, KeyboardInterrupt):
            screen.line()
            return
        if answer in ("q", "quit"):
            return
        to = target(answer, walk.at)
        if to is None or not 0 <= to <= walk.last:
            screen.say("replay-what", last=str(walk.last))
        else:
            walk.go(to)
            show(screen, walk)


def target(answer: str, at: int) -> int | None:
    """The position that an answer names."""
    if answer in ("", "n"):
        return at + 1
    if answer in ("b", "p"):
        return at - 1
    return int(answer) if answer.isascii() and answer.isdigit() and len(answer) < 7 else None
