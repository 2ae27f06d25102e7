"""What happens in a game with Hidden Agendas, and before its first turn, in the past tense (ALN-AGENDA)."""

from __future__ import annotations

from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId


class AgendasDealt(Event, frozen=True):
    """Everybody got one Agenda face down, by seat and unseen; the last went back to the box unseen."""

    slots: dict[SeatId, SlotId]
    spare: tuple[SlotId, ...]
    delayed: bool = False  # nobody looks at the own one either


class AgendaTurnedUp(Event, frozen=True):
    """An Agenda was turned up: by a Secrets Revealed card, by a death, or at the end of the game."""

    seat: SeatId
    slot: SlotId
    cause: str  # secrets, death, end


class SideShown(Event, frozen=True):
    """Everybody knows now on which side somebody is: good or evil."""

    seat: SeatId
    slot: SlotId
    side: str


class AgendaGone(Event, frozen=True):
    """The Agenda of a dead player left the game with the other cards."""

    seat: SeatId
    slot: SlotId


class SecretsSetAside(Event, frozen=True):
    """A used Secrets Revealed card was set aside for the rest of the game."""

    slot: SlotId


class TraitorFell(Event, frozen=True):
    """The traitor died: these cards leave the Complex, to be shuffled onto the Hive."""

    seat: SeatId
    slots: tuple[SlotId, ...]


class ComplexReturned(Event, frozen=True):
    """The cards that left the Complex lie on top of the Hive, shuffled."""


class TraitorAlone(Event, frozen=True):
    """Of all players only the traitor is left, and everybody knows it."""

    seat: SeatId


class TraitorWon(Event, frozen=True):
    """The traitor has won: the others are dead, and the Company was called."""

    seat: SeatId


class HivePhaseSkipped(Event, frozen=True):
    """A turn of preparations began: no Hive card is placed in it."""

    seat: SeatId


AGENDA_EVENTS = (
    AgendasDealt, AgendaTurnedUp, SideShown, AgendaGone, SecretsSetAside, TraitorFell, ComplexReturned,
    TraitorAlone, TraitorWon, HivePhaseSkipped,
)  # fmt: skip
