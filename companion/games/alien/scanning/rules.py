"""Scanning rooms, and what happens when a hidden card is turned up (ALN-SCAN, ALN-REVEAL)."""

from __future__ import annotations

from companion.core.language.asks import Pending
from companion.core.language.cards import Card
from companion.core.language.events import OutOfStep
from companion.core.language.ids import SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine.decks import needs_board, needs_identity, needs_kind
from companion.engine.draft import Draft, piece
from companion.engine.effects.selectors import one_of_each, pick, slot_options
from companion.engine.feature import Commands, Works
from companion.engine.legendary.points import PointsSpent
from companion.engine.legendary.pools import charge, charge_late
from companion.games.alien import zones
from companion.games.alien.abilities import ENEMIES_SAY, area_of, begin, enemies_in
from companion.games.alien.agendas.rules import Secrets
from companion.games.alien.grammar.vocabulary import HIVE_KINDS
from companion.games.alien.huggers import rules as huggers
from companion.games.alien.phases import need_action
from companion.games.alien.printed import rules
from companion.games.alien.scanning.commands import Scan
from companion.games.alien.scanning.events import (
    EventTriggered,
    FinalEnemyFound,
    HazardTriggered,
    Scanned,
    Spent,
    TurnedUp,
)
from companion.games.alien.state import LEVELS, AlienState

SHORT = "ALN-SCAN-03"  # the rule that an unaffordable scan meets


def scan(draft: Draft[AlienState], command: Scan) -> None:
    """The active player pays a room's Scan Cost and turns its hidden card up (ALN-SCAN-01)."""
    room, seat = command.zone, command.seat
    need_action(draft, seat)
    if _hidden_in(draft.state, room) is None:
        draft.refuse("ALN-SCAN-02", "impossible", here=phrase("here-nothing-hidden"))
    if _needs_cost(draft, piece("scan", seat, zone=room)):
        return
    _turn_up(draft, room, charge(draft, "attack", draft.state.boards[room]["scan"], SHORT))


def _hidden_in(state: AlienState, room: ZoneId) -> SlotId | None:
    """The hidden card of an open room."""
    slot = zones.top(state.table, room)
    hidden = slot is not None and zones.is_hidden(state.table, slot) and room not in state.blocked
    return slot if hidden else None


def _needs_cost(draft: Draft[AlienState], pending: Pending) -> bool:
    """Whether the Scan Cost must be asked first: it is printed only on the board (ALN-RULING-02)."""
    room = pending.zone
    assert room is not None
    if "scan" in draft.state.boards.get(room, {}):
        return False
    why = phrase("ask-scan-cost", place=phrase(f"place-{room.replace(':', '-')}"))
    return needs_board(draft, room, "scan", why, pending)


def _scan_late(draft: Draft[AlienState], pending: Pending) -> None:
    """The Scan Cost was told just now: pay it, or ask what to do when it is too much."""
    room = pending.zone
    assert room is not None
    if _hidden_in(draft.state, room) is None or _needs_cost(draft, pending):
        return
    paid = charge_late(draft, "attack", draft.state.boards[room]["scan"], SHORT, pending)
    if paid is not None:
        _turn_up(draft, room, paid)


def _turn_up(draft: Draft[AlienState], room: ZoneId, paid: int) -> None:
    slot = _hidden_in(draft.state, room)
    assert slot is not None
    draft.emit(PointsSpent(attack=paid))
    draft.emit(Scanned(room, paid))
    reveal(draft, slot)


def reveal(draft: Draft[AlienState], slot: SlotId) -> None:
    """A hidden card is turned up and resolved at once, before anything else (ALN-SCAN-06, ALN-TIME-02)."""
    if not draft.state.table.slots[slot].face_up:
        draft.emit(TurnedUp(slot))
    draft.later(piece("revealed", draft.state.decider, slot))


def _reveal(draft: Draft[AlienState], pending: Pending) -> None:
    assert pending.slot is not None
    reveal(draft, pending.slot)


def _revealed(draft: Draft[AlienState], pending: Pending) -> None:
    """What the card is decides what happens; the active player makes its choices (ALN-REVEAL-14)."""
    slot = pending.slot
    assert slot is not None
    if needs_identity(draft, slot, phrase("ask-which-revealed"), pending):
        return
    if needs_kind(draft, slot, HIVE_KINDS, pending):
        return
    card = draft.state.table.card(slot)
    assert card is not None
    if card.kind == "event":
        _event(draft, slot)
    elif card.kind == "hazard":
        _hazard(draft, slot)
    elif card.kind == "facehugger":
        huggers.land(draft, slot)
    elif card.kind == "secrets":
        draft.later(Secrets(slot))
    else:
        _stays(draft, slot, card)


