"""What most events do to a State: cards are carried or turned, and numbers change."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from msgspec.structs import replace

from companion.core.language.ids import SlotId, ZoneId
from companion.core.language.states import State
from companion.engine import zones

S = TypeVar("S", bound=State)


def carried(state: S, slots: Iterable[SlotId], to: ZoneId, at: int = 0, face_up: bool | None = True) -> S:
    """With cards carried to a zone, face up unless said otherwise; None leaves them as they lie."""
    return replace(state, table=zones.move(state.table, slots, to, at, face_up))


def lays(to: ZoneId | None = None, at: int = 0, face_up: bool | None = True) -> Callable[[Any, Any], Any]:
    """The State after an event that only carries its card, or its cards: here, or where it says itself."""

    def after(state: S, event: Any) -> S:
        slots = event.slots if hasattr(event, "slots") else (event.slot,)
        there = to if to is not None else event.to if hasattr(event, "to") else event.zone
        return carried(state, slots, there, at, face_up)

    return after


def turned(state: S, slot: SlotId, face_up: bool = True) -> S:
    """With one card turned over where it lies."""
    return replace(state, table=zones.turn(state.table, slot, face_up))


def counted(state: S, **changes: int) -> S:
    """With so much added to numbers of the game; two underscores in a name are a colon."""
    numbers = dict(state.numbers)
    for name, by in changes.items():
        key = name.replace("__", ":")
        numbers[key] = numbers.get(key, 0) + by
    return replace(state, numbers=numbers)
