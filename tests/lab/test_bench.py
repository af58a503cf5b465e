"""What the bench makes of what it measured; nothing is measured here."""

import json
from collections.abc import Iterator

import pytest
from rich.console import Console

import tests.toy  # noqa: F401 (importing it registers the game)
from regalia.lab import bench, ours, worker
from regalia.lab.bench import CLONES, CONNECT_FOUR, COPY, LOOP, Found, Measure, Ratio, judgement, median, sheets
from regalia.lab.rate import Rate, repeat
from regalia.lab.report import Sheet, markdown, page, show

FAST = Ratio("faster", LOOP, CONNECT_FOUR, 0.7)
SHORT = Ratio("shorter", COPY, CLONES, 3)


def rates(*per_second: int) -> list[Rate]:
    """So many decisions in a second each; a game has ten."""
    return [Rate(decisions, 1.0, decisions // 10) for decisions in per_second]


@pytest.mark.parametrize(
    ("over", "under", "told"),
    [
        (700, 1000, ["0.70", "at least 0.7", "holds"]),
        (690, 1000, ["0.69", "at least 0.7", "does not hold"]),
        (1400, 1000, ["1.40", "at least 0.7", "holds"]),
    ],
)
def test_a_speed_must_be_at_least_so_much_of_another(over: int, under: int, told: list[str]) -> None:
    found: Found = {LOOP: rates(over), CONNECT_FOUR: rates(under)}
    assert judgement(found, FAST) == ["faster", *told]


@pytest.mark.parametrize(
    ("over", "under", "told"),
    [(1000, 3000, ["3.00", "at most 3", "holds"]), (1000, 3100, ["3.10", "at most 3", "does not hold"])],
)
def test_a_time_must_be_at_most_so_much_of_another(over: int, under: int, told: list[str]) -> None:
    """More copies a second mean a shorter time for one."""
    found: Found = {COPY: rates(over), CLONES: rates(under)}
    assert judgement(found, SHORT) == ["shorter", *told]


def test_what_could_not_be_measured_is_not_judged() -> None:
    assert judgement({LOOP: rates(1)}, FAST) == ["faster", "not measured", "at least 0.7", ""]
    assert judgement({}, FAST._replace(bound=None)) == ["faster", "not measured", "", ""]


def test_a_ratio_without_a_bound_is_only_told() -> None:
    found: Found = {LOOP: rates(300), CONNECT_FOUR: rates(200)}
    assert judgement(found, FAST._replace(bound=None)) == ["faster", "1.50", "", ""]


def test_a_number_is_the_median_of_its_rounds() -> None:
    found: Found = {LOOP: rates(10, 90, 30), COPY: rates(10, 1000, 100)}
    assert median(found, LOOP) == 30
    assert median(found, COPY) == pytest.approx(10_000)
    assert median(found, CLONES) is None


def test_sheets_tell_speeds_times_and_ratios() -> None:
    found: Found = {measure: rates(1000, 3000, 2000) for measure in bench.measures()}
    speeds, times, played, ratios = sheets(found)
    assert ["foreign-king (4 seats), plain", "2,000", "1,000 to 3,000", "10"] in speeds.rows
    assert ["foreign-king (4 seats), `copy()`, plain", "500.00", "333.33 to 1000.00"] in times.rows
    assert len(ratios.rows) == len(bench.ratios())
    assert ["fief (6 bots, its short game), plain", "0.01", "0.00 to 0.01", "under 2", "holds"] in played.rows
    assert len(speeds.rows) + len(times.rows) + len(played.rows) == len(bench.measures())
    assert all(len(row) == len(sheet.head) for sheet in (speeds, times, played, ratios) for row in sheet.rows)


@pytest.mark.parametrize(
    ("seconds", "told"),
    [
        (1.9, ["1.90", "1.90 to 1.90", "under 2", "holds"]),
        (2.1, ["2.10", "2.10 to 2.10", "under 2", "does not hold"]),
        (0.0, ["not measured", "", "under 2", ""]),
    ],
)
def test_a_game_of_bots_must_be_over_soon(seconds: float, told: list[str]) -> None:
    measure = next(iter(bench.BOTS))
    found: Found = {measure: [Rate(5000, 3 * seconds, 3)]} if seconds else {}
    assert bench.game_of_bots(found, measure, "game") == ["game", *told]


def test_a_game_of_bots_is_played_to_its_end() -> None:
    rate = ours.bots("toy", 0.01)
    assert rate.games > 0
    assert rate.decisions > rate.games


def test_what_is_missing_is_told_with_what_helps() -> None:
    assert len(bench.missing({})) == 2
    assert bench.missing({measure: rates(1) for measure in bench.measures()}) == []


class Told:
    """A worker that needs no process."""

    def __init__(self, rate: Rate | None) -> None:
        self.rate = rate
        self.asked: list[tuple[str, str, float]] = []

    def measure(self, work: str, subject: str, seconds: float) -> Rate | None:
        self.asked.append((work, subject, seconds))
        return self.rate


def test_each_round_takes_every_measure_once() -> None:
    one, none = Told(Rate(5, 1.0, 1)), Told(None)
    wanted = [Measure("plain", "copies", "a"), Measure("plain", "deals", "a"), Measure("peers", "x", "b")]
    steps: list[int] = []
    workers = {"plain": one, "peers": none}
    found = bench.run(workers, [*wanted, Measure("fast", "x", "c")], 3, 0.5, lambda: steps.append(1))  # type: ignore[arg-type]
    assert one.asked[:2] == [("copies", "a", 0.5), ("deals", "a", 0.5)]
    assert (len(one.asked), len(none.asked), len(steps)) == (6, 3, 12)
    assert found == {wanted[0]: [one.rate] * 3, wanted[1]: [one.rate] * 3}


# Its parts -----------------------------------------------------------------------------------------------------------


def test_a_rate_in_its_units() -> None:
    assert Rate(200, 0.5, 4).per_second == 400
    assert Rate(200, 0.5, 4).microseconds == 2500


def test_work_is_repeated_till_the_time_is_over_the_first_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    clock: Iterator[float] = iter([0.0, 0.4, 0.8, 1.2])
    monkeypatch.setattr("time.perf_counter", lambda: next(clock))
    assert repeat(lambda: 7, 1.0) == Rate(21, 1.2, 3)


def test_a_worker_answers_a_line_with_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(worker.WORKS, "copies", lambda subject, seconds: Rate(len(subject), seconds, 1))
    assert json.loads(worker.answer('["copies", "toy", 0.5]')) == {"rate": [3, 0.5, 1]}


def test_a_worker_says_which_package_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(subject: str, seconds: float) -> Rate:
        raise ModuleNotFoundError("no", name="pyspiel")

    monkeypatch.setitem(worker.WORKS, "copies", absent)
    assert json.loads(worker.answer('["copies", "toy", 0.5]')) == {"rate": None, "missing": "pyspiel"}


SHEET = Sheet("Speed", ["", "a second"], [["toy, `copy()`", "1,000"], ["king", "2"]])


def test_a_sheet_as_a_table_of_the_docs() -> None:
    text = "## Speed\n\n|  | a second |\n| --- | ---: |\n| toy, `copy()` | 1,000 |\n| king | 2 |\n"
    assert markdown(SHEET) == text
    told = page([SHEET], {"Seed": "1"})
    assert told.startswith("# Performance\n")
    assert text in told
    assert "\n- Seed: 1\n" in told
    assert "\n- Regalia: " in told


def test_a_sheet_on_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    show(Console(width=60), SHEET)
    out = capsys.readouterr().out
    assert "Speed" in out
    assert "1,000" in out
