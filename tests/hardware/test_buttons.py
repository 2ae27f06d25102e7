"""Buttons on mock pins: pressed at once, held once, closed twice, and no error gets out."""

import threading
from time import monotonic

import pytest
from gpiozero.pins.mock import MockFactory, MockPWMPin

from hardware.buttons import ButtonName, Buttons, Gesture
from hardware.wiring import Device, Wiring

NEXT = Device("next", "button:next", "button", (5,), hold_s=0.5)
UNDO = Device("undo", "button:undo", "button", (6,), inverted=True)


@pytest.fixture
def factory() -> MockFactory:
    return MockFactory(pin_class=MockPWMPin)


@pytest.fixture
def troubles() -> list[str]:
    return []


def test_a_press_is_told_at_once(factory: MockFactory, troubles: list[str]) -> None:
    told: list[tuple[ButtonName, Gesture]] = []
    buttons = Buttons(
        Wiring("t", devices=(NEXT, UNDO)),
        factory,
        lambda *what: told.append(what),
        troubles.append,
        monotonic,
    )
    assert buttons.names == {"next", "undo"}
    factory.pin(5).drive_low()
    factory.pin(5).drive_high()
    factory.pin(6).drive_high()
    factory.pin(6).drive_low()
    assert told == [("next", "pressed"), ("undo", "pressed")]
    buttons.close()


def test_a_button_held_long_enough_is_told_once_more(factory: MockFactory, troubles: list[str]) -> None:
    told: list[Gesture] = []
    held = threading.Event()

    def on_button(name: ButtonName, gesture: Gesture) -> None:
        told.append(gesture)
        if gesture == "held":
            held.set()

    buttons = Buttons(Wiring("t", devices=(NEXT,)), factory, on_button, troubles.append, monotonic)
    factory.pin(5).drive_low()
    assert held.wait(5)
    factory.pin(5).drive_high()
    assert told == ["pressed", "held"]
    buttons.close()


def test_an_error_behind_a_button_is_told(factory: MockFactory, troubles: list[str]) -> None:
    def on_button(name: ButtonName, gesture: Gesture) -> None:
        raise RuntimeError("the desk is closed")

    buttons = Buttons(Wiring("t", devices=(NEXT,)), factory, on_button, troubles.append, monotonic)
    factory.pin(5).drive_low()
    assert troubles == ["The button 'next' was not heard (the desk is closed); use the screen instead."]
    buttons.close()


def test_a_button_that_does_not_open_is_left_out_and_closing_twice_is_fine(
    factory: MockFactory, troubles: list[str]
) -> None:
    twin = Device("twin", "button:confirm", "button", (5,))
    buttons = Buttons(
        Wiring("t", devices=(NEXT, twin)), factory, lambda *what: None, troubles.append, monotonic
    )
    assert buttons.names == {"next"}
    assert "'twin' on GPIO 5 does not open" in troubles[0]
    buttons.close()
    buttons.close()
    assert len(buttons) == 0


def test_two_presses_in_quick_succession_are_told_at_once_and_as_a_double_one(
    factory: MockFactory, troubles: list[str]
) -> None:
    told: list[Gesture] = []
    times = iter([1.0, 1.3, 1.5, 3.0])
    wiring = Wiring("t", devices=(UNDO,))
    buttons = Buttons(wiring, factory, lambda _, how: told.append(how), troubles.append, lambda: next(times))
    for _ in range(4):
        factory.pin(6).drive_high()
        factory.pin(6).drive_low()
    assert told == ["pressed", "pressed", "double", "pressed", "pressed"]
    buttons.close()


def test_a_button_that_is_never_held_says_nothing_when_it_is(
    factory: MockFactory, troubles: list[str]
) -> None:
    never = Device("never", "button:silence", "button", (5,), hold_s=0)
    buttons = Buttons(Wiring("t", devices=(never,)), factory, lambda *_: None, troubles.append, monotonic)
    (_, _, wired) = buttons._buttons[0]
    assert wired._button.when_held is None
    assert buttons.names == {"silence"}
    buttons.close()
