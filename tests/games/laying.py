"""Small invented cards and laid tables, for the rule examples of every game: known numbers, exact states.

`put` and `hide` add cards to a table; a `Bench` carries out commands by one game's rules: `do` one of them,
with the hard invariants checked after every event; `play_on` also answers what is asked, `refused` expects a
refusal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from companion.core.language.asks import Choice, Identity, Order, Source
from companion.core.language.cards import Ability, Card, Clause
from companion.core.language.commands import Answer, Command
from companion.core.language.events import Event, Row
from companion.core.language.ids import CopyId, DesignId, GroupId, PoolId, SeatId, SlotId, ZoneId
from companion.core.language.refusals import Refusal
from companion.core.language.slots import Table
from companion.core.language.states import State
from companion.engine import ledger
from companion.engine import zones as piles
from companion.engine.assembly import Assembly
from companion.engine.decisions import Decided
from companion.engine.draft import Draft
from companion.engine.invariants import hard_faults

S = TypeVar("S", bound=State)


def clause(verb: str, **args: Any) -> Clause:
    """One verb of the grammar."""
    return Clause(verb, args)


def ability(on: str, *do: Clause, **rest: Any) -> Ability:
    """An ability that does these clauses at this moment."""
    return Ability(on, do, **rest)


def card(
    design: str,
    kind: str,
    *abilities: Ability,
    marks: Sequence[str] = (),
    klass: str = "",
    crew: str = "",
    person: str = "",
    stack: str = "",
    copies: int = 1,
    **numbers: int | None,
) -> Card:
    """An invented card; its other keywords are its printed numbers."""
    return Card(DesignId(design), kind, {"en": design}, stack, copies, dict(numbers), klass, crew, person,
                tuple(marks), tuple(abilities))  # fmt: skip


def with_copies(state: S, cards: Iterable[Card]) -> tuple[S, tuple[CopyId, ...]]:
    """The State with one new copy of each of these cards known to it, but on no place yet."""
    table = state.table
    facts, designs, copies = dict(table.cards), dict(table.designs), []
    for one in cards:
        facts.setdefault(one.design, one)
        copy = CopyId(f"{one.design}#{len(designs) + 1}")
        designs[copy] = one.design
        copies.append(copy)
    return replace(state, table=replace(table, cards=facts, designs=designs)), tuple(copies)


def put(state: S, zone: ZoneId | str, *cards: Card, face_up: bool = True, top: bool = False) -> S:
    """Lay known cards into a zone, first on top; behind what lies there, or before it with `top`."""
    state, copies = with_copies(state, cards)
    before = state.table.zone(zone)
    table = piles.lay(state.table, ZoneId(zone), copies, face_up)
    if top:
        new = tuple(slot for slot in table.zone(zone) if slot not in before)
        table = replace(table, zones={**table.zones, ZoneId(zone): new + before})
    return replace(state, table=table)


def hide(state: S, zone: ZoneId | str, *cards: Card) -> S:
    """Lay cards face down into a zone without anybody knowing which is which."""
    state, copies = with_copies(state, cards)
    name = f"hidden{state.table.made}"
    rows = (Row(ZoneId(zone), GroupId(name), {PoolId(name): len(copies)}),)
    return replace(state, table=ledger.deal(state.table, {PoolId(name): copies}, rows))


def with_numbers(state: S, **numbers: int) -> S:
    """The State with some of its numbers set; a double underscore stands for a colon."""
    named = {name.replace("__", ":"): value for name, value in numbers.items()}
    return replace(state, numbers={**state.numbers, **named})


def with_card(state: S, card: Card) -> S:
    """The State in which a design has other facts."""
    return replace(state, table=replace(state.table, cards={**state.table.cards, card.design: card}))


def in_phase(state: S, phase: str, active: SeatId | None = None) -> S:
    """The State in another phase, of another player's turn if named."""
    return replace(state, turn=replace(state.turn, phase=phase, seat=active or state.turn.seat))


def designs(state: State, zone: ZoneId | str) -> tuple[str, ...]:
    """The designs of the cards of a zone in order, '?' where nobody knows."""
    return tuple(name(state, slot) for slot in state.table.zone(zone))


def name(state: State, slot: SlotId) -> str:
    """The design in a slot, '?' when nobody knows."""
    held = state.table.card(slot)
    return str(held.design) if held else "?"


