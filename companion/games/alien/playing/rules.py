"""Playing cards from the hand, and using their abilities (ALN-ACT)."""

from __future__ import annotations

from companion.core.language.asks import AnyWork, Choice, Option, Pending, Source
from companion.core.language.ids import CopyId
from companion.core.language.phrases import phrase
from companion.core.language.slots import Known
from companion.engine.decks import needs_identity, needs_number
from companion.engine.draft import Draft, piece
from companion.engine.effects.conditions import all_hold
from companion.engine.effects.interpret import queue_ability, queue_clauses
from companion.engine.feature import Commands, Works
from companion.engine.legendary.abilities import AbilityUsed, Moment
from companion.engine.legendary.copying import text_of, used_card
from companion.engine.legendary.hands import is_in_game, show, take_word
from companion.engine.legendary.points import PointsGained, PointsSpent
from companion.engine.legendary.pools import charge
from companion.engine.legendary.state import Ready
from companion.games.alien import zones
from companion.games.alien.abilities import JUDGES, area_of, begin_at
from companion.games.alien.aliens.rules import ALIEN_CARD
from companion.games.alien.deaths.rules import show_burst
from companion.games.alien.ending import TraitorWon, calls_the_company
from companion.games.alien.grammar.vocabulary import PEOPLE
from companion.games.alien.objectives.rules import pay_goal
from companion.games.alien.phases import need_play
from companion.games.alien.playing.commands import Play, UseAbility
from companion.games.alien.playing.doubts import needs_class
from companion.games.alien.playing.events import CardPlayed
from companion.games.alien.state import AlienState

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
        draft.emit(CardPlayed(seat, slot))
        draft.later(piece("played", seat, slot))
    elif pending.answer != NOT_MEANT:
        ask_where(draft, pending, copy)


def ask_where(draft: Draft[AlienState], pending: AnyWork, copy: CopyId) -> None:
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
        draft.emit(PointsGained(attack, recruit, slot))
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
        draft.emit(PointsSpent(recruit=paid))
    draft.emit(AbilityUsed(slot, index, command.play))
    queue_clauses(draft, work)


COMMANDS: Commands[AlienState] = {Play: play, UseAbility: use_ability}
WORK: Works[AlienState] = {"play": _play, "played": _played}
