"""What is easily forgotten at the table, made good at any time: Bindings that were not taken (VIL-BIND)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.crossing.views import Offer
from companion.core.language.commands import Command
from companion.core.language.ids import SeatId
from companion.core.language.phrases import phrase
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.offers import offer
from companion.games.villains import zones
from companion.games.villains.bindings import gain_bindings
from companion.games.villains.phases import need_seat
from companion.games.villains.state import VillainsState


class ForgotBindings(Command, frozen=True):
    """A player takes a Bindings that was to be gained before."""

    seat: SeatId


def take(draft: Draft[VillainsState], command: ForgotBindings) -> None:
    """At any time, from the stack to the discard pile, as long as there are any (VIL-BIND-01, 07)."""
    need_seat(draft, command.seat)
    if not draft.state.table.zone(zones.BINDINGS):
        draft.refuse("VIL-BIND-07", "impossible", here=phrase("here-no-sergeants"))
    gain_bindings(draft, command.seat)


def forgotten(state: VillainsState) -> Iterator[Offer]:
    """A Bindings for each player who could have forgotten one."""
    if state.ask is not None or state.outcome or not state.table.zone(zones.BINDINGS):
        return
    for seat in state.living:
        label = phrase("offer-forgot-bindings", name=state.player(seat).name)
        yield offer(f"forgot-bindings:{seat}", label, ForgotBindings(seat), f"seat:{seat}", "upkeep")


FEATURE: Feature[VillainsState] = Feature(
    name="forgetting", commands={ForgotBindings: take}, forgotten=forgotten
)
