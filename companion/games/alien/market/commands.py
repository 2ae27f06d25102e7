"""What players can ask of the HQ and the Sergeants."""

from __future__ import annotations

from companion.core.language.commands import Command
from companion.core.language.ids import SeatId, SlotId


class Recruit(Command, frozen=True):
    """Recruit a character from the HQ."""

    seat: SeatId
    slot: SlotId


class RecruitSergeant(Command, frozen=True):
    """Recruit the top card of the Sergeant stack."""

    seat: SeatId
