"""A card of the table as it is seen, and how touched things are marked."""

from __future__ import annotations

from companion.core.crossing.views import Figure, Tile
from companion.core.language.ids import SlotId
from companion.core.language.phrases import phrase
from companion.games._template.state import FerryState

Marks = dict[str, tuple[str, ...]]  # touched thing -> how it is marked


def tile(state: FerryState, slot: SlotId, states: tuple[str, ...] = (), own: bool = False) -> Tile:
    """One card: a hidden one says nothing of itself, but to its owner."""
    held, card = state.table.slots[slot], state.table.card(slot)
    target = f"slot:{slot}"
    if getattr(state.ask, "slot", None) == slot and held.face_up:
        states = (*states, "asked")
    if not held.face_up and not (own and card is not None):
        return Tile(target, hidden=True, states=states, slot=slot)
    if card is None:
        return Tile(target, title=phrase("unknown-card"), states=states, slot=slot)
    owner = next((seat for seat, piece in state.pieces.items() if piece == slot), None)
    figures = (Figure("hazard", card.number("danger")),) if "danger" in card.numbers else ()
    return Tile(
        target, title=card.name, kind=card.kind, figures=figures, owner=owner, states=states, slot=slot,
        known="told" if held.known == "told" else "seen", hidden=not held.face_up,
    )  # fmt: skip
