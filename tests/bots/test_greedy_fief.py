"""What the bot `greedy` does in Fief shows sense."""

from regalia.bots.bot import bot
from regalia.games.fief.election import Vote
from regalia.games.fief.figures import NONE
from regalia.games.fief.rounds import RoundEnd
from regalia.games.fief.state import Fief
from tests.games.fief.positions import (
    BLUE,
    RED,
    ask,
    bishop,
    build,
    land,
    lord,
    money,
    phase,
    the,
    turn,
    units,
    village,
)


def choose(s: Fief, steps: int) -> list[str]:
    """Red is played by the bot for some steps; what it answers."""
    red, found = bot("greedy", 1), []
    for _ in range(steps):
        if not s.may_act(RED):
            break
        move = red.choose(s.setup, s.view(RED), s.legal(RED))
        found.append(s.setup.vocabulary.token(move))
        s.play(RED, move)
    return found


def test_it_founds_a_fief_when_it_can() -> None:
    s = land(points=10)
    region = s.land.board.regions.index("sennecy-barony")
    keys = [s.land.board.villages[number] for number in s.land.region_villages[region]]
    lord(s, "arthur", "red", keys[0])
    for key in keys:
        units(s, "red", key, 2)
    build(s, keys[0], castle=True)
    money(s, "red", 600)
    turn(s, "purchases", "red")
    choose(s, 8)
    assert s.fief_owner[region] == RED


def test_it_builds_a_mill_while_it_still_pays() -> None:
    for number, built in ((1, 1), (10, 0)):
        s = land(points=10)
        s.round = number
        lord(s, "arthur", "red", "blaye")
        units(s, "red", "blaye", 8)
        money(s, "red", 300)
        turn(s, "purchases", "red")
        choose(s, 3)
        assert s.mills[village(s, "blaye")] == built


def test_it_accepts_what_it_is_given_and_gives_nothing_for_nothing() -> None:
    for way, thaler in (([], 500), (["other-way"], 0)):
        s = land(points=10)
        for name, key, at in (("red", "arthur", "blaye"), ("blue", "henri", "sigy"), ("green", "louis", "bourg")):
            lord(s, key, name, at)
            units(s, name, at, 3)
        money(s, "blue", 500)
        money(s, "red", 500)
        phase(s, "negotiation")
        for token in ("deal", "red", *way, "500", "send"):
            s.play(BLUE, s.setup.vocabulary.numbers[token])
        for seat in (BLUE, 2):
            s.play(seat, s.setup.vocabulary.numbers["ready"])
        choose(s, 4)
        assert s.money[RED] == 500 + thaler


def test_it_votes_for_its_own_and_for_nobody_who_would_win_by_it() -> None:
    for stands, voted in (("arthur", "arthur"), ("", "abstain")):
        s = land(rounds=20)
        lord(s, "arthur", "red", "blaye")
        bishop(s, "arthur", "blaye")
        lord(s, "henri", "blue", "sigy")
        for region in range(3):
            s.fief_owner[region], s.title[region] = BLUE, the(s, "henri")
            s.capital[region] = s.land.region_villages[region][0]
        s.votes = [the(s, stands) if stands else NONE, the(s, "henri"), NONE, *[NONE] * 6]
        ask(s, Vote(RED), Vote(BLUE), RoundEnd())
        assert choose(s, 1) == [voted]
