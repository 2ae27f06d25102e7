"""The Action Phase: playing cards, using abilities, recruiting, and the HQ (ALN-ACT, ALN-RECRUIT)."""

from __future__ import annotations

from companion.core.language.asks import Choice, Option, Pending, Source
from companion.core.language.cards import Card
from companion.core.language.ids import CopyId, SeatId, SlotId
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.slots import Known
from companion.engine.decks import needs_identity, needs_number
from companion.engine.draft import Draft, piece
from companion.engine.effects.conditions import all_hold
from companion.engine.effects.interpret import queue_ability, queue_clauses
from companion.engine.legendary import market
from companion.engine.legendary.hands import is_in_game, show, take_word
from companion.engine.legendary.pools import charge, charge_late
from companion.games.alien import events as e
from companion.games.alien import zones
from companion.games.alien.commands import Play, Recruit, RecruitSergeant, UseAbility
from companion.games.alien.decide_agendas import calls_the_company
from companion.games.alien.decide_aliens import ALIEN_CARD
from companion.games.alien.decide_deaths import show_burst
from companion.games.alien.decide_doubts import needs_class
from companion.games.alien.decide_keywords import copy_of, gained
from companion.games.alien.decide_objectives import pay_goal
from companion.games.alien.effects import PEOPLE
from companion.games.alien.effects_begin import JUDGES, Moment, area_of, begin_at
from companion.games.alien.events_agendas import TraitorWon
from companion.games.alien.evolve_keywords import text_of
from companion.games.alien.evolve_prices import recruit_cost, sergeant_cost
from companion.games.alien.phases import need_action, need_play
from companion.games.alien.state import AlienState, Ready

IN_HAND, NOT_MEANT = "in-hand", "not-meant"


def play(draft: Draft[AlienState], command: Play) -> None:
    """Play a card from the own hand (ALN-ACT-01); a Chestburster in it kills instead (ALN-FACE-14)."""
    seat, copy, table = command.seat, command.copy, draft.state.table
    if copy not in table.designs or not is_in_game(table, copy):
        draft.refuse("ALN-ACT-01", "impossible", here=phrase("here-no-such-card"))
    card = table.card_of(copy)
    if card.has("chestburster"):
        return show_burst(draft, seat, copy)
    need_play(draft, seat)
    if card.kind not in ((ALIEN_CARD,) if seat in draft.state.aliens else PEOPLE):
        draft.refuse("ALN-ACT-01", "impossible", here=phrase("here-cannot-be-played", card=card.name))
    draft.later(piece("play", seat, data={"copy": copy, "known": known_by(command.source)}))


def known_by(source: Source) -> Known:
    """How a card that was named or shown is known."""
    return "seen" if source == "camera" else "told"


def _play(draft: Draft[AlienState], pending: Pending) -> None:
    """Find the card in the hand; one that the books have elsewhere is a question, never a refusal."""
    seat, copy, known = pending.seat, CopyId(pending.data["copy"]), pending.data["known"]
    assert seat is not None
    hand = zones.of(seat, "hand")
    slot = show(draft, hand, copy, known)
    if slot is None and pending.answer == IN_HAND:
        slot = take_word(draft, hand, copy, known)
    if slot is not None:
        draft.emit(e.CardPlayed(seat, slot))
        draft.later(piece("played", seat, slot))
    elif pending.answer != NOT_MEANT:
        ask_where(draft, pending, copy)


def ask_where(draft: Draft[AlienState], pending: Pending, copy: CopyId) -> None:
    """The app has this card elsewhere: it was in the hand, or it was not meant to be played."""
    card = draft.state.table.card_of(copy).name
    options = (
        Option(IN_HAND, phrase("option-was-in-hand")),
        Option(NOT_MEANT, phrase("option-not-meant")),
    )
    why = phrase("ask-card-elsewhere", card=card)
    draft.ask(Choice(id=draft.next_ask, why=why, seat=pending.seat, options=options), pending)


def _played(draft: Draft[AlienState], pending: Pending) -> None:
    """The printed points come into the pools, then the card's abilities are resolved (ALN-ACT-02, 03, 13)."""
    slot, seat = pending.slot, pending.seat
    assert slot is not None and seat is not None
    if needs_identity(draft, slot, phrase("ask-which-played"), pending):
        return  # a tool took back which card it is
    if not pending.n and calls_the_company(draft.state, seat, slot):
        return draft.emit(TraitorWon(seat))
    if needs_class(draft, slot, pending):
        return
    if needs_number(draft, slot, "attack", pending) or needs_number(draft, slot, "recruit", pending):
        return
    card = text_of(draft.state, slot)
    assert card is not None
    attack, recruit = card.number("attack") or 0, card.number("recruit") or 0
    if attack or recruit:
        draft.emit(e.PointsGained(attack, recruit, slot))
    via = tuple(pending.data.get("via", ()))
    begin_at(draft, card, slot, Moment("play", seat, play=pending.n, via=via))


