"""FI-Z: who is out, who wins, and when the game ends; all at the end of a round."""

from typing import ClassVar, Final

from regalia.core.events import EVERYBODY
from regalia.core.step import Step
from regalia.games.fief import promises
from regalia.games.fief.changes import pay
from regalia.games.fief.chapter import Chapter
from regalia.games.fief.fiefs import end_fief
from regalia.games.fief.figures import (
    BISHOP_POINTS,
    CARDINAL_POINTS,
    FIEFS_ALONE,
    FIEFS_COUPLE,
    KING_POINTS,
    LORDS,
    MONEY_POINTS,
    NONE,
    POINT_MONEY,
    PRINCE_POINTS,
    QUEEN_POINTS,
    REGIONS,
)
from regalia.games.fief.hands import give_back, hand
from regalia.games.fief.places import fiefs_of, has_anything, is_bishop
from regalia.games.fief.state import Fief

ALONE: Final = 1
COUPLE: Final = 2
LAST: Final = 3
BY_POINTS: Final = 4
BY_ROUNDS: Final = 5
ENDINGS: Final = ["alone", "couple", "last", "points", "rounds"]


# Out -----------------------------------------------------------------------------------------------------------------


class PlayersOut(Step[Fief]):
    """FI-Z-2: who has no lord and no soldier on the board is out; FI-Z-4: the last ones, if together, share it."""

    key: ClassVar[str] = "players-out"

    def run(self, s: Fief) -> None:
        out = [seat for seat in range(s.players) if not s.gone[seat] and not has_anything(s, seat)]
        for seat in out:
            go_out(s, seat)
        if out and sum(s.gone) == s.players:
            end(s, LAST, out)


def go_out(s: Fief, seat: int) -> None:
    """FI-Z-2: his fiefs end, his hand is discarded face down, and his money goes to the bank, counted by all."""
    for region in fiefs_of(s, seat):
        end_fief(s, region)
    for card in hand(s, seat):
        give_back(s, seat, card)
    s.gone[seat] = 1
    s.show()
    s.tell("out", seat, s.money[seat])
    pay(s, seat, s.money[seat])
    promises.forget_seat(s, seat)


# Victory -------------------------------------------------------------------------------------------------------------


class Victory(Step[Fief]):
    """FI-Z-4, FI-Z-1: the last player not out wins; in the simple game, who has crown and fiefs."""

    key: ClassVar[str] = "victory"

    def run(self, s: Fief) -> None:
        if s.ended:
            return
        left = [seat for seat in range(s.players) if not s.gone[seat]]
        if len(left) == 1:
            end(s, LAST, left)
        elif not s.land.points_game:
            crown_and_fiefs(s)


def crown_and_fiefs(s: Fief) -> None:
    """FI-Z-1: a player with king or queen and three fiefs, or two who do so each alone; else the couple with four."""
    limit = s.land.board.limit
    crowned = [s.owner[lord] for lord in (s.king, s.queen) if lord != NONE]
    alone = [seat for seat in range(s.players) if seat in crowned and fiefs_borne(s, seat) >= limit[FIEFS_ALONE]]
    if alone:
        end(s, ALONE, alone)
        return
    couple = s.king != NONE and s.queen != NONE and s.spouse[s.king] == s.queen
    if couple and fiefs_borne(s, crowned[0]) + fiefs_borne(s, crowned[1]) >= limit[FIEFS_COUPLE]:
        end(s, COUPLE, sorted(crowned))


def fiefs_borne(s: Fief, seat: int) -> int:
    """FI-Z-1, FI-L-6: a player's fiefs, those of captives too; a title that waits does not count."""
    return sum(1 for region in fiefs_of(s, seat) if s.title[region] != NONE)


# Points --------------------------------------------------------------------------------------------------------------


class CountPoints(Step[Fief]):
    """FI-Z-3: every five rounds the points are counted, and added to the sum so far."""

    key: ClassVar[str] = "count-points"

    def run(self, s: Fief) -> None:
        if s.ended or not s.land.points_game or s.round % s.land.board.count_every:
            return
        count(s)


def count(s: Fief) -> None:
    """FI-Z-3: one count for all, aloud: it tells something of each player's money."""
    s.show()
    for seat in range(s.players):
        if not s.gone[seat]:
            more = points_of(s, seat)
            s.points[seat] += more
            s.tell("counted", seat, more, s.points[seat])


def points_of(s: Fief, seat: int) -> int:
    """FI-Z-3: every title of every lord, and the money, own money only."""
    points = s.land.board.points
    found = s.money[seat] // POINT_MONEY * points[MONEY_POINTS]
    for lord in range(LORDS):
        if s.owner[lord] == seat and s.at[lord] != NONE:
            found += points_of_lord(s, lord)
    return found


def points_of_lord(s: Fief, lord: int) -> int:
    """FI-Z-3: what a lord's titles and offices count; a crowned prince is king."""
    points = s.land.board.points
    found = 0
    for region in range(REGIONS):
        if s.title[region] == lord:
            found += points[s.land.region_kind[region]]
    if s.king == lord:
        found += points[KING_POINTS]
    if s.queen == lord:
        found += points[QUEEN_POINTS]
    if s.prince == lord:
        found += points[PRINCE_POINTS]
    if is_bishop(s, lord):
        found += points[BISHOP_POINTS]
    return found + s.cardinal[lord] * points[CARDINAL_POINTS]


class LastRound(Step[Fief]):
    """FI-Z-3, FI-Z-5: after the last round most points win; a simple game is counted once, and there."""

    key: ClassVar[str] = "last-round"

    def run(self, s: Fief) -> None:
        if s.ended or s.round < s.land.last_round:
            return
        if not s.land.points_game:
            s.tell("rounds-over", s.round)
            count(s)
        end(s, BY_POINTS if s.land.points_game else BY_ROUNDS, best(s))


def titles_of(s: Fief, seat: int) -> int:
    """FI-Z-3: the titles of a player's lords, offices included."""
    found = 0
    for lord in range(LORDS):
        if s.owner[lord] == seat and s.at[lord] != NONE:
            found += s.title.count(lord) + s.cardinal[lord] + is_bishop(s, lord)
            found += (s.king == lord) + (s.queen == lord) + (s.prince == lord)
    return found


def best(s: Fief) -> list[int]:
    """FI-Z-3: most points of those who are not out; tied: more titles, then money, then shared."""
    left = [seat for seat in range(s.players) if not s.gone[seat]]
    standings = [(s.points[seat], titles_of(s, seat), s.money[seat]) for seat in left]
    return [seat for seat, standing in zip(left, standings, strict=True) if standing == max(standings)]


def end(s: Fief, ending: int, winners: list[int]) -> None:
    """The game is over: winners share the first place, and the others stand by their points. FI-V-5: all is shown."""
    s.show()
    s.ended = ending
    s.ranks = [1] * s.players
    for seat in range(s.players):
        if seat not in winners:
            ahead = [other for other in range(s.players) if other in winners or s.points[other] > s.points[seat]]
            s.ranks[seat] = 1 + len(ahead)
    s.tell_some(EVERYBODY, "over", winners)


CHAPTER: Final = (
    Chapter("FI-Z", [*range(1, 6)])
    .tells(
        {
            "counted": "seat points:number sum:number",
            "out": "seat thaler:number",
            "rounds-over": "rounds:number",
            "over": "winners:seat*",
        }
    )
    .has(PlayersOut, Victory, CountPoints, LastRound)
)
