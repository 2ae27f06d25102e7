"""Cards in play that mind what happens to all: an Event that comes, a turn that begins (FFY-TIME-02)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from companion.core.language.asks import Work
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine.draft import Draft
from companion.engine.effects.interpret import moments, queue_ability
from companion.engine.effects.selectors import one_of_each, pick, slot_options
from companion.engine.effects.work import BeginAbility
from companion.engine.feature import Feature
from companion.games.firefly import zones
from companion.games.firefly.abilities import area_of
from companion.games.firefly.lasting import in_effect
from companion.games.firefly.state import FireflyState

BOARD = (zones.COMBAT, *zones.VERSE, *zones.ATTACHED)  # where cards speak in the order of the rulebook
EVENT, TURN = "event", "turn"  # what can be minded, as the texts of cards call it


class Heard(Work, frozen=True, tag="heard"):
    """Cards in play have something to say of what happened, one after the other."""

    on: str
    by: SlotId | None = None  # the card that happened, which does not mind itself
    done: tuple[SlotId, ...] = ()


def hear(draft: Draft[FireflyState], on: str, by: SlotId | None = None) -> None:
    """Everybody in play is told of it, in the order of the board (FFY-TIME-02)."""
    draft.later(Heard(on, by, seat=draft.state.decider))


def _says(state: FireflyState, slot: SlotId, on: str, seat: SeatId) -> list[BeginAbility]:
    """What a card has to say, in its area, but of no Objective that is over (FFY-TIME-01, FFY-OBJ-09)."""
    card, area = state.table.card(slot), area_of(state.table.slots[slot].zone)
    found = moments(card, on, 0, area) if card is not None else ()
    return [
        queue_ability(seat, slot, index, card, area)
        for index, ability in found
        if card is not None and ability.level not in state.items
    ]


def _next(draft: Draft[FireflyState], work: Heard) -> None:
    """The next of them; what has left the game meanwhile, or its area, says nothing any more."""
    state = draft.state
    seat = work.seat or state.decider
    there = (slot for slot in in_effect(state) if slot != work.by and slot not in work.done)
    slot = _first(draft, work, [slot for slot in there if _says(state, slot, work.on, seat)])
    if slot is not None:
        after = replace(work, done=(*work.done, slot), answer=None)
        draft.later(*_says(state, slot, work.on, seat), after)


def _first(draft: Draft[FireflyState], work: Heard, left: Sequence[SlotId]) -> SlotId | None:
    """The Combat Zone and the 'Verse in their order, then whichever the active player names.

    FFY-TIME-02, FFY-TIME-04; None while that is asked, or when nobody is left.
    """
    slots = draft.state.table.slots
    in_order = next((slot for slot in left if slots[slot].zone in BOARD), None)
    if in_order is not None or not left:
        return in_order
    options = slot_options(draft.state, one_of_each(draft.state, left, anywhere=True))
    chosen = pick(draft, work, phrase("ask-speaks-first"), options)
    return chosen.slot if chosen is not None else None


FEATURE: Feature[FireflyState] = Feature(name="hearing", moments=(EVENT, TURN), work={Heard: _next})
