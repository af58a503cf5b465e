"""Fief in browsers without scripts: offers, talk in private, answers sealed and shown together, bots for the absent."""

import html
import re
from pathlib import Path

import pytest

from regalia.games.fief.counters import ask_counters
from regalia.games.fief.figures import FAMINE
from regalia.games.fief.state import Fief
from regalia.table.clicks import LYING, lying
from regalia.table.table import Table
from tests.games.fief.positions import hand
from tests.table.places import Clock
from tests.web.clients import Browser, Site, site

CHANCE = re.compile(r'(name="request" value|data-version)="[^"]*"')
"""What is drawn at random for each page."""


def three(here: Site, **more: str) -> tuple[list[Browser], str]:
    """Ann, Ben and Cid at a table of Fief that has begun; its address."""
    people = [here.browser(), here.browser("de"), here.browser("fr")]
    table = people[0].opens("fief", "me", "open", "open", **more)
    for browser, colour, name in zip(people[1:], ("blue", "green"), ("Ben", "Cid"), strict=True):
        browser.go(table)
        browser.send(f"{table}/sit", at=colour, name=name)
    people[0].go(table)
    people[0].send(f"{table}/begin")
    return people, table


def of(here: Site, table: str) -> Table:
    """The table as the server has it."""
    return here.hall.table(table.removeprefix("/t/"))


def fief(here: Site, table: str) -> Fief:
    """Its position."""
    found = of(here, table).state
    assert isinstance(found, Fief)
    return found


def plays_to(here: Site, people: list[Browser], table: str, key: str) -> None:
    """All answer in the mildest way until a step is reached."""
    while fief(here, table).stack[-1].key != key:
        s, seat = fief(here, table), of(here, table).seats_asked()[0]
        people[seat].go(table)
        people[seat].send(f"{table}/play", move=s.setup.vocabulary.token(s.default(seat)))


def still(browser: Browser, table: str) -> str:
    """A page, but for what is drawn at random."""
    return CHANCE.sub("", browser.go(table))


# Offers --------------------------------------------------------------------------------------------------------------


def test_FI_N_5_an_offer_is_made_and_accepted_without_scripts(here: Site) -> None:
    people, table = three(here)
    ann, ben, cid = people
    plays_to(here, people, table, "talk")
    before = still(cid, table)
    ann.go(table)
    ann.send(f"{table}/play", moves="deal blue promise peace done 100 send")
    assert still(cid, table) == before
    offer = fief(here, table).view(1)["offers"][0]  # type: ignore[typeddict-item]
    ben.go(table)
    assert "Rot macht Blau ein Angebot (Versprechen)." in ben.text
    ben.send(f"{table}/play", moves=f"red {LYING}{lying(offer)} accept")
    assert [len(fief(here, table).view(seat)["promises"]) for seat in range(3)] == [1, 1, 0]  # type: ignore[typeddict-item]


def press(browser: Browser, table: str, *ids: str) -> None:
    """Press buttons of the page, one after another; each loads it anew."""
    for id in ids:
        if f'id="{id}"' not in browser.text:
            browser.go(table)
        element = next(tag for tag in re.findall(r"<button [^>]*>", browser.text) if f' id="{id}"' in tag)
        found = dict(re.findall(r'(\w+)="([^"]*)"', element))
        assert found["type"] == "submit", element
        browser.send(found.get("formaction", f"{table}/play"), **{found["name"]: html.unescape(found["value"])})


def test_FI_N_5_deals_are_made_by_pressing_buttons_alone(here: Site) -> None:
    people, table = three(here)
    ann, ben, cid = people
    plays_to(here, people, table, "talk")
    press(ann, table, "desk-to-blue", "desk-more-100", "desk-more-100", "desk-less-100")
    press(ann, table, "desk-ask-promise", "desk-pick-peace", "desk-longer", "desk-done", "desk-send")
    press(ben, table, "desk-to-green", "desk-more-100", "deal-red-blue-1-accept")
    assert "Frieden bis zum Ende von Runde 3" in ben.text
    assert fief(here, table).money == [300, 500, 400]
    press(cid, table, "desk-to-red", "desk-money-ask", "desk-more-100", "desk-send", "deal-green-red-1-withdraw")
    for browser in people:
        press(browser, table, "desk-be-ready")
    assert fief(here, table).round == 2


