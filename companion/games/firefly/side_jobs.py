"""Side Jobs: the condition, the deadline, and what success or failure brings (FFY-SIDE)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from companion.core.crossing.views import Duty
from companion.core.language.asks import Work
from companion.core.language.cards import Ability, Card
from companion.core.language.commands import Command
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.changes import carried
from companion.engine.draft import Draft
from companion.engine.effects.interpret import clause_of
from companion.engine.feature import Feature
from companion.engine.legendary.combat_zone import EnteredCombatZone
from companion.engine.legendary.course import PhaseBegan
from companion.engine.offers import name_of
from companion.engine.ways import Way, price
from companion.games.firefly import zones
from companion.games.firefly.abilities import ABILITIES, begin
from companion.games.firefly.flaws import need_no_flaw
from companion.games.firefly.phases import need_turn
from companion.games.firefly.state import ACTION, JOBS, STRIKE, FireflyState
from companion.games.firefly.turns import JobsDue

BOARD = (zones.COMBAT, *reversed(zones.VERSE))  # from the oldest place to the newest
MISSION = "mission"


class CompleteJob(Command, frozen=True):
    """The condition of a Side Job is met; what it asks to be paid is paid."""

    seat: SeatId
    slot: SlotId


class JobDone(Event, frozen=True):
    """A Side Job is completed; with Credits it stays beside Serenity to tell of them (FFY-SIDE-02)."""

    slot: SlotId
    marker: bool


class JobFailed(Event, frozen=True):
    """A Side Job was not completed in time (FFY-SIDE-04)."""

    slot: SlotId


class JobsEnd(Work, frozen=True, tag="jobs-end"):
    """The next Side Job that is too late fails."""


def is_open(state: FireflyState, slot: SlotId) -> bool:
    """Whether a card is a Side Job that lies open in play (FFY-SIDE-01)."""
    held, card = state.table.slots[slot], state.table.card(slot)
    return held.zone in BOARD and held.face_up and card is not None and card.kind == "side-job"


def open_jobs(state: FireflyState) -> tuple[SlotId, ...]:
    """Every open Side Job, the oldest first."""
    lying = (slot for zone in BOARD for slot in reversed(state.table.zone(zone)))
    return tuple(slot for slot in lying if is_open(state, slot))


def mission(card: Card) -> tuple[int, Ability] | None:
    """What has to be done for it, with its index; None where only the players can read it."""
    found = ((index, one) for index, one in enumerate(card.abilities) if one.on == MISSION)
    return next(found, None)


def is_met(state: FireflyState, slot: SlotId) -> bool:
    """Whether the condition of a Side Job holds just now, beside what is to be paid."""
    card = state.table.card(slot)
    asked = mission(card) if card is not None else None
    if card is None or asked is None:
        return False
    return ABILITIES.holds(state, state.active, slot, asked[0], card)


def settle(draft: Draft[FireflyState]) -> None:
    """A condition that asks for nothing to be paid or chosen is met the moment it holds (FFY-SIDE-01)."""
    if draft.state.outcome or not draft.state.turn.number:
        return
    for slot in open_jobs(draft.state):
        card = draft.state.table.card(slot)
        asked = mission(card) if card is not None else None
        if asked is None or asked[1].may or asked[1].price[1]:
            continue
        if is_met(draft.state, slot):
            return _carry_out(draft, slot)


def complete(draft: Draft[FireflyState], command: CompleteJob) -> None:
    """The active player pays for a Side Job, or says that it is done where only the card tells that.

    FFY-SIDE-01; in the Action Phase a Flaw in the hand comes first (FFY-FLAW-01).
    """
    slot, seat, state = command.slot, command.seat, draft.state
    is_there = slot in state.table.slots and is_open(state, slot)
    draft.require(is_there, "FFY-SIDE-01", "impossible", here=phrase("here-no-such-job"))
    need_turn(draft, seat)
    phase = state.turn.phase
    here = phrase("here-phase", phase=phrase(f"phase-{phase}"))
    draft.require(phase in (ACTION, STRIKE), "FFY-SIDE-01", "timing", here=here)
    if phase == ACTION:
        need_no_flaw(draft, seat)
    card = state.table.card(slot)
    assert card is not None  # it is open, and a Side Job
    asked = mission(card)
    if asked is not None:
        unmet = phrase("here-condition", card=card.name)
        draft.require(is_met(state, slot), "FFY-SIDE-01", "timing", here=unmet)
        ABILITIES.pay(draft, asked[1])
    _carry_out(draft, slot)


def _carry_out(draft: Draft[FireflyState], slot: SlotId) -> None:
    """It is completed as its text says; what else the text asks for comes first."""
    card = draft.state.table.card(slot)
    asked = mission(card) if card is not None else None
    rest = [clause for clause in asked[1].do if clause.verb != "complete"] if asked is not None else []
    if card is not None and asked is not None and rest:
        work = ABILITIES.as_work(draft.state, draft.state.active, slot, asked[0], card)
        draft.later(*(clause_of(work, clause) for clause in rest))
    done(draft, slot)


def done(draft: Draft[FireflyState], slot: SlotId) -> None:
    """The team gets what success brings (FFY-SIDE-01, 02, FFY-RUL-27)."""
    card = draft.state.table.card(slot)
    if card is None:
        return
    pays = any(clause.verb == "credits" for one in card.does("success") for clause in one.do)
    draft.emit(JobDone(slot, pays))
    _speak(draft, card, slot, "success")


def _speak(draft: Draft[FireflyState], card: Card, slot: SlotId, on: str) -> None:
    begin(draft, card, slot, on, draft.state.decider)


def deadline(draft: Draft[FireflyState], work: JobsDue) -> None:
    """What came into the Combat Zone and is not done has failed (FFY-SIDE-03, FFY-RUL-26)."""
    draft.emit(PhaseBegan(JOBS))
    draft.later(JobsEnd())


def fail_next(draft: Draft[FireflyState], work: JobsEnd) -> None:
    """One by one, the oldest first; one that is pushed in meanwhile fails as well (FFY-RUL-26)."""
    late = [slot for slot in open_jobs(draft.state) if _is_late(draft.state, slot)]
    if not late:
        return
    slot, card = late[0], draft.state.table.card(late[0])
    assert card is not None  # it is open, and a Side Job
    draft.emit(JobFailed(slot))
    draft.later(work)
    _speak(draft, card, slot, "failure")


def _is_late(state: FireflyState, slot: SlotId) -> bool:
    """Whether this turn is its last: it lies in the Combat Zone, or came there and was carried off again."""
    return slot in state.rushed or state.table.slots[slot].zone == zones.COMBAT


def came_in(event: EnteredCombatZone, before: FireflyState, after: FireflyState) -> FireflyState:
    """Once in the Combat Zone it is due in the same turn, wherever it is carried then (FFY-SIDE-03)."""
    return replace(after, rushed=(*after.rushed, event.slot))


def job_done(state: FireflyState, event: JobDone) -> FireflyState:
    """Beside Serenity while its Credits are to be counted, else among the Defeated Cards (FFY-RUL-27)."""
    return carried(state, (event.slot,), zones.CREDITS if event.marker else zones.DEFEATED)


def job_failed(state: FireflyState, event: JobFailed) -> FireflyState:
    """It goes to the Defeated Cards (FFY-SIDE-04)."""
    return carried(state, (event.slot,), zones.DEFEATED)


def ways(state: FireflyState) -> Iterator[Way]:
    """Side Jobs that the active player can pay for, or say to be done."""
    for slot in open_jobs(state):
        card = state.table.card(slot)
        asked = mission(card) if card is not None else None
        if asked is not None and not (asked[1].may or asked[1].price[1]):
            continue  # it completes itself
        name, points = asked[1].price if asked is not None else ("recruit", 0)
        yield Way(
            f"job:{slot}", CompleteJob(state.active, slot), partial(_label, state, slot), f"slot:{slot}",
            price=price(state, name, points) if points else None,
            barred=asked is not None and not is_met(state, slot),
        )  # fmt: skip


def _label(state: FireflyState, slot: SlotId) -> Phrase:
    return phrase("offer-job", card=name_of(state, slot))


def late_jobs(state: FireflyState) -> Iterator[SlotId]:
    """The Side Jobs whose last turn this is (FFY-SIDE-03)."""
    return (slot for slot in open_jobs(state) if _is_late(state, slot))


def due(state: FireflyState) -> Iterator[Duty]:
    """Side Jobs that fail at the end of this turn (FFY-SIDE-03)."""
    for slot in late_jobs(state):
        card = name_of(state, slot)
        yield Duty("deadline", phrase("due-job", card=card), state.active, card, f"slot:{slot}", turns_left=1)


FEATURE: Feature[FireflyState] = Feature(
    name="side_jobs",
    moments=("mission", "success", "failure"),
    commands={CompleteJob: complete},
    work={JobsDue: deadline, JobsEnd: fail_next},
    settle=(settle,),
    events={JobDone: job_done, JobFailed: job_failed},
    follows={EnteredCombatZone: came_in},
    carries=(JobDone, JobFailed),
    ways=ways,
    open=lambda state: state.turn.phase in (ACTION, STRIKE),
    due=due,
)
