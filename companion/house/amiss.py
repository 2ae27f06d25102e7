"""What went wrong beside the game and nobody has read yet: the badge on the table counts it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.core.ports.doctor import Finding

if TYPE_CHECKING:
    from companion.house.house import House


class Mended(str):
    """The sentence that says that a trouble is over; it is told like one."""


class Amiss:
    """Counts the troubles since the page that says what works was read last."""

    def __init__(self, house: House) -> None:
        """What went wrong before is told when the window opens."""
        self._house = house
        self._read = frozenset(house.troubles)

    def count(self) -> int:
        """How many there are that nobody has read."""
        return len(set(self._house.troubles) - self._read)

    def look(self) -> tuple[Finding, ...]:
        """All of this evening, for that page; they are read from now on."""
        self._read = frozenset(self._house.troubles)
        return troubles_of(self._house)


def troubles_of(house: House) -> tuple[Finding, ...]:
    """What went wrong beside the game this evening, for the page that says what works."""
    return tuple(
        Finding("this evening", "fine" if isinstance(trouble, Mended) else "broken", trouble)
        for trouble in house.troubles
    )
