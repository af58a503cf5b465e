"""The smaller commands: games, rules, replay, verify, patch, count, fuzz."""

from pathlib import Path

import pytest

from regalia.core.count import count
from regalia.core.game import game, games
from regalia.core.luck import FastLuck, SealedLuck
from regalia.core.record import Record
from regalia.games.foreign_king.game import GAME as KING
from regalia.lab.fuzz import Failure, Report
from regalia.locale.words import LANGUAGES, words
from regalia.terminal import fuzzing
from tests.terminal.shell import GAME, REPLAYS, Ran, run
from tests.toy import GAME as TOY

each_lang = pytest.mark.parametrize("lang", LANGUAGES)


def flat(ran: Ran) -> str:
    """What was written, on one line."""
    assert ran.err == ""
    return " ".join(ran.out.split())


# games ---------------------------------------------------------------------------------------------------------------


@each_lang
def test_games_lists_every_game_with_its_options(lang: str) -> None:
    ran = run("games", "--lang", lang)
    assert ran.code == 0
    for one in games():
        assert f"{words(lang).game(one)} [{one.key}]" in ran.out
        for option in one.options:
            assert f"--option {option.key}=" in ran.out
    assert flat(ran).count(" ".join(words(lang).text("games-hidden").split())) == sum(one.hidden for one in games())


def test_the_options_that_games_lists_can_be_typed() -> None:
    listed = run("games").out.partition("[toy]")[2].partition("[fief]")[0]
    chosen = [word for word in listed.split() if "=" in word]
    assert chosen == ["rich=8", "peek=yes", "gifts=no"]
    arguments = [part for option in chosen for part in ("--option", option)]
    assert run("play", "toy", "--seats", "random,random", "--seed", "1", *arguments).code == 0


# rules ---------------------------------------------------------------------------------------------------------------


@each_lang
def test_rules_shows_every_rule_under_its_chapter(lang: str) -> None:
    ran = run("rules", "foreign-king", "--lang", lang)
    assert ran.code == 0
    places = [ran.out.index(f"\n{rule}  ") for rule in KING.rules]
    assert places == sorted(places)
    assert f"{words(lang).title(KING, 'FK-T')} (FK-T)" in ran.out


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("FK-T-3", ["FK-T-3"]),
        ("fk-t-3", ["FK-T-3"]),
        ("t-3", ["FK-T-3"]),
        ("FK-A-PLACE", ["FK-A-PLACE-1"]),
        ("S", ["FK-S-1", "FK-S-2", "FK-S-3", "FK-S-4"]),
        ("FK", KING.rules),
    ],
)
def test_a_rule_or_a_chapter(asked: str, found: list[str]) -> None:
    ran = run("rules", "foreign-king", asked)
    assert [line.split("  ")[0] for line in ran.out.split("\n") if line.startswith("FK-")] == found


# replay --------------------------------------------------------------------------------------------------------------


def test_replay_on_a_pipe_writes_every_position() -> None:
    file = REPLAYS / "toy-rich.regalia"
    ran = run("replay", file)
    assert ran.code == 0
    moves = sum(line.split(" ")[0].isdigit() for line in file.read_text("utf-8").split("\n"))
    assert ran.out.count(f" of {moves} ") == moves
    assert "\x1b" not in ran.out
    assert "Points" in ran.out


@each_lang
def test_replay_shows_one_position(lang: str) -> None:
    ran = run("replay", GAME, "--at", "12", "--lang", lang)
    assert ran.code == 0
    assert ran.out.split("\n")[1].split()[1] == "12"
    start = run("replay", GAME, "--at", "0", "--lang", lang)
    assert words(lang).game(KING) in start.out


def test_a_game_that_is_over_hides_nothing_in_a_replay() -> None:
    ran = run("replay", REPLAYS / "toy-rich.regalia", "--at", "0")
    assert "Red" in ran.out.split("Goods")[1]


def test_a_game_that_goes_on_keeps_its_secrets_in_a_replay(tmp_path: Path) -> None:
    file = tmp_path / "game.regalia"
    file.write_text(Record(TOY.setup(2), FastLuck(1)).text())
    head = run("replay", file).out.split("Goods\n")[1].split("\n")[0]
    assert head.split() == ["Good", "Sold"]


# verify --------------------------------------------------------------------------------------------------------------


