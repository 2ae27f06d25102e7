"""When a command is open: the guards that every command of a turn begins with (TPL-TURN)."""

from __future__ import annotations

from companion.core.language.ids import SeatId
from companion.engine.draft import Draft
from companion.engine.turns import need_phase, need_turn
from companion.games._template.state import FerryState


def need_river(draft: Draft[FerryState], seat: SeatId) -> None:
    """The river drifts at the beginning of the own turn, once (TPL-TURN-01, 02)."""
    need_turn(draft, seat, "TPL-TURN-01")
    need_phase(draft, "river", "TPL-TURN-02")


def need_act(draft: Draft[FerryState], seat: SeatId) -> None:
    """Everything else is done in the own turn after the river has drifted (TPL-TURN-01, 03)."""
    need_turn(draft, seat, "TPL-TURN-01")
    need_phase(draft, "act", "TPL-TURN-03")
