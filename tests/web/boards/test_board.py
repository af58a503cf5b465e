"""What holds of every drawn board: it can be read, named, sent in parts, and lets nothing slip into the page."""

import gzip
import re
from xml.etree import ElementTree

import pytest

from regalia.core.game import Game, games
from regalia.locale.words import LANGUAGES
from regalia.web.boards.board import Board, Change, Layer, Part, Piece, changes
from regalia.web.boards.drawing import DRAWINGS
from tests.contract.every import TABLES, each_table, table
from tests.web.boards.scenes import NAMES, asked, drawn, positions, scene

LARGEST = 40_000
"""What a board may have on the wire, packed; a whole page has three times as much."""


def parsed(markup: str) -> ElementTree.Element:
    """The markup as XML: what is written so can be read by everybody."""
    return ElementTree.fromstring(f"<x>{markup}</x>")


@each_table
def test_boards_are_well_formed_and_each_id_stands_once(game: Game, players: int) -> None:
    for s in positions(table(game, players, 1), every=29):
        markup = drawn(asked(s)).markup()
        ids = [found.get("id") for found in parsed(markup).iter() if found.get("id")]
        assert [id for id in ids if ids.count(id) > 1] == []
        shown = set(re.findall(r'(?:href="|url\()#([\w-]+)', markup))
        rules = {id for id in shown if id.startswith("rule")}
        assert shown - rules <= set(ids)
        assert set(re.findall(r'popovertarget="([^"]+)"', markup)) <= set(ids)


@each_table
def test_boards_keep_to_a_strict_policy(game: Game, players: int) -> None:
    for s in positions(table(game, players, 2), every=41):
        for found in parsed(drawn(asked(s)).markup()).iter():
            assert found.tag not in ("script", "style", "iframe", "image", "img", "link")
            assert not [name for name in found.attrib if name == "style" or name.startswith("on")]
            assert "javascript:" not in str(found.attrib)


@each_table
def test_each_answer_is_a_button_that_has_a_name(game: Game, players: int) -> None:
    for s in positions(table(game, players, 3), every=23):
        if s.over:
            continue
        look = asked(s)
        assert look.asked is not None
        buttons = list(parsed(drawn(look).markup()).iter("button"))
        assert all(button.get("aria-label") or "".join(button.itertext()).strip() for button in buttons)
        sent = {button.get("value") for button in buttons if button.get("name") == "move"}
        assert sent == {s.setup.vocabulary.token(move) for move in look.asked.legal}
        assert all(button.get("form") == "answer" for button in buttons if button.get("type") == "submit")


@each_table
def test_each_refusal_says_its_rule_and_where_to_read_it(game: Game, players: int) -> None:
    seen = 0
    for s in positions(table(game, players, 4), every=11):
        look = asked(s)
        barred = look.asked.barred if look.asked else []
        markup = drawn(look).markup()
        for move, why in barred:
            seen += 1
            note = re.search(rf'<div id="why-{s.setup.vocabulary.token(move)}".*?</div>', markup)
            assert note is not None
            assert f'href="/rules#{why.rule}"' in note[0]
            assert why.rule in re.sub("<[^>]*>", "", note[0])
    assert seen


@each_table
def test_who_only_looks_on_is_offered_nothing(game: Game, players: int) -> None:
    for s in positions(table(game, players, 5), every=53):
        assert 'type="submit"' not in drawn(scene(s, None)).markup()


@pytest.mark.parametrize("lang", LANGUAGES)
@each_table
def test_names_of_people_are_only_text(game: Game, players: int, lang: str) -> None:
    s = next(iter(positions(table(game, players, 6))))
    markup = drawn(scene(s, None, lang)).markup()
    assert NAMES[0] not in markup
    assert NAMES[1] not in markup


def test_every_game_is_drawn_and_those_with_a_board_on_their_own() -> None:
    assert {"foreign-king", "royals", "fief"} <= set(DRAWINGS)
    assert "toy" not in DRAWINGS
    assert {game.key for game, _ in TABLES} == {game.key for game in games()}


@each_table
def test_a_board_is_small_on_the_wire(game: Game, players: int) -> None:
    for s in positions(table(game, players, 7), every=67):
        assert len(gzip.compress(drawn(asked(s)).markup().encode())) < LARGEST


# Changes -------------------------------------------------------------------------------------------------------------


def played(board: Board, told: list[Change]) -> dict[str, list[tuple[str, str]]]:
    """The layers of a board after changes, as a page plays them: ids and markup."""
    layers = {layer.id: [(piece.id, piece.markup) for piece in layer.pieces] for layer in board.layers()}
    for change in told:
        for pieces in layers.values():
            pieces[:] = [piece for piece in pieces if piece[0] != change["was"]]
        if change["markup"]:
            pieces = layers[change["layer"]]
            ids = [id for id, _ in pieces]
            at = ids.index(change["next"]) if change["next"] else len(ids)
            pieces.insert(at, (change["id"], change["markup"]))
    return layers


@each_table
def test_changes_make_one_drawing_into_the_next(game: Game, players: int) -> None:
    before: Board | None = None
    for s in positions(table(game, players, 8), every=5):
        after = drawn(scene(s, 0))
        told = changes(before, after) if before else None
        if before and told is not None:
            assert played(before, told) == {
                layer.id: [(piece.id, piece.markup) for piece in layer.pieces] for layer in after.layers()
            }
        before = after


def test_what_did_not_change_is_not_sent() -> None:
    board = two_layers(["a", "b"], ["c"])
    assert changes(board, board) == []


def test_a_piece_that_vanished_becomes_one_of_its_kind_that_appeared() -> None:
    told = changes(two_layers(["disc-red-liege-1", "b"], []), two_layers(["b"], ["disc-red-namur-1"]))
    assert told is not None
    assert [(change["was"], change["id"], change["layer"]) for change in told] == [
        ("disc-red-liege-1", "disc-red-namur-1", "second")
    ]


def test_a_piece_of_another_kind_is_gone_and_a_new_one_comes() -> None:
    told = changes(two_layers(["a"], []), two_layers(["disc-red-namur-1"], []))
    assert told is not None
    assert [(change["was"], change["id"], bool(change["markup"])) for change in told] == [
        ("a", "a", False),
        ("", "disc-red-namur-1", True),
    ]


def test_another_ground_is_another_board() -> None:
    board = two_layers([], [])
    part = board.parts[0]._replace(before="<svg viewBox='0 0 2 2'>")
    assert changes(board, board._replace(parts=[part])) is None


def two_layers(first: list[str], second: list[str]) -> Board:
    """A board of the tests' own; the kind of a piece is its id up to its place."""
    layers = [
        Layer(name, [Piece(id, f'<g id="{id}"/>', id if len(id) == 1 else id.rpartition("red")[0]) for id in ids])
        for name, ids in (("first", first), ("second", second))
    ]
    return Board("test", [Part("p", "P", "<svg>", layers, "</svg>")], "")
