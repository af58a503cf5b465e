"""The board of The Foreign King: where things are, what they are called, and what they become."""

import math
import re
from pathlib import Path

import pytest

import regalia.web.boards.foreign_king as room
from regalia.core.data import packaged
from regalia.core.game import Setup
from regalia.core.luck import FastLuck
from regalia.games.foreign_king.kingdom import Kingdom
from regalia.games.foreign_king.moves import PROVINCE
from regalia.games.foreign_king.state import ForeignKing
from regalia.locale.words import LANGUAGES, words
from regalia.web.boards.board import changes
from regalia.web.boards.drawing import drawing
from regalia.web.boards.foreign_king.land import APART, TAKEN, land, radius
from tests.web.boards.scenes import asked, drawn, foreign_king, own_board, positions, scene


def kingdom(setup: Setup) -> Kingdom:
    """A setup, known to be of this game."""
    assert isinstance(setup, Kingdom)
    return setup


def at(setup: Setup, question: str, seed: int = 1) -> ForeignKing:
    """The first position of a random game at which something is asked."""
    for s in positions(setup, seed, every=1):
        if not s.over and s.question(s.next_seat()) == question:
            assert isinstance(s, ForeignKing)
            return s
    raise AssertionError(f"nobody is asked {question}")


def after(s: ForeignKing, *tokens: str) -> ForeignKing:
    """A copy in which some moves are played."""
    copy = s.copy()
    for token in tokens:
        copy.play(copy.next_seat(), copy.setup.vocabulary.move(token))
    return copy


# The land ------------------------------------------------------------------------------------------------------------


def test_FK_C_1_the_outlines_tell_the_truth_about_the_borders() -> None:
    found = land(kingdom(foreign_king(3)))
    assert found.real
    assert len(found.lines) == 16


def test_FK_O_1_other_borders_are_drawn_as_lines_between_circles() -> None:
    text = packaged("regalia.games.foreign_king", "board.toml")
    other = text.replace('"namur", "liege"]', '"liege"]').replace('"liege", "luxembourg"]', '"liege"]', 1)
    assert land(kingdom(foreign_king(3, board=text))).real
    changed = text.replace('borders = ["namur", "liege"]', 'borders = ["liege"]')
    changed = changed.replace('["brabant", "hainaut", "liege", "luxembourg"]', '["brabant", "hainaut", "liege"]')
    assert other != text != changed
    assert not land(kingdom(foreign_king(3, board=changed))).real


@pytest.mark.parametrize("provinces", [3, 6, 9, 12])
def test_FK_O_1_circles_lie_apart(provinces: int) -> None:
    found = land(kingdom(foreign_king(2, board=own_board(provinces))))
    r = radius(provinces)
    for number, spot in enumerate(found.spots):
        assert r <= spot.x <= found.width - r
        assert r <= spot.y <= found.height - r
        for other in found.spots[:number]:
            assert math.hypot(spot.x - other.x, spot.y - other.y) > 2 * r + APART / 2
        for x, y, wide in TAKEN:
            assert math.hypot(spot.x - x, spot.y - y) > wide + r - APART


@pytest.mark.parametrize("provinces", [3, 12])
def test_FK_O_1_a_board_of_ones_own_is_drawn_whole(provinces: int) -> None:
    s = at(foreign_king(3, board=own_board(provinces)), "place")
    markup = drawn(asked(s)).markup()
    for number in range(provinces):
        assert f'id="choice-land-{number}"' in markup
        assert f">Land {number}<" in markup