@each_lang
def test_a_sealed_game_is_proved(lang: str) -> None:
    ran = run("verify", GAME, "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.rstrip().endswith(words(lang).text("verify-proved"))
    assert GAME.read_text("utf-8").partition("commitment ")[2].split("\n")[0] in ran.out


@pytest.mark.parametrize(
    ("record", "told"),
    [
        (Record(KING.setup(2), SealedLuck(bytes(32), ["", ""])), "The luck is not proved yet"),
        (Record(KING.setup(2), FastLuck(1)), "The luck cannot be proved: the journal has no secret"),
    ],
)
def test_what_is_not_proved_is_said_and_fails(record: Record, told: str, tmp_path: Path) -> None:
    file = tmp_path / "game.regalia"
    file.write_text(record.text())
    ran = run("verify", file)
    assert ran.code == 1
    assert "The game goes on." in ran.out
    assert told in flat(ran)


# patch ---------------------------------------------------------------------------------------------------------------


def test_patch_replays_a_folder() -> None:
    ran = run("patch", REPLAYS)
    number = len(list(REPLAYS.glob("*.regalia")))
    assert ran.code == 0
    assert ran.out.count(": holds\n") == number
    assert flat(ran).endswith(f"{number} journals: {number} hold, 0 would break, 0 cannot be read.")


def test_patch_reads_patterns_and_says_the_worst(tmp_path: Path) -> None:
    text = GAME.read_text("utf-8")
    (tmp_path / "a.regalia").write_text(text, "utf-8")
    (tmp_path / "b.regalia").write_text(text.replace("rules 1\n", "rules 7\n"), "utf-8")
    ran = run("patch", "*.regalia")
    assert (ran.code, ran.err) == (0, "")
    assert "b.regalia: holds, also under version 1 (it is of version 7)" in ran.out
    (tmp_path / "c.regalia").write_text(text.replace("\n2 red: ", "\n2 red: no"), "utf-8")
    ran = run("patch", "*.regalia")
    assert (ran.code, ran.err) == (1, "")
    assert "c.regalia: would break. Line" in ran.out
    (tmp_path / "d.regalia").write_text("hello")
    ran = run("patch", "*.regalia")
    assert ran.code == 2
    assert "d.regalia: Line 1: This is not a journal" in ran.err
    assert "4 journals: 2 hold, 1 would break, 1 cannot be read." in " ".join(ran.out.split())


def test_patch_without_a_match_names_the_pattern() -> None:
    ran = run("patch", "*.none")
    assert ran.code == 2
    assert "There is no file *.none" in ran.err


# count ---------------------------------------------------------------------------------------------------------------


def test_count_counts_the_decision_tree() -> None:
    ran = run("count", "toy", "3", "--players", "2", "--seed", "5")
    counted = [count(TOY.setup(2).new(FastLuck(5)), depth) for depth in (1, 2, 3)]
    assert ran.code == 0
    assert ran.out == "".join(f"{depth:>4} {found}\n" for depth, found in enumerate(counted, 1))
    assert run("count", "toy", "0").out == "   0 1\n"


# fuzz ----------------------------------------------------------------------------------------------------------------


@each_lang
def test_fuzz_plays_and_finds_nothing(lang: str) -> None:
    ran = run("fuzz", "all", "--games", "7", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("\n") == len(games())
    assert all(words(lang).game(one) in ran.out for one in games())


def test_fuzz_shares_its_games_out_among_the_numbers_of_players(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []

    def noted(one: object, players: int, number: int, seed: int, progress: object) -> Report:
        asked.append((players, number))
        return Report(number, 1, None)

    assert fuzzing.run(words("en"), noted, "toy", 8, None, 1) == 0
    assert asked == [(2, 3), (3, 3), (4, 2)]


def test_a_failure_is_told_and_its_journal_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    failure = Failure("toy", 3, 41, 17, "a crown too many", "regalia journal 1\n")
    assert fuzzing.run(words("en"), lambda *asked: Report(2, 30, failure), "toy", 9, 3, 40) == 1
    out = capsys.readouterr().out
    assert "The Fair, 3 players, seed 41: after move 17 something does not hold:\n  a crown too many\n" in out
    assert "  regalia fuzz toy --players 3 --games 1 --seed 41\n" in out
    assert (tmp_path / "toy-3-41.regalia").read_text() == "regalia journal 1\n"
    assert game("toy") is TOY
