"""FI-F-11 to FI-F-13: battles of more than two parties."""

from regalia.games.fief.battlefield import divisor, leader, seats_of, units_of_side
from regalia.games.fief.figures import HAS_CASTLE, NONE
from regalia.games.fief.places import host, parties
from regalia.games.fief.state import Fief
from tests.games.fief.fields import a_round, battle_dice, field, left, together
from tests.games.fief.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    asked,
    build,
    fief,
    land,
    lord,
    mildest,
    open_to,
    place,
    say,
    the,
    turn,
    units,
    why_not,
)


def three(green: int = 9, players: int = 4) -> Fief:
    """Red at the gate of Blaye with Arthur and six, blue in it with Charles and six, green a guest of his."""
    s = field(players=players)
    units(s, "green", "blaye", green)
    return s


def test_FI_F_11_the_others_present_say_with_whom_they_stand() -> None:
    s = three()
    units(s, "yellow", "blaye<la-salle", 2)
    say(s, "assault")
    assert (asked(s), open_to(s), mildest(s)) == (("green", "help"), ["aside", "red", "blue"], "aside")
    say(s, "aside")
    assert asked(s) == ("yellow", "help")
    say(s, "red")
    assert (asked(s), mildest(s)) == (("red", "accept-help"), "no")
    say(s, "yes")
    assert (seats_of(s, 0), seats_of(s, 1)) == ([RED, YELLOW], [BLUE])


def test_FI_F_11_in_turn_order_from_the_first_player_each_accepted_before_the_next_is_asked() -> None:
    s = three()
    s.first = YELLOW
    units(s, "yellow", "blaye", 2)
    say(s, "assault")
    assert asked(s) == ("yellow", "help")
    say(s, "blue")
    assert asked(s) == ("blue", "accept-help")
    say(s, "no")
    assert asked(s) == ("green", "help")
    say(s, "blue", "yes")
    # Yellow was not wanted, and stands aside.
    assert seats_of(s, 1) == [GREEN, BLUE]


def test_FI_F_11_who_has_nobody_that_fights_is_not_asked() -> None:
    s = field()
    lord(s, "blanche", "green", "blaye")
    say(s, "assault")
    assert asked(s) == ("red", "ask-mercy")


def test_FI_F_11_a_side_counts_together_and_its_strongest_rolls_aims_and_answers() -> None:
    s = three(green=9)
    say(s, "assault", "blue", "yes")
    assert (units_of_side(s, 1), leader(s, 1)) == (16, GREEN)
    say(s, "mercy", "offer")
    assert asked(s) == ("green", "mercy")
    say(s, "no", "no")
    assert asked(s) == ("red", "aim")


def test_FI_F_11_example_losses_fall_on_the_strongest_first() -> None:
    # Red attacks blue, green stands aside, yellow with blue: six and four; blue's soldiers fall first.
    s = field(defenders=5, players=4)
    units(s, "green", "blaye", 9)
    units(s, "yellow", "blaye", 4)
    say(s, "assault", "aside", "blue", "yes")
    assert [units_of_side(s, 1), leader(s, 1)] == [10, BLUE]
    a_round(s, 6, 6, 1, 1)
    # Six fall: five of blue's, and then no lord while yellow's soldiers stand.
    assert (left(s, "blue", "blaye"), left(s, "yellow", "blaye")) == (0, 3)
    assert s.owner[the(s, "charles")] == BLUE


def test_FI_F_11_the_village_goes_to_its_holder_if_he_won() -> None:
    s = three(green=20)
    say(s, "assault", "blue", "yes")
    a_round(s, 1, 1, 6, 6, 6)
    assert s.battle == []
    assert parties(s, place(s, "blaye")) == [BLUE, GREEN]


def test_FI_F_11_else_to_the_strongest_winner() -> None:
    s = three(green=20)
    build(s, "blaye", castle=True, mills=1)
    say(s, "assault", "red", "yes")
    for _ in range(3):
        if s.battle:
            a_round(s, 6, 6, 6, 1, 1)
    blaye = place(s, "blaye")
    assert parties(s, blaye) == [GREEN, RED]
    assert (s.mills[blaye], s.walls[blaye]) == (0, HAS_CASTLE)


def test_FI_F_11_the_owner_on_the_winning_side_gets_his_village_back_mill_and_all() -> None:
    s = field(players=4)
    units(s, "green", "blaye<la-salle", 20)
    fief(s, "beaujeu-county", "green", "beaujeu")
    units(s, "green", "beaujeu", 1)
    build(s, "blaye", mills=1)
    say(s, "assault", "red", "yes")
    a_round(s, 6, 6, 6, 1, 1)
    assert (host(s, place(s, "blaye")), s.mills[place(s, "blaye")]) == (GREEN, 1)


def test_FI_F_12_tied_the_attacked_himself_is_the_strongest_then_turn_order() -> None:
    s = three(green=7)
    units(s, "yellow", "blaye", 7)
    s.first = GREEN
    say(s, "assault", "blue", "yes", "blue", "yes")
    assert seats_of(s, 1) == [BLUE, GREEN, YELLOW]


