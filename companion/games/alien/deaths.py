"""How players die, and what their death takes with it (ALN-DEATH)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.asks import Work
from companion.core.language.events import Event
from companion.core.language.ids import SeatId
from companion.engine.changes import carried
from companion.engine.draft import Draft
from companion.engine.effects.interpret import is_share
from companion.engine.effects.work import CardText, DoClause, moment_of
from companion.engine.feature import Feature, Settling
from companion.engine.legendary.course import TurnEnds
from companion.engine.legendary.cutting import CutShort
from companion.engine.legendary.life import Life
from companion.engine.legendary.moves import for_seat
from companion.engine.legendary.strikes import StrikeOver
from companion.engine.turns import clockwise
from companion.games.alien import zones
from companion.games.alien.difficulty import is_hardened
from companion.games.alien.huggers import FacehuggerDied
from companion.games.alien.state import ENDED, AlienState


class PlayerDied(Event, frozen=True):
    """A player died: strikes, chestburster or hive."""

    seat: SeatId
    cause: str


def _fields(state: AlienState, seat: SeatId) -> tuple[str, ...]:
    """In an easier game Defense adds to the Health of living players, not of aliens.

    ALN-DIFF-02, ALN-RULING-69.
    """
    is_tougher = is_hardened(state.header) and seat in state.living
    return ("health", "defense") if is_tougher else ("health",)


LIFE: Life[AlienState] = Life(_fields)


def settle(draft: Draft[AlienState]) -> None:
    """Whoever has too many strikes dies; the text of a drawn strike is carried out first (ALN-STATE-15)."""
    for seat in LIFE.doomed(draft.state):
        kill_player(draft, seat, "strikes")


def kill_player(draft: Draft[AlienState], seat: SeatId, cause: str) -> None:
    """A player dies: own cards leave the game, facehuggers on them die (ALN-DEATH-03, ALN-RULING-19)."""
    if not draft.state.player(seat).alive:
        return
    draft.emit(PlayerDied(seat, cause))
    for hugger in draft.state.huggers:
        if hugger.seat == seat:
            draft.emit(FacehuggerDied(hugger.slot))
    CUT.go_on_without(draft, seat)


def _passed_on(state: AlienState, work: Work) -> Work:
    """Setup text goes on with whoever is next, save what it had shared out among the seats already."""
    if not isinstance(work, CardText) or moment_of(state, work) != "setup":
        return work
    is_shared = isinstance(work, DoClause) and is_share(work)
    return work if is_shared else replace(work, seat=state.decider)


# A turn ends with the player whose it was. What was for the dead alone comes to nothing when its turn comes;
# only the Setup text of an Objective, which is nobody's, passes to the next player (ALN-RULING-59).
CUT: CutShort[AlienState] = CutShort(then=lambda draft: (TurnEnds(),), passed_on=_passed_on)


def kill_everybody(draft: Draft[AlienState], cause: str) -> None:
    """All players die (ALN-EMPTY-03)."""
    for seat in clockwise(draft.state, draft.state.active):
        kill_player(draft, seat, cause)


def _player_died(state: AlienState, event: PlayerDied) -> AlienState:
    gone = (*zones.own_cards(state.table, event.seat),)
    state = carried(state, gone, zones.REMOVED)
    state = carried(state, state.table.zone(zones.of(event.seat, "damage")), zones.STRUCK)
    players = tuple(replace(p, alive=p.alive and p.seat != event.seat) for p in state.players)
    carriers = {seat: n for seat, n in state.carriers.items() if seat != event.seat}
    turn = replace(state.turn, phase=ENDED) if event.seat == state.active else state.turn
    return replace(state, players=players, carriers=carriers, turn=turn)


FEATURE: Feature[AlienState] = Feature(
    name="deaths",
    settle=(Settling(settle, reads=("table", "players", "turn", "header"), after=(StrikeOver,)),),
    events={PlayerDied: _player_died},
    undo={PlayerDied: "move"},  # the zones say "seen" of the dead player's deck, but nobody looks at it
    prompts={PlayerDied: for_seat("prompt-died")},
    details={PlayerDied: lambda event: event.cause},
)
