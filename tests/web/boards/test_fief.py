"""The board of Fief: where villages lie, who stands where, what is a button, what becomes what, who sees what."""

import re
from itertools import combinations
from pathlib import Path

import pytest

import regalia.web.boards.fief as room
from regalia.core.data import packaged
from regalia.games.fief.figures import LORDS, VILLAGES
from regalia.games.fief.land import Land
from regalia.locale.words import LANGUAGES, words
from regalia.web.boards.board import changes
from regalia.web.boards.drawing import drawing
from regalia.web.boards.fief.atlas import INSIDE, atlas
from regalia.web.boards.fief.sites import box
from regalia.web.boards.scene import Scene
from tests.games.fief.positions import (
    hand,
    hidden,
    money,
    of,
    say,
)
from tests.web.boards.kingdoms import camp, other_kingdom, part, piece, printed
from tests.web.boards.scenes import asked, drawn, positions, scene

PHONE = 344 / 1000
"""How large a unit of the map is on a screen of 360 pixels."""

Box = tuple[float, float, float, float]


# Where villages lie --------------------------------------------------------------------------------------------------


def overlap(a: Box, b: Box) -> bool:
    """Whether two boxes lie over each other."""
    return a[0] < b[0] + b[2] and b[0] < a[0] + a[2] and a[1] < b[1] + b[3] and b[1] < a[1] + a[3]


def test_FI_C_1_our_villages_have_places_of_their_own() -> None:
    found = atlas(of())
    assert found.rivers
    for a, b in combinations(range(VILLAGES), 2):
        assert not overlap(box(found, a), box(found, b)), (a, b)


def test_FI_C_1_every_village_can_be_tapped_on_a_phone() -> None:
    for board in ("", other_kingdom()):
        found = atlas(of(3, board))
        for village in range(VILLAGES):
            x, y, width, height = box(found, village)
            assert min(width, height) * PHONE >= 42
            assert x >= 0
            assert x + width <= found.width
            assert y >= 0
            assert y + height <= found.height


def test_FI_C_1_a_board_of_ones_own_lays_itself_out() -> None:
    found = atlas(of(3, other_kingdom()))
    assert not found.rivers
    for a, b in combinations(found.villages, 2):
        assert abs(a[0] - b[0]) > 90 or abs(a[1] - b[1]) > 90
    assert all(INSIDE[0] <= x <= found.width - INSIDE[0] for x, _ in found.villages)


def test_FI_C_1_a_board_of_ones_own_is_drawn_and_played() -> None:
    setup = of(3, other_kingdom())
    for s in positions(setup, every=60):
        markup = drawn(asked(s)).markup()
        assert ">New bourg<" in markup
        assert 'id="land-bourg-duchy"' in markup


def test_FI_M_7_a_gate_lies_on_its_road() -> None:
    found, setup = atlas(of()), of()
    for place in range(VILLAGES, setup.places):
        village, road = setup.village_of[place], setup.came_from[place]
        x, y = found.gate(village, road)
        near = [abs(x - px) + abs(y - py) for px, py in found.road(village, road).points()]
        assert min(near) < 1


# What becomes what ---------------------------------------------------------------------------------------------------


def told(before: Scene, now: Scene) -> dict[str, str]:
    """What each changed piece was."""
    found = changes(drawn(before), drawn(now))
    assert found is not None
    return {change["id"]: change["was"] for change in found if change["markup"]}


def test_FI_M_12_soldiers_and_lords_glide_along() -> None:
    s = camp()
    before = scene(s, None)
    say(s, "arthur", "all", "la-salle")
    moved = told(before, scene(s, None))
    assert moved["stack-red-la-salle"] == "stack-red-blaye"
    assert moved["lord-arthur"] == "lord-arthur"


def test_what_did_not_change_is_not_drawn_again() -> None:
    s = camp()
    before = scene(s, None)
    say(s, "arthur", "all", "la-salle")
    assert "site-bourg" not in told(before, scene(s, None))
    assert "stack-blue-bourg" not in told(before, scene(s, None))


def test_views_alone_decide_what_is_drawn() -> None:
    """Two positions that differ only in what a seat cannot see are the same drawing to it."""
    first, second = camp(), camp()
    for s, card in ((first, "famine"), (second, "plague")):
        hand(s, "blue", card)
        money(s, "blue", 300)
        hidden(s, "blue", "bourg")
    assert scene(first, 0).view == scene(second, 0).view
    assert drawn(scene(first, 0)) == drawn(scene(second, 0))


# Words ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [3, 6])
def test_everything_is_said_in_each_language(lang: str, players: int) -> None:
    """A missing word warns, and a warning is an error."""
    table = of(players)
    for s in positions(table, seed=players, every=61):
        markup = drawn(asked(s, lang)).markup()
        assert words(lang).ids(s.setup, "village", 5) in markup
    page = drawing(table.game).overview(table, words(lang))
    assert words(lang).of_game(table.game, "board-page-costs") in page


def test_the_map_in_words_tells_who_holds_what_and_what_borders_it() -> None:
    s = camp()
    said = piece(scene(s, 0), "said-blaye")
    assert "County of Beaujeu, bishopric of Blaye. Red holds it. A castle stands there. Mills: 1." in said
    assert "There stand: soldiers of Red (units: 8) and Arthur of Red." in said
    assert "Roads lead to La Salle and Charolles." in said


def test_FI_B_the_overview_shows_the_figures_of_the_tables_own_board() -> None:
    setup = of(3, printed().replace("mill = 300", "mill = 700"))
    page = drawing(setup.game).overview(setup, words("en"))
    assert '<td class="number">700</td>' in page
    assert "board file of its own" in page


def test_no_word_of_the_board_is_left_unsaid() -> None:
    assert room.__file__ is not None
    source = "".join(file.read_text("utf-8") for file in Path(room.__file__).parent.glob("*.py"))
    text = packaged("regalia.locale", "en/fief.ftl").split("## The board in the browser")[1]
    made = r"is-[\w-]+|fact-\w+|page-(phase|ware|pays|counts)-[\w-]+|said-(mills|presses)"
    for id in re.findall(r"^fief-board-([a-z-]+) =", text, re.MULTILINE):
        bare = re.sub(r"^page-", "", id)
        assert f'"{bare}"' in source or f"'{bare}'" in source or re.fullmatch(made, id), id


def test_FI_C_3_all_lords_have_a_place_in_some_family_or_none() -> None:
    for s in positions(of(4), every=97):
        markup = part(asked(s), "families")
        setup = s.setup
        assert isinstance(setup, Land)
        for number in range(LORDS):
            assert f"<b>{words('en').ids(setup, 'lord', number)}</b>" in markup
