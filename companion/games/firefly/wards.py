"""Strikes that are avoided before they are drawn, or cancelled once they are seen (FFY-STRIKE-12 to 16)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from companion.core.language.asks import Option, Work
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.changes import carried
from companion.engine.draft import Draft
from companion.engine.effects.selectors import pick
from companion.engine.feature import Feature
from companion.engine.offers import name_of
from companion.engine.zones import FAR_END
from companion.games.firefly import reacting, zones
from companion.games.firefly.state import FireflyState

ANY, CREW, SHIP = "any", "crew", "ship"  # which strikes a ward is good for
DOWN = "down"  # what lets a defeated player avoid Crew Strikes for the rest of the turn
TAKE = "take"  # the answer that lets the strike come
Way = Literal["avoid", "cancel"]


class WardGained(Event, frozen=True):
    """Somebody will avoid, or cancel, so many strikes that come in this turn."""

    seat: SeatId
    way: Way
    what: str
    n: int


class DrawAvoided(Event, frozen=True):
    """A strike was avoided: no strike card is drawn (FFY-STRIKE-12)."""

    seat: SeatId
    by: str  # which ward was used; that of a defeated player lasts


class StrikeCancelled(Event, frozen=True):
    """A strike that was seen is put away: no damage, no instructions (FFY-STRIKE-16)."""

    slot: SlotId
    seat: SeatId
    by: str
    to: ZoneId


def fitting(wards: tuple[str, ...], what: str) -> tuple[str, ...]:
    """Those that are good for a strike of this kind, one of each."""
    return tuple(dict.fromkeys(ward for ward in wards if ward in (what, ANY)))


def avoids(draft: Draft[FireflyState], work: Work, seat: SeatId, what: str) -> bool:
    """Whether a strike is not drawn, or that is being asked; then its work waits (FFY-STRIKE-15, 17).

    Only its own player's wards count, Crew or Ship (FFY-RUL-92); who fell in this turn draws no Crew Strike
    any more (FFY-DEF-02, FFY-RUL-42).
    """
    state = draft.state
    if what == CREW and seat in state.felled:
        draft.emit(DrawAvoided(seat, DOWN))
        return True
    why = phrase("ask-avoid-strike", name=state.player(seat).name, what=phrase(f"strike-{what}"))
    ward = _used(draft, work, why, "avoid", seat, what)
    if ward is None or ward == TAKE:
        return ward is None
    draft.emit(DrawAvoided(seat, ward))
    return True


def cancels(draft: Draft[FireflyState], work: Work, slot: SlotId, seat: SeatId, what: str) -> bool:
    """Whether a strike that lies open is put away, or that is being asked (FFY-STRIKE-16, 17)."""
    name = draft.state.player(seat).name
    why = phrase("ask-cancel-strike", name=name, card=name_of(draft.state, slot))
    ward = _used(draft, work, why, "cancel", seat, what)
    if ward is None or ward == TAKE:
        return ward is None
    draft.emit(StrikeCancelled(slot, seat, ward, pile_of(draft.state, slot)))
    return True


def _used(
    draft: Draft[FireflyState], work: Work, why: Phrase, way: Way, seat: SeatId, what: str
) -> str | None:
    """The ward that is used now, TAKE when none is; None while its player is asked.

    Where only others could react the window closes by itself, once nobody has (FFY-TIME-05, FFY-RUL-93).
    """
    state = draft.state
    own = fitting((state.wards if way == "avoid" else state.cancels).get(seat, ()), what)
    if not own and not any(reacting.wards(state, way, seat, what)):
        return TAKE
    options = [Option(ward, phrase(f"option-{way}", ward=phrase(f"ward-{ward}"))) for ward in own]
    options.append(Option(TAKE, phrase(f"option-{way}-not")))
    chosen = pick(draft, work, why, options, always=True, otherwise="" if own else TAKE)
    return chosen.key if chosen is not None else None


def pile_of(state: FireflyState, slot: SlotId) -> ZoneId:
    """Where a cancelled strike goes: one that was not drawn from a deck is an Episode's (FFY-RUL-32)."""
    zone = state.table.slots[slot].zone
    if zone == zones.SHIP_STRIKES:
        return zone
    return zones.DEFEATED if zone in (*zones.VERSE, zones.COMBAT) else zones.STRUCK


def _gained(state: FireflyState, event: WardGained) -> FireflyState:
    more = (event.what,) * event.n
    if event.way == "avoid":
        return replace(state, wards={**state.wards, event.seat: (*state.wards.get(event.seat, ()), *more)})
    return replace(state, cancels={**state.cancels, event.seat: (*state.cancels.get(event.seat, ()), *more)})


def _avoided(state: FireflyState, event: DrawAvoided) -> FireflyState:
    return replace(state, wards=_less(state.wards, event.seat, event.by))


def _cancelled(state: FireflyState, event: StrikeCancelled) -> FireflyState:
    state = replace(state, cancels=_less(state.cancels, event.seat, event.by))
    at = FAR_END if event.to == zones.SHIP_STRIKES else 0  # under the deck, face up
    return carried(state, (event.slot,), event.to, at)


def _less(wards: dict[SeatId, tuple[str, ...]], seat: SeatId, ward: str) -> dict[SeatId, tuple[str, ...]]:
    """Without one ward of somebody, which was used up (FFY-STRIKE-14)."""
    left = list(wards.get(seat, ()))
    if ward not in left:
        return wards
    left.remove(ward)
    return {**wards, seat: tuple(left)}


def _badges(state: FireflyState, seat: SeatId) -> Iterator[Phrase]:
    """Which strikes somebody will avoid or cancel."""
    for way, wards in (("avoid", state.wards), ("cancel", state.cancels)):
        for ward in dict.fromkeys(wards.get(seat, ())):
            count = wards[seat].count(ward)
            yield phrase(f"badge-{way}", ward=phrase(f"ward-{ward}"), count=count)


FEATURE: Feature[FireflyState] = Feature(
    name="wards",
    events={WardGained: _gained, DrawAvoided: _avoided, StrikeCancelled: _cancelled},
    carries=(StrikeCancelled,),
    details={DrawAvoided: lambda event: "avoided"},
    badges=_badges,
)
