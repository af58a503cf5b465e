"""Bad input: one clear message that names the place, the right exit code, no traceback, and nothing changed."""

import json
import re
from pathlib import Path

import pytest

from regalia.core.luck import SealedLuck
from regalia.core.record import Record
from regalia.games.foreign_king.game import GAME as KING
from tests.terminal.shell import GAME, Ran, run

WHOLE = GAME.read_text("utf-8")
LINES = WHOLE.split("\n")
BOARD = '[[province]]\nkey = "a"\nsource = "own"\nborders = []\n'


def at(begin: str) -> int:
    """The number of the first line that begins so."""
    return next(number for number, line in enumerate(LINES, 1) if line.startswith(begin))


def changed(begin: str, line: str) -> str:
    """The journal with another line in place of the first that begins so."""
    number = at(begin)
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]])


def complaint(ran: Ran) -> str:
    """The one line on stderr."""
    assert ran.err.count("\n") == 1
    assert ran.err.startswith("regalia: ")
    assert "Traceback" not in ran.out + ran.err
    return ran.err.removeprefix("regalia: ").rstrip("\n")


def folder(place: Path) -> dict[str, bytes]:
    """Everything in a folder and below it."""
    return {str(path): path.read_bytes() for path in sorted(place.rglob("*")) if path.is_file()}


# Arguments -----------------------------------------------------------------------------------------------------------

ARGUMENTS: list[tuple[str, list[str]]] = [
    ("play whist", ["“whist”", "foreign-king"]),
    ("rules whist", ["“whist”", "foreign-king"]),
    ("count whist 2", ["“whist”", "foreign-king"]),
    ("fuzz whist", ["“whist”", "foreign-king"]),
    ("play --players 7", ["The Foreign King", "2 to 4", "not for 7"]),
    ("play --players 0", ["2 to 4", "not for 0"]),
    ("play --players -1", ["2 to 4", "not for -1"]),
    ("play --seats me", ["2 to 4", "not for 1"]),
    ("play --seats me,me,me,me,me", ["2 to 4", "not for 5"]),
    ("play --seats me,me,me --players 2", ["3 seats", "only 2"]),
    ("play --seats me,you", ["“you”", "me, greedy, random"]),
    ("play --seats pink=me,red=me", ["“pink”", "red, blue, green, black"]),
    ("play --seats red=me,red=me", ["“red”", "twice"]),
    ("count foreign-king 2 --players 5", ["2 to 4", "not for 5"]),
    ("fuzz foreign-king --players 5", ["2 to 4", "not for 5"]),
    ("fuzz foreign-king --games 0", ["At least one game", "not 0"]),
    ("count foreign-king -1", ["0 to 1000", "not -1"]),
    ("count foreign-king deep", ["DEPTH", "'deep'"]),
    ("play --players two", ["--players", "'two'"]),
    ("play --seed 1.5", ["--seed", "'1.5'"]),
    ("play --option bank=99", ["“bank”", "“99”", "0, 37, 41"]),
    ("play --option bank=much", ["“bank”", "“much”", "0, 37, 41"]),
    ("play --option bank", ["“bank”", "0, 37, 41"]),
    ("play --option extended=2", ["“extended”", "“2”", "no, yes"]),
    ("play --option tall=1", ["“tall”", "extended, three-queen"]),
    ("play --option three-queen --players 2", ["“three-queen”", "only for 3 players"]),
    ("play --board none.toml", ["none.toml"]),
    ("play --board bad.toml", ["“bad.toml”", "province"]),
    ("play --board broken.toml", ["“broken.toml”", "TOML", "end of document"]),
    ("play --save there.regalia --seed 1", ["there.regalia", "already"]),
    ("play --save no/where.regalia --seed 1", ["no/where.regalia", "folder"]),
    ("play --save . --seed 1", [".", "folder"]),
    ("rules foreign-king FK-X-9", ["“FK-X-9”", "FK-V-5"]),
    ("replay", ["missing: FILE", "regalia replay --help"]),
    ("dance", ["'dance'", "'play'", "regalia --help"]),
    ("play --dance", ["--dance", "regalia --help"]),
    ("--lang it games", ["“it”", "en, de, fr"]),
    ("games --lang", ["--lang", "one value"]),
    ("play --seed", ["--seed", "one value"]),
]


