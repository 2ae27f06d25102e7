"""Against each other in a race: flares that are doused, duels, beacons."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Choice, Dice, Identity
from companion.core.language.commands import Answer
from companion.core.language.ids import CopyId, SeatId
from companion.engine import zones as piles
from companion.games._template import zones
from companion.games._template.beacons import BeaconBlown, BeaconLit, BeaconTaken
from companion.games._template.duels import DuelWon
from companion.games._template.flares import Flare, FlareBurnt, FlareDied
from companion.games._template.islands import DriftedHome
from companion.games._template.state import RIVALS, TEAMS
from tests.games._template.races import Race, of_kind, sailing
from tests.games._template.tables import P1, P2, P3, P4

# Flares.


def card_of(race: Race, seat: SeatId) -> CopyId:
    """A card that really is in this hand."""
    return race.table.truth[race.state.table.zone(zones.of(seat, "hand"))[0]]


def burn(race: Race) -> list[Any]:
    return race.do(Flare(race.state.turn.seat, card_of(race, race.state.turn.seat)))


def douse(race: Race) -> None:
    """The one who is asked douses, and shows the card that goes for it."""
    seat = race.asked(Choice).seat
    race.answer("douse", seat)
    assert race.asked(Identity).seat == seat
    race.reply(card_of(race, seat))


@pytest.mark.rule("TPL-FLARE-01", "TPL-FLARE-02")
def test_a_flare_that_nobody_douses_gives_more_way() -> None:
    race = sailing()
    burn(race)
    asked = []
    while race.state.ask is not None:
        asked.append(race.asked(Choice).seat)
        assert race.asked(Choice).otherwise == "pass"
        events = race.answer("pass", asked[-1])
    assert asked == [P2, P3] and of_kind(events, FlareBurnt) and race.state.numbers["steps"] == 3
    assert race.state.table.zone("played:p1") == () and len(race.state.table.zone("hand:p1")) == 2
    assert race.no(Flare(P1, card_of(race, P1))).rule == "TPL-FLARE-01"


@pytest.mark.rule("TPL-FLARE-02", "TPL-FLARE-03")
def test_a_doused_flare_is_gone_and_gives_nothing() -> None:
    race = sailing()
    burn(race)
    douse(race)
    assert race.asked(Choice).seat == P1, "from the active player again, who may save it"
    while race.state.ask is not None:
        events = race.answer("pass", race.state.ask.seat)
    assert of_kind(events, FlareDied) and race.state.numbers["steps"] == 1
    assert [len(race.state.table.zone(f"hand:{seat}")) for seat in (P1, P2)] == [2, 2]


@pytest.mark.rule("TPL-FLARE-03")
def test_a_doused_dousing_lets_the_flare_burn_and_a_third_puts_it_out() -> None:
    race = sailing()
    burn(race)
    douse(race)
    douse(race)
    assert race.asked(Choice).seat == P2
    saved = race.state
    while race.state.ask is not None:
        events = race.answer("pass", race.state.ask.seat)
    assert of_kind(events, FlareBurnt)
    race.state = saved
    douse(race)
    while race.state.ask is not None:
        events = race.answer("pass", race.state.ask.seat)
    assert of_kind(events, FlareDied)


@pytest.mark.rule("TPL-FLARE-02")
def test_friends_do_not_douse_and_an_empty_hand_cannot() -> None:
    race = sailing(4, TEAMS)
    hand = race.state.table.zone("hand:p2")
    race.state = replace(race.state, table=piles.move(race.state.table, hand, zones.SPENT, 0, True))
    burn(race)
    assert race.asked(Choice).seat == P4
    race.answer("pass", P4)
    assert race.state.ask is None


@pytest.mark.rule("TPL-FLARE-01", "TPL-PLAY-02")
def test_only_a_card_of_the_own_hand_is_burnt() -> None:
    assert sailing().no(Flare(P1, CopyId("calm-1"))).rule == "TPL-PLAY-02"


# Duels.


def meet(players: int = 3, mode: str = RIVALS) -> Race:
    """The first boat sails to where the second lies; both captains are to roll."""
    race = sailing(players, mode).put(P2, "isle:1")
    race.sail("isle:1")
    return race


def fight(race: Race, own: int, other: int) -> list[Any]:
    """Both roll, and both let their dice lie."""
    race.reply((own,))
    race.reply((other,))
    race.answer("keep", race.asked(Choice).seat)
    return race.answer("keep", race.asked(Choice).seat)


@pytest.mark.rule("TPL-DUEL-01", "TPL-DUEL-03")
@pytest.mark.parametrize(
    ("own", "other", "winner", "crushed"),
    [
        (5, 3, P1, False), (2, 4, P2, False), (4, 4, P2, False), (6, 5, P1, True), (6, 6, P2, True),
        (1, 6, P2, True),
    ],
)  # fmt: skip
def test_the_stronger_side_wins_a_six_crushes_and_who_lay_there_holds_a_tie(
    own: int, other: int, winner: SeatId, crushed: bool
) -> None:
    race = meet()
    assert race.asked(Dice).seat == P1
    events = fight(race, own, other)
    (won,) = of_kind(events, DuelWon)
    loser = P2 if winner == P1 else P1
    assert (won.seat, won.loser, won.crushed) == (winner, loser, crushed)
    assert race.lies(winner) == "isle:1" and race.lies(loser) == f"quay:{loser[1:]}"
    assert race.points() == [int(winner == P1), int(winner == P2), 0]


@pytest.mark.rule("TPL-DUEL-01")
def test_a_side_is_as_strong_as_its_boats_there_and_loses_with_all_of_them() -> None:
    race = sailing(4, TEAMS).put(P2, "isle:1").put(P4, "isle:1").put(P3, "isle:1")
    race.sail("isle:1")
    events = fight(race, 3, 2)
    (won,) = of_kind(events, DuelWon)
    assert (won.seat, won.total, won.against) == (P1, 5, 4)
    assert {event.seat for event in of_kind(events, DriftedHome)} == {P2, P4}
    assert race.points() == [1, 0, 0, 0]


@pytest.mark.rule("TPL-DUEL-02")
def test_each_captain_may_throw_the_own_die_again_once() -> None:
    race = meet()
    race.reply((1,))
    race.reply((4,))
    assert race.asked(Choice).seat == P1 and race.asked(Choice).otherwise == "keep"
    race.answer("0", P1)
    assert race.asked(Dice).seat == P1
    race.reply((5,))
    assert race.asked(Choice).seat == P2
    race.answer("0", P2)
    events = race.reply((2,))
    (won,) = of_kind(events, DuelWon)
    assert (won.seat, won.total, won.against) == (P1, 6, 3)


@pytest.mark.rule("TPL-DUEL-02")
def test_nobody_throws_for_a_rival() -> None:
    race = meet()
    race.reply((1,))
    race.reply((4,))
    assert race.state.ask is not None
    assert race.no(Answer(race.state.ask.id, "keep", seat=P2)).rule == "TABLE-ASK-04"


# Beacons.


def moored(danger: str, *, rival: bool = False) -> tuple[Race, list[Any]]:
    """The first boat moors at a beacon, with this card on top of the river."""
    race = sailing().put(P1, "isle:3").beacons("isle:3")
    if rival:
        race.put(P2, "isle:3")
    table = race.state.table
    slot = next(s for s in table.zone(zones.RIVER) if race.table.truth[s].startswith(danger))
    race.state = replace(race.state, table=piles.move(table, (slot,), zones.RIVER, 0, False))
    return race, race.moor()


@pytest.mark.rule("TPL-BEACON-01", "TPL-BEACON-02", "TPL-BEACON-03")
def test_on_calm_water_a_beacon_is_a_point_and_burns_elsewhere_next() -> None:
    race, events = moored("calm")
    assert of_kind(events, BeaconTaken) and race.points() == [1, 0, 0]
    assert race.asked(Dice).dice == ("white",)
    (lit,) = of_kind(race.reply((5,)), BeaconLit)
    assert lit.zone == "isle:5" and race.state.numbers["beacon:isle:3"] == 0
    assert race.state.turn.seat == P2


@pytest.mark.rule("TPL-BEACON-02")
def test_rough_water_puts_the_beacon_out() -> None:
    race, events = moored("swell")
    assert of_kind(events, BeaconBlown) and race.points() == [0, 0, 0] and isinstance(race.state.ask, Dice)


@pytest.mark.rule("TPL-BEACON-01")
def test_beside_a_rival_nobody_takes_a_beacon() -> None:
    race, events = moored("calm", rival=True)
    assert not of_kind(events, BeaconTaken) and race.state.numbers["beacon:isle:3"] == 1


@pytest.mark.rule("TPL-BEACON-03")
def test_where_a_beacon_burns_already_the_next_island_has_it() -> None:
    race, _ = moored("calm")
    race.have(**{"beacon:isle:6": 1, "beacon:isle:1": 1})
    (lit,) = of_kind(race.reply((6,)), BeaconLit)
    assert lit.zone == "isle:2"
