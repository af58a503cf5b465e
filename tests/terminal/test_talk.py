"""What can be typed at a question, by number, token and words, and what is said to it, in three languages."""

from pathlib import Path

import pytest

from regalia.core.record import read_record
from tests.terminal.shell import Ran, run

TWO = ("play", "--seats", "me,me", "--seed", "1")
"""Blue goes first; nothing is hidden."""

FAIR = ("play", "toy", "--seats", "me,me", "--seed", "1")
"""Red goes first; hands are hidden."""


def typed(*answers: str, game: tuple[str, ...] = TWO, lang: str = "en") -> Ran:
    """What is said to some answers; then the game is left."""
    return run(*game, "--save", "game.regalia", "--lang", lang, typed="".join(f"{one}\n" for one in (*answers, "quit")))


def moves() -> list[str]:
    """The tokens that were played and still count."""
    record = read_record(Path("game.regalia").read_text("utf-8"))
    return [record.setup.vocabulary.token(step.entry.move) for step in record.line]


def said(ran: Ran, prompt: str) -> str:
    """What was said to the last answer but `quit`, on one line."""
    assert (ran.code, ran.err) == (0, "")
    return " ".join(ran.out.split(f"{prompt}> ")[-2].split())


# Answers -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "answer"),
    [
        ("en", "2"),
        ("en", "place"),
        ("en", "PLACE"),
        ("en", "Place a citizen"),
        ("en", "  place  a   ci "),
        ("de", "bürger e"),
        ("de", "burger e"),
        ("de", "Bürger einsetzen"),
        ("fr", "placer"),
    ],
)
def test_an_answer_by_number_token_and_words(lang: str, answer: str) -> None:
    typed(answer, lang=lang)
    assert moves() == ["place"]


@pytest.mark.parametrize("answer", ["place, liege, done", "2 8 1", "place lieg done", "2,liège,done", "2  liege   1"])
def test_several_on_a_line(answer: str) -> None:
    typed(answer)
    assert moves() == ["place", "liege", "done"]


@pytest.mark.parametrize("answer", ["place, liege, king", "place 99", "place, liege, done, done", "coins place"])
def test_several_on_a_line_are_all_played_or_none(answer: str) -> None:
    typed(answer)
    assert moves() == []


def test_a_line_is_first_taken_as_one_answer() -> None:
    typed("Score with the King")
    assert moves() == ["king"]


def test_nothing_asks_again() -> None:
    assert typed("").out.count("Which action do you choose?") == 2


@pytest.mark.parametrize(
    ("lang", "proposed"), [("en", "Enter alone plays:"), ("de", "Nur Enter spielt:"), ("fr", "Entrée seule joue")]
)
def test_where_something_is_proposed_enter_alone_plays_it(lang: str, proposed: str) -> None:
    """A payment that is begun is finished as cheaply as can be."""
    game = ("play", "royals", "--seats", "me,me", "--seed", "2", "--option", "first-seat")
    ran = typed("german-states", "spain", "vienna-marshal", "", game=game, lang=lang)
    assert proposed in " ".join(ran.out.split())
    assert moves() == ["german-states", "spain", "vienna-marshal", "wild-0"]


# Words of ours -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "word", "told"),
    [
        ("en", "?", "help-undo"),
        ("en", "help", "? ANSWER"),
        ("de", "hilfe", "? ANTWORT"),
        ("de", "help", "? ANTWORT"),
        ("fr", "aide", "? RÉPONSE"),
        ("en", ":help", "? ANSWER"),
        ("en", "? king", "Move the King to an adjacent province"),
        ("en", "? 4", "Move the King to an adjacent province"),
        ("de", "hilfe king", "in eine Nachbarprovinz"),
        ("en", "why place", "“Place a citizen” is allowed."),
        ("en", "why repay", "You have no loan to repay. (FK-T-7)"),
        ("de", "warum Kredit z", "(FK-T-7)"),
        ("fr", "pourquoi repay", "(FK-T-7)"),
        ("en", "rule T-3", "FK-T-3 An action with a pawn on it"),
        ("de", "regel t-3", "FK-T-3"),
        ("fr", "règle fk-t-3", "FK-T-3"),
        ("fr", "regle T", "FK-T-7"),
        ("en", "board", "The kingdom"),
        ("de", "stand", "Das Königreich"),
        ("en", "moves", "Which action do you choose?"),
        ("en", "moves all", "Take a loan [loan]"),
        ("de", "züge alle", "(FK-T-7)"),
        ("en", "log", "Round 1 begins."),
        ("en", "log all", "Blue goes first."),
        ("fr", "historique", "La manche 1 commence."),
    ],
)
def test_what_a_word_of_ours_tells(lang: str, word: str, told: str) -> None:
    blue = {"en": "Blue", "de": "Blau", "fr": "Bleu"}[lang]
    shown = said(typed(word, lang=lang), blue)
    assert told in shown or (told == "help-undo" and "take back your last answer" in shown), shown
    assert moves() == []


