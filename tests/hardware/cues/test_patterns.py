"""The five rhythms: told apart without colour, and never faster than eyes should bear."""

import itertools

import pytest

from companion.core.crossing.rhythms import level
from hardware.cues.load import load_sheets
from hardware.cues.patterns import FASTEST_S, PERIODS_S, Pattern, changes_in_s

PATTERNS: tuple[Pattern, ...] = ("steady", "blink", "breathe", "run", "wink")


def course(pattern: Pattern) -> list[float]:
    return [round(level(pattern, step / 100, PERIODS_S[pattern]), 2) for step in range(160)]


def test_every_two_patterns_differ_in_rhythm() -> None:
    for one, other in itertools.combinations(PATTERNS, 2):
        differing = sum(abs(a - b) > 0.3 for a, b in zip(course(one), course(other), strict=True))
        assert differing > 20, (one, other)


def test_breathing_never_goes_out_and_blinking_does() -> None:
    assert min(course("breathe")) >= 0.25
    assert set(course("blink")) == {0.0, 1.0}


def test_a_blink_changes_exactly_at_its_edges() -> None:
    assert changes_in_s("blink", 0.0, 0.5) == 0.25
    assert changes_in_s("blink", 0.3, 0.5) == pytest.approx(0.2)
    assert changes_in_s("steady", 3.0, 0.0) is None


def test_a_wink_never_goes_out_and_changes_exactly_at_its_edges() -> None:
    assert set(course("wink")) == {0.25, 1.0}
    assert changes_in_s("wink", 1.0, 1.5) == pytest.approx(0.2)
    assert changes_in_s("wink", 1.3, 1.5) == pytest.approx(0.2)


def test_no_shipped_light_blinks_faster_than_twice_a_second_or_longer_than_three_times() -> None:
    beats = [(name, beat) for name, show in load_sheets().shows.items() for beat in show.beat]
    blinks = [(name, beat) for name, beat in beats if beat.pattern == "blink"]
    assert blinks
    for name, beat in blinks:
        assert (beat.period_ms / 1000 or PERIODS_S["blink"]) >= 0.5 > FASTEST_S, name
        assert beat.times == "{amount}" or 1 <= beat.times <= 3, name
