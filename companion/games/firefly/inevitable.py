"""How the Inevitable card counts down to the end of an Episode (FFY-INEV-08 to 16)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId
from companion.engine.draft import Draft
from companion.engine.feature import Feature, tells
from companion.engine.legendary.combat_zone import EnteredCombatZone
from companion.engine.turns import ring
from companion.games.firefly import zones
from companion.games.firefly.difficulty import preparations
from companion.games.firefly.objectives.rules import time_up
from companion.games.firefly.state import STRIKE, FireflyState
from companion.games.firefly.turns import COURSE, PassOn, TurnOver, begin, takes_turns


class InevitableSighted(Event, frozen=True):
    """The Inevitable card lies in the 'Verse: known by its back, it comes on instead of new cards."""

    slot: SlotId
    left: int  # how many moves it is away from the Combat Zone


class InevitableArrived(Event, frozen=True):
    """The Inevitable card lies open in the Combat Zone, and players' turns begin to count."""

    slot: SlotId
    left: int  # how many players' turns are to come


class TurnCounted(Event, frozen=True):
    """A player's turn is over, played or skipped, with the Inevitable card in the Combat Zone."""

    seat: SeatId
    left: int  # how many players' turns are still to come


class TurnSkipped(Event, frozen=True):
    """A defeated player's turn was passed over."""

    seat: SeatId


class TimeUp(Event, frozen=True):
    """Every player has had a turn with the Inevitable card in the Combat Zone: the Episode ends."""


def is_in_combat(state: FireflyState) -> bool:
    """Whether the Inevitable card lies in the Combat Zone."""
    slot = state.inevitable
    return slot is not None and state.table.slots[slot].zone == zones.COMBAT


def spaces_left(state: FireflyState) -> int | None:
    """How many moves it is away from the Combat Zone; None while it lies in its deck (FFY-INEV-16)."""
    slot = state.inevitable
    if slot is None:
        return None
    zone = state.table.slots[slot].zone
    return 0 if zone == zones.COMBAT else len(zones.VERSE) - zones.VERSE.index(zone)


def seats_left(state: FireflyState) -> tuple[SeatId, ...]:
    """The players whose turns are still to come, the defeated ones too (FFY-INEV-08, 11)."""
    return tuple(player.seat for player in state.players if player.seat not in state.counted)


def _counts(state: FireflyState) -> bool:
    """Whether this turn counts: it came before the strikes, or still struck or was avoided.

    FFY-INEV-09, FFY-INEV-10, FFY-RUL-78.
    """
    slot = state.inevitable
    return is_in_combat(state) and (slot not in state.late or slot in state.struck)


def turn_over(draft: Draft[FireflyState], work: TurnOver) -> None:
    """The Strike Phase of a turn is over; a seat counts once (FFY-INEV-14, 15, FFY-RUL-23, 24)."""
    if _counts(draft.state):
        count(draft, draft.state.active)


def count(draft: Draft[FireflyState], seat: SeatId, *, is_changed: bool = False) -> None:
    """One more player's turn has been; after the last of them the Episode ends (FFY-INEV-08)."""
    left = seats_left(draft.state)
    if seat not in left:
        return
    draft.emit(TurnCounted(seat, len(left) - 1))
    if left == (seat,):
        draft.emit(TimeUp())
        time_up(draft, is_changed=is_changed)


def skipped(state: FireflyState) -> Iterator[SeatId]:
    """The defeated whose turns come between this player's and the next (FFY-TURN-04, FFY-DIFF-15)."""
    for seat in ring(state, state.active)[1:]:
        if takes_turns(state, seat):
            return
        yield seat


def pass_on(draft: Draft[FireflyState], work: PassOn) -> None:
    """Turns of the defeated are passed over, and count; then it is the next player's turn.

    FFY-TURN-03, FFY-TURN-04, FFY-INEV-11; the Episode may end at the moment of a skip (FFY-RUL-25).
    """
    for seat in tuple(skipped(draft.state)):
        draft.emit(TurnSkipped(seat))
        if is_in_combat(draft.state):
            count(draft, seat, is_changed=True)
            if not seats_left(draft.state):
                return
    begin(draft, COURSE.following(draft.state))


def passed_over(state: FireflyState, event: TurnSkipped) -> FireflyState:
    """A turn of preparation that is passed over is had all the same (FFY-SETUP-25, FFY-TURN-04)."""
    had = state.prepared.get(event.seat, 0)
    if state.letter > 1 or had >= preparations(state.header):
        return state
    return replace(state, prepared={**state.prepared, event.seat: had + 1})


def counted(state: FireflyState, event: TurnCounted) -> FireflyState:
    """A seat is counted once, whatever turns it takes (FFY-RUL-24)."""
    return replace(state, counted=(*state.counted, event.seat))


def came_in(event: EnteredCombatZone, before: FireflyState, after: FireflyState) -> FireflyState:
    """Coming into the Combat Zone begins a new count (FFY-INEV-13, FFY-RUL-79)."""
    after = replace(after, late=(*after.late, event.slot)) if is_late(before) else after
    return replace(after, counted=()) if event.slot in after.inevitables else after


def is_late(state: FireflyState) -> bool:
    """What comes in as those strike that stand in the 'Verse does not strike any more (FFY-RUL-28)."""
    return state.turn.phase == STRIKE and state.ranging


FEATURE: Feature[FireflyState] = Feature(
    name="inevitable",
    work={TurnOver: turn_over, PassOn: pass_on},
    events={
        InevitableSighted: tells, InevitableArrived: tells, TurnCounted: counted, TurnSkipped: passed_over,
        TimeUp: tells,
    },
    follows={EnteredCombatZone: came_in},
)  # fmt: skip
