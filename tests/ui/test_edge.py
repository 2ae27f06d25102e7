"""The drawn twin of the lamps: whose side, whose alarm, mood and rooms, the same rhythm as on wires."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.views import Alarm
from companion.core.language.phrases import named
from companion.core.ports.lights import Lamp
from hardware.board import open_board
from hardware.cues.load import load_sheets
from hardware.pins import mock_pins
from hardware.wiring import find_wiring, load_wiring
from tests.ui import samples
from ui.theme.boxes import Box
from ui.theme.glass import glass_for
from ui.theme.looks import look_of
from ui.theme.theme import Theme
from ui.theme.tokens import load_tokens
from ui.widgets.edge.edge import seats_of
from ui.widgets.edge.pulse import Pulse
from ui.widgets.edge.sides import FAINT, Burning, burning

Open = Callable[..., Any]
TOKENS = load_tokens()
THEME = Theme(TOKENS, look_of(TOKENS, "alien"), glass_for(800, 480))
GLASS = Box(0, 0, 800, 480)
SHEETS = load_sheets()
RED = SHEETS.palette.named["danger"]


def lamps_of(view: Any) -> tuple[Lamp, ...]:
    """What the showrunner lights for a table, as the screen is told."""
    told: list[tuple[Lamp, ...]] = []
    wiring = load_wiring(find_wiring("none"))
    board = open_board(wiring, mock_pins().factory, lambda: 100.0, SHEETS, lambda *_: None, print)
    board.look(view)
    board.round()
    board.lights.watch(told.append)()
    board.close()
    return told[-1]


def strips(people: int = 3, danger: int = 0, alarms: tuple[tuple[int, int], ...] = ()) -> list[Burning]:
    people_there = samples.view(people).seats
    facehuggers = tuple(
        Alarm("facehugger", people_there[at].seat, named("Facehugger"), left) for at, left in alarms
    )
    view = samples.view(people, danger=danger, alarms=facehuggers)
    return burning(lamps_of(view), seats_of(view), {}, THEME, GLASS)


def test_in_ones_turn_one_side_burns_and_the_others_stay_readable() -> None:
    found = strips()
    assert [strip.strength for strip in found] == [1.0, FAINT, FAINT]
    assert all(max(strip.colour) > 0.9 for strip in found)
    assert not any(strip.moves for strip in found)


def test_an_alarm_for_one_goes_all_round_in_their_pattern_and_burns_red_at_their_side() -> None:
    found = strips(alarms=((1, 2),))
    ring, own = found[:4], found[-1]
    assert {strip.pattern for strip in ring} == {THEME.seat(1).pattern}
    assert {strip.colour for strip in ring} == {THEME.seat(1).colour[:3]}
    assert own.colour == RED and own.moves and own.pattern == THEME.seat(1).pattern
    assert [strip.box for strip in ring] == [
        Box(0, 0, 800, ring[0].box.h), Box(794, 0, 6, 480), Box(0, 474, 800, 6), Box(0, 0, 6, 480),
    ]  # fmt: skip
    assert found[4].pattern == THEME.seat(0).pattern, "whose turn it is still burns"
    assert len(found) == 6, "who only waits gives their side away"


def test_the_last_chance_has_another_rhythm_than_an_alarm() -> None:
    first, last = strips(alarms=((1, 2),))[-1], strips(alarms=((1, 1),))[-1]
    assert first.lamp is not None and last.lamp is not None
    assert (first.lamp.pattern, last.lamp.pattern) == ("wink", "breathe")


def test_alarms_for_two_leave_everybody_their_side() -> None:
    found = strips(alarms=((0, 2), (2, 2)))
    assert [strip.colour == RED for strip in found[:3]] == [True, False, True]


@pytest.mark.parametrize(("people", "width"), [(3, 800), (5, 800 / 3)])
def test_danger_breathes_along_the_top_between_who_sits_there(people: int, width: float) -> None:
    mood = strips(people, danger=2)[-1]
    assert mood.lamp is not None and mood.lamp.pattern == "breathe"
    assert mood.box.w == pytest.approx(width, abs=1) and mood.box.top == 480


def test_a_room_that_is_lit_is_a_fifth_of_the_top() -> None:
    found = burning((Lamp("room:2", (1.0, 1.0, 1.0)),), (), {}, THEME, GLASS)
    assert len(found) == 1 and 140 < found[0].box.x < 180 and found[0].box.w < 160


def test_by_night_all_strips_burn_less_and_keep_their_order() -> None:
    view = samples.view(3)
    by_day = burning(lamps_of(view), seats_of(view), {}, THEME, GLASS)
    dim = tuple(replace(lamp, shine=0.4) for lamp in lamps_of(view))
    by_night = burning(dim, seats_of(view), {}, THEME, GLASS)
    assert [strip.strength for strip in by_night] == [pytest.approx(one.strength * 0.4) for one in by_day]
    assert [strip.colour for strip in by_night] == [strip.colour for strip in by_day]


def test_the_light_over_the_spot_is_a_white_bracket_in_every_corner() -> None:
    found = burning((Lamp("scan", (1.0, 1.0, 1.0)),), (), {}, THEME, GLASS)
    assert len(found) == 8 and {strip.colour for strip in found} == {(1.0, 1.0, 1.0)}
    for x, y in ((0, 0), (800, 0), (0, 480), (800, 480)):
        corner = [one.box for one in found if _touches(one.box, x, y)]
        assert len(corner) == 2 and {box.w > box.h for box in corner} == {True, False}
    assert all(one.box.x >= 0 and one.box.right <= 800 and one.box.top <= 480 for one in found)


def _touches(box: Box, x: float, y: float) -> bool:
    return x in (box.x, box.right) and y in (box.y, box.top)


class Clock:
    """A clock that a test moves."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_each_lamp_keeps_its_own_beat_while_another_comes() -> None:
    clock, calls = Clock(), list[None]()
    pulse = Pulse(clock, lambda: calls.append(None))
    blink, breath = Lamp("mood", RED, "blink", 0.5), Lamp("seat:p1", RED, "breathe", 0.8)
    pulse.follow((blink,))
    clock.now = 0.3
    pulse.follow((blink, breath))
    assert (pulse.bright(blink), pulse.bright(breath)) == (0.0, 1.0)
    clock.now = 0.7
    assert (pulse.bright(blink), round(pulse.bright(breath), 2)) == (1.0, 0.25)
    assert pulse.bright(blink, is_still=True) == 1.0
    assert pulse.bright(Lamp("scan", RED, "blink", 0.5)) == 1.0, "one that is not known burns"
    pulse.follow(())
    assert pulse._ticking is None


@pytest.mark.window
def test_the_edge_of_a_running_game_is_painted_without_words(open_app: Open, studio: Any) -> None:
    app = open_app((800, 480), samples.step())
    app.stage.edge.show(lamps_of(samples.view(3, danger=3)))
    studio.settle()
    assert app.stage.edge.marks == []
    assert app.stage.edge.pulse._ticking is None, "pictures for tests stand still"
