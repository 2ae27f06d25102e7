"""The buzzer: one tone at a time; a loudspeaker can take the same place."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

from hardware.devices import BUZZER_KINDS, Device, Wiring
from hardware.fence import Fence
from hardware.repairs import Mending

OCTAVES = 4  # around A4: 27.5 Hz to 7 kHz, the widest the tonal buzzer of the pin library goes
LOW_HZ, HIGH_HZ = 440.0 / 2**OCTAVES, 440.0 * 2**OCTAVES


class Sounder(Protocol):
    """Anything that can hold a tone; must return at once."""

    def sound(self, hz: float | None) -> None:
        """Sound this tone until told otherwise; None is silence."""
        ...

    def close(self) -> None:
        """Fall silent for good; twice is fine."""
        ...


class TonalBuzzer:
    """A passive buzzer that is given the frequency itself."""

    def __init__(self, device: Device, factory: Any) -> None:
        """Take the pin; raises what the pin library raises."""
        from gpiozero import TonalBuzzer as Pin
        from gpiozero.tones import Tone

        self._pin = Pin(device.pins[0], octaves=OCTAVES, pin_factory=factory)
        self._tone = Tone.from_frequency

    def sound(self, hz: float | None) -> None:
        """Sound the tone; one beyond the buzzer's range sounds in the nearest octave within."""
        if hz is None:
            self._pin.stop()
        else:
            self._pin.play(self._tone(in_range(hz)))

    def close(self) -> None:
        """Fall silent and give the pin back."""
        self._pin.close()


class ActiveBuzzer:
    """A buzzer with a tone of its own: it can only sound or not."""

    def __init__(self, device: Device, factory: Any) -> None:
        """Take the pin; raises what the pin library raises."""
        from gpiozero import Buzzer as Pin

        self._pin = Pin(device.pins[0], active_high=not device.inverted, pin_factory=factory)

    def sound(self, hz: float | None) -> None:
        """Sound for any tone."""
        if hz is None:
            self._pin.off()
        else:
            self._pin.on()

    def close(self) -> None:
        """Fall silent and give the pin back."""
        self._pin.close()


class Sounds:
    """The sounder of a table, if there is one, behind its fence."""

    def __init__(self, wiring: Wiring, factory: Any, on_trouble: Callable[[str], None]) -> None:
        """Open the buzzer; one that does not open is told, and the table is silent."""
        self._fence = Fence(on_trouble)
        self._mending = Mending[Sounder](self._fence, on_trouble)
        self._device = next(wiring.of(BUZZER_KINDS), None)
        self._sounder: Sounder | None = None
        self._hz: float | None = None
        self._is_silent = False
        if (device := self._device) is not None:
            self._make = partial(_sounder, device, factory)
            self._sounder = self._fence.opened(device, self._make)
            if self._sounder is None:
                self._mending.put(device, self._make)

    @property
    def can_sound(self) -> bool:
        """Whether there is a working buzzer."""
        return self._sounder is not None

    def hush(self, is_silent: bool) -> None:
        """Make no sound from now on, or sound again from the next tone on."""
        self._is_silent = is_silent
        self._tell(None)

    def sound(self, hz: float | None, is_tried: bool = False) -> None:
        """Sound this tone from now on, None for silence; who tries the buzzer hears it even so."""
        self._tell(None if self._is_silent and not is_tried else hz)

    def mend(self, now: float) -> float:
        """Try again what failed; returns when to look again."""
        for sounder in self._mending.back(now):
            self._sounder, self._hz = sounder, None
        return self._mending.due_s()

    def _tell(self, hz: float | None) -> None:
        sounder, device = self._sounder, self._device
        if hz == self._hz or sounder is None or device is None:
            return
        self._hz = hz
        if not self._fence.held(device, lambda: sounder.sound(hz)):
            self._leave()
            self._mending.put(device, self._make)

    def close(self) -> None:
        """Fall silent and give the pin back; twice is fine."""
        self._mending.clear()
        self._leave()

    def _leave(self) -> None:
        if self._sounder is not None and self._device is not None:
            self._fence.closed(self._device, self._sounder.close)
        self._sounder = None


def _sounder(device: Device, factory: Any) -> Sounder:
    return (TonalBuzzer if device.kind == "buzzer-tonal" else ActiveBuzzer)(device, factory)


def in_range(hz: float) -> float:
    """The tone itself, or the same note in an octave that the tonal buzzer can sound."""
    while hz < LOW_HZ:
        hz *= 2
    while hz > HIGH_HZ:
        hz /= 2
    return hz
