"""Where cards can lie in Night Ferry."""

from __future__ import annotations

from functools import cache

from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.slots import Table
from companion.engine.zone_file import shipped_zones
from companion.engine.zone_table import ZoneTable

RIVER = ZoneId("river")  # the shared deck; how its order is known is chosen at set-up
CHANNEL = ZoneId("channel")  # what the next crossing meets, face down; index 0 is the oldest
WAKE = ZoneId("wake")  # the river's discards
SUPPLIES = ZoneId("supplies")  # the deck of hand cards: always shuffled by hand
SPENT = ZoneId("spent")  # its discards
ROLES = ZoneId("roles")
NEAR, FAR = ZoneId("space:1"), ZoneId("space:2")  # the two shores
SPACES = (NEAR, FAR)


def of(seat: SeatId | str, part: str) -> ZoneId:
    """A player's own zone: hand, played or role."""
    return ZoneId(f"{part}:{seat}")


@cache
def table() -> ZoneTable:
    """Every zone of the game, and what is known of each."""
    return shipped_zones("_template")


def hidden(table: Table) -> tuple[SlotId, ...]:
    """The face-down cards of the channel, oldest first."""
    return tuple(slot for slot in table.zone(CHANNEL) if not table.slots[slot].face_up)
