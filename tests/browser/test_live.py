"""A page that stays live: clicks that are lost on the way, focus, what is spoken, motion, sound, who looks on."""

from playwright.sync_api import Page, Route, expect

import regalia.games  # noqa: F401  registers the games
from regalia.core.game import game
from regalia.locale.words import words
from tests.browser.house import ANN, BEN, House
from tests.browser.tables import begun
from tests.browser.visits import Visits
from tests.browser.ways import CHANGED, Click, Keyboard, asked, buttons

FOREIGN_KING = "foreign-king"
FOCUS = "document.activeElement.id || document.activeElement.value || document.activeElement.tagName"


def shows(tab: Page, id: str) -> Page:
    """Open a table."""
    tab.goto(f"/t/{id}", wait_until="domcontentloaded")
    return tab


def tokens(house: House, id: str) -> list[str]:
    """What was played so far."""
    record = house.record(id)
    return [record.setup.vocabulary.token(entry.move) for entry in record.journal.entries]


def turn(house: House, id: str, tab: Page) -> None:
    """Answer with what comes first, until another is asked."""
    seat = house.table(id).seats_asked()[0]
    while house.table(id).seats_asked() == [seat]:
        record = house.record(id)
        Click().answer(tab, record.setup.vocabulary.token(record.state.legal(seat)[0]))


def test_an_answer_that_got_lost_is_asked_for_again_and_the_move_is_played_once(house: House, visits: Visits) -> None:
    id = begun(house, FOREIGN_KING)
    tab = shows(visits.fresh(Click(), house.cookie(ANN)), id)
    sent: list[str] = []

    def lose(route: Route) -> None:
        sent.append(route.request.post_data or "")
        if len(sent) == 1:
            route.fetch()
            route.abort()
        else:
            route.continue_()

    tab.route("**/play", lose)
    Click().answer(tab, "place")
    while len(sent) < 2:
        tab.wait_for_timeout(50)
    expect(tab.locator("#page-state")).to_have_text("")
    assert sent == sent[:1] * 2
    assert tokens(house, id) == ["place"]
    assert all("ERR_FAILED" in said for said in visits.complaints())


def test_the_focus_stays_where_it_is_while_others_play(house: House, visits: Visits) -> None:
    id = begun(house, FOREIGN_KING, [ANN, BEN])
    ann, ben = (shows(visits.fresh(Click(), house.cookie(guest)), id) for guest in (ANN, BEN))
    field = ben.locator("#page-text")
    field.press_sequentially("Good mor")
    for token in ("place", "brabant"):
        Click().answer(ann, token)
    before = asked(ben)
    Click().answer(ann, "done")
    ben.wait_for_function(CHANGED, arg=before)
    assert ben.evaluate(FOCUS) == "page-text"
    assert field.input_value() == "Good mor"
    field.press_sequentially("ning")
    field.press("Enter")
    expect(ann.locator("#talk-lines")).to_contain_text("Good morning")
    assert ben.evaluate(FOCUS) == "page-text"


def test_a_focus_that_loses_its_answer_goes_to_the_question(house: House, visits: Visits) -> None:
    id = begun(house, FOREIGN_KING)
    one, other = (
        shows(visits.fresh(Keyboard(), house.cookie(ANN)), id),
        shows(visits.fresh(Click(), house.cookie(ANN)), id),
    )
    buttons(one, "coins", ".part-asked").or_(buttons(one, "coins")).last.focus()
    before = asked(one)
    Click().answer(other, "place")
    one.wait_for_function(CHANGED, arg=before)
    assert one.evaluate("document.activeElement !== document.body")
    Keyboard().answer(one, "brabant")
    assert tokens(house, id) == ["place", "brabant"]


HEARD = """() => {
    window.heard = [];
    new MutationObserver((changes) => {
        for (const change of changes) for (const line of change.addedNodes) window.heard.push(line.textContent);
    }).observe(document.getElementById('page-spoken'), { childList: true });
}"""


