"""An Ally of the deck that was shown, and may be copied later in the turn (VIL-CARD-20, 21, VIL-RUL-14)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.cards import Clause
from companion.core.language.events import Event
from companion.core.language.ids import SlotId
from companion.core.language.phrases import phrase
from companion.engine.decks import needs_identity
from companion.engine.draft import Draft
from companion.engine.effects.work import DoClause, going_on
from companion.engine.feature import Feature
from companion.engine.legendary.verbs.piles import PutBack, TopTurned
from companion.games.villains import zones
from companion.games.villains.copying import can_copy, play_copy
from companion.games.villains.plot import AllyPutUnder
from companion.games.villains.state import VillainsState

LIES = (zones.ALLIES, *zones.LAIR)  # where the Ally can be by then


class AllyTurned(Event, frozen=True):
    """An Ally was shown by a card, which may copy it for the rest of this turn."""

    by: SlotId
    slot: SlotId


class Turned(DoClause, frozen=True, kw_only=True, tag="ally-turned"):
    """The top card of the Ally Deck lies open; once it is known it goes back."""

    top: SlotId


def turn_ally(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """The top card of the Ally Deck is shown, and goes back (VIL-CARD-20)."""
    top = zones.top(draft.state.table, zones.ALLIES)
    if top is not None and work.slot is not None:
        draft.emit(TopTurned(top))
        draft.later(Turned(**going_on(work), top=top))


def _turned(draft: Draft[VillainsState], work: Turned) -> None:
    if needs_identity(draft, work.top, phrase("ask-which-turned"), work):
        return
    draft.emit(PutBack(work.top))
    if work.slot is not None:
        draft.emit(AllyTurned(work.slot, work.top))


def copy_turned(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """A copy of that very card is played, and it goes under the Ally Deck.

    VIL-CARD-21, VIL-RUL-14; what costs a card is not played without one (VIL-PLAY-09).
    """
    slot = draft.state.turned.get(work.slot) if work.slot is not None else None
    if slot is None or draft.state.table.slots[slot].zone not in LIES or draft.state.table.card(slot) is None:
        return
    seat = work.seat or draft.state.active
    card = draft.state.table.card(slot)
    if card is not None and not can_copy(draft.state, seat, slot):
        draft.refuse("VIL-PLAY-09", "cost", here=phrase("here-no-other-card", card=card.name))
    play_copy(draft, seat, slot)
    draft.emit(AllyPutUnder(slot))


def _remembered(state: VillainsState, event: AllyTurned) -> VillainsState:
    return replace(state, turned={**state.turned, event.by: event.slot})


PART: Feature[VillainsState] = Feature(
    name="verbs-of-the-turned",
    verbs={"turn-ally": turn_ally, "copy-turned": copy_turned},
    work={Turned: _turned},
    events={AllyTurned: _remembered},
    silent=(AllyTurned,),
)
