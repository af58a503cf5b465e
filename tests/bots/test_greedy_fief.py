"""What the bot `greedy` does in Fief shows sense."""

from regalia.bots.bot import bot
from regalia.core.luck import FastLuck
from regalia.games.fief.election import Vote
from regalia.games.fief.figures import BATTLES_PHASE, NONE
from regalia.games.fief.inheritance import THRONE
from regalia.games.fief.rounds import RoundEnd
from regalia.games.fief.state import Fief
from tests.games.fief.positions import (
    BLUE,
    RED,
    ask,
    bishop,
    build,
    captive,
    fief,
    king,
    land,
    lord,
    money,
    of,
    phase,
    queen,
    seat,
    the,
    turn,
    units,
    village,
    wed,
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


def say(s: Fief, name: str, *tokens: str) -> None:
    """A seat answers at its desk."""
    for token in tokens:
        s.play(seat(s, name), s.setup.vocabulary.move(token))


def three(**options: int) -> Fief:
    """Three families, each with a lord, three soldiers and 1000 Thaler; blue and green have villages far from red's."""
    s = land(**options)
    for name, key, at in (("red", "arthur", "blaye"), ("blue", "henri", "sigy"), ("green", "louis", "bourg")):
        lord(s, key, name, at)
        units(s, name, at, 3)
        money(s, name, 1000)
    return s


def offered(s: Fief, *tokens: str) -> str:
    """Blue offers this to red in phase 6, and all others are ready; what the bot answers."""
    phase(s, "negotiation")
    say(s, "blue", "deal", "red", *tokens, "send", "ready")
    say(s, "green", "ready")
    found = choose(s, 4)
    return "accept" if "accept" in found else "refuse" if "refuse" in found else ""


def three_fiefs(s: Fief) -> None:
    """Blue bears three fiefs: it wins as soon as it has a crown."""
    for region, capital in (
        ("sigy-county", "sigy"),
        ("sennecy-barony", "epervier"),
        ("medard-barony", "st-andre"),
    ):
        fief(s, region, "blue", capital, "henri")


# Turns ---------------------------------------------------------------------------------------------------------------


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


def test_it_buys_soldiers_where_an_enemy_stands() -> None:
    for enemies in (1, 9):
        s = land(points=10)
        lord(s, "arthur", "red", "blaye")
        units(s, "red", "blaye", 2)
        build(s, "blaye", castle=True, mills=3)
        lord(s, "henri", "blue", "charolles")
        units(s, "blue", "charolles", enemies)
        money(s, "red", 600)
        turn(s, "purchases", "red")
        choose(s, 12)
        assert s.units[village(s, "blaye") * s.players + RED] >= 4 + (enemies > 1) * 3


def test_asked_anew_at_each_step_it_comes_to_the_end_of_its_turns() -> None:
    for phase_key in ("purchases", "movement"):
        for number in range(4):
            s = three(points=10)
            units(s, "red", "blaye", 5)
            lord(s, "pierre", "red", "blaye")
            turn(s, phase_key, "red")
            steps = 0
            while s.may_act(RED) and s.mover == RED and s.phase < BATTLES_PHASE and steps < 100:
                s.play(RED, bot("greedy", 100 * number + steps).choose(s.setup, s.view(RED), s.legal(RED)))
                steps += 1
            assert steps < 100


def test_it_takes_an_empty_village_and_leaves_a_soldier_there() -> None:
    s = land(points=10)
    lord(s, "arthur", "red", "blaye")
    units(s, "red", "blaye", 6)
    build(s, "blaye", castle=True)
    turn(s, "movement", "red")
    choose(s, 20)
    held = [at for at in range(24) if s.units[at * s.players + RED]]
    assert len(held) > 1


def test_it_attacks_the_weak_and_leaves_the_strong_alone() -> None:
    for enemies, attacked in ((1, True), (20, False)):
        s = land(points=10, open_board=1)
        lord(s, "arthur", "red", "blaye")
        units(s, "red", "blaye", 10)
        lord(s, "henri", "blue", "charolles")
        units(s, "blue", "charolles", enemies)
        build(s, "charolles", castle=True)
        turn(s, "movement", "red")
        assert ("gate" in choose(s, 12)) == attacked


def test_it_asks_mercy_when_all_is_lost() -> None:
    s = land(points=10)
    lord(s, "arthur", "red", "blaye")
    lord(s, "henri", "blue", "blaye<charolles")
    units(s, "blue", "blaye<charolles", 14)
    units(s, "blue", "charolles", 1)
    turn(s, "battles", "blue")
    say(s, "blue", "assault")
    while not s.may_act(RED):
        s.play(s.next_seat(), s.default(s.next_seat()))
    assert choose(s, 1) == ["mercy"]


# Offers --------------------------------------------------------------------------------------------------------------


def test_it_accepts_what_it_is_given_and_gives_nothing_for_nothing() -> None:
    assert offered(three(points=10), "500") == "accept"
    assert offered(three(points=10), "other-way", "500") == "refuse"


def test_it_marries() -> None:
    s = three(points=10)
    lord(s, "isabelle", "blue", "sigy")
    assert offered(s, "marriage", "isabelle", "arthur") == "accept"
    s = three(points=10)
    lord(s, "isabelle", "blue", "sigy")
    phase(s, "negotiation")
    made = choose(s, 6)
    assert made == ["deal", "blue", "marriage", "arthur", "isabelle", "send"]


def test_it_offers_ransom_and_pays_what_is_fair() -> None:
    s = three(points=10)
    captive(s, "pierre", "red", "blue", "sigy")
    phase(s, "negotiation")
    made = choose(s, 6)
    assert made[:2] == ["deal", "blue"]
    assert "freedom" in made
    assert 0 < s.money[RED] + sum(s.offers[2::10]) <= 1000
    for asked, answer in ((["500"], "accept"), (["1000", "1000"], "refuse")):
        s = three(points=10)
        money(s, "red", 2000)
        captive(s, "pierre", "red", "blue", "sigy")
        assert offered(s, "other-way", *asked, "freedom", "pierre") == answer


def test_it_sells_a_captive_for_a_good_price_only() -> None:
    for given, answer in ((["100"], "refuse"), (["1000"], "accept")):
        s = three(points=10)
        captive(s, "pierre", "blue", "red", "blaye")
        assert offered(s, *given, "freedom", "pierre", "sigy") == answer


def test_it_sells_its_votes_dear() -> None:
    for given, answer in ((["100"], "refuse"), (["1000"], "accept")):
        s = three(points=0)
        money(s, "red", 0)
        fief(s, "sigy-county", "blue", "sigy", "henri")
        assert offered(s, *given, "ask-promise", "vote", "henri") == answer


def test_it_keeps_the_vote_it_has_sold() -> None:
    s = three(points=0)
    fief(s, "sigy-county", "blue", "sigy", "henri")
    bishop(s, "arthur", "blaye")
    phase(s, "negotiation")
    say(s, "blue", "deal", "red", "1000", "ask-promise", "vote", "henri", "send", "ready")
    money_before = s.money[RED]
    say(s, "red", "blue", "accept", "ready")
    assert s.money[RED] == money_before + 1000
    say(s, "green", "ready")
    say(s, "blue", "henri")
    assert choose(s, 1) == ["henri"]


# Who would win by it -------------------------------------------------------------------------------------------------


def test_it_makes_nobody_queen_who_would_win_by_it() -> None:
    for fiefs, answer in ((False, "accept"), (True, "refuse")):
        s = three(points=0, rounds=20)
        money(s, "red", 0)
        money(s, "blue", 2000)
        king(s, "arthur")
        lord(s, "isabelle", "blue", "sigy")
        if fiefs:
            three_fiefs(s)
        assert offered(s, "1000", "1000", "marriage", "isabelle", "arthur") == answer


def test_it_wins_as_one_of_a_couple() -> None:
    s = three(points=0, rounds=20)
    king(s, "arthur")
    fief(s, "beaujeu-county", "red", "blaye", "arthur")
    fief(s, "bourg-duchy", "red", "les-essarts", "arthur")
    lord(s, "isabelle", "blue", "sigy")
    fief(s, "sigy-county", "blue", "sigy", "henri")
    fief(s, "medard-barony", "blue", "st-andre", "henri")
    assert offered(s, "marriage", "isabelle", "arthur") == "accept"


def test_it_sells_no_vote_to_one_who_would_win_by_it() -> None:
    s = three(points=0, rounds=20)
    money(s, "red", 0)
    money(s, "blue", 5000)
    three_fiefs(s)
    assert offered(s, "1000", "1000", "1000", "ask-promise", "vote", "henri") == "refuse"


def test_it_frees_nobody_for_whom_a_title_waits_that_wins() -> None:
    s = three(points=0, rounds=20)
    lord(s, "isabelle", "blue", "sigy")
    queen(s, "isabelle")
    fief(s, "sigy-county", "blue", "sigy", "isabelle")
    fief(s, "medard-barony", "blue", "st-andre", "isabelle")
    assert offered(s, "1000") == "accept"


def last_count(behind: int) -> Fief:
    """The last round of a game on points: red leads with so many points more than blue, green is far behind."""
    s = three(points=10)
    s.round = 10
    s.points = [100, 100 - behind, 0]
    money(s, "red", 400)
    money(s, "blue", 400)
    return s


def test_it_hands_nobody_a_game_on_points_by_a_marriage() -> None:
    for behind, answer in ((60, "accept"), (15, "refuse")):
        s = last_count(behind)
        king(s, "arthur")
        s.points[RED] -= 50
        lord(s, "isabelle", "blue", "sigy")
        assert offered(s, "100", "marriage", "isabelle", "arthur") == answer


def test_it_hands_nobody_a_game_on_points_by_money() -> None:
    for number, answer in ((7, "accept"), (10, "refuse")):
        s = last_count(5)
        s.round = number
        captive(s, "pierre", "red", "blue", "sigy")
        assert offered(s, "other-way", "100", "freedom", "pierre") == answer


def test_it_hands_nobody_a_game_on_points_by_its_vote() -> None:
    for number, answer in ((7, "accept"), (10, "refuse")):
        s = last_count(20)
        s.round = number
        money(s, "red", 0)
        money(s, "blue", 1400)
        fief(s, "sigy-county", "blue", "sigy", "henri")
        s.points[BLUE] -= 40
        assert offered(s, "1000", "ask-promise", "vote", "henri") == answer


def behind_green(points: int) -> Fief:
    """The last round of a game on points: green leads with so many points more than blue, red is far behind."""
    s = last_count(points)
    s.points = [0, 100 - points, 100]
    for name in ("red", "green"):
        money(s, name, 0)
    return s


def test_it_hands_nobody_a_game_that_it_cannot_win_itself() -> None:
    for behind, answer in ((60, "accept"), (15, "refuse")):
        s = behind_green(behind)
        money(s, "red", 100)
        king(s, "arthur")
        lord(s, "isabelle", "blue", "sigy")
        assert offered(s, "100", "100", "100", "100", "marriage", "isabelle", "arthur") == answer


def test_it_pays_for_no_grant_that_hands_another_the_game() -> None:
    for behind, answer in ((120, "accept"), (55, "refuse")):
        s = behind_green(behind)
        money(s, "red", 100)
        king(s, "henri")
        fief(s, "medard-barony", "green", "st-andre")
        s.heir[s.land.board.regions.index("medard-barony")] = THRONE
        assert offered(s, "other-way", "100", "grant", "medard-barony", "arthur") == answer


# Votes ---------------------------------------------------------------------------------------------------------------


def test_it_votes_for_its_own_and_for_nobody_who_would_win_by_it() -> None:
    for stands, voted in (("arthur", "arthur"), ("", "abstain")):
        s = land(points=0, rounds=20)
        lord(s, "arthur", "red", "blaye")
        bishop(s, "arthur", "blaye")
        lord(s, "henri", "blue", "sigy")
        three_fiefs(s)
        s.votes = [the(s, stands) if stands else NONE, the(s, "henri"), NONE, *[NONE] * 6]
        ask(s, Vote(RED), Vote(BLUE), RoundEnd())
        assert choose(s, 1) == [voted]


def test_it_votes_for_the_husband_of_its_lady() -> None:
    s = land(points=0, rounds=20)
    lord(s, "arthur", "red", "blaye")
    bishop(s, "arthur", "blaye")
    lord(s, "isabelle", "red", "blaye")
    lord(s, "henri", "blue", "sigy")
    fief(s, "sigy-county", "blue", "sigy", "henri")
    wed(s, "henri", "isabelle")
    s.votes = [NONE, the(s, "henri"), NONE, *[NONE] * 6]
    ask(s, Vote(RED), Vote(BLUE), RoundEnd())
    assert choose(s, 1) == ["henri"]


# Whole games ---------------------------------------------------------------------------------------------------------


ALL_IT_CAN = {
    *("buys-soldiers", "builds", "fief-founded", "fief-taken", "cardinal", "bishop", "tithe-paid", "tax-paid"),
    *("attacks", "wins-battle", "asks-mercy", "grants-mercy", "captured", "freed", "pays"),
    *("wedding", "refuses", "accepts", "promise-kept", "votes", "elected", "crowned"),
}


def test_a_few_games_have_all_that_it_can_do_and_are_won() -> None:
    done: set[str] = set()
    endings: set[str] = set()
    for number in range(3, 9):
        setup = of(4, points=0)
        s = setup.new(FastLuck(number), True)
        bots = [bot("greedy", 10 * number + other) for other in range(4)]
        while not s.over:
            asked = s.next_seat()
            s.play(asked, bots[asked].choose(setup, s.view(asked), s.legal(asked)))
            done |= {event.key for event in s.take_events()}
        endings.add(s.ending())
        if done >= ALL_IT_CAN and endings & {"alone", "couple"}:
            break
    assert done >= ALL_IT_CAN
    assert endings & {"alone", "couple"}
