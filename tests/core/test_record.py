"""A game being played: what may be taken back, how draws are numbered, and a journal played again line by line."""

import pytest

from regalia.core.game import Game
from regalia.core.luck import FastLuck, KeptLuck
from regalia.core.record import Record, go_on, read_record, replay
from regalia.core.refusals import BadJournal, Barred, NotYourTurn, Refused
from regalia.games.foreign_king.game import GAME as KING
from tests.core.games import FAIR, SECRET, WORDS, changed, line_of, played, sealed
from tests.toy import GAME as TOY
from tests.toy.board import DRAW, OFFER, REST, SELL


def begun() -> Record:
    """The first position of The Fair, sealed."""
    return Record(TOY.setup(2), sealed())


def plays(record: Record, *moves: int) -> None:
    """Whoever is next plays each of these."""
    for move in moves:
        record.play(record.state.next_seat(), move)


def sells(record: Record) -> None:
    """Whoever is next sells the first card he has."""
    plays(record, SELL)
    plays(record, record.state.legal(record.state.next_seat())[0])


def lines(record: Record, begin: str) -> list[str]:
    """The lines of the journal that begin so."""
    return [line for line in record.text().split("\n") if line.startswith(begin)]


# Playing -------------------------------------------------------------------------------------------------------------


def test_a_move_is_written_down_with_what_came_of_it() -> None:
    record = begun()
    seat, drawn = record.state.next_seat(), record.luck.count
    events = record.play(seat, DRAW)
    entry = record.line[0].entry
    assert (entry.seat, entry.move, len(entry.draws)) == (seat, DRAW, 1)
    assert entry.draws[0].label == "card"
    assert record.line[0].events is events
    assert [event.key for event in events][:2] == ["drew", "draws"]
    assert record.events() == record.first_events + events
    assert record.number == 1
    assert lines(record, "draw")[-1].startswith(f"draw {drawn + 1} card ")


def test_a_refused_move_is_not_written_down() -> None:
    record = begun()
    before = record.text()
    with pytest.raises(NotYourTurn):
        record.play(1 - record.state.next_seat(), REST)
    assert record.text() == before
    assert record.line == []


def test_commitment_and_words_stand_there_from_the_start_the_secret_at_the_end() -> None:
    record = begun()
    assert lines(record, "commitment") == [f"commitment {sealed().commitment}"]
    assert lines(record, "word") == ["word red swan", "word blue été"]
    assert SECRET.hex() not in record.text()
    whole = played(TOY, sealed())
    assert lines(whole, "secret") == [f"secret {SECRET.hex()}"]
    assert lines(whole, "end ") == [f"end {whole.state.ending()} " + " ".join(map(str, whole.state.places()))]


def test_seeded_luck_promises_nothing() -> None:
    text = played(TOY, FastLuck(1)).text()
    assert not any(word in text for word in ("commitment", "word ", "secret"))


# Taking back ---------------------------------------------------------------------------------------------------------


def test_ones_own_moves_go_back_to_the_last_seal() -> None:
    record = begun()
    plays(record, SELL)
    seat = record.line[0].entry.seat
    assert not record.line[0].sealed
    assert record.free_undo(seat) == 0
    assert record.free_undo(1 - seat) == 1
    record.undo(0, seat)
    assert record.number == 0
    assert record.state.question(seat) == "turn"
    assert lines(record, "undo") == ["undo to 0"]


def test_luck_seals() -> None:
    record = begun()
    seat = record.state.next_seat()
    plays(record, DRAW)
    assert record.line[0].sealed
    assert record.free_undo(seat) == record.number == 1


def test_what_is_shown_seals() -> None:
    record = begun()
    seat = record.state.next_seat()
    sells(record)
    assert record.line[-1].sealed
    assert record.free_undo(seat) == record.number == 2


def test_who_answers_in_anothers_turn_is_sealed_by_it() -> None:
    record = begun()
    sells(record)
    claimer = record.state.next_seat()
    plays(record, record.state.default(claimer))
    assert record.line[-1].sealed
    assert record.free_undo(claimer) == record.number


def test_what_lies_on_a_desk_is_not_taken_back() -> None:
    record = begun()
    plays(record, REST, REST)
    seat = record.state.next_seat()
    record.play(seat, OFFER)
    assert record.line[-1].sealed
    assert record.free_undo(seat) == record.number


@pytest.mark.parametrize("to", [-1, 1, 5])
def test_back_is_only_to_a_move_before_this_one(to: int) -> None:
    record = begun()
    plays(record, SELL)
    with pytest.raises(Refused) as refused:
        record.undo(to)
    assert (refused.value.key, refused.value.values) == ("undo-number", {"number": to, "present": 1})
    assert record.number == 1


