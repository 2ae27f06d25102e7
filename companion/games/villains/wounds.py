"""Wounds of heroic sets: how they are gained, what wards one off, and Healing (VIL-MIX-10, 15 to 17)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from companion.core.language.asks import Source, Work
from companion.core.language.cards import Card
from companion.core.language.commands import Command
from companion.core.language.events import Event
from companion.core.language.ids import CopyId, SeatId
from companion.core.language.phrases import phrase
from companion.core.language.slots import Known
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.legendary.hands import known_cards, may_hold
from companion.engine.legendary.market.events import Gained
from companion.engine.legendary.playing.finding import found, hand_designs, known_by
from companion.engine.legendary.verbs.choosing import CardShown
from companion.engine.ways import Way
from companion.engine.work import Own
from companion.games.villains import zones
from companion.games.villains.abilities import begin
from companion.games.villains.ko import Koed
from companion.games.villains.phases import in_action, need_action
from companion.games.villains.picking import NO, choose, one_more
from companion.games.villains.state import VillainsState

WOUND = "wound"  # the kind, and the moment of a card that can be shown instead of gaining one


class Heal(Command, frozen=True):
    """KO the Wounds of the own hand; `copy` is what was shown, or any copy of those named."""

    seat: SeatId
    copy: CopyId
    source: Source = "finger"


class Healed(Event, frozen=True):
    """A player healed: nobody is recruited or fought any more in this turn (VIL-MIX-17)."""

    seat: SeatId


class Healing(Own, frozen=True, tag="healing"):
    """A Wound that was shown or named is looked for in the hand."""

    seat: SeatId
    copy: CopyId
    known: Known


class MoreWounds(Own, frozen=True, tag="more-wounds"):
    """The other Wounds of the hand are KO'd, one after the other."""

    seat: SeatId


class WoundDue(Work, frozen=True, tag="wound-due"):
    """A player is about to gain a Wound, and may have a card that wards it off."""

    to: str


def is_wound(card: Card | None) -> bool:
    """Whether a card is a Wound; a Bindings is none (VIL-MIX-16)."""
    return card is not None and card.kind == WOUND


def gain_wounds(draft: Draft[VillainsState], seat: SeatId, n: int = 1, to: str = "discard") -> None:
    """So many from their stack, as many as there are; Bindings take no Wound's place (VIL-MIX-10, 15)."""
    draft.later(*(WoundDue(to, seat=seat) for _ in range(n)))


def _due(draft: Draft[VillainsState], work: WoundDue) -> None:
    """Whoever can show a card that wards it off is asked; else the Wound comes."""
    seat, table = work.seat or draft.state.active, draft.state.table
    top = zones.top(table, zones.WOUNDS)
    if top is None:
        return
    places = (zones.of(seat, "hand"), zones.of(seat, "played"))
    if work.answer != NO and _may_ward(draft.state, seat):
        why = phrase("ask-ward-wound", name=draft.state.player(seat).name)
        slot = choose(draft, work, places, _wards, why, leave=phrase("option-take-wound"))
        card = draft.state.table.card(slot) if slot is not None else None
        if slot is not None and card is not None:
            draft.emit(CardShown(seat, slot))
            begin(draft, card, slot, WOUND, seat)
        return
    draft.emit(Gained(seat, top, zones.of(seat, work.to)))


def _wards(card: Card) -> bool:
    return bool(card.does(WOUND))


def _may_ward(state: VillainsState, seat: SeatId) -> bool:
    hand, played = zones.of(seat, "hand"), zones.of(seat, "played")
    laid = (state.table.card(slot) for slot in known_cards(state.table, played))
    return may_hold(state.table, hand, _wards) or any(card is not None and _wards(card) for card in laid)


def heal(draft: Draft[VillainsState], command: Heal) -> None:
    """In the own turn, unless somebody was recruited or beaten in it (VIL-MIX-17)."""
    need_action(draft, command.seat)
    table = draft.state.table
    if command.copy not in table.designs or not is_wound(table.card_of(command.copy)):
        draft.refuse("VIL-MIX-16", "impossible", here=phrase("here-no-wound"))
    for what in ("recruited", "defeated"):
        if draft.state.numbers.get(f"turn:{what}", 0):
            draft.refuse("VIL-MIX-17", "timing", here=phrase(f"here-{what}-already"))
    draft.later(Healing(command.seat, command.copy, known_by(command.source)))


def _heal(draft: Draft[VillainsState], work: Healing) -> None:
    """All Wounds of the hand go, the one that was shown first (VIL-MIX-17)."""
    slot = found(draft, work.seat, work.copy, work.known, work)
    if slot is not None:
        draft.emit(Healed(work.seat))
        draft.emit(Koed(slot))
        draft.later(MoreWounds(work.seat))


def _more(draft: Draft[VillainsState], work: MoreWounds) -> None:
    why = phrase("ask-more-wounds", name=draft.state.player(work.seat).name)
    slot = one_more(draft, work, work.seat, is_wound, why)
    if slot is not None:
        draft.emit(Koed(slot))
        draft.later(MoreWounds(work.seat))


def _healed(state: VillainsState, event: Healed) -> VillainsState:
    return replace(state, healed=True)


def ways(state: VillainsState) -> Iterator[Way]:
    """Healing, where a hand could hold a Wound."""
    for copy in hand_designs(state, state.active):
        card = state.table.card_of(copy)
        if is_wound(card):
            label = partial(phrase, "offer-heal", card=card.name)
            yield Way(f"heal:{card.design}", Heal(state.active, copy), label, f"design:{card.design}",
                      cost="show", hand=True)  # fmt: skip


FEATURE: Feature[VillainsState] = Feature(
    name="wounds",
    moments=(WOUND,),
    commands={Heal: heal},
    work={WoundDue: _due, Healing: _heal, MoreWounds: _more},
    events={Healed: _healed},
    ways=ways,
    open=in_action,
)
