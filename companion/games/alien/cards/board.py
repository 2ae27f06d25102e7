"""Verbs of card effects on the board: hidden cards, enemies, strikes and the Hive."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.asks import Option
from companion.core.language.cards import Clause
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine.decks import needs_number
from companion.engine.draft import Draft
from companion.engine.effects.interpret import Verbs
from companion.engine.effects.numbers import number
from companion.engine.effects.selectors import one_of_each, pick, slot_options
from companion.engine.effects.work import DoClause
from companion.engine.legendary.fighting import Kill, Weakened
from companion.engine.legendary.lane import ENTRY
from companion.engine.legendary.revealing import Reveal
from companion.engine.legendary.strikes import Healed
from companion.games.alien import hive, strikes, zones
from companion.games.alien.abilities import COUNTERS, enemies_in, hidden_rooms
from companion.games.alien.cards.own import one_by_one, players
from companion.games.alien.fighting import CardLeft, pile_of, price
from companion.games.alien.huggers import rules as huggers
from companion.games.alien.scanning import Scanned
from companion.games.alien.state import AlienState

FRONT = "front"


def heal(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """Strikes beside an Avatar are healed, as many as there are; who uses it says which (ALN-RULING-51)."""
    state = draft.state
    if pending.target is None:
        seat = players(draft, pending, lambda one: bool(zones.wounds(state.table, one)), _patient)
        if seat is not None:
            draft.later(_patient(pending, seat))
        return
    seat = pending.target
    taken = zones.wounds(state.table, seat)
    if not taken or not one_by_one(draft, pending, clause):
        return
    name = state.player(seat).name
    options = slot_options(state, one_of_each(state, taken))
    chosen = pick(draft, pending, phrase("ask-heal-which", name=name), options)
    if chosen is not None and chosen.slot is not None:
        draft.emit(Healed(chosen.slot, seat))


def _patient(pending: DoClause, seat: SeatId) -> DoClause:
    """The healing as work on one player, while its user goes on choosing."""
    return replace(pending, target=seat, answer=None)


def strike(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """Strike cards are drawn, each resolved like an enemy's (ALN-STRIKE-11)."""
    seat = players(draft, pending)
    if seat is not None:
        strikes.draw(draft, seat, number(draft.state, clause, "n", COUNTERS, 1))