def test_past_a_seal_only_the_table_goes() -> None:
    record = begun()
    seat = record.state.next_seat()
    plays(record, DRAW)
    before = record.text()
    with pytest.raises(Refused) as refused:
        record.undo(0, seat)
    assert (refused.value.key, refused.value.values) == ("undo-sealed", {"number": 0, "free": 1})
    assert record.text() == before
    record.undo(0)
    assert record.number == 0


def test_when_it_is_over_nothing_goes_back() -> None:
    record = played(TOY, sealed())
    seat = record.line[-1].entry.seat
    assert record.free_undo(seat) == record.number
    with pytest.raises(Refused) as refused:
        record.undo(0)
    assert refused.value.key == "undo-over"


def test_a_move_that_was_taken_back_keeps_its_number() -> None:
    record = begun()
    plays(record, SELL)
    record.undo(0)
    plays(record, SELL)
    assert [played.number for played in record.line] == [2]
    assert [line[:2] for line in lines(record, "1 ") + lines(record, "2 ")] == ["1 ", "2 "]
    with pytest.raises(Refused):
        record.undo(1)


def test_a_draw_made_again_is_a_new_draw() -> None:
    """Draws are numbered through the whole journal, so nobody can roll till he likes it."""
    record = begun()
    at = record.luck.count
    plays(record, DRAW)
    first = record.line[0].entry.draws
    bound = first[0].bound
    record.undo(0)
    assert record.luck.count == at + 1
    plays(record, DRAW)
    second = record.line[0].entry.draws
    assert [draw.value for draw in first] == [sealed().drawn(at, "card", bound)]
    assert [draw.value for draw in second] == [sealed().drawn(at + 1, "card", bound)]
    assert lines(record, f"draw {at + 2} card")


def test_events_of_what_was_taken_back_are_gone() -> None:
    record = begun()
    sells(record)
    record.undo(1)
    assert record.events() == record.first_events + record.line[0].events
    assert record.state.take_events() == []


@pytest.mark.parametrize("game", [TOY, KING], ids=["toy", "king"])
def test_after_an_undo_the_position_is_what_it_was(game: Game) -> None:
    record = played(game, sealed(), 25)
    before, number = record.state.view(None, True), record.number
    plays(record, *[record.state.legal(record.state.next_seat())[0]])
    record.undo(number)
    assert record.state.view(None, True) == before
    assert record.state.heard is not None
    assert isinstance(record.state.luck, KeptLuck)


def test_the_game_can_be_gone_through_again() -> None:
    record = played(TOY, sealed(), undos=2)
    state = record.begin()
    for step in record.line:
        state.play(step.entry.seat, step.entry.move)
    assert state.view(None, True) == record.state.view(None, True)


# Played again --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [TOY, KING], ids=["toy", "king"])
@pytest.mark.parametrize("moves", [0, 1, 30, 10_000])
def test_a_journal_leads_to_the_same_game(game: Game, moves: int) -> None:
    record = played(game, sealed(), moves, undos=3)
    again = read_record(record.text())
    assert again.text() == record.text()
    assert again.state.view(None, True) == record.state.view(None, True)
    assert again.events() == record.events()
    assert [step.sealed for step in again.line] == [step.sealed for step in record.line]


def test_a_game_that_was_read_goes_on_with_new_draws() -> None:
    record = played(TOY, sealed(), 20, undos=2)
    again = read_record(record.text())
    with pytest.raises(BadJournal):
        read_record(record.text() + "99 red: rest\n")
    go_on(again, sealed())
    for one in (record, again):
        while not one.state.over:
            plays(one, one.state.legal(one.state.next_seat())[0])
    assert again.text() == record.text()
    assert read_record(again.text()).journal.secret == SECRET.hex()


MOVED = line_of(FAIR, "1 ")
FIRST = FAIR.split("\n")[MOVED - 1].split()[1].rstrip(":")
OTHER = "blue" if FIRST == "red" else "red"
HEX = "0" * 64
OPEN = changed(FAIR, "secret ")
"""The game before its secret was told."""