@pytest.mark.parametrize(("arguments", "told"), ARGUMENTS, ids=[arguments for arguments, _ in ARGUMENTS])
def test_arguments(arguments: str, told: list[str], tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text(BOARD)
    (tmp_path / "broken.toml").write_text("province = [")
    (tmp_path / "there.regalia").write_text("mine")
    before = folder(tmp_path)
    ran = run(*arguments.split(), typed="\n" * 9)
    said = complaint(ran)
    assert ran.code == 2
    assert all(part in said for part in told), said
    assert folder(tmp_path) == before


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("de", "Ein Spiel „whist“ gibt es nicht; es gibt"),
        ("fr", "pas de jeu «\u202fwhist\u202f»\u202f; il y a"),
    ],
)
def test_in_the_readers_language(lang: str, said: str) -> None:
    ran = run("play", "whist", "--lang", lang)
    assert said in complaint(ran), ran.err


# Files ---------------------------------------------------------------------------------------------------------------

MOVE = LINES[at("1 ") - 1]
FIRST = MOVE.split()[1].rstrip(":")
OTHER = "blue" if FIRST == "red" else "red"
DRAWS = [line for line in LINES if line.startswith("draw ")]
KIND, BOUND, VALUE = DRAWS[1].split()[2], int(DRAWS[1].split()[3]), int(DRAWS[1].split()[5])

NO_JOURNALS: list[tuple[str, str, list[str]]] = [
    ("a text", "Dear diary\n", ["journal.regalia", "not a journal", "regalia journal 1"]),
    ("nothing", "", ["journal.regalia", "not a journal"]),
    ("a later journal", changed("regalia journal", "regalia journal 2"), ["journal.regalia", "not a journal"]),
]

BROKEN: list[tuple[str, str, list[str]]] = [
    ("cut in its head", WHOLE[: WHOLE.index("start")], [f"Line {at('start')}", "breaks off"]),
    ("cut in a line", WHOLE[: WHOLE.index("\n20 ") + 6], [f"Line {at('20 ')}", "breaks off"]),
    ("cut before a draw", WHOLE[: WHOLE.index(DRAWS[-1])], ["Draw", "is missing"]),
    ("an unknown game", changed("game", "game whist"), ["Line 2, “game whist”", "foreign-king"]),
    ("too many seats", changed("seats", "seats red blue green black white"), ["Line 4", "2 to 4"]),
    ("an option out of range", changed("option bank", "option bank 99"), ["“option bank 99”", "0, 37, 41"]),
    ("another rules version", changed("rules", "rules 99"), ["Line 3, “rules 99”", "version 99", "version 1 is"]),
    ("a changed draw", changed(DRAWS[1], f"draw 2 {KIND} {BOUND} = {(VALUE + 1) % BOUND}"), ["“draw 2"]),
    ("a draw of something else", changed(DRAWS[1], f"draw 2 coin {BOUND} = 0"), ["“draw 2 coin", "does not follow"]),
    ("a draw out of range", changed(DRAWS[1], f"draw 2 {KIND} {BOUND} = {BOUND}"), ["“draw 2", "does not follow"]),
    ("a wrong commitment", changed("commitment", f"commitment {'0' * 64}"), ["SHA-256", "“secret "]),
    ("a wrong secret", changed("secret", f"secret {'0' * 64}"), ["SHA-256", "“secret 000"]),
    ("another word", changed("word", f"word {FIRST} abracadabra"), ["does not follow", "“draw "]),
    ("a move that is none", changed("1 ", f"1 {FIRST}: dance"), [f"Line {at('1 ')}, “1 {FIRST}: dance”", "“dance”"]),
    (
        "a move of another seat",
        changed("1 ", f"1 {OTHER}: place"),
        [f"Line {at('1 ')}, “{OTHER}: place”", "another seat"],
    ),
    ("an answer to another question", changed("1 ", f"1 {FIRST}: liege"), [f"Line {at('1 ')}", "question"]),
    ("a barred move", changed("1 ", f"1 {FIRST}: repay"), [f"Line {at('1 ')}, “{FIRST}: repay”", "FK-T-7"]),
    ("another end", changed("end", "end marker 1 1"), ["another end", "“end marker 1 1”"]),
]


@pytest.mark.parametrize("command", ["replay", "verify", "patch", "play --load"])
@pytest.mark.parametrize(("text", "told"), [case[1:] for case in NO_JOURNALS], ids=[case[0] for case in NO_JOURNALS])
def test_a_file_that_is_no_journal(command: str, text: str, told: list[str], tmp_path: Path) -> None:
    file = tmp_path / "journal.regalia"
    file.write_text(text, "utf-8")
    ran = run(*command.split(), file)
    said = complaint(ran)
    assert ran.code == 2
    assert all(part in said for part in told), said
    assert folder(tmp_path) == {str(file): text.encode()}


