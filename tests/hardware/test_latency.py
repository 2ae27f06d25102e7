"""Light comes at once, and a flood of cues leaves nothing behind: measured on mock pins."""

import statistics

import pytest

from companion.commands.bench.lights import Flood, flood, in_ms, real, simulated


def test_a_step_is_lit_within_a_blink_of_an_eye_and_never_holds_the_publisher() -> None:
    freed, lit = real(40)
    assert statistics.median(lit) < 0.05
    assert in_ms(freed, 0.99) < 50


def test_by_a_fake_clock_every_show_that_shines_begins_with_its_cue() -> None:
    lit = simulated()
    assert len(lit) > 30
    assert max(lit) == 0.0


def sound(found: Flood) -> bool:
    return (found.wrong_ends, found.stuck) == (0, 0) and found.grown_kb < 256


def test_a_flood_of_cues_ends_as_the_table_is_and_leaves_no_lamp_alight() -> None:
    assert sound(flood(1_000, seed=7))


@pytest.mark.long
def test_ten_thousand_cues_need_no_more_memory_than_the_first_thousand() -> None:
    assert sound(flood(10_000))
