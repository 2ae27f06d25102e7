"""Vigilant, Sacrifice and Mobilize: cards in play that are kept, given up or sacrificed (ALN-KEY-12)."""

from __future__ import annotations

from companion.core.language.asks import Option
from companion.core.language.cards import Card
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.core.language.refusals import Kind
from companion.engine.answers import set_aside
from companion.engine.draft import Draft, again
from companion.engine.effects.selectors import pick, slot_key
from companion.engine.feature import Commands
from companion.engine.legendary.abilities import Moment
from companion.engine.legendary.copying import copy_of, text_of
from companion.engine.legendary.gaining import Gaining
from companion.engine.legendary.strikes import DrawStrike
from companion.engine.legendary.verbs.strikes import StrikeAvoided
from companion.games.alien import zones
from companion.games.alien.abilities import begin, begin_at
from companion.games.alien.keywords.commands import GiveUp, Sacrifice
from companion.games.alien.keywords.events import CardsKept, GivenUp, Sacrificed
from companion.games.alien.phases import need_action, need_living
from companion.games.alien.state import AlienState

AVOIDS = "avoid-strike"
OWN_TURN = ("hive", "action", "strike")  # phases of the own turn in which a card can be sacrificed
DRAW_IT = "draw"  # the answer that takes the strike


def in_play(state: AlienState, seat: SeatId) -> tuple[SlotId, ...]:
    """A player's cards in play: played this turn, and kept ones (ALN-KEY-15)."""
    table = state.table
    return (*table.zone(zones.of(seat, "played")), *table.zone(zones.of(seat, "vigilant")))


def says(card: Card | None, on: str) -> bool:
    """Whether a card has a text for a moment, also one that only its owner can read."""
    return card is not None and (bool(card.does(on)) or (card.has(_mark(on)) and not card.structured))


def _mark(on: str) -> str:
    return "vigilant" if on == "discard" else on


def give_up(draft: Draft[AlienState], command: GiveUp) -> None:
    """Discard an own card in play for its effect (ALN-KEY-14)."""
    slot, seat, state = command.slot, command.seat, draft.state
    need_living(draft, seat)
    need_action(draft, seat)
    not_there = phrase("here-not-your-play", name=state.player(seat).name)
    draft.require(slot in in_play(state, seat), "ALN-KEY-14", "impossible", here=not_there)
    card = text_of(state, slot)
    nothing = phrase("here-nothing-to-give-up", card=card.name if card else phrase("a-card"))
    draft.require(says(card, "discard"), "ALN-KEY-14", "impossible", here=nothing)
    only_strikes = phrase("here-only-against-strikes")
    draft.require(not is_shield(card), "ALN-STRIKE-16", "timing", here=only_strikes)
    _discard(draft, seat, slot)


def is_shield(card: Card | None) -> bool:
    """Whether a card is discarded only when a strike is about to be drawn."""
    texts = card.does("discard") if card is not None else ()
    return bool(texts) and all(clause.verb == AVOIDS for ability in texts for clause in ability.do)


def _discard(draft: Draft[AlienState], seat: SeatId, slot: SlotId) -> None:
    card = text_of(draft.state, slot)
    draft.emit(GivenUp(seat, slot))
    if card is not None:
        begin(draft, card, slot, "discard", seat)


def sacrifice(draft: Draft[AlienState], command: Sacrifice) -> None:
    """Kill an own card in play for its Sacrifice effect, any time on the own turn (ALN-KEY-17, 20)."""
    slot, seat, state = command.slot, command.seat, draft.state
    need_living(draft, seat)
    card = _sacrificed(draft, seat, slot, command.play)
    draft.require(says(card, "sacrifice"), "ALN-KEY-17", "impossible", here=phrase("here-no-sacrifice"))
    phase = state.turn.phase
    here = phrase("here-turn-of", name=state.player(state.active).name)
    draft.require(seat == state.active, "ALN-KEY-20", "timing", here=here)
    kind: Kind = "timing" if phase == "cleanup" else "impossible"
    now = phrase("here-phase", phase=phrase(f"phase-{phase}"))
    draft.require(phase in OWN_TURN, "ALN-RULING-58", kind, here=now)
    set_aside(draft)
    _kill(draft, seat, slot, command.play)


