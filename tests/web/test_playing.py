"""Whole evenings without a script: opening, sitting down, playing, taking back, and all that is said on the way."""

import re
from pathlib import Path

import pytest

from tests.table.places import Clock
from tests.web.clients import Browser, Site, site


def finish(browser: Browser, table: str, steps: int = 2000) -> None:
    """Play on with whatever comes first, till the game is over."""
    for _ in range(steps):
        browser.go(table)
        answers = browser.answers()
        if 'id="do-end"' in browser.text:
            return
        if "cover" in browser.text and not answers:
            browser.go(re.findall(r'href="(/t/[^"]+as=\w+)"', browser.text)[0])
            answers = browser.answers()
        mild = next((one for one in ("ready", "rest", "pass", "done", "coins", "stay") if one in answers), "")
        if answers:
            answer_or_see(browser, table, mild or answers[0])
    raise AssertionError("the game does not end")


def answer_or_see(browser: Browser, table: str, move: str) -> None:
    """Answer; a bot's answer may have come before and made this one needless, then the page says so."""
    try:
        browser.send(f"{table}/play", move=move)
    except AssertionError:
        assert any(one in browser.told() for one in ("the question has changed", "The game is over"))


def until(browser: Browser, table: str, token: str) -> None:
    """Let others play, and answer whatever is asked first, until this can be answered."""
    for _ in range(500):
        browser.go(table)
        answers = browser.answers()
        if token in answers:
            return
        if answers:
            mild = next((one for one in ("ready", "pass", "rest", "refuse") if one in answers), answers[0])
            browser.send(f"{table}/play", move=mild)
    raise AssertionError(f"{token} is never asked for")


def test_two_clicks_lead_into_a_game_against_bots(ann: Browser) -> None:
    table = ann.quick("foreign-king")
    assert re.fullmatch(r"/t/[\w-]{12}", table)
    until(ann, table, "place")
    ann.send(f"{table}/play", move="place")
    assert "brabant" in ann.answers()
    ann.send(f"{table}/play", move="brabant")
    assert "done" in ann.answers()


def test_several_steps_are_undone_one_by_one(ann: Browser) -> None:
    table = ann.opens("foreign-king", "me", "me")
    for move in ("place", "brabant", "disc"):
        ann.send(f"{table}/play", move=move)
    for expected in ("disc", "brabant", "place"):
        assert f'formaction="{table}/undo"' in ann.text
        ann.send(f"{table}/undo")
        assert expected in ann.answers()
    assert f'formaction="{table}/undo"' not in ann.text


def test_before_a_click_the_page_says_whether_it_can_be_taken_back(ann: Browser) -> None:
    ann.opens("foreign-king", "me", "me")
    assert "You can still take your answer back." in ann.text
    toy = ann.opens("toy", "me", "greedy")
    until(ann, toy, "draw")
    assert re.search(r'class="choose final"[^>]*value="draw"', ann.text)


def test_friends_sit_down_give_words_and_begin(ann: Browser, ben: Browser) -> None:
    table = ann.opens("foreign-king", "me", "open", name="Ann")
    ben.go(table)
    assert "Freier Platz" in ben.text
    ben.send(f"{table}/sit", at="blue", name="Ben <b>")
    assert "Ben &lt;b&gt;" in ben.text
    ben.send(f"{table}/word", seat="blue", word="Schwan")
    assert 'value="Schwan"' in ben.text
    ann.go(table)
    assert "Schwan" not in ann.text
    ann.send(f"{table}/begin")
    assert 'id="question"' in ann.text
    ben.go(table)
    assert 'id="question"' in ben.text


def test_a_game_is_played_to_its_end_and_again(ann: Browser, here: Site) -> None:
    table = ann.opens("toy", "me", "random")
    finish(ann, table)
    assert "Place 1:" in ann.text
    assert "toy" in ann.go(f"{table}/journal")
    ann.go(table)
    ann.send(f"{table}/rematch")
    assert ann.path != table
    assert here.hall.table(ann.path.removeprefix("/t/")).setup.game.key == "toy"


def test_a_screen_that_is_shared_is_covered_between_two(ann: Browser) -> None:
    table = ann.opens("toy", "me", "me")
    assert "The others look away now." in ann.text
    assert 'id="board"' not in ann.text
    seat = re.findall(r"as=(\w+)", ann.text)[0]
    ann.go(f"{table}?as={seat}")
    assert 'id="board"' in ann.text
    ann.send(f"{table}/play", move="rest")
    while "The others look away now." not in ann.text:
        ann.send(f"{table}/play", move=ann.answers()[0])
    assert f"as={seat}" not in ann.text


def test_a_turn_may_have_to_be_confirmed(ann: Browser) -> None:
    table = ann.opens("foreign-king", "me", "me", confirm="yes")
    ann.send(f"{table}/play", move="coins")
    assert "Is your turn over?" in ann.text
    assert not ann.answers()
    ann.send(f"{table}/undo")
    assert "coins" in ann.answers()
    ann.send(f"{table}/play", move="coins")
    ann.send(f"{table}/confirm")
    assert "place" in ann.answers()