BAD = [
    (changed(FAIR, "1 ", f"1 {OTHER}: rest"), "not-your-turn", MOVED, f"{OTHER}: rest"),
    (changed(FAIR, "1 ", f"1 {FIRST}: claim"), "not-asked", MOVED, f"{FIRST}: claim"),
    (FAIR[: FAIR.index("\n1 ")] + "\nundo to 7\n", "undo-number", MOVED, "undo to 7"),
    (changed(OPEN, "draw 1 first 2", "draw 1 last 2 = 0"), "luck-other", 0, "start"),
    (changed(OPEN, "draw 1 first 2", "draw 1 first 3 = 0"), "luck-other", 0, "start"),
    (changed(OPEN, "draw 1 first 2", "draw 1 first 2 = 2"), "luck-range", 0, "start"),
    (changed(FAIR, "draw 1 first 2", "draw 1 last 2 = 0"), "journal-draw", 0, "draw 1 last"),
    (changed(FAIR, "draw 1 first 2", "draw 1 first 2 = 2"), "journal-draw", 0, "draw 1 first"),
    (changed(FAIR, "draw 1 first 2", "draw 1 first 0 = 0"), "journal-draw", 0, "draw 1 first 0"),
    (changed(FAIR, "draw 2 ", "draw 2 card 21 = 0"), "journal-draw", 0, "draw 2 card"),
    (FAIR[: FAIR.index("\ndraw 3 ") + 1], "luck-missing", 0, "start"),
    (changed(FAIR, "end ", "end rounds 1 1"), "journal-end", 0, "end rounds"),
    (changed(FAIR, "end ", "end rich 2 1"), "journal-end", 0, "end rich"),
    (changed(FAIR, "secret ", f"secret {HEX}"), "journal-commitment", 0, f"secret {HEX}"),
    (changed(FAIR, "commitment ", f"commitment {HEX}"), "journal-commitment", 0, f"secret {SECRET.hex()}"),
    (changed(FAIR, "commitment "), "journal-commitment", 0, f"secret {SECRET.hex()}"),
    (changed(FAIR, "word red", "word red goose"), "journal-draw", 0, "draw "),
    (changed(FAIR, "word red"), "journal-draw", 0, "draw "),
]


@pytest.mark.parametrize(
    ("text", "key", "line", "shown"), BAD, ids=[f"{at}-{key}" for at, (_, key, _, _) in enumerate(BAD)]
)
def test_what_cannot_have_happened_is_named(text: str, key: str, line: int, shown: str) -> None:
    with pytest.raises(BadJournal) as problem:
        read_record(text)
    assert (problem.value.key, problem.value.values["line"]) == (key, line)
    assert str(problem.value.values["text"]).startswith(shown)


def test_a_move_that_a_rule_forbids_is_named_with_the_rule() -> None:
    record = Record(TOY.setup(2, {"peek": 0}), FastLuck(1))
    seat = record.setup.seats[record.state.next_seat()]
    text = f"{record.text()}1 {seat}: peek\n"
    with pytest.raises(BadJournal) as problem:
        read_record(text)
    assert problem.value.key == "journal-barred"
    assert problem.value.values == {"line": text.count("\n"), "text": f"{seat}: peek", "rule": "TOY-T-4"}
    with pytest.raises(Barred):
        record.play(record.state.next_seat(), 2)


def test_a_draw_too_many_is_found_at_its_move() -> None:
    record = begun()
    plays(record, REST)
    drawn = record.luck.count
    text = f"{record.text()}draw {drawn + 1} card 5 = 0\n"
    with pytest.raises(BadJournal) as problem:
        read_record(text)
    assert problem.value.key == "journal-draws"
    assert problem.value.values["line"] == line_of(text, "1 ")


def test_a_draw_too_many_is_found_at_the_start() -> None:
    with pytest.raises(BadJournal) as problem:
        read_record(f"{begun().text()}draw {begun().luck.count + 1} card 5 = 0\n")
    assert (problem.value.key, problem.value.values["text"]) == ("journal-draws", "start")


def test_a_draw_too_few_is_found_at_its_move() -> None:
    record = begun()
    plays(record, DRAW)
    text = record.text()
    cut = text[: text.rindex("draw ")]
    with pytest.raises(BadJournal) as problem:
        read_record(cut)
    assert (problem.value.key, problem.value.values["line"]) == ("luck-missing", line_of(text, "1 "))


def test_every_draw_is_proved_also_those_that_were_taken_back() -> None:
    record = begun()
    plays(record, DRAW)
    record.undo(0)
    while not record.state.over:
        plays(record, record.state.default(record.state.next_seat()))
    text = record.text()
    read_record(text)
    at = record.journal.entries[0].draws[0]
    number = len(record.journal.draws) + 1
    old = f"draw {number} card {at.bound} = {at.value}"
    with pytest.raises(BadJournal) as problem:
        read_record(text.replace(old, f"draw {number} card {at.bound} = {(at.value + 1) % at.bound}"))
    assert (problem.value.key, str(problem.value.values["text"]).split(" = ")[0]) == (
        "journal-draw",
        old.split(" = ")[0],
    )


def test_what_was_read_is_changed_by_nothing_that_is_played_on() -> None:
    record = played(TOY, sealed(), 10)
    journal = record.journal
    again = replay(journal)
    assert again.journal is not journal
    assert again.journal.words == WORDS
    go_on(again, sealed())
    plays(again, again.state.default(again.state.next_seat()))
    assert len(journal.entries) == 10
