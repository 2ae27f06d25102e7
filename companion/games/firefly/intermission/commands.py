"""What a team can ask for in an Inter-Mission; whose finger it was does not matter (FFY-INTER-04)."""

from __future__ import annotations

from companion.core.language.commands import Command
from companion.core.language.ids import SeatId, SlotId


class BuyUpgrade(Command, frozen=True):
    """Buy one of the Upgrades that are shown; with no empty slot one on Serenity makes room for it."""

    seat: SeatId
    slot: SlotId
    instead: SlotId | None = None


class MendShip(Command, frozen=True):
    """Repair a Ship Strike for the Credits printed beside its slot."""

    seat: SeatId
    slot: SlotId


class PayHealing(Command, frozen=True):
    """Spend so many more Credits on healing."""

    seat: SeatId
    n: int = 1


class HealOne(Command, frozen=True):
    """A Main Character loses a strike for the healing that was paid."""

    seat: SeatId
    slot: SlotId


class BuyCards(Command, frozen=True):
    """Every player draws so many cards, once in an Inter-Mission."""

    seat: SeatId
    n: int


class NextEpisode(Command, frozen=True):
    """The Inter-Mission is over."""

    seat: SeatId
