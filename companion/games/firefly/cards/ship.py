"""What cards do with Upgrades, the Bridge, the Episode deck and the Inevitable card (FFY-INEV-13)."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from companion.core.crossing.prompts import Prompt
from companion.core.language.cards import Clause
from companion.core.language.events import Event
from companion.core.language.ids import SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine import places
from companion.engine.changes import carried
from companion.engine.decks import needs_identity
from companion.engine.draft import Draft
from companion.engine.effects.interpret import Verbs
from companion.engine.effects.selectors import pick, slot_options
from companion.engine.effects.work import DoClause
from companion.engine.feature import After, Moves
from companion.engine.names import open_name
from companion.engine.zones import FAR_END
from companion.games.firefly import verse, zones
from companion.games.firefly.intermission.events import UpgradeDiscarded, UpgradeFitted
from companion.games.firefly.intermission.rules import empty_slot, fitted
from companion.games.firefly.reading import READING
from companion.games.firefly.serenity import needs_slots
from companion.games.firefly.state import FireflyState


class SweptUnder(Event, frozen=True):
    """A card of the Bridge went under the Crew Deck."""

    slot: SlotId


class InevitableMovedBack(Event, frozen=True):
    """The Inevitable card went back into the 'Verse, as if it had never come out (FFY-INEV-13)."""

    slot: SlotId
    zone: ZoneId


def upgrade(draft: Draft[FireflyState], pending: DoClause, clause: Clause) -> None:
    """The top Upgrade comes to Serenity for nothing, if a slot is empty (FFY-INTER-08)."""
    if not READING.is_single(draft, pending, clause) or needs_slots(draft, pending):
        return
    slot, there = zones.top(draft.state.table, zones.UPGRADES), empty_slot(draft.state)
    if slot is None or there is None:
        return
    if not needs_identity(draft, slot, phrase("ask-which-upgrade"), pending):
        draft.emit(UpgradeFitted(slot, there))


def lose_upgrade(draft: Draft[FireflyState], pending: DoClause, clause: Clause) -> None:
    """An Upgrade on Serenity goes under its stack; the active player says which (FFY-INTER-10)."""
    there = fitted(draft.state)
    if not READING.is_single(draft, pending, clause) or not there:
        return
    chosen = pick(draft, pending, phrase("ask-lose-upgrade"), slot_options(draft.state, there))
    if chosen is not None and chosen.slot is not None:
        draft.emit(UpgradeDiscarded(chosen.slot))


def sweep(draft: Draft[FireflyState], pending: DoClause, clause: Clause) -> None:
    """A card of the Bridge goes under the Crew Deck; its space is filled at once (FFY-REC-02)."""
    there = tuple(slot for space in zones.BRIDGE for slot in draft.state.table.zone(space))
    if not READING.is_single(draft, pending, clause) or not there:
        return
    chosen = pick(draft, pending, phrase("ask-sweep"), slot_options(draft.state, there))
    if chosen is not None and chosen.slot is not None:
        draft.emit(SweptUnder(chosen.slot))


def episode(draft: Draft[FireflyState], pending: DoClause, clause: Clause) -> None:
    """Episode cards are added one after the other (FFY-EPI-10, FFY-INEV-03)."""
    if READING.is_single(draft, pending, clause):
        verse.add(draft)


def restart(draft: Draft[FireflyState], pending: DoClause, clause: Clause) -> None:
    """The Inevitable card goes back into a space and counts anew; never forward.

    FFY-INEV-13, FFY-CARD-18, FFY-RUL-79.
    """
    slot = draft.state.inevitable
    space = zones.VERSE[int(clause.args.get("space", 1)) - 1]
    if slot is None or draft.state.table.slots[slot].zone in zones.VERSE[: zones.VERSE.index(space) + 1]:
        return
    there = zones.top(draft.state.table, space)
    draft.emit(InevitableMovedBack(slot, space))
    if there is not None and there != slot:
        verse.LANE.enter(draft, there, zones.VERSE.index(space) + 1)


def swept(state: FireflyState, event: SweptUnder) -> FireflyState:
    """Face down at the bottom."""
    return carried(state, (event.slot,), zones.CREW, FAR_END, face_up=False)


def moved_back(state: FireflyState, event: InevitableMovedBack) -> FireflyState:
    """It keeps the side on which it lies; nobody's turn counts any more."""
    return replace(carried(state, (event.slot,), event.zone, face_up=None), counted=())


def _back_by_hand(
    event: InevitableMovedBack, before: FireflyState, after: FireflyState
) -> tuple[Prompt, ...]:  # fmt: skip
    """It comes back as it lies; what lay in that space makes room (FFY-INEV-13, FFY-RUL-79)."""
    card = open_name(after, event.slot) or phrase("a-card")
    text = phrase("prompt-inevitable-back", card=card, place=places.place(event.zone))
    return (Prompt(text, seat=after.turn.seat, slot=event.slot, zone=event.zone),)


PROMPTS: Mapping[type, Moves[FireflyState]] = {InevitableMovedBack: _back_by_hand}
VERBS: Verbs[FireflyState] = {
    "upgrade": upgrade, "lose-upgrade": lose_upgrade, "sweep": sweep, "episode": episode, "restart": restart,
}  # fmt: skip
EVENTS: Mapping[type, After[FireflyState]] = {
    SweptUnder: swept, InevitableMovedBack: moved_back,
}  # fmt: skip
