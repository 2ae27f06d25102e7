"""A lane of spaces that hold one card each: whoever comes in pushes on what lies there.

The Complex of Alien, the 'Verse of Firefly and the city of Villains (ALN-HIVE, FFY-EPI, VIL-CITY).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from companion.core.language.events import Event
from companion.core.language.ids import SlotId, ZoneId
from companion.engine import zones
from companion.engine.changes import carried
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.legendary.state import LegendaryState

S = TypeVar("S", bound=LegendaryState)
ENTRY = 0  # the way begins at the first space; what is closed or stands fast is passed by


class Pushed(Event, frozen=True):
    """A card was pushed one space on."""

    slot: SlotId
    zone: ZoneId


def _pushed(state: S, event: Pushed) -> S:
    """It keeps its side (FFY-EPI-05); what rides along follows the same event elsewhere (VIL-CITY-05)."""
    return carried(state, (event.slot,), event.zone, face_up=None)


class Newcomers(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """Cards of the common deck that come into the lane face down, with their backs to be shown."""

    deck: ZoneId
    event: Callable[[SlotId, ZoneId], Event]  # a card of the deck went into a space

    def comes(self, state: S, slot: SlotId, zone: ZoneId) -> Event:
        """What happens as a card enters a space: one of the deck comes unseen, others as they lie."""
        is_new = state.table.slots[slot].zone == self.deck
        return self.event(slot, zone) if is_new else Pushed(slot, zone)

    def laid(self, state: S, event: Any) -> S:
        """It lies there face down, and its back has still to be shown."""
        state = carried(state, (event.slot,), event.zone, face_up=False)
        return replace(state, laid=(*state.laid, event.slot))


class Lane(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What a game says of its lane.

    All of one entry moves before anything else is done: what `leaves` or `comes` brings must wait as work
    (VIL-CITY-07). Who owes something to the card that comes in queues it before: what the exit brings then
    comes first (VIL-CITY-09).
    """

    spaces: tuple[ZoneId, ...]  # from the entry to the exit
    crowded: str  # the rule that one card lies in every space
    leaves: Callable[[Draft[S], SlotId], None]  # a card is pushed out at the exit, or has no space to go to
    comes: Callable[[S, SlotId, ZoneId], Event] = lambda state, slot, zone: Pushed(slot, zone)
    # A space that is no part of the game: blocked (ALN-HIVE-13), or behind the Inevitable card (FFY-INEV-05).
    is_closed: Callable[[S, ZoneId], bool] = lambda state, zone: False
    # Whether a card stands fast against the one that would push it: whoever says so (ALN-HIVE-11), or any
    # pusher but the Inevitable card (FFY-KEY-12, 14). Of what effects may carry away it says nothing.
    stands_fast: Callable[[S, SlotId, SlotId | None], bool] = lambda state, slot, by: False

    def enter(self, draft: Draft[S], slot: SlotId, at: int = ENTRY) -> None:
        """A card enters a space and pushes what lies there; the farthest card moves first.

        ALN-HIVE-03, FFY-EPI-02, 03, 10, FFY-RUL-12, VIL-CITY-03.
        """
        for moved, to in reversed(self.chain(draft.state, slot, at)):
            if to is None:
                self.leaves(draft, moved)
            elif moved == slot:
                draft.emit(self.comes(draft.state, moved, to))
            else:
                draft.emit(Pushed(moved, to))

    def chain(self, state: S, slot: SlotId, at: int) -> list[tuple[SlotId, ZoneId | None]]:
        """Which cards move where when a card enters; no space means that it leaves (ALN-HIVE-06, FFY-EPI-06).

        A gap takes the push, and nothing beyond it moves (ALN-HIVE-04, FFY-EPI-04, VIL-CITY-04). Where
        none is to be had all are passed by (FFY-RUL-15).
        """
        moves: list[tuple[SlotId, ZoneId | None]] = []
        moving: SlotId | None = slot
        while moving is not None:
            while at < len(self.spaces) and not self.takes(state, self.spaces[at], moving):
                at += 1
            if at >= len(self.spaces):
                return [*moves, (moving, None)]
            moves.append((moving, self.spaces[at]))
            there = zones.top(state.table, self.spaces[at])
            moving = there if there != slot else None
            at += 1
        return moves

    def takes(self, state: S, space: ZoneId, by: SlotId | None = None) -> bool:
        """Whether a card can come into a space; others are passed by (ALN-HIVE-11, 13, FFY-KEY-12)."""
        if self.is_closed(state, space):
            return False
        there = zones.top(state.table, space)
        return there is None or there == by or not self.stands_fast(state, there, by)

    def open(self, state: S) -> tuple[ZoneId, ...]:
        """The spaces that are part of the game (ALN-ROOM-04, 05, FFY-INEV-05)."""
        return tuple(space for space in self.spaces if not self.is_closed(state, space))

    def overfull(self, state: S) -> list[str]:
        """One card lies in every space, once turns are taken (ALN-HIVE-03, FFY-EPI-02, VIL-CITY-02)."""
        return zones.crowded(state.table, self.spaces, self.crowded) if state.turn.number else []

    def feature(self) -> Feature[S]:
        """Pushing as a feature."""
        return Feature(
            name="lane",
            rule_faults=(self.overfull,),
            events={Pushed: _pushed},
            carries=(Pushed,),
        )
