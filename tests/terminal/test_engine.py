"""`regalia engine`: games hosted for other programs, a JSON object a line."""

import json
import random
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import regalia.games
import tests.toy
from regalia.core.game import games
from regalia.core.record import read_record
from regalia.locale.words import LANGUAGES, words
from regalia.terminal.engine import Engine
from tests.terminal.shell import GAME, ROOT, run

ROOMS = (regalia.games, tests.toy)
SECRET = "0123456789abcdef" * 4

Told = dict[str, Any]


class Host:
    """An engine in this process."""

    def __init__(self, lang: str = "en") -> None:
        self.engine = Engine(words(lang))

    def ask(self, request: str, **fields: object) -> Told:
        """The answer to a request that is answered."""
        told = self.tell(request, **fields)
        assert told["ok"], told
        return told

    def tell(self, request: str, **fields: object) -> Told:
        """The answer to a request, whatever it is."""
        told = self.engine.answer(json.dumps({"request": request, **fields}).encode())
        found: Told = json.loads(json.dumps(told, allow_nan=False))
        return found


def begun(game: str = "foreign-king", seats: object = 2, **fields: object) -> Host:
    """A host with a new game."""
    host = Host()
    host.ask("new", game=game, seats=seats, **{"seed": 1, **fields})
    return host


# Every request -------------------------------------------------------------------------------------------------------


def test_hello_tells_all_that_a_program_needs() -> None:
    told = Host().ask("hello")
    assert (told["protocol"], told["languages"]) == (1, list(LANGUAGES))
    assert told["bots"] == ["greedy", "random"]
    assert [one["game"] for one in told["games"]] == [one.key for one in games()]
    fair = next(one for one in told["games"] if one["game"] == "toy")
    assert fair["players"] == [2, 3, 4]
    assert (fair["chance"], fair["hidden"], fair["simultaneous"]) == (True, True, True)
    assert fair["options"][2] == {"option": "gifts", "values": [0, 1], "seats": [3, 4]}
    for name in told["requests"]:
        assert Host().tell(name).get("error", {}).get("key") != "request-unknown"


def test_new_by_number_by_colours_with_options() -> None:
    told = Host().ask("new", game="toy", seats=["white", "red", "blue"], options={"gifts": True, "rich": "12"}, seed=1)
    assert told["seats"] == ["white", "red", "blue"]
    assert told["options"] == {"rich": 12, "peek": 1, "gifts": 1}
    assert (told["number"], told["over"]) == (0, False)
    assert len(told["asked"]) == 1
    assert "commitment" not in told


def test_an_id_comes_back() -> None:
    host = Host()
    for one in ("a", 7, ""):
        assert host.tell("hello", id=one)["id"] == one
        assert host.tell("dance", id=one)["id"] == one
    assert "id" not in host.tell("hello", id=None)


def test_luck_is_promised_before_the_words_are_chosen() -> None:
    host = Host()
    promised = host.ask("commit")["commitment"]
    told = host.ask("new", game="toy", seats=2, words={"red": "swan"})
    assert told["commitment"] == promised
    assert "word red swan" in host.ask("journal")["journal"]
    assert host.ask("new", game="toy", seats=2)["commitment"] != promised


def test_the_same_secret_and_words_give_the_same_luck() -> None:
    journals = set()
    for _ in range(2):
        host = begun("toy", seed=None, secret=SECRET, words={"red": "a"})
        journals.add(host.ask("journal")["journal"])
    assert len(journals) == 1
    assert SECRET not in journals.pop()


def test_legal_names_question_moves_and_default() -> None:
    host = begun()
    told = host.ask("legal")
    assert told["question"] == "action"
    assert "place" in told["moves"]
    assert told["default"] in told["moves"]
    other = "blue" if told["seat"] == "red" else "red"
    assert host.ask("legal", seat=other) == {"ok": True, "seat": other, "question": None, "moves": []}
    host.ask("play", seat=told["seat"], moves=["place", "liege"])
    assert host.ask("legal", seat=told["seat"])["about"] == {"province": "liege"}


def test_play_tells_its_seat_what_happened() -> None:
    host = begun()
    seat = host.ask("legal")["seat"]
    told = host.ask("play", seat=seat, move="coins")
    assert told["number"] == 1
    assert {"event": "coins", "seat": seat, "francs": 3} in told["events"]
    assert told["asked"] != [seat]


def test_several_moves_are_played_all_or_none() -> None:
    host = begun()
    seat = host.ask("legal")["seat"]
    before = host.ask("journal")
    for moves in (
        ["place", "liege", "dance"],
        ["place", "king"],
        ["coins", "place"],
        ["place", "liege", "done", "done"],
    ):
        assert not host.tell("play", seat=seat, moves=moves)["ok"]
        assert host.ask("journal") == before
    assert host.ask("play", seat=seat, moves=["place", "liege", "done"])["number"] == 3


