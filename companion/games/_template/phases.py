"""When a command is open, and whose work a piece of it is (TPL-TURN)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from companion.core.language.asks import Work
from companion.core.language.ids import SeatId
from companion.core.language.phrases import phrase
from companion.engine.draft import Draft
from companion.engine.turns import need_phase, need_turn
from companion.games._template.state import FerryState, Writing


def need_river(draft: Draft[FerryState], seat: SeatId) -> None:
    """The river drifts at the beginning of the own turn, once (TPL-TURN-01, 02)."""
    need_turn(draft, seat, "TPL-TURN-01")
    need_phase(draft, "river", "TPL-TURN-02")


def need_act(draft: Draft[FerryState], seat: SeatId) -> None:
    """Everything else is done in the own turn after the river has drifted (TPL-TURN-01, 03)."""
    need_turn(draft, seat, "TPL-TURN-01")
    need_phase(draft, "act", "TPL-TURN-03")


def need_sail(draft: Draft[FerryState], seat: SeatId) -> None:
    """In a race whoever is at turn sails (TPL-RACE-04, TPL-TURN-01, TPL-SAIL-04)."""
    draft.require(draft.state.is_race, "TPL-RACE-04", "impossible", here=phrase("here-no-race"))
    need_turn(draft, seat, "TPL-TURN-01")
    need_phase(draft, "sail", "TPL-SAIL-04")


def seat_of(draft: Writing, work: Work) -> SeatId:
    """Whose work it is."""
    return work.seat or draft.state.turn.seat


Obey = Callable[[Writing, Any], None]


def in_play(commands: Mapping[type, Obey]) -> dict[type, Obey]:
    """The commands of a chapter, taken while the game is not over (TPL-OVER-01)."""
    return {kind: _guarded(handler) for kind, handler in commands.items()}


def _guarded(handler: Obey) -> Obey:
    def guarded(draft: Writing, command: Any) -> None:
        over = bool(draft.state.outcome) or not draft.state.turn.number
        draft.require(not over, "TPL-OVER-01", "impossible", here=phrase("here-game-over"))
        handler(draft, command)

    return guarded
