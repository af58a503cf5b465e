"""The pieces on the board of Fief: who stands where and who sees it, what is a button, battles, elections."""

import re

import pytest

from regalia.core.events import Event
from regalia.games.fief.battlefield import ROUND
from regalia.games.fief.changes import changed
from regalia.games.fief.election import Crown, Election
from regalia.games.fief.figures import REGIONS
from regalia.games.fief.moves import TO_BISHOPRIC, TO_LORD, TO_REGION, TO_VILLAGE
from regalia.games.fief.state import Fief
from regalia.web.boards.drawing import drawing
from regalia.web.boards.fief.rolls import Throw, last_fight
from tests.games.fief.houses import houses
from tests.games.fief.positions import (
    BLUE,
    GREEN,
    bishop,
    captive,
    fief,
    hand,
    hidden,
    king,
    land,
    lord,
    money,
    number,
    of,
    rebels,
    roll,
    say,
    seat,
    the,
    turn,
    units,
    wed,
)
from tests.web.boards.kingdoms import buttons, camp, part, piece
from tests.web.boards.scenes import asked, drawn, positions, scene

# What stands there ---------------------------------------------------------------------------------------------------


def test_FI_V_2_the_units_of_others_are_not_in_the_drawing() -> None:
    s = camp()
    hidden(s, "red", "blaye")
    assert ">8<" in piece(scene(s, 0), "stack-red-blaye")
    for reader in (1, None):
        assert ">8<" not in piece(scene(s, reader), "stack-red-blaye")
        assert "1\N{EN DASH}45" in piece(scene(s, reader), "stack-red-blaye")


def test_FI_V_2_a_hand_and_money_are_seen_by_their_player_alone() -> None:
    s = camp()
    hand(s, "red", "famine", "plague")
    money(s, "red", 1700)
    assert 'id="hand-famine-1"' in drawn(scene(s, 0)).markup()
    for reader in (1, 2, None):
        markup = drawn(scene(s, reader)).markup()
        assert "hand-famine" not in markup
        assert "hand-plague" not in markup


def test_FI_O_6_castles_mills_and_rebels_stand_on_the_map() -> None:
    s = camp()
    rebels(s, "blaye", 4, "blue")
    look = scene(s, None)
    assert "#site-castle" in piece(look, "site-blaye")
    assert "#work-mill" in piece(look, "site-blaye")
    assert ">4<" in piece(look, "rebels-blaye")


def test_FI_P_1_a_captive_stands_behind_bars_in_the_colour_of_his_captor() -> None:
    s = camp()
    captive(s, "eric", "blue", "red", "blaye")
    assert re.search(r'class="red"><use href="#bars"', piece(scene(s, None), "lord-eric"))
    assert "captive of Red" in piece(scene(s, None), "family-blue")


def test_FI_M_7_a_group_at_a_gate_stands_on_the_road() -> None:
    s = camp()
    units(s, "green", "blaye<la-salle", 3)
    look = scene(s, None)
    assert piece(look, "gate-blaye-from-la-salle")
    assert piece(look, "stack-green-blaye-from-la-salle")
    assert "At the gate, on the road from La Salle" in piece(look, "said-blaye")


def test_FI_L_1_a_fief_has_a_band_in_the_colour_of_its_owner() -> None:
    s = camp()
    fief(s, "beaujeu-county", "red", "blaye", "arthur")
    look = scene(s, None)
    assert "fief-band red" in piece(look, "fief-beaujeu-county")
    assert "Count of Blaye" in piece(look, "family-red")
    assert "Fief of Red, capital Blaye." in piece(look, "region-beaujeu-county")


def test_FI_Q_1_offices_and_marriages_are_shown() -> None:
    s = camp()
    wed(s, "arthur", "blanche")
    king(s, "arthur", 12)
    bishop(s, "charles", "sigy")
    look = scene(s, None)
    assert "#badge-king" in piece(look, "throne-king")
    assert ">12<" in piece(look, "king-guard")
    assert "married to Arthur" in piece(look, "family-blue")
    assert "#badge-bishop" in piece(look, "lord-charles")
    assert "Charles" in piece(look, "see-sigy-see")


def test_each_family_has_arms_and_banners_of_its_own() -> None:
    shapes = drawing(of().game).symbols
    for kind in ("charge", "stack"):
        found = [re.search(rf'<g id="{kind}-{colour}">(.*?)</g>', shapes) for colour in of(6).seats]
        assert len({shape[1] for shape in found if shape}) == 6


# What can be chosen --------------------------------------------------------------------------------------------------


def test_FI_M_12_lords_and_roads_are_buttons_that_can_or_say_why_not() -> None:
    s = camp()
    assert buttons(asked(s)) == {"arthur": True}
    say(s, "arthur")
    found = buttons(asked(s))
    assert found["la-salle"]
    assert found["charolles"]
    assert found["arthur"] is False
    assert 'popovertarget="why-arthur"' in part(asked(s), "map")
    assert piece(asked(s), "way-la-salle")
    assert piece(asked(s), "sets-out-arthur")