@pytest.mark.parametrize("command", ["replay", "play --load"])
@pytest.mark.parametrize(("text", "told"), [case[1:] for case in BROKEN], ids=[case[0] for case in BROKEN])
def test_a_broken_journal(command: str, text: str, told: list[str], tmp_path: Path) -> None:
    file = tmp_path / "journal.regalia"
    file.write_text(text, "utf-8")
    ran = run(*command.split(), file)
    said = complaint(ran)
    assert ran.code == 2
    assert said.startswith(f"{file}: ")
    assert all(part in said for part in told), said
    assert folder(tmp_path) == {str(file): text.encode()}


@pytest.mark.parametrize(("text", "told"), [case[1:] for case in BROKEN], ids=[case[0] for case in BROKEN])
def test_what_verify_and_patch_say_of_a_broken_journal(text: str, told: list[str], tmp_path: Path) -> None:
    """It is what they look for, so they say it on stdout, and fail with 1."""
    file = tmp_path / "journal.regalia"
    file.write_text(text, "utf-8")
    verified, patched = run("verify", file), run("patch", file)
    assert (verified.code, verified.err) == (1, "")
    said = " ".join(verified.out.split())
    assert "Not proved" in said
    assert all(part in said for part in told), said
    if "rules 99" in text:  # that is what patch is for
        assert (patched.code, patched.out.count("holds, also under version 1")) == (0, 1)
        return
    assert (patched.code, patched.err) == (1, "")
    assert all(part in " ".join(patched.out.split()) for part in told), patched.out
    assert folder(tmp_path) == {str(file): text.encode()}


