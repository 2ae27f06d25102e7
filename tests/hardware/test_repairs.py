"""What failed comes back by itself: tried again after growing pauses, told once and told when it works."""

from __future__ import annotations

from typing import Any

import pytest
from gpiozero.pins.mock import MockFactory, MockPWMPin

from hardware.board import Board, open_board
from hardware.cues.sheet import Sheets
from hardware.pins import Pins
from hardware.wiring import Device, Wiring, find_wiring, load_wiring
from tests.hardware.conftest import HandClock
from tests.hardware.tables import notice, step, view
from tests.hardware.test_board import Rig


@pytest.fixture
def family(shipped: Sheets, clock: HandClock) -> Rig:
    return Rig("family", shipped, clock)


def test_a_device_that_failed_is_tried_again_and_told_when_it_is_back(
    family: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    pin = family.factory.pin(14)
    tries: list[float] = []

    def refuse(value: float) -> None:
        tries.append(family.clock.now)
        raise OSError("gone")

    family.board.look(view("p1"))
    family.run_s(2)
    with monkeypatch.context() as out:
        out.setattr(pin, "_set_state", refuse)
        family.board.listener(step(notice("StrikeTaken", "p1", amount=4)))
        family.run_s(300)
    assert len(family.troubles) == 1, "it is told once, not at every try"
    assert 6 <= len(tries) <= 20, "every try waits longer, up to a minute"
    family.run_s(61)
    assert family.troubles[1:] == ["'light of seat 1' on GPIO 14 works again."]
    assert family.board.works["lamps"] == (12, 12) and family.board.troubles == ()
    assert family.lit(14)[0] > 0.5, "it shows what the table shows, without a new step"


def test_pins_that_are_busy_at_the_start_are_taken_when_they_are_free(
    shipped: Sheets, clock: HandClock
) -> None:
    factory = MockFactory(pin_class=MockPWMPin)
    other = [Board(one, Pins(factory, "fine", ""), clock, shipped, nothing, print) for one in (
        load_wiring(find_wiring("small")),)]  # fmt: skip
    troubles: list[str] = []
    pressed: list[tuple[str, str]] = []
    mine = open_board(
        load_wiring(find_wiring("family")), factory, clock, shipped, lambda *told: pressed.append(told),
        troubles.append,
    )  # fmt: skip
    assert mine.works == {"lamps": (11, 12), "buzzer": (0, 1), "buttons": (1, 4), "knob": (1, 1)}
    assert len(troubles) == 5 and all("does not open" in one for one in troubles)
    mine.round()
    other[0].close()
    for _ in range(10):
        clock.pass_s(mine.round() or 1.0)
    assert mine.works == {"lamps": (12, 12), "buzzer": (1, 1), "buttons": (4, 4), "knob": (1, 1)}
    assert mine.troubles == () and len(troubles) == 10
    factory.pin(5).drive_low()
    factory.pin(5).drive_high()
    assert pressed[-1] == ("next", "pressed")
    mine.close()


def test_a_single_light_of_a_row_comes_back_alone(
    shipped: Sheets, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = Wiring("row", devices=(Device("row", "seat:*", "board", (14, 15, 23)),))
    factory, troubles = MockFactory(pin_class=MockPWMPin), list[str]()
    board = open_board(row, factory, clock, shipped, nothing, troubles.append)
    board.look(view("p1"))
    with monkeypatch.context() as out:
        out.setattr(factory.pin(15), "_set_state", fails)
        board.round()
        board.round()
        assert board.works["lamps"] == (0, 1) and factory.pin(14).state > 0
    clock.pass_s(2)
    board.round()
    assert board.works["lamps"] == (1, 1) and factory.pin(15).state > 0 and len(troubles) == 2


def nothing(*_told: Any) -> None:
    """Nobody hears."""


def fails(*_told: Any) -> None:
    """A pin that is gone."""
    raise OSError("gone")
