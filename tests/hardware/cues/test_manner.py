"""Quiet, normal and party, quiet hours, and how bright the lamps burn by night."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.cues.listener import calls_of
from hardware.cues.manner import DAY_MIN, Habits, Level, Manner, manner_at
from hardware.cues.performance import Cast, compose
from hardware.cues.sheet import Cue, Sheets
from hardware.cues.showrunner import Call, Showrunner
from hardware.cues.stage import Scene
from hardware.cues.table import table_of
from tests.hardware.tables import alarm, ask, notice, step, view

NIGHT = Habits("party", 0.9, quiet_from=22 * 60, quiet_until=7 * 60, night_brightness=0.3)


class Evening:
    """A showrunner with a manner that a test can change."""

    def __init__(self, sheets: Sheets, level: Level) -> None:
        self.manner, self.sheets = Manner(level), sheets
        self.runner = Showrunner(sheets, lambda: self.manner)

    def hear(self, kind: str, now: float = 0.0, **more: object) -> Scene:
        told = step(notice(kind, "p1", **more), view=view("p1"))
        for call in calls_of(told, table_of(told.view), self.sheets):
            self.runner.hear(call, now)
        return self.runner.scene(now)


@pytest.mark.parametrize(
    ("hour", "level", "brightness"),
    [
        (21.5, "party", 0.9),
        (22.0, "quiet", 0.3),
        (0.0, "quiet", 0.3),
        (6.9, "quiet", 0.3),
        (7.0, "party", 0.9),
    ],
)
def test_the_night_is_quiet_and_dim(hour: float, level: str, brightness: float) -> None:
    manner = manner_at(NIGHT, hour * 60)
    assert (manner.level, manner.brightness) == (level, brightness)


def test_it_is_known_how_long_it_stays_so() -> None:
    assert manner_at(NIGHT, 22 * 60 - 2).holds_s == 120
    assert manner_at(NIGHT, 12 * 60).holds_s == 900
    assert manner_at(Habits(), 12 * 60).holds_s == math.inf


@given(st.integers(0, DAY_MIN - 1), st.integers(0, DAY_MIN - 1), st.floats(0, DAY_MIN, exclude_max=True))
def test_asked_again_when_it_no_longer_holds_another_or_the_same_is_true(
    start: int, end: int, minute: float
) -> None:
    habits = Habits("party", quiet_from=start, quiet_until=end)
    manner = manner_at(habits, minute)
    assert manner.holds_s > 0
    if manner.holds_s < 900:
        after = (minute + manner.holds_s / 60 + 0.01) % DAY_MIN
        assert manner_at(habits, after).level != manner.level


def test_nobody_can_choose_lamps_that_cannot_be_seen() -> None:
    assert manner_at(Habits(brightness=0.0), 0).brightness == 0.25
    assert manner_at(Habits(brightness=7.0), 0).brightness == 1.0


def test_quiet_keeps_alarms_whole_and_the_turn_without_its_tones(shipped: Sheets) -> None:
    quiet = Evening(shipped, "quiet")
    turn = quiet.hear("TurnBegan")
    assert (turn.show, turn.hz) == ("turn_passes", None)
    landed = quiet.hear("FacehuggerLanded", 5.0)
    assert (landed.show, landed.hz) == ("facehugger", 880)
    silent = Evening(shipped, "quiet")
    for kind in ("Bound", "TurnedUp", "CardPlayed", "HazardTriggered", "EnemyKilled"):
        assert silent.hear(kind) == Scene(brightness=0.6)


def test_quiet_lets_turn_and_alarm_burn_and_nothing_else(shipped: Sheets) -> None:
    evening = Evening(shipped, "quiet")
    evening.runner.see(table_of(view("p1", danger=3, ask=ask(seat="p3"))), 0.0)
    lit = {one.role: one.pattern for one in evening.runner.scene(0.0).lights}
    assert lit == dict.fromkeys(("seat:1", "seat:2", "seat:3"), "steady")
    evening.runner.see(table_of(view("p1", danger=3, alarms=(alarm("p2", 2),))), 1.0)
    lit = {one.role: one.pattern for one in evening.runner.scene(1.0).lights}
    assert (lit["seat:2"], lit["mood"]) == ("wink", "wink")


def test_what_lasts_changes_as_soon_as_it_is_night(shipped: Sheets) -> None:
    evening = Evening(shipped, "normal")
    evening.manner = Manner("normal", 1.0, 120.0)
    evening.runner.see(table_of(view("p1", danger=2)), 0.0)
    scene = evening.runner.scene(0.0)
    assert scene.until_s == 120.0
    assert "mood" in {one.role for one in scene.lights}
    evening.manner = Manner("quiet", 0.4)
    night = evening.runner.scene(120.0)
    assert "mood" not in {one.role for one in night.lights}
    assert night.brightness == pytest.approx(0.24)


def test_a_party_makes_the_most_of_great_moments(shipped: Sheets) -> None:
    assert Evening(shipped, "party").hear("Won").show == "won_party"
    assert Evening(shipped, "normal").hear("Won").show == "won"
    assert Evening(shipped, "party").hear("ObjectiveDone").show == "cheer"
    assert Evening(shipped, "party").hear("TurnBegan").show == "turn_passes"


def test_a_rainbow_gives_every_lamp_its_own_colour(shipped: Sheets) -> None:
    party = compose("won_party", shipped.shows["won_party"], Cast(1, colours=(0, 1, 2)), shipped.palette)
    last = {glow.role: glow.colour for glow in party.glows if glow.pattern == "steady"}
    assert len(last) == 8
    assert len(set(last.values())) == 8
    assert all(max(colour) == 1.0 for colour in last.values())


def test_every_level_ends_in_the_dark(shipped: Sheets) -> None:
    for level in ("quiet", "normal", "party"):
        evening = Evening(shipped, level)
        for sheet in shipped.sheets.values():
            for nth, cue in enumerate(sheet.cue):
                evening.runner.hear(Call(cue, Cast(1, 1, 2, 1)), nth * 30.0)
                assert evening.runner.scene(nth * 30.0 + 25.0).lights == ()


@pytest.mark.parametrize(
    ("priority", "urgency"), [(0, "soft"), (20, "normal"), (49, "normal"), (50, "urgent"), (80, "alarm")]
)
def test_urgency_has_a_word(priority: int, urgency: str) -> None:
    assert Cue("Loud", "flash", priority).urgency == urgency
