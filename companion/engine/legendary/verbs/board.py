"""The board as cards speak of it: its areas by their words, and the cards there that a verb can be about."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Generic, TypeVar

import msgspec

from companion.core.language.cards import Card
from companion.core.language.ids import SlotId, ZoneId
from companion.engine.legendary.lane import Lane
from companion.engine.legendary.state import LegendaryState

S = TypeVar("S", bound=LegendaryState)
Cards = Callable[[S], tuple[SlotId, ...]]


def open_cards(state: LegendaryState, zone: ZoneId, kinds: Collection[str]) -> tuple[SlotId, ...]:
    """The face-up cards of these kinds in a zone."""
    found = []
    for slot in state.table.zone(zone):
        card = state.table.card(slot)
        if state.table.slots[slot].face_up and card is not None and card.kind in kinds:
            found.append(slot)
    return tuple(found)


def hidden_cards(state: LegendaryState, spaces: Iterable[ZoneId]) -> tuple[SlotId, ...]:
    """The face-down cards of these spaces, from the entry to the exit."""
    slots = state.table.slots
    return tuple(slot for space in spaces for slot in state.table.zone(space) if not slots[slot].face_up)


def clear_spaces(state: LegendaryState, spaces: Iterable[ZoneId]) -> tuple[ZoneId, ...]:
    """Those of these spaces in which nothing lies (ALN-ROOM-03, 04)."""
    return tuple(space for space in spaces if not state.table.zone(space))


class BoardPlaces(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What a game says of its board."""

    lane: Lane[S]
    # Where enemies lie, by the words of the cards, in the order in which they are listed: the lane and the
    # Combat Zone, in Villains the city alone.
    areas: Mapping[str, tuple[ZoneId, ...]]
    enemies: Collection[str]  # the kinds of cards that are enemies
    others: Mapping[str, Cards[S]] = {}  # what else a word can mean, such as what lies in front of people
    beside: tuple[ZoneId, ...] = ()  # where enemies lie that only an effect that moves them reaches
    # Whether not even an effect moves a card (ALN-RULING-61); in Firefly it moves all (FFY-KEY-13).
    is_fixed: Callable[[S, SlotId], bool] = lambda state, slot: False
    is_beyond: Callable[[S, SlotId], bool] = lambda state, slot: False  # what no text reaches (FFY-INEV-02)
    # Which enemies a word for one sort of them means (FFY-FIGHT-09); every other word means all.
    sorts: Mapping[str, Callable[[Card], bool]] = {}
    carried: Collection[str] = ()  # what else lies open in the lane and can be carried as any card

    def enemies_in(self, state: S, zone: ZoneId) -> tuple[SlotId, ...]:
        """The open enemies of a zone."""
        return open_cards(state, zone, self.enemies)

    def hidden(self, state: S) -> tuple[SlotId, ...]:
        """The hidden cards of the lane, from the entry to the exit."""
        found = hidden_cards(state, self.lane.spaces)
        return tuple(slot for slot in found if not self.is_beyond(state, slot))

    def targets(self, state: S, what: str, where: str) -> tuple[SlotId, ...]:
        """The cards that an effect can be about; an unknown word for a place means anywhere."""
        if what == "hidden":
            return self.hidden(state)
        if what in self.others:
            return self.others[what](state)
        if where in self.areas:
            return self._sorted(state, what, self._in(state, self.areas[where]))
        if where in self.others:
            return self.others[where](state)
        everywhere = tuple(zone for zones in self.areas.values() for zone in zones)
        more = (cards(state) for cards in self.others.values())
        every = dict.fromkeys((*self._in(state, everywhere), *(slot for one in more for slot in one)))
        return self._sorted(state, what, tuple(every))

    def _sorted(self, state: S, what: str, found: tuple[SlotId, ...]) -> tuple[SlotId, ...]:
        """Those of them that are of the sort a word names."""
        is_meant = self.sorts.get(what)
        if is_meant is None:
            return found
        known = ((slot, state.table.card(slot)) for slot in found)
        return tuple(slot for slot, card in known if card is not None and is_meant(card))

    def _in(self, state: S, zones: tuple[ZoneId, ...]) -> tuple[SlotId, ...]:
        return tuple(slot for zone in zones for slot in self.enemies_in(state, zone))

    def movable(self, state: S, what: str, where: str) -> tuple[SlotId, ...]:
        """The cards that an effect can carry; what lies in front of people stays there (ALN-FACE-08)."""
        everywhere = (*(zone for zones in self.areas.values() for zone in zones), *self.beside)
        meant = self.areas.get(where, everywhere)
        found = self._in(state, meant) if what != "hidden" else ()
        if what == "card":
            found += tuple(slot for zone in meant for slot in open_cards(state, zone, self.carried))
        lane = self.areas.get(where, self.lane.spaces)
        if what in ("hidden", "card") and set(lane) & set(self.lane.spaces):
            found += self.hidden(state)
        return tuple(slot for slot in found if not self.is_fixed(state, slot))

    def in_lane(self, state: S) -> tuple[SlotId, ...]:
        """The cards of the lane that an effect can carry on: the open ones first."""
        kinds = (*self.enemies, *self.carried)
        there = (slot for space in self.lane.spaces for slot in open_cards(state, space, kinds))
        return tuple(slot for slot in (*there, *self.hidden(state)) if not self.is_fixed(state, slot))

    def entry(self, state: S) -> ZoneId | None:
        """The first space of the lane that is part of the game."""
        return next(iter(self.lane.open(state)), None)

    def clear(self, state: S) -> tuple[ZoneId, ...]:
        """The spaces in which nothing lies (ALN-ROOM-03, 04)."""
        return clear_spaces(state, self.lane.open(state))
