"""The checklist of real cards to carry after an undo or redo, until all lie where the game has them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from companion.core.ids import CopyId, DesignId, SlotId
from companion.core.prompts import Prompt
from companion.core.slots import Slot
from companion.core.steps import Step
from companion.engine.room import Room
from companion.session.undoing import carries


class Carrying:
    """Knows where the cards really lie that nobody has carried yet."""

    def __init__(self, room: Room) -> None:
        """Every card lies where it should."""
        self._room = room
        self._lies: dict[SlotId, Slot] = {}
        self._prompts: dict[SlotId, Prompt] = {}

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

    def went_on(self, before: Any, step: Step) -> None:
        """The game went on: what it moved meanwhile is carried by its own prompts."""
        if self._prompts and step.state is not None:
            old, new = before.table.slots, step.state.table.slots
            self.ticked([slot for slot in self._prompts if old.get(slot) != new.get(slot)])

    def seen(self, copies: Iterable[CopyId], designs: Mapping[CopyId, DesignId]) -> None:
        """These cards were shown: they are carried; a card that looks the same counts as well."""
        for copy in copies:
            known = {slot: held.copy for slot, held in self._lies.items() if held.copy is not None}
            alike = [slot for slot, there in known.items() if designs[there] == designs.get(copy)]
            same = [slot for slot in alike if known[slot] == copy]
            self.ticked((same or alike)[:1])

    def ticked(self, slots: Collection[SlotId]) -> None:
        """These cards lie where they should."""
        for slot in slots:
            self._prompts.pop(slot, None)
            self._lies.pop(slot, None)

    def done(self) -> None:
        """All cards lie where they should."""
        self._prompts, self._lies = {}, {}
