"""What can be done now: the answers to a question, and how the offers of the chapters are made."""

from __future__ import annotations

from functools import partial

from companion.core.crossing.views import Offer
from companion.core.language.asks import Ballot, Choice, Done, Identity
from companion.core.language.commands import Answer, Command
from companion.core.language.ids import CopyId, DesignId, SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine import ledger
from companion.engine.assembly import Assembly
from companion.engine.feature import Way
from companion.games._template.printed import rules
from companion.games._template.state import FerryState


def answers(state: FerryState, audience: str) -> tuple[Offer, ...]:
    """The ways to answer the running ask, as far as this audience may see them."""
    ask = state.ask
    if isinstance(ask, Ballot):
        return ballot(ask, audience)
    if ask is None or (ask.private and audience != ask.seat):
        return ()
    if isinstance(ask, Choice):
        return tuple(
            Offer(f"answer:{option.key}", option.label, Answer(ask.id, option.key), seat=ask.seat)
            for option in ask.options
        )
    if isinstance(ask, Identity):
        return tuple(
            Offer(f"answer:{copy}", state.table.card_of(copy).name, Answer(ask.id, copy), cost="show")
            for copy in one_per_design(state, (ask.slot,))
        )
    if isinstance(ask, Done):
        return (Offer("answer:done", phrase("offer-done"), Answer(ask.id), cost="upkeep"),)
    return ()


def ballot(ask: Ballot, audience: str) -> tuple[Offer, ...]:
    """What one of several who choose at once can choose; nobody else sees it."""
    seat = SeatId(audience)
    return tuple(
        Offer(f"answer:{seat}:{one.key}", one.label, Answer(ask.id, one.key, seat=seat), seat=seat)
        for one in ask.options.get(seat, ())
    )


def one_per_design(state: FerryState, slots: tuple[SlotId, ...]) -> tuple[CopyId, ...]:
    """One copy for each design that any of these slots could hold, by what everybody knows."""
    found: dict[DesignId, CopyId] = {}
    for slot in slots:
        for copy in ledger.candidates(state.table, slot):
            found.setdefault(state.table.designs[copy], copy)
    return tuple(found.values())


def offer(id: str, command: Command, target: str, cost: str = "decision") -> Offer:
    """An offer of the active player; its label is that of its id."""
    seat: SeatId | None = getattr(command, "seat", None)
    label = phrase(f"offer-{id}", cost=rules().light_cost)
    return Offer(
        id, label, command, target=target, cost="upkeep" if cost == "upkeep" else "decision", seat=seat
    )


def way(id: str, command: Command, target: str, cost: str = "decision") -> Way:
    """What may be done, and how it is offered once the rules accept it."""
    return command, partial(offer, id, command, target, cost)


def legal(ferry: Assembly[FerryState], state: FerryState, audience: str) -> tuple[Offer, ...]:
    """The offers of the moment for an audience; with an open ask they are its answers."""
    if state.outcome:
        return ()
    if state.ask is not None:
        return answers(state, audience)
    seats = {player.seat for player in state.players}
    if audience in seats and audience != state.turn.seat:
        return ()
    return ferry.offers(state)
