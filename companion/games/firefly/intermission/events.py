"""What happens between two Episodes."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.engine.changes import carried, counted
from companion.games.firefly import zones
from companion.games.firefly.state import INTERMISSION, FireflyState


class EpisodeEnded(Event, frozen=True):
    """An Episode is over: who begins the next one is noted, and whether all Objectives were completed."""

    letter: int
    complete: bool
    starter: SeatId


class BoardCleared(Event, frozen=True):
    """Cards of the Episode that has ended went to the Defeated Cards (FFY-END-05, 06)."""

    slots: tuple[SlotId, ...]


class InevitableSetAside(Event, frozen=True):
    """The Inevitable card lies aside, as it lay when the Episode ended (FFY-END-07)."""

    slot: SlotId
    zone: ZoneId


class CreditsEarned(Event, frozen=True):
    """The team earned Credits, to be counted and spent in the Inter-Mission (FFY-OBJ-05)."""

    n: int


class MarkerKept(Event, frozen=True):
    """A card lies beside Serenity to tell of Credits (FFY-OBJ-04)."""

    slot: SlotId


def earned(state: FireflyState, event: CreditsEarned) -> FireflyState:
    """They add up over the Episode (FFY-INTER-03)."""
    return counted(state, credits=event.n)


def kept(state: FireflyState, event: MarkerKept) -> FireflyState:
    """It lies open among the markers (FFY-ZONE-27)."""
    return carried(state, (event.slot,), zones.CREDITS)


def ended(state: FireflyState, event: EpisodeEnded) -> FireflyState:
    """The Inter-Mission begins (FFY-END-04, FFY-END-08)."""
    results = {**state.results, event.letter: event.complete}
    turn = replace(state.turn, phase=INTERMISSION)
    return replace(state, results=results, starter=event.starter, turn=turn)


def cleared(state: FireflyState, event: BoardCleared) -> FireflyState:
    """They lie open among the Defeated Cards, those of the deck too."""
    return carried(state, event.slots, zones.DEFEATED)


def set_aside(state: FireflyState, event: InevitableSetAside) -> FireflyState:
    """It keeps the side on which it lies."""
    return carried(state, (event.slot,), zones.SPENT_INEVITABLE, face_up=None)