def test_FI_N_5_what_was_offered_before_is_not_accepted_unseen(here: Site) -> None:
    people, table = three(here)
    ann, ben, _ = people
    plays_to(here, people, table, "talk")
    ann.go(table)
    ann.send(f"{table}/play", moves="deal blue 100 send")
    ann.send(f"{table}/play", moves="deal blue other-way 100 send")
    ben.go(table)
    seen = lying(fief(here, table).view(1)["offers"][0])  # type: ignore[typeddict-item]
    ann.send(f"{table}/play", moves="withdraw blue yes")
    ben.send(f"{table}/play", 409, moves=f"red {LYING}{seen} accept")
    assert len(fief(here, table).offers) == 10


def test_FI_N_6_the_phase_ends_when_all_are_ready(here: Site) -> None:
    people, table = three(here)
    plays_to(here, people, table, "talk")
    for number, browser in enumerate(people):
        assert fief(here, table).round == 1
        browser.go(table)
        browser.send(f"{table}/play", move="ready")
        assert (fief(here, table).round == 2) == (number == 2)


def test_FI_N_1_two_talk_in_private(here: Site) -> None:
    (ann, ben, cid), table = three(here, private="yes", spectators="yes")
    ann.go(table)
    assert '<option value="blue">Ben</option>' in ann.text
    ann.send(f"{table}/say", seat="red", whom="blue", text="Green must fall.")
    assert "Green must fall." in ann.text
    assert "Green must fall." in ben.go(table)
    assert "zu Blau" in ben.text
    for other in (cid, here.browser()):
        assert "must fall" not in other.go(table)


# Answers in advance --------------------------------------------------------------------------------------------------


def famine(here: Site, people: list[Browser], table: str) -> None:
    """Ann lays a famine; both others hold a good harvest, and are asked."""
    plays_to(here, people, table, "cards")
    lay_famine(here, table)


def lay_famine(here: Site, table: str) -> None:
    """The same, where the phase of cards has begun."""
    s = fief(here, table)
    s.first = s.mover = 0
    for colour in s.setup.seats:
        hand(s, colour, "good-harvest")
    ask_counters(s, 0, FAMINE, 0)
    s.settle()
    of(here, table).look_around()
    of(here, table).views.clear()


@pytest.mark.parametrize("given", ["yes", "no"])
def test_FI_R_5_no_byte_of_the_others_pages_tells_of_a_sealed_answer(here: Site, given: str) -> None:
    people, table = three(here, spectators="yes")
    famine(here, people, table)
    ann, ben, cid = people
    looks_on = here.browser()
    others = (ann, ben, looks_on)
    before = [still(browser, table) for browser in others]
    cid.go(table)
    assert set(cid.answers()) == {"yes", "no"}
    cid.send(f"{table}/play", move=given)
    assert [still(browser, table) for browser in others] == before
    assert cid.answers() == []
    assert "Votre réponse" in html.unescape(cid.text)


def test_FI_R_5_answers_are_shown_together_when_the_last_is_in(here: Site) -> None:
    people, table = three(here)
    famine(here, people, table)
    ann, ben, cid = people
    for browser in (ben, cid):
        assert "no-counter" not in browser.go(table)
        assert set(browser.answers()) == {"yes", "no"}
    ben.send(f"{table}/play", move="no")
    heard = of(here, table).heard_by(0).events[:]
    cid.send(f"{table}/play", move="yes")
    new = of(here, table).heard_by(0).events[len(heard) :]
    assert [event.key for event in new if event.key in ("no-counter", "counters")] == ["no-counter", "counters"]
    assert "Good harvest" in ann.go(table)


