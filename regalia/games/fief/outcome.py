"""FI-F-7 to FI-F-14: how a battle ends: who is taken alive, who enters, whose the village is, what is destroyed."""

from regalia.games.fief import knowledge
from regalia.games.fief.battlefield import (
    HOLDER,
    HOST,
    LOST,
    OUT,
    WHERE,
    all_seats,
    is_gone,
    is_rebels,
    leader,
    lords_of,
    on_side,
    scene,
    seats_of,
)
from regalia.games.fief.changes import (
    capture_lord,
    destroy_castle,
    destroy_works,
    hand_over,
    kill_lord,
    lose_units,
    move_lord,
    move_units,
    stand_first,
)
from regalia.games.fief.fiefs import CapitalsChecked
from regalia.games.fief.figures import HAS_CASTLE
from regalia.games.fief.inheritance import settle
from regalia.games.fief.places import captives_at, free_lords_at, has_pieces, is_party, units_at
from regalia.games.fief.prisoners import free
from regalia.games.fief.state import Fief

# Pieces that go, or are taken ----------------------------------------------------------------------------------------


def move_pieces(s: Fief, seat: int, start: int, to: int) -> None:
    """FI-F-13, FI-F-14: all that a player has in one place goes to another, his captives too; no step is counted."""
    for lord in free_lords_at(s, seat, start) + captives_at(s, seat, start):
        move_lord(s, lord, to)
    move_units(s, seat, start, to, units_at(s, seat, start))


def gates_go_back(s: Fief) -> None:
    """FI-F-7, FI-F-14: who fought from a gate goes back along its road, without leave."""
    for seat in all_seats(s):
        for gate in scene(s)[1:]:
            if has_pieces(s, seat, gate):
                s.tell("goes-back", seat, s.land.village_of[gate], s.land.came_from[gate])
                move_pieces(s, seat, gate, s.land.came_from[gate])


def place_with(s: Fief, seat: int, village: int) -> int:
    """FI-P-1: where a captor keeps new captives: in the village if he has a piece there, else at his first gate."""
    for place in [village, *s.land.gates[village]]:
        if has_pieces(s, seat, place):
            return place
    return village


def take_alive(s: Fief, seat: int, winner: int, places: list[int], village: int) -> list[int]:
    """FI-F-10: a player's lords are captives, his soldiers and guards lost; FI-P-6: his captives go to the winner.

    The winner's own lords among those are to be freed: they are returned.
    """
    to = place_with(s, winner, village)
    freed = []
    # Looked up before anybody is moved: who is brought to a gate of the winner's is not met there again.
    held = [captives_at(s, seat, place) for place in places]
    for place, captives in zip(places, held, strict=True):
        lords = free_lords_at(s, seat, place)
        for captive in captives:
            if s.owner[captive] == winner:
                freed.append(captive)
            else:
                s.tell("handed-over", captive, winner)
                hand_over(s, captive, winner)
            move_lord(s, captive, to)
        if units_at(s, seat, place):
            # They fall before everybody's eyes.
            knowledge.seen(s, seat, place)
            s.tell("soldiers-fall", seat, units_at(s, seat, place))
            lose_units(s, seat, place, units_at(s, seat, place))
        for lord in lords:
            s.tell("captured", lord, winner)
            capture_lord(s, lord, winner)
            move_lord(s, lord, to)
    return freed


def free_all(s: Fief, lords: list[int]) -> None:
    """FI-P-6: the winner's own lords are free."""
    for lord in reversed(lords):
        free(s, lord)


def give_in(s: Fief, seat: int, winner: int, places: list[int]) -> list[int]:
    """FI-F-10, FI-F-13: who is granted mercy loses only his own pieces; his side fights on without him."""
    s.battle[OUT] |= 1 << seat
    s.battle[LOST] = 1
    return take_alive(s, seat, winner, places, s.battle[WHERE])


def captives_fall(s: Fief) -> None:
    """FI-P-2: when all pieces of a captor with them have fallen in battle, captives die."""
    for place in scene(s):
        for seat in all_seats(s):
            if not has_pieces(s, seat, place):
                for captive in captives_at(s, seat, place):
                    s.tell("falls", captive)
                    kill_lord(s, captive)


# The end -------------------------------------------------------------------------------------------------------------


def end_battle(s: Fief) -> None:
    """FI-F-7: one side is gone, or both are."""
    if is_gone(s, 0) and is_gone(s, 1):
        nobody_wins(s)
    else:
        win(s, 0 if is_gone(s, 1) else 1)


def nobody_wins(s: Fief) -> None:
    """FI-F-7: both gone; women, and captors' last women, who live through it stay, or go back from a gate."""
    s.tell("nobody-wins", s.battle[WHERE])
    gates_go_back(s)
    over(s, [])


def undecided(s: Fief) -> None:
    """FI-F-7: after so many rounds without a loss a gate group goes back, and others stay."""
    s.tell("undecided", s.battle[WHERE])
    gates_go_back(s)
    over(s, [])


def win(s: Fief, side: int) -> None:
    """FI-F-8, FI-F-13: the winners at gates enter, what is left of the losers is taken, and the village is settled."""
    if is_rebels(s, side):
        rebels_win(s)
        return
    village, winner = s.battle[WHERE], leader(s, side)
    s.tell("wins-battle", winner, village)
    for seat in seats_of(s, side):
        for gate in scene(s)[1:]:
            if has_pieces(s, seat, gate):
                move_pieces(s, seat, gate, village)
    freed = []
    for seat in seats_of(s, 1 - side):
        freed += take_alive(s, seat, winner, scene(s), village)
    settle_village(s, side, winner)
    over(s, freed)


def settle_village(s: Fief, side: int, winner: int) -> None:
    """FI-F-8, FI-F-11: if its host was beaten, the village is its holder's if he won, else the strongest winner's."""
    village, host, holder = s.battle[WHERE], s.battle[HOST], s.battle[HOLDER]
    beaten = on_side(s, host, 1 - side)
    if not beaten and not (on_side(s, host, side) and not is_party(s, host, village)):
        return
    if holder in seats_of(s, side) and is_party(s, holder, village):
        stand_first(s, holder, village)
        return
    stand_first(s, winner, village)
    s.tell("takes-village", winner, village)
    if beaten and s.mills[village] + s.presses[village]:
        s.tell("works-destroyed", village)
        destroy_works(s, village)


def over(s: Fief, freed: list[int]) -> None:
    """FI-F-16: a capital that was won comes before what the dead leave behind (FI-L-4 before FI-H)."""
    s.battle = []
    settle(s)
    s.push(CapitalsChecked())
    free_all(s, freed)


# Rebels --------------------------------------------------------------------------------------------------------------


def rebels_win(s: Fief) -> None:
    """FI-F-20, FI-F-21: women who do not fight and captives die with the side that rebels have beaten."""
    village = s.battle[WHERE]
    s.tell("rebels-win", village)
    for seat in all_seats(s):
        for lord in captives_at(s, seat, village) + lords_of(s, seat):
            s.tell("falls", lord)
            kill_lord(s, lord)
    rebels_destroy(s, village)
    over(s, [])


def rebels_destroy(s: Fief, village: int) -> None:
    """FI-F-20: castle, mills and presses are destroyed; a city stays."""
    if s.walls[village] == HAS_CASTLE or s.mills[village] + s.presses[village]:
        s.tell("rebels-destroy", village)
        destroy_works(s, village)
        destroy_castle(s, village)
