"""Facehuggers in front of players: where they land, how long they can be killed, what they do (ALN-FACE)."""

from __future__ import annotations

from companion.core.language.asks import Work
from companion.core.language.cards import UNKNOWN
from companion.core.language.events import FactLearned
from companion.core.language.ids import SlotId
from companion.engine.decks import needs_kind
from companion.engine.draft import Draft, again
from companion.engine.turns import clockwise
from companion.games.alien import zones
from companion.games.alien.grammar.vocabulary import HATCHERY_KINDS
from companion.games.alien.huggers.events import (
    FacehuggerDied,
    FacehuggerLanded,
    FacehuggerPassed,
    Impregnated,
    LastChance,
)
from companion.games.alien.state import AlienState, Hugger


def land(draft: Draft[AlienState], slot: SlotId) -> None:
    """A facehugger goes in front of the active player; carriers pass it clockwise (ALN-FACE-01, 13)."""
    state = draft.state
    order = clockwise(state, state.active)
    host = next((seat for seat in order if not state.carries(seat)), None)
    if order and host != order[0]:
        draft.emit(FacehuggerPassed(slot, order[0], host))
    if host is None:
        draft.emit(FacehuggerDied(slot))
    else:
        draft.emit(FacehuggerLanded(slot, host, state.turn.number + 1))


def is_open(state: AlienState, hugger: Hugger) -> bool:
    """Whether there is still time to kill it: this turn and the next one (ALN-RULING-15)."""
    return state.turn.number <= hugger.deadline


def is_last_chance(state: AlienState, hugger: Hugger) -> bool:
    """Whether this turn is the last in which it can be killed (ALN-FACE-04)."""
    return state.turn.number == hugger.deadline


def due_now(state: AlienState) -> tuple[Hugger, ...]:
    """The facehuggers whose time has come."""
    return tuple(hugger for hugger in state.huggers if hugger.deadline <= state.turn.number)


def needs_hatchery(draft: Draft[AlienState], work: Work) -> bool:
    """Ask which cards of the Hatchery are which, when nobody has told; True when the work must wait."""
    for slot in draft.state.table.zone(zones.HATCHERY):
        card = draft.state.table.card(slot)
        if card is None or card.kind != UNKNOWN:
            continue
        if needs_kind(draft, slot, HATCHERY_KINDS, work):
            return True
        work = again(work, None)
        told = draft.state.table.cards[card.design]
        if told.kind == "hatchery":
            draft.emit(FactLearned(card.design, "marks", ["chestburster"], "finger"))
    return False


def come_due(draft: Draft[AlienState]) -> None:
    """At the end of a turn the due facehuggers die, each host gaining one Chestburster (ALN-FACE-05, 09)."""
    due = due_now(draft.state)
    for hugger in due:
        draft.emit(FacehuggerDied(hugger.slot))
    for seat in dict.fromkeys(hugger.seat for hugger in due if draft.state.player(hugger.seat).alive):
        draft.emit(Impregnated(seat, _chestburster(draft.state)))


def _chestburster(state: AlienState) -> SlotId | None:
    """A Chestburster of the Hatchery; none left means that nothing is gained (ALN-RULING-22)."""
    for slot in state.table.zone(zones.HATCHERY):
        card = state.table.card(slot)
        if card is not None and card.has("chestburster"):
            return slot
    return None


def warn(draft: Draft[AlienState]) -> None:
    """A turn begins: say which facehuggers can be killed for the last time (ALN-FACE-04)."""
    for hugger in draft.state.huggers:
        if is_last_chance(draft.state, hugger):
            draft.emit(LastChance(hugger.slot, hugger.seat))
