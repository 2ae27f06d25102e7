"""Strikes: the enemies of the Combat Zone one by one, and every strike card that is drawn (ALN-STRIKE)."""

from __future__ import annotations

from companion.core.language.asks import Pending
from companion.core.language.cards import UNKNOWN, Card
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine import answers, decks
from companion.engine.draft import Draft, again, piece
from companion.engine.feature import Commands, Works
from companion.games.alien import zones
from companion.games.alien.abilities import HANDS_DO, begin
from companion.games.alien.deaths.rules import TAKING, fields_of_life
from companion.games.alien.grammar.vocabulary import HIVE_KINDS
from companion.games.alien.keywords.rules import avoids
from companion.games.alien.phases import need_acting
from companion.games.alien.printed import rules
from companion.games.alien.state import AlienState
from companion.games.alien.strikes.commands import ForgotStrike
from companion.games.alien.strikes.events import (
    EnemyStruck,
    StrikeDrawn,
    StrikeMissed,
    StrikesReshuffled,
    StrikeTaken,
)


def draw(draft: Draft[AlienState], seat: SeatId, n: int = 1) -> None:
    """A player draws strikes, one after the other, for whatever reason (ALN-STRIKE-11)."""
    draft.later(*(piece("strike", seat),) * n)


def draw_forgotten(draft: Draft[AlienState], command: ForgotStrike) -> None:
    """The table remembers a strike that was not drawn: anybody who lives, any phase (ALN-STRIKE-11)."""
    need_acting(draft, command.seat)
    answers.set_aside(draft)
    draw(draft, command.seat)


def strikes_of(card: Card) -> int:
    """How many strike cards one strike of this card makes a player draw (ALN-STRIKE-04, 05)."""
    printed = rules().strikes
    if card.kind != "enemy" or card.has("does-not-strike"):
        return 0
    if card.has("triple-strike"):
        return printed.triple_strike
    return printed.double_strike if card.has("double-strike") else printed.usual


def _enemies_strike(draft: Draft[AlienState], pending: Pending) -> None:
    """The next enemy of the Combat Zone strikes, right to left; a carrier is not struck (ALN-STRIKE-13)."""
    slot, seat = _next_enemy(draft.state), draft.state.active
    if slot is None or draft.state.carries(seat) or seat in draft.state.aliens:
        return
    if decks.needs_identity(draft, slot, phrase("ask-which-enemy"), pending):
        return
    if decks.needs_kind(draft, slot, HIVE_KINDS, pending):
        return
    card = draft.state.table.card(slot)
    assert card is not None
    after = again(pending, None)
    if not strikes_of(card):  # only now it was told that it does not strike
        return draft.later(after)
    draft.emit(EnemyStruck(slot, seat))
    cards = (piece("strike", seat),) * strikes_of(card)
    draft.later(*cards, piece("strike-text", seat, slot), after)


def _next_enemy(state: AlienState) -> SlotId | None:
    """The rightmost card of the Combat Zone that has not struck yet and may strike (ALN-RULING-29)."""
    for slot in reversed(state.table.zone(zones.COMBAT)):
        card = state.table.card(slot)
        may_strike = card is None or card.kind == UNKNOWN or strikes_of(card)
        if slot not in (*state.struck, *state.calmed) and may_strike:
            return slot
    return None


def _strike(draft: Draft[AlienState], pending: Pending) -> None:
    """A living person draws the top strike card; with none to draw nothing happens (ALN-RULING-31)."""
    seat = _struck(pending)
    slot = zones.top(draft.state.table, zones.STRIKES)
    if slot is None or seat not in draft.state.acting or avoids(draft, pending, seat):
        return
    draft.emit(StrikeDrawn(slot, seat))
    draft.later(piece("strike-turned", seat, slot), piece(TAKING, seat, slot))


def _turned(draft: Draft[AlienState], pending: Pending) -> None:
    """What the drawn card is: damage stays beside the Avatar, then its text is done (ALN-STRIKE-08)."""
    slot, seat = pending.slot, _struck(pending)
    assert slot is not None
    if decks.needs_identity(draft, slot, phrase("ask-which-strike"), pending):
        return
    if decks.needs_number(draft, slot, "damage", pending):
        return
    damage = _damage(draft.state, slot)
    avatar = zones.top(draft.state.table, zones.of(seat, "avatar"))
    fields = fields_of_life(draft.state, seat) if damage and avatar is not None else ()
    if avatar is not None and any(decks.needs_number(draft, avatar, field, pending) for field in fields):
        return
    if damage:
        draft.emit(StrikeTaken(slot, seat, damage))
    if seat not in draft.state.aliens:  # an Alien Player ignores the text (ALN-ALIEN-09)
        _text(draft, pending)


def _text(draft: Draft[AlienState], pending: Pending) -> None:
    """What a striking enemy, or a drawn strike card, says besides (ALN-STRIKE-06, 09)."""
    assert pending.slot is not None
    card = draft.state.table.card(pending.slot)
    if card is not None:
        if card.kind == "strike" and not card.structured:
            draft.later(piece(HANDS_DO, _struck(pending), pending.slot))
        begin(draft, card, pending.slot, "strike", _struck(pending))


def _over(draft: Draft[AlienState], pending: Pending) -> None:
    """A strike without damage leaves once its text is done, unless that put it elsewhere (ALN-RULING-09)."""
    slot, seat = pending.slot, _struck(pending)
    assert slot is not None
    lies_there = draft.state.table.slots[slot].zone == zones.of(seat, "damage")
    if lies_there and not _damage(draft.state, slot):
        draft.emit(StrikeMissed(slot, seat))


def _damage(state: AlienState, slot: SlotId) -> int:
    card = state.table.card(slot)
    return (card.number("damage") or 0) if card is not None else 0


def _struck(pending: Pending) -> SeatId:
    """Whom a strike is for."""
    assert pending.seat is not None
    return pending.seat


def settle(draft: Draft[AlienState]) -> bool:
    """The strike deck is made anew the moment its last card has left (ALN-EMPTY-07)."""
    table = draft.state.table
    if table.zone(zones.STRIKES) or not table.zone(zones.STRUCK):
        return False
    draft.emit(StrikesReshuffled())
    decks.shuffle(draft, zones.STRIKES, "strikes")
    return True


COMMANDS: Commands[AlienState] = {ForgotStrike: draw_forgotten}
WORK: Works[AlienState] = {
    "enemies-strike": _enemies_strike, "strike": _strike, "strike-turned": _turned, "strike-text":
    _text, TAKING: _over,
}  # fmt: skip