def test_FI_K_10_bishoprics_are_buttons_when_a_card_is_laid() -> None:
    s = camp()
    hand(s, "red", "famine")
    turn(s, "cards", "red")
    look = asked(s)
    assert 'value="famine"' in piece(look, "hand-famine-1")
    say(s, "famine")
    assert buttons(asked(s)) == {f"{see}-see": True for see in ("blaye", "tournus", "bourg", "sigy")}
    assert 'value="blaye-see"' in piece(asked(s), "see-blaye-see")
    say(s, "blaye-see")
    while asked(s).asked is not None and s.question(s.next_seat()).startswith("counter"):
        say(s, "no")
    assert "#mark-famine" in piece(asked(s), "sky-blaye")


def test_FI_B_the_market_is_held_in_its_phase() -> None:
    s = camp()
    assert 'id="ware-mill"' not in drawn(asked(s)).markup()
    money(s, "red", 400)
    turn(s, "purchases", "red")
    assert 'value="mill"' in piece(asked(s), "ware-mill")
    assert 'popovertarget="why-castle"' in piece(asked(s), "ware-castle")
    assert 'type="submit"' not in piece(scene(s, 1), "ware-mill")


def test_FI_L_2_regions_are_buttons_when_one_is_asked_for() -> None:
    s = camp()
    fief(s, "beaujeu-county", "red", "blaye", "arthur")
    hand(s, "red", "tax")
    turn(s, "cards", "red")
    say(s, "tax")
    found = buttons(asked(s))
    assert found.pop("beaujeu-county")
    assert set(found.values()) == {False}
    assert 'id="clip-choice-beaujeu-county"' in drawn(asked(s)).markup()


@pytest.mark.parametrize("players", [3, 6])
def test_every_village_lord_see_and_region_that_is_asked_for_has_a_place(players: int) -> None:
    places = {*TO_VILLAGE, *TO_LORD, *TO_BISHOPRIC, *TO_REGION}
    for s in positions(of(players), seed=players, every=13):
        look = asked(s)
        outside = "".join(part.markup() for part in drawn(look).parts if part.id not in ("asked", "reasons"))
        for move in look.legal():
            if move in places:
                assert f'name="move" value="{s.setup.vocabulary.token(move)}"' in outside


# What others are asked about -----------------------------------------------------------------------------------------


def test_FI_M_5_who_asks_for_leave_is_shown_to_all() -> None:
    s = camp()
    units(s, "green", "la-salle", 2)
    say(s, "arthur", "all", "la-salle", "ask")
    assert s.question(s.next_seat()) == "leave-in"
    for reader in (GREEN, BLUE, None):
        look = scene(s, reader)
        assert "red" in piece(look, "asked-way")
        assert piece(look, "asks-arthur")


def test_FI_K_3_an_attack_that_may_be_countered_is_shown_where_it_falls() -> None:
    s = camp()
    hand(s, "red", "famine", "assassination")
    turn(s, "cards", "red")
    say(s, "famine", "bourg-see")
    assert "#mark-famine" in piece(scene(s, None), "threat-bourg")
    assert not piece(scene(s, None), "threat-blaye")
    while s.question(s.next_seat()) == "counter-famine":
        say(s, "no")
    say(s, "assassination", "blanche")
    assert "#mark-assassination" in piece(scene(s, None), "threat")


def test_FI_H_7_heirs_and_money_put_aside_are_told() -> None:
    s = camp()
    fief(s, "beaujeu-county", "red", "blaye", "arthur")
    captive(s, "isabelle", "blue", "red", "blaye")
    s.heir[number(s, "region", "beaujeu-county")] = the(s, "isabelle")
    s.aside = changed(s.aside, the(s, "isabelle") * REGIONS, 300)
    look = scene(s, None)
    assert "Inherits in the negotiation: Isabelle." in piece(look, "region-beaujeu-county")
    assert "put aside: 300 Thaler" in piece(look, "family-blue")


# Battles and elections -----------------------------------------------------------------------------------------------


def test_FI_F_3_a_battle_shows_sides_units_and_dice() -> None:
    s = land()
    lord(s, "arthur", "red", "blaye")
    units(s, "red", "blaye", 8)
    lord(s, "charles", "blue", "blaye")
    units(s, "blue", "blaye", 14)
    turn(s, "battles", "red")
    say(s, "blaye", "blue", "attack")
    look = asked(s)
    assert ">9<" in piece(look, "battle-red")
    assert ">15<" in piece(look, "battle-blue")
    assert piece(look, "die-0-2")
    assert not piece(look, "die-0-3")
    assert piece(look, "die-1-3")
    assert "Blaye: Red (units: 9) against Blue (units: 15)." in piece(look, "battle-said")
    assert piece(look, "clash")


