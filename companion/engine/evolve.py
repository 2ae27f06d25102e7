"""What the events of every room do to the common part of a State."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar, cast

import msgspec
from msgspec.structs import replace

from companion.core.language.asks import Ballot
from companion.core.language.cards import AS_PRINTED, EFFECT, Card
from companion.core.language.events import (
    Answered,
    Asked,
    BackShown,
    Bound,
    Dealt,
    DeckKept,
    Event,
    FactLearned,
    Forgotten,
    Laid,
    Moved,
    NumberSet,
    Opened,
    OrderKnown,
    OrderLost,
    ProgressSet,
    Rematched,
    RulesKept,
    SeatHandedOver,
    SetAside,
    Shuffled,
    Swapped,
    Tolerated,
    TurnCredited,
    Unbound,
)
from companion.core.language.ids import DesignId
from companion.core.language.slots import Table
from companion.core.language.states import State
from companion.engine import ledger, mixups, zones

S = TypeVar("S", bound=State)


def evolve_core(state: S, event: Event) -> S:
    """The State after a core event; events that only tell something change nothing."""
    then = AFTER.get(type(event))
    return state if then is None else cast(S, then(event, state))


def _with_table(state: State, table: Table) -> State:
    return replace(state, table=table)


def _opened(event: Opened, state: State) -> State:
    cards = {card.design: card for card in event.cards}
    table = replace(state.table, cards=cards, designs=event.designs)
    header = event.header
    return replace(state, header=header, players=header.players, boards=header.boards, table=table)


def _dealt(event: Dealt, state: State) -> State:
    return _with_table(state, ledger.deal(state.table, event.pools, event.rows))


def _laid(event: Laid, state: State) -> State:
    return _with_table(state, zones.lay(state.table, event.zone, event.copies, event.face_up))


def _moved(event: Moved, state: State) -> State:
    return _with_table(state, zones.move(state.table, event.slots, event.to, event.at, event.face_up))


def _shuffled(event: Shuffled, state: State) -> State:
    return _with_table(state, ledger.shuffle(state.table, state.table.zone(event.zone)))


def _order_known(event: OrderKnown, state: State) -> State:
    return _with_table(state, ledger.know_order(state.table, event.zone, event.copies))


def _order_lost(event: OrderLost, state: State) -> State:
    return _with_table(state, ledger.forget(state.table, event.slots))


def _deck_kept(event: DeckKept, state: State) -> State:
    return replace(state, kept={**state.kept, event.deck: event.how})


def _forgotten(event: Forgotten, state: State) -> State:
    return _with_table(state, ledger.unknow(state.table, event.slots))


def _back_shown(event: BackShown, state: State) -> State:
    earlier = tuple(slot for slot in state.backs if slot in state.laid and slot != event.slot)
    state = replace(state, backs=(*earlier, event.slot))
    if event.copy is None:
        return state
    table = ledger.unknow(state.table, (event.slot,))
    return _with_table(state, ledger.bind(table, event.slot, event.copy, "app"))


def _bound(event: Bound, state: State) -> State:
    return _with_table(state, ledger.bind(state.table, event.slot, event.copy, event.known))


def _unbound(event: Unbound, state: State) -> State:
    return _with_table(state, ledger.forget(state.table, (event.slot,)))


def _swapped(event: Swapped, state: State) -> State:
    return _with_table(state, ledger.swap(state.table, event.one, event.other))


def _asked(event: Asked, state: State) -> State:
    return replace(state, ask=event.ask, queue=event.rest, asked=event.ask.id)


def _answered(event: Answered, state: State) -> State:
    ask = state.ask
    if isinstance(ask, Ballot) and event.seat is not None:
        ask = replace(ask, given={**ask.given, event.seat: str(event.value)})
        if ask.open:
            return replace(state, ask=ask)
    return replace(state, ask=None, queue=())


def _set_aside(event: SetAside, state: State) -> State:
    return replace(state, ask=None, queue=())


def _fact_learned(event: FactLearned, state: State) -> State:
    if DesignId(event.of) in state.table.cards:
        card = corrected(state.table.cards[DesignId(event.of)], event.field, event.value)
        cards = {**state.table.cards, card.design: card}
        return _with_table(state, replace(state.table, cards=cards))
    place = {**state.boards.get(event.of, {}), event.field: int(event.value)}
    return replace(state, boards={**state.boards, event.of: place})


def corrected(card: Card, field: str, value: object) -> Card:
    """The card with one printed fact corrected: a number, its class, crew, kind, keywords or title.

    An effect is as printed, or from now on players do what the card says.
    """
    unsure = tuple(name for name in card.unsure if name != field)
    if field == EFFECT:
        if value == AS_PRINTED:
            return replace(card, unsure=unsure)
        return replace(card, unsure=unsure, abilities=(), structured=False)
    if field in ("klass", "crew", "person", "kind"):
        return replace(card, unsure=unsure, **{field: str(value)})
    if field == "marks":
        return replace(card, marks=msgspec.convert(value, tuple[str, ...]))
    if field == "title":
        return replace(card, titles={"en": str(value)})
    return replace(card, numbers={**card.numbers, field: msgspec.convert(value, int)}, unsure=unsure)


def _rematched(event: Rematched, state: State) -> State:
    return _with_table(state, mixups.exchanged(state.table, event.wrong, event.right))


def _number_set(event: NumberSet, state: State) -> State:
    return replace(state, numbers={**state.numbers, event.name: event.value})


def _progress_set(event: ProgressSet, state: State) -> State:
    turn = state.turn
    seat = turn.seat if event.seat is None else event.seat
    turn = replace(turn, seat=seat, phase=event.phase or turn.phase)
    players = tuple(replace(p, alive=event.alive.get(p.seat, p.alive)) for p in state.players)
    return replace(state, turn=turn, players=players, numbers={**state.numbers, **event.course})


def _seat_handed_over(event: SeatHandedOver, state: State) -> State:
    players = tuple(replace(p, by=event.by) if p.seat == event.seat else p for p in state.players)
    return replace(state, players=players)


def _turn_credited(event: TurnCredited, state: State) -> State:
    return replace(state, credits={**state.credits, event.turn: event.seat})


def _rules_kept(event: RulesKept, state: State) -> State:
    return replace(state, strict=event.how)


def _tolerated(event: Tolerated, state: State) -> State:
    return replace(state, tolerated=event.broken)


AFTER: Mapping[type, Callable[[Any, State], State]] = {
    Opened: _opened, Dealt: _dealt, Laid: _laid, Moved: _moved, Shuffled: _shuffled, OrderKnown:
    _order_known, OrderLost: _order_lost, DeckKept: _deck_kept, Forgotten: _forgotten, BackShown:
    _back_shown, Bound: _bound, Unbound: _unbound, Swapped: _swapped, Asked: _asked, Answered: _answered,
    SetAside: _set_aside, FactLearned: _fact_learned, Rematched: _rematched, NumberSet: _number_set,
    ProgressSet: _progress_set, SeatHandedOver: _seat_handed_over, TurnCredited: _turn_credited, RulesKept:
    _rules_kept, Tolerated: _tolerated,
}  # fmt: skip
