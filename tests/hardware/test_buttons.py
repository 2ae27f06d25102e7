"""Buttons on mock pins: pressed when let go, held once, closed twice, and no error gets out."""

import threading
from time import monotonic

from gpiozero.pins.mock import MockFactory

from hardware.buttons import ButtonName, Buttons, Gesture
from hardware.wiring import Device, Wiring

NEXT = Device("next", "button:next", "button", (5,), hold_s=0.5)
UNDO = Device("undo", "button:undo", "button", (6,), inverted=True)


def test_a_press_is_told_when_it_is_let_go(factory: MockFactory, troubles: list[str]) -> None:
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
    assert told == [("next", "down"), ("next", "pressed")]
    factory.pin(6).drive_high()
    factory.pin(6).drive_low()
    assert told[2:] == [("undo", "down")], "it may be the first of two"
    buttons.close()


def test_a_button_held_long_enough_is_told_once_more(factory: MockFactory, troubles: list[str]) -> None:
    told: list[Gesture] = []
    held = threading.Event()

    def on_button(name: ButtonName, gesture: Gesture) -> None:
        told.append(gesture)
        if gesture == "held":
            held.set()

    buttons = Buttons(Wiring("t", devices=(NEXT,)), factory, on_button, troubles.append, monotonic)
    buttons.start()
    factory.pin(5).drive_low()
    assert held.wait(5)
    factory.pin(5).drive_high()
    assert told == ["down", "warned", "held"]
    buttons.close()


def test_an_error_behind_a_button_is_told(factory: MockFactory, troubles: list[str]) -> None:
    def on_button(name: ButtonName, gesture: Gesture) -> None:
        raise RuntimeError("the desk is closed")

    buttons = Buttons(Wiring("t", devices=(NEXT,)), factory, on_button, troubles.append, monotonic)
    factory.pin(5).drive_low()
    factory.pin(5).drive_high()
    assert troubles == 2 * ["The button 'next' was not heard (the desk is closed); use the screen instead."]
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


def test_a_button_that_is_never_held_says_nothing_when_it_is(
    factory: MockFactory, troubles: list[str]
) -> None:
    never = Device("never", "button:silence", "button", (5,), hold_s=0)
    now, told = [0.0], list[Gesture]()
    wiring = Wiring("t", devices=(never,))
    buttons = Buttons(wiring, factory, lambda _, how: told.append(how), troubles.append, lambda: now[0])
    factory.pin(5).drive_low()
    assert buttons.round() is None, "time changes nothing"
    now[0] = 60.0
    buttons.round()
    factory.pin(5).drive_high()
    assert told == ["down", "pressed"]
    buttons.close()


def test_a_button_that_is_taken_is_tried_again(factory: MockFactory, troubles: list[str]) -> None:
    now, wiring = [0.0], Wiring("t", devices=(NEXT,))
    other = Buttons(wiring, factory, lambda *_: None, troubles.append, lambda: now[0])
    mine = Buttons(wiring, factory, lambda *_: None, troubles.append, lambda: now[0])
    assert (len(mine), mine.round()) == (0, 2.0)
    now[0] = 2.0
    assert mine.round() == 4.0, "the pauses grow"
    other.close()
    now[0] = 6.0
    mine.round()
    assert mine.names == {"next"} and troubles[-1] == "'next' on GPIO 5 works again."
    assert len(troubles) == 2
    mine.close()
