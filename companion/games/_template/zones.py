"""Where cards can lie in Night Ferry."""

from __future__ import annotations

from collections.abc import Iterable

from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.slots import Table

RIVER = ZoneId("river")  # the shared deck; how its order is known is chosen at set-up
CHANNEL = ZoneId("channel")  # what the next crossing meets, face down; index 0 is the oldest
WAKE = ZoneId("wake")  # the river's discards
SUPPLIES = ZoneId("supplies")  # the deck of hand cards: always shuffled by hand
SPENT = ZoneId("spent")  # its discards
ROLES = ZoneId("roles")
NEAR, FAR = ZoneId("space:1"), ZoneId("space:2")  # the two shores
SPACES = (NEAR, FAR)
SHARED = (RIVER, CHANNEL, WAKE, SUPPLIES, SPENT, ROLES, *SPACES)
OWN = ("hand", "played", "role")


def of(seat: SeatId | str, part: str) -> ZoneId:
    """A player's own zone: hand, played or role."""
    return ZoneId(f"{part}:{seat}")


def every(seats: tuple[SeatId, ...], spaces: Iterable[str] = ()) -> tuple[ZoneId, ...]:
    """All zones of a game with these seats, and the spaces of the sea where they race."""
    return (*SHARED, *(of(seat, part) for seat in seats for part in OWN), *map(ZoneId, spaces))


def hidden(table: Table) -> tuple[SlotId, ...]:
    """The face-down cards of the channel, oldest first."""
    return tuple(slot for slot in table.zone(CHANNEL) if not table.slots[slot].face_up)
