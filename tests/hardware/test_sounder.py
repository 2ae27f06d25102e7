"""The buzzer on mock pins: frequencies, range, on and off, and silence when it fails."""

import pytest
from gpiozero.pins.mock import MockFactory

from hardware.sounder import Sounds, in_range
from hardware.wiring import Device, Wiring

TONAL = Device("buzzer", "buzzer", "buzzer-tonal", (13,))
ACTIVE = Device("buzzer", "buzzer", "buzzer-active", (13,))


def sounds(factory: MockFactory, troubles: list[str], *devices: Device) -> Sounds:
    return Sounds(Wiring("test", devices=devices), factory, troubles.append)


def test_a_tonal_buzzer_is_given_the_frequency(factory: MockFactory, troubles: list[str]) -> None:
    buzzer = sounds(factory, troubles, TONAL)
    pin = factory.pin(13)
    heard = []
    for hz in (660.0, 165.0, None):
        buzzer.sound(hz)
        heard.append((pin.frequency, pin.state))
    assert heard == [(660.0, 0.5), (165.0, 0.5), (None, 0.0)]


@pytest.mark.parametrize(
    ("hz", "sounded"), [(440.0, 440.0), (20.0, 40.0), (9000.0, 4500.0), (7040.0, 7040.0)]
)
def test_tones_out_of_range_sound_an_octave_nearer(
    factory: MockFactory, troubles: list[str], hz: float, sounded: float
) -> None:
    assert in_range(hz) == sounded
    buzzer = sounds(factory, troubles, TONAL)
    buzzer.sound(hz)
    assert factory.pin(13).frequency == sounded
    assert troubles == []


def test_an_active_buzzer_only_sounds_or_not(factory: MockFactory, troubles: list[str]) -> None:
    buzzer = sounds(factory, troubles, ACTIVE)
    for hz in (440.0, 880.0, None, 100.0, None):
        buzzer.sound(hz)
    assert [each.state for each in factory.pin(13).states] == [0, 1, 0, 1, 0]


def test_a_table_without_a_buzzer_is_silent(factory: MockFactory, troubles: list[str]) -> None:
    nothing = sounds(factory, troubles)
    nothing.sound(440.0)
    assert (nothing.can_sound, troubles) == (False, [])


def test_a_buzzer_that_fails_is_told_once(
    factory: MockFactory, troubles: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    buzzer = sounds(factory, troubles, ACTIVE)

    def refuse(value: float) -> None:
        raise OSError("GPIO not allocated")

    monkeypatch.setattr(factory.pin(13), "_set_state", refuse)
    for hz in (440.0, None, 440.0):
        buzzer.sound(hz)
    assert [text[:40] for text in troubles] == ["'buzzer' on GPIO 13 stopped answering (G"]
    assert not buzzer.can_sound


def test_a_tonal_buzzer_needs_pins_that_can_do_it(troubles: list[str]) -> None:
    assert not sounds(MockFactory(), troubles, TONAL).can_sound
    assert "'buzzer' on GPIO 13 does not open" in troubles[0]


def test_closing_twice_is_fine(factory: MockFactory, troubles: list[str]) -> None:
    for device in (TONAL, ACTIVE):
        buzzer = sounds(factory, troubles, device)
        buzzer.sound(440.0)
        buzzer.close()
        buzzer.close()
        buzzer.sound(440.0)
        assert factory.pin(13).state == 0
    assert troubles == []
