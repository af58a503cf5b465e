"""RO-D: board files of the table's own."""

import re
from pathlib import Path

import pytest

from regalia.core.data import packaged
from regalia.core.luck import FastLuck
from regalia.core.playout import playout
from regalia.core.record import read_record
from regalia.core.refusals import BadBoard
from regalia.games.royals import GAME
from regalia.games.royals.europe import Europe
from regalia.locale.words import LANGUAGES, words
from tests.contract.every import recorded, sealed_luck
from tests.games.royals.positions import begin, give, hold, holder, open_to, plays, say

OURS = packaged("regalia.games.royals", "board.toml")
PAGE = Path(__file__).parents[3] / "docs" / "royals-board.md"


def changed(*changes: tuple[str, str]) -> str:
    """Our board with something else in it."""
    text = OURS
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def example() -> str:
    """The board in the page of the docs: three countries, five cities, for two and three players."""
    found = re.search(r"```toml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found
    return found[1]


def test_RO_D_1_our_own_board_is_a_board_file() -> None:
    e = GAME.setup(4, {}, OURS)
    assert isinstance(e, Europe)
    assert e.points == begin(4).europe.points
    assert e.vocabulary.tokens == begin(4).europe.vocabulary.tokens


@pytest.mark.parametrize("players", [2, 3])
def test_RO_D_1_the_example_of_the_page_is_played(players: int) -> None:
    e = GAME.setup(players, {}, example())
    assert isinstance(e, Europe)
    assert (e.countries, e.cities) == (3, 5)
    for seed in range(5):
        s = e.new(FastLuck(seed))
        playout(s, FastLuck(seed), GAME.longest)
        assert s.over
        assert s.wrong() == ""
    record = recorded(e, sealed_luck(e, 1), 1)
    assert read_record(record.text()).setup.board_text.strip() == example().strip()


def test_RO_D_1_the_example_is_only_for_whom_it_has_figures() -> None:
    with pytest.raises(BadBoard) as refused:
        GAME.setup(5, {}, example())
    assert refused.value.values["place"] == "cards.removed.5"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_RO_D_1_what_has_no_words_is_called_by_its_key(lang: str) -> None:
    e = GAME.setup(2, {}, example())
    for kind, keys in e.names.items():
        for number in range(len(keys)):
            assert words(lang).ids(e, kind, number)
    for move in range(len(e.vocabulary)):
        assert words(lang).move(e, move)
    assert words(lang).ids(e, "city", e.names["city"].index("porto")) == "Porto"
    # What is made of two names is said by both, as far as they have words.
    marshal, spain = words(lang).name(GAME, "title", "marshal"), words(lang).name(GAME, "country", "spain")
    assert words(lang).ids(e, "position", e.names["position"].index("lisbon-marshal")) == f"Lisbon / {marshal}"
    assert words(lang).ids(e, "intrigue", e.names["intrigue"].index("spain-portugal")) == f"{spain} / Portugal"


def test_RO_D_1_influence_of_a_position() -> None:
    board = changed(('positions = ["princess", "baron"]', 'positions = ["princess", "baron"]\ninfluence = [7, 5]'))
    s = begin(3, board)
    assert s.europe.influence[:4] == [3, 7, 5, 2]


def test_RO_D_1_a_board_of_ones_own_is_part_of_the_view() -> None:
    s = begin(3, example())
    assert s.view(None)["setup"]["board"].strip() == example().strip()
    hold(s, "white", "porto-baron")
    give(s, "black", portugal=2)
    plays(s, "black")
    assert "porto-baron" not in open_to(s)
    say(s, "lisbon-marshal", "wild-0")
    assert holder(s, "lisbon-marshal") == "black"


BAD = [
    ("", "board-missing", "titles"),
    (changed(("marshal  = { cost = 1, ", "marshal  = { ")), "board-missing", "titles.marshal.cost"),
    (changed(("cost = 1, ", "cost = -1, ")), "board-number", "titles.marshal.cost"),
    (changed(("cost = 1, ", "cost = 0, ")), "board-number", "titles.marshal.cost"),
    (changed(("cost = 1, ", "cost = true, ")), "board-number", "titles.marshal.cost"),
    (changed(("points = 4 ", "points = 5 ")), "board-even", "titles.marshal.points"),
    (changed(("marshal  =", "Marshal  =")), "board-key", "titles.Marshal"),
    (changed(("spain = 20", "")), "board-missing", "cards.spain"),
    (changed(("spain = 20", "spain = 0")), "board-number", "cards.spain"),
    (changed(("spain = 20", "spain = -4")), "board-number", "cards.spain"),
    (changed(("spain = 20", "spain = 20\nitaly = 9")), "board-missing", "country-bonus.italy"),
    (changed(("spain = [8, 5]", "")), "board-missing", "country-bonus.spain"),
    (changed(("spain = [8, 5]", "spain = [8]")), "board-count", "country-bonus.spain"),
    (changed(("spain = [8, 5]", "spain = 8")), "board-list", "country-bonus.spain"),
    (changed(("spain = [8, 5]", "spain = [5, 8]")), "board-number", "country-bonus.spain[2]"),
    (changed(("spain = [[4, 2], ", "spain = [")), "board-count", "epochs.spain"),
    (changed(("spain = [[4, 2], ", "spain = [[4], ")), "board-count", "epochs.spain[1]"),
    (changed(("spain = [[4, 2], ", "spain = [4, ")), "board-list", "epochs.spain[1]"),
    (changed(("3 = [9, 8, 7, 6]", "")), "board-missing", "cards.removed.3"),
    (changed(("3 = [9, 8, 7, 6]", "3 = [9, 8, 7]")), "board-count", "cards.removed.3"),
    (changed(("3 = [9, 8, 7, 6]", "3 = [9, 8, 7, 20]")), "board-number", "cards.removed.3[4]"),
    (changed(("3 = [9, 8, 7, 6]", "3 = [25, 25, 21, 10]")), "board-cards", "cards"),
    (changed(("3 = [1, 2, 3]", "3 = [1, 2]")), "board-count", "cards.first-draw.3"),
    (changed(("3 = [1, 2, 3]", "3 = [1, 2, 4]")), "board-number", "cards.first-draw.3[3]"),
    (changed(("intrigue-per-pair = 4", "")), "board-missing", "cards.intrigue-per-pair"),
    (changed(("out-with-2 = [16, 12]", "out-with-2 = [16, 16]")), "board-among", "house-bonus.out-with-2[2]"),
    (changed(("markers = [16, 12, 8]", "")), "board-missing", "house-bonus.markers"),
    (changed(('country = "france"', 'country = "italy"')), "board-among", "city[1].country"),
    (changed(('key = "nantes"', 'key = "paris"')), "board-twice", "city[2].key"),
    (changed(('key = "nantes"', 'key = "Nantes"')), "board-key", "city[2].key"),
    (changed(('"princess", "baron"', '"pope", "baron"')), "board-among", "city[2].positions[1]"),
    (changed(('"princess", "baron"', '"baron", "baron"')), "board-twice", "city[2].positions[2]"),
    (changed(('"princess", "baron"', "")), "board-count", "city[2].positions"),
    (changed(("bonus = 6", "bonus = -6")), "board-number", "city[1].bonus"),
    (changed(("bonus = 6", "bonus = 6\nduchy = 1")), "board-unknown", "city[1].duchy"),
    (changed(("bonus = 6", "bonus = 6\ninfluence = [1, 2]")), "board-count", "city[1].influence"),
    (changed(('source = "printed"', 'source = "heard"')), "board-among", "city[8].source"),
    (re.sub(r'country = "spain"', 'country = "france"', OURS), "board-city", "cards.spain"),
    ("city = [", "board-toml", "the file"),
    ("[titles]\nking = 3", "board-missing", "cards"),
    (OURS + "[weather]\nfine = true\n", "board-unknown", "weather"),
    (OURS + "#" * 10_000_000, "board-large", "the file"),
    ("\x00", "board-toml", "the file"),
    ("a = " + "[" * 5000, "board-toml", "the file"),
]


@pytest.mark.parametrize(("board", "key", "place"), BAD, ids=[f"{at}-{key}" for at, (_, key, _) in enumerate(BAD)])
def test_RO_D_1_a_bad_board_is_told_by_file_and_key(board: str, key: str, place: str) -> None:
    with pytest.raises(BadBoard) as refused:
        GAME.setup(3, {}, board or "# empty")
    assert (refused.value.key, refused.value.values["place"]) == (key, place)
    assert refused.value.values["file"]
    for lang in LANGUAGES:
        assert words(lang).problem(refused.value)


def test_RO_D_1_moves_have_tokens_that_differ() -> None:
    assert "wild-princess" in GAME.setup(3, {}, changed(('key = "nantes"', 'key = "wild"'))).vocabulary.numbers
    clash = changed(('key = "nantes"', 'key = "a-b"'), ('key = "bordeaux"', 'key = "a"'))
    with pytest.raises(BadBoard) as refused:
        GAME.setup(3, {}, clash.replace("countess", "b-baron"))
    assert (refused.value.key, refused.value.values["place"]) == ("board-twice", "city[3].key")


def test_RO_D_1_the_smallest_pack_that_is_accepted_lasts() -> None:
    """48 cards less 12 for each of three leave 3 and 3 a player: exactly enough, and every game ends."""
    board = changed(("france = 31", "france = 11"), ("german-states = 26", "german-states = 12"))
    for cards, fits in (("13", False), ("14", True)):
        text = board.replace("3 = [9, 8, 7, 6]", "3 = [0, 0, 0, 0]").replace("britain = 22", "britain = 11")
        text = text.replace("spain = 20", f"spain = {cards}")
        if not fits:
            with pytest.raises(BadBoard):
                GAME.setup(3, {}, text)
            continue
        e = GAME.setup(3, {}, text)
        assert isinstance(e, Europe)
        assert sum(e.cards) == 3 + 15 * 3
        for seed in range(20):
            s = e.new(FastLuck(seed))
            playout(s, FastLuck(seed), GAME.longest)
            assert s.over
            assert s.wrong() == ""
