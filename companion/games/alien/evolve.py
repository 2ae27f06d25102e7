"""What each event does to a State of Alien."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import singledispatch
from typing import Any

from msgspec.structs import replace

from companion.core.language.events import Bound, Event, FactLearned, Moved, NumberSet, Opened, ProgressSet
from companion.core.language.ids import DesignId, SeatId, SlotId, ZoneId
from companion.core.language.states import Turn
from companion.engine import zones as piles
from companion.engine.evolve import evolve_core
from companion.games.alien import events as e
from companion.games.alien import evolve_agendas as agendas
from companion.games.alien import evolve_aliens as aliens
from companion.games.alien import evolve_by_hand as by_hand
from companion.games.alien import evolve_feats as feats
from companion.games.alien import evolve_keywords as keywords
from companion.games.alien import evolve_leaving as leaving
from companion.games.alien import evolve_saying as saying
from companion.games.alien import zones
from companion.games.alien.evolve_ending import LOST, WON, ended
from companion.games.alien.evolve_prices import is_cheaper
from companion.games.alien.state import ENDED, LEVELS, AlienState, Hugger, Ready

PARTS = (keywords, aliens, agendas, feats, saying)
START = {"attack": 0, "recruit": 0, "objective": 1, "hazards": 0, "rebuilds": 0}


def evolve(state: AlienState, event: Event) -> AlienState:
    """The State after an event."""
    then = next((part.AFTER[kind] for part in PARTS if (kind := type(event)) in part.AFTER), None)
    after = _after(event, state) if then is None else then(state, event)
    after = agendas.follow(event, state, after) if after.agendas else after
    after = leaving.forgotten(feats.follow(event, state, after))
    return keywords.tidied(after) if after.clones else after


@singledispatch
def _after(event: Event, state: AlienState) -> AlienState:
    """Events that every room knows."""
    return evolve_core(state, event)


Then = Callable[[Any, AlienState], AlienState]


def _on(kind: type) -> Callable[[Then], Then]:
    """Register what an event type does."""
    return _after.register(kind)


def _carry(
    state: AlienState, slots: Iterable[SlotId], to: ZoneId, at: int = 0, face_up: bool | None = True
) -> AlienState:
    """Carry cards to a zone, face up unless said otherwise."""
    return replace(state, table=piles.move(state.table, slots, to, at, face_up))


def _count(state: AlienState, **changes: int) -> AlienState:
    """Add to the numbers of the game."""
    numbers = dict(state.numbers)
    for name, by in changes.items():
        key = name.replace("__", ":")
        numbers[key] = numbers.get(key, 0) + by
    return replace(state, numbers=numbers)


def _without_hugger(state: AlienState, slot: SlotId) -> AlienState:
    return replace(state, huggers=tuple(hugger for hugger in state.huggers if hugger.slot != slot))


@_on(Opened)
def _opened(event: Opened, state: AlienState) -> AlienState:
    state = evolve_core(state, event)
    numbers = START | {f"progress:{level}": 0 for level in LEVELS}
    return replace(state, turn=Turn(0, state.players[0].seat, "setup"), numbers=numbers)


@_on(Moved)
def _moved(event: Moved, state: AlienState) -> AlienState:
    return by_hand.moved(state, evolve_core(state, event), event)


@_on(Bound)
def _bound(event: Bound, state: AlienState) -> AlienState:
    state = evolve_core(state, event)
    if not state.table.card_of(event.copy).has("chestburster"):
        return state
    return replace(state, carriers=by_hand.carriers(state))


@_on(FactLearned)
def _fact_learned(event: FactLearned, state: AlienState) -> AlienState:
    """What was played already counts as what it was told to be."""
    state = evolve_core(state, event)
    card = state.table.cards.get(DesignId(event.of))
    if card is None or event.field not in ("klass", "crew"):
        return state
    told = {event.field: str(event.value)}
    played = (replace(one, **told) if one.design == card.design else one for one in state.played)
    return replace(state, played=tuple(played))


@_on(NumberSet)
@_on(ProgressSet)
def _set(event: NumberSet | ProgressSet, state: AlienState) -> AlienState:
    after = evolve_core(state, event)
    if isinstance(event, ProgressSet):
        after = aliens.corrected(after, event)
    return after if after.objective == state.objective else by_hand.with_objective_on_top(after)


@_on(e.TurnBegan)
def _turn_began(event: e.TurnBegan, state: AlienState) -> AlienState:
    turn = Turn(event.number, event.seat, "hive")
    fresh = replace(state, turn=turn, played=(), ready=(), weakened={}, struck=(), laid=())
    fresh = replace(fresh, lenders=(), shields={}, calmed=(), discounts=())
    return aliens.turn_began(replace(fresh, numbers={**state.numbers, "attack": 0, "recruit": 0}))


@_on(e.PhaseBegan)
def _phase_began(event: e.PhaseBegan, state: AlienState) -> AlienState:
    return replace(state, turn=replace(state.turn, phase=event.phase))


@_on(e.HiveCardPlaced)
def _hive_card_placed(event: e.HiveCardPlaced, state: AlienState) -> AlienState:
    laid = _carry(state, (event.slot,), event.zone, face_up=False)
    return replace(laid, laid=(*state.laid, event.slot))


@_on(e.Pushed)
def _pushed(event: e.Pushed, state: AlienState) -> AlienState:
    return _carry(state, (event.slot,), event.zone, face_up=None)


@_on(e.EnteredCombatZone)
def _entered_combat_zone(event: e.EnteredCombatZone, state: AlienState) -> AlienState:
    return _carry(state, (event.slot,), zones.COMBAT, face_up=None)


@_on(e.TurnedUp)
def _turned_up(event: e.TurnedUp, state: AlienState) -> AlienState:
    return replace(state, table=piles.turn(state.table, event.slot))


@_on(e.HazardTriggered)
def _hazard_triggered(event: e.HazardTriggered, state: AlienState) -> AlienState:
    return _count(state, hazards=1)


@_on(e.Spent)
def _spent(event: e.Spent, state: AlienState) -> AlienState:
    return _carry(state, (event.slot,), zones.SPENT)


@_on(e.FacehuggerLanded)
def _facehugger_landed(event: e.FacehuggerLanded, state: AlienState) -> AlienState:
    hugger = Hugger(event.slot, event.seat, event.deadline)
    state = _carry(state, (event.slot,), zones.of(event.seat, "hugger"), piles.FAR_END)
    return replace(_without_hugger(state, event.slot), huggers=(*state.huggers, hugger))


@_on(e.FacehuggerDied)
def _facehugger_died(event: e.FacehuggerDied, state: AlienState) -> AlienState:
    return _carry(_without_hugger(state, event.slot), (event.slot,), zones.DEAD_ENEMIES)


@_on(e.Impregnated)
def _impregnated(event: e.Impregnated, state: AlienState) -> AlienState:
    if event.slot is None:
        return state
    carried = {**state.carriers, event.seat: state.carriers.get(event.seat, 0) + 1}
    state = replace(state, carriers=carried)
    return _carry(state, (event.slot,), zones.of(event.seat, "discard"))


@_on(e.CardPlayed)
def _card_played(event: e.CardPlayed, state: AlienState) -> AlienState:
    card = state.table.card(event.slot)
    state = _carry(state, (event.slot,), zones.of(event.seat, "played"), piles.FAR_END)
    return replace(state, played=(*state.played, keywords.played_as(event.slot, card)))


@_on(e.PointsGained)
def _points_gained(event: e.PointsGained, state: AlienState) -> AlienState:
    return _count(state, attack=event.attack, recruit=event.recruit)


@_on(e.PointsSpent)
def _points_spent(event: e.PointsSpent, state: AlienState) -> AlienState:
    return _count(state, attack=-event.attack, recruit=-event.recruit)


@_on(e.PoolsEmptied)
def _pools_emptied(event: e.PoolsEmptied, state: AlienState) -> AlienState:
    return replace(state, numbers={**state.numbers, "attack": 0, "recruit": 0}, ready=())


@_on(e.AbilityReady)
def _ability_ready(event: e.AbilityReady, state: AlienState) -> AlienState:
    return replace(state, ready=(*state.ready, Ready(event.slot, event.index, event.play)))


@_on(e.AbilityUsed)
def _ability_used(event: e.AbilityUsed, state: AlienState) -> AlienState:
    used = Ready(event.slot, event.index, event.play)
    return replace(state, ready=tuple(ready for ready in state.ready if ready != used))


@_on(e.Recruited)
def _recruited(event: e.Recruited, state: AlienState) -> AlienState:
    left = tuple(one for one in state.discounts if not (one.once and is_cheaper(state, one, event.slot)))
    return _carry(replace(state, discounts=left), (event.slot,), zones.of(event.seat, "discard"))


@_on(e.Gained)
def _gained(event: e.Gained, state: AlienState) -> AlienState:
    face_up = not event.to.startswith(("hand:", "deck:"))
    return _carry(state, (event.slot,), event.to, face_up=face_up)


@_on(e.HqRefilled)
def _hq_refilled(event: e.HqRefilled, state: AlienState) -> AlienState:
    return _carry(state, (event.slot,), event.zone)


@_on(e.EnemyKilled)
def _enemy_killed(event: e.EnemyKilled, state: AlienState) -> AlienState:
    return _carry(_without_hugger(state, event.slot), (event.slot,), zones.DEAD_ENEMIES)


@_on(e.CharacterKilled)
def _character_killed(event: e.CharacterKilled, state: AlienState) -> AlienState:
    return _carry(state, (event.slot,), zones.DEAD_CHARACTERS)


@_on(e.CardKilled)
def _card_killed(event: e.CardKilled, state: AlienState) -> AlienState:
    home = state.table.slots[event.slot].zone
    state = _carry(_without_hugger(state, event.slot), (event.slot,), event.to)
    seat = SeatId(piles.owner(home))
    if event.to == zones.HATCHERY and state.carriers.get(seat, 0):
        return replace(state, carriers={**state.carriers, seat: state.carriers[seat] - 1})
    return state


@_on(e.CardLeft)
def _card_left(event: e.CardLeft, state: AlienState) -> AlienState:
    return _carry(state, (event.slot,), event.to)


@_on(e.Weakened)
def _weakened(event: e.Weakened, state: AlienState) -> AlienState:
    by = state.weakened.get(event.slot, 0) + event.by
    return replace(state, weakened={**state.weakened, event.slot: by})


@_on(e.EnemyStruck)
def _enemy_struck(event: e.EnemyStruck, state: AlienState) -> AlienState:
    return replace(state, struck=(*state.struck, event.slot))


@_on(e.StrikeDrawn)
def _strike_drawn(event: e.StrikeDrawn, state: AlienState) -> AlienState:
    return _carry(state, (event.slot,), zones.of(event.seat, "damage"), piles.FAR_END)


@_on(e.StrikeMissed)
@_on(e.Healed)
def _strike_gone(event: e.StrikeMissed | e.Healed, state: AlienState) -> AlienState:
    return _carry(state, (event.slot,), zones.STRUCK)


@_on(e.StrikesReshuffled)
def _strikes_reshuffled(event: e.StrikesReshuffled, state: AlienState) -> AlienState:
    return _carry(state, state.table.zone(zones.STRUCK), zones.STRIKES, face_up=False)


@_on(e.PlayerDied)
def _player_died(event: e.PlayerDied, state: AlienState) -> AlienState:
    gone = (*zones.own_cards(state.table, event.seat),)
    state = _carry(state, gone, zones.REMOVED)
    state = _carry(state, state.table.zone(zones.of(event.seat, "damage")), zones.STRUCK)
    players = tuple(replace(p, alive=p.alive and p.seat != event.seat) for p in state.players)
    carriers = {seat: n for seat, n in state.carriers.items() if seat != event.seat}
    turn = replace(state.turn, phase=ENDED) if event.seat == state.active else state.turn
    return replace(state, players=players, carriers=carriers, turn=turn)


@_on(e.CardsDiscarded)
def _cards_discarded(event: e.CardsDiscarded, state: AlienState) -> AlienState:
    return _carry(state, event.slots, state.discard_of(event.seat))


@_on(e.HandDrawn)
def _hand_drawn(event: e.HandDrawn, state: AlienState) -> AlienState:
    return _carry(state, event.slots, zones.of(event.seat, "hand"), piles.FAR_END, face_up=False)


@_on(e.DeckReshuffled)
def _deck_reshuffled(event: e.DeckReshuffled, state: AlienState) -> AlienState:
    discard = state.table.zone(state.discard_of(event.seat))
    return _carry(state, discard, state.deck_of(event.seat), face_up=False)


@_on(e.ObjectiveProgressed)
def _objective_progressed(event: e.ObjectiveProgressed, state: AlienState) -> AlienState:
    return _count(state, **{f"progress__{event.level}": event.n})


@_on(e.ObjectiveDone)
def _objective_done(event: e.ObjectiveDone, state: AlienState) -> AlienState:
    current = zones.objective(state.table, event.level)
    if current is not None and state.table.slots[current].zone == zones.OBJECTIVES:
        state = _carry(state, (current,), zones.OBJECTIVES, piles.FAR_END)
    return replace(state, numbers={**state.numbers, "objective": event.level + 1})


@_on(e.HiveRebuilt)
def _hive_rebuilt(event: e.HiveRebuilt, state: AlienState) -> AlienState:
    state = _carry(state, state.table.zone(zones.DEAD_ENEMIES), zones.HIVE, face_up=False)
    return _count(state, rebuilds=1)


@_on(e.Won)
def _won(event: e.Won, state: AlienState) -> AlienState:
    return ended(state, WON)


@_on(e.Lost)
def _lost(event: e.Lost, state: AlienState) -> AlienState:
    return ended(state, LOST)
