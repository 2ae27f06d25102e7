"""Verbs that bring cards from afar: from a stack, from the fallen; and that put this one away."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

import msgspec

from companion.core.language.cards import Clause
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine import zones
from companion.engine.changes import carried
from companion.engine.draft import Draft
from companion.engine.effects.interpret import Do
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature
from companion.engine.legendary.market.events import Gained
from companion.engine.legendary.state import LegendaryState
from companion.engine.legendary.verbs.enemies import one_of
from companion.engine.legendary.verbs.reading import CardReading, own_pile

S = TypeVar("S", bound=LegendaryState)
DEAD = "dead"  # where a card goes that is killed, defeated, KO'd


class PutAway(Event, frozen=True):
    """A card was put away by what it says of itself."""

    slot: SlotId
    to: ZoneId


def _put_away(state: S, event: PutAway) -> S:
    """A card in a deck lies face down on top of it."""
    return carried(state, (event.slot,), event.to, face_up=not event.to.startswith("deck:"))


class SeekingVerbs(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What a game says of them."""

    reading: CardReading[S]
    kill: Callable[[Draft[S], SlotId, SeatId], None]  # an own card is killed, defeated, KO'd
    fallen: ZoneId  # where characters lie that can be brought back
    stacks: Mapping[str, ZoneId] = {}  # verbs that give cards of a stack

    def bring_back(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """A defeated character comes back to a player, who chooses which (FFY-SPEC-08)."""
        if not self.reading.is_single(draft, work, clause):
            return
        seat, there = work.seat or draft.state.active, draft.state.table.zone(self.fallen)
        slot = one_of(draft, work, there, phrase("ask-bring-back"))
        if slot is not None:
            draft.emit(Gained(seat, slot, own_pile(seat, clause, "to", "discard")))

    def put_this(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """The card that says so is put away by its owner (FFY-RUL-93)."""
        slot, seat, to = work.slot, work.seat or draft.state.active, str(clause.args["to"])
        if slot is None or work.play:
            return
        if to == DEAD:
            return self.kill(draft, slot, seat)
        owner = draft.state.table.slots[slot].zone.rpartition(":")[2] or str(seat)
        draft.emit(PutAway(slot, zones.of(SeatId(owner), to)))

    def _gain(self, stack: ZoneId) -> Do[S]:
        """A verb that gives cards of a stack; with none left nothing is given (FFY-SPEC-22)."""

        def gain(draft: Draft[S], work: DoClause, clause: Clause) -> None:
            seat = self.reading.player(draft, work)
            for _ in range(self.reading.number(draft.state, clause, "n", 1) if seat is not None else 0):
                slot = zones.top(draft.state.table, stack)
                if slot is not None and seat is not None:
                    draft.emit(Gained(seat, slot, own_pile(seat, clause, "to", "discard")))

        return gain

    def feature(self) -> Feature[S]:
        """The chapter as a room names it."""
        return Feature(
            name="verbs-of-seeking",
            verbs={
                "bring-back": self.bring_back, "put-this": self.put_this,
                **{verb: self._gain(stack) for verb, stack in self.stacks.items()},
            },
            events={PutAway: _put_away},
            carries=(PutAway,),
        )  # fmt: skip
