"""Betrayal: whoever has recruited and beaten nobody rids the hand of Bindings (VIL-BIND-08 to 14).

Hands are private: how many Bindings are left in one, its owner says.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.core.language.asks import Source
from companion.core.language.commands import Command
from companion.core.language.events import Event
from companion.core.language.ids import CopyId, SeatId, SlotId
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.slots import Known
from companion.engine.changes import carried
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.legendary.playing.finding import found, hand_designs, known_by
from companion.engine.turns import clockwise
from companion.engine.ways import Way
from companion.engine.work import Own
from companion.games.villains import zones
from companion.games.villains.bindings import BINDINGS, is_bindings
from companion.games.villains.ko import Koed
from companion.games.villains.phases import in_action, need_action
from companion.games.villains.picking import one_more
from companion.games.villains.state import VillainsState


class Betray(Command, frozen=True):
    """KO a Bindings of the own hand; `copy` is what was shown, or any copy of those named."""

    seat: SeatId
    copy: CopyId
    source: Source = "finger"


class Betrayed(Event, frozen=True):
    """A player betrayed the others: nobody is recruited or fought any more in this turn (VIL-BIND-09)."""

    seat: SeatId


class BindingsPassed(Event, frozen=True):
    """A Bindings went from a hand to the discard pile of the player on the right (VIL-BIND-10, 13)."""

    seat: SeatId
    slot: SlotId


class Betraying(Own, frozen=True, tag="betraying"):
    """A Bindings that was shown or named is looked for in the hand."""

    seat: SeatId
    copy: CopyId
    known: Known


class PassBindings(Own, frozen=True, tag="pass-bindings"):
    """The other Bindings of the hand are passed on, one after the other."""

    seat: SeatId


def betray(draft: Draft[VillainsState], command: Betray) -> None:
    """In the own turn, unless somebody was recruited or beaten in it (VIL-BIND-08, 12, VIL-RUL-24, 25)."""
    need_action(draft, command.seat)
    table = draft.state.table
    if command.copy not in table.designs or table.card_of(command.copy).kind != BINDINGS:
        draft.refuse("VIL-BIND-08", "impossible", here=phrase("here-no-bindings"))
    for what in ("recruited", "defeated"):
        if draft.state.numbers.get(f"turn:{what}", 0):
            draft.refuse("VIL-BIND-08", "timing", here=phrase(f"here-{what}-already"))
    draft.later(Betraying(command.seat, command.copy, known_by(command.source)))


def _betray(draft: Draft[VillainsState], work: Betraying) -> None:
    """One is KO'd, of the others the player on the right gains all (VIL-BIND-08, 10)."""
    slot = found(draft, work.seat, work.copy, work.known, work)
    if slot is not None:
        draft.emit(Betrayed(work.seat))
        draft.emit(Koed(slot))
        draft.later(PassBindings(work.seat))


def _pass(draft: Draft[VillainsState], work: PassBindings) -> None:
    """The next of them goes to the right-hand player; alone all are KO'd (VIL-BIND-10, VIL-SOLO-08)."""
    why = phrase("ask-more-bindings", name=draft.state.player(work.seat).name)
    slot = one_more(draft, work, work.seat, is_bindings, why)
    if slot is None:
        return
    right = right_of(draft.state, work.seat)
    draft.emit(BindingsPassed(right, slot) if right != work.seat else Koed(slot))
    draft.later(PassBindings(work.seat))


def right_of(state: VillainsState, seat: SeatId) -> SeatId:
    """Who of those still at the table plays just before a player, for turns run to the left (VIL-BIND-11).

    It is the player's own seat where nobody else plays (VIL-SOLO-08).
    """
    return clockwise(state, seat)[-1]


def _betrayed(state: VillainsState, event: Betrayed) -> VillainsState:
    return replace(state, betrayed=True)


def _passed(state: VillainsState, event: BindingsPassed) -> VillainsState:
    """Out of the hand, not off the stack (VIL-BIND-13)."""
    return carried(state, (event.slot,), zones.of(event.seat, "discard"))


def ways(state: VillainsState) -> Iterator[Way]:
    """Betrayal, where a hand could hold a Bindings (VIL-BIND-14)."""
    for copy in hand_designs(state, state.active):
        card = state.table.card_of(copy)
        if is_bindings(card):
            yield Way(
                "betray", Betray(state.active, copy), phrase("offer-betray"), f"design:{card.design}",
                cost="show", hand=True, does=lambda: _does(state),
            )  # fmt: skip


def _does(state: VillainsState) -> Phrase:
    """What it keeps from being done in the rest of the turn (VIL-BIND-09)."""
    right = right_of(state, state.active)
    alone = right == state.active
    return phrase("does-betray-alone") if alone else phrase("does-betray", name=state.player(right).name)


FEATURE: Feature[VillainsState] = Feature(
    name="betrayal",
    commands={Betray: betray},
    work={Betraying: _betray, PassBindings: _pass},
    events={Betrayed: _betrayed, BindingsPassed: _passed},
    carries=(BindingsPassed,),
    ways=ways,
    open=in_action,
)