def test_FI_F_12_when_the_strongest_is_gone_the_next_leads() -> None:
    s = three(green=2)
    say(s, "assault", "blue", "yes")
    assert leader(s, 1) == BLUE
    s2 = together(red=20, blue=3, players=4)
    units(s2, "green", "blaye", 2)
    say(s2, "blaye", "blue", "attack", "blue", "yes")
    a_round(s2, 6, 1, 1, 1)
    # Four fall: blue's three, and one of green's, for no lord falls while soldiers stand.
    assert (left(s2, "blue", "blaye"), left(s2, "green", "blaye")) == (0, 1)
    say(s2, "no", "mercy", "offer", "yes")
    assert leader(s2, 1) == GREEN


def test_FI_F_12_a_side_is_hit_by_the_divisor_of_its_strongest_member_s_place() -> None:
    s = field(players=4, castle=True)
    units(s, "green", "blaye<la-salle", 9)
    say(s, "assault", "blue", "yes")
    # Green leads, and stands in the open.
    assert divisor(s, 1) == 2
    s = field(players=4, castle=True)
    units(s, "green", "blaye<la-salle", 3)
    say(s, "assault", "blue", "yes")
    assert divisor(s, 1) == 3


def test_FI_F_12_each_lord_can_be_aimed_at_if_he_himself_is_in_the_open() -> None:
    s = field(players=4, castle=True)
    units(s, "green", "blaye<la-salle", 3)
    lord(s, "louis", "green", "blaye<la-salle")
    say(s, "assault", "blue", "yes", "no", "no", "no")
    assert asked(s) == ("red", "aim")
    assert why_not(s, "charles") == "FI-F-6.walls"
    assert why_not(s, "louis") == ""


def test_FI_F_10_in_a_side_its_members_ask_in_the_order_of_strength() -> None:
    s = three(green=9)
    lord(s, "louis", "green", "blaye")
    say(s, "assault", "blue", "yes")
    order = []
    while asked(s)[1] == "ask-mercy":
        order.append(asked(s)[0])
        say(s, "no")
    assert order == ["red", "green", "blue"]


def test_FI_F_13_who_gives_in_loses_only_his_own_and_his_side_fights_on() -> None:
    s = three(green=9)
    say(s, "assault", "blue", "yes", "no", "mercy", "offer", "yes")
    assert s.captor[the(s, "charles")] == RED
    # Red has no piece in the village: he keeps his captive at the gate.
    assert s.at[the(s, "charles")] == place(s, "blaye<charolles")
    assert (left(s, "blue", "blaye"), seats_of(s, 1)) == (0, [GREEN])
    assert s.battle
    a_round(s, 1, 1, 6, 6)
    assert (left(s, "green", "blaye"), left(s, "red", "blaye<charolles")) == (8, 0)


def test_FI_F_13_a_host_who_gave_in_leaves_the_village_to_the_strongest_winner_of_his_side() -> None:
    s = three(green=20)
    build(s, "blaye", mills=1)
    units(s, "yellow", "blaye", 1)
    say(s, "assault", "blue", "yes", "aside", "no", "mercy", "offer", "yes")
    a_round(s, 1, 1, 6, 6, 6)
    # His captor has fallen, and so he dies; the helpers have defended the village, mill and all.
    blaye = place(s, "blaye")
    assert (parties(s, blaye), s.mills[blaye], s.owner[the(s, "charles")]) == ([GREEN, YELLOW], 1, NONE)


def test_FI_F_13_who_stood_aside_stays_as_he_was() -> None:
    s = three(green=4)
    units(s, "yellow", "blaye<la-salle", 2)
    say(s, "assault", "aside", "aside", "no", "mercy", "offer", "yes")
    assert parties(s, place(s, "blaye")) == [RED, GREEN]
    assert left(s, "yellow", "blaye<la-salle") == 2


def test_FI_F_13_winners_of_a_side_enter_from_their_gates() -> None:
    s = field(attackers=12, defenders=1, players=4)
    units(s, "green", "blaye<la-salle", 3)
    say(s, "assault", "red", "yes", "no", "mercy", "offer", "yes")
    assert parties(s, place(s, "blaye")) == [RED, GREEN]
    assert left(s, "green", "blaye") == 3


def test_FI_F_15_help_is_chosen_before_strengths_are_shown() -> None:
    s = three()
    say(s, "assault")
    assert not any(event.key == "counts" for event in s.heard or [])
    say(s, "aside")
    assert sum(event.key == "counts" for event in s.heard or []) == 2


def test_FI_F_11_three_enemies_fight_one_after_another() -> None:
    s = land(4)
    for name in ("red", "blue", "green"):
        units(s, name, "blaye", 20 if name == "red" else 1)
    turn(s, "battles", "red")
    battle_dice(s, 6, 6, 6, 1)
    say(s, "blaye", "blue", "attack", "aside")
    battle_dice(s, 6, 6, 6, 1)
    say(s, "blaye", "green", "attack")
    assert parties(s, place(s, "blaye")) == [RED]
