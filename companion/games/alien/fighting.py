"""Fighting and killing: who may be fought, and where the dead go (ALN-FIGHT, ALN-KILL)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.core.language.cards import Card
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.engine import zones as piles
from companion.engine.changes import carried, lays
from companion.engine.draft import Draft
from companion.engine.feature import Feature, joined
from companion.engine.legendary.fighting import Fighting, Kill, need_enemy
from companion.games.alien import zones
from companion.games.alien.abilities import ABILITIES, area_of
from companion.games.alien.huggers import is_open, without_hugger
from companion.games.alien.kinds import HIVE_KINDS, PEOPLE
from companion.games.alien.phases import in_action, need_action
from companion.games.alien.state import LEVELS, AlienState, Hugger
from companion.games.alien.strikes import STRIKING

ENEMIES = ("enemy", "facehugger")
LINE = frozenset((*zones.ROOMS, zones.COMBAT))
REACH = LINE | {zones.OPERATIONS}


class EnemyKilled(Event, frozen=True):
    """An enemy went to Dead Enemies."""

    slot: SlotId


class CharacterKilled(Event, frozen=True):
    """A character went to Dead Characters."""

    slot: SlotId


class CardKilled(Event, frozen=True):
    """Another card was killed and went to the pile its type names."""

    slot: SlotId
    to: ZoneId


def _enemy_killed(state: AlienState, event: EnemyKilled) -> AlienState:
    return carried(without_hugger(state, event.slot), (event.slot,), zones.DEAD_ENEMIES)


def _card_killed(state: AlienState, event: CardKilled) -> AlienState:
    home = state.table.slots[event.slot].zone
    state = carried(without_hugger(state, event.slot), (event.slot,), event.to)
    seat = SeatId(piles.owner(home))
    if event.to == zones.HATCHERY and state.carriers.get(seat, 0):
        return replace(state, carriers={**state.carriers, seat: state.carriers[seat] - 1})
    return state


def _guard(draft: Draft[AlienState], seat: SeatId, slot: SlotId) -> None:
    """Facehuggers have a time of their own; all others must be enemies in reach (ALN-FIGHT-01)."""
    hugger = next((one for one in draft.state.huggers if one.slot == slot), None)
    if hugger is not None:
        _need_window(draft, seat, hugger)
    need_action(draft, seat)
    if hugger is None:
        _need_enemy(draft, slot)


def _need_window(draft: Draft[AlienState], seat: SeatId, hugger: Hugger) -> None:
    """A facehugger can be fought by the active player, this turn and the next (ALN-FACE-03)."""
    if seat != draft.state.active:
        here = phrase("here-turn-of", name=draft.state.player(draft.state.active).name)
        draft.refuse("ALN-FACE-03", "timing", here=here)
    draft.require(is_open(draft.state, hugger), "ALN-FACE-03", "timing", here=phrase("here-too-late"))


def _need_enemy(draft: Draft[AlienState], slot: SlotId) -> None:
    """Only face-up enemies of the Complex and the Combat Zone are fought, final ones at the end."""
    card = need_enemy(draft, slot, REACH, ENEMIES, "ALN-FIGHT-01", lambda card: "ALN-FIGHT-01")
    if draft.state.table.slots[slot].zone == zones.OPERATIONS and not card.has("fought-in-operations"):
        draft.refuse("ALN-FIGHT-01", "target", here=phrase("here-in-operations", card=card.name))
    current, last = draft.state.objective, LEVELS[-1]
    if card.has("final-enemy") and current < last:
        final = phrase("here-final-enemy", card=card.name, level=current)
        remedy = phrase("remedy-objective", level=last)
        draft.refuse("ALN-FIGHT-10", "timing", here=final, remedy=remedy)


def in_reach(state: AlienState) -> Iterator[SlotId]:
    """The open cards of Combat Zone and Complex, in front of players, and in Operations."""
    lying, slots = state.table.zones, state.table.slots
    hosts = [zones.of(player.seat, "hugger") for player in state.players]
    for zone in (zones.COMBAT, *zones.ROOMS, *hosts, zones.OPERATIONS):
        for slot in reversed(lying.get(zone, ())):
            if slots[slot].face_up:
                yield slot


def is_usual(state: AlienState, slot: SlotId) -> bool:
    """Whether nothing but turn and phase guards an enemy: it is no facehugger's host's, and not the last."""
    card = state.table.card(slot)
    is_there = state.table.slots[slot].zone in LINE
    return is_there and card is not None and not card.has("final-enemy")


def _buried(work: Kill, card: Card) -> Event:
    if card.kind in ENEMIES:
        return EnemyKilled(work.slot)
    return CharacterKilled(work.slot) if card.kind in PEOPLE else CardKilled(work.slot, pile_of(card))


def pile_of(card: Card) -> ZoneId:
    """Where a card goes that leaves the board; a type without a pile is set aside (ALN-RULING-63)."""
    if card.kind in ENEMIES:
        return zones.DEAD_ENEMIES
    if card.kind in PEOPLE:
        return zones.DEAD_CHARACTERS
    if card.kind in ("event", "hazard"):
        return zones.SPENT
    return zones.HATCHERY if card.kind == "hatchery" else zones.REMOVED


def _dies(draft: Draft[AlienState], work: Kill, card: Card, zone: ZoneId) -> None:
    ABILITIES.begin(draft, card, work.slot, "death", draft.state.decider, area=area_of(zone))


def _does(state: AlienState, slot: SlotId) -> Phrase | None:
    """The strikes that its death spares; of one without words in the Complex, that it never strikes."""
    card, zone = state.table.card(slot), state.table.slots[slot].zone
    if zone in zones.ROOMS and card is not None and card.kind in ENEMIES and not card.abilities:
        return phrase("does-early")
    if slot in state.calmed and card is not None and not card.abilities:
        return phrase("does-again")
    return STRIKING.does(state, slot)


FIGHTING: Fighting[AlienState] = Fighting(
    guard=_guard, unknown="ALN-FIGHT-01", short="ALN-FIGHT-03", reach=in_reach, kinds=HIVE_KINDS,
    enemies=ENEMIES, buried=_buried, dies=_dies, open=in_action, is_usual=is_usual, does=_does,
    is_hidden=lambda state, slot: zones.is_hidden(state.table, slot),
    is_gone=lambda state, slot: state.table.slots[slot].zone == zones.REMOVED,  # with its owner
)  # fmt: skip
price = FIGHTING.price
KILLED = (EnemyKilled, CharacterKilled, CardKilled)

FEATURE: Feature[AlienState] = joined(
    "fighting",
    FIGHTING.feature(),
    Feature(
        name="alien",
        moments=("death",),
        events={
            EnemyKilled: _enemy_killed, CharacterKilled: lays(zones.DEAD_CHARACTERS),
            CardKilled: _card_killed,
        },
        carries=KILLED,
    ),
)  # fmt: skip
