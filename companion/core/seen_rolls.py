"""What a camera saw of a roll that was asked for."""

from __future__ import annotations

import msgspec


class SeenRoll(msgspec.Struct, frozen=True):
    """A roll at rest, in the order of the ask's dice: 0 is a missing die; `unsure` ones want a look."""

    ask: int
    faces: tuple[int, ...]
    unsure: tuple[int, ...] = ()  # which of them, counted from 0
    missing: tuple[str, ...] = ()  # their colours
    extra: tuple[str, ...] = ()

    @property
    def is_sure(self) -> bool:
        """Whether it can be taken as it is."""
        return bool(self.faces) and all(self.faces) and not (self.unsure or self.missing or self.extra)