def test_FI_R_5_answers_can_be_given_always_or_for_one_place_only(here: Site) -> None:
    people, table = three(here)
    famine(here, people, table)
    cid = people[2]
    cid.go(table)
    assert re.search(r'<p class="always">Famine [^<]*…[^<]*</p>', cid.text)
    press(cid, table, "stand-counter-famine-blaye-see-no")
    assert of(here, table).seats_asked() == [1]
    assert of(here, table).matters.standing[2] == {"counter-famine/blaye-see": "no"}
    assert re.search(r"<p>[^<]*Famine [^<]* de Blaye", html.unescape(cid.text))
    press(cid, table, "ask-counter-famine-blaye-see")
    assert of(here, table).seats_asked() == [1, 2]
    press(cid, table, "stand-counter-famine-no")
    assert of(here, table).matters.standing[2] == {"counter-famine": "no"}


def test_FI_R_5_a_sealed_answer_can_be_taken_back_till_then(here: Site) -> None:
    people, table = three(here)
    famine(here, people, table)
    cid = people[2]
    cid.go(table)
    cid.send(f"{table}/play", move="yes")
    cid.send(f"{table}/forget")
    assert set(cid.answers()) == {"yes", "no"}
    cid.send(f"{table}/stand", stand="counter-famine no")
    assert of(here, table).seats_asked() == [1]


def test_FI_R_5_a_shared_screen_goes_from_one_who_answered_to_the_next(here: Site) -> None:
    ann = here.browser()
    table = ann.opens("fief", "me", "me", "me")
    while fief(here, table).stack[-1].key != "cards":
        s, seat = fief(here, table), of(here, table).seats_asked()[0]
        ann.go(f"{table}?as={s.setup.seats[seat]}")
        ann.send(f"{table}/play", move=s.setup.vocabulary.token(s.default(seat)))
    lay_famine(here, table)
    asked = [fief(here, table).setup.seats[seat] for seat in of(here, table).seats_asked()]
    assert asked == ["blue", "green"]
    ann.go(f"{table}?as=blue")
    ann.send(f"{table}/play", move="no")
    assert "The others look away now." in ann.text
    assert "as=green" in ann.text
    ann.go(f"{table}?as=blue")
    assert "Your answer: No." in ann.text
    ann.go(f"{table}?as=green")
    assert "Your answer" not in ann.text
    ann.send(f"{table}/play", move="no")
    assert not of(here, table).together


# Turns that are confirmed, and the absent ----------------------------------------------------------------------------


def test_a_turn_of_fief_ends_when_its_player_says_so(here: Site) -> None:
    people, table = three(here, confirm="yes")
    while fief(here, table).stack[-1].key != "cards":
        seat = of(here, table).seats_asked()[0]
        s = fief(here, table)
        people[seat].go(table)
        if 'id="confirm-it"' in people[seat].text:
            people[seat].send(f"{table}/confirm")
        else:
            people[seat].send(f"{table}/play", move=s.setup.vocabulary.token(s.default(seat)))
    mover = fief(here, table).mover
    people[mover].go(table)
    people[mover].send(f"{table}/play", move="done")
    assert 'id="confirm-it"' in people[mover].text
    assert of(here, table).seats_asked() == [mover]
    people[mover].send(f"{table}/undo")
    assert "done" in people[mover].answers()
    people[mover].send(f"{table}/play", move="done")
    people[mover].send(f"{table}/confirm")
    assert of(here, table).seats_asked() != [mover]


def test_FI_N_6_a_bot_makes_the_deals_of_one_who_is_away_till_he_is_back(tmp_path: Path) -> None:
    clock = Clock()
    with site(tmp_path / "tables.sqlite", clock=clock) as here:
        people, table = three(here)
        ann, ben, cid = people
        plays_to(here, people, table, "talk")
        clock.now += 10 * 60 * 1000
        for browser in (ann, ben):
            browser.go(table)
            browser.send(f"{table}/note", notes="here")
        ann.go(table)
        ann.send(f"{table}/ask-bot", at="green")
        ben.go(table)
        ben.send(f"{table}/vote", yes=re.findall(r'name="yes" value="(\w+)"', ben.text)[0])
        assert of(here, table).seats[2].stand_in == "greedy"
        cid.go(table)
        cid.send(f"{table}/come-back")
        assert of(here, table).seats[2].stand_in == ""
