"""The checklist of real cards to carry after an undo or redo, until all lie where the game has them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.core.crossing.prompts import Prompt
from companion.core.crossing.steps import Step
from companion.core.language.ids import CopyId, DesignId, SlotId, ZoneId
from companion.core.language.slots import Slot
from companion.engine.room import Room
from companion.session.undo import carries


class Lain(msgspec.Struct, frozen=True):
    """Which cards the overhead camera sees lie where, in the words of the table."""

    cards: tuple[tuple[CopyId, str], ...]
    places: Mapping[ZoneId, str]  # the place of every zone
    watched: frozenset[str]
    settled: bool
    designs: Mapping[CopyId, DesignId]


class Carrying:
    """Knows where the cards really lie that nobody has carried yet."""

    def __init__(self, room: Room) -> None:
        """Every card lies where it should."""
        self._room = room
        self._lies: dict[SlotId, Slot] = {}
        self._prompts: dict[SlotId, Prompt] = {}
        self._noticed: set[SlotId] = set()  # cards that the camera saw where they still had to be taken from

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        """What is still to be carried."""
        return tuple(self._prompts.values())

    def turned(self, before: Any, after: Any) -> None:
        """The game went to another point of its history: list every card that lies elsewhere there."""
        slots = {**before.table.slots, **self._lies}
        real = replace(before, table=replace(before.table, slots=slots))
        found = carries(self._room, real, after)
        self._prompts = {prompt.slot: prompt for prompt in found if prompt.slot is not None}
        self._lies = {slot: slots[slot] for slot in self._prompts}
        self._noticed = set()

    def went_on(self, before: Any, step: Step) -> None:
        """The game went on: what it moved meanwhile is carried by its own prompts."""
        if self._prompts and step.state is not None:
            old, new = before.table.slots, step.state.table.slots
            self.ticked([slot for slot in self._prompts if old.get(slot) != new.get(slot)])

    def seen(self, copies: Iterable[CopyId], designs: Mapping[CopyId, DesignId]) -> bool:
        """These cards were shown: they are carried, or cards that look the same; whether any was listed."""
        before = len(self._prompts)
        for copy in copies:
            known = {slot: held.copy for slot, held in self._lies.items() if held.copy is not None}
            alike = [slot for slot, there in known.items() if designs[there] == designs.get(copy)]
            same = [slot for slot in alike if known[slot] == copy]
            self.ticked((same or alike)[:1])
        return len(self._prompts) < before

    def lying(self, lain: Lain) -> bool:
        """The camera sees the whole table: what lies where it belongs is carried; whether any is ticked.

        Where a card goes that cannot be watched, or lies face down, it is carried when it has left for good.
        """
        before, free = len(self._prompts), list(lain.cards)
        for slot, prompt in list(self._prompts.items()):
            to = lain.places.get(prompt.zone) if prompt.zone is not None else None
            here = self._taken_at(free, slot, to, lain.designs)
            if here and to in lain.watched or to not in lain.watched and self._has_left(slot, lain):
                self.ticked((slot,))
        return len(self._prompts) < before

    def _taken_at(
        self,
        free: list[tuple[CopyId, str]],
        slot: SlotId,
        place: str | None,
        designs: Mapping[CopyId, DesignId],
    ) -> bool:
        """Whether the card of a slot, or its twin, lies at a place; one card is counted for one slot."""
        copy = self._lies[slot].copy
        there = [one for one in free if one[1] == place and copy is not None]
        alike = [one for one in there if designs.get(one[0]) == designs.get(copy)] if copy is not None else []
        found = next((one for one in alike if one[0] == copy), next(iter(alike), None))
        if found is not None:
            free.remove(found)
        return found is not None

    def _has_left(self, slot: SlotId, lain: Lain) -> bool:
        """Whether a card that was seen where it had to be taken from lies there no more."""
        place = lain.places.get(self._lies[slot].zone)
        if place not in lain.watched:
            return False
        if self._taken_at(list(lain.cards), slot, place, lain.designs):
            self._noticed.add(slot)
            return False
        return lain.settled and slot in self._noticed

    def ticked(self, slots: Collection[SlotId]) -> None:
        """These cards lie where they should."""
        for slot in slots:
            self._prompts.pop(slot, None)
            self._lies.pop(slot, None)

    def done(self) -> None:
        """All cards lie where they should."""
        self._prompts, self._lies = {}, {}
