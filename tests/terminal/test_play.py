"""`regalia play`: whole games by typing in three languages, kept after every move, left and gone on with."""

import re
from pathlib import Path

import pytest

from regalia.core.record import read_record
from regalia.locale.words import LANGUAGES, words
from tests.terminal.shell import GAME, play, run

each_lang = pytest.mark.parametrize("lang", LANGUAGES)


def lines_of(file: Path, begin: str) -> list[str]:
    """The lines of a journal that begin so."""
    return [line for line in file.read_text("utf-8").split("\n") if line.startswith(begin)]


# Whole games ---------------------------------------------------------------------------------------------------------


@each_lang
@pytest.mark.parametrize("game", ["foreign-king", "toy"])
def test_a_whole_game_by_number_token_and_words(lang: str, game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.regalia"
    ran, typist = play(lang, game, "--seats", "me,me", "--save", file, first=("swan", "black swan"))
    assert (ran.code, ran.err) == (0, "")
    assert min(typist.ways) > 5
    record = read_record(file.read_text("utf-8"))
    assert record.state.over
    assert record.journal.words == ["swan", "black swan"]
    said = words(lang)
    assert said.ending(record.setup, record.state.ending()) in ran.out
    assert record.journal.commitment in ran.out
    assert record.journal.secret in ran.out.split(record.journal.commitment)[1]
    assert f"  regalia verify {file}\n" in ran.out
    assert "\x1b" not in ran.out
    assert run("verify", file).code == 0
    assert list((tmp_path / "kept").glob("*")) == []


@each_lang
def test_a_game_against_bots(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "game.regalia"
    ran, _ = play(lang, "--seats", "green=random,me,random", "--save", file, first=("",))
    assert (ran.code, ran.err) == (0, "")
    record = read_record(file.read_text("utf-8"))
    assert record.setup.seats == ["green", "red", "blue"]
    assert [bool(word) for word in record.journal.words] == [True, False, True]
    assert {step.entry.seat for step in record.line} == {0, 1, 2}
    welcome = ran.out.split("\n")[:4]
    assert [words(lang).text("seat-bot", bot="random") in line for line in welcome] == [False, True, False, True]


def test_bots_alone_play_a_game_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "game.regalia"
    ran = run("play", "toy", "--seats", "random,random,random", "--save", file)
    assert (ran.code, ran.err) == (0, "")
    assert read_record(file.read_text("utf-8")).state.over


def test_the_same_seed_and_answers_give_the_same_game(tmp_path: Path) -> None:
    games = []
    for name in ("one", "two"):
        ran, _ = play("en", "--seats", "me,random", "--seed", "7", "--save", tmp_path / name, seed=3)
        assert ran.code == 0
        assert "The luck follows from the number 7" in ran.out
        games.append((tmp_path / name).read_text("utf-8"))
    assert games[0] == games[1]
    assert "commitment" not in games[0]


def test_options_and_a_board_of_ones_own(tmp_path: Path) -> None:
    board = tmp_path / "board.toml"
    board.write_text('rounds = 1\n[[good]]\nkey = "honey"\ncards = 30\nprice = 9\n')
    file = tmp_path / "game.regalia"
    chosen = ["--option", "rich=12", "--option", "peek=no", "--option", "gifts"]
    ran, _ = play("en", "toy", "--players", "3", *chosen, "--board", board, "--seed", "1", "--save", file)
    assert ran.code == 0
    assert lines_of(file, "option") == ["option rich 12", "option peek 0", "option gifts 1"]
    assert "board| rounds = 1" in lines_of(file, "board|")
    assert "Honey" in ran.out
    assert run("replay", file).code == 0


@each_lang
def test_sixty_columns_are_enough(lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    for game in ("foreign-king", "toy"):
        file = tmp_path / f"{game}.regalia"
        ran, _ = play(lang, game, "--seats", "me,me,me", "--seed", "2", "--save", file)
        assert ran.code == 0
        long = [line for line in ran.out.split("\n") if len(line.rstrip()) > 60]
        assert all(str(tmp_path) in line for line in long), long


@each_lang
def test_every_position_is_plain_text(lang: str) -> None:
    ran, _ = play(lang, "--seats", "me,me", "--seed", "2")
    assert re.search(r"[\x00-\x09\x0b-\x1f\x7f\ufffd]", ran.out) is None


# Kept, left, gone on with --------------------------------------------------------------------------------------------


def test_the_journal_is_written_after_every_move(tmp_path: Path) -> None:
    file = tmp_path / "game.regalia"
    answers = ["1", "2"]
    for number in range(3):
        ran = run(
            "play", "--seats", "me,me", "--seed", "1", "--save", file, typed="".join(f"{a}\n" for a in answers[:number])
        )
        assert ran.code == 2
        assert ran.err.endswith(f"{file}\n")
        assert len(read_record(file.read_text("utf-8")).line) == number
        file.unlink()


def test_quit_and_go_on(tmp_path: Path) -> None:
    file = tmp_path / "game.regalia"
    ran = run("play", "--seats", "me,me", "--save", file, typed="swan\n\n1\nquit\n")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith(f"The game is kept. To go on:\n  regalia play --load {file}\n")
    secret = next((tmp_path / "kept").glob("*.json")).read_text()
    assert "secret" not in file.read_text("utf-8")
    assert '"secret": "' in secret
    number = len(read_record(file.read_text("utf-8")).line)
    ran, _ = play("de", "--load", file)
    assert (ran.code, ran.err) == (0, "")
    record = read_record(file.read_text("utf-8"))
    assert record.state.over
    assert len(record.line) > number
    assert record.journal.words == ["swan", ""]
    assert run("verify", file).code == 0
    assert list((tmp_path / "kept").glob("*")) == []


def test_a_game_nobody_named_a_file_for_is_kept_by_itself(tmp_path: Path) -> None:
    ran = run("play", "toy", "--seats", "me,me", "--seed", "1", typed="1\nquit\ny\n")
    assert ran.code == 0
    [journal] = (tmp_path / "kept").glob("*.regalia")
    assert f"  regalia play --load {journal}\n" in ran.out
    assert f"The Fair: {journal}" in run("play", "--load").out
    assert play("en", "--load", journal)[0].code == 0
    assert run("play", "--load").out == "No game waits to be gone on with.\n"


def test_a_game_that_nobody_wants_is_not_kept(tmp_path: Path) -> None:
    ran = run("play", "toy", "--seats", "me,me", "--seed", "1", typed="1\nquit\nmaybe\nn\n")
    assert ran.code == 0
    assert ran.out.endswith("Goodbye.\n")
    assert ran.out.count("Keep the game") == 2
    assert list((tmp_path / "kept").glob("*")) == []


def test_a_copy_of_a_sealed_game_goes_on_as_well(tmp_path: Path) -> None:
    file, copy = tmp_path / "game.regalia", tmp_path / "a copy.regalia"
    run("play", "toy", "--seats", "me,me", "--save", file, typed="\n\nquit\n")
    copy.write_bytes(file.read_bytes())
    ran = run("play", "--load", copy, typed="quit\n")
    assert ran.code == 0
    assert f'  regalia play --load "{copy}"\n' in ran.out


def test_who_plays_can_be_changed_when_a_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.regalia"
    run("play", "toy", "--seats", "me,me", "--save", file, typed="\n\nquit\n")
    ran = run("play", "--load", file, "--seats", "random,random")
    assert (ran.code, ran.err) == (0, "")
    assert read_record(file.read_text("utf-8")).state.over


def test_a_game_that_goes_on_may_be_kept_elsewhere(tmp_path: Path) -> None:
    file, other = tmp_path / "game.regalia", tmp_path / "other.regalia"
    run("play", "toy", "--seats", "me,me", "--save", file, typed="\n\nquit\n")
    before = file.read_bytes()
    assert run("play", "--load", file, "--save", other, typed="1\nquit\n").code == 0
    assert file.read_bytes() == before
    assert len(other.read_bytes()) > len(before)


def test_with_other_luck_a_sealed_game_is_sealed_no_more(tmp_path: Path) -> None:
    file = tmp_path / "game.regalia"
    run("play", "toy", "--seats", "me,me", "--save", file, typed="\n\nquit\n")
    ran = run("play", "--load", file, "--seed", "5", "--seats", "random,random")
    assert ran.code == 0
    assert lines_of(file, "commitment") == lines_of(file, "secret") == []
    assert run("verify", file).code == 1


def test_a_game_that_is_over_shows_its_end(tmp_path: Path) -> None:
    before = GAME.read_bytes()
    ran = run("play", "--load", GAME)
    assert (ran.code, ran.err) == (0, "")
    assert "Place" in ran.out
    assert GAME.read_bytes() == before
    assert list((tmp_path / "kept").glob("*")) == []


def test_where_nothing_can_be_kept_that_is_said_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("REGALIA_DATA", str(tmp_path / "file" / "folder"))
    ran, _ = play("en", "toy", "--seats", "me,me", "--seed", "1")
    assert (ran.code, ran.err) == (0, "")
    assert "This game is not kept by itself: There is no permission for" in ran.out
    assert "The journal is in" not in ran.out


def test_a_word_that_cannot_be_is_asked_for_again() -> None:
    long = "x" * 81
    ran = run("play", "toy", "--seats", "me,me", typed=f"{long}\na\x07b\n two   words \n\nquit\nn\n")
    assert ran.code == 0
    assert ran.out.count("At most 80 ordinary characters, please:") == 2
