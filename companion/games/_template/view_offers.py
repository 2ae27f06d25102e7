"""What can be done now: every offer is a command that the rules would accept."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.crossing.views import Offer
from companion.core.language.asks import Choice, Done, Identity
from companion.core.language.commands import Answer, Command, SetNumber
from companion.core.language.ids import CopyId, DesignId, SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine import ledger
from companion.games._template import commands as c
from companion.games._template import zones
from companion.games._template.decide import refusal
from companion.games._template.setup_rules import rules
from companion.games._template.state import FerryState


def legal(state: FerryState, audience: str) -> tuple[Offer, ...]:
    """The offers of the moment for an audience; with an open ask they are its answers."""
    if state.outcome:
        return ()
    if state.ask is not None:
        return answers(state, audience)
    seats = {player.seat for player in state.players}
    if audience in seats and audience != state.turn.seat:
        return ()
    return tuple(offer for offer in _wanted(state) if refusal(state, offer.command) is None)


def forgotten(state: FerryState) -> tuple[Offer, ...]:
    """What can be made good later, by anybody and at any time."""
    offers = (
        _offer("forgot-lantern", c.ForgotLantern(), "meter:lanterns"),
        _offer("forgot-light", SetNumber("lanterns", state.numbers.get("lanterns", 0) + 1), "meter:lanterns"),
    )
    return tuple(offer for offer in offers if state.turn.number and refusal(state, offer.command) is None)


def answers(state: FerryState, audience: str) -> tuple[Offer, ...]:
    """The ways to answer the running ask, as far as this audience may see them."""
    ask = state.ask
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


def one_per_design(state: FerryState, slots: tuple[SlotId, ...]) -> tuple[CopyId, ...]:
    """One copy for each design that any of these slots could hold, by what everybody knows."""
    found: dict[DesignId, CopyId] = {}
    for slot in slots:
        for copy in ledger.candidates(state.table, slot):
            found.setdefault(state.table.designs[copy], copy)
    return tuple(found.values())


def _wanted(state: FerryState) -> Iterator[Offer]:
    """Everything that may be open in a turn, legal or not, in the order of the board."""
    seat = state.turn.seat
    yield _offer("begin", c.BeginTurn(seat), "place:river", "upkeep")
    for copy in one_per_design(state, state.table.zone(zones.of(seat, "hand"))):
        card = state.table.card_of(copy)
        label = phrase("offer-play", card=card.name)
        yield Offer(f"play:{card.design}", label, c.Play(seat, copy), target=f"design:{card.design}",
                    cost="show", seat=seat, hand=True)  # fmt: skip
    yield _offer("cross", c.Cross(seat, zones.FAR), f"place:{zones.FAR}")
    yield _offer("light", c.Light(seat), "meter:lanterns")
    yield _offer("confess", c.Confess(seat), f"seat:{seat}")
    yield _offer("end", c.EndTurn(seat), "big", "upkeep")


def _offer(id: str, command: Command, target: str, cost: str = "decision") -> Offer:
    seat: SeatId | None = getattr(command, "seat", None)
    label = phrase(f"offer-{id}", cost=rules().light_cost)
    return Offer(
        id, label, command, target=target, cost="upkeep" if cost == "upkeep" else "decision", seat=seat
    )
