"""Kinds of dice: what lies on the table is a face, what counts is how the kind of die reads it."""

from __future__ import annotations

import msgspec


class Die(msgspec.Struct, frozen=True):
    """A kind of die: its faces are 1, 2, 3 ..., `reads` says what each of them counts as, in that order."""

    id: str
    reads: tuple[int, ...]

    @property
    def faces(self) -> int:
        """The highest face."""
        return len(self.reads)

    def read(self, face: int) -> int:
        """What a face counts as."""
        return self.reads[face - 1]


D6 = Die("d6", (1, 2, 3, 4, 5, 6))
D3 = Die("d3", (1, 1, 2, 2, 3, 3))  # thrown with a usual die: 1 and 2 are 1, 3 and 4 are 2, 5 and 6 are 3
