"""The board of Royals: where cities lie, what is a button, what becomes what, who sees which cards, what it says."""

import re
from itertools import combinations
from pathlib import Path

import pytest

import regalia.web.boards.royals as room
from regalia.core.data import packaged
from regalia.games.royals.europe import Europe
from regalia.games.royals.moves import COUNTRY
from regalia.games.royals.state import Royals
from regalia.locale.words import LANGUAGES, words
from regalia.web.boards.board import changes
from regalia.web.boards.drawing import drawing
from regalia.web.boards.royals.atlas import HIGH, atlas, overlap
from regalia.web.boards.royals.pieces import letters
from regalia.web.boards.scene import Scene
from tests.games.royals.positions import begin, give, hold, plays, plot, row, say, setup, turn
from tests.web.boards.scenes import asked, drawn, other_europe, positions, royals, scene

PHONE = 344 / 1000
"""How large a unit of the map is on a screen of 360 pixels."""


def europe(board: str = "", players: int = 2) -> Europe:
    """A table with a board file."""
    found = royals(players, None, board)
    assert isinstance(found, Europe)
    return found


def printed() -> str:
    """The text of our board file."""
    return packaged("regalia.games.royals", "board.toml")


def buttons(look: Scene, where: str = "") -> dict[str, bool]:
    """The buttons on the board, and whether they may be chosen; `where` is a part of it."""
    parts = [part.markup() for part in drawn(look).parts if where in ("", part.id)]
    found = re.findall(r'<g id="choice-([\w-]+)" class="choice (can|cannot)">', "".join(parts))
    return {token: can == "can" for token, can in found}


# Where cities lie ----------------------------------------------------------------------------------------------------


def test_RO_C_2_our_cities_lie_on_the_map_and_no_plaque_covers_another() -> None:
    found = atlas(setup())
    assert found.real
    for a, b in combinations(found.plaques, 2):
        assert not overlap(a, b)
    for plaque in found.plaques:
        assert 0 <= plaque.x <= found.width - plaque.width
        assert 0 <= plaque.y <= found.height - HIGH


def test_RO_C_2_no_city_lies_beneath_a_plaque() -> None:
    found = atlas(setup())
    for city in found.plaques:
        assert city.at is not None
        x, y = city.at
        for plaque in found.plaques:
            assert not (plaque.x < x < plaque.x + plaque.width and plaque.y < y < plaque.y + HIGH)


def test_every_position_can_be_tapped_on_a_phone() -> None:
    for players in (2, 5):
        for plaque in atlas(europe("", players)).plaques:
            for rank in range(plaque.positions):
                _, _, width, height = plaque.tile(rank)
                assert min(width, height) * PHONE >= 24


def test_RO_D_1_the_printed_values_of_another_copy_stay_on_the_map() -> None:
    changed = printed().replace('bonus = 6\npositions = ["king"]', 'bonus = 5\npositions = ["king", "marshal"]', 1)
    assert changed != printed()
    assert atlas(europe(changed)).real


def test_RO_D_1_a_city_in_another_country_is_drawn_in_panels() -> None:
    changed = printed().replace('key = "reims"\ncountry = "france"', 'key = "reims"\ncountry = "spain"')
    assert changed != printed()
    assert not atlas(europe(changed)).real


@pytest.mark.parametrize(("countries", "cities", "places"), [(2, 1, 1), (3, 5, 4), (8, 5, 3)])
def test_RO_D_1_a_board_of_ones_own_lays_itself_out(countries: int, cities: int, places: int) -> None:
    e = europe(other_europe(countries, cities, places))
    found = atlas(e)
    assert not found.real
    for a, b in combinations(found.plaques, 2):
        assert not overlap(a, b)
    for plaque in found.plaques:
        assert 0 <= plaque.x <= found.width - plaque.width
        assert plaque.y + HIGH <= found.height
    for s in positions(e, every=40):
        markup = drawn(asked(s)).markup()
        assert ">Town 0 of land 0<" in markup
        assert f'id="land-{countries - 1}"' in markup


@pytest.mark.parametrize("lang", LANGUAGES)
def test_RO_C_1_each_country_has_a_letter_of_its_own(lang: str) -> None:
    for e in (setup(), europe(other_europe(8, 1))):
        found = letters(e, words(lang))
        assert len(set(found)) == e.countries


# What can be chosen --------------------------------------------------------------------------------------------------


