"""What the parts of `companion lights` share: how it ends, and how a wrong name is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from companion.core.language.phrases import Phrase

if TYPE_CHECKING:
    from hardware.devices import Device

Say = Callable[[Phrase], str]


class WrongName(Exception):
    """Something was named that does not exist; the phrase says what does."""

    def __init__(self, says: Phrase) -> None:
        """Take what to say."""
        super().__init__(says.key)
        self.phrase = says


def spoken(device: Device, say: Say) -> str:
    """What a device is called, in the reader's words."""
    from hardware.names import called

    name = called(device)
    return name if isinstance(name, str) else say(name)