def top(state: State, zone: ZoneId | str) -> SlotId:
    """The first slot of a zone."""
    return state.table.zone(zone)[0]


def find(state: State, design: str, zone: ZoneId | str = "") -> SlotId:
    """The first slot that holds this design, in one zone if named."""
    slots = state.table.zone(zone) if zone else state.table.slots
    return next(slot for slot in slots if name(state, slot) == design)


def copy_in(state: State, seat: SeatId, design: str) -> CopyId:
    """A copy of this design that the hand of a seat could hold."""
    table: Table = state.table
    hand = table.zone(piles.of(seat, "hand"))
    held = (copy for slot in hand for copy in ledger.candidates(table, slot))
    return next(copy for copy in held if table.designs[copy] == design)


def some_order(state: State, zone: ZoneId) -> tuple[CopyId, ...]:
    """Copies in an order that a deck may have: each slot takes the first copy that is left for it."""
    table, found = state.table, []
    for slot in table.zone(zone):
        copy = table.slots[slot].copy or ledger.candidates(table, slot)[0]
        if table.slots[slot].copy is None:
            table = ledger.bind(table, slot, copy, "app")
        found.append(copy)
    return tuple(found)


def meant(state: State, value: Any) -> Any:
    """What an answer in a test's words stands for."""
    ask, table = state.ask, state.table
    if isinstance(ask, Identity):
        fits = (copy for copy in ledger.candidates(table, ask.slot) if table.designs[copy] == value)
        return next(fits, value)
    if isinstance(ask, Choice) and all(option.key != value for option in ask.options):
        slots = ((option.slot, option.key) for option in ask.options if option.slot is not None)
        return next((key for slot, key in slots if name(state, slot) == value), value)
    return value


class Bench(Generic[S]):
    """One game's rules at a laid table."""

    def __init__(self, game: Callable[[], Assembly[S]], phases: Sequence[str]) -> None:
        """Whose rules, put together when the first command is carried out."""
        self._game, self._phases = game, phases

    def decision(self, state: S, command: Command, *waived: str) -> Decided[S]:
        """What a command that is accepted does."""
        outcome = self._game().decide(state, command, frozenset(waived))
        assert not isinstance(outcome, Refusal), f"refused: {outcome}"
        return outcome

    def happened(self, state: S, command: Command, *waived: str) -> tuple[Event, ...]:
        """The events of a command that is accepted."""
        return self.decision(state, command, *waived).events

    def do(self, state: S, command: Command, *waived: str) -> S:
        """The State after a command that is accepted; the hard invariants hold after each of its events."""
        for event in self.happened(state, command, *waived):
            state = self._game().evolve(state, event)
            assert hard_faults(state, self._phases) == [], event
        return state

    def refused(self, state: S, command: Command, *waived: str) -> Refusal:
        """The refusal of a command that is not accepted."""
        outcome = self._game().decide(state, command, frozenset(waived))
        assert isinstance(outcome, Refusal), f"accepted: {outcome}"
        return outcome

    def answer(self, state: S, value: Any, source: Source = "finger") -> S:
        """The State after the running ask was answered; identities and choices may be named by a design."""
        assert state.ask is not None, "nothing is asked"
        return self.do(state, Answer(state.ask.id, meant(state, value), source))

    def play_on(self, state: S, command: Command, *answers: Any, waived: Sequence[str] = ()) -> S:
        """The State after a command and its asks: orders are answered somehow, the rest as given."""
        left = list(answers)
        state = self.keep_orders(self.do(state, command, *waived))
        while left:
            state = self.keep_orders(self.answer(state, left.pop(0)))
        assert state.ask is None, f"still asked: {state.ask}"
        return state

    def keep_orders(self, state: S) -> S:
        """Answer every ask for a deck's order with some order that it may have."""
        while isinstance(state.ask, Order):
            state = self.answer(state, some_order(state, state.ask.zone), "app")
        return state

    def drafted(self, state: S) -> Draft[S]:
        """A draft on a State, for what effects do through functions of the rules."""
        return Draft(state, self._game().evolve)

    def worked_off(self, draft: Draft[S]) -> S:
        """The State after all that waits in a draft is done."""
        self._game().kernel.run(draft)
        assert hard_faults(draft.state, self._phases) == []
        return draft.state
