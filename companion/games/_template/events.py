"""What happens in a game of Night Ferry, in the past tense."""

from __future__ import annotations

from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId, ZoneId


class PiecePlaced(Event, frozen=True):
    """A player's piece was put on a shore."""

    seat: SeatId
    slot: SlotId


class RoleDealt(Event, frozen=True):
    """A player got a secret role, face down."""

    seat: SeatId
    slot: SlotId


class NumbersSet(Event, frozen=True):
    """The counters of the game were set up."""

    numbers: dict[str, int]


class TurnBegan(Event, frozen=True):
    """A player's turn began."""

    seat: SeatId
    number: int


class ActBegan(Event, frozen=True):
    """The river has drifted: the player may act."""

    seat: SeatId


class CandleBurnt(Event, frozen=True):
    """A round is over; `left` candles still burn."""

    left: int


class Drifted(Event, frozen=True):
    """The top river card was laid face down into the channel."""

    slot: SlotId


class TurnedUp(Event, frozen=True):
    """A card of the channel was turned face up."""

    slot: SlotId


class Washed(Event, frozen=True):
    """Cards of the channel went to the river's discards."""

    slots: tuple[SlotId, ...]


class Sunk(Event, frozen=True):
    """A hidden card was put under the river deck, unseen by the others."""

    slot: SlotId


class Kept(Event, frozen=True):
    """A hidden card was looked at and left where it lies."""

    slot: SlotId


class RiverTurned(Event, frozen=True):
    """The river's discards became the new river deck."""


class CardPlayed(Event, frozen=True):
    """A card was played from the hand."""

    seat: SeatId
    slot: SlotId


class PowerGained(Event, frozen=True):
    """The player has more power this turn."""

    n: int


class PowerSpent(Event, frozen=True):
    """Power was paid."""

    n: int


class Rolled(Event, frozen=True):
    """The dice of a crossing have fallen."""

    pips: tuple[int, ...]
    total: int


class Crossed(Event, frozen=True):
    """A piece reached the other shore."""

    seat: SeatId
    slot: SlotId
    to: ZoneId


class Capsized(Event, frozen=True):
    """The river was stronger."""

    seat: SeatId
    short: int


class LanternsLost(Event, frozen=True):
    """Lanterns went out."""

    n: int


class LanternLit(Event, frozen=True):
    """A lantern burns again."""

    seat: SeatId


class Discarded(Event, frozen=True):
    """Cards of a player went to the discards."""

    seat: SeatId
    slots: tuple[SlotId, ...]


class HandDrawn(Event, frozen=True):
    """A player drew cards, unseen by the others."""

    seat: SeatId
    slots: tuple[SlotId, ...]


class SuppliesTurned(Event, frozen=True):
    """The discards became the new deck of supplies."""


class RoleShown(Event, frozen=True):
    """A secret role was turned up."""

    seat: SeatId
    slot: SlotId


class EndBegan(Event, frozen=True):
    """The game is decided; the roles are turned up."""

    cause: str


class Ended(Event, frozen=True):
    """The game is over."""

    outcome: str


EVENTS = (
    PiecePlaced, RoleDealt, NumbersSet, TurnBegan, ActBegan, CandleBurnt, Drifted, TurnedUp, Washed, Sunk,
    Kept,
    RiverTurned, CardPlayed, PowerGained, PowerSpent, Rolled, Crossed, Capsized, LanternsLost, LanternLit,
    Discarded, HandDrawn, SuppliesTurned, RoleShown, EndBegan, Ended,
)  # fmt: skip
