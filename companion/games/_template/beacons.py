"""The beacons: they burn on islands, are taken by whoever moors there, and burn up elsewhere (TPL-BEACON)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.asks import Work
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine import boards, decks, dice
from companion.engine.changes import carried
from companion.engine.feature import Feature
from companion.games._template import zones
from companion.games._template.islands import rivals_at
from companion.games._template.phases import seat_of
from companion.games._template.printed import rules, sea
from companion.games._template.prompts import move
from companion.games._template.race.events import PointsGained
from companion.games._template.state import FerryState, Writing
from companion.games._template.work import Catch

ISLES = "isles"  # the section of the board in which a die finds a space


class BeaconLit(Event, frozen=True):
    """A beacon burns on an island."""

    zone: ZoneId


class WaterSeen(Event, frozen=True):
    """The top river card was turned up onto the wake: so rough is the water."""

    seat: SeatId
    slot: SlotId


class BeaconTaken(Event, frozen=True):
    """Somebody took the beacon of an island."""

    seat: SeatId
    zone: ZoneId


class BeaconBlown(Event, frozen=True):
    """The water put the beacon out before anybody could take it."""

    seat: SeatId
    zone: ZoneId


def _lit(state: FerryState, event: BeaconLit) -> FerryState:
    return replace(state, numbers={**state.numbers, f"beacon:{event.zone}": 1})


def _gone(state: FerryState, event: BeaconTaken | BeaconBlown) -> FerryState:
    return replace(state, numbers={**state.numbers, f"beacon:{event.zone}": 0})


def _water_seen(state: FerryState, event: WaterSeen) -> FerryState:
    return carried(state, (event.slot,), zones.WAKE)


class Take(Work, frozen=True, tag="take"):
    """The beacon is taken, unless the water puts it out."""

    zone: ZoneId
    slot: SlotId | None = None


class Relight(Work, frozen=True, tag="relight"):
    """A die says where the beacon burns next."""


class Relit(Work, frozen=True, tag="relit"):
    """The die of a beacon lies there."""


def catch(draft: Writing, work: Catch) -> None:
    """Whoever moors alone at a burning beacon looks at the water before taking it (TPL-BEACON-01, 02)."""
    seat, state = seat_of(draft, work), draft.state
    place = state.place_of(seat)
    if not state.numbers.get(f"beacon:{place}") or rivals_at(state, place, seat):
        return
    river = state.table.zone(zones.RIVER)
    if river:
        draft.emit(WaterSeen(seat, river[0]))
    draft.later(Take(place, river[0] if river else None, seat=seat))


def take(draft: Writing, work: Take) -> None:
    """Rough water puts the beacon out, calm water or none gives the point (TPL-BEACON-02)."""
    seat, place, slot = seat_of(draft, work), work.zone, work.slot
    rough = 0
    if slot is not None:
        if decks.needs_identity(draft, slot, phrase("ask-which-river"), work):
            return
        if decks.needs_number(draft, slot, "danger", work):
            return
        card = draft.state.table.card(slot)
        rough = (card.number("danger") or 0) if card is not None else 0
    draft.later(Relight(seat=seat))
    if rough >= rules().race.rough:
        return draft.emit(BeaconBlown(seat, place))
    draft.emit(BeaconTaken(seat, place))
    draft.emit(PointsGained(seat, 1))


def relight(draft: Writing, work: Relight) -> None:
    """A die says on which island the beacon burns next (TPL-BEACON-03)."""
    dice.roll(draft, rules().race.die, phrase("ask-beacon"), Relit(seat=work.seat))


def relit(draft: Writing, work: Relit) -> None:
    """The island of that number, or the next one on which none burns."""
    faces = dice.pips(work.answer)
    if not faces:  # it was set aside: it is rolled again
        return draft.later(Relight(seat=work.seat))
    numbered = [space for space in sea().section(ISLES) if space.number is not None]
    found = boards.rolled(sea(), ISLES, faces[0])
    at = next((at for at, space in enumerate(numbered) if space.id == found), 0)
    ring = numbered[at:] + numbered[:at]
    dark = (space.id for space in ring if not draft.state.numbers.get(f"beacon:{space.id}"))
    if (place := next(dark, None)) is not None:
        draft.emit(BeaconLit(ZoneId(place)))


FEATURE: Feature[FerryState] = Feature(
    name="beacons",
    work={Catch: catch, Take: take, Relight: relight, Relit: relit},
    events={BeaconLit: _lit, WaterSeen: _water_seen, BeaconTaken: _gone, BeaconBlown: _gone},
    undo={BeaconLit: "seen"},
    prompts={BeaconLit: move("prompt-beacon")},
    carries=(WaterSeen,),
)