# What can be chosen --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_province_asked_for_is_a_button_of_its_own_shape(lang: str) -> None:
    s = at(foreign_king(4), "move-from")
    look = asked(s, lang)
    assert look.asked is not None
    markup = drawn(look).markup()
    for move in range(PROVINCE, len(s.setup.vocabulary)):
        token = s.setup.vocabulary.token(move)
        button = re.search(rf'<g id="choice-{token}" class="choice (can|cannot)">.*?</button>', markup)
        assert button is not None
        assert (button[1] == "can") == (move in look.asked.legal)
        assert f'clip-path="url(#clip-choice-{token})"' in button[0]
        assert words(lang).move(s.setup, move) in button[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_action_is_a_button_on_its_card(lang: str) -> None:
    s = at(foreign_king(4), "action")
    markup = drawn(asked(s, lang)).markup()
    for token in ("factory", "place", "move", "congress", "king", "coins", "order", "queen"):
        assert f'id="choice-{token}"' in markup


# What becomes what ---------------------------------------------------------------------------------------------------


def told(before: ForeignKing, now: ForeignKing) -> dict[str, str]:
    """What each changed piece of the map and the tables was; the question and its buttons left out."""
    found = changes(drawn(scene(before, None)), drawn(scene(now, None)))
    assert found is not None
    return {change["id"]: change["was"] for change in found if change["markup"]}


def test_a_disc_that_moves_is_the_same_disc() -> None:
    s = ready(foreign_king(3))
    s.put(0, 0, 2)
    s.supply[0] -= 2
    now = s.copy()
    now.put(0, 0, -1)
    now.put(5, 0, 1)
    moved = told(s, now)
    assert moved["disc-red-hainaut-1"] == "disc-red-west-flanders-2"
    assert "disc-red-west-flanders-1" not in moved


def test_a_scored_factory_is_the_same_factory() -> None:
    s = ready(foreign_king(3))
    s.active[0] = 1
    now = s.copy()
    now.active[0], now.idle[0] = 0, 1
    assert told(s, now)["factory-textile-west-flanders-idle-1"] == "factory-textile-west-flanders-1"


def test_congressmen_who_hurry_are_the_same_discs() -> None:
    s = ready(foreign_king(3))
    s.congress[1] = 2
    now = s.copy()
    now.congress[1] = 0
    now.put(3, 1, 2)
    moved = told(s, now)
    assert moved["disc-blue-limburg-1"] == "disc-blue-congress-1"
    assert moved["disc-blue-limburg-2"] == "disc-blue-congress-2"


def test_the_king_pawns_and_markers_keep_their_ids() -> None:
    s = ready(foreign_king(3))
    now = s.copy()
    now.king, now.marker = 4, 28
    now.score[2] = 3
    now.pawns[1] = 0
    moved = told(s, now)
    assert {"king": "king", "marker": "marker", "score-green": "score-green"}.items() <= moved.items()
    assert "pawn-red" in moved
    assert "score-red" not in moved


def ready(setup: Setup) -> ForeignKing:
    """The first position."""
    s = setup.new(FastLuck(1))
    assert isinstance(s, ForeignKing)
    return s


# Words ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_is_said_in_each_language(lang: str, players: int) -> None:
    """A missing word warns, and a warning is an error."""
    for s in positions(foreign_king(players, {"bank": 37}), seed=players, every=31):
        markup = drawn(asked(s, lang)).markup()
        assert words(lang).ids(s.setup, "province", 0).partition("-")[0] in markup
    assert words(lang).of_game(s.setup.game, "board-end") in drawing(s.setup.game).overview(s.setup, words(lang))


def test_the_map_in_words_tells_who_borders_whom_and_who_holds_what() -> None:
    s = ready(foreign_king(3))
    s.put(8, 0, 2)
    s.put(8, 1, 1)
    s.active[16] = 1
    s.king = 8
    markup = drawn(scene(s, None)).markup()
    said = re.search(r'<p id="said-luxembourg">(.*?)</p>', markup)
    assert said is not None
    assert "Discs: Red 2 and Blue 1. Red holds the majority." in said[1]
    assert "Textile factory, active: 1." in said[1]
    assert "The King is here." in said[1]
    assert "It borders Namur and Liège." in said[1]


def test_no_word_of_the_board_is_left_unsaid() -> None:
    assert room.__file__ is not None
    source = "".join(file.read_text("utf-8") for file in Path(room.__file__).parent.glob("*.py")).replace("'", '"')
    text = packaged("regalia.locale", "en/foreign_king.ftl")
    for id in re.findall(r"^foreign-king-board-([a-z-]+) =", text, re.MULTILINE):
        made = f"board-{id}" if not id.startswith("factory-") else "factory-{key}"
        assert f'"{id}"' in source or f'"{made}"' in source, id


def test_FK_O_2_factories_lie_while_unused_where_the_table_wants_it_so() -> None:
    s = ready(foreign_king(3))
    other = ready(foreign_king(3, {"factory-appearance": 1}))
    for position, lying in ((s, False), (other, True)):
        position.active[0] = 1
        factory = re.search(r'<g id="factory-textile-west-flanders-1"[^>]*>', drawn(scene(position, None)).markup())
        assert factory is not None
        assert ("rotate(90)" in factory[0]) == lying
