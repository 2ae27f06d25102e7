"""Light comes at once: measured on mock pins with the real clock and the real thread."""

import statistics

from tests.hardware.latency import measure, percentile


def test_a_step_is_lit_within_a_blink_of_an_eye_and_never_holds_the_publisher() -> None:
    freed, lit = measure(40)
    assert statistics.median(lit) < 0.05
    assert percentile(freed, 0.99) < 0.05
