"""What everybody may see of Hidden Agendas: whose lies face down, and what was turned up (ALN-AGENDA-15)."""

from __future__ import annotations

from companion.core.language.ids import SeatId
from companion.core.language.phrases import Phrase, phrase
from companion.games.alien.agendas.rules import standing
from companion.games.alien.ending import traitors
from companion.games.alien.state import AlienState


def agenda_badges(state: AlienState, seat: SeatId) -> tuple[Phrase, ...]:
    """How it stands with somebody's Agenda."""
    known = standing(state, seat)
    return (phrase(f"badge-agenda-{known}"),) if known else ()


def guise(state: AlienState, seat: SeatId) -> Phrase | None:
    """What somebody turned out to be and everybody must see: an Alien Player, or the known traitor.

    A traitor who came back as an Alien Player is a traitor no more (ALN-RULING-65).
    """
    if seat in state.aliens:
        return phrase("guise-alien")
    return phrase("guise-traitor") if seat in traitors(state) else None
