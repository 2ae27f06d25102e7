"""How a game of Alien ends, and for whom (ALN-END, ALN-AGENDA-19 to 22)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.sides import TOGETHER, Ending
from companion.games.alien.state import AlienState

WON, LOST, EVIL = "won", "lost", "evil"


def ending(state: AlienState, how: str) -> Ending:
    """Who has won: the players with their dead, the traitor alone, or nobody (ALN-END-01, 02, ALN-SCORE-02).

    Whoever turned into an Alien Player has won nothing, whatever came after (ALN-SCORE-03, ALN-ALIEN-17).
    """
    evil = tuple(seat for seat, agenda in state.agendas.items() if agenda.side == EVIL)
    if how == EVIL:
        return Ending(how, (EVIL,), evil)
    if how != WON:
        return Ending(how)
    seats = (player.seat for player in state.players)
    return Ending(how, (TOGETHER,), tuple(seat for seat in seats if seat not in (*state.turned, *evil)))


def ended(state: AlienState, how: str) -> AlienState:
    """The State after the end."""
    return replace(state, ending=ending(state, how), turn=replace(state.turn, phase="over"))