@pytest.mark.parametrize("command", ["replay", "verify", "patch", "play --load", "play --board"])
@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("none.regalia", "There is no file none.regalia"),
        ("inner", "inner is a folder, not a file."),
        ("bytes.regalia", "bytes.regalia is not a text in UTF-8 (line 3)."),
        ("large.regalia", "large.regalia is too large; at most 8 MB are read."),
    ],
)
def test_a_file_that_cannot_be_read(command: str, name: str, told: str, tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    (tmp_path / "bytes.regalia").write_bytes(b"regalia journal 1\n\n\xff\n")
    with open(tmp_path / "large.regalia", "wb") as file:
        file.truncate(8 * 1024 * 1024 + 1)
    ran = run(*command.split(), name)
    assert ran.code == 2
    assert told in complaint(ran).replace(str(tmp_path) + "/", "")


def test_a_place_past_the_end() -> None:
    ran = run("replay", GAME, "--at", "1000")
    assert ran.code == 2
    assert re.search(r"no position 1000; the last is \d+\.", complaint(ran))


def test_a_sealed_game_whose_secret_is_not_here(tmp_path: Path) -> None:
    text = Record(KING.setup(2), SealedLuck(bytes(32), ["", ""])).text()
    file = tmp_path / "journal.regalia"
    file.write_text(text)
    ran = run("play", "--load", file)
    assert ran.code == 2
    assert "its secret is not kept here" in complaint(ran)
    assert "--seed N" in ran.err
    assert folder(tmp_path) == {str(file): text.encode()}


# In a game -----------------------------------------------------------------------------------------------------------

TYPED: list[tuple[str, list[str]]] = [
    ("dance", ["“dance” is no answer here"]),
    ("7", ["numbers 1 to 5, not 7"]),
    ("0", ["numbers 1 to 5, not 0"]),
    ("99999", ["numbers 1 to 5, not 99999"]),
    ("repay", ["You have no loan to repay. (FK-T-7)"]),
    ("place, king", ["This does not answer the question", "In which province"]),
    ("liege", ["This does not answer the question", "Which action do you choose?"]),
    ("place dance", ["“dance” is no answer here"]),
    ("coins, coins", ["Nothing was played", "“coins”"]),
    ("p", ["“p” may be Place a citizen [place], Place a congressman [congress]; type more"]),
    ("change", ["there is no action “Change turn order”. (FK-T-6)"]),
    ("why", ["Type an answer behind it"]),
    ("why dance", ["“dance” is no answer here"]),
    ("rule", ["Type the id of a rule"]),
    ("rule X-1", ["There is no rule “X-1”"]),
    ("undo", ["You have played nothing yet."]),
    ("undo x", ["not “x”"]),
    ("undo 7", ["not possible to go back to move 7"]),
    ("next", ["Nobody else is asked now."]),
    ("save", ["The journal is in"]),
    ("save no/where", ["There is no folder for no/where"]),
    ("save game.regalia", ["game.regalia is there already"]),
    ("\x1b[A\x07", ["is no answer here"]),
]


@pytest.mark.parametrize(("typed", "told"), TYPED, ids=[repr(typed) for typed, _ in TYPED])
def test_what_is_typed_in_a_game(typed: str, told: list[str], tmp_path: Path) -> None:
    file = tmp_path / "game.regalia"
    ran = run("play", "--seats", "me,me", "--seed", "1", "--save", file, typed=f"{typed}\n")
    said = " ".join(ran.out.split())
    assert all(part in said for part in told), ran.out
    assert "\x1b" not in ran.out
    assert ran.code == 2
    assert "The input ended before the game did." in complaint(ran)
    assert file.read_text("utf-8").endswith("start\n" + "".join(f"{line}\n" for line in drawn(file)))


def drawn(file: Path) -> list[str]:
    """The draws of the set-up: nothing else may be there."""
    return [line for line in file.read_text("utf-8").split("\n") if line.startswith("draw ")]


def test_the_input_ends_before_a_game_begins(tmp_path: Path) -> None:
    ran = run("play", "--players", "2")
    assert ran.code == 2
    assert complaint(ran) == "The input ended before the game began."
    assert folder(tmp_path) == {}


# The line protocol ---------------------------------------------------------------------------------------------------

NEW = {"request": "new", "game": "foreign-king", "seats": 2, "seed": 1}

REQUESTS: list[tuple[object, str, dict[str, object]]] = [
    (b"{", "request-json", {"place": 2}),
    (b"hello", "request-json", {"place": 1}),
    (b'{"request": "\xff"}', "request-utf8", {"place": 14}),
    (b"[1]", "request-object", {}),
    (b"NaN", "request-bounds", {}),
    (b"[" * 100_000, "request-bounds", {}),
    (b'{"n": ' + b"9" * 5000 + b"}", "request-bounds", {}),
    (b'{"id": "' + b"x" * 8 * 1024 * 1024 + b'"}', "request-long", {"longest": 8}),
    ({}, "request-missing", {"field": "request"}),
    ({"request": 1}, "request-type", {"field": "request"}),
    ({"request": "dance"}, "request-unknown", {"request": "dance"}),
    ({"request": "legal", "id": [1]}, "request-type", {"field": "id"}),
    ({**NEW, "game": "whist"}, "setup-game", {"game": "whist"}),
    ({**NEW, "seats": 7}, "setup-seats", {"seats": 7, "players": "2 to 4"}),
    ({**NEW, "seats": "two"}, "request-type", {"field": "seats"}),
    ({**NEW, "seats": True}, "request-type", {"field": "seats"}),
    ({**NEW, "seats": ["red", 1]}, "request-type", {"field": "seats"}),
    ({**NEW, "seats": ["red", "pink"]}, "setup-colour", {"colour": "pink"}),
    ({**NEW, "options": {"bank": 99}}, "setup-option-value", {"option": "bank", "value": 99}),
    ({**NEW, "options": {"bank": "x"}}, "setup-option-value", {"option": "bank", "value": "x"}),
    ({**NEW, "options": {"bank": [1]}}, "request-type", {"field": "options.bank"}),
    ({**NEW, "options": {"tall": 1}}, "setup-option", {"option": "tall"}),
    ({**NEW, "options": 1}, "request-type", {"field": "options"}),
    ({**NEW, "board": "province = ["}, "board-toml", {"place": "the file"}),
    ({**NEW, "board": BOARD}, "board-count", {}),
    ({**NEW, "seed": "x"}, "request-type", {"field": "seed"}),
    ({**NEW, "seed": None, "secret": "abc"}, "request-secret", {"field": "secret"}),
    ({**NEW, "seed": None, "words": {"pink": "x"}}, "request-words", {"field": "words.pink"}),
    ({**NEW, "seed": None, "words": {"red": "x" * 81}}, "request-words", {"field": "words.red"}),
    ({**NEW, "seed": None, "words": {"red": "\ud800"}}, "request-words", {"field": "words.red"}),
    ({"request": "load", "journal": "hello"}, "journal-not", {"line": 1}),
    ({"request": "load", "journal": WHOLE[:500]}, "journal-cut", {}),
    ({"request": "load", "journal": changed("rules", "rules 9")}, "journal-rules", {"line": 3}),
    ({"request": "load", "journal": changed("secret", f"secret {'0' * 64}")}, "journal-commitment", {}),
    ({"request": "load", "journal": changed("1 ", f"1 {FIRST}: repay")}, "journal-barred", {"rule": "FK-T-7"}),
    ({"request": "load", "journal": changed("word", "word red \ud800")}, "journal-line", {}),
    ({"request": "legal", "seat": "pink"}, "request-seat", {"seat": "pink", "seats": "red, blue"}),
    ({"request": "legal", "seat": 2}, "request-seat", {"seat": "2"}),
    ({"request": "legal", "seat": {}}, "request-type", {"field": "seat"}),
    ({"request": "play", "move": "place"}, "request-missing", {"field": "seat"}),
    ({"request": "play", "seat": "ASKED"}, "request-missing", {"field": "moves"}),
    ({"request": "play", "seat": "ASKED", "moves": []}, "request-empty", {"field": "moves"}),
    ({"request": "play", "seat": "ASKED", "move": 1.5}, "request-type", {"field": "move"}),
    ({"request": "play", "seat": "ASKED", "move": "dance"}, "not-a-move", {"token": "dance"}),
    ({"request": "play", "seat": "ASKED", "move": 10**30}, "not-a-move", {}),
    ({"request": "play", "seat": "ASKED", "move": -1}, "not-a-move", {"token": "-1"}),
    ({"request": "play", "seat": "OTHER", "move": "place"}, "not-your-turn", {"seat": "OTHER", "asked": ["ASKED"]}),
    ({"request": "play", "seat": "ASKED", "move": "liege"}, "not-asked", {"question": "action"}),
    ({"request": "play", "seat": "ASKED", "move": "repay"}, "barred", {"rule": "FK-T-7"}),
    ({"request": "play", "seat": "ASKED", "moves": ["place", "dance"]}, "not-a-move", {"token": "dance"}),
    ({"request": "play", "seat": "ASKED", "moves": ["place", "king"]}, "not-asked", {"question": "place"}),
    ({"request": "play", "seat": "ASKED", "moves": ["coins", "place"]}, "several-sealed", {"token": "coins"}),
    ({"request": "undo", "to": 5}, "undo-number", {"number": 5, "present": 0}),
    ({"request": "undo", "to": 10**4000}, "undo-number", {}),
    ({"request": "undo"}, "request-missing", {"field": "to"}),
    ({"request": "why", "seat": "ASKED", "move": "dance", "lang": "it"}, "lang-unknown", {"lang": "it"}),
    ({"request": "why", "seat": "ASKED"}, "request-missing", {"field": "move"}),
    ({"request": "view", "open": True}, "view-open", {}),
    ({"request": "view", "open": "yes"}, "request-type", {"field": "open"}),
    ({"request": "events", "from": -1}, "request-type", {"field": "from"}),
    ({"request": "bot", "bot": "deep"}, "setup-bot", {"bot": "deep"}),
    ({"request": "bot", "seat": "OTHER"}, "not-your-turn", {}),
]


def names(value: object, asked: str, other: str) -> object:
    """A request or an answer with the seats that play."""
    return json.loads(json.dumps(value).replace("ASKED", asked).replace("OTHER", other))


@pytest.mark.parametrize(
    ("request_", "key", "values"), REQUESTS, ids=[f"{at}-{case[1]}" for at, case in enumerate(REQUESTS)]
)
def test_a_request_that_cannot_be_answered(request_: object, key: str, values: dict[str, object]) -> None:
    """The game that was there is as it was, and the engine answers on."""
    asked = json.loads(run("engine", typed=json.dumps(NEW)).out)["asked"][0]
    other = "blue" if asked == "red" else "red"
    line = request_ if isinstance(request_, bytes) else json.dumps(names(request_, asked, other)).encode()
    journal = b'{"request": "journal"}'
    ran = run("engine", typed=b"\n".join([json.dumps(NEW).encode(), journal, line, journal]))
    told = [json.loads(answer) for answer in ran.out.splitlines()]
    assert (ran.code, ran.err, len(told)) == (0, "", 4)
    assert told[2]["ok"] is False
    error = told[2]["error"]
    assert error["key"] == key
    wanted = names(values, asked, other)
    assert isinstance(wanted, dict)
    assert {name: error.get(name) for name in wanted} == wanted
    assert len(error["text"]) > 10
    assert told[1] == told[3]


@pytest.mark.parametrize("request_", ["legal", "play", "why", "view", "events", "words", "undo", "bot", "journal"])
def test_without_a_game(request_: str) -> None:
    ran = run("engine", typed=json.dumps({"request": request_, "id": 7}))
    told = json.loads(ran.out)
    assert (told["id"], told["ok"], told["error"]["key"]) == (7, False, "request-no-game")