def test_what_is_proposed_is_told_and_can_be_sent_as_it_is() -> None:
    host = begun()
    assert host.ask("legal")["proposal"] == []
    host.ask("new", game="royals", seats=2, seed=1)
    while True:
        told = host.ask("legal")
        if told["proposal"]:
            break
        takes = [move for move in told["moves"] if "-" in move] or [told["default"]]
        host.ask("play", seat=told["seat"], move=takes[0] if told["question"] == "play" else told["default"])
    number = host.ask("play", seat=told["seat"], moves=told["proposal"])["number"]
    assert host.ask("journal")["journal"].count("\n") > number
    assert host.ask("legal")["question"] == "play"


def test_moves_may_be_numbers_and_seats_too() -> None:
    host = begun()
    setup = host.engine.playing().setup
    seat = setup.seats.index(host.ask("legal")["seat"])
    told = host.ask("play", seat=seat, moves=[setup.vocabulary.move("place"), "liege"])
    assert told["number"] == 2


def test_why_says_whether_and_by_which_rule() -> None:
    host = begun()
    seat = host.ask("legal")["seat"]
    assert host.ask("why", seat=seat, move="place") == {"ok": True, "allowed": True}
    told = host.ask("why", seat=seat, move="repay", lang="de")
    assert told["allowed"] is False
    assert (told["why"]["key"], told["why"]["rule"], told["why"]["reason"]) == ("barred", "FK-T-7", "FK-T-7.loan")
    assert "Kredit" in told["why"]["text"]
    assert "Kredit" in told["why"]["rule_text"]
    assert host.ask("why", seat=seat, move="liege")["why"]["key"] == "not-asked"


def test_views_hold_what_a_seat_may_know() -> None:
    host = begun("toy")
    hands = [host.ask("view", seat=seat)["view"]["hands"] for seat in (0, "blue")]
    assert [[hand is None for hand in seen] for seen in hands] == [[False, True], [True, False]]
    assert host.ask("view")["view"]["hands"] == [None, None]
    assert host.ask("view")["view"]["seat"] is None


def test_events_are_those_a_reader_may_see_and_go_on_from_a_number() -> None:
    host = begun("toy")
    told = host.ask("events", seat="red")
    assert sum(event["event"] == "drew" for event in told["events"]) == 2
    assert all(event["event"] != "drew" for event in host.ask("events")["events"])
    rest = host.ask("events", **{"seat": "red", "from": told["next"] - 1})
    assert rest["events"] == told["events"][-1:]
    assert host.ask("events", **{"seat": "red", "from": 10**9})["events"] == []


@pytest.mark.parametrize(("lang", "good"), [("en", "Cheese"), ("de", "Käse"), ("fr", "Fromage")])
def test_words_tell_the_same_in_each_language(lang: str, good: str) -> None:
    host = begun("toy", board='rounds = 1\n[[good]]\nkey = "cheese"\ncards = 30\nprice = 1')
    told = host.ask("words", seat=host.ask("legal")["seat"], lang=lang)
    assert told["lang"] == lang
    assert any(good in line for line in told["events"])
    assert set(told["moves"]) == set(host.ask("legal")["moves"])
    assert told["question"]
    assert all(table["title"] and table["columns"] for table in told["tables"])
    assert "question" not in host.ask("words")


def test_undo_by_a_seat_and_by_consent() -> None:
    host = begun()
    seat = host.ask("legal")["seat"]
    host.ask("play", seat=seat, move="place")
    assert host.ask("undo", to=0, seat=seat)["number"] == 0
    host.ask("play", seat=seat, move="coins")
    other = host.ask("legal")["seat"]
    assert host.tell("undo", to=0, seat=other)["error"]["key"] == "undo-sealed"
    assert host.ask("undo", to=0)["asked"] == [seat]


def test_load_goes_on_with_a_journal() -> None:
    host = begun("toy", seed=None, secret=SECRET)
    for _ in range(20):
        told = host.ask("bot", bot="random")
        host.ask("play", seat=told["seat"], move=told["move"])
    journal = host.ask("journal")["journal"]
    other = Host()
    assert other.tell("load", journal=journal)["error"]["key"] == "load-secret"
    assert other.tell("load", journal=journal, secret="0" * 64)["error"]["key"] == "load-secret-wrong"
    assert other.tell("journal")["error"]["key"] == "request-no-game"
    assert other.ask("load", journal=journal, secret=SECRET)["number"] == 20
    for one in (host, other):
        finished(one, random.Random(4))
    assert host.ask("journal") == other.ask("journal")


