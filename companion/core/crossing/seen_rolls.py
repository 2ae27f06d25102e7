"""What a camera saw of a roll that was asked for."""

from __future__ import annotations

import msgspec


class SeenRoll(msgspec.Struct, frozen=True):
    """A roll, in the order of the ask's dice: 0 is a missing die; `unsure` ones want a look.

    One that does not rest is only shown: the dice are still thrown, or were read once.
    """

    ask: int
    faces: tuple[int, ...]
    unsure: tuple[int, ...] = ()  # which of them, counted from 0
    missing: tuple[str, ...] = ()  # their colours
    extra: tuple[str, ...] = ()
    rests: bool = True

    @property
    def is_sure(self) -> bool:
        """Whether it can be taken as it is."""
        is_doubted = bool(self.unsure or self.missing or self.extra)
        return self.rests and bool(self.faces) and all(self.faces) and not is_doubted
