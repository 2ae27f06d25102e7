"""The way of Episode cards through the 'Verse into the Combat Zone, and what the Inevitable card does to it.

FFY-EPI, FFY-INEV-01 to 06, FFY-KEY-12 to 16.
"""

from __future__ import annotations

from collections.abc import Iterable

from companion.core.language.asks import Work
from companion.core.language.events import Event
from companion.core.language.ids import SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.engine import places
from companion.engine.backs import BackRule
from companion.engine.changes import lays
from companion.engine.draft import Draft
from companion.engine.feature import Feature, joined
from companion.engine.legendary.combat_zone import CombatZone
from companion.engine.legendary.course import PhaseBegan
from companion.engine.legendary.lane import ENTRY, Lane, Newcomers
from companion.engine.legendary.opening import Opening
from companion.games.firefly import zones
from companion.games.firefly.abilities import begin
from companion.games.firefly.inevitable import InevitableArrived, InevitableSighted
from companion.games.firefly.phases import need_episode
from companion.games.firefly.state import ACTION, EPISODE, FireflyState
from companion.games.firefly.turns import rest


class EpisodeCardPlaced(Event, frozen=True):
    """The top Episode card went face down into a space of the 'Verse."""

    slot: SlotId
    zone: ZoneId


class Escaped(Event, frozen=True):
    """An enemy with Escape came into the Combat Zone and left the game (FFY-KEY-15)."""

    slot: SlotId


class EpisodeCardDue(Work, frozen=True, tag="episode-card"):
    """The top Episode card goes into the 'Verse, or the Inevitable card moves on."""


class Drop(Work, frozen=True, tag="drop"):
    """One of several cards comes into the Combat Zone once those before it are resolved."""

    slot: SlotId


class CameIntoCombat(Work, frozen=True, tag="came-into-combat"):
    """A card that has come into the Combat Zone lies open: Escape, or the text of the Inevitable card."""

    slot: SlotId


def is_stationary(state: FireflyState, slot: SlotId) -> bool:
    """Whether pushes pass a card by; a hidden one is a plain hidden card (FFY-KEY-12, FFY-RUL-14)."""
    card = state.table.card(slot)
    return state.table.slots[slot].face_up and card is not None and card.has("stationary")


def is_closed(state: FireflyState, space: ZoneId) -> bool:
    """Whether a space is no longer part of the game: right of the Inevitable card, or all of them.

    FFY-INEV-05, FFY-RUL-19, FFY-RUL-20.
    """
    return space in state.cut_off


def _stands_fast(state: FireflyState, slot: SlotId, by: SlotId | None) -> bool:
    """The Inevitable card alone pushes a Stationary one, as it comes out of its deck too; nothing pushes it.

    FFY-KEY-14, FFY-RUL-16, FFY-INEV-02.
    """
    return slot == state.inevitable or (is_stationary(state, slot) and by not in state.inevitables)


def _comes_in(draft: Draft[FireflyState], slot: SlotId) -> None:
    """A hidden card is turned up and resolved first, then it escapes or speaks (FFY-RUL-18)."""
    draft.later(CameIntoCombat(slot=slot))


COMBAT: CombatZone[FireflyState] = CombatZone(zone=zones.COMBAT, comes_in=_comes_in)
NEW: Newcomers[FireflyState] = Newcomers(deck=zones.EPISODE, event=EpisodeCardPlaced)
LANE: Lane[FireflyState] = Lane(
    spaces=zones.VERSE, crowded="FFY-EPI-02", comes=NEW.comes, leaves=COMBAT.drop,
    is_closed=is_closed, stands_fast=_stands_fast,
)  # fmt: skip
BACKS: BackRule[FireflyState] = BackRule(rule="FFY-ZONE-30", zones=zones.table)


def add(draft: Draft[FireflyState]) -> None:
    """An Episode card is added to the 'Verse, for whatever reason (FFY-EPI-10, FFY-INEV-03)."""
    draft.later(EpisodeCardDue())


def drop(draft: Draft[FireflyState], slots: Iterable[SlotId]) -> None:
    """Cards come into the Combat Zone one at a time: the one farthest left first (FFY-EPI-09, FFY-RUL-17)."""
    spaces = {slot: draft.state.table.slots[slot].zone for slot in slots}
    draft.later(*(Drop(slot) for slot in sorted(spaces, key=lambda slot: spaces[slot], reverse=True)))


