"""A strike is avoided or cancelled while something else is asked, as far as it can be (FFY-STRIKE-15)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from companion.core.language.asks import Work
from companion.core.language.commands import Command
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine.answers import set_aside
from companion.engine.draft import Draft, waiting
from companion.engine.feature import Feature
from companion.engine.legendary.strikes import DrawStrike, StrikeOver, StrikeText, StrikeTurned
from companion.engine.offers import name_of
from companion.engine.ways import Way
from companion.games.firefly import zones
from companion.games.firefly.phases import need_living
from companion.games.firefly.serenity import DrawShipStrike, ShipStrikeLands
from companion.games.firefly.state import FireflyState
from companion.games.firefly.wards import CREW, SHIP, DrawAvoided, StrikeCancelled, fitting, pile_of


class AvoidStrike(Command, frozen=True):
    """Somebody avoids the strike that is about to be drawn."""

    seat: SeatId


class CancelStrike(Command, frozen=True):
    """Somebody cancels the strike that was just turned over."""

    seat: SeatId


def coming(state: FireflyState) -> Work | None:
    """The strike that is being resolved while something is asked."""
    first = next(iter(waiting(state)), None)
    return first if first is not None and is_strike(first) else None


def is_strike(work: Work) -> bool:
    """Whether work is a strike that is about to be drawn, or that was just turned over."""
    return isinstance(work, DrawStrike | StrikeTurned | DrawShipStrike | ShipStrikeLands)


def kind_of(work: Work) -> str:
    """Crew or Ship."""
    return CREW if isinstance(work, DrawStrike | StrikeTurned) else SHIP


def slot_of(work: Work) -> SlotId | None:
    """The strike card that lies open; None before it is drawn."""
    return work.slot if isinstance(work, StrikeTurned | ShipStrikeLands) else None


def _own_strike(draft: Draft[FireflyState], seat: SeatId, rule: str) -> Work:
    """The strike that somebody draws just now; nobody else's (FFY-RUL-92)."""
    need_living(draft, seat)
    state, work = draft.state, coming(draft.state)
    if work is None:
        draft.refuse(rule, "impossible", here=phrase("here-no-strike-now"))
    assert work is not None  # never waived
    whose = work.seat or state.active
    here = phrase("here-strike-of", name=state.player(whose).name)
    draft.require(whose == seat, "FFY-RUL-92", "impossible", here=here)
    return work


def avoid(draft: Draft[FireflyState], command: AvoidStrike) -> None:
    """Before its card is turned over, and once with each effect (FFY-STRIKE-14, 15, FFY-RUL-34)."""
    seat = command.seat
    work = _own_strike(draft, seat, "FFY-STRIKE-15")
    slot, wards = slot_of(work), fitting(draft.state.wards.get(seat, ()), kind_of(work))
    none_left = phrase("here-no-ward", name=draft.state.player(seat).name)
    draft.require(bool(wards), "FFY-STRIKE-14", "limit", here=none_left)
    if slot is not None:
        is_foreign = isinstance(work, ShipStrikeLands) and pile_of(draft.state, slot) == zones.DEFEATED
        rule = "FFY-RUL-34" if is_foreign else "FFY-STRIKE-15"
        draft.refuse(rule, "timing", here=phrase("here-strike-turned"), remedy=phrase("remedy-cancel"))
    _take_off(draft, StrikeOver, StrikeText)
    draft.emit(DrawAvoided(seat, next(iter(wards), "")))
    if slot is not None:  # the table lets it pass: the card is put away again
        draft.emit(StrikeCancelled(slot, seat, "", pile_of(draft.state, slot)))


def cancel(draft: Draft[FireflyState], command: CancelStrike) -> None:
    """Once its card is seen; the text of the enemy is done nevertheless (FFY-STRIKE-16, FFY-RUL-31)."""
    seat = command.seat
    work = _own_strike(draft, seat, "FFY-STRIKE-16")
    slot, wards = slot_of(work), fitting(draft.state.cancels.get(seat, ()), kind_of(work))
    if slot is None:
        return draft.refuse("FFY-STRIKE-16", "impossible", here=phrase("here-strike-unseen"))
    none_left = phrase("here-no-ward", name=draft.state.player(seat).name)
    draft.require(bool(wards), "FFY-STRIKE-16", "limit", here=none_left)
    _take_off(draft, StrikeOver)
    draft.emit(StrikeCancelled(slot, seat, next(iter(wards), ""), pile_of(draft.state, slot)))


def _take_off(draft: Draft[FireflyState], *with_it: type) -> None:
    """The strike is not gone on with, nor what belongs to it."""
    set_aside(draft)
    draft.work.popleft()
    while draft.work and isinstance(draft.work[0], with_it):
        draft.work.popleft()


def interruptions(state: FireflyState, seats: Collection[SeatId]) -> Iterator[Way]:
    """While it is asked what was drawn: whoever drew it may cancel it, or learns that it is too late."""
    work = coming(state)
    slot = slot_of(work) if work is not None else None
    if work is None or slot is None:
        return
    seat, kind = work.seat or state.active, kind_of(work)
    if seat not in seats:
        return
    card, target = name_of(state, slot), f"slot:{slot}"
    if fitting(state.cancels.get(seat, ()), kind):
        yield Way("cancel", CancelStrike(seat), phrase("offer-cancel", card=card), target)
    if fitting(state.wards.get(seat, ()), kind):
        yield Way("avoid", AvoidStrike(seat), phrase("offer-avoid", card=card), target)


FEATURE: Feature[FireflyState] = Feature(
    name="claims",
    commands={AvoidStrike: avoid, CancelStrike: cancel},
    during_ask=(AvoidStrike, CancelStrike),
    interruptions=interruptions,
)