def test_each_happening_is_spoken_once_also_after_the_stream_has_broken(house: House, visits: Visits) -> None:
    id = begun(house, FOREIGN_KING, [ANN, BEN])
    ann, ben = shows(visits.fresh(Click(), house.cookie(ANN)), id), shows(visits.fresh(Click(), house.cookie(BEN)), id)
    ben.evaluate(HEARD)
    for token in ("place", "brabant"):
        Click().answer(ann, token)
    ben.wait_for_function("() => heard.length >= 2")
    ben.reload(wait_until="domcontentloaded")
    ben.evaluate(HEARD)
    for token in ("disc", "done"):
        Click().answer(ann, token)
    ben.wait_for_function("() => heard.length >= 2")
    ben.wait_for_function("() => document.title.startsWith('●')")
    told = ben.evaluate("heard")
    ben.goto(f"/t/{id}/log")
    log = ben.locator(".long-log li").all_inner_texts()
    assert log[-len(told) :] == told


def test_a_turn_is_shown_in_the_tab_and_makes_no_sound_unless_it_was_asked_for(house: House, visits: Visits) -> None:
    id = begun(house, FOREIGN_KING, [ANN, BEN])
    ann, ben = visits.fresh(Click(), house.cookie(ANN)), visits.fresh(Click(), house.cookie(BEN))
    ben.add_init_script(
        "window.rung = 0; "
        "window.AudioContext = class { constructor() { window.rung += 1; throw new Error('quiet'); } };"
    )
    for tab in (ann, ben):
        shows(tab, id)
    assert not ben.title().startswith("●")
    turn(house, id, ann)
    ben.wait_for_function("() => document.title.startsWith('●')")
    assert ben.evaluate("rung") == 0
    turn(house, id, ben)
    ben.locator(".more > summary").click()
    ben.locator("button[name=sound]").click()
    expect(ben.locator("#page-table")).to_have_attribute("data-sound", "on")
    ann.wait_for_function("() => document.title.startsWith('●')")
    turn(house, id, ann)
    ben.wait_for_function("() => document.title.startsWith('●')")
    assert ben.evaluate("rung") == 1


def test_nothing_moves_for_those_who_do_not_like_it(house: House, visits: Visits) -> None:
    id = begun(house, FOREIGN_KING)
    tab = shows(visits.fresh(Click(), house.cookie(ANN), reduced_motion="reduce"), id)
    for token in ("place", "brabant", "disc", "done"):
        assert tab.evaluate("document.getAnimations().length") == 0
        Click().answer(tab, token)
    assert tab.evaluate("document.getAnimations().length") == 0


WATCHED = """() => {
    const look = () => {
        const moving = document.getAnimations().map((one) => one.effect?.target);
        if (moving.some((target) => target?.closest('.piece'))) window.glided = true;
        requestAnimationFrame(look);
    };
    look();
}"""


def test_pieces_glide_for_everybody_else(house: House, visits: Visits) -> None:
    id = begun(house, FOREIGN_KING)
    tab = shows(visits.fresh(Click(), house.cookie(ANN)), id)
    tab.evaluate(WATCHED)
    Click().answer(tab, "coins")
    tab.wait_for_function("() => window.glided")


def test_who_looks_on_sees_the_board_live_and_no_answers(house: House, visits: Visits) -> None:
    id = begun(house, FOREIGN_KING)
    ann = shows(visits.fresh(Click(), house.cookie(ANN)), id)
    eve = shows(visits.fresh(Click(), lang="fr"), id)
    for token in ("place", "brabant", "disc"):
        Click().answer(ann, token)
        expect(eve.locator("[id^=log-]").last).to_be_visible()
    expect(eve.locator("[id^=disc-][id*=-brabant-]")).to_have_count(2)
    assert eve.locator("[name=move]").count() == 0
    assert words("fr").game(game(FOREIGN_KING)) in eve.locator("h1").inner_text()
    eve.locator("#page-text").fill("Courage !")
    eve.locator("#page-text").press("Enter")
    expect(eve.locator("#talk-lines")).to_contain_text("Courage !")
    assert "Courage" not in ann.locator("#talk-lines").inner_text()
