"""Verbs on enemies: kill without a fight, weaken, strengthen, keep from striking."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from companion.core.language.asks import Option
from companion.core.language.cards import Card, Clause
from companion.core.language.events import Event
from companion.core.language.ids import SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.changes import lays
from companion.engine.decks import needs_number
from companion.engine.draft import Draft
from companion.engine.effects.selectors import pick, slot_options
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature
from companion.engine.legendary.fighting import Kill, Weakened
from companion.engine.legendary.state import LegendaryState
from companion.engine.legendary.verbs.board import BoardPlaces
from companion.engine.legendary.verbs.reading import CardReading

S = TypeVar("S", bound=LegendaryState)


class Strengthened(Event, frozen=True):
    """An enemy's Attack is higher for the rest of this turn."""

    slot: SlotId
    by: int


class Calmed(Event, frozen=True):
    """An enemy does not strike this turn."""

    slot: SlotId


class CardLeft(Event, frozen=True):
    """A card left the board by its own text, for the pile that its type names."""

    slot: SlotId
    to: ZoneId


def _strengthened(state: S, event: Strengthened) -> S:
    """The price to kill it is higher."""
    by = state.weakened.get(event.slot, 0) - event.by
    return replace(state, weakened={**state.weakened, event.slot: by})


def _calmed(state: S, event: Calmed) -> S:
    """The enemy is passed over this turn."""
    return replace(state, calmed=(*state.calmed, event.slot))


class EnemyVerbs(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What a game says of what happens to its enemies."""

    reading: CardReading[S]
    board: BoardPlaces[S]
    price: Callable[[S, SlotId], int | None]  # what an enemy costs to fight, where that limits an effect
    pile_of: Callable[[Card], ZoneId]  # where a card goes that leaves the board
    # Whether an enemy cannot be killed by this text: the last ones of Alien, unless it names them.
    is_spared: Callable[[S, SlotId, Clause], bool] = lambda state, slot, clause: False
    # Enemies whose death would come too early to count: that is asked before it is done.
    is_early: Callable[[S, SlotId], bool] = lambda state, slot: False

    def kill(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """A card on the board is killed without a fight (ALN-KILL-01, VIL-FIGHT-13)."""
        state, what = draft.state, str(clause.args["what"])
        limit = self.reading.number(state, clause, "attack") if "attack" in clause.args else None
        found = [
            slot
            for slot in self.board.targets(state, what, str(clause.args.get("where", "any")))
            if what == "hidden" or self._may_die(state, slot, clause, limit)
        ]
        slot = self._target(draft, work, found, limit) if found else None
        if slot is not None:
            draft.later(Kill(seat=work.seat or state.active, slot=slot))

    def _may_die(self, state: S, slot: SlotId, clause: Clause, limit: int | None) -> bool:
        if self.is_spared(state, slot, clause):
            return False
        attack = self.price(state, slot)
        return limit is None or attack is None or attack <= limit

    def _target(
        self, draft: Draft[S], work: DoClause, found: Sequence[SlotId], limit: int | None
    ) -> SlotId | None:
        """The card that was chosen; None while something is asked, its Attack included when it matters."""
        if work.picked in found:
            return work.picked
        early = [slot for slot in found if self.is_early(draft.state, slot)]
        why = phrase("ask-kill-final" if early else "ask-kill-which")
        options = list(slot_options(draft.state, found))
        if early and len(early) == len(found):
            options.append(Option("no", phrase("option-leave-it")))
        chosen = pick(draft, work, why, options)
        if chosen is None or chosen.slot is None:
            return None
        picked = replace(work, picked=chosen.slot)
        if limit is not None and needs_number(draft, chosen.slot, "attack", picked):
            return None
        return chosen.slot

    def weaken(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """An enemy's Attack is lower for the rest of this turn (ALN-TEXT-11)."""
        by = self.reading.number(draft.state, clause, "by")
        slot = self._one(draft, work, clause, phrase("ask-weaken-which", n=by)) if by else None
        if slot is not None:
            draft.emit(Weakened(slot, by))

    def strengthen(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """An enemy's Attack is higher for the rest of this turn (ALN-TEXT-11)."""
        by = self.reading.number(draft.state, clause, "by")
        slot = self._one(draft, work, clause, phrase("ask-strengthen-which", n=by)) if by else None
        if slot is not None:
            draft.emit(Strengthened(slot, by))

    def _one(self, draft: Draft[S], work: DoClause, clause: Clause, why: Phrase) -> SlotId | None:
        found = self.board.targets(draft.state, "enemy", str(clause.args.get("where", "any")))
        return one_of(draft, work, found, why)

    def calm(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """An enemy does not strike this turn (ALN-STRIKE-05)."""
        found = self.board.targets(draft.state, "enemy", str(clause.args.get("where", "combat")))
        left = tuple(slot for slot in found if slot not in draft.state.calmed)
        slot = one_of(draft, work, left, phrase("ask-calm-which"))
        if slot is not None:
            draft.emit(Calmed(slot))

    def leave(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """This card goes to the pile that its type names, a copy of it nowhere.

        ALN-RULING-62, 63, FFY-SPEC-10, FFY-RUL-51.
        """
        if work.play:
            return
        card = draft.state.table.card(work.slot) if work.slot is not None else None
        if card is not None and work.slot is not None:
            draft.emit(CardLeft(work.slot, self.pile_of(card)))

    def feature(self) -> Feature[S]:
        """The chapter as a room names it."""
        return Feature(
            name="verbs-of-enemies",
            verbs={
                "kill": self.kill, "weaken": self.weaken, "strengthen": self.strengthen, "calm": self.calm,
                "leave": self.leave,
            },
            events={Strengthened: _strengthened, Calmed: _calmed, CardLeft: lays()},
            carries=(CardLeft,),
        )  # fmt: skip


def one_of(draft: Draft[S], work: DoClause, found: Sequence[SlotId], why: Phrase) -> SlotId | None:
    """The card that was chosen of these; None while it is asked, or when there is none."""
    chosen = pick(draft, work, why, slot_options(draft.state, found)) if found else None
    return chosen.slot if chosen is not None else None
