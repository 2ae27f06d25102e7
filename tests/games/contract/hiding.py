"""What nobody at the table can tell apart, and the same State with such hidden cards exchanged."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from msgspec.structs import replace

from companion.core.language.events import Bound, Dealt, Event, Laid, OrderLost, Shuffled
from companion.core.language.ids import CopyId, SlotId


class PublicKnowledge:
    """Follows a game as somebody who sees the table and knows nothing of what the app was told."""

    def __init__(self) -> None:
        self.kind: dict[SlotId, str] = {}  # slots of one kind nobody can tell apart
        self.seen: set[SlotId] = set()  # slots whose card everybody knows
        self._mixed = 0

    def saw(self, before: Any, event: Event, after: Any) -> None:
        if isinstance(event, Dealt | Laid) or after.table.made != before.table.made:
            for slot, held in after.table.slots.items():
                if slot not in self.kind:
                    self.kind[slot] = f"dealt {held.group or slot}"
        if isinstance(event, Shuffled):
            self._mix(before.table.zone(event.zone))
        if isinstance(event, OrderLost):
            self._mix(event.slots)
        if isinstance(event, Bound) and event.known != "app":
            self.seen.add(event.slot)
        self.seen |= {
            slot for slot, held in after.table.slots.items() if held.face_up and held.copy is not None
        }

    def rested(self, state: Any) -> None:
        """Nothing happens while the table rests."""

    def _mix(self, slots: Iterable[SlotId]) -> None:
        mixed = set(slots)
        if len(mixed) < 2:
            return
        self._mixed += 1
        met = {self.kind[slot] for slot in mixed}
        self.kind |= {s: f"mixed {self._mixed}" for s, kind in self.kind.items() if s in mixed or kind in met}
        self.seen -= mixed

    def hidden(self, state: Any) -> dict[str, list[SlotId]]:
        """The hidden cards that the app knows, by kind."""
        found: dict[str, list[SlotId]] = {}
        for slot, held in state.table.slots.items():
            if held.known == "app" and not held.face_up and slot not in self.seen:
                found.setdefault(self.kind[slot], []).append(slot)
        return {kind: slots for kind, slots in found.items() if len(slots) > 1}


def exchanged(state: Any, kinds: Iterable[list[SlotId]], chance: Random, keep: str = "") -> Any:
    """The State with the hidden cards of each kind dealt anew; those in zones ending in `keep` stay."""
    slots, bound = dict(state.table.slots), dict(state.table.bound)
    for alike in kinds:
        moving = [slot for slot in alike if not (keep and slots[slot].zone.endswith(f":{keep}"))]
        copies: list[CopyId] = [slots[slot].copy for slot in moving]
        chance.shuffle(copies)
        for slot, copy in zip(moving, copies, strict=True):
            slots[slot] = replace(slots[slot], copy=copy)
            bound[copy] = slot
    return replace(state, table=replace(state.table, slots=slots, bound=bound))