def use_ability(draft: Draft[AlienState], command: UseAbility) -> None:
    """Use an ability that waits for its player: once this turn, or one of a goal card (ALN-ACT-10)."""
    slot, seat, index, table = command.slot, command.seat, command.index, draft.state.table
    is_open = slot in table.slots and table.slots[slot].face_up  # what lies hidden has nothing to use
    card = used_card(draft.state, slot, command.play) if is_open else None
    waits = card is not None and 0 <= index < len(card.abilities)
    draft.require(waits, "ALN-ACT-10", "impossible", here=phrase("here-no-such-ability"))
    need_play(draft, seat, over="ALN-ACT-10")
    assert card is not None
    ability = card.abilities[index]
    if ability.on == "goal":
        return pay_goal(draft, seat, slot, index)
    draft.require(ability.once, "ALN-ACT-13", "impossible", here=phrase("here-not-once", card=card.name))
    used = phrase("here-already-used", card=card.name)
    waiting = Ready(slot, index, command.play) in draft.state.ready
    draft.require(waiting, "ALN-ACT-10", "limit", here=used)
    work = queue_ability(seat, slot, index, card, area_of(table.slots[slot].zone))
    holds = all_hold(draft.state, ability.when, work, JUDGES)
    draft.require(holds, "ALN-ACT-10", "timing", here=phrase("here-condition", card=card.name))
    paid = charge(draft, "recruit", ability.pay, "ALN-TEXT-09")
    if paid:
        draft.emit(e.PointsSpent(recruit=paid))
    draft.emit(e.AbilityUsed(slot, index, command.play))
    queue_clauses(draft, work)


def used_card(state: AlienState, slot: SlotId, play: int) -> Card | None:
    """The card an ability belongs to: what lies in the slot, what it has cloned, or its copy."""
    if not play:
        return text_of(state, slot)
    copied = copy_of(state, slot, play)
    return state.table.cards.get(copied.design) if copied is not None else None


def recruit(draft: Draft[AlienState], command: Recruit) -> None:
    """Pay a character's cost and put it on the own discard pile (ALN-RECRUIT-01)."""
    slot, seat, table = command.slot, command.seat, draft.state.table
    if slot not in table.slots:
        draft.refuse("ALN-RECRUIT-01", "impossible", here=phrase("here-no-such-card"))
    zone = table.slots[slot].zone
    if zone == zones.SERGEANTS:
        draft.refuse("ALN-RECRUIT-06", "secret", here=phrase("here-top-sergeant"))
    need_action(draft, seat)
    card = table.card(slot)
    if not table.slots[slot].face_up or (card is not None and card.kind not in PEOPLE):
        draft.refuse("ALN-RECRUIT-01", "impossible", here=phrase("here-no-character"))
    if zone not in zones.HQ:
        draft.refuse("ALN-RECRUIT-01", "target", here=phrase("here-not-in-hq"))
    if _cost_unknown(draft, piece("recruit", seat, slot)):
        return
    cost = recruit_cost(draft.state, slot) or 0
    _take(draft, seat, slot, charge(draft, "recruit", cost, "ALN-RECRUIT-01"))


def _cost_unknown(draft: Draft[AlienState], pending: Pending) -> bool:
    slot = pending.slot
    assert slot is not None
    if draft.state.table.slots[slot].copy is None:
        return needs_identity(draft, slot, _which_there(draft, slot), pending)
    return needs_number(draft, slot, "cost", pending)


def _which_there(draft: Draft[AlienState], slot: SlotId) -> Phrase:
    """Asks for the card at one place of the HQ: up to five of them are asked for one after the other."""
    zone = draft.state.table.slots[slot].zone
    return phrase("ask-which-in-hq", place=phrase(f"place-{zone.replace(':', '-')}"))


def _recruit_late(draft: Draft[AlienState], pending: Pending) -> None:
    """The cost was told just now: pay it, or ask what to do when it is too much."""
    slot, seat = pending.slot, pending.seat
    assert slot is not None and seat is not None
    if _cost_unknown(draft, pending):
        return
    cost = recruit_cost(draft.state, slot) or 0
    paid = charge_late(draft, "recruit", cost, "ALN-RECRUIT-01", pending)
    if paid is not None:
        _take(draft, seat, slot, paid)


def _take(draft: Draft[AlienState], seat: SeatId, slot: SlotId, paid: int) -> None:
    """Pay, then the card goes to the discard pile; the HQ is refilled before anything else (ALN-TIME-04)."""
    if paid:
        draft.emit(e.PointsSpent(recruit=paid))
    draft.emit(e.Recruited(seat, slot))
    gained(draft, seat, slot)


def recruit_sergeant(draft: Draft[AlienState], command: RecruitSergeant) -> None:
    """Pay for the top Sergeant; its class shows only then (ALN-RECRUIT-05, 06)."""
    seat = command.seat
    need_action(draft, seat)
    slot = zones.top(draft.state.table, zones.SERGEANTS)
    if slot is None:
        draft.refuse("ALN-EMPTY-06", "impossible", here=phrase("here-no-sergeants"))
    assert slot is not None
    cost = sergeant_cost(draft.state)
    paid = charge(draft, "recruit", cost, "ALN-RECRUIT-05")
    if paid:
        draft.emit(e.PointsSpent(recruit=paid))
    draft.emit(e.Recruited(seat, slot))
    gained(draft, seat, slot)
    needs_identity(draft, slot, phrase("ask-which-sergeant"), piece("known", seat, slot))


def refill_hq(draft: Draft[AlienState]) -> bool:
    """Fill an empty HQ space from the Barracks at once, and learn which card it is (ALN-RECRUIT-02)."""
    unknown = market.next_unknown(draft.state.table, zones.HQ)
    if unknown is not None:
        return needs_identity(draft, unknown, _which_there(draft, unknown), piece("known", slot=unknown))
    fill = market.next_refill(draft.state.table, zones.HQ, zones.BARRACKS)
    if fill is not None:
        draft.emit(e.HqRefilled(*fill))
    return fill is not None


def _known_now(draft: Draft[AlienState], pending: Pending) -> None:
    """A card or number only had to be known; nothing else waits for it."""
    if pending.slot is not None:
        needs_identity(draft, pending.slot, phrase("ask-which-gained"), pending)


COMMANDS = {Play: play, UseAbility: use_ability, Recruit: recruit, RecruitSergeant: recruit_sergeant}
PIECES = {"play": _play, "played": _played, "recruit": _recruit_late, "known": _known_now}
