"""What everybody may see of Hidden Agendas: whose lies face down, and what was turned up (ALN-AGENDA-15)."""

from __future__ import annotations

from companion.core.ids import SeatId
from companion.core.phrases import Phrase, phrase
from companion.games.alien.decide_agendas import standing
from companion.games.alien.state import AlienState


def agenda_badges(state: AlienState, seat: SeatId) -> tuple[Phrase, ...]:
    """How it stands with somebody's Agenda."""
    known = standing(state, seat)
    return (phrase(f"badge-agenda-{known}"),) if known else ()
