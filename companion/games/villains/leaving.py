"""Somebody leaves for good: the others play on, and what lies in the Victory Pile stays what it is worth."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.events import Event
from companion.core.language.ids import SeatId
from companion.engine.draft import Draft
from companion.engine.feature import Feature, joined
from companion.engine.legendary.course import TurnEnds
from companion.engine.legendary.leaving import Leaving
from companion.games.villains.state import ENDED, VillainsState


class PlayerLeft(Event, frozen=True):
    """A player left the table for good; whoever comes next goes on."""

    seat: SeatId


def _goes(draft: Draft[VillainsState], seat: SeatId) -> None:
    """The seat takes no more turns; whose turn it was has no more of it, and the next one begins."""
    was_active = draft.state.active == seat
    draft.emit(PlayerLeft(seat))
    if was_active:
        draft.later(TurnEnds())


def _left(state: VillainsState, event: PlayerLeft) -> VillainsState:
    players = tuple(replace(one, alive=one.alive and one.seat != event.seat) for one in state.players)
    turn = replace(state.turn, phase=ENDED) if event.seat == state.active else state.turn
    return replace(state, players=players, turn=turn)


FEATURE: Feature[VillainsState] = joined(
    "leaving",
    Leaving[VillainsState](goes=_goes).feature(),
    Feature(name="villains", events={PlayerLeft: _left}),
)