def _drop(draft: Draft[FireflyState], work: Drop) -> None:
    """The next of several, if nothing has carried it off meanwhile."""
    if zones.is_verse(draft.state.table.slots[work.slot].zone):
        COMBAT.drop(draft, work.slot)


def _place(draft: Draft[FireflyState], work: EpisodeCardDue) -> None:
    """The top card comes unseen into the space by the deck; the Inevitable card moves instead of a new one.

    FFY-EPI-01, FFY-INEV-01, FFY-INEV-03; in the Combat Zone it moves no more (FFY-RUL-20).
    """
    inevitable, table = draft.state.inevitable, draft.state.table
    if inevitable is not None:
        if table.slots[inevitable].zone in zones.VERSE:
            move_on(draft, inevitable)
        return
    slot = zones.top(table, zones.EPISODE)
    if slot is not None:
        LANE.enter(draft, slot)
        _sight(draft, slot)


def _sight(draft: Draft[FireflyState], slot: SlotId) -> None:
    """The Inevitable card is known by its back as soon as it lies there (FFY-ZONE-31, FFY-INEV-16)."""
    zone = draft.state.table.slots[slot].zone
    if slot in draft.state.inevitables and zone in zones.VERSE:
        draft.emit(InevitableSighted(slot, len(zones.VERSE) - zones.VERSE.index(zone)))


def move_on(draft: Draft[FireflyState], slot: SlotId) -> None:
    """A card of the 'Verse moves one space towards the Combat Zone and pushes what lies there.

    FFY-INEV-04.
    """
    LANE.enter(draft, slot, zones.VERSE.index(draft.state.table.slots[slot].zone) + 1)


def _came(draft: Draft[FireflyState], work: CameIntoCombat) -> None:
    """An enemy with Escape leaves the game before it can strike; the Inevitable card says its text.

    FFY-KEY-15 to 17, FFY-INEV-06, FFY-RUL-79.
    """
    state, slot = draft.state, work.slot
    held, card = state.table.slots[slot], state.table.card(slot)
    if held.zone != zones.COMBAT or card is None:
        return
    if slot in state.inevitables:
        draft.emit(InevitableArrived(slot, len(state.players)))
        begin(draft, card, slot, "reveal", state.decider)
    elif card.has("escape"):
        draft.emit(Escaped(slot))
        begin(draft, card, slot, "escape", state.decider)


def _act(draft: Draft[FireflyState]) -> None:
    """The Action Phase begins, for a defeated player the Strike Phase (FFY-RUL-80, FFY-DIFF-15)."""
    if draft.state.turn.phase != EPISODE:
        return
    if draft.state.active in draft.state.living:
        draft.emit(PhaseBegan(ACTION))
    else:
        draft.later(*rest(draft.state))


def says(state: FireflyState) -> Phrase:
    """What the Episode Phase brings; whose card it pushes out matters more."""
    inevitable = state.inevitable
    if inevitable is None:
        return _pushes_out(state, zones.top(state.table, zones.EPISODE), ENTRY) or phrase("offer-begin-sub")
    zone = state.table.slots[inevitable].zone
    if zone not in zones.VERSE:
        return phrase("offer-begin-none")
    at = zones.VERSE.index(zone) + 1
    if at == len(zones.VERSE):
        return phrase("offer-begin-inevitable-out")
    return _pushes_out(state, inevitable, at) or phrase("offer-begin-inevitable")


def _pushes_out(state: FireflyState, slot: SlotId | None, at: int) -> Phrase | None:
    """The space whose card drops into the Combat Zone when a card comes into another one."""
    moves = LANE.chain(state, slot, at) if slot is not None else []
    pushed = (moved for moved, to in moves if to is None and moved != slot)
    for moved in pushed:
        return phrase("offer-begin-out", place=places.place(state.table.slots[moved].zone))
    return None


OPENING: Opening[FireflyState] = Opening(
    deck=zones.EPISODE, phase=EPISODE, guard=need_episode, comes=lambda state: (EpisodeCardDue(),), act=_act,
    says=says,
)  # fmt: skip

FEATURE: Feature[FireflyState] = joined(
    "verse",
    OPENING.feature(),
    LANE.feature(),
    COMBAT.feature(),
    BACKS.feature(),
    Feature(
        name="firefly",
        moments=("reveal", "escape"),
        work={EpisodeCardDue: _place, Drop: _drop, CameIntoCombat: _came},
        events={EpisodeCardPlaced: NEW.laid, Escaped: lays(zones.DEFEATED)},
        carries=(EpisodeCardPlaced, Escaped),
    ),
)  # fmt: skip
