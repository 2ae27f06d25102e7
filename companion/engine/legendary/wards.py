"""Strikes of several kinds that are avoided before they are drawn, or cancelled once they are seen.

FFY-STRIKE-12 to 16; where strikes are all alike, and none is cancelled, shields do (ALN-STRIKE-16).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic, Literal, TypeVar

import msgspec
from msgspec.structs import replace

from companion.core.language.asks import Option, Work
from companion.core.language.cards import Clause
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.changes import carried
from companion.engine.draft import Draft
from companion.engine.effects.interpret import Do
from companion.engine.effects.selectors import pick
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature, Moves
from companion.engine.legendary import reacting
from companion.engine.legendary.state import LegendaryState
from companion.engine.legendary.verbs.reading import CardReading
from companion.engine.offers import name_of
from companion.engine.zones import FAR_END

S = TypeVar("S", bound=LegendaryState)

ANY = "any"  # a ward that is good for every strike
DOWN = "down"  # what lets the fallen avoid strikes for the rest of the turn
TAKE = "take"  # the answer that lets the strike come
How = Literal["avoid", "cancel"]
Kept = dict[SeatId, tuple[str, ...]]


class WardGained(Event, frozen=True):
    """Somebody will avoid, or cancel, so many strikes that come in this turn."""

    seat: SeatId
    way: How
    what: str
    n: int


class DrawAvoided(Event, frozen=True):
    """A strike was avoided: no strike card is drawn (FFY-STRIKE-12)."""

    seat: SeatId
    by: str  # which ward was used; that of the fallen lasts


class StrikeCancelled(Event, frozen=True):
    """A strike that was seen is put away: no damage, no instructions (FFY-STRIKE-16)."""

    slot: SlotId
    seat: SeatId
    by: str
    to: ZoneId


class Wards(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What a game says of wards."""

    reading: CardReading[S]
    pile_of: Callable[[S, SlotId], ZoneId]  # where a cancelled strike goes
    under: tuple[ZoneId, ...] = ()  # decks that it is put under, face up
    # Who draws no strike of this kind any more, ward or not (FFY-DEF-02).
    is_spared: Callable[[S, SeatId, str], bool] = lambda state, seat, what: False
    reacts: Callable[[S, SeatId], bool] = lambda state, seat: True  # for whom others can react
    # What hands do with a cancelled strike; without it the card is only carried.
    by_hand: Moves[S] | None = None

    def avoids(self, draft: Draft[S], work: Work, seat: SeatId, what: str) -> bool:
        """Whether a strike is not drawn, or that is being asked; then its work waits (FFY-STRIKE-15).

        Only its own player's wards count, of its kind (FFY-RUL-92).
        """
        if self.is_spared(draft.state, seat, what):
            draft.emit(DrawAvoided(seat, DOWN))
            return True
        name = draft.state.player(seat).name
        why = phrase("ask-avoid-strike", name=name, what=phrase(f"strike-{what}"))
        ward = self._used(draft, work, why, "avoid", seat, what)
        if ward is None or ward == TAKE:
            return ward is None
        draft.emit(DrawAvoided(seat, ward))
        return True

    def cancels(self, draft: Draft[S], work: Work, slot: SlotId, seat: SeatId, what: str) -> bool:
        """Whether a strike that lies open is put away, or that is being asked (FFY-STRIKE-16)."""
        name = draft.state.player(seat).name
        why = phrase("ask-cancel-strike", name=name, card=name_of(draft.state, slot))
        ward = self._used(draft, work, why, "cancel", seat, what, slot)
        if ward is None or ward == TAKE:
            return ward is None
        draft.emit(StrikeCancelled(slot, seat, ward, self.pile_of(draft.state, slot)))
        return True

    def _used(
        self, draft: Draft[S], work: Work, why: Phrase, way: How, seat: SeatId, what: str,
        slot: SlotId | None = None,
    ) -> str | None:  # fmt: skip
        """The ward that is used now, TAKE when none is; None while its player is asked.

        Where only others could react the window closes by itself, once nobody has (FFY-TIME-05, FFY-RUL-93).
        """
        state, own = draft.state, fitting(draft.state, way, seat, what)
        if not own and not (self.reacts(state, seat) and any(reacting.wards(state, way, seat, what))):
            return TAKE
        options = [Option(ward, phrase(f"option-{way}", ward=phrase(f"ward-{ward}"))) for ward in own]
        options.append(Option(TAKE, phrase(f"option-{way}-not"), slot))
        chosen = pick(draft, work, why, options, always=True, otherwise="" if own else TAKE)
        return chosen.key if chosen is not None else None

    def _verb(self, way: How) -> Do[S]:
        """The verb by which somebody will avoid, or cancel, strikes (FFY-STRIKE-14, FFY-RUL-92)."""

        def do(draft: Draft[S], work: DoClause, clause: Clause) -> None:
            seat = self.reading.player(draft, work)
            if seat is not None:
                self.gain(draft, seat, way, clause)

        return do

    def gain(self, draft: Draft[S], seat: SeatId, way: How, clause: Clause) -> None:
        """Somebody has the wards that a clause gives."""
        n = self.reading.number(draft.state, clause, "n", 1)
        draft.emit(WardGained(seat, way, str(clause.args.get("what", ANY)), n))

    def _cancelled(self, state: S, event: StrikeCancelled) -> S:
        state = replace(state, cancels=_less(state.cancels, event.seat, event.by))
        return carried(state, (event.slot,), event.to, FAR_END if event.to in self.under else 0)

    def feature(self) -> Feature[S]:
        """Wards as a feature."""
        return Feature(
            name="wards",
            verbs={"avoid": self._verb("avoid"), "cancel": self._verb("cancel")},
            events={WardGained: _gained, DrawAvoided: _avoided, StrikeCancelled: self._cancelled},
            prompts={} if self.by_hand is None else {StrikeCancelled: self.by_hand},
            carries=(StrikeCancelled,) if self.by_hand is None else (),
            details={DrawAvoided: lambda event: "avoided"},
            badges=_badges,
        )


def fitting(state: LegendaryState, way: How, seat: SeatId, what: str) -> tuple[str, ...]:
    """Somebody's wards that are good for a strike of this kind, one of each."""
    kept = (state.wards if way == "avoid" else state.cancels).get(seat, ())
    return tuple(dict.fromkeys(ward for ward in kept if ward in (what, ANY)))


def _gained(state: S, event: WardGained) -> S:
    more = (event.what,) * event.n
    if event.way == "avoid":
        return replace(state, wards={**state.wards, event.seat: (*state.wards.get(event.seat, ()), *more)})
    return replace(state, cancels={**state.cancels, event.seat: (*state.cancels.get(event.seat, ()), *more)})


def _avoided(state: S, event: DrawAvoided) -> S:
    return replace(state, wards=_less(state.wards, event.seat, event.by))


def _less(wards: Kept, seat: SeatId, ward: str) -> Kept:
    """Without one ward of somebody, which was used up (FFY-STRIKE-14)."""
    left = list(wards.get(seat, ()))
    if ward not in left:
        return wards
    left.remove(ward)
    return {**wards, seat: tuple(left)}


def _badges(state: LegendaryState, seat: SeatId) -> Iterator[Phrase]:
    """Which strikes somebody will avoid or cancel."""
    for way, wards in (("avoid", state.wards), ("cancel", state.cancels)):
        for ward in dict.fromkeys(wards.get(seat, ())):
            count = wards[seat].count(ward)
            yield phrase(f"badge-{way}", ward=phrase(f"ward-{ward}"), count=count)
