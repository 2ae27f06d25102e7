"""Abilities of cards: what is counted and asked of the board when they are judged (FFY-TIME, FFY-SPEC)."""

from __future__ import annotations

from companion.core.language.cards import Ability, Clause
from companion.core.language.ids import ZoneId
from companion.engine.effects.conditions import Judges
from companion.engine.effects.numbers import Counters
from companion.engine.effects.work import CardText
from companion.engine.feature import Feature
from companion.engine.legendary.abilities import Abilities
from companion.engine.legendary.life import Life
from companion.engine.legendary.verbs import conditions
from companion.engine.legendary.verbs.conditions import Conditions, LaneConditions
from companion.games.firefly import zones
from companion.games.firefly.state import FireflyState

ENEMIES = ("enemy",)


def area_of(zone: ZoneId) -> str:
    """The area a zone belongs to, as Verse and Combat Zone abilities name it (FFY-TIME-01)."""
    if zones.is_verse(zone) or zone in zones.ATTACHED:
        return "verse"  # what is attached lies in its space (FFY-RUL-86)
    if zone in zones.STRIKE_SLOTS or zone in zones.UPGRADE_SLOTS:
        return "serenity"
    return zone if zone in (zones.COMBAT, zones.OPERATIONS) else ""


LANE: LaneConditions[FireflyState] = LaneConditions(
    spaces=zones.VERSE, beside=zones.ATTACHED, combat=zones.COMBAT, line="verse", enemies=ENEMIES,
    is_open=lambda state, zone: zone not in state.cut_off,  # FFY-INEV-05
)  # fmt: skip
COUNTERS: Counters[FireflyState] = {
    **conditions.COUNTERS,
    **LANE.counters(),
    "ship-strikes": lambda state, name: sum(len(state.table.zone(zone)) for zone in zones.STRIKE_SLOTS),
    "upgrades": lambda state, name: sum(len(state.table.zone(zone)) for zone in zones.UPGRADE_SLOTS),
    "fallen": lambda state, name: len(state.players) + len(state.crew) - len(state.main),
    "credits": lambda state, name: state.numbers.get("credits", 0),
    "defeated": lambda state, name: state.numbers.get("turn:defeated", 0),
    "scanned": lambda state, name: state.numbers.get("turn:scanned", 0),
    "recruited": lambda state, name: state.numbers.get("turn:recruited", 0),
    "progress:": lambda state, name: state.numbers.get(f"progress:{name}", 0),
    "wounds": lambda state, name: len(zones.strikes_on(state.table, state.active)),
    "damage": lambda state, name: Life[FireflyState]().damage(state, state.active),
}


STANDS = {"completed": "done", "failed": "failed"}


def _is_objective(state: FireflyState, clause: Clause, work: CardText) -> bool:
    """Whether an Objective of this Episode is open, completed or failed (FFY-OBJ-01)."""
    stands = STANDS.get(str(clause.args.get("is", "open")))
    return state.items.get(int(clause.args["level"])) == stands


def _is_main(state: FireflyState, clause: Clause, work: CardText) -> bool:
    """Whether a crew member is an undefeated Main Character, and somebody plays them (FFY-NPC-07)."""
    seats = state.living if clause.args.get("player") else state.main
    avatars = (zones.top(state.table, zones.of(seat, "avatar")) for seat in seats)
    cards = (state.table.card(slot) for slot in avatars if slot is not None)
    return str(clause.args["person"]).lower() in {card.person.lower() for card in cards if card is not None}


CONDITIONS: Conditions[FireflyState] = Conditions(
    counters=COUNTERS, wounds=lambda state, seat: zones.strikes_on(state.table, seat)
)
JUDGES: Judges[FireflyState] = {
    **CONDITIONS.judges(), "clear": LANE.is_clear, "objective": _is_objective, "main-character": _is_main,
}  # fmt: skip

WELCOME = ("gain", "discount", "avoid", "cancel", "heal", "repair", "weaken", "calm", "credits")


def _may_decline(ability: Ability) -> bool:
    """A combo can be declined as it comes; one that can only help is not asked about (FFY-RUL-77)."""
    return any(clause.verb not in WELCOME for clause in ability.do)


ABILITIES: Abilities[FireflyState] = Abilities(
    judges=JUDGES, price="FFY-ACT-13", may_decline=_may_decline, area_of=area_of
)
begin, begin_at = ABILITIES.begin, ABILITIES.begin_at

FEATURE: Feature[FireflyState] = ABILITIES.feature()
