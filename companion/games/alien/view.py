"""What one audience may see of a game of Alien."""

from __future__ import annotations

from companion.core.crossing.views import Alarm, Figure, Happened, Objective
from companion.core.language.ids import SeatId
from companion.core.language.phrases import phrase
from companion.engine.legendary.sight import Looks
from companion.engine.legendary.table_view import TableView, fought
from companion.engine.legendary.view import Persons, pressing
from companion.engine.press import Pressing
from companion.engine.ways import Way
from companion.games.alien import zones
from companion.games.alien.agendas.view import guise
from companion.games.alien.aliens.view import SHOWN_TURN, is_alien_turn, outcome_text
from companion.games.alien.board import BRICKS, strips
from companion.games.alien.deaths import LIFE
from companion.games.alien.duels import defense_of
from companion.games.alien.objectives.rules import progress
from companion.games.alien.scoring.scores import scores
from companion.games.alien.state import ALIEN, AlienState
from companion.games.alien.strikes import STRIKING

SHOWN_PHASES = ("hive", "action", "strike", "cleanup")


def is_last_turn(state: AlienState, way: Way) -> bool:
    """A facehugger that nobody can kill after this turn (ALN-FACE-04): not even the hand comes before it."""
    hugger = next((one for one in state.huggers if one.slot == fought(way)), None)
    return hugger is not None and hugger.deadline <= state.turn.number


def is_urgent(state: AlienState, way: Way) -> bool:
    """A facehugger in its last turn, or a striker while the strikes, of one damage each, would kill.

    ALN-FACE-04, ALN-DEATH-01.
    """
    slot = fought(way)
    if slot is None or any(hugger.slot == slot for hugger in state.huggers):
        return is_last_turn(state, way)
    return STRIKING.threatens(state, slot)


LAID_IN = ("action", ALIEN)  # the phases in which hands lay cards
PRESSING: Pressing[AlienState] = pressing(LAID_IN, is_urgent, is_last_turn)


def _figures(state: AlienState, seat: SeatId) -> tuple[Figure, ...]:
    """What somebody has won in the end; before that, for how much an alien can be fought."""
    points = (Figure("points", scores(state)[seat], label=phrase("field-points")),) if state.outcome else ()
    return points or defense_of(state, seat)


PERSONS: Persons[AlienState] = Persons(
    bricks=BRICKS, figures=_figures, guise=guise,
    life=lambda state, seat: Figure("harm", LIFE.damage(state, seat), of=LIFE.health(state, seat)),
)  # fmt: skip


def objective(state: AlienState) -> Objective:
    """The current objective with its progress, and the hazards of the location."""
    table, level = state.table, min(state.objective, 3)
    stack = table.zone(zones.OBJECTIVES)
    is_last_done = state.objective > level and bool(stack)  # it went below the others (ALN-OBJ-03)
    top = stack[-1] if is_last_done else zones.objective(table, level)
    card = table.card(top) if top is not None else None
    place = zones.top(table, zones.LOCATION)
    location = table.card(place) if place is not None else None
    hazards = state.numbers["hazards"]
    return Objective(
        level=level, of=3, title=card.name if card else phrase("unnamed"),
        done=progress(state, level), need=(card.number("need") or 0) if card else 0,
        place=location.name if location else None, events=tuple(n <= hazards for n in (1, 2, 3)),
        happened=tuple(Happened(seat, number) for number, seat in state.hazard_turns), course="objective",
    )  # fmt: skip


def alarms(state: AlienState) -> tuple[Alarm, ...]:
    """Every facehugger with the turns that are left to kill it (ALN-FACE-04)."""
    return tuple(
        Alarm(
            "facehugger", hugger.seat,
            phrase("alarm-facehugger", name=state.player(hugger.seat).name),
            turns_left=max(0, hugger.deadline - state.turn.number + 1), tile=BRICKS.tile(state, hugger.slot),
        )
        for hugger in state.huggers
    )  # fmt: skip


def danger(state: AlienState) -> int:
    """How bad it looks to everybody: 0 calm, 1 tense, 2 bad, 3 last chance."""
    if any(hugger.deadline <= state.turn.number for hugger in state.huggers):
        return 3
    fighters = len(state.table.zone(zones.COMBAT))
    full = sum(1 for zone in zones.ROOMS if state.table.zone(zone))
    if fighters >= 3 or any(LIFE.would_kill(state, seat, 3) for seat in state.living):
        return 2
    return 1 if fighters or full >= 4 else 0


LOOKS: Looks[AlienState] = Looks(persons=PERSONS, board=lambda state: strips(state, (), None), danger=danger)
TABLE: TableView[AlienState] = TableView(
    room="alien", looks=LOOKS, strips=strips, pressing=PRESSING, outcome_text=outcome_text, alarms=alarms,
    phases=lambda state: SHOWN_TURN if is_alien_turn(state) else SHOWN_PHASES,
    objectives=lambda state: (objective(state),),
)  # fmt: skip
view, sight = TABLE.view, TABLE.sight
