"""Fighting: who may be fought, and where the defeated go (FFY-FIGHT, FFY-SPEC-08 to 10)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.language.cards import Card
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.changes import carried, lays
from companion.engine.draft import Draft
from companion.engine.feature import Feature, joined
from companion.engine.legendary.fighting import Fighting, Kill, need_enemy
from companion.games.firefly import zones
from companion.games.firefly.abilities import ABILITIES, area_of
from companion.games.firefly.flaws import need_free
from companion.games.firefly.kinds import ENEMIES, EPISODE_KINDS, PEOPLE
from companion.games.firefly.lasting import changed
from companion.games.firefly.phases import in_action
from companion.games.firefly.state import FireflyState
from companion.games.firefly.strikes import STRIKING

REACH = frozenset((*zones.VERSE, zones.COMBAT))


class EnemyDefeated(Event, frozen=True):
    """An enemy went to the Defeated Cards (FFY-FIGHT-04)."""

    slot: SlotId


class CharacterDefeated(Event, frozen=True):
    """A character left the game for the Defeated Characters (FFY-SPEC-08)."""

    slot: SlotId


class CardDefeated(Event, frozen=True):
    """Another card was defeated and went to the pile its kind names (FFY-SPEC-09, 10)."""

    slot: SlotId
    to: ZoneId


def _enemy_defeated(state: FireflyState, event: EnemyDefeated) -> FireflyState:
    """It lies among the Defeated Cards (FFY-FIGHT-04)."""
    return carried(state, (event.slot,), zones.DEFEATED)


def _character_defeated(state: FireflyState, event: CharacterDefeated) -> FireflyState:
    """It leaves the game; what it gave and what it counts for this turn stays (FFY-SPEC-08, FFY-SPEC-12)."""
    return carried(state, (event.slot,), zones.DEFEATED_CHARACTERS)


def _guard(draft: Draft[FireflyState], seat: SeatId, slot: SlotId) -> None:
    """Only open enemies of the 'Verse and the Combat Zone are fought (FFY-FIGHT-01)."""
    need_free(draft, seat)
    if slot in draft.state.inevitables:
        draft.refuse("FFY-INEV-02", "impossible", here=phrase("here-inevitable"))
    need_enemy(draft, slot, REACH, ENEMIES, "FFY-FIGHT-01", _rule_against)


def _rule_against(card: Card) -> str:
    """By which rule a card that is no enemy is not fought: a Side Job by its own (FFY-SIDE-06)."""
    return "FFY-SIDE-06" if card.kind == "side-job" else "FFY-FIGHT-01"


def in_reach(state: FireflyState) -> Iterator[SlotId]:
    """The open cards of the Combat Zone and the 'Verse."""
    for zone in (zones.COMBAT, *zones.VERSE):
        for slot in reversed(state.table.zone(zone)):
            if state.table.slots[slot].face_up:
                yield slot


def pile_of(card: Card) -> ZoneId:
    """Where a defeated card goes (FFY-SPEC-08 to 10)."""
    if card.kind in PEOPLE:
        return zones.DEFEATED_CHARACTERS
    return {"talent": zones.TALENTS, "flaw": zones.FLAWS}.get(card.kind, zones.DEFEATED)


def _buried(work: Kill, card: Card) -> Event:
    if card.kind in ENEMIES:
        return EnemyDefeated(work.slot)
    is_person = card.kind in PEOPLE
    return CharacterDefeated(work.slot) if is_person else CardDefeated(work.slot, pile_of(card))


def _dies(draft: Draft[FireflyState], work: Kill, card: Card, zone: ZoneId) -> None:
    """A "Defeated:" ability (FFY-FIGHT-05)."""
    ABILITIES.begin(draft, card, work.slot, "defeated", draft.state.decider, area=area_of(zone))


def _does(state: FireflyState, slot: SlotId) -> Phrase | None:
    """Which strikes it spares; of one that only waits in the 'Verse and says nothing, that it never comes."""
    card = state.table.card(slot)
    waits = card is not None and card.kind in ENEMIES and not card.abilities
    return STRIKING.does(state, slot) or (phrase("does-stop") if waits else None)


FIGHTING: Fighting[FireflyState] = Fighting(
    guard=_guard, unknown="FFY-FIGHT-01", short="FFY-FIGHT-02", reach=in_reach, kinds=EPISODE_KINDS,
    enemies=ENEMIES, buried=_buried, dies=_dies, open=in_action, does=_does,
    modified=lambda state, slot: changed(state, "attack", slot),
    is_usual=lambda state, slot: slot not in state.inevitables,
    is_hidden=lambda state, slot: zones.is_hidden(state.table, slot),
    is_gone=lambda state, slot: state.table.slots[slot].zone == zones.REMOVED,
)  # fmt: skip
price = FIGHTING.price

FEATURE: Feature[FireflyState] = joined(
    "fighting",
    FIGHTING.feature(),
    Feature(
        name="firefly",
        moments=("defeated",),
        events={
            EnemyDefeated: _enemy_defeated, CharacterDefeated: _character_defeated,
            CardDefeated: lays(),
        },
        carries=(EnemyDefeated, CharacterDefeated, CardDefeated),
    ),
)  # fmt: skip
