"""Abilities of cards: what can be counted and asked of the board when they are judged (ALN-TEXT)."""

from __future__ import annotations

from companion.core.language.cards import Clause
from companion.core.language.ids import SlotId, ZoneId
from companion.engine.effects.conditions import Judges
from companion.engine.effects.numbers import Counters
from companion.engine.effects.work import CardText
from companion.engine.feature import Feature
from companion.engine.legendary.abilities import Abilities
from companion.engine.legendary.life import Life
from companion.engine.legendary.verbs import conditions
from companion.engine.legendary.verbs.board import open_cards
from companion.engine.legendary.verbs.conditions import Conditions, LaneConditions
from companion.games.alien import zones
from companion.games.alien.state import AlienState

ENEMIES_SAY = "enemies-say"  # work that waits until hands have done what all enemies in play say


def area_of(zone: ZoneId) -> str:
    """The area a zone belongs to, as area abilities name it (ALN-TEXT-06)."""
    if zones.is_room(zone):
        return "complex"
    return zone if zone in (zones.COMBAT, zones.OPERATIONS) else ""


def enemies_in(state: AlienState, zone: ZoneId) -> tuple[SlotId, ...]:
    """The face-up enemies and facehuggers of a zone."""
    return open_cards(state, zone, ("enemy", "facehugger"))


def open_rooms(state: AlienState) -> tuple[ZoneId, ...]:
    """The rooms that are part of the game: not blocked (ALN-ROOM-04)."""
    return tuple(room for room in zones.ROOMS if room not in state.blocked)


LANE: LaneConditions[AlienState] = LaneConditions(
    spaces=zones.ROOMS, beside=zones.ATTACHED, combat=zones.COMBAT, line="complex",
    enemies=("enemy", "facehugger"),
    is_open=lambda state, zone: zone not in state.blocked,  # ALN-ROOM-04
)  # fmt: skip
COUNTERS: Counters[AlienState] = {
    **conditions.COUNTERS,
    **LANE.counters(),
    "hazards": lambda state, name: state.numbers.get("hazards", 0),
    "wounds": lambda state, name: len(zones.wounds(state.table, state.active)),
    "damage": lambda state, name: Life[AlienState]().damage(state, state.active),
}


def _is_objective(state: AlienState, clause: Clause, work: CardText) -> bool:
    return state.objective == int(clause.args["level"])


CONDITIONS: Conditions[AlienState] = Conditions(
    counters=COUNTERS, wounds=lambda state, seat: zones.wounds(state.table, seat)
)
JUDGES: Judges[AlienState] = {
    **CONDITIONS.judges(), "objective": _is_objective, "clear": LANE.is_clear,
}  # fmt: skip

ABILITIES: Abilities[AlienState] = Abilities(judges=JUDGES, price="ALN-TEXT-09", area_of=area_of)
begin, begin_at = ABILITIES.begin, ABILITIES.begin_at

FEATURE: Feature[AlienState] = ABILITIES.feature()
