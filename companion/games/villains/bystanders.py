"""Bystanders: who guards them, who kidnaps them, and what that does (VIL-BYST)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.asks import Work
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine.changes import carried
from companion.engine.decks import needs_identity
from companion.engine.draft import Draft
from companion.engine.effects.selectors import one_of_each, pick, slot_options
from companion.engine.feature import Feature
from companion.engine.legendary.lane import Pushed
from companion.games.villains import zones
from companion.games.villains.abilities import begin
from companion.games.villains.kinds import ALLIES
from companion.games.villains.state import VillainsState


class BystanderGuarded(Event, frozen=True):
    """Somebody in the city, or the Commander, guards a Bystander from now on."""

    slot: SlotId
    zone: ZoneId


class Kidnapped(Event, frozen=True):
    """A player kidnapped a Bystander."""

    seat: SeatId
    slot: SlotId


class KidnapSays(Work, frozen=True, tag="kidnap-says"):
    """What a Bystander does that was kidnapped."""

    slot: SlotId


class KidnapsSay(Work, frozen=True, tag="kidnaps-say"):
    """What several Bystanders do that were kidnapped together."""

    owner: SeatId
    slots: tuple[SlotId, ...]


def guard(draft: Draft[VillainsState], slot: SlotId) -> None:
    """Whoever stands nearest to the Adversary Deck guards it; in an empty city the Commander does.

    VIL-BYST-01, 02.
    """
    space = zones.nearest(draft.state.table)
    draft.emit(BystanderGuarded(slot, zones.COMMANDER_GUARDED if space is None else zones.guarded_at(space)))


def kidnap(draft: Draft[VillainsState], seat: SeatId, slots: tuple[SlotId, ...]) -> None:
    """They go to a Victory Pile; what they do comes later (VIL-BYST-04, 07)."""
    for slot in slots:
        draft.emit(Kidnapped(seat, slot))


def bystanders_of(state: VillainsState, slots: tuple[SlotId, ...]) -> tuple[SlotId, ...]:
    """Those of the cards under somebody that are guarded; an Ally there is no Bystander."""
    cards = ((slot, state.table.card(slot)) for slot in slots)
    return tuple(slot for slot, card in cards if card is None or card.kind not in ALLIES)


def effects(seat: SeatId, slots: tuple[SlotId, ...]) -> tuple[Work, ...]:
    """What kidnapped Bystanders do, as work (VIL-FIGHT-08)."""
    return (KidnapsSay(seat, slots),) if slots else ()


def kidnap_top(draft: Draft[VillainsState], seat: SeatId) -> None:
    """An effect kidnaps the top card of the Bystander Deck, never a guarded one (VIL-BYST-05, 06, 08)."""
    slot = zones.top(draft.state.table, zones.BYSTANDERS)
    if slot is not None:
        kidnap(draft, seat, (slot,))
        draft.later(*effects(seat, (slot,)))


def _says(draft: Draft[VillainsState], work: KidnapSays) -> None:
    """Once, for whoever kidnapped it (VIL-BYST-07)."""
    if needs_identity(draft, work.slot, phrase("ask-which-bystander"), work):
        return
    card = draft.state.table.card(work.slot)
    if card is not None:
        begin(draft, card, work.slot, "kidnap", work.seat or draft.state.active)


def _several(draft: Draft[VillainsState], work: KidnapsSay) -> None:
    """One after the other, each worked out; the current player picks which is next (VIL-SPEC-15)."""
    for slot in work.slots:
        if needs_identity(draft, slot, phrase("ask-which-bystander"), work):
            return
    speak = [slot for slot in work.slots if (card := draft.state.table.card(slot)) and card.does("kidnap")]
    options = slot_options(draft.state, one_of_each(draft.state, speak), public=True)
    asked = replace(work, seat=draft.state.active)
    chosen = pick(draft, asked, phrase("ask-next-bystander"), options) if options else None
    if chosen is not None and chosen.slot is not None:
        left = tuple(slot for slot in speak if slot != chosen.slot)
        draft.later(KidnapSays(chosen.slot, seat=work.owner), KidnapsSay(work.owner, left))


def _guarded(state: VillainsState, event: BystanderGuarded) -> VillainsState:
    """In the open, and any number of them (VIL-BYST-03)."""
    return carried(state, (event.slot,), event.zone, zones.FAR_END)


def _kidnapped(state: VillainsState, event: Kidnapped) -> VillainsState:
    return carried(state, (event.slot,), zones.victory(event.seat))


def _ride_along(event: Pushed, before: VillainsState, after: VillainsState) -> VillainsState:
    """Guarded Bystanders move with whoever guards them (VIL-CITY-05)."""
    was = before.table.slots[event.slot].zone
    slots = before.table.zone(zones.guarded_at(was))
    return carried(after, slots, zones.guarded_at(event.zone)) if slots else after


FEATURE: Feature[VillainsState] = Feature(
    name="bystanders",
    moments=("kidnap",),
    work={KidnapSays: _says, KidnapsSay: _several},
    events={BystanderGuarded: _guarded, Kidnapped: _kidnapped},
    follows={Pushed: _ride_along},
    carries=(BystanderGuarded, Kidnapped),
)
