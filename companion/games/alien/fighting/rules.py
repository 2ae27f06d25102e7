"""Fighting and killing: what an enemy costs, who may be fought, where the dead go (ALN-FIGHT, ALN-KILL)."""

from __future__ import annotations

from companion.core.language.asks import Pending
from companion.core.language.cards import Card
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine.decks import needs_identity, needs_kind, needs_number
from companion.engine.draft import Draft, piece
from companion.engine.feature import Commands, Works
from companion.engine.legendary.points import PointsSpent
from companion.engine.legendary.pools import charge, charge_late
from companion.engine.legendary.revealing import TurnedUp
from companion.games.alien import zones
from companion.games.alien.abilities import area_of, begin
from companion.games.alien.fighting.commands import Fight
from companion.games.alien.fighting.events import CardKilled, CharacterKilled, EnemyKilled, Fought
from companion.games.alien.grammar.vocabulary import HIVE_KINDS, PEOPLE
from companion.games.alien.huggers.rules import is_open
from companion.games.alien.phases import need_action
from companion.games.alien.state import LEVELS, AlienState, Hugger

ENEMIES = ("enemy", "facehugger")
REACH = frozenset((*zones.ROOMS, zones.COMBAT, zones.OPERATIONS))
SHORT = "ALN-FIGHT-03"  # the rule that an unaffordable fight meets


def price(state: AlienState, slot: SlotId) -> int | None:
    """The Attack it costs to kill an enemy now, never below 0; None while nobody knows it (ALN-FIGHT-07)."""
    card = state.table.card(slot)
    printed = card.number("attack") if card is not None else None
    return None if printed is None else max(0, printed - state.weakened.get(slot, 0))


def fight(draft: Draft[AlienState], command: Fight) -> None:
    """The active player pays an enemy's Attack and kills it (ALN-FIGHT-01, 02)."""
    slot, seat = command.slot, command.seat
    no_card = phrase("here-no-such-card")
    draft.require(slot in draft.state.table.slots, "ALN-FIGHT-01", "impossible", here=no_card)
    hugger = next((one for one in draft.state.huggers if one.slot == slot), None)
    if hugger is not None:
        _need_window(draft, seat, hugger)
    need_action(draft, seat)
    if hugger is None:
        _need_enemy(draft, slot)
    work = piece("fight", seat, slot)
    if needs_number(draft, slot, "attack", work):
        return
    cost = price(draft.state, slot) or 0
    _win(draft, seat, slot, charge(draft, "attack", cost, SHORT))


def _need_window(draft: Draft[AlienState], seat: SeatId, hugger: Hugger) -> None:
    """A facehugger can be fought by the active player, this turn and the next (ALN-FACE-03)."""
    if seat != draft.state.active:
        here = phrase("here-turn-of", name=draft.state.player(draft.state.active).name)
        draft.refuse("ALN-FACE-03", "timing", here=here)
    draft.require(is_open(draft.state, hugger), "ALN-FACE-03", "timing", here=phrase("here-too-late"))


def _need_enemy(draft: Draft[AlienState], slot: SlotId) -> None:
    """Only face-up enemies of the Complex and the Combat Zone are fought, final ones at the end."""
    held, card = draft.state.table.slots[slot], draft.state.table.card(slot)
    if not held.face_up:
        is_hidden = phrase("here-card-hidden")
        draft.refuse("ALN-FIGHT-01", "secret", here=is_hidden, remedy=phrase("remedy-scan"))
    if card is None or held.zone not in REACH:
        draft.refuse("ALN-FIGHT-01", "impossible", here=phrase("here-card-elsewhere"))
    assert card is not None  # just required, and never waived
    if card.kind not in ENEMIES:
        draft.refuse("ALN-FIGHT-01", "target", here=phrase("here-no-enemy", card=card.name))
    if held.zone == zones.OPERATIONS and not card.has("fought-in-operations"):
        draft.refuse("ALN-FIGHT-01", "target", here=phrase("here-in-operations", card=card.name))
    current, last = draft.state.objective, LEVELS[-1]
    if card.has("final-enemy") and current < last:
        final = phrase("here-final-enemy", card=card.name, level=current)
        remedy = phrase("remedy-objective", level=last)
        draft.refuse("ALN-FIGHT-10", "timing", here=final, remedy=remedy)


def _fight_late(draft: Draft[AlienState], pending: Pending) -> None:
    """The Attack was told just now: pay it, or ask what to do when it is too much."""
    slot, seat = pending.slot, pending.seat
    assert slot is not None and seat is not None
    if needs_identity(draft, slot, phrase("ask-which-enemy"), pending):
        return  # a tool took back which card it is
    if needs_number(draft, slot, "attack", pending):
        return
    paid = charge_late(draft, "attack", price(draft.state, slot) or 0, SHORT, pending)
    if paid is not None:
        _win(draft, seat, slot, paid)


def _win(draft: Draft[AlienState], seat: SeatId, slot: SlotId, paid: int) -> None:
    draft.emit(PointsSpent(attack=paid))
    draft.emit(Fought(seat, slot, paid))
    kill(draft, slot, seat)


def kill(draft: Draft[AlienState], slot: SlotId, seat: SeatId) -> None:
    """A card is killed, by a fight or an effect, and goes to the pile its type names (ALN-KILL-01 to 04)."""
    draft.later(piece("kill", seat, slot))


def _kill(draft: Draft[AlienState], pending: Pending) -> None:
    """A hidden card is turned up only to find its pile: it is not revealed (ALN-RULING-63)."""
    slot, table = pending.slot, draft.state.table
    assert slot is not None
    if table.slots[slot].zone == zones.REMOVED:
        return  # it left the game with its owner
    if zones.is_hidden(table, slot):
        draft.emit(TurnedUp(slot))
    if needs_identity(draft, slot, phrase("ask-which-killed"), pending):
        return
    if needs_kind(draft, slot, HIVE_KINDS, pending):
        return
    card, area = draft.state.table.card(slot), area_of(draft.state.table.slots[slot].zone)
    assert card is not None
    _bury(draft, slot, card)
    if card.kind in ENEMIES:
        begin(draft, card, slot, "death", draft.state.decider, area=area)


def _bury(draft: Draft[AlienState], slot: SlotId, card: Card) -> None:
    if card.kind in ENEMIES:
        draft.emit(EnemyKilled(slot))
    elif card.kind in PEOPLE:
        draft.emit(CharacterKilled(slot))
    else:
        draft.emit(CardKilled(slot, pile_of(card)))


def pile_of(card: Card) -> ZoneId:
    """Where a card goes that leaves the board; a type without a pile is set aside (ALN-RULING-63)."""
    if card.kind in ENEMIES:
        return zones.DEAD_ENEMIES
    if card.kind in PEOPLE:
        return zones.DEAD_CHARACTERS
    if card.kind in ("event", "hazard"):
        return zones.SPENT
    return zones.HATCHERY if card.kind == "hatchery" else zones.REMOVED


COMMANDS: Commands[AlienState] = {Fight: fight}
WORK: Works[AlienState] = {"fight": _fight_late, "kill": _kill}
