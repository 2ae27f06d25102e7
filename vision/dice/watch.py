"""Dice in a tray over time: a roll is told when it lies still, once, with what is missing."""

from __future__ import annotations

from collections.abc import Sequence
from math import dist

import msgspec

from vision.dice.die import Colour, Die
from vision.geometry import centre_of
from vision.tags import Corners

STILL_S = 0.3  # so far apart two equal readings are
MOVED = 0.12  # die sides that a die may seem to move by while it lies
ALIKE: dict[str, tuple[Colour, ...]] = {
    "white": ("white", "ivory", "gray"),
    "ivory": ("ivory", "white", "yellow"),
    "red": ("red", "orange", "pink", "brown"),
    "black": ("black", "gray", "brown"),
    "yellow": ("yellow", "ivory", "orange"),
    "blue": ("blue", "purple"),
    "green": ("green",),
    "purple": ("purple", "blue", "pink"),
    "orange": ("orange", "red", "yellow", "brown"),
}
"""What a die of some colour is called by a camera in the light of a room, the likeliest first."""


class Roll(msgspec.Struct, frozen=True):
    """A roll that lies still: a die for every expected one, None for a missing one, and those too many."""

    dice: tuple[Die | None, ...]
    missing: tuple[str, ...]
    extra: tuple[Colour, ...]
    time_s: float

    @property
    def is_sure(self) -> bool:
        """Whether all expected dice lie there, no other, and none of them is in doubt."""
        return not self.missing and not self.extra and all(die is not None and die.sure for die in self.dice)


class DiceWatch:
    """Waits for a roll of known dice; what lay there when the last one was told is no new roll."""

    def __init__(self, expected: Sequence[str] = ()) -> None:
        """Expect one die of each of these colours."""
        self._expected = tuple(expected)
        self._first: tuple[Die, ...] = ()
        self._since_s: float | None = None
        self._told: tuple[Die, ...] | None = None

    def expect(self, expected: Sequence[str]) -> None:
        """Expect another roll; the dice that still lie there are the old one until they move."""
        self._expected = tuple(expected)

    def update(self, dice: Sequence[Die], time_s: float) -> Roll | None:
        """Take one reading of the tray; the roll when it has just come to rest."""
        now = tuple(dice)
        if self._since_s is None or not is_same(now, self._first) or time_s < self._since_s:
            self._first, self._since_s = now, time_s
            return None
        if not now or time_s - self._since_s < STILL_S - 1e-9:
            return None
        if self._told is not None and is_same(now, self._told):
            return None
        self._told = now
        return rolled(self._expected, now, time_s)


def rolled(expected: Sequence[str], dice: Sequence[Die], time_s: float) -> Roll:
    """Each expected die with the one that lies there: of its colour, then of the nearest, left to right."""
    left = sorted(dice, key=lambda die: centre_of(die.corners))
    found: list[Die | None] = [None] * len(expected)
    for rank in range(max(len(names) for names in ALIKE.values())):
        for at, name in enumerate(expected):
            names = ALIKE.get(name, (name,))
            if found[at] is None and rank < len(names):
                found[at] = next((die for die in left if die.colour == names[rank]), None)
                left = [die for die in left if die is not found[at]]
    missing = tuple(name for name, die in zip(expected, found, strict=True) if die is None)
    return Roll(tuple(found), missing, tuple(die.colour for die in left), time_s)


def is_same(some: Sequence[Die], others: Sequence[Die]) -> bool:
    """Whether two readings show the same dice at the same spots."""
    if len(some) != len(others):
        return False
    left = list(others)
    for die in some:
        twin = next((other for other in left if _is_twin(die, other)), None)
        if twin is None:
            return False
        left.remove(twin)
    return True


def _is_twin(die: Die, other: Die) -> bool:
    apart = dist(centre_of(die.corners), centre_of(other.corners))
    is_still = apart <= max(1.5, MOVED * _side_of(die.corners))
    return is_still and (die.face, die.sure) == (other.face, other.sure)


def _side_of(corners: Corners) -> float:
    """About how long the sides of a face are."""
    around = zip(corners, (*corners[1:], corners[0]), strict=True)
    return sum(dist(here, there) for here, there in around) / 4
