"""The race: sides, secret winds, sailing with forced stops, and the end."""

from __future__ import annotations

import pytest

from companion.core.language.asks import Ballot, Choice, Dice
from companion.core.language.commands import SetNumber, SetProgress
from companion.core.language.dice import D3
from companion.core.language.ids import TABLE, CopyId, ZoneId
from companion.core.language.sides import Ending
from companion.engine import sides
from companion.engine.room import SetupError
from companion.games._template import zones
from companion.games._template.crossing import Cross
from companion.games._template.flares import Flare
from companion.games._template.islands import NoWay, Steer, Steered
from companion.games._template.race.commands import Moor
from companion.games._template.race.events import RaceEnded
from companion.games._template.room import room
from companion.games._template.state import RIVALS, TEAMS
from companion.games._template.winds import WindRolled, WindsShown
from tests.games._template.mini import make_box
from tests.games._template.races import Race, of_kind, sailing
from tests.games._template.tables import P1, P2, P3, P4, Ferry, make_script

MIDDLE = "isle:7"


# Sides.


@pytest.mark.rule("TPL-RACE-01")
def test_alone_everybody_is_a_side_and_teams_sit_opposite_each_other() -> None:
    assert [side.seats for side in Race(3).state.sides] == [(P1,), (P2,), (P3,)]
    team = Race(4, TEAMS).state
    assert [(side.id, side.seats) for side in team.sides] == [("sun", (P1, P3)), ("moon", (P2, P4))]
    assert sides.rivals_of(team, P1) == (P2, P4)


@pytest.mark.rule("TPL-RACE-01")
@pytest.mark.parametrize(("mode", "players"), [(RIVALS, 1), (TEAMS, 2), (TEAMS, 3)])
def test_a_race_needs_its_people(mode: str, players: int) -> None:
    with pytest.raises(SetupError) as no:
        room().open(make_script(players, mode=mode), make_box())
    assert (no.value.rule, no.value.says.key) == ("TPL-RACE-01", "setup-race")


@pytest.mark.rule("TPL-RACE-04")
def test_in_a_race_nobody_rides_the_ferry_and_on_the_ferry_nobody_races() -> None:
    race = sailing()
    seat = race.state.turn.seat
    assert race.no(Cross(seat, zones.FAR)).rule == "TPL-RACE-04"
    assert not race.no(Cross(seat, zones.FAR)).can_be_waived
    assert race.no(SetProgress(phase="act")).rule == "TABLE-TOOL-01"
    ferry = Ferry(2)
    for command in (Moor(P1), Steer(P1, ZoneId("isle:1")), Flare(P1, CopyId("oar-1"))):
        assert ferry.no(command).rule == "TPL-RACE-04"


# Winds.


@pytest.mark.rule("TPL-WIND-01")
def test_winds_are_chosen_in_secret_and_turned_up_together() -> None:
    race = Race(3)
    assert isinstance(race.state.ask, Ballot) and race.state.ask.open == (P1, P2, P3)
    assert race.answer("breeze", P2) and race.state.winds == {}
    race.answer("calm", P3)
    seen = room().view(race.state, P1)
    assert seen.turn.acting == (P1,) and [seat.active for seat in seen.seats] == [True, False, False]
    (shown,) = of_kind(race.answer("breeze", P1), WindsShown)
    assert shown.winds == {P1: "breeze", P2: "breeze", P3: "calm"}


@pytest.mark.rule("TPL-WIND-02")
@pytest.mark.parametrize(("face", "steps"), [(2, 1), (3, 2), (6, 3)])
def test_a_gust_is_a_d3(face: int, steps: int) -> None:
    race = Race(2)
    race.answer("gust", P1)
    race.answer("calm", P2)
    assert race.asked(Dice).kinds == (D3,) and race.state.ask is not None and race.state.ask.seat == P1
    (rolled,) = of_kind(race.reply((face,)), WindRolled)
    assert (rolled.face, rolled.n, race.state.winds[P1]) == (face, steps, steps)


@pytest.mark.rule("TPL-WIND-03")
def test_the_weakest_wind_sails_first_and_equals_in_turn_order() -> None:
    race = sailing(p1="breeze", p2="calm", p3="calm")
    assert (
        race.state.order == (P2, P3, P1) and race.state.turn.seat == P2 and race.state.numbers["steps"] == 1
    )


# Sailing.


@pytest.mark.rule("TPL-SAIL-01", "TPL-SAIL-02")
def test_a_boat_sails_step_by_step_to_spaces_beside_its_own() -> None:
    race = sailing().steps(2)
    race.sail("isle:1", MIDDLE)
    assert race.lies(P1) == MIDDLE and race.state.numbers["steps"] == 0
    no = race.no(Steer(P1, ZoneId("isle:2")))
    assert (no.rule, no.kind, no.need, no.have) == ("TPL-SAIL-01", "cost", 1, 0)


@pytest.mark.rule("TPL-SAIL-02")
def test_where_no_way_is_nobody_sails() -> None:
    race = sailing()
    assert race.no(Steer(P1, ZoneId("isle:4"))).rule == "TPL-SAIL-02"
    assert race.no(Steer(P1, ZoneId("quay:1"))).rule == "TPL-SAIL-02"
    assert race.no(Steer(P1, ZoneId("nowhere"))).kind == "impossible"


