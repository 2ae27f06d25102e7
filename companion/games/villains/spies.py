"""Bystanders that spy beside Allies of the Lair (VIL-OVER-14, VIL-BYST-04).

Whoever recruits such an Ally kidnaps them; where the Ally leaves in any other way they are lost.
"""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.cards import Clause
from companion.core.language.events import Event
from companion.core.language.ids import SlotId, ZoneId
from companion.engine.changes import carried, counted
from companion.engine.draft import Draft
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature, Settling
from companion.engine.legendary.market.events import Recruited
from companion.games.villains import zones
from companion.games.villains.boards import space
from companion.games.villains.bystanders import effects, kidnap
from companion.games.villains.cards.plots import PutIntoOverrun
from companion.games.villains.cards.tricks import SwappedWithLair
from companion.games.villains.state import VillainsState

UNDER = ("bridge", "streets", "sewers")  # the spaces of the city under which the spied ones lie


class SpyPlaced(Event, frozen=True):
    """A Bystander was laid beside an Ally of the Lair."""

    slot: SlotId
    zone: ZoneId


def spies(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """Those that are there are lost, then one more lies under each of the three spaces."""
    for zone in zones.SPIES:
        for slot in draft.state.table.zone(zone):
            draft.emit(PutIntoOverrun(slot))
    for name in UNDER:
        spy = zones.top(draft.state.table, zones.BESIDE)
        if spy is not None:
            at = zones.CITY.index(space(draft.state.header, name))
            draft.emit(SpyPlaced(spy, zones.SPIES[at]))


def found_out(draft: Draft[VillainsState]) -> None:
    """Whoever lay beside an Ally that has left the Lair is kidnapped by its recruiter, or lost."""
    table = draft.state.table
    for ally, zone in zip(zones.LAIR, zones.SPIES, strict=True):
        slots = table.zone(zone)
        if not slots or table.zone(ally):
            continue
        if draft.state.numbers.get(_mark(zone), 0):
            kidnap(draft, draft.state.active, slots)
            draft.later(*effects(draft.state.active, slots))
        else:
            for slot in slots:
                draft.emit(PutIntoOverrun(slot))


def _mark(zone: ZoneId) -> str:
    return f"turn:from:{zone}"


def _recruited(event: Recruited, before: VillainsState, after: VillainsState) -> VillainsState:
    """It is remembered from which space the Ally came."""
    was = before.table.slots[event.slot].zone
    if was not in zones.LAIR:
        return after
    zone = zones.SPIES[zones.LAIR.index(was)]
    return counted(after, **{_mark(zone).replace(":", "__"): 1}) if before.table.zone(zone) else after


def _swapped(event: SwappedWithLair, before: VillainsState, after: VillainsState) -> VillainsState:
    """An Ally that is swapped away leaves as well, though its space is never empty."""
    zone = zones.SPIES[zones.LAIR.index(before.table.slots[event.ally].zone)]
    slots = before.table.zone(zone)
    return carried(after, slots, zones.OVERRUN) if slots else after


def _placed(state: VillainsState, event: SpyPlaced) -> VillainsState:
    """Nobody has been recruited from beside it yet."""
    numbers = {name: n for name, n in state.numbers.items() if name != _mark(event.zone)}
    return replace(carried(state, (event.slot,), event.zone, zones.FAR_END), numbers=numbers)


FEATURE: Feature[VillainsState] = Feature(
    name="spies",
    verbs={"spies": spies},
    settle=(Settling(found_out, reads=("table", "numbers")),),
    events={SpyPlaced: _placed},
    follows={Recruited: _recruited, SwappedWithLair: _swapped},
    carries=(SpyPlaced,),
)
