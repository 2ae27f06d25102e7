"""The course of a turn: a card against all, cards and points, then new cards (VIL-TURN, VIL-END)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.asks import Work
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId
from companion.engine.changes import carried
from companion.engine.draft import Draft
from companion.engine.feature import Feature, joined
from companion.engine.legendary.course import CleanUp, TurnCourse, TurnEnds, left_undone
from companion.engine.legendary.moves import own
from companion.engine.turns import next_seat
from companion.games.villains import zones
from companion.games.villains.challenges import hand_size
from companion.games.villains.drawing import change_cards
from companion.games.villains.ending import Drawn, crown
from companion.games.villains.phases import need_turn
from companion.games.villains.promises import NEW_HAND, keep
from companion.games.villains.state import REVEAL, VillainsState


class KeptApart(Event, frozen=True):
    """A card that joins the new hand was laid aside before the others are discarded."""

    seat: SeatId
    slot: SlotId


class KeptJoined(Event, frozen=True):
    """A card that was laid aside joined the new hand."""

    seat: SeatId
    slot: SlotId


def _rest(state: VillainsState) -> tuple[Work, ...]:
    """Nobody strikes at the end of a turn: cards are changed, and the next one begins (VIL-TURN-01)."""
    return (CleanUp(), TurnEnds())


def _change(draft: Draft[VillainsState], seat: SeatId) -> None:
    """Everything is discarded, then a new hand is drawn; what cards keep joins it (VIL-END-01 to 05)."""
    state, saved = draft.state, draft.state.held_over.get(seat, ())
    n = state.hand_sizes.get(seat, hand_size(state.header)) + state.more_cards.get(seat, 0)
    kept = [slot for slot in saved if zones.table().owner(state.table.slots[slot].zone) == seat]
    for slot in kept:
        draft.emit(KeptApart(seat, slot))
    change_cards(draft, seat, n)
    for slot in kept:
        draft.emit(KeptJoined(seat, slot))
    keep(draft, NEW_HAND)


def _waits(draft: Draft[VillainsState], work: TurnEnds) -> bool:
    """The turn in which a deck ran out is the last one (VIL-OBJ-04, 05, VIL-STATE-18)."""
    if draft.state.ran_out:
        draft.emit(Drawn())
        crown(draft)
    return bool(draft.state.ran_out)


def _following(state: VillainsState) -> SeatId:
    """The next player clockwise (VIL-TURN-04), unless a card has given this one another turn."""
    return state.active if state.numbers.get("again", 0) else next_seat(state, state.active)


def _afresh(state: VillainsState) -> VillainsState:
    """What is of one turn alone besides (VIL-TURN-05, VIL-RUL-12, 24)."""
    again = {"again": state.numbers["again"] - 1} if state.numbers.get("again", 0) else {}
    state = replace(state, numbers={**state.numbers, **again})
    return replace(state, discarded={}, koed=(), promised=(), betrayed=False, healed=False, turned={})


COURSE: TurnCourse[VillainsState] = TurnCourse(
    opening=REVEAL, too_early="VIL-TURN-02", guard=need_turn, rest=_rest, change=_change, waits=_waits,
    following=_following, left=left_undone, afresh=_afresh,
)  # fmt: skip
begin = COURSE.begin


def _apart(state: VillainsState, event: KeptApart) -> VillainsState:
    return carried(state, (event.slot,), zones.SHOWN)


def _joined(state: VillainsState, event: KeptJoined) -> VillainsState:
    hand = zones.of(event.seat, "hand")
    state = carried(state, (event.slot,), hand, zones.FAR_END, face_up=False)
    kept = {seat: slots for seat, slots in state.held_over.items() if seat != event.seat}
    return replace(state, held_over=kept)


FEATURE: Feature[VillainsState] = joined(
    "turns",
    COURSE.feature(),
    Feature(
        name="villains",
        events={KeptApart: _apart, KeptJoined: _joined},
        prompts={KeptApart: own("prompt-kept-apart"), KeptJoined: own("prompt-kept-joins")},
    ),
)