def test_FI_F_6_an_aimed_die_bears_the_initial_of_its_lord() -> None:
    s = land()
    lord(s, "arthur", "red", "blaye")
    units(s, "red", "blaye", 8)
    lord(s, "charles", "blue", "blaye")
    units(s, "blue", "blaye", 4)
    turn(s, "battles", "red")
    say(s, "blaye", "blue", "attack")
    while s.question(s.next_seat()) == "ask-mercy":
        say(s, "no")
    say(s, "charles")
    assert ">C<" in piece(asked(s), "die-0-1")


def clash() -> Fief:
    """Red attacks blue in Blaye, 9 units against 15."""
    s = land()
    lord(s, "arthur", "red", "blaye")
    units(s, "red", "blaye", 8)
    lord(s, "charles", "blue", "blaye")
    units(s, "blue", "blaye", 14)
    turn(s, "battles", "red")
    say(s, "blaye", "blue", "attack")
    return s


def quietly(s: Fief) -> None:
    """Mercy is not asked for, no die is aimed."""
    while s.question(s.next_seat()) in ("ask-mercy", "aim"):
        say(s, "no" if s.question(s.next_seat()) == "ask-mercy" else "done")
        if s.battle[ROUND] == 2:
            break


def test_FI_F_3_a_battle_is_told_round_by_round_with_its_dice() -> None:
    s = clash()
    roll(s, "battle", 6, 5, 4, 1, 2)
    quietly(s)
    look = asked(s)._replace(happened=s.take_events())
    said = part(look, "rounds")
    assert "Red: 6, 5." in said
    assert "Blue: 4, 1, 2." in said
    assert 'href="#pip-6"' in said
    assert "Blue loses 5 units." in said
    assert "Round 2" in said
    assert "pip" not in piece(look, "die-0-1")


def test_FI_F_6_an_aimed_die_is_told_with_what_it_shows() -> None:
    begins = Event("attacks", [0, 1, 10])
    heard = [begins, Event("battle-round", [1]), Event("aims", [0, 3]), Event("aimed-die", [3, 6]), Event("falls", [3])]
    found = last_fight(heard)
    assert found is not None
    assert found.rounds[0].throws == [Throw(0, (), ((3, 6),))]
    assert last_fight([*heard, Event("phase", [5])]) is None


def test_who_has_heard_nothing_is_shown_blank_dice() -> None:
    s = clash()
    assert "pip" not in part(asked(s), "battle")
    assert "<li" not in part(asked(s), "rounds")


def test_FI_F_15_before_a_battle_is_drawn_up_no_strength_is_shown() -> None:
    s = land()
    for key, colour, strength in (("arthur", "red", 8), ("charles", "blue", 7), ("eric", "green", 6)):
        lord(s, key, colour, "blaye")
        units(s, colour, "blaye", strength)
        hidden(s, colour, "blaye")
    turn(s, "battles", "red")
    say(s, "blaye", "blue", "attack")
    assert s.question(s.next_seat()) == "help"
    assert not piece(asked(s), "battle-count-0")
    assert ">?<" in piece(asked(s), "battle-red")


def test_FI_E_2_an_election_shows_candidates_and_votes() -> None:
    s = houses()
    fief(s, "bourg-duchy", "red", "bourg", "arthur")
    fief(s, "tournus-duchy", "blue", "tournus", "charles")
    turn(s, "cards", "red")
    assert not piece(asked(s), "ballot-said")
    s.push(Election())
    s.settle()
    say(s, "arthur", "charles", "charles")
    look = asked(s)
    assert "at least 3" in piece(look, "ballot-said")
    assert "Votes: 0" in piece(look, "stands-arthur")
    assert "Votes: 1" in piece(look, "stands-charles")
    assert "Blue has votes: 1" in piece(look, "voter-blue")
    assert not piece(look, "voter-red")


def test_FI_E_4_a_coronation_shows_whose_clerics_agree() -> None:
    s = houses()
    fief(s, "bourg-duchy", "red", "bourg", "arthur")
    for key, of_whom, see in (("henri", "red", "bourg"), ("louis", "blue", "tournus"), ("othon", "red", "sigy")):
        lord(s, key, of_whom, "bourg")
        bishop(s, key, see)
    turn(s, "cards", "red")
    s.push(Crown(seat(s, "blue"), 0, the(s, "arthur")))
    s.votes = [-1] * (3 * s.players)
    s.votes[0], s.votes[2 * s.players] = the(s, "arthur"), 1
    s.settle()
    look = asked(s)
    assert "Arthur is elected" in piece(look, "ballot-said")
    assert "agree" in piece(look, "clerics-red")
