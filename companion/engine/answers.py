"""Answering the running ask: the answer is checked, written down, and the unfinished work goes on."""

from __future__ import annotations

from collections import Counter
from typing import TypeVar

from companion.core.language.asks import (
    AS_BACK,
    AnyAsk,
    Ballot,
    Choice,
    Dice,
    Done,
    Identity,
    Number,
    Order,
    Value,
)
from companion.core.language.commands import Answer
from companion.core.language.events import Answered, Bound, FactLearned, OrderKnown, SetAside, Swapped
from companion.core.language.ids import CopyId, GroupId, PoolId, SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.core.language.slots import Known, Table
from companion.core.language.states import State
from companion.engine import ledger, twins
from companion.engine.draft import Draft, again, waiting
from companion.engine.waivers import Refused, refusal

S = TypeVar("S", bound=State)

HIGHEST_NUMBER = 99
DONE = "done"  # what waiting work is told when hands have done theirs; one that was set aside is told nothing


def answer(draft: Draft[S], command: Answer) -> None:
    """Take an answer: it must fit the running ask; then what was waiting goes on with it."""
    ask = draft.state.ask
    if ask is None or ask.id != command.ask:
        raise Refused(refusal("TABLE-ASK-01", "impossible", here=phrase("here-no-such-question")))
    if not may_answer(draft.state, ask, command.seat):
        here = phrase("here-asked-of-another")
        if ask.seat is not None:
            here = phrase("here-asked-is", name=draft.state.player(ask.seat).name)
        raise Refused(refusal("TABLE-ASK-04", "impossible", here=here))
    queue = waiting(draft.state)
    fault = fits(draft.state, command.value, command.seat)
    if fault is not None:
        raise Refused(refusal("TABLE-ASK-02", "impossible", here=phrase(fault)))
    if isinstance(ask, Ballot):
        return _ballot(draft, ask, command)
    draft.emit(Answered(command.ask, command.value, command.source))
    if isinstance(ask, Identity) and draft.state.table.slots[ask.slot].copy is None:
        know(draft, ask.slot, CopyId(str(command.value)), _known(command))
    elif isinstance(ask, Number):
        draft.emit(FactLearned(ask.of, ask.field, command.value, command.source))
    elif isinstance(ask, Order) and isinstance(command.value, tuple):
        order = tuple(CopyId(str(copy)) for copy in command.value)
        for copy, other in twins.strays(draft.state.table, draft.state.table.zone(ask.zone), order):
            draft.emit(Swapped(copy, other))
        draft.emit(OrderKnown(ask.zone, order))
    if queue:
        value = DONE if isinstance(ask, Done) else command.value
        draft.later(again(queue[0], value), *queue[1:])


def may_answer(state: State, ask: AnyAsk, seat: SeatId | None) -> bool:
    """Whether somebody may answer: nobody answers for another in private or a ballot, or for a rival.

    What lies on the table anybody may tell, and where nobody can say who answered the table is believed.
    """
    if isinstance(ask, Ballot):
        return seat in ask.options
    if seat is None or ask.seat in (None, seat):
        return True
    is_choice = isinstance(ask, Choice) and not ask.of
    return not (ask.private or (state.has_rivals and is_choice))


def _ballot(draft: Draft[S], ask: Ballot, command: Answer) -> None:
    """One of several has chosen; the work goes on with what all have, in their order, after the last one."""
    queue = waiting(draft.state)
    draft.emit(Answered(command.ask, command.value, command.source, command.seat))
    if draft.state.ask is None and queue:
        last = str(command.value)  # of the one who was waited for
        given = tuple(last if seat == command.seat else ask.given[seat] for seat in ask.options)
        draft.later(again(queue[0], given), *queue[1:])


def set_aside(draft: Draft[S]) -> None:
    """Let the running question wait behind what cannot: its work is queued again and asks anew."""
    ask, queue = draft.state.ask, waiting(draft.state)
    if ask is not None:
        draft.emit(SetAside(ask.id))
        draft.later(*queue)


def _known(command: Answer) -> Known:
    if command.source == "app":
        return "app"
    return "seen" if command.source == "camera" else "told"


def know(draft: Draft[S], slot: SlotId, copy: CopyId, known: Known) -> None:
    """Bind a slot to a copy; a copy only told elsewhere makes room when a twin of it can take its place."""
    table = draft.state.table
    twin = exchange(table, slot, copy) or twins.stand_in(table, slot, copy)
    if twin is not None:
        draft.emit(Swapped(copy, twin))
    draft.emit(Bound(slot, copy, known))


def exchange(table: Table, slot: SlotId, copy: CopyId) -> CopyId | None:
    """A copy of the same design that can stand in where `copy` was only told to be."""
    at = table.bound.get(copy)
    if at is None or at == slot or table.slots[at].known == "seen":
        return None
    design = table.designs[copy]
    alike = (other for other in table.pools if table.designs[other] == design)
    return next((other for other in alike if ledger.may_hold(table, slot, other)), None)


def can_be(table: Table, slot: SlotId, copy: CopyId) -> bool:
    """Whether a slot could hold a copy, if need be by exchanging it for an equal one in the books."""
    if copy in ledger.candidates(table, slot) or exchange(table, slot, copy) is not None:
        return True
    return twins.stand_in(table, slot, copy) is not None


def fits(state: State, value: Value, seat: SeatId | None = None) -> str | None:
    """The key of the sentence that says why a value is no answer to the running ask; None when it is."""
    ask, table = state.ask, state.table
    if isinstance(ask, Choice | Ballot):
        options = ask.options if isinstance(ask, Choice) else ask.options.get(seat or SeatId(""), ())
        return None if any(option.key == value for option in options) else "here-no-such-option"
    if isinstance(ask, Number):
        whole = isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= HIGHEST_NUMBER
        return None if whole else "here-no-such-number"
    if isinstance(ask, Identity):
        copy = CopyId(str(value))
        if copy in table.designs and can_be(table, ask.slot, copy):
            return None
        return "here-card-cannot-be-there"
    if isinstance(ask, Dice):
        rolled = value if isinstance(value, tuple) else ()
        good = len(rolled) == len(ask.dice) and all(
            type(face) is int and 1 <= face <= ask.kind(at).faces for at, face in enumerate(rolled)
        )
        return None if good else "here-no-such-roll"
    if isinstance(ask, Order) and ask.read and value == AS_BACK:
        return None
    if isinstance(ask, Order):
        return None if isinstance(value, tuple) and is_order(table, ask, value) else "here-no-such-order"
    return None if isinstance(ask, Done) and value is None else "here-no-such-answer"


def is_order(table: Table, ask: Order, value: tuple[str | int, ...]) -> bool:
    """Whether these copies can lie in the deck in this order."""
    slots = table.zone(ask.zone)
    if len(slots) != len(value) or len(set(value)) != len(value):
        return False
    if any(CopyId(str(name)) not in table.designs for name in value):
        return False
    for copy, other in twins.strays(table, slots, tuple(CopyId(str(name)) for name in value)):
        table = ledger.swap(table, copy, other)
    needed: Counter[tuple[GroupId, PoolId]] = Counter()
    for slot, name in zip(slots, value, strict=True):
        held, copy = table.slots[slot], CopyId(str(name))
        if held.copy is not None:
            if held.copy != copy:
                return False
        elif held.group is None or copy not in table.pools:
            return False
        else:
            needed[held.group, table.pools[copy]] += 1
    books = {(group, pool): n for group, row in table.quota.items() for pool, n in row.items()}
    return all(books.get(cell, 0) >= n for cell, n in needed.items())
