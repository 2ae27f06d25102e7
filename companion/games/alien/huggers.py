"""Facehuggers in front of players: where they land, how long they can be killed, what they do (ALN-FACE)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.core.crossing.prompts import Prompt
from companion.core.crossing.views import Duty
from companion.core.language.asks import Work
from companion.core.language.cards import UNKNOWN
from companion.core.language.events import Event, FactLearned
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import Phrase, phrase
from companion.engine import zones as piles
from companion.engine.changes import carried
from companion.engine.decks import needs_kind
from companion.engine.draft import Draft, again
from companion.engine.feature import Feature, Lying, tells
from companion.engine.legendary.moves import for_seat
from companion.engine.offers import name_of
from companion.engine.turns import clockwise
from companion.games.alien import zones
from companion.games.alien.kinds import HATCHERY_KINDS
from companion.games.alien.state import AlienState, Hugger


class FacehuggerLanded(Event, frozen=True):
    """A facehugger was put in front of a player; after turn `deadline` it is too late."""

    slot: SlotId
    seat: SeatId
    deadline: int


class FacehuggerPassed(Event, frozen=True):
    """A facehugger found a player who already carries and goes on to another."""

    slot: SlotId
    past: SeatId
    seat: SeatId | None


class LastChance(Event, frozen=True):
    """The last turn in which this facehugger can be killed began."""

    slot: SlotId
    seat: SeatId


class FacehuggerDied(Event, frozen=True):
    """A facehugger went to Dead Enemies without a fight."""

    slot: SlotId


class Impregnated(Event, frozen=True):
    """A player got a Chestburster into the discard pile; no slot: the Hatchery had none."""

    seat: SeatId
    slot: SlotId | None


def without_hugger(state: AlienState, slot: SlotId) -> AlienState:
    """With one facehugger less in front of people."""
    return replace(state, huggers=tuple(hugger for hugger in state.huggers if hugger.slot != slot))


def _facehugger_landed(state: AlienState, event: FacehuggerLanded) -> AlienState:
    hugger = Hugger(event.slot, event.seat, event.deadline)
    state = carried(state, (event.slot,), zones.of(event.seat, "hugger"), piles.FAR_END)
    return replace(without_hugger(state, event.slot), huggers=(*state.huggers, hugger))


def _facehugger_died(state: AlienState, event: FacehuggerDied) -> AlienState:
    return carried(without_hugger(state, event.slot), (event.slot,), zones.DEAD_ENEMIES)


def _impregnated(state: AlienState, event: Impregnated) -> AlienState:
    if event.slot is None:
        return state
    carriers = {**state.carriers, event.seat: state.carriers.get(event.seat, 0) + 1}
    state = replace(state, carriers=carriers)
    return carried(state, (event.slot,), zones.of(event.seat, "discard"))


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


def _landed(event: FacehuggerLanded, before: AlienState, after: AlienState) -> tuple[Prompt, ...]:
    """The facehugger is laid in front of somebody, who is named: not always the AP (ALN-FACE-13)."""
    text = phrase("prompt-facehugger", name=after.player(event.seat).name)
    return (Prompt(text, seat=event.seat, slot=event.slot, zone=after.table.slots[event.slot].zone),)


def badges(state: AlienState, seat: SeatId) -> Iterator[Phrase]:
    """That somebody carries a Chestburster."""
    if state.carries(seat):
        yield phrase("badge-carrier")


def front(state: AlienState, seat: SeatId) -> Iterator[Lying]:
    """The facehuggers in front of a person."""
    for slot in state.table.zone(zones.of(seat, "hugger")):
        yield Lying(slot)


def due(state: AlienState) -> Iterator[Duty]:
    """Every facehugger that can still be killed, and until when (ALN-FACE-04)."""
    for hugger in state.huggers:
        if is_open(state, hugger):
            last, name = is_last_chance(state, hugger), state.player(hugger.seat).name
            text = phrase("due-facehugger", name=name, turns=hugger.deadline - state.turn.number + 1)
            yield Duty(
                "deadline", text, hugger.seat, name_of(state, hugger.slot), f"slot:{hugger.slot}",
                turns_left=hugger.deadline - state.turn.number + 1, urgent=last,
            )  # fmt: skip


FEATURE: Feature[AlienState] = Feature(
    name="huggers",
    events={
        FacehuggerLanded: _facehugger_landed, FacehuggerPassed: tells, LastChance: tells,
        FacehuggerDied: _facehugger_died, Impregnated: _impregnated,
    },
    prompts={FacehuggerLanded: _landed, Impregnated: for_seat("prompt-impregnated")},
    carries=(FacehuggerDied,),
    badges=badges,
    front=front,
    due=due,
)  # fmt: skip
