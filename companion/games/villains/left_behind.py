"""Cards whose guard leaves the city neither beaten nor overrunning (VIL-RUL-36)."""

from __future__ import annotations

from companion.core.language.asks import Option, Work
from companion.core.language.events import Event
from companion.core.language.ids import SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine.changes import carried
from companion.engine.draft import Draft
from companion.engine.effects.selectors import pick
from companion.engine.feature import Feature
from companion.games.villains import zones
from companion.games.villains.kinds import ALLIES
from companion.games.villains.state import VillainsState

GO = (
    zones.BYSTANDERS,
    zones.COMMANDER_GUARDED,
    zones.KO,
    zones.OVERRUN,
)  # where they can go, the usual first
ALLIES_GO = (zones.KO, zones.OVERRUN)  # where an Ally can go that was held: it is no Bystander


class BystanderLeft(Event, frozen=True):
    """A card whose guard is gone went where the players read it; nobody kidnapped or gained it."""

    slot: SlotId
    zone: ZoneId


class LeftBehind(Work, frozen=True, tag="left-behind"):
    """Bystanders without their guard, or Allies, wait to be told where they go."""

    at: ZoneId
    allies: bool = False


def left_behind(draft: Draft[VillainsState], zone: ZoneId) -> None:
    """Whoever stood there is about to leave: what becomes of the guarded ones is asked next (VIL-RUL-36)."""
    if zones.is_city(zone):
        held = (LeftBehind(zones.guarded_at(zone)), LeftBehind(zones.guarded_at(zone), allies=True))
        draft.later(*(work for work in held if _meant(draft.state, work)))


def _meant(state: VillainsState, work: LeftBehind) -> tuple[SlotId, ...]:
    """The Bystanders that are held there, or the Allies."""
    cards = ((slot, state.table.card(slot)) for slot in state.table.zone(work.at))
    return tuple(slot for slot, card in cards if work.allies == (card is not None and card.kind in ALLIES))


def _left(draft: Draft[VillainsState], work: LeftBehind) -> None:
    """The text of the card says it; where it does not, under the Bystander Deck is offered first.

    Nobody discards for them, and nobody kidnaps them.
    """
    places = ALLIES_GO if work.allies else GO
    options = [Option(str(zone), phrase(f"option-left-{zone}")) for zone in places]
    why = phrase("ask-left-ally" if work.allies else "ask-left-behind")
    chosen = pick(draft, work, why, options)
    if chosen is not None:
        for slot in _meant(draft.state, work):
            draft.emit(BystanderLeft(slot, ZoneId(chosen.key)))


def _gone(state: VillainsState, event: BystanderLeft) -> VillainsState:
    is_deck = event.zone == zones.BYSTANDERS
    at = zones.FAR_END if is_deck else 0
    return carried(state, (event.slot,), event.zone, at, face_up=not is_deck)


FEATURE: Feature[VillainsState] = Feature(
    name="left_behind",
    work={LeftBehind: _left},
    events={BystanderLeft: _gone},
    carries=(BystanderLeft,),
)