def test_RO_T_1_decks_and_row_are_buttons_when_cards_are_drawn() -> None:
    s = begin(3)
    row(s, "france", "france", "spain")
    turn(s, "black")
    assert buttons(asked(s)) == {}
    say(s, "both")
    assert buttons(asked(s), "cards") == {"deck": True, "intrigue": True, "france": True, "spain": True}
    assert buttons(asked(s), "hand") == {}


def test_RO_P_1_positions_are_buttons_that_can_or_say_why_not() -> None:
    s = begin(3)
    give(s, "black", spain=3)
    plays(s, "black")
    found = buttons(asked(s), "map")
    assert len(found) == 29
    assert found["barcelona-countess"]
    assert not found["madrid-king"]
    assert 'popovertarget="why-madrid-king"' in drawn(asked(s)).markup()


def test_RO_P_2_cards_of_the_hand_are_buttons_when_they_are_paid() -> None:
    s = begin(3)
    give(s, "black", spain=1, france=3, britain=3)
    plays(s, "black")
    say(s, "seville-baron", "wild-1")
    assert buttons(asked(s), "hand") == {"france": True, "german-states": False, "britain": True, "spain": True}
    assert buttons(asked(s), "cards") == {}


def test_RO_T_7_intrigue_cards_are_buttons_when_they_are_discarded() -> None:
    s = begin(3)
    plot(s, "black", "france-spain", 4)
    plot(s, "black", "britain-spain", 1)
    plays(s, "black")
    say(s, "done")
    assert buttons(asked(s), "hand") | {"france": False} == {
        "france": False,
        "france-spain": True,
        "britain-spain": True,
    }


# Payments ------------------------------------------------------------------------------------------------------------


def paying() -> Royals:
    """Black pays for the Baron of Seville with a wild."""
    s = begin(3)
    give(s, "black", spain=1, france=3, britain=3)
    plays(s, "black")
    say(s, "seville-baron", "wild-1")
    return s


def test_RO_P_1_a_payment_shows_what_is_laid_and_what_is_missing() -> None:
    s = paying()
    assert "0 of 4 laid" in part(s, "payment")
    say(s, "france")
    shown = part(s, "payment")
    assert "1 of 4 laid" in shown
    assert shown.count('class="empty"') == 3
    assert "Baron of Seville" in shown


def test_RO_P_2_the_cheapest_payment_is_one_button() -> None:
    s = paying()
    sent = re.search(r'name="moves" value="([^"]+)">([^<]+)<', part(s, "payment"))
    assert sent is not None
    assert "1 \N{MULTIPLICATION SIGN} Spain" in sent[2]
    say(s, *sent[1].split())
    assert s.holders[s.europe.names["position"].index("seville-baron")] == 0


def test_RO_P_1_only_the_payer_sees_the_payment() -> None:
    s = paying()
    say(s, "france")
    for reader in (1, 2, None):
        board = drawn(scene(s, reader))
        assert 'id="paying"' not in board.markup()
        assert 'id="target"' not in board.markup()


def part(s: Royals, id: str) -> str:
    """A part of the board as the seat that is asked sees it."""
    return next(part.markup() for part in drawn(asked(s)).parts if part.id == id)


# Who sees what -------------------------------------------------------------------------------------------------------


def test_RO_B_4_a_hand_is_seen_by_its_owner_alone() -> None:
    s = begin(3)
    give(s, "black", spain=2)
    assert 'id="card-spain-hand-2"' in drawn(scene(s, 0)).markup()
    for reader in (1, None):
        assert "-hand-1" not in drawn(scene(s, reader)).markup()


def test_RO_B_4_cards_known_from_the_row_are_shown_unless_the_table_wants_no_aid() -> None:
    for aid in (True, False):
        s = begin(3, no_memory_aid=int(not aid))
        row(s, "france", "britain", "spain")
        say(s, "britain")
        assert ("Known from the row: 1 \N{MULTIPLICATION SIGN} Britain." in drawn(scene(s, 1)).markup()) == aid


def test_RO_B_4_points_are_told_at_the_end_or_where_scores_are_open() -> None:
    assert 'id="part-points"' not in drawn(asked(begin(3))).markup()
    assert 'id="part-points"' in drawn(asked(begin(3, open_scores=1))).markup()
    *_, s = positions(royals(2), every=1000)
    assert 'id="part-points"' in drawn(scene(s, None)).markup()


