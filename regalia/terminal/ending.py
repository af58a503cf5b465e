"""The end of a game: how it ended, who won, and the proof of its luck."""

from pathlib import Path

from regalia.core.record import Record
from regalia.core.state import State
from regalia.terminal.screen import Screen
from regalia.terminal.tables import grid


def show_end(screen: Screen, record: Record, path: Path | None) -> None:
    """The last position, the ranking, the secret, and where the journal is."""
    setup, state = record.setup, record.state
    screen.position(setup, state.view(None, True))
    screen.heading(screen.words.ending(setup, state.ending()))
    show_ranking(screen, state)
    if record.journal.secret:
        screen.line()
        screen.say("end-secret")
        screen.write(record.journal.secret, indent=2)
    if path is not None:
        screen.line()
        screen.say("end-kept", file=str(path))
        screen.line(f"  regalia replay {quoted(path)}")
        screen.line(f"  regalia verify {quoted(path)}")


def show_ranking(screen: Screen, state: State) -> None:
    """A row a seat, the best first."""
    places, scores = state.places(), state.scores()
    ranking = grid()
    ranking.add_column(screen.text("rank-place"), justify="right")
    ranking.add_column(screen.text("rank-seat"))
    ranking.add_column(screen.text("rank-points"), justify="right")
    for seat in sorted(range(len(places)), key=lambda seat: places[seat]):
        name = screen.words.ids(state.setup, "seat", seat)
        ranking.add_row(str(places[seat]), name, str(scores[seat]))
    screen.line()
    screen.paper.print(ranking)


def quoted(path: Path) -> str:
    """A path as it can be typed."""
    text = str(path)
    return f'"{text}"' if " " in text else text
