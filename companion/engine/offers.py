"""The ways to answer a question, and the words that offers share."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from companion.core.crossing.views import Cost, Figure, Offer, Shape
from companion.core.language.asks import AS_BACK, Ballot, Choice, Done, Identity, Option, Order
from companion.core.language.cards import Card
from companion.core.language.commands import Answer, Command
from companion.core.language.ids import CopyId, DesignId, SeatId, SlotId
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.states import State
from companion.engine import ledger, unseen, zones
from companion.engine.ways import Way


def answers(state: State, audience: str) -> tuple[Offer, ...]:
    """The ways to answer the running ask, in words."""
    return tuple(way.offer() for way in answering(state, audience))


def answering(state: State, audience: str) -> Iterator[Way]:
    """The ways to answer the running ask, as far as this audience may see them."""
    ask = state.ask
    if isinstance(ask, Ballot):
        yield from _ballot(ask, SeatId(audience))
    elif ask is None or (ask.private and audience != ask.seat):
        return
    elif isinstance(ask, Choice):
        for option in ask.options:
            yield _chosen(state, ask, option)
    elif isinstance(ask, Identity):
        for copy in one_per_design(state, ask.slot):
            yield _told(state, ask, copy)
    elif isinstance(ask, Order) and ask.read:
        yield _unread(ask)
    elif isinstance(ask, Done):
        yield Way(f"answer:{ask.id}:done", Answer(ask.id), phrase("offer-done"), cost="upkeep")


def _ballot(ask: Ballot, seat: SeatId) -> Iterator[Way]:
    """What one of several who choose at once can choose; nobody else sees it."""
    for one in ask.options.get(seat, ()):
        yield Way(f"answer:{seat}:{one.key}", Answer(ask.id, one.key, seat=seat), one.label)


def _chosen(state: State, ask: Choice, option: Option) -> Way:
    """One of several answers; one that names an unseen card only whoever holds it can give."""
    target = f"seat:{option.seat}" if option.seat is not None else ""
    target = f"slot:{option.slot}" if option.slot is not None else target
    command = Answer(ask.id, option.key)
    told, card = unseen.named(state.table, option.key), _unlaid(state, option)
    gives = None if card is None else partial(_printed, card)
    return Way(
        f"answer:{ask.id}:{option.key}", command, option.label, target, whose=ask.seat,
        hand=told is not None, gives=gives,
    )  # fmt: skip


def _unlaid(state: State, option: Option) -> Card | None:
    """The card of an answer that lies open in a pile of somebody, or in a hand: what it gives is not seen."""
    told = unseen.named(state.table, option.key)
    if told is not None:
        return state.table.card_of(told[0])
    if option.slot is None or option.slot not in state.table.slots:
        return None
    held = state.table.slots[option.slot]
    is_own = any(zones.owner(held.zone) == player.seat for player in state.players)
    return state.table.card(option.slot) if held.face_up and is_own else None


def _printed(card: Card) -> tuple[Figure, ...]:
    """What a card gives that is offered by its name."""
    shapes: tuple[tuple[Shape, str], ...] = (("fight", "attack"), ("pay", "recruit"))
    return tuple(Figure(shape, card.numbers[name]) for shape, name in shapes if name in card.numbers)


def _unread(ask: Order) -> Way:
    """Nobody has to read a deck: it goes on as one whose backs or faces are shown."""
    label, sub = phrase("offer-as-back"), phrase("offer-as-back-sub")
    return Way(f"answer:{ask.id}:{AS_BACK}", Answer(ask.id, AS_BACK), label, sub=sub, cost="upkeep")


def _told(state: State, ask: Identity, copy: CopyId) -> Way:
    name = state.table.card_of(copy).name
    return Way(f"answer:{ask.id}:{copy}", Answer(ask.id, copy), name, cost="show", whose=ask.seat)


def one_per_design(state: State, *slots: SlotId) -> tuple[CopyId, ...]:
    """One copy for each design that any of these slots could hold, by what everybody knows."""
    found: dict[DesignId, CopyId] = {}
    for slot in slots:
        for copy in ledger.candidates(state.table, slot):
            found.setdefault(state.table.designs[copy], copy)
    return tuple(found.values())


def offer(id: str, label: Phrase, command: Command, target: str, cost: Cost = "decision") -> Offer:
    """An offer to whoever its command names."""
    return Way(id, command, label, target, cost=cost).offer()


def name_of(state: State, slot: SlotId) -> Phrase:
    """An open card by its name."""
    card = state.table.card(slot)
    return card.name if card is not None else phrase("a-card")
