"""What was touched: a card, a place, a person, a design that is named, or a thing of the screen."""

from __future__ import annotations

import msgspec

from companion.core.language.ids import CopyId, SlotId, ZoneId
from companion.core.language.states import State


class Touch(msgspec.Struct, frozen=True):
    """A touched thing: its kind, which of them, and its card or place, where there is one."""

    kind: str  # slot, design, place, seat, meter, objective ...
    name: str = ""
    slot: SlotId | None = None
    zone: ZoneId | None = None  # where the card lies, or the place itself
    copy: CopyId | None = None  # any copy of the design


def touch_of(state: State, target: str) -> Touch:
    """A target of the screen as what it stands for on this table."""
    kind, _, name = target.partition(":")
    if kind == "slot":
        slot = SlotId(int(name)) if name.isdigit() else None
        held = state.table.slots.get(slot) if slot is not None else None
        return Touch(kind, name, slot, held.zone) if held is not None else Touch("nothing", name)
    if kind == "design":
        copies = (copy for copy, design in state.table.designs.items() if design == name)
        return Touch(kind, name, copy=next(copies, None))
    return Touch(kind, name, zone=ZoneId(name) if kind == "place" else None)