def _sacrificed(draft: Draft[AlienState], seat: SeatId, slot: SlotId, play: int) -> Card | None:
    """What the card, or its copy, says; it must be in play."""
    state = draft.state
    if not play:
        not_there = phrase("here-not-your-play", name=state.player(seat).name)
        draft.require(slot in in_play(state, seat), "ALN-KEY-20", "impossible", here=not_there)
        return text_of(state, slot)
    copied = copy_of(state, slot, play)
    draft.require(copied is not None, "ALN-KEY-20", "impossible", here=phrase("here-no-such-copy"))
    assert copied is not None
    used = phrase("here-copy-spent")
    draft.require(not copied.spent, "ALN-RULING-13", "limit", here=used)
    return state.table.cards.get(copied.design)


def _kill(draft: Draft[AlienState], seat: SeatId, slot: SlotId, play: int = 0) -> None:
    copied = copy_of(draft.state, slot, play)
    card = draft.state.table.cards.get(copied.design) if copied is not None else text_of(draft.state, slot)
    draft.emit(Sacrificed(seat, slot, play))
    if card is not None:
        begin_at(draft, card, slot, Moment("sacrifice", seat, play=play))


def keep(draft: Draft[AlienState], seat: SeatId) -> None:
    """Vigilant cards stay in front of their owner when the others are discarded (ALN-KEY-12)."""
    slots = draft.state.table.zone(zones.of(seat, "played"))
    kept = tuple(s for s in slots if (card := text_of(draft.state, s)) is not None and card.has("vigilant"))
    if kept:
        draft.emit(CardsKept(seat, kept))


def avoids(draft: Draft[AlienState], pending: DrawStrike, seat: SeatId) -> bool:
    """Whether a strike is not drawn, or its player is asked how to avoid it (ALN-STRIKE-16).

    True when the strike must not be drawn now; its work is queued again where something has to come first.
    """
    state = draft.state
    if state.shields.get(seat, 0):
        draft.emit(StrikeAvoided(seat))
        return True
    options = (*ways_out(state, seat), Option(DRAW_IT, phrase("option-draw-strike")))
    asked = again(pending, pending.answer)
    why = phrase("ask-avoid-strike", name=state.player(seat).name)
    chosen = pick(draft, asked, why, options, otherwise=DRAW_IT)
    if chosen is None:
        return True
    if chosen.slot is None:
        return False
    draft.later(again(pending, None))
    end = _kill if chosen.key.startswith("sacrifice:") else _discard
    end(draft, seat, chosen.slot)
    return True


def ways_out(state: AlienState, seat: SeatId) -> tuple[Option, ...]:
    """The cards in play that a player can discard or, on the own turn, sacrifice to avoid a strike."""
    found = []
    for slot in in_play(state, seat):
        card = text_of(state, slot)
        if card is None:
            continue
        if _avoids(card, "discard"):
            found.append(Option(slot_key(slot), phrase("option-give-up", card=card.name), slot=slot))
        elif _avoids(card, "sacrifice") and seat == state.active:
            label = phrase("option-sacrifice", card=card.name)
            found.append(Option(f"sacrifice:{slot}", label, slot=slot))
    return tuple(found)


def _avoids(card: Card, on: str) -> bool:
    return any(clause.verb == AVOIDS for ability in card.does(on) for clause in ability.do)


COMMANDS: Commands[AlienState] = {GiveUp: give_up, Sacrifice: sacrifice}
GAINING: Gaining[AlienState] = Gaining(on="mobilize", speaks=lambda card: says(card, "mobilize"), begin=begin)
gained = GAINING.gained
