"""Events and Hazards: what the Objective and the location say of them (ALN-REVEAL-04 to 06)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.events import Event
from companion.core.language.ids import SlotId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.changes import counted
from companion.engine.draft import Draft
from companion.engine.feature import Feature, joined, tells
from companion.engine.legendary.standing import Minders, Minding, SpentPile, StandingText, said
from companion.games.alien import zones
from companion.games.alien.abilities import ABILITIES, ENEMIES_SAY, area_of, enemies_in
from companion.games.alien.printed import rules
from companion.games.alien.state import AlienState


class EventTriggered(Event, frozen=True):
    """An Event came up: the current objective's Event ability happens."""

    slot: SlotId
    level: int


class HazardTriggered(Event, frozen=True):
    """A Hazard came up: the location's ability of this number happens; beyond 3 there is none left."""

    slot: SlotId
    number: int


def _hazard_triggered(state: AlienState, event: HazardTriggered) -> AlienState:
    came = (*state.hazard_turns, (state.turn.number, state.turn.seat))
    return replace(counted(state, hazards=1), hazard_turns=came)


def _area(state: AlienState, revealed: SlotId) -> str:
    """A card beside the board speaks of the area where the revealed card lies."""
    return area_of(state.table.slots[revealed].zone)


def _speak(draft: Draft[AlienState], speaker: SlotId, moment: str, revealed: SlotId, number: int) -> None:
    card = draft.state.table.card(speaker)
    if card is not None:
        ABILITIES.begin(
            draft, card, speaker, moment, draft.state.decider, number, _area(draft.state, revealed)
        )


def _enemy_speaks(draft: Draft[AlienState], slot: SlotId, work: Minding) -> None:
    """It speaks to whom the Event was for, though that player has died of it."""
    card = draft.state.table.card(slot)
    if card is not None:
        ABILITIES.begin(draft, card, slot, "event", work.seat or draft.state.decider)


def _in_play(state: AlienState) -> tuple[SlotId, ...]:
    """The enemies in play: face up in Complex and Combat Zone, and in front of players (ALN-RULING-52)."""
    board = tuple(slot for zone in (*zones.ROOMS, zones.COMBAT) for slot in enemies_in(state, zone))
    return board + tuple(hugger.slot for hugger in state.huggers)


def _minds_events(state: AlienState, slot: SlotId) -> bool:
    """Whether an enemy has an Event ability, as far as is known."""
    card = state.table.card(slot)
    area = area_of(state.table.slots[slot].zone)
    return card is not None and any(ability.area in ("", area) for ability in card.does("event"))


ENEMIES: Minders[AlienState] = Minders(
    in_play=_in_play, minds=_minds_events, speak=_enemy_speaks, riddle=ENEMIES_SAY
)
EVENT: StandingText[AlienState] = StandingText(
    moment="event",
    speaker=lambda state, slot: zones.objective(state.table, state.objective),
    speak=_speak,
    happened=lambda state, slot, number: EventTriggered(slot, state.objective),
    then=ENEMIES.begin,
)
HAZARD: StandingText[AlienState] = StandingText(
    moment="hazard",
    counts="hazards",
    most=rules().hazards,
    speaker=lambda state, slot: zones.top(state.table, zones.LOCATION),
    speak=_speak,
    happened=lambda state, slot, number: HazardTriggered(slot, number),
)


def event_came(event: EventTriggered, after: AlienState, name: Phrase | None) -> Phrase | None:
    """What the current Objective says of an Event."""
    objective = zones.objective(after.table, event.level)
    says = said(after, objective, "event", _area(after, event.slot))
    return phrase("event-EventTriggered-says", level=event.level, says=says) if says else None


def hazard_came(event: HazardTriggered, after: AlienState, name: Phrase | None) -> Phrase | None:
    """What the location does; after its last ability there is nothing left (ALN-RULING-08)."""
    if not HAZARD.has_text(event.number):
        return phrase("event-HazardTriggered-none", number=event.number)
    location = zones.top(after.table, zones.LOCATION)
    says = said(after, location, "hazard", _area(after, event.slot), event.number)
    return phrase("event-HazardTriggered-says", number=event.number, says=says) if says else None


FEATURE: Feature[AlienState] = joined(
    "hazards",
    SpentPile[AlienState](zones.SPENT, ENEMIES).feature(),
    Feature(
        name="alien",
        moments=("event", "hazard"),
        events={EventTriggered: tells, HazardTriggered: _hazard_triggered},
        told={EventTriggered: event_came, HazardTriggered: hazard_came},
    ),
)
