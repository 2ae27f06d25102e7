"""Verbs on strikes: heal them, draw them, put one back, avoid the next."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from companion.core.crossing.prompts import Prompt
from companion.core.language.cards import Clause
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.engine import decks, zones
from companion.engine.changes import carried
from companion.engine.draft import Draft
from companion.engine.effects.selectors import one_of_each
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature
from companion.engine.legendary.state import LegendaryState
from companion.engine.legendary.strikes import Healed
from companion.engine.legendary.verbs.enemies import one_of
from companion.engine.legendary.verbs.reading import CardReading
from companion.engine.names import open_name

S = TypeVar("S", bound=LegendaryState)
SHUFFLED = "shuffled"


class Shielded(Event, frozen=True):
    """A player avoids so many strikes that come this turn."""

    seat: SeatId
    n: int


class StrikeAvoided(Event, frozen=True):
    """A strike was avoided: no card is drawn."""

    seat: SeatId


class StrikeReturned(Event, frozen=True):
    """A strike went back face down to the strike deck: on top, under it, or to be shuffled into it."""

    slot: SlotId
    to: str = "top"  # bottom, shuffled


def _shielded(state: S, event: Shielded) -> S:
    """More strikes will be avoided."""
    n = state.shields.get(event.seat, 0) + event.n
    return replace(state, shields={**state.shields, event.seat: n})


def _strike_avoided(state: S, event: StrikeAvoided) -> S:
    """One strike less will be avoided (ALN-STRIKE-16, FFY-STRIKE-14)."""
    return replace(state, shields={**state.shields, event.seat: state.shields[event.seat] - 1})


class StrikeVerbs(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What a game says of what cards do with strikes."""

    reading: CardReading[S]  # who draws strikes
    healing: CardReading[S]  # who is healed
    draw: Callable[[Draft[S], SeatId, int], None]
    wounds: Callable[[S, SeatId], tuple[SlotId, ...]]  # the strikes beside an Avatar
    deck_of: Callable[[S, SlotId], ZoneId]  # where a strike came from: Firefly has a second deck for the ship
    kinds: tuple[str, ...] = ("strike",)

    def heal(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """Strikes are healed, as many as there are; who uses it says which.

        ALN-STRIKE-12, ALN-RULING-51, FFY-DEF-09.
        """
        if work.target is None:
            seat = self.healing.player(draft, work, self._is_hurt(draft.state), _patient)
            if seat is not None:
                draft.later(_patient(work, seat))
            return
        seat = work.target
        taken = self.wounds(draft.state, seat)
        if not self.reading.is_single(draft, work, clause):
            return
        why = phrase("ask-heal-which", name=draft.state.player(seat).name)
        slot = one_of(draft, work, one_of_each(draft.state, taken), why)
        if slot is not None:
            draft.emit(Healed(slot, seat))

    def _is_hurt(self, state: S) -> Callable[[SeatId], bool]:
        return lambda seat: bool(self.wounds(state, seat))

    def strike(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """Strike cards are drawn, each resolved like an enemy's (ALN-STRIKE-11)."""
        seat = self.reading.player(draft, work)
        if seat is not None:
            self.draw(draft, seat, self.reading.number(draft.state, clause, "n", 1))

    def avoid(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """The next strikes that come this turn are not drawn (ALN-STRIKE-16, FFY-STRIKE-14)."""
        seat = self.reading.player(draft, work)
        if seat is not None:
            draft.emit(Shielded(seat, self.reading.number(draft.state, clause, "n", 1)))

    def put_back(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """A strike goes back to its deck: the one that says so, or one beside an Avatar (ALN-RULING-09)."""
        is_this = clause.args["what"] == "this"
        slot = self._this(draft.state, work) if is_this else self._own(draft, work, clause)
        if slot is None:
            return
        to, deck = str(clause.args.get("to", "top")), self.deck_of(draft.state, slot)
        draft.emit(StrikeReturned(slot, to))
        if to == SHUFFLED:
            decks.shuffle(draft, deck, deck)

    def _this(self, state: S, work: DoClause) -> SlotId | None:
        """The strike that speaks, while it lies open on the table."""
        slot = work.slot
        card = state.table.card(slot) if slot is not None else None
        if card is None or slot is None or card.kind not in self.kinds:
            return None
        return slot if state.table.slots[slot].zone != self.deck_of(state, slot) else None

    def _own(self, draft: Draft[S], work: DoClause, clause: Clause) -> SlotId | None:
        """A strike that its owner names; None while it is asked, or when there is none."""
        seat = self.healing.player(draft, work, self._is_hurt(draft.state))
        if seat is None or not self.reading.is_single(draft, work, clause):
            return None
        taken = one_of_each(draft.state, self.wounds(draft.state, seat))
        why = phrase("ask-put-strike-which", name=draft.state.player(seat).name)
        return one_of(draft, replace(work, seat=seat), taken, why)

    def _returned(self, state: S, event: StrikeReturned) -> S:
        """It lies face down in its deck; where it is shuffled in, that is an event of its own."""
        at = zones.FAR_END if event.to == "bottom" else 0
        return carried(state, (event.slot,), self.deck_of(state, event.slot), at, face_up=False)

    def _by_hand(self, event: StrikeReturned, before: S, after: S) -> tuple[Prompt, ...]:
        """It goes back to its deck, or into the tray where the app keeps the deck."""
        zone = self.deck_of(before, event.slot)
        card = open_name(before, event.slot) or phrase("a-card")
        text = phrase(f"prompt-strike-back-{decks.keeper(after, zone)}", card=card, to=event.to)
        return (Prompt(text, seat=after.active or None, slot=event.slot, zone=zone),)

    def feature(self) -> Feature[S]:
        """The chapter as a room names it."""
        return Feature(
            name="verbs-of-strikes",
            verbs={"heal": self.heal, "strike": self.strike, "put-strike": self.put_back},
            events={StrikeReturned: self._returned},
            prompts={StrikeReturned: self._by_hand},
        )

    def shields(self) -> Feature[S]:
        """Strikes that are avoided one like the other (ALN-STRIKE-16); Firefly has wards of several kinds."""
        return Feature(
            name="shields",
            verbs={"avoid-strike": self.avoid},
            events={Shielded: _shielded, StrikeAvoided: _strike_avoided},
            details={StrikeAvoided: lambda event: "avoided"},
            badges=_badges,
        )


def _patient(work: DoClause, seat: SeatId) -> DoClause:
    """The healing as work on one player, while its user goes on choosing."""
    return replace(work, target=seat, answer=None)


def _badges(state: LegendaryState, seat: SeatId) -> Iterator[Phrase]:
    """Which strikes will be avoided."""
    if shields := state.shields.get(seat, 0):
        yield phrase("badge-shield", count=shields)