# What becomes what ---------------------------------------------------------------------------------------------------


def told(before: Scene, now: Scene) -> dict[str, str]:
    """What each changed piece was."""
    found = changes(drawn(before), drawn(now))
    assert found is not None
    return {change["id"]: change["was"] for change in found if change["markup"]}


def test_RO_T_1_a_card_of_the_row_becomes_a_card_of_the_hand() -> None:
    s = begin(3)
    row(s, "france", "britain", "spain")
    before = scene(s, 0)
    say(s, "britain")
    assert told(before, scene(s, 0))["card-britain-hand-1"] == "card-britain-row-1"


def test_RO_P_1_paid_cards_become_discards() -> None:
    s = begin(3)
    give(s, "black", spain=3)
    plays(s, "black")
    say(s, "valencia-marshal")
    before = scene(s, 0)
    say(s, "wild-0")
    assert told(before, scene(s, 0))["card-spain-discards-1"] == "card-spain-hand-3"


def test_RO_P_7_a_cube_that_is_taken_over_moves_to_the_square() -> None:
    s = begin(3)
    hold(s, "white", "seville-baron")
    before = scene(s, None)
    hold(s, "black", "seville-baron")
    moved = told(before, scene(s, None))
    assert moved["cube-white-seville-square-1"] == "cube-white-seville-baron"
    assert moved["cube-black-seville-baron"] == ""


# Words ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everything_is_said_in_each_language(lang: str, players: int) -> None:
    """A missing word warns, and a warning is an error."""
    table = royals(players, {"limited-cubes": 1, "open-scores": players % 2})
    for s in positions(table, seed=players, every=97):
        markup = drawn(asked(s, lang)).markup()
        assert words(lang).ids(s.setup, "city", 0) in markup
    page = drawing(table.game).overview(table, words(lang))
    assert words(lang).of_game(table.game, "board-page-wild", {"cards": 3}) in page


def test_the_position_in_words_tells_who_holds_what() -> None:
    s = begin(3)
    hold(s, "white", "seville-baron")
    hold(s, "black", "seville-baron")
    said = re.search(r'<p id="said-seville">(.*?)</p>', drawn(scene(s, None)).markup())
    assert said is not None
    assert "Seville (Spain)" in said[1]
    assert "Baron: cost 2, influence 1, held by Black." in said[1]
    assert "Cardinal: cost 5, influence 2, free." in said[1]
    assert "City bonus: 3 (taken by White)." in said[1]
    assert "On the square: 1 \N{MULTIPLICATION SIGN} White." in said[1]


def test_RO_C_4_the_overview_shows_the_figures_of_the_tables_own_board() -> None:
    e = europe(printed().replace("points = 16", "points = 42"))
    page = drawing(e.game).overview(e, words("en"))
    assert '<td class="number">42</td>' in page
    assert "board file of its own" in page


def test_no_word_of_the_board_is_left_unsaid() -> None:
    assert room.__file__ is not None
    source = "".join(file.read_text("utf-8") for file in Path(room.__file__).parent.glob("*.py"))
    text = packaged("regalia.locale", "en/royals.ftl")
    for id in re.findall(r"^royals-board-([a-z-]+) =", text, re.MULTILINE):
        bare = re.sub(r"^(said|page)-", "", id)
        assert f'"{bare}"' in source or f'"{id}"' in source or id.startswith("letter-"), id


def test_a_position_held_by_each_colour_has_a_shape_of_its_own() -> None:
    shapes = drawing(royals(2).game).symbols
    drawn_as = [re.search(rf'<g id="cube-{colour}">(.*?)</g>', shapes) for colour in royals(5).seats]
    assert len({found[1] for found in drawn_as if found}) == 5


def test_views_alone_decide_what_is_drawn() -> None:
    """Two positions that differ only in what a seat cannot see are the same drawing to it."""
    s = begin(3)
    other = s.copy()
    give(s, "white", spain=2)
    give(other, "white", france=2)
    first, second = scene(s, 0), scene(other, 0)
    assert first.view == second.view
    assert drawn(first) == drawn(second)


def test_country_moves_have_one_place_at_a_time() -> None:
    s = paying()
    markup = drawn(asked(s)).markup()
    assert markup.count(f'id="choice-{s.setup.vocabulary.token(COUNTRY)}"') == 1
