"""What an event did to real cards: whether it can simply be taken back."""

from __future__ import annotations

from companion.core.crossing.steps import UndoClass
from companion.core.language.events import Bound, Dealt, DeckKept, Event, Forgotten, Laid, Moved, Shuffled
from companion.core.language.slots import Table
from companion.core.language.states import State
from companion.engine.decks import custody
from companion.engine.zone_table import ZoneTable

ORDER: tuple[UndoClass, ...] = ("free", "move", "seen", "order")


def heaviest(classes: list[UndoClass]) -> UndoClass:
    """The class of a whole action: that of its heaviest event."""
    return max(classes, key=ORDER.index, default="free")


def moved_class(zones: ZoneTable, before: State, after: State) -> UndoClass:
    """The undo class of what lies otherwise than before, by zones and by the order in them."""
    if before.table is after.table:
        return "free"
    was, now = before.table.slots, after.table.slots
    moved = ((was[slot], held) for slot, held in now.items() if slot in was and was[slot] is not held)
    shifted: UndoClass = "move" if is_shifted(zones, before.table, after.table) else "free"
    return heaviest([shifted, *(zones.undone(here, there) for here, there in moved)])


def is_shifted(zones: ZoneTable, was: Table, now: Table) -> bool:
    """Whether the same cards lie in another order where the game goes by it."""
    return any(
        lying != was.zone(zone) and set(lying) == set(was.zone(zone)) and zones.is_ordered(zone)
        for zone, lying in now.zones.items()
    )


def core_class(zones: ZoneTable, state: State, event: Event) -> UndoClass:
    """The undo class of a core event, seen from the State before it."""
    if isinstance(event, Shuffled):
        return "move" if custody(state, zones.deck(event.zone)) == "app" else "order"
    if isinstance(event, Forgotten) or (isinstance(event, DeckKept) and event.zone is not None):
        return "order"
    if isinstance(event, Bound):
        return "seen" if event.known != "app" else "free"
    if isinstance(event, Moved | Dealt | Laid):
        return "move"
    return "free"  # the books alone: also OrderLost, by which no hand has disturbed anything