def test_beyond_the_seal_the_others_are_asked(ann: Browser, ben: Browser) -> None:
    table = ann.opens("foreign-king", "me", "open")
    ben.go(table)
    ben.send(f"{table}/sit", at="blue")
    ann.go(table)
    ann.send(f"{table}/begin")
    ben.go(table)
    mover, other = (ann, ben) if ann.answers() else (ben, ann)
    mover.send(f"{table}/play", move="coins")
    other.go(table)
    other.send(f"{table}/play", move="place")
    mover.go(table)
    mover.send(f"{table}/ask-undo")
    other.go(table)
    mark = re.findall(r'name="yes" value="(\w+)"', other.text)[0]
    other.send(f"{table}/vote", yes=mark)
    mover.go(table)
    assert "coins" in mover.answers()


def test_what_cannot_be_chosen_says_why_with_its_rule(ann: Browser) -> None:
    ann.opens("foreign-king", "me", "me")
    link = re.findall(r'href="(/rules/foreign-king#[A-Z-]+\d*)"', ann.text)[0]
    page, _, rule = link.partition("#")
    assert f'id="{rule}"' in ann.go(page)


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_each_reader_has_his_own_language_at_one_table(here: Site, lang: str) -> None:
    host, reader = here.browser("fr"), here.browser(lang)
    table = host.opens("foreign-king", "me", "me", spectators="yes")
    host.send(f"{table}/play", move="place")
    said = {"en": "chooses “Place a citizen”", "de": "„", "fr": "«"}[lang]
    assert said in reader.go(table)
    assert f'<html lang="{lang}"' in reader.text


def test_who_is_muted_is_silent_till_he_is_heard_again(ann: Browser, ben: Browser) -> None:
    table = ann.opens("foreign-king", "me", "open")
    ben.go(table)
    ben.send(f"{table}/sit", at="blue", name="Ben")
    ben.send(f"{table}/say", seat="blue", text="bla bla")
    assert "bla bla" in ann.go(table)
    ann.send(f"{table}/mute", whom=re.findall(r'name="whom" value="(\w+)"', ann.text)[0])
    assert "bla bla" not in ann.text
    assert "Hear Ben again" in ann.text
    ann.send(f"{table}/hear", whom=re.findall(r'name="whom" value="(\w+)"', ann.text)[0])
    assert "bla bla" in ann.text


def test_notes_are_seen_by_nobody_else(ann: Browser, ben: Browser) -> None:
    table = ann.opens("foreign-king", "me", "me", spectators="yes")
    ann.send(f"{table}/note", notes="He bluffs.\nMaybe.")
    assert "He bluffs.\nMaybe." in ann.text
    assert "bluffs" not in ben.go(table)


def ahead(browser: Browser, table: str) -> bool:
    """Whether the page has a question that may still come."""
    return bool(re.search(r'id="do-ahead"', browser.go(table)))


def test_questions_ahead_are_answered_and_standing_answers_given(here: Site) -> None:
    three = [here.browser() for _ in range(3)]
    table = three[0].opens("toy", "me", "open", "open")
    for one, colour in zip(three[1:], ("blue", "green"), strict=True):
        one.go(table)
        one.send(f"{table}/sit", at=colour)
    three[0].go(table)
    three[0].send(f"{table}/begin")
    one = asked_ahead(three, table)
    one.send(f"{table}/play", move="pass")
    assert "Your answer, if it is needed: Pass" in one.text
    one.send(f"{table}/forget")
    assert "Your answer, if it is needed" not in one.text
    one.send(f"{table}/stand", stand="claim pass")
    assert "You always answer" in one.text
    one.send(f"{table}/stand", stand="claim")
    assert "You always answer" not in one.text


def asked_ahead(browsers: list[Browser], table: str) -> Browser:
    """Sell something, so that somebody has a question that may still come to him."""
    for _ in range(200):
        waiting = [one for one in browsers if ahead(one, table)]
        if waiting:
            return waiting[0]
        asked = next(one for one in browsers if one.answers())
        answers = asked.answers()
        wanted = next((move for move in ("sell", "ready", "pass") if move in answers), answers[0])
        asked.send(f"{table}/play", move=wanted)
    raise AssertionError("nobody could answer ahead")


def test_one_who_is_away_is_replaced_and_comes_back(tmp_path: Path) -> None:
    clock = Clock()
    with site(tmp_path / "tables.sqlite", clock=clock) as here:
        ann, ben, cid = here.browser(), here.browser(), here.browser()
        table = ann.opens("foreign-king", "me", "open", "open")
        for one, colour in ((ben, "blue"), (cid, "green")):
            one.go(table)
            one.send(f"{table}/sit", at=colour)
        ann.go(table)
        ann.send(f"{table}/begin")
        clock.now += 10 * 60 * 1000
        ben.go(table)
        ben.send(f"{table}/note", notes="here")
        ann.go(table)
        ann.send(f"{table}/note", notes="here")
        assert 'aria-label="Let a bot play?: Green"' in ann.text
        ann.send(f"{table}/ask-bot", at="green")
        ben.go(table)
        ben.send(f"{table}/vote", yes=re.findall(r'name="yes" value="(\w+)"', ben.text)[0])
        assert "bot “Greedy” plays</span>" in ann.go(table)
        cid.go(table)
        cid.send(f"{table}/come-back")
        assert "bot “Greedy” plays</span>" not in ann.go(table)
