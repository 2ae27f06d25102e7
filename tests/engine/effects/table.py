"""A small table for the tests of effects: four players, a few cards, and a draft to write into."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from companion.core.language.asks import Value
from companion.core.language.cards import Card
from companion.core.language.ids import CopyId, DesignId, SeatId, ZoneId
from companion.core.language.states import Header, Player, State, Turn
from companion.engine import zones
from companion.engine.draft import Draft
from companion.engine.evolve import evolve_core

A, B, C, D = (SeatId(letter) for letter in "abcd")


def state(active: SeatId = A, dead: Iterable[SeatId] = (), **numbers: int) -> State:
    """Four people around a table, some of them dead."""
    players = tuple(Player(seat, seat.upper(), alive=seat not in dead) for seat in (A, B, C, D))
    return State(
        header=Header("toy", players), players=players, turn=Turn(1, active, "action"), numbers=numbers
    )


def lay(state: State, zone: str, *cards: Card, face_up: bool = True) -> State:
    """The State with these cards in a zone."""
    table, copies = state.table, []
    for card in cards:
        copies.append(CopyId(f"{card.design}#{len(table.designs) + 1}"))
        facts, designs = {**table.cards, card.design: card}, {**table.designs, copies[-1]: card.design}
        table = replace(table, cards=facts, designs=designs)
    return replace(state, table=zones.lay(table, ZoneId(zone), copies, face_up))


def thing(design: str) -> Card:
    """A card without anything on it."""
    return Card(DesignId(design), "thing", {"en": design})


def draft(state: State, waived: Iterable[str] = ()) -> Draft[State]:
    """A draft of a decision on this State."""
    return Draft(state, evolve_core, tuple(waived))


def answered(before: Draft[State], value: Value) -> Draft[State]:
    """A new draft after the running ask was answered; the work that waited is queued again."""
    from companion.core.language.commands import Answer
    from companion.engine.answers import answer

    after = draft(before.state)
    assert after.state.ask is not None
    answer(after, Answer(after.state.ask.id, value))
    return after
