"""A knock shifts everything alike; a pushed mark shifts itself."""

from __future__ import annotations

from math import cos, radians, sin

import hypothesis.strategies as st
import pytest
from hypothesis import given

from vision.overhead.footing import Footing
from vision.tags import Point

LIE: dict[int, Point] = {980: (0.0, 0.0), 981: (900.0, 0.0), 982: (900.0, 600.0), 983: (0.0, 600.0)}


def turned(spot: Point, turn_deg: float, x: float, y: float) -> Point:
    along, across = cos(radians(turn_deg)), sin(radians(turn_deg))
    return along * spot[0] - across * spot[1] + x, across * spot[0] + along * spot[1] + y


@given(st.floats(-15, 15), st.floats(-80, 80), st.floats(-80, 80))
def test_any_shift_is_led_back(turn: float, x: float, y: float) -> None:
    footing = Footing()
    footing.take(LIE, 0.0)
    footing.take({number: turned(spot, turn, x, y) for number, spot in LIE.items()}, 0.1)
    assert footing.is_firm and footing.is_sure
    spot = footing.true_spot(turned((300.0, 200.0), turn, x, y))
    assert spot == pytest.approx((300.0, 200.0), abs=4.5)
    assert footing.seen_spot(footing.true_spot((123.0, 45.0))) == pytest.approx((123.0, 45.0), abs=1e-6)


@pytest.mark.parametrize("seen", [(980, 981), (980, 982), (981, 982, 983)])
def test_two_or_three_corners_are_enough_for_a_knock(seen: tuple[int, ...]) -> None:
    footing = Footing()
    footing.take(LIE, 0.0)
    footing.take({number: turned(LIE[number], 4.0, 20.0, -10.0) for number in seen}, 0.1)
    assert footing.true_spot(turned((300.0, 200.0), 4.0, 20.0, -10.0)) == pytest.approx(
        (300.0, 200.0), abs=0.5
    )


def test_one_pushed_mark_leads_nothing_astray() -> None:
    footing = Footing()
    footing.take(LIE, 0.0)
    footing.take({**LIE, 982: (850.0, 580.0)}, 0.1)
    assert footing.is_firm and footing.shifts == 0
    assert footing.true_spot((300.0, 200.0)) == (300.0, 200.0)


def test_a_lonely_corner_proves_no_empty_place() -> None:
    footing = Footing()
    assert footing.is_sure, "a table without marks has to do without them"
    footing.take(LIE, 0.0)
    footing.take({980: LIE[980]}, 0.1)
    assert footing.is_firm and not footing.is_sure


def test_what_fits_nothing_is_waited_for_and_then_learned_anew() -> None:
    footing = Footing()
    footing.take(LIE, 0.0)
    odd = {
        980: (40.0, 90.0),
        981: (700.0, 10.0),
        982: (910.0, 420.0),
        983: (20.0, 610.0),
        986: (300.0, 300.0),
    }
    more = {**LIE, 986: (100.0, 100.0)}
    footing.take(more, 0.1)
    footing.take(odd, 0.2)
    assert not footing.is_firm
    footing.take(LIE, 0.3)
    assert footing.is_firm, "a moment later all is as before"
    footing.take(odd, 0.4)
    footing.take(odd, 5.5)
    assert footing.is_firm and footing.true_spot((1.0, 2.0)) == (1.0, 2.0)


def test_the_strip_lies_nowhere_for_good() -> None:
    footing = Footing()
    footing.take({**LIE, 984: (100.0, 300.0), 985: (500.0, 300.0)}, 0.0)
    footing.take({**LIE, 984: (300.0, 500.0), 985: (700.0, 500.0)}, 0.1)
    assert footing.is_firm and footing.shifts == 0
