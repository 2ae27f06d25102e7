"""One size for what stands side by side: the largest in which each of the siblings has room."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol


class Sibling(Protocol):
    """A widget with a name, and perhaps with numbers, that says how large they would be alone."""

    most: Any  # how large names of the row are, 0: nobody has said it
    most_figure: Any  # the same of numbers in their shapes

    def wish(self) -> float:
        """The size of the name alone; 0: it has none."""
        ...

    def wish_figure(self) -> float:
        """How high the numbers would be beside that name; 0: there are none."""
        ...


def level(siblings: Sequence[Sibling]) -> None:
    """Names first, as the numbers stand in what these leave."""
    most = least_of(one.wish() for one in siblings)
    for one in siblings:
        one.most = most
    high = least_of(one.wish_figure() for one in siblings)
    for one in siblings:
        one.most_figure = high


def least_of(wishes: Iterable[float]) -> float:
    """The size that all of a row have; 0 where nobody wishes anything."""
    return min((wish for wish in wishes if wish), default=0)
