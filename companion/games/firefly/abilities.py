"""Abilities of cards: what is counted and asked of the board when they are judged (FFY-TIME, FFY-SPEC)."""

from __future__ import annotations

from companion.core.language.ids import ZoneId
from companion.engine.effects.conditions import Judges
from companion.engine.effects.numbers import Counters
from companion.engine.feature import Feature
from companion.engine.legendary.abilities import Abilities
from companion.engine.legendary.life import Life
from companion.engine.legendary.verbs import conditions
from companion.engine.legendary.verbs.board import clear_spaces, hidden_cards, open_cards
from companion.engine.legendary.verbs.conditions import Conditions
from companion.games.firefly import zones
from companion.games.firefly.state import FireflyState

ENEMIES = ("enemy",)


def area_of(zone: ZoneId) -> str:
    """The area a zone belongs to, as Verse and Combat Zone abilities name it (FFY-TIME-01)."""
    if zones.is_verse(zone):
        return "verse"
    return zone if zone in (zones.COMBAT, zones.OPERATIONS) else ""


COUNTERS: Counters[FireflyState] = {
    **conditions.COUNTERS,
    "combat": lambda state, name: len(open_cards(state, zones.COMBAT, ENEMIES)),
    "verse": lambda state, name: sum(len(open_cards(state, zone, ENEMIES)) for zone in zones.VERSE),
    "hidden": lambda state, name: len(hidden_cards(state, zones.VERSE)),
    "clear": lambda state, name: len(clear_spaces(state, zones.VERSE)),
    "attached": lambda state, name: sum(len(state.table.zone(zone)) for zone in zones.ATTACHED),
    "ship-strikes": lambda state, name: sum(len(state.table.zone(zone)) for zone in zones.STRIKE_SLOTS),
    "upgrades": lambda state, name: sum(len(state.table.zone(zone)) for zone in zones.UPGRADE_SLOTS),
    "wounds": lambda state, name: len(zones.strikes_on(state.table, state.active)),
    "damage": lambda state, name: Life[FireflyState]().damage(state, state.active),
}
CONDITIONS: Conditions[FireflyState] = Conditions(
    counters=COUNTERS, wounds=lambda state, seat: zones.strikes_on(state.table, seat)
)
JUDGES: Judges[FireflyState] = CONDITIONS.judges()

ABILITIES: Abilities[FireflyState] = Abilities(judges=JUDGES, price="FFY-ACT-13", area_of=area_of)
begin, begin_at = ABILITIES.begin, ABILITIES.begin_at

FEATURE: Feature[FireflyState] = ABILITIES.feature()
