"""The fence around devices: one that fails is told once and left alone, the show goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from hardware.devices import Device
from hardware.told import closed_to_us, gone_silent, left_open

T = TypeVar("T")


class Fence:
    """Runs what touches pins; whatever is raised becomes one sentence."""

    def __init__(self, on_trouble: Callable[[str], None]) -> None:
        """`on_trouble` is told the sentences."""
        self._on_trouble = on_trouble

    def opened(self, device: Device, make: Callable[[], T]) -> T | None:
        """The opened device, or None after a sentence."""
        try:
            return make()
        except Exception as error:  # noqa: BLE001 a fence: pin drivers raise errors of many families
            self._on_trouble(closed_to_us(device, error))
            return None

    def tried(self, make: Callable[[], T]) -> T | None:
        """The same once more of a device whose trouble is told: it fails without a word."""
        try:
            return make()
        except Exception:  # noqa: BLE001 a fence: it was told when it failed first
            return None

    def held(self, device: Device, use: Callable[[], None]) -> bool:
        """Whether the device did it; False after a sentence."""
        try:
            use()
            return True
        except Exception as error:  # noqa: BLE001 a fence: a device may fail in mid-show, the show may not
            self._on_trouble(gone_silent(device, error))
            return False

    def closed(self, device: Device, close: Callable[[], None]) -> None:
        """Close it; a device that cannot even be closed is told, too."""
        try:
            close()
        except Exception as error:  # noqa: BLE001 a fence: at the end everything else is still to be closed
            self._on_trouble(left_open(device, error))