def test_load_shows_a_game_that_is_over() -> None:
    host = Host()
    told = host.ask("load", journal=GAME.read_text("utf-8"))
    assert told["over"]
    assert told["asked"] == []
    assert len(told["secret"]) == 64
    assert host.ask("view", open=True)["view"]["open"] is True
    assert host.ask("legal") == {"ok": True, "seat": None, "question": None, "moves": []}
    assert host.tell("play", seat=0, move="place")["error"]["key"] == "game-over"
    assert host.tell("undo", to=0)["error"]["key"] == "undo-over"


def test_a_bot_advises_and_plays_nothing() -> None:
    host = begun()
    told = host.ask("bot", seed=3)
    assert told["move"] in host.ask("legal")["moves"]
    assert host.ask("bot", seed=3) == told
    assert host.ask("legal")["seat"] == told["seat"]
    assert "1 " not in host.ask("journal")["journal"].partition("start")[2].split("\n")


# Whole games ---------------------------------------------------------------------------------------------------------


def finished(host: Host, rng: random.Random) -> Told:
    """Any seat that is asked plays anything it may, till the game is over."""
    while True:
        told = host.ask("legal")
        if told["seat"] is None:
            return host.ask("journal")
        host.ask("play", seat=told["seat"], move=rng.choice(told["moves"]))


@pytest.mark.parametrize("game", ["foreign-king", "toy"])
def test_a_whole_game(game: str) -> None:
    journal = finished(begun(game, 3, seed=None, secret=SECRET), random.Random(1))["journal"]
    record = read_record(journal)
    assert record.state.over
    assert record.journal.secret == SECRET


def test_a_whole_game_through_a_process() -> None:
    """Bots of the engine's own play, asked and told by another program."""
    engine = subprocess.Popen(
        [sys.executable, "-m", "regalia", "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT
    )
    assert engine.stdin is not None
    assert engine.stdout is not None

    def ask(**request: object) -> Told:
        assert engine.stdin is not None
        assert engine.stdout is not None
        engine.stdin.write(json.dumps(request).encode() + b"\n")
        engine.stdin.flush()
        told: Told = json.loads(engine.stdout.readline())
        assert told["ok"], told
        return told

    standing = ask(request="new", game="foreign-king", seats=2)
    while not standing["over"]:
        advice = ask(request="bot", bot="random")
        standing = ask(request="play", seat=advice["seat"], move=advice["move"])
    assert read_record(ask(request="journal")["journal"]).journal.secret == standing["secret"]
    assert ask(request="quit") == {"ok": True, "bye": True}
    assert engine.wait(60) == 0
    engine.stdin.close()
    engine.stdout.close()


# Any line ------------------------------------------------------------------------------------------------------------

NAMES = ["hello", "commit", "new", "load", "journal", "legal", "play", "why", "view", "events", "words", "undo", "bot"]
FIELDS = ["id", "game", "seats", "options", "board", "seed", "secret", "words", "journal", "any_rules", "seat", "move"]
FIELDS += ["moves", "open", "from", "to", "bot", "lang"]
VALUES = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.floats(),
        st.text(max_size=5),
        st.sampled_from(
            ["toy", "foreign-king", "red", "blue", "place", "rest", "random", "de", SECRET, 2, 3, 10**4000]
        ),
    ),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["red", "rich", "x"]), inner, max_size=2)
    ),
    max_leaves=4,
)
REQUESTS = st.builds(
    lambda name, fields: {"request": name, **fields},
    st.sampled_from(NAMES),
    st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=4),
)


@settings(max_examples=150)
@given(st.lists(REQUESTS, max_size=4))
def test_any_request_has_one_answer_and_leaves_a_sound_game(requests: list[Told]) -> None:
    host = begun("toy")
    for request in requests:
        told = host.engine.answer(json.dumps(request).encode())
        assert json.loads(json.dumps(told, allow_nan=False))["ok"] in (True, False)
        assert "bye" not in told
    assert read_record(host.ask("journal")["journal"]).state.wrong() == ""


LINES = st.lists(st.binary(max_size=40) | VALUES.map(lambda value: json.dumps(value).encode()), max_size=5)


@given(LINES)
def test_any_line_has_one_answer(lines: list[bytes]) -> None:
    ran = run("engine", typed=b"\n".join(lines))
    asked = [line for line in b"\n".join(lines).split(b"\n") if line.strip()]
    told = [json.loads(line) for line in ran.out.splitlines()]
    assert (ran.code, ran.err, len(told)) == (0, "", len(asked))
    assert not any(answer["ok"] for answer in told)


def test_nothing_behind_quit_is_answered() -> None:
    ran = run("engine", typed='{"request": "quit"}\n{"request": "hello"}\n')
    assert ran.out == '{"ok": true, "bye": true}\n'
    assert run("engine").out == ""


def test_errors_are_in_the_language_of_the_command() -> None:
    ran = run("engine", "--lang", "de", typed='{"request": "journal"}')
    assert json.loads(ran.out)["error"]["text"].startswith("Es gibt noch keine Partie")
