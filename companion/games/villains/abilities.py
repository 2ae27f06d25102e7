"""Abilities of cards: what is counted and asked of the board when they are judged (VIL-SUPER, VIL-SPEC)."""

from __future__ import annotations

from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.engine.effects.conditions import Judges
from companion.engine.effects.numbers import Counters
from companion.engine.feature import Feature
from companion.engine.legendary.abilities import Abilities
from companion.engine.legendary.triggers import count_class, count_crew
from companion.engine.legendary.verbs import conditions
from companion.engine.legendary.verbs.conditions import Conditions
from companion.games.villains import zones
from companion.games.villains.kinds import ADVERSARIES
from companion.games.villains.state import TACTICS, VillainsState


def _of_kind(state: VillainsState, zone: ZoneId, kinds: tuple[str, ...]) -> int:
    cards = (state.table.card(slot) for slot in state.table.zone(zone))
    return sum(card is not None and card.kind in kinds for card in cards)


COUNTERS: Counters[VillainsState] = {
    **conditions.COUNTERS,
    # A card that counts what was played before it is the last one that was played itself (VIL-SPEC-06).
    "other:": lambda state, name: count_class(state.played[:-1], name),
    "other-crew:": lambda state, name: count_crew(state.played[:-1], name),
    "cards-played": lambda state, name: len(state.played),
    "discarded": lambda state, name: state.discarded.get(state.active, 0),
    "made": lambda state, name: state.numbers.get("turn:made", 0),
    "twists": lambda state, name: state.numbers.get("twists", 0),
    "defeats": lambda state, name: state.defeats,
    "tactics": lambda state, name: TACTICS - state.defeats,
    "city": lambda state, name: len(zones.in_city(state.table)),
    "empty-spaces": lambda state, name: sum(not state.table.zone(space) for space in zones.CITY),
    "overrun": lambda state, name: _of_kind(state, zones.OVERRUN, ADVERSARIES),
    "carried-off": lambda state, name: _of_kind(state, zones.OVERRUN, ("bystander",)),
    "guarded": lambda state, name: sum(len(state.table.zone(zone)) for zone in zones.HELD),
    "bindings": lambda state, name: len(state.table.zone(zones.BINDINGS)),
    "beside-plot": lambda state, name: len(state.table.zone(zones.BESIDE)),
    "koed": lambda state, name: len(state.table.zone(zones.KO)),
}


def _nobody(state: VillainsState, seat: SeatId) -> tuple[SlotId, ...]:
    """Nobody is wounded in front of their seat: Wounds go into decks."""
    return ()


CONDITIONS: Conditions[VillainsState] = Conditions(counters=COUNTERS, wounds=_nobody)
JUDGES: Judges[VillainsState] = CONDITIONS.judges()
ABILITIES: Abilities[VillainsState] = Abilities(judges=JUDGES, price="VIL-PLAY-09")
begin, begin_at = ABILITIES.begin, ABILITIES.begin_at

FEATURE: Feature[VillainsState] = ABILITIES.feature()
