"""`regalia patch`: replays recorded games, and the tables of a server, and says which would break and where."""

import glob
from pathlib import Path

from regalia.core.game import game
from regalia.core.refusals import Problem
from regalia.locale.words import Words
from regalia.table.kept import Stored
from regalia.table.loading import breaks
from regalia.terminal.complaint import complain, told
from regalia.terminal.files import BadFile, replay_file
from regalia.terminal.keeping import opened, tables
from regalia.terminal.screen import Screen
from regalia.terminal.verify import NO_JOURNAL

HOLDS = 0
BREAKS = 1
UNREADABLE = 2


def run(words: Words, names: list[str], data: str | None = None) -> int:
    """Replay each, and each table of a data file; the exit code is that of the worst."""
    screen = Screen(words)
    if not names and data is None:
        raise Problem("patch-what", {})
    files = [file for name in names for file in matching(name)]
    found = [judge(screen, file) for file in files]
    if data is not None:
        with opened(data) as store:
            found += [judge_table(screen, stored) for stored in tables(store)]
    screen.say(
        "patch-sum",
        journals=len(found),
        hold=found.count(HOLDS),
        broken=found.count(BREAKS),
        unreadable=found.count(UNREADABLE),
    )
    return max(found, default=HOLDS)


def matching(name: str) -> list[str]:
    """The files that a pattern stands for, where the shell did not say; a folder stands for the journals in it."""
    if Path(name).is_dir():
        return sorted(str(path) for path in Path(name).glob("*.regalia")) or [name]
    if Path(name).exists() or not glob.has_magic(name):
        return [name]
    return sorted(glob.glob(name)) or [name]


def judge(screen: Screen, file: str) -> int:
    """Replay one journal, and say how that went."""
    try:
        journal = replay_file(file, any_rules=True).journal
    except Problem as problem:
        if isinstance(problem, BadFile) or problem.key == NO_JOURNAL:
            complain(told(screen.words, problem))
            return UNREADABLE
        said = screen.text("patch-breaks", file=file, told=screen.words.problem(problem))
        screen.write(said)
        return BREAKS
    return holds(screen, file, journal.rules, journal.setup.game.version)


def judge_table(screen: Screen, stored: Stored) -> int:
    """Replay one table of a data file, and say how that went."""
    problem = breaks(stored)
    if problem is not None:
        screen.write(screen.text("patch-breaks", file=stored.id, told=screen.words.problem(problem)))
        return BREAKS
    return holds(screen, stored.id, stored.rules, game(stored.game).version)


def holds(screen: Screen, name: str, rules: int, version: int) -> int:
    """Say that all is well."""
    if rules == version:
        screen.say("patch-holds", file=name)
    else:
        screen.say("patch-holds-older", file=name, rules=str(rules), version=str(version))
    return HOLDS
