"""Placeholders: which lamps a show means, in which colours, how often."""

import pytest

from hardware.cues.load import load_sheets
from hardware.cues.performance import Cast, compose, lamps
from hardware.cues.sheet import Sheets
from hardware.cues.show import Beat, Show

CAST = Cast(seat=2, room=3, amount=2, turn=1, colours=(4, 0, 1))


@pytest.mark.parametrize(
    ("role", "meant"),
    [
        ("seat:{seat}", ["seat:2"]),
        ("seat:{turn}", ["seat:1"]),
        ("seat:*", ["seat:1", "seat:2", "seat:3"]),
        ("seat:others", ["seat:1", "seat:3"]),
        ("seat:5", ["seat:5"]),
        ("room:{room}", ["room:3"]),
        ("room:*", ["room:1", "room:2", "room:3", "room:4", "room:5"]),
        ("mood", ["mood"]),
    ],
)
def test_a_role_means_lamps(role: str, meant: list[str]) -> None:
    assert [lamp for lamp, _ in lamps(role, CAST)] == meant


def test_nobody_in_particular_is_whose_turn_it_is() -> None:
    assert lamps("seat:{seat}", Cast(turn=3)) == (("seat:3", 3),)
    assert lamps("seat:{seat}", Cast()) == ()
    assert lamps("room:{room}", Cast()) == ()


def test_every_seat_burns_in_its_own_colour() -> None:
    palette = load_sheets().palette
    show = Show((Beat(roles=("seat:*",), for_ms=100),))
    glows = compose("x", show, CAST, palette).glows
    assert [glow.colour for glow in glows] == [palette.seats[4], palette.seats[0], palette.seats[1]]


def test_running_lights_follow_one_another() -> None:
    show = Show((Beat(roles=("seat:*",), pattern="run", period_ms=200),))
    glows = compose("x", show, CAST, load_sheets().palette).glows
    assert [(glow.role, glow.from_s, glow.to_s) for glow in glows] == [
        ("seat:1", 0.0, 0.2),
        ("seat:2", 0.2, 0.4),
        ("seat:3", 0.4, pytest.approx(0.6)),
    ]


@pytest.mark.parametrize(("amount", "blinks"), [(None, 1), (1, 1), (2, 2), (3, 3), (9, 3)])
def test_a_strike_blinks_once_for_each_damage(shipped: Sheets, amount: int | None, blinks: int) -> None:
    show = shipped.shows["strike_small"]
    performance = compose("strike_small", show, Cast(seat=1, amount=amount), shipped.palette)
    assert performance.glows[0].to_s == blinks * 0.5


def test_tones_follow_each_other_and_rests_are_silent(shipped: Sheets) -> None:
    show = Show((Beat(tones=((440, 100), (0, 50), (660, 100)), at_ms=200),))
    notes = compose("x", show, CAST, shipped.palette).notes
    assert [(note.hz, round(note.from_s, 3), round(note.to_s, 3)) for note in notes] == [
        (440.0, 0.2, 0.3),
        (660.0, 0.35, 0.45),
    ]
