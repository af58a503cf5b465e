"""`regalia verify`: proves the luck and the moves of a recorded game, or says what does not hold."""

from regalia.core.journal import Journal
from regalia.core.record import replay
from regalia.core.refusals import Problem
from regalia.locale.words import Words
from regalia.terminal.files import BadFile, read_journal
from regalia.terminal.screen import Screen

PROVED = 0
FAILED = 1
NO_JOURNAL = "journal-not"


def run(words: Words, file: str) -> int:
    """Judge every move and every draw; 1 if not all of it is proved."""
    screen = Screen(words)
    try:
        journal = read_journal(file)
        record = replay(journal)
    except Problem as problem:
        if isinstance(problem, BadFile) or problem.key == NO_JOURNAL:
            raise
        screen.say("verify-failed", file=file)
        screen.write(words.problem(problem), indent=2)
        return FAILED
    moves = sum(not entry.is_undo for entry in journal.entries)
    screen.say("verify-moves", game=words.game(journal.setup.game), moves=moves)
    if record.state.over:
        screen.say("verify-end", ending=words.ending(journal.setup, record.state.ending()))
    else:
        screen.say("verify-goes-on")
    return show_luck(screen, journal)


def show_luck(screen: Screen, journal: Journal) -> int:
    """What is known of the luck; `replay` has proved it where the secret is there."""
    draws = len(journal.all_draws())
    if journal.secret:
        screen.say("verify-commitment")
        screen.write(journal.commitment, indent=2)
        screen.say("verify-draws", draws=draws, words=sum(1 for word in journal.words if word))
        screen.say("verify-proved")
        return PROVED
    if not journal.setup.game.chance:
        screen.say("verify-no-luck")
        return PROVED
    if journal.commitment:
        screen.say("verify-no-secret", draws=draws)
    else:
        screen.say("verify-not-sealed", draws=draws)
    return FAILED
