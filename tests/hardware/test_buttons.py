"""Buttons on mock pins: pressed at once, held once, closed twice, and no error gets out."""

import threading

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
        Wiring("t", devices=(NEXT, UNDO)), factory, lambda *what: told.append(what), troubles.append
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

    buttons = Buttons(Wiring("t", devices=(NEXT,)), factory, on_button, troubles.append)
    factory.pin(5).drive_low()
    assert held.wait(5)
    factory.pin(5).drive_high()
    assert told == ["pressed", "held"]
    buttons.close()


def test_an_error_behind_a_button_is_told(factory: MockFactory, troubles: list[str]) -> None:
    def on_button(name: ButtonName, gesture: Gesture) -> None:
        raise RuntimeError("the desk is closed")

    buttons = Buttons(Wiring("t", devices=(NEXT,)), factory, on_button, troubles.append)
    factory.pin(5).drive_low()
    assert troubles == ["The button 'next' was not heard (the desk is closed); use the screen instead."]
    buttons.close()


def test_a_button_that_does_not_open_is_left_out_and_closing_twice_is_fine(
    factory: MockFactory, troubles: list[str]
) -> None:
    twin = Device("twin", "button:confirm", "button", (5,))
    buttons = Buttons(Wiring("t", devices=(NEXT, twin)), factory, lambda *what: None, troubles.append)
    assert buttons.names == {"next"}
    assert "'twin' on GPIO 5 does not open" in troubles[0]
    buttons.close()
    buttons.close()
    assert len(buttons) == 0
