"""How a game of Alien ends, and for whom (ALN-END, ALN-AGENDA-19 to 22)."""

from __future__ import annotations

from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.sides import TOGETHER, Ending
from companion.engine.draft import Draft
from companion.engine.feature import Feature, Settling, joined
from companion.engine.legendary.ending import WON, Ends, Lost
from companion.games.alien.deaths import PlayerDied
from companion.games.alien.state import AlienState


class TraitorWon(Event, frozen=True):
    """The traitor has won: the others are dead, and the Company was called."""

    seat: SeatId


EVIL = "evil"


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


ENDS: Ends[AlienState] = Ends(ending)


def _traitor_won(state: AlienState, event: TraitorWon) -> AlienState:
    return ENDS.ended(state, EVIL)


def traitors(state: AlienState) -> tuple[SeatId, ...]:
    """Everybody who is known to be Evil: one at most, unless somebody told a card wrong."""
    return tuple(seat for seat, agenda in state.agendas.items() if agenda.side == EVIL)


def is_alone(state: AlienState) -> bool:
    """Whether of all players only a known traitor is left; Alien Players count as dead (ALN-AGENDA-19)."""
    return len(state.living) == 1 and state.living[0] in traitors(state)


def calls_the_company(state: AlienState, seat: SeatId, slot: SlotId) -> bool:
    """Whether playing this card wins: the own Evil Agenda, with all others dead (ALN-AGENDA-09, 19)."""
    agenda = state.agendas.get(seat)
    is_own = agenda is not None and agenda.copy == state.table.slots[slot].copy is not None
    return is_own and is_alone(state)


def settle(draft: Draft[AlienState]) -> None:
    """The game is lost the moment nobody is left (ALN-END-02)."""
    if not draft.state.living:
        draft.emit(Lost(_cause(draft)))


def _cause(draft: Draft[AlienState]) -> str:
    """What the last death came from, as far as this action tells."""
    deaths = (event.cause for event in reversed(draft.events) if isinstance(event, PlayerDied))
    return next(deaths, "deaths")


FEATURE: Feature[AlienState] = joined(
    "ending",
    ENDS.feature(),
    Feature(
        name="alien",
        settle=(Settling(settle, reads=("players",)),),
        events={TraitorWon: _traitor_won},
    ),
)
