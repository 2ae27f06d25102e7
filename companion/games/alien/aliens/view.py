"""What players see of Alien Players."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.language.ids import SeatId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.feature import Lying
from companion.games.alien import zones
from companion.games.alien.modes import ALIENS, has_mode
from companion.games.alien.state import ALIEN, AlienState

PILES = (zones.ALIEN_DECK, zones.ALIEN_DISCARD)
SHOWN_TURN = (ALIEN, "cleanup")  # the phases of an Alien Player's turn


def is_alien_turn(state: AlienState) -> bool:
    """Whether an Alien Player is at turn."""
    return state.active in state.aliens


def alien_piles(state: AlienState) -> tuple[ZoneId, ...]:
    """The piles that player aliens bring to the board, once one of them plays."""
    return PILES if has_mode(state, ALIENS) and state.aliens else ()


def alien_badges(state: AlienState, seat: SeatId) -> tuple[Phrase, ...]:
    """That a person is an Alien Player."""
    return (phrase("badge-alien"),) if seat in state.aliens else ()


def outcome_text(state: AlienState) -> Phrase | None:
    """How the game ended, in words."""
    if not state.outcome:
        return None
    return phrase("outcome-lost-aliens" if state.outcome == "lost" and state.aliens else _key(state))


def _key(state: AlienState) -> str:
    return f"outcome-{state.outcome}"


def front(state: AlienState, seat: SeatId) -> Iterator[Lying]:
    """The Alien Avatar and the strikes beside it, in front of an Alien Player (ALN-ZONE-30)."""
    if seat in state.aliens:
        for part in ("avatar", "damage"):
            for slot in state.table.zone(zones.of(seat, part)):
                yield Lying(slot, is_own=True)
