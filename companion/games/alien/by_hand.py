"""What a correction by hand changes besides its own fact: facehuggers, carriers, the current objective."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from companion.core.language.events import Bound, FactLearned, Moved, NumberSet, ProgressSet
from companion.core.language.ids import CopyId, SeatId, SlotId
from companion.engine import zones as piles
from companion.engine.feature import Feature
from companion.engine.tales import learned
from companion.games.alien import zones
from companion.games.alien.aliens import rules as aliens
from companion.games.alien.state import AlienState, Hugger


def bound(event: Bound, before: AlienState, after: AlienState) -> AlienState:
    """A Chestburster that was named tells who carries it."""
    if not after.table.card_of(event.copy).has("chestburster"):
        return after
    return replace(after, carriers=carriers(after))


def corrected(event: NumberSet | ProgressSet, before: AlienState, after: AlienState) -> AlienState:
    """An Alien Player who was declared alive, dead or at turn, and another current Objective."""
    if isinstance(event, ProgressSet):
        after = aliens.corrected(after, event)
    return after if after.objective == before.objective else with_objective_on_top(after)


def moved(event: Moved, before: AlienState, state: AlienState) -> AlienState:
    """A card that was carried by hand may be a facehugger, a Chestburster or an Objective."""
    state = replace(state, huggers=huggers(before, state, event), carriers=carriers(state))
    if before.table.zone(zones.OBJECTIVES) == state.table.zone(zones.OBJECTIVES):
        return state
    return with_level_on_top(state)


def huggers(before: AlienState, state: AlienState, event: Moved) -> tuple[Hugger, ...]:
    """The facehuggers in front of players: one carried on keeps its deadline, a new one gets a whole one."""
    left = tuple(hugger for hugger in state.huggers if hugger.slot not in event.slots)
    if not event.to.startswith("hugger:"):
        return left
    deadlines = {hugger.slot: hugger.deadline for hugger in before.huggers}
    seat, soon = SeatId(piles.owner(event.to)), state.turn.number + 1
    come = (slot for slot in event.slots if _is_hugger(state, slot))
    return left + tuple(Hugger(slot, seat, deadlines.get(slot, soon)) for slot in come)


def _is_hugger(state: AlienState, slot: SlotId) -> bool:
    card = state.table.card(slot)
    return card is not None and card.kind == "facehugger"


def carriers(state: AlienState) -> dict[SeatId, int]:
    """How many Chestbursters everybody has among their cards, by what the books know (ALN-RULING-23)."""
    bursts = (copy for copy in state.table.designs if state.table.card_of(copy).has("chestburster"))
    found = Counter(seat for copy in bursts if (seat := _carrier(state, copy)) is not None)
    return dict(found)


def _carrier(state: AlienState, copy: CopyId) -> SeatId | None:
    """Among whose cards a Chestburster is; where it could be several people's, whoever carried one."""
    owners = {_owner(state, slot) for slot in _places(state, copy)}
    if len(owners) > 1:
        owners = {seat for seat in owners if seat is not None and state.carries(seat)}
    return next(iter(owners)) if len(owners) == 1 else None


def _places(state: AlienState, copy: CopyId) -> Iterator[SlotId]:
    """Every slot that a copy may lie in."""
    table = state.table
    if copy in table.bound:
        yield table.bound[copy]
        return
    pool = table.pools.get(copy)
    groups = {group for group, cells in table.quota.items() if pool is not None and cells.get(pool, 0)}
    yield from (slot for slot, held in table.slots.items() if held.group in groups)


def _owner(state: AlienState, slot: SlotId) -> SeatId | None:
    """Whose card it is, None for one of the board."""
    part, _, seat = state.table.slots[slot].zone.partition(":")
    return SeatId(seat) if part in zones.CARDS else None


def with_objective_on_top(state: AlienState) -> AlienState:
    """The Objectives lie in order, the current one on top (ALN-OBJ-01, 03)."""
    stack = state.table.zone(zones.OBJECTIVES)
    at = next((at for at, slot in enumerate(stack) if _level(state, slot) == state.objective), 0)
    return replace(state, table=piles.move(state.table, stack[:at], zones.OBJECTIVES, piles.FAR_END))


def with_level_on_top(state: AlienState) -> AlienState:
    """The Objective that was laid on top is the current one (ALN-OBJ-01)."""
    slot = zones.top(state.table, zones.OBJECTIVES)
    level = _level(state, slot) if slot is not None else None
    return replace(state, numbers={**state.numbers, "objective": level}) if level else state


def _level(state: AlienState, slot: SlotId) -> int | None:
    card = state.table.card(slot)
    return card.number("level") if card is not None else None


FEATURE: Feature[AlienState] = Feature(
    name="by_hand",
    follows={Moved: moved, Bound: bound, NumberSet: corrected, ProgressSet: corrected},
    sentences={FactLearned: learned},
)
