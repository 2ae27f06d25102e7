"""What happens when players fight each other, and when they come back as aliens, in the past tense."""

from __future__ import annotations

from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId


class PlayerFought(Event, frozen=True):
    """A player, or an Alien Player whose card says so, fought `target` for this price."""

    seat: SeatId
    target: SeatId
    cost: int


class AlienRose(Event, frozen=True):
    """Whom a Chestburster killed came back as an Alien Player with this Avatar (ALN-ALIEN-01 to 03)."""

    seat: SeatId
    slot: SlotId


class AlienDied(Event, frozen=True):
    """An Alien Player died; with the last one the alien cards leave the game (ALN-ALIEN-11)."""

    seat: SeatId


EVENTS = (PlayerFought, AlienRose, AlienDied)
