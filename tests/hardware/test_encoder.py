"""The knob on mock pins: a step for every notch, its push is silence, chatter is no turn."""

from gpiozero.pins.mock import MockFactory

from hardware.buttons import Buttons
from hardware.devices import Device, Wiring
from hardware.encoder import Knobs

A, B, PUSH = 10, 9, 11
KNOB = Device("knob", "volume", "encoder", (A, B, PUSH))
CLOCKWISE = ((A, 0), (B, 0), (A, 1), (B, 1))  # which contact closes (0) or opens (1), one after the other
BACK = ((B, 0), (A, 0), (B, 1), (A, 1))


def turn(factory: MockFactory, contacts: tuple[tuple[int, int], ...]) -> None:
    for pin, state in contacts:
        (factory.pin(pin).drive_high if state else factory.pin(pin).drive_low)()


def test_every_notch_is_a_step_in_its_direction(factory: MockFactory) -> None:
    told: list[tuple[str, int]] = []
    troubles: list[str] = []
    knobs = Knobs(
        Wiring("t", devices=(KNOB,)),
        factory,
        lambda role, steps: told.append((role, steps)),
        troubles.append,
    )
    for way in (CLOCKWISE, CLOCKWISE, BACK):
        turn(factory, way)
    assert told == [("volume", 1), ("volume", 1), ("volume", -1)]
    knobs.close()
    knobs.close()
    assert (len(knobs), troubles) == (0, [])


def test_chatter_on_one_contact_is_no_turn(factory: MockFactory) -> None:
    told: list[int] = []
    knobs = Knobs(Wiring("t", devices=(KNOB,)), factory, lambda _, steps: told.append(steps), print)
    turn(factory, ((A, 0), (A, 1), (A, 0), (A, 1)))
    assert told == []
    turn(factory, CLOCKWISE)
    assert told == [1]
    knobs.close()


def test_a_push_is_the_silence_button(factory: MockFactory) -> None:
    told: list[tuple[str, str]] = []
    wiring = Wiring("t", devices=(KNOB,))
    knobs = Knobs(wiring, factory, lambda *_: None, print)
    buttons = Buttons(wiring, factory, lambda *what: told.append(what), print, lambda: 0.0)
    factory.pin(PUSH).drive_low()
    factory.pin(PUSH).drive_high()
    assert told == [("silence", "down"), ("silence", "pressed")]
    buttons.close()
    knobs.close()


def test_an_error_behind_the_knob_and_a_busy_pin_are_told(factory: MockFactory) -> None:
    def on_turn(role: str, steps: int) -> None:
        raise RuntimeError("the screen is closed")

    troubles: list[str] = []
    twin = Device("twin", "scroll", "encoder", (A, 5))
    knobs = Knobs(Wiring("t", devices=(KNOB, twin)), factory, on_turn, troubles.append)
    turn(factory, CLOCKWISE)
    assert troubles[0].startswith("'twin' on GPIO 10, 5 does not open")
    assert troubles[1] == "The knob was not heard (the screen is closed); use the screen instead."
    assert len(knobs) == 1
    knobs.close()