def _stays(draft: Draft[AlienState], slot: SlotId, card: Card) -> None:
    """Enemies, characters, goal and special cards stay unless their text moves them (ALN-RULING-62)."""
    if card.has("final-enemy"):
        draft.emit(FinalEnemyFound(slot, draft.state.objective >= LEVELS[-1]))
    begin(draft, card, slot, "reveal", draft.state.decider)


def _event(draft: Draft[AlienState], slot: SlotId) -> None:
    """The current objective's Event ability, then those of the enemies in play (ALN-REVEAL-04, 05)."""
    draft.emit(EventTriggered(slot, draft.state.objective))
    draft.later(piece("spent", slot=slot))
    event_texts(draft, slot)


def event_texts(draft: Draft[AlienState], slot: SlotId) -> None:
    """What an Event brings: the objective's ability first; areas are those of the card that brings it."""
    draft.later(piece("event-enemies", draft.state.decider, slot))
    current = zones.objective(draft.state.table, draft.state.objective)
    _begin_as(draft, current, "event", draft.state.table.slots[slot].zone)


def _begin_as(draft: Draft[AlienState], slot: SlotId | None, on: str, zone: ZoneId, level: int = 0) -> None:
    """Begin an ability of a card beside the board; its area is where the revealed card lies."""
    card = draft.state.table.card(slot) if slot is not None else None
    if slot is not None and card is not None:
        begin(draft, card, slot, on, draft.state.decider, level, area_of(zone))


def _event_enemies(draft: Draft[AlienState], pending: Pending) -> None:
    """The Event abilities of enemies in play, one after the other, in an order that the AP chooses.

    Those whose text only the players know are told of in one sentence at the end, not one by one.
    """
    done, in_play = tuple(pending.data.get("done", ())), _in_play(draft.state)
    left = [slot for slot in in_play if slot not in done and _minds_events(draft.state, slot)]
    if not left:
        if any(_is_riddle(draft.state, slot) for slot in in_play):
            draft.emit(OutOfStep(pending.slot, ENEMIES_SAY))
        return
    options = slot_options(draft.state, one_of_each(draft.state, left, anywhere=True))
    chosen = pick(draft, pending, phrase("ask-event-order"), options)
    if chosen is None or chosen.slot is None:
        return
    data = {"done": [*done, chosen.slot]}
    draft.later(piece("event-enemies", pending.seat, pending.slot, data=data))
    card = draft.state.table.card(chosen.slot)
    if card is not None:  # it speaks to whom the Event was for, though that player has died of it
        begin(draft, card, chosen.slot, "event", pending.seat or draft.state.decider)


def _in_play(state: AlienState) -> tuple[SlotId, ...]:
    """The enemies in play: face up in Complex and Combat Zone, and in front of players (ALN-RULING-52)."""
    board = tuple(slot for zone in (*zones.ROOMS, zones.COMBAT) for slot in enemies_in(state, zone))
    return board + tuple(hugger.slot for hugger in state.huggers)


def _minds_events(state: AlienState, slot: SlotId) -> bool:
    """Whether an enemy has an Event ability, as far as is known."""
    card = state.table.card(slot)
    area = area_of(state.table.slots[slot].zone)
    return card is not None and any(ability.area in ("", area) for ability in card.does("event"))


def _is_riddle(state: AlienState, slot: SlotId) -> bool:
    """Whether only the players can read what an enemy says."""
    card = state.table.card(slot)
    return card is not None and not card.structured


def _hazard(draft: Draft[AlienState], slot: SlotId) -> None:
    """The location's next ability; after the last there is none, and the players are told (ALN-RULING-08)."""
    number = draft.state.numbers.get("hazards", 0) + 1
    draft.emit(HazardTriggered(slot, number))
    draft.later(piece("spent", slot=slot))
    hazard_text(draft, slot, number)


def hazard_text(draft: Draft[AlienState], slot: SlotId, number: int) -> None:
    """What the Hazard of a number brings: the location's ability, if it has one of that number."""
    if number <= rules().hazards:
        location = zones.top(draft.state.table, zones.LOCATION)
        _begin_as(draft, location, "hazard", draft.state.table.slots[slot].zone, number)


def _spent(draft: Draft[AlienState], pending: Pending) -> None:
    """The Event or Hazard is done and goes to its discard space (ALN-REVEAL-04, 06)."""
    assert pending.slot is not None
    draft.emit(Spent(pending.slot))


COMMANDS: Commands[AlienState] = {Scan: scan}
WORK: Works[AlienState] = {
    "scan": _scan_late, "reveal": _reveal, "revealed": _revealed, "event-enemies": _event_enemies,
    "spent": _spent,
}  # fmt: skip
