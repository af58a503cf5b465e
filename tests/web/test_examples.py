"""The rulebook's pages: what is found in them, and its worked examples, played without a script."""

import html
import re
from collections.abc import Iterator
from typing import Any, Final

import pytest

from regalia.core.example import Example
from regalia.core.game import Game, game, games
from regalia.locale.words import LANGUAGES, words
from regalia.web.examples import MOST, address, known
from tests.examples import Told, all_told
from tests.web.clients import Browser, Site, site

EXAMPLES: Final = [(game, one) for game, one in all_told()]
each_example = pytest.mark.parametrize(
    ("game", "told"), EXAMPLES, ids=[f"{game.key}-{one.key}" for game, one in EXAMPLES]
)
each_game = pytest.mark.parametrize("game", [game for game in games() if game.examples], ids=lambda game: game.key)
HIDDEN: Final = re.compile(r'<input type="hidden" name="(\w+)" value="([^"]*)">')
NEXT: Final = re.compile(r'<button class="choose" name="moves" value="([^"]*)">')
LEAVES: Final = re.compile(r'<a class="press" href="([^"]+)">')


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One server for all: nothing is kept of what is done here."""
    with site(tmp_path_factory.mktemp("examples") / "tables.sqlite") as found:
        yield found


def example_of(game: Game, key: str) -> Example:
    """An example as it is packaged."""
    return next(one for one in known(game.key) if one.key == key)


def ends(text: str, told: Told[Any], game: Game, lang: str) -> bool:
    """Whether a page says what came of an example, each of its paragraphs."""
    return all(line.strip() in html.unescape(text) for line in words(lang).worked(game, told.key, "end").split("\n"))


def press(ann: Browser) -> None:
    """Press the button that answers as the example does."""
    at, form = ann.path, re.findall(r'<li class="now".*?</form>', ann.text, re.DOTALL)[0]
    fields = {name: html.unescape(value) for name, value in HIDDEN.findall(form)}
    ann.page = ann.client.get(at, params={**fields, "moves": html.unescape(NEXT.findall(form)[0])})
    assert ann.page.status_code == 200


# Every example --------------------------------------------------------------------------------------------------------


@each_example
def test_each_example_is_played_to_its_end_by_its_buttons(here: Site, game: Game, told: Told[Any]) -> None:
    for lang in LANGUAGES:
        ann, said = here.browser(lang), words(lang)
        ann.go(address(example_of(game, told.key), []))
        for at in range(1, len(told.steps) + 1):
            page = html.unescape(ann.text)
            assert said.worked(game, told.key, f"step-{at}") in page
            assert not ends(page, told, game, lang)
            press(ann)
        assert ends(ann.text, told, game, lang)
        assert 'id="board"' in ann.text


@each_example
def test_the_same_answers_on_the_board(ann: Browser, game: Game, told: Told[Any]) -> None:
    """Each answer is a button of the board's own form too, of which it needs no more than what is hidden there."""
    ann.go(address(example_of(game, told.key), []))
    for token in (token for step in told.steps for token in step.moves):
        assert f'form="answer" name="move" value="{token}"' in ann.text
        form = re.findall(r'<form id="answer".*?</form>', ann.text, re.DOTALL)[0]
        fields = {name: html.unescape(value) for name, value in HIDDEN.findall(form)}
        ann.page = ann.client.get(ann.path, params={**fields, "move": token})
        assert ann.page.status_code == 200
    assert ends(ann.text, told, game, "en")


@each_example
def test_what_it_says_is_not_allowed_is_told_with_its_rule(ann: Browser, game: Game, told: Told[Any]) -> None:
    """And nothing else is said not to be allowed."""
    ann.go(address(example_of(game, told.key), []))
    for step in told.steps:
        assert ann.text.count('<details class="barred-here">') == bool(step.barred)
        for rule in step.barred.values():
            assert f'<a href="/rules/{game.key}#{rule}">{rule}</a>' in ann.text
        press(ann)


# A way of one's own ---------------------------------------------------------------------------------------------------


ANSWER: Final = re.compile(r'name="move" value="([^"]+)"')
BALLOT: Final = "/rules/fief/example/one-vote"
CONGRESS: Final = "/rules/foreign-king/example/congress-hurries"


def test_the_shorter_address_takes_an_answer_back(ann: Browser) -> None:
    ann.go(f"{CONGRESS}?played=king,liege")
    assert html.unescape(LEAVES.findall(ann.text)[0]) == f"{CONGRESS}?played=king"
    assert html.unescape(LEAVES.findall(ann.text)[1]) == CONGRESS


def test_who_goes_his_own_way_is_shown_the_way_back(ann: Browser) -> None:
    text = ann.go(f"{CONGRESS}?played=king,liege,hurry")
    assert "You have gone a way of your own" in text
    assert f'<a href="{CONGRESS}?played=king,liege">Back to the example</a>' in text
    assert 'class="now"' not in text
    assert "3 congressmen all hurry to Liège." in text