@pytest.mark.rule("TPL-SAIL-02")
@pytest.mark.parametrize(("told", "place"), [("1", "isle:2"), ("0", "quay:1")])
def test_what_only_the_board_can_tell_is_asked_once_and_remembered(told: str, place: str) -> None:
    race = sailing().steps(3)
    race.sail("isle:2")
    assert race.asked(Choice).of == "isle:2"
    events = race.answer(told)
    assert race.lies(P1) == place and bool(of_kind(events, NoWay)) == (told == "0")
    assert race.state.numbers["steps"] == (2 if told == "1" else 3)
    if told == "0":
        assert race.no(Steer(P1, ZoneId("isle:2"))).rule == "TPL-SAIL-02"


@pytest.mark.rule("TPL-SAIL-03")
@pytest.mark.parametrize("what", ["beacon", "rival", "nothing", "friend"])
def test_a_rival_or_a_beacon_stops_whoever_enters(what: str) -> None:
    race = sailing(4, TEAMS).steps(3)
    if what in ("rival", "friend"):
        race.put(P2 if what == "rival" else P3, "isle:1")
    if what == "beacon":
        race.beacons("isle:1")
    (steered,) = of_kind(race.sail("isle:1"), Steered)
    assert steered.stopped == (what in ("beacon", "rival"))
    if what == "beacon":
        no = race.no(Steer(P1, ZoneId(MIDDLE)))
        assert (no.rule, no.kind) == ("TPL-SAIL-03", "limit")
    if what in ("nothing", "friend"):
        race.sail(MIDDLE)


@pytest.mark.rule("TPL-SAIL-03")
def test_a_stop_comes_from_entering_and_whoever_starts_there_may_leave() -> None:
    race = sailing().put(P1, "isle:3").beacons("isle:3")
    race.sail(MIDDLE)
    assert race.lies(P1) == MIDDLE


@pytest.mark.rule("TPL-SAIL-04", "TPL-TURN-01")
def test_only_whoever_is_at_turn_sails_and_after_the_winds() -> None:
    race = Race(2)
    assert race.no(Steer(P1, ZoneId("isle:1"))).rule == "TABLE-ASK-03"
    race.winds()
    assert race.no(Moor(P2)).rule == "TPL-TURN-01"
    race.moor()
    assert race.state.turn.seat == P2
    race.moor()
    assert isinstance(race.state.ask, Ballot) and race.state.numbers["candles"] == 5
    assert race.no(SetProgress(phase="sail")).rule == "TABLE-TOOL-01"


# The end.


@pytest.mark.rule("TPL-RACE-02")
def test_whoever_has_enough_points_wins_at_once() -> None:
    race = sailing().have(**{"points:p2": 3})
    events = race.do(SetNumber("points:p2", 4))
    assert events[-1] == RaceEnded("target") and race.state.turn.phase == "over"
    assert race.state.ending == Ending("target", (P2,), (P2,)) == room().view(race.state, TABLE).ending
    said = room().view(race.state, TABLE).outcome_text
    assert said is not None and said.args["names"] == "Bo"
    assert race.no(Moor(P1)).rule == "TPL-OVER-01"


@pytest.mark.rule("TPL-RACE-02")
def test_of_a_team_it_does_not_matter_who_brought_the_points() -> None:
    race = sailing(4, TEAMS).have(**{"points:p2": 5, "points:p4": 0})
    assert [(one.side, one.points, one.target) for one in room().view(race.state, TABLE).scores] == [
        ("sun", 0, 6), ("moon", 5, 6),
    ]  # fmt: skip
    race.do(SetNumber("points:p4", 1))
    assert race.state.ending == Ending("target", ("moon",), (P2, P4))


@pytest.mark.rule("TPL-RACE-02")
def test_of_two_that_are_there_at_once_the_one_at_turn_wins() -> None:
    race = sailing(p1="breeze").have(**{"points:p1": 4})
    assert race.state.turn.seat == P2
    race.do(SetNumber("points:p2", 4))
    assert race.state.ending is not None and race.state.ending.winners == (P2,)


def last_round(race: Race, **points: int) -> Race:
    """The last boat of the last round has moored."""
    race.have(candles=1, **{f"points:{seat}": n for seat, n in points.items()})
    while race.state.ending is None:
        race.moor()
    return race


@pytest.mark.rule("TPL-RACE-03")
def test_when_the_candles_have_burnt_down_most_points_win() -> None:
    ending = last_round(sailing(), p1=1, p2=3, p3=2).state.ending
    assert ending == Ending("candles", (P2,), (P2,))


@pytest.mark.rule("TPL-RACE-03")
def test_as_many_points_on_two_sides_are_a_draw() -> None:
    ending = last_round(sailing(), p1=3, p2=3, p3=2).state.ending
    assert ending == Ending("even", best=(P1, P2), draw=True)
    team = last_round(sailing(4, TEAMS), p1=1, p2=0, p3=1, p4=2).state.ending
    assert team is not None and team.draw and team.winners == () and set(team.best) == {P1, P2, P3, P4}
