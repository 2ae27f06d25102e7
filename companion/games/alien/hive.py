"""The Hive and the way through the Complex: placing, pushing and dropping into the Combat Zone (ALN-HIVE)."""

from __future__ import annotations

from companion.core.language.asks import Work
from companion.core.language.events import Event
from companion.core.language.ids import SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.engine import decks, places
from companion.engine.backs import BackRule
from companion.engine.changes import carried, counted
from companion.engine.draft import Draft
from companion.engine.feature import Feature, joined, tells
from companion.engine.legendary.combat_zone import CombatZone
from companion.engine.legendary.course import PhaseBegan
from companion.engine.legendary.lane import ENTRY, Lane, Newcomers
from companion.engine.legendary.moves import shuffle
from companion.engine.legendary.opening import Opening
from companion.games.alien import zones
from companion.games.alien.deaths import kill_everybody
from companion.games.alien.guests import entered
from companion.games.alien.phases import need_hive
from companion.games.alien.printed import rules
from companion.games.alien.state import ALIEN, AlienState


class HiveCardPlaced(Event, frozen=True):
    """The top Hive card went face down into a room."""

    slot: SlotId
    zone: ZoneId


class HiveLow(Event, frozen=True):
    """The Hive is nearly empty; `last` says that it will not be built again."""

    left: int
    last: bool


class HiveRebuilt(Event, frozen=True):
    """The Hive was empty: Dead Enemies became the new Hive."""


class HiveEmptied(Event, frozen=True):
    """The Hive was needed and empty for the second time: everybody dies."""


class HiveCardDue(Work, frozen=True, tag="hive"):
    """The top Hive card goes into the Complex."""


def is_immobile(state: AlienState, slot: SlotId) -> bool:
    """Whether a card says that it does not move, not even by effects; a hidden one's text is not active.

    ALN-HIVE-11, ALN-RULING-61.
    """
    card = state.table.card(slot)
    return state.table.slots[slot].face_up and card is not None and card.has("does-not-move")


COMBAT: CombatZone[AlienState] = CombatZone(zone=zones.COMBAT, comes_in=entered)
NEW: Newcomers[AlienState] = Newcomers(deck=zones.HIVE, event=HiveCardPlaced)
LANE: Lane[AlienState] = Lane(
    spaces=zones.ROOMS,
    crowded="ALN-HIVE-03",
    comes=NEW.comes,
    leaves=COMBAT.drop,
    is_closed=lambda state, room: room in state.blocked,  # ALN-HIVE-13
    stands_fast=lambda state, slot, by: is_immobile(state, slot),
)
enter, can_enter, drop = LANE.enter, LANE.takes, COMBAT.drop
BACKS: BackRule[AlienState] = BackRule(rule="ALN-ZONE-37", zones=zones.table)


def place(draft: Draft[AlienState]) -> None:
    """Add the top Hive card to the Complex, for whatever reason (ALN-HIVE-10)."""
    draft.later(HiveCardDue())


def _place(draft: Draft[AlienState], work: HiveCardDue) -> None:
    """The top Hive card goes unseen into the entry room; an empty Hive is rebuilt once (ALN-EMPTY-01)."""
    slot = zones.top(draft.state.table, zones.HIVE)
    if slot is not None:
        enter(draft, slot)
        if is_low(draft.state):
            draft.emit(HiveLow(left(draft.state), is_last(draft.state)))
    elif draft.state.numbers["rebuilds"] == 0 and draft.state.table.zone(zones.DEAD_ENEMIES):
        draft.later(work)
        draft.emit(HiveRebuilt())
        decks.shuffle(draft, zones.HIVE, "hive")
    else:
        draft.emit(HiveEmptied())
        kill_everybody(draft, "hive")


def left(state: AlienState) -> int:
    """How many cards the Hive still has (ALN-EMPTY-04)."""
    return len(state.table.zone(zones.HIVE))


def is_low(state: AlienState) -> bool:
    """Whether it is time to warn of the end of the Hive (ALN-EMPTY-04)."""
    return left(state) <= rules().hive_warning


def is_last(state: AlienState) -> bool:
    """Whether this is the second Hive: when it ends, everybody dies (ALN-EMPTY-03)."""
    return state.numbers["rebuilds"] > 0


def _hive_rebuilt(state: AlienState, event: HiveRebuilt) -> AlienState:
    state = carried(state, state.table.zone(zones.DEAD_ENEMIES), zones.HIVE, face_up=False)
    return counted(state, rebuilds=1)


def _act(draft: Draft[AlienState]) -> None:
    """The Action Phase begins, once (ALN-HIVE-01); an alien's turn has none (ALN-ALIEN-07)."""
    if draft.state.turn.phase not in ("action", ALIEN):
        draft.emit(PhaseBegan("action"))


def _says(state: AlienState) -> Phrase:
    """Where the Hive card goes; or which room’s card it pushes out, for that matters more (ALN-HIVE-06)."""
    slot = zones.top(state.table, zones.HIVE)
    moves = LANE.chain(state, slot, ENTRY) if slot is not None else []
    pushed = (moved for moved, to in moves if to is None and moved != slot)
    for moved in pushed:
        return phrase("offer-begin-out", place=places.place(state.table.slots[moved].zone))
    return phrase("offer-begin-sub")


OPENING: Opening[AlienState] = Opening(
    deck=zones.HIVE, phase="hive", guard=need_hive, comes=lambda state: (HiveCardDue(),), act=_act, says=_says
)

FEATURE: Feature[AlienState] = joined(
    "hive",
    OPENING.feature(),
    LANE.feature(),
    COMBAT.feature(),
    BACKS.feature(),
    Feature(
        name="alien",
        work={HiveCardDue: _place},
        events={
            HiveCardPlaced: NEW.laid, HiveLow: tells, HiveRebuilt: _hive_rebuilt, HiveEmptied: tells,
        },
        prompts={HiveRebuilt: shuffle("prompt-hive-rebuilt", "hive")},
        carries=(HiveCardPlaced,),
        details={HiveLow: lambda event: "last" if event.last else ""},
    ),
)  # fmt: skip