def test_nothing_is_kept_of_it(here: Site, ann: Browser) -> None:
    for played in ("king", "king,namur", ""):
        ann.go(f"{CONGRESS}?played={played}")
    ann.go(CONGRESS)
    assert "set-cookie" not in ann.page.headers
    assert not here.hall.tables
    first = example_of(game("foreign-king"), "congress-hurries")
    assert first.begin().view(None, True) == first.position


def test_where_several_may_answer_each_may(ann: Browser) -> None:
    """After the ballot come the phases of the next round; the sixth asks all three at once."""
    played = ["charles", "nobody", "charles", "charles", "abstain"]
    while "Answer as" not in ann.go(f"{BALLOT}?played={','.join(played)}"):
        played.append("done" if 'name="move" value="done"' in ann.text else ANSWER.findall(ann.text)[0])
        assert len(played) < MOST
    ann.go(f"{BALLOT}?played={','.join(played)}&as=blue")
    assert '<input type="hidden" name="as" value="blue">' in ann.text
    ann.go(f"{BALLOT}?played={','.join(played)}&as=blue&move=ready")
    assert str(ann.page.url).endswith(",blue:ready")
    assert "Answer as" in ann.text


def test_an_offer_is_accepted_with_one_tap(ann: Browser) -> None:
    at = "/rules/fief/example/wedding?played=deal,blue,marriage,arthur,isabelle,send&as=blue"
    taps = re.findall(r'form="answer" name="moves" value="(red =\w+ accept)"', ann.go(at))
    ann.page = ann.client.get(at, params={**dict(HIDDEN.findall(ann.text)), "moves": taps[0]})
    assert str(ann.page.url).endswith(",send,blue:red,blue:accept")
    assert "Arthur and Isabelle are married" in ann.text


# What cannot be done --------------------------------------------------------------------------------------------------


def test_a_barred_answer_is_refused_with_its_rule(ann: Browser) -> None:
    text = ann.go("/rules/foreign-king/example/four-pawns?played=place", 400)
    assert re.search(r'<p class="refused" role="alert">.*<a href="/rules/foreign-king#FK-T-3">', text)
    assert 'class="now"' in text


@pytest.mark.parametrize(
    "played",
    [
        "nonsense",
        "king,king",
        "purple:king",
        "blue:king",
        ":",
        ",,,",
        "<script>",
        "liege",
        "king,liege,stay,hurry,hurry",
    ],
)
def test_what_is_no_answer_is_refused(ann: Browser, played: str) -> None:
    text = ann.go(f"{CONGRESS}?played={played}", 200 if played == ",,," else 400)
    assert ('class="refused"' in text) == (played != ",,,")
    assert "<script>" not in text.replace('<script type="module"', "")


def test_far_too_long(ann: Browser) -> None:
    assert str(MOST) in ann.go(f"{CONGRESS}?played={'king,' * 300}", 400)
    assert str(MOST) in ann.go(f"{CONGRESS}?played={'k' * 7000}", 400)
    assert str(MOST) in ann.go(f"{CONGRESS}?played=king&moves={'+king' * 300}", 400)


def test_no_such_example(ann: Browser) -> None:
    assert "There is no such example" in ann.go("/rules/foreign-king/example/nobody", 404)
    ann.go("/rules/nobody/example/nobody", 404)
    ann.go("/rules/toy/example/nobody", 404)


# The rulebook ---------------------------------------------------------------------------------------------------------


@each_game
def test_each_rule_links_to_its_examples_and_the_head_to_all(ann: Browser, game: Game) -> None:
    text = ann.go(f"/rules/{game.key}")
    head, _, rules = text.partition('class="rule"')
    for one in known(game.key):
        link = f'href="/rules/{game.key}/example/{one.key}"'
        assert head.count(link) == 1
        assert rules.count(link) == len(one.rules)
        assert set(one.rules) <= set(game.rules)


@each_game
def test_every_link_within_the_rulebook_leads_somewhere(ann: Browser, game: Game) -> None:
    text = ann.go(f"/rules/{game.key}")
    ids = re.findall(r'\bid="([^"]+)"', text)
    assert sorted(set(ids)) == sorted(ids)
    assert set(re.findall(r'href="#([^"]+)"', text)) - {"main"} <= set(ids)
    assert set(game.rules) <= set(ids)


def test_what_is_searched_for(ann: Browser) -> None:
    text = ann.go("/rules/foreign-king?q=LIEGE+textile")
    assert 'id="FK-K-5"' in text
    assert 'id="FK-E-7"' not in text
    assert 'href="/rules/foreign-king#' in text
    assert "No rule holds" in ann.go("/rules/foreign-king?q=zzz")
    assert 'id="FK-E-7"' in ann.go("/rules/foreign-king?q=fk-e-7")
    assert "&lt;b&gt;" in ann.go("/rules/foreign-king?q=%3Cb%3E")
    ann.go("/rules/foreign-king?q=" + "x" * 5000)


def test_options_are_told(ann: Browser) -> None:
    text = html.unescape(ann.go("/rules/foreign-king"))
    for option in game("foreign-king").options:
        assert words("en").option_help(game("foreign-king"), option) in text
