"""Hand movements that the players are asked to make."""

from __future__ import annotations

import msgspec

from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import Phrase


class Prompt(msgspec.Struct, frozen=True):
    """One physical instruction, such as 'put the top Hive card into the Vents'."""

    text: Phrase
    seat: SeatId | None = None
    slot: SlotId | None = None
    zone: ZoneId | None = None
    together: Phrase | None = None  # what is said once of several that follow each other, with their `count`
