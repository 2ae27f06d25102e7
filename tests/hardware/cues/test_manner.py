"""Quiet, normal and party, quiet hours, and how bright the lamps burn by night."""

import math
from datetime import UTC, datetime, timedelta
from typing import get_args
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.office.machine.lights import minute_of
from hardware.cues.listener import calls_of
from hardware.cues.manner import (
    ASKED_AGAIN_S,
    DAY_MIN,
    LEVELS,
    Habits,
    Level,
    Manner,
    lasts,
    manner_at,
    show_of,
    sounds,
)  # fmt: skip
from hardware.cues.performance import Cast, compose
from hardware.cues.sheet import Cue, During, Sheets
from hardware.cues.showrunner import Call, Showrunner
from hardware.cues.stage import Scene
from hardware.cues.table import Lasting, table_of
from tests.hardware.tables import alarm, ask, notice, step, view

PARIS = ZoneInfo("Europe/Paris")
DURING: tuple[During, ...] = get_args(During)
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
    assert manner_at(NIGHT, 22 * 60 - 0.5).holds_s == 30
    assert manner_at(NIGHT, 12 * 60).holds_s == ASKED_AGAIN_S
    assert manner_at(Habits(), 12 * 60).holds_s == math.inf


@given(st.integers(0, DAY_MIN - 1), st.integers(0, DAY_MIN - 1), st.floats(0, DAY_MIN, exclude_max=True))
def test_asked_again_when_it_no_longer_holds_another_or_the_same_is_true(
    start: int, end: int, minute: float
) -> None:
    habits = Habits("party", quiet_from=start, quiet_until=end)
    manner = manner_at(habits, minute)
    assert manner.holds_s > 0
    if manner.holds_s < ASKED_AGAIN_S:
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


@pytest.mark.parametrize(
    ("first", "hours"),
    [
        (datetime(2026, 3, 28, 21, 30, tzinfo=PARIS), 8.0),  # 22:00 to 07:00, an hour is left out
        (datetime(2026, 10, 24, 21, 30, tzinfo=PARIS), 10.0),  # an hour comes twice
        (datetime(2026, 6, 1, 21, 30, tzinfo=PARIS), 9.0),
    ],
)
def test_quiet_hours_follow_the_clock_on_the_wall_through_midnight_and_summer_time(
    first: datetime, hours: float
) -> None:
    """As the light thread lives through it: it asks again when it was told to."""
    now, quiet_s, levels = first.astimezone(UTC), 0.0, list[str]()
    while now < first.astimezone(UTC) + timedelta(hours=14):
        manner = manner_at(NIGHT, minute_of(now.astimezone(PARIS)))
        if not levels or levels[-1] != manner.level:
            levels.append(manner.level)
        quiet_s += manner.holds_s if manner.level == "quiet" else 0.0
        now += timedelta(seconds=manner.holds_s)
    assert levels == ["party", "quiet", "party"]
    assert quiet_s == pytest.approx(hours * 3600, abs=ASKED_AGAIN_S)


def test_an_end_within_the_hour_that_is_left_out_is_noticed_within_a_minute() -> None:
    habits = Habits("normal", quiet_from=22 * 60, quiet_until=2 * 60 + 30)
    now = datetime(2026, 3, 29, 1, 55, tzinfo=PARIS).astimezone(UTC)
    while (manner := manner_at(habits, minute_of(now.astimezone(PARIS)))).level == "quiet":
        now += timedelta(seconds=manner.holds_s)
    assert now.astimezone(PARIS).strftime("%H:%M") in ("03:00", "03:01")


def test_each_level_leaves_out_what_the_one_above_has(shipped: Sheets) -> None:
    """How many cues of the two sheets shine, sound, and make the most of it."""
    cues = [cue for sheet in shipped.of("alien") for cue in sheet.cue]
    found: dict[Level, tuple[int, int, int]] = {}
    for level in LEVELS:
        shows = [(show_of(cue, level), sounds(cue, level)) for cue in cues]
        rich = sum(name != cue.show for (name, _), cue in zip(shows, cues, strict=True) if name)
        found[level] = (sum(bool(name) for name, _ in shows), sum(tone for _, tone in shows), rich)
    assert found["normal"] == (len(cues), len(cues), 0)
    assert found["party"][:2] == found["normal"][:2] and found["party"][2] >= 4
    assert 5 <= found["quiet"][1] < found["quiet"][0] < 0.6 * len(cues)
    lasting_at = {
        level: {during for during in DURING if lasts(Lasting(during, "x"), level)} for level in LEVELS
    }
    assert lasting_at["quiet"] < lasting_at["normal"] == lasting_at["party"]


@given(st.floats(0.0, 1.0), st.floats(0.0, 1.0), st.floats(0, DAY_MIN, exclude_max=True))
def test_drawn_lights_are_dimmed_by_night_only_and_can_always_be_found(
    by_day: float, by_night: float, minute: float
) -> None:
    habits = Habits("normal", by_day, 22 * 60, 7 * 60, by_night)
    manner = manner_at(habits, minute)
    assert manner.drawn == 1.0 if manner.level == "normal" else 0.35 <= manner.drawn <= 0.6
