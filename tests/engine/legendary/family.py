"""A tiny game of the family for tests of its features: no room, only the features that a test names."""

from __future__ import annotations

from typing import Any

from companion.core.language.commands import Command
from companion.core.language.events import Event
from companion.core.language.ids import SeatId
from companion.core.language.refusals import Refusal
from companion.core.language.states import Header, Player, Turn
from companion.engine.assembly import Assembly
from companion.engine.decisions import Decided
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.legendary.state import LegendaryState
from companion.engine.tools import Vocabulary
from companion.engine.zone_table import ZoneTable

A, B, C = (SeatId(letter) for letter in "abc")


def family(active: SeatId = A, **numbers: int) -> LegendaryState:
    """Three people in their Action Phase."""
    players = tuple(Player(seat, seat.upper()) for seat in (A, B, C))
    turn = Turn(1, active, "action")
    return LegendaryState(header=Header("toy", players), players=players, turn=turn, numbers=numbers)


def whole(*features: Feature[Any]) -> Assembly[LegendaryState]:
    """These features put together."""
    words = Vocabulary(zones=ZoneTable(), phases=("action",))
    return Assembly(features, words=words)


def done(game: Assembly[LegendaryState], state: LegendaryState, command: Command) -> LegendaryState:
    """The State after a command that the rules accept."""
    decision = game.decide(state, command)
    assert isinstance(decision, Decided), decision
    return decision.after(state)


def refused(game: Assembly[LegendaryState], state: LegendaryState, command: Command) -> Refusal:
    """Why the rules refuse a command."""
    decision = game.decide(state, command)
    assert isinstance(decision, Refusal)
    return decision


def drafted(game: Assembly[LegendaryState], state: LegendaryState) -> Draft[LegendaryState]:
    """A draft of a decision in this game."""
    return Draft(state, game.evolve)


def kinds(events: list[Event]) -> list[str]:
    """What happened, by name."""
    return [type(event).__name__ for event in events]