def scan(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """A hidden card is turned up free of Scan Cost (ALN-SCAN-04)."""
    if not one_by_one(draft, pending, clause):
        return
    hidden = hidden_rooms(draft.state)
    if clause.args.get("where") == "entry":
        entry, slots = entry_room(draft.state), draft.state.table.slots
        hidden = tuple(slot for slot in hidden if slots[slot].zone == entry)
    if not hidden:
        return
    chosen = pick(draft, pending, phrase("ask-scan-which"), slot_options(draft.state, hidden))
    if chosen is not None and chosen.slot is not None:
        draft.emit(Scanned(draft.state.table.slots[chosen.slot].zone, 0))
        draft.later(Reveal(seat=draft.state.active, slot=chosen.slot))


def entry_room(state: AlienState) -> ZoneId | None:
    """The open room nearest the Hive."""
    return next((room for room in zones.ROOMS if room not in state.blocked), None)


def targets(state: AlienState, what: str, where: str) -> tuple[SlotId, ...]:
    """The cards on the board that an effect can be about."""
    if what == "hidden":
        return hidden_rooms(state)
    if what == "facehugger":
        return tuple(hugger.slot for hugger in state.huggers)
    rooms = tuple(slot for room in zones.ROOMS for slot in enemies_in(state, room))
    combat = enemies_in(state, zones.COMBAT)
    front = tuple(hugger.slot for hugger in state.huggers)
    return {"complex": rooms, "combat": combat, FRONT: front}.get(where, rooms + combat + front)


def kill(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """A card on the board is killed without a fight (ALN-KILL-01)."""
    state, what = draft.state, str(clause.args["what"])
    limit = number(state, clause, "attack", COUNTERS) if "attack" in clause.args else None
    found = [
        slot
        for slot in targets(state, what, str(clause.args.get("where", "any")))
        if what == "hidden" or _may_die(state, slot, limit, bool(clause.args.get("final")))
    ]
    if not found:
        return
    slot = _target(draft, pending, found, limit)
    if slot is not None:
        draft.later(Kill(seat=pending.seat or state.active, slot=slot))


def _may_die(state: AlienState, slot: SlotId, limit: int | None, final: bool) -> bool:
    card, attack = state.table.card(slot), price(state, slot)
    if card is not None and card.has("final-enemy") and not final:
        return False
    return limit is None or attack is None or attack <= limit


def _target(
    draft: Draft[AlienState], pending: DoClause, found: list[SlotId], limit: int | None
) -> SlotId | None:
    """The card that was chosen; None while something is asked, its Attack included when that matters."""
    if pending.picked in found:
        return pending.picked
    early = [slot for slot in found if is_early_final(draft.state, slot)]
    why = phrase("ask-kill-final" if early else "ask-kill-which")
    options = list(slot_options(draft.state, found))
    if early and len(early) == len(found):
        options.append(Option("no", phrase("option-leave-it")))
    chosen = pick(draft, pending, why, options)
    if chosen is None or chosen.slot is None:
        return None
    picked = replace(pending, picked=chosen.slot)
    if limit is not None and needs_number(draft, chosen.slot, "attack", picked):
        return None
    return chosen.slot


def is_early_final(state: AlienState, slot: SlotId) -> bool:
    """Whether this is a final enemy whose objective is not current yet: its death would not count."""
    card = state.table.card(slot)
    return card is not None and card.has("final-enemy") and state.objective < 3


def weaken(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """An enemy's Attack is lower for the rest of this turn (ALN-TEXT-11)."""
    found = targets(draft.state, "enemy", str(clause.args.get("where", "any")))
    by = number(draft.state, clause, "by", COUNTERS)
    if not found or not by:
        return
    chosen = pick(draft, pending, phrase("ask-weaken-which", n=by), slot_options(draft.state, found))
    if chosen is not None and chosen.slot is not None:
        draft.emit(Weakened(chosen.slot, by))


def add_hive(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """Hive cards are added by the push rule, one after the other (ALN-HIVE-10)."""
    if one_by_one(draft, pending, clause):
        hive.place(draft)


def push(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """An enemy or hidden card of the Complex is moved one room on; what does not move stays (ALN-TEXT-10)."""
    cards = (*targets(draft.state, "enemy", "complex"), *hidden_rooms(draft.state))
    found = [slot for slot in cards if not hive.is_immobile(draft.state, slot)]
    if not found:
        return
    chosen = pick(draft, pending, phrase("ask-push-which"), slot_options(draft.state, found))
    if chosen is not None and chosen.slot is not None:
        room = zones.ROOMS.index(draft.state.table.slots[chosen.slot].zone)
        hive.enter(draft, chosen.slot, room + 1)


def drag(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """An enemy of the Combat Zone goes back into the entry room, face up; facehuggers never (ALN-FACE-08)."""
    combat = enemies_in(draft.state, zones.COMBAT)
    found = [slot for slot in combat if not hive.is_immobile(draft.state, slot)]
    if not found:
        return
    chosen = pick(draft, pending, phrase("ask-drag-which"), slot_options(draft.state, found))
    if chosen is not None and chosen.slot is not None:
        hive.enter(draft, chosen.slot, ENTRY)


def reveal_combat(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """The hidden card nearest the Airlock drops into the Combat Zone and is turned up there."""
    hidden = hidden_rooms(draft.state)
    if one_by_one(draft, pending, clause) and hidden:
        hive.drop(draft, hidden[-1])


def facehugger(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """A facehugger comes: this card itself, or one that lies in the Hatchery (ALN-FACE-11)."""
    table = draft.state.table
    own = table.card(pending.slot) if pending.slot is not None else None
    if own is not None and pending.slot is not None and own.kind == "facehugger":
        return huggers.land(draft, pending.slot)
    if huggers.needs_hatchery(draft, pending):
        return
    for slot in table.zone(zones.HATCHERY):
        card = draft.state.table.card(slot)
        if card is not None and card.kind == "facehugger":
            return huggers.land(draft, slot)


def leave(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """This card goes to the pile that its type names; without one it is set aside (ALN-RULING-62, 63)."""
    card = draft.state.table.card(pending.slot) if pending.slot is not None else None
    if card is not None and pending.slot is not None:
        draft.emit(CardLeft(pending.slot, pile_of(card)))


VERBS: Verbs[AlienState] = {
    "heal": heal, "strike": strike, "scan": scan, "kill": kill, "weaken": weaken, "hive": add_hive,
    "push": push, "drag": drag, "reveal-combat": reveal_combat, "facehugger": facehugger, "leave":
    leave,
}  # fmt: skip
