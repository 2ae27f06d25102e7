"""What can be done now, and how an offer is made: every offer is a command that the rules would accept."""

from __future__ import annotations

from typing import Any

from companion.core.crossing.views import Cost, Offer
from companion.core.language.asks import AS_BACK, Ballot, Choice, Done, Identity, Option, Order
from companion.core.language.commands import Answer, Command
from companion.core.language.ids import TABLE, CopyId, DesignId, SeatId, SlotId
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.states import State
from companion.engine import ledger
from companion.engine.assembly import Assembly


def answers(state: State, audience: str) -> tuple[Offer, ...]:
    """The ways to answer the running ask, as far as this audience may see them."""
    ask = state.ask
    if isinstance(ask, Ballot):
        return _ballot(ask, SeatId(audience))
    if ask is None or (ask.private and audience != ask.seat):
        return ()
    if isinstance(ask, Choice):
        return tuple(_chosen(ask, option) for option in ask.options)
    if isinstance(ask, Identity):
        return tuple(_told(state, ask.id, copy, ask.seat) for copy in one_per_design(state, ask.slot))
    if isinstance(ask, Order) and ask.read:
        return (_unread(ask),)
    if isinstance(ask, Done):
        return (Offer(f"answer:{ask.id}:done", phrase("offer-done"), Answer(ask.id), cost="upkeep"),)
    return ()


def _ballot(ask: Ballot, seat: SeatId) -> tuple[Offer, ...]:
    """What one of several who choose at once can choose; nobody else sees it."""
    return tuple(
        Offer(f"answer:{seat}:{one.key}", one.label, Answer(ask.id, one.key, seat=seat), seat=seat)
        for one in ask.options.get(seat, ())
    )


def _chosen(ask: Choice, option: Option) -> Offer:
    target = f"seat:{option.seat}" if option.seat is not None else ""
    target = f"slot:{option.slot}" if option.slot is not None else target
    command = Answer(ask.id, option.key)
    return Offer(f"answer:{ask.id}:{option.key}", option.label, command, target=target, seat=ask.seat)


def _unread(ask: Order) -> Offer:
    """Nobody has to read a deck: it goes on as one whose backs or faces are shown."""
    label, sub = phrase("offer-as-back"), phrase("offer-as-back-sub")
    return Offer(f"answer:{ask.id}:{AS_BACK}", label, Answer(ask.id, AS_BACK), sub=sub, cost="upkeep")


def _told(state: State, ask: int, copy: CopyId, seat: SeatId | None) -> Offer:
    name = state.table.card_of(copy).name
    return Offer(f"answer:{ask}:{copy}", name, Answer(ask, copy), cost="show", seat=seat)


def one_per_design(state: State, *slots: SlotId) -> tuple[CopyId, ...]:
    """One copy for each design that any of these slots could hold, by what everybody knows."""
    found: dict[DesignId, CopyId] = {}
    for slot in slots:
        for copy in ledger.candidates(state.table, slot):
            found.setdefault(state.table.designs[copy], copy)
    return tuple(found.values())


def offer(
    id: str,
    label: Phrase,
    command: Command,
    target: str,
    cost: Cost = "decision",
    sub: Phrase | None = None,
    hand: bool = False,
) -> Offer:
    """An offer to whoever its command names."""
    seat = getattr(command, "seat", None)
    return Offer(id, label, command, sub=sub, target=target, cost=cost, seat=seat, hand=hand)


def pays(key: str, need: int | None, state: State, pool: str) -> Phrase:
    """'3 of 5 Attack', or the price alone while nobody knows it."""
    have = state.numbers.get(pool, 0)
    return phrase(key, need=need, have=have) if need is not None else phrase(f"{key}-unknown")


def name_of(state: State, slot: SlotId) -> Phrase:
    """An open card by its name."""
    card = state.table.card(slot)
    return card.name if card is not None else phrase("a-card")


def legal(whole: Assembly[Any], state: State, audience: str) -> tuple[Offer, ...]:
    """The offers of the moment for an audience; with an open ask they are its answers."""
    if state.outcome:
        return ()
    if state.ask is not None:
        return answers(state, audience) + whole.interruptions(state)
    offers = (*whole.offers(state), *whole.interruptions(state))
    if audience in (TABLE, "spectator"):
        return offers
    return tuple(offer for offer in offers if offer.seat in (None, audience))
