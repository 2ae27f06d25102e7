"""A strike is avoided or cancelled while something else is asked, as far as it can be (FFY-STRIKE-15)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Generic, TypeVar

import msgspec

from companion.core.language.asks import Work
from companion.core.language.commands import Command
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine.answers import set_aside
from companion.engine.draft import Draft, waiting
from companion.engine.feature import Feature
from companion.engine.legendary.state import LegendaryState
from companion.engine.legendary.strikes import StrikeOver, StrikeText
from companion.engine.legendary.wards import DrawAvoided, StrikeCancelled, Wards, fitting
from companion.engine.offers import name_of
from companion.engine.ways import Way

S = TypeVar("S", bound=LegendaryState)


class AvoidStrike(Command, frozen=True):
    """Somebody avoids the strike that is about to be drawn."""

    seat: SeatId


class CancelStrike(Command, frozen=True):
    """Somebody cancels the strike that was just turned over."""

    seat: SeatId


class ClaimRules(msgspec.Struct, frozen=True, kw_only=True):
    """The rules of such claims, as the game numbers them."""

    avoid: str  # there is a ward to avoid it with
    before: str  # before its card is turned over
    cancel: str  # once its card is seen
    own: str  # nobody's strike but one's own


def slot_of(work: Work) -> SlotId | None:
    """The strike card that lies open; None before it is drawn."""
    slot: SlotId | None = getattr(work, "slot", None)
    return slot


class Claims(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What a game says of strikes that are being resolved."""

    wards: Wards[S]
    rules: ClaimRules
    kinds: Mapping[type, str]  # of work that is a strike, drawn or not: which kind
    guard: Callable[[Draft[S], SeatId], None]  # who takes part
    # The rule by which it is too late, of a strike that was never drawn another (FFY-RUL-34).
    late: Callable[[S, Work], str]

    def kind_of(self, work: Work) -> str:
        """Which kind of strike it is; empty where it is none."""
        return self.kinds.get(type(work), "")

    def coming(self, state: S) -> Work | None:
        """The strike that is being resolved while something is asked."""
        first = next(iter(waiting(state)), None)
        return first if first is not None and self.kind_of(first) else None

    def _own_strike(self, draft: Draft[S], seat: SeatId, rule: str) -> Work:
        """The strike that somebody draws just now; nobody else's (FFY-RUL-92)."""
        self.guard(draft, seat)
        state, work = draft.state, self.coming(draft.state)
        if work is None:
            draft.refuse(rule, "impossible", here=phrase("here-no-strike-now"))
        assert work is not None  # never waived
        whose = work.seat or state.active
        here = phrase("here-strike-of", name=state.player(whose).name)
        draft.require(whose == seat, self.rules.own, "impossible", here=here)
        return work

    def avoid(self, draft: Draft[S], command: AvoidStrike) -> None:
        """Before its card is turned over, and once with each effect (FFY-STRIKE-14, 15, FFY-RUL-34)."""
        seat, state = command.seat, draft.state
        work = self._own_strike(draft, seat, self.rules.before)
        slot, wards = slot_of(work), fitting(state, "avoid", seat, self.kind_of(work))
        none_left = phrase("here-no-ward", name=state.player(seat).name)
        draft.require(bool(wards), self.rules.avoid, "limit", here=none_left)
        if slot is not None:
            here, remedy = phrase("here-strike-turned"), phrase("remedy-cancel")
            draft.refuse(self.late(state, work), "timing", here=here, remedy=remedy)
        _take_off(draft, StrikeOver, StrikeText)
        draft.emit(DrawAvoided(seat, next(iter(wards), "")))
        if slot is not None:  # the table lets it pass: the card is put away again
            draft.emit(StrikeCancelled(slot, seat, "", self.wards.pile_of(state, slot)))

    def cancel(self, draft: Draft[S], command: CancelStrike) -> None:
        """Once its card is seen; the text of the enemy is done nevertheless (FFY-STRIKE-16, FFY-RUL-31)."""
        seat, state = command.seat, draft.state
        work = self._own_strike(draft, seat, self.rules.cancel)
        slot, wards = slot_of(work), fitting(state, "cancel", seat, self.kind_of(work))
        if slot is None:
            return draft.refuse(self.rules.cancel, "impossible", here=phrase("here-strike-unseen"))
        none_left = phrase("here-no-ward", name=state.player(seat).name)
        draft.require(bool(wards), self.rules.cancel, "limit", here=none_left)
        _take_off(draft, StrikeOver)
        draft.emit(StrikeCancelled(slot, seat, next(iter(wards), ""), self.wards.pile_of(state, slot)))

    def interruptions(self, state: S, seats: Collection[SeatId]) -> Iterator[Way]:
        """While it is asked what was drawn: whoever drew it may cancel it, or learns that it is too late."""
        work = self.coming(state)
        slot = slot_of(work) if work is not None else None
        if work is None or slot is None:
            return
        seat, kind = work.seat or state.active, self.kind_of(work)
        if seat not in seats:
            return
        card, target = name_of(state, slot), f"slot:{slot}"
        if fitting(state, "cancel", seat, kind):
            yield Way("cancel", CancelStrike(seat), phrase("offer-cancel", card=card), target)
        if fitting(state, "avoid", seat, kind):
            yield Way("avoid", AvoidStrike(seat), phrase("offer-avoid", card=card), target)

    def feature(self) -> Feature[S]:
        """Claims as a feature."""
        return Feature(
            name="claims",
            commands={AvoidStrike: self.avoid, CancelStrike: self.cancel},
            during_ask=(AvoidStrike, CancelStrike),
            interruptions=self.interruptions,
        )


def _take_off(draft: Draft[S], *with_it: type) -> None:
    """The strike is not gone on with, nor what belongs to it."""
    set_aside(draft)
    draft.work.popleft()
    while draft.work and isinstance(draft.work[0], with_it):
        draft.work.popleft()
