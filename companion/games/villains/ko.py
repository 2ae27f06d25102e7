"""What is KO'd lies in the one pile of all, out of the game for good (VIL-KW-18, 19)."""

from __future__ import annotations

from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.engine.changes import carried
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.games.villains import zones
from companion.games.villains.bindings import gain_bindings
from companion.games.villains.challenges import challenges
from companion.games.villains.kinds import ALLIES
from companion.games.villains.left_behind import left_behind
from companion.games.villains.state import VillainsState


class Koed(Event, frozen=True):
    """A card went to the KO pile; what it gave in this turn stays (VIL-KW-19)."""

    slot: SlotId


def ko(draft: Draft[VillainsState], slot: SlotId, owner: SeatId | None = None) -> None:
    """A card is KO'd; in a challenge the owner of an Ally gains a Bindings for it (VIL-CHAL-15).

    An Ally of the Lair belongs to nobody; one that lies open off the top of a deck to `owner`. An Adversary
    of the city leaves those behind whom it guarded (VIL-RUL-36). What a card gave stays (VIL-KW-18, 19).
    """
    zone, card = draft.state.table.slots[slot].zone, draft.state.table.card(slot)
    left_behind(draft, zone)
    draft.emit(Koed(slot))
    owner = owner or owner_of(draft.state, zone)
    is_ally = card is not None and card.kind in ALLIES
    if owner is not None and is_ally and challenges(draft.state.header)["imprison"]:
        gain_bindings(draft, owner)


def owner_of(state: VillainsState, zone: ZoneId) -> SeatId | None:
    """Whose card lies there; None where it is nobody's."""
    return zones.table().owner(zone)


def _koed(state: VillainsState, event: Koed) -> VillainsState:
    return carried(state, (event.slot,), zones.KO)


FEATURE: Feature[VillainsState] = Feature(name="ko", events={Koed: _koed}, carries=(Koed,))
