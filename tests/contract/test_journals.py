"""A journal is the whole game: as text it comes back to the same position, luck proved, undos and all."""

import pytest

from regalia.core.game import Game
from regalia.core.record import go_on, read_record
from regalia.core.refusals import BadJournal, Refused
from regalia.lab import invariants
from tests.contract.every import each_table, every, recorded, sealed_luck, table, walk


@each_table
def test_a_journal_replays_to_the_same_game(game: Game, players: int) -> None:
    for seed in range(4):
        setup = table(game, players, seed)
        record = recorded(setup, sealed_luck(setup, seed), seed, undos=seed)
        text = record.text()
        assert text.count("\nundo to ") == seed
        assert record.journal.secret
        assert record.journal.ending in game.endings
        assert invariants.journal(record) == ""


@each_table
def test_a_game_that_was_put_away_goes_on(game: Game, players: int) -> None:
    """Read back half-way, with the same secret, it takes the same course."""
    setup = table(game, players, 11)
    record = recorded(setup, sealed_luck(setup, 11), 11)
    half = len(record.line) // 2
    lines = record.text().splitlines(keepends=True)
    moved = [at for at, line in enumerate(lines) if line.startswith(f"{half + 1} ")]
    again = read_record("".join(lines[: moved[0]]))
    assert len(again.line) == half
    go_on(again, sealed_luck(setup, 11))
    for played in record.line[half:]:
        again.play(played.entry.seat, played.entry.move)
    assert again.text() == record.text()


@each_table
def test_what_cannot_have_happened_is_told_by_its_line(game: Game, players: int) -> None:
    """In both builds, whichever way a move is refused."""
    setup = game.setup(players)
    lines = recorded(setup, sealed_luck(setup, 13), 13).text().splitlines(keepends=True)
    at = next(number for number, line in enumerate(lines) if line.startswith("1 "))
    seat = lines[at].split()[1].rstrip(":")
    another = next(colour for colour in setup.seats if colour != seat)
    lines[at] = lines[at].replace(f"{seat}:", f"{another}:", 1)
    with pytest.raises(BadJournal) as refused:
        read_record("".join(lines))
    assert (refused.value.key, refused.value.values["line"]) == ("not-your-turn", at + 1)


@each_table
def test_a_refused_move_changes_nothing(game: Game, players: int) -> None:
    for at, state in enumerate(walk(table(game, players, 12), 12)):
        if at % every(game, 9) and not state.over:
            continue
        before = (state.view(None, True), state.luck.count, state.shown)
        for seat in range(players):
            for move in set(range(len(state.setup.vocabulary))) - set(state.legal(seat)):
                with pytest.raises(Refused):
                    state.play(seat, move)
        assert (state.view(None, True), state.luck.count, state.shown) == before
