"""What of a game can be compared before and after: numbers that everybody at the table can see."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from companion.core.crossing.views import Change, Figure, Shape
from companion.core.language.ids import SeatId
from companion.core.language.phrases import Phrase, phrase


class Gauge(msgspec.Struct, frozen=True):
    """One number of the table: what it is, whose it is, and the limit that makes it matter."""

    what: Phrase
    value: int
    of: int | None = None
    shape: Shape = "count"
    seat: SeatId | None = None


Read = Callable[[], Iterable[Gauge]]


def compared(before: Iterable[Gauge], after: Iterable[Gauge]) -> tuple[Change, ...]:
    """The numbers that are not as they were; one that is not there any more says nothing."""
    now = {(gauge.what.key, gauge.seat): gauge.value for gauge in after}
    return tuple(
        Change(was.what, was.value, value, was.of, was.shape, was.seat)
        for was in before
        if (value := now.get((was.what.key, was.seat), was.value)) != was.value
    )


def of_figures(before: Iterable[Figure], after: Iterable[Figure]) -> tuple[Change, ...]:
    """The numbers of one card that are not as they were, such as the price to fight it."""
    now = {figure.shape: figure.value for figure in after}
    return tuple(
        Change(phrase(f"gauge-card-{was.shape}"), was.value, value, shape=was.shape)
        for was in before
        if was.value is not None
        and (value := now.get(was.shape, was.value)) is not None
        and value != was.value
    )