def test_help_tells_of_next_only_where_several_are_asked() -> None:
    assert "let another player go first" not in said(typed("?"), "Blue")
    Path("game.regalia").unlink()
    assert "let another player go first" in said(typed("rest", "rest", "?", game=FAIR), "Red")


def test_the_log_counts_the_moves_to_go_back_to() -> None:
    shown = typed("place, liege, done", "coins", "log").out.split("> log\n")[1].split("Blue> ")[0]
    assert "   1  Blue chooses “Place a citizen”." in shown
    assert "\n   4  " in shown
    assert "   3  It is Red" in shown


def test_the_log_of_a_game_with_hidden_hands_counts_nothing() -> None:
    shown = typed("draw", "log", game=FAIR).out.split("> log\n")[1].split("> quit")[0]
    assert not any(line.strip()[:1].isdigit() for line in shown.split("\n"))


# Taking back ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "undo", "told"),
    [
        ("en", "undo", "Back after move 1."),
        ("de", "zurück", "Zurück nach Zug 1."),
        ("fr", "annuler 1", "Retour après le coup 1."),
    ],
)
def test_ones_last_answer_is_taken_back(lang: str, undo: str, told: str) -> None:
    assert told in typed("place", "liege", undo, lang=lang).out
    assert moves() == ["place"]


def test_back_by_a_number() -> None:
    typed("place", "liege", "liege", "undo 1")
    assert moves() == ["place"]


def test_what_another_answered_goes_back_only_with_his_consent() -> None:
    ran = typed("coins", "undo 0", "n")
    assert "Blue: Red would like to go back to move 0. Do you agree (y/n)?" in ran.out
    assert "Blue does not agree; nothing was taken back." in ran.out
    assert moves() == ["coins"]
    Path("game.regalia").unlink()
    ran = typed("coins", "undo 0", "what", "yes")
    assert ran.out.count("Do you agree") == 2
    assert "Back after move 0." in ran.out
    assert moves() == []


def test_consent_in_german() -> None:
    typed("coins", "zurück 0", "j", lang="de")
    assert moves() == []


def test_bots_do_not_mind() -> None:
    run("play", "--seats", "me,random", "--seed", "1", "--save", "game.regalia", typed="coins\nundo 0\nquit\n")
    assert all(step != "coins" for step in moves())


@pytest.mark.parametrize("undo", ["undo 99", "undo -1", "undo 1"])
def test_nobody_is_asked_for_what_cannot_be_done(undo: str) -> None:
    ran = typed("coins", undo)
    assert "Do you agree" not in ran.out
    assert moves() == ["coins"]


# Several at once, hidden hands ---------------------------------------------------------------------------------------


def test_next_lets_another_go_first() -> None:
    ran = typed("rest", "rest", "next", "ready", game=FAIR)
    record = read_record(Path("game.regalia").read_text("utf-8"))
    assert record.line[-1].entry.seat != record.line[0].entry.seat
    assert "Red: " in ran.out


def test_a_desk_is_seen_by_its_owner_alone() -> None:
    ran = typed("rest", "rest", "offer", "drop", "ready", game=FAIR)
    assert ran.code == 0
    assert moves() == ["rest", "rest", "offer", "drop", "ready"]


def test_each_person_is_told_all_that_is_his_to_know() -> None:
    ran = typed("draw", "draw", "log", game=FAIR)
    shown = ran.out.split("> log\n")[1]
    assert [shown.count(text) for text in ("You draw a card: ", "Blue draws a card.", "Red draws")] == [3, 3, 0]


# Keeping -------------------------------------------------------------------------------------------------------------


def test_save_writes_a_copy() -> None:
    ran = typed("coins", "save a copy.regalia")
    assert "The journal is in" in ran.out
    assert Path("a copy.regalia").read_bytes() == Path("game.regalia").read_bytes()


def test_save_alone_says_where_the_journal_is() -> None:
    ran = typed("save")
    assert f"The journal is in {Path('game.regalia').absolute()}" in " ".join(ran.out.split())


@pytest.mark.parametrize(("lang", "word"), [("en", "quit"), ("de", "ende"), ("fr", "quitter")])
def test_quit_in_each_language(lang: str, word: str) -> None:
    ran = run(*TWO, "--save", "game.regalia", "--lang", lang, typed=f"{word}\n")
    assert (ran.code, ran.err) == (0, "")
