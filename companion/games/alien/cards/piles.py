"""Verbs of card effects on decks and discard piles: taking back, killing, looking, turning up."""

from __future__ import annotations

from msgspec.structs import asdict, replace

from companion.core.language.asks import Choice, Option
from companion.core.language.cards import Card, Clause
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.decks import needs_identity
from companion.engine.draft import Draft
from companion.engine.effects.interpret import Verbs, instead
from companion.engine.effects.numbers import number
from companion.engine.effects.selectors import one_of_each, pick, place_name, slot_options
from companion.engine.effects.work import DoClause
from companion.engine.feature import Works
from companion.engine.legendary.fighting import Kill
from companion.engine.legendary.hands import any_unknown, known_cards, unknown_cards
from companion.engine.legendary.market.events import Gained
from companion.engine.legendary.own_deck import CardsDiscarded, HandDrawn, refill
from companion.games.alien import zones
from companion.games.alien.abilities import COUNTERS
from companion.games.alien.cards.events import PutBack, Recovered, TopTurned
from companion.games.alien.cards.ordering import Arranging, arrange, arranging
from companion.games.alien.cards.own import one_by_one, players
from companion.games.alien.deaths.rules import burst
from companion.games.alien.grammar.words import CLASSES
from companion.games.alien.keywords.rules import gained
from companion.games.alien.state import AlienState

KEEP, UNDER = "keep", "bottom"


class SendTurned(DoClause, frozen=True, kw_only=True, tag="top-turned"):
    """The top card of a deck lies open, and goes by what it is."""

    top: SlotId


def recover(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """A player takes a card of the own discard pile back, as many as there are (ALN-TEXT-03)."""
    seat = players(draft, pending)
    if seat is None or not one_by_one(draft, pending, clause):
        return
    slot = _of_discard(draft, replace(pending, seat=seat), seat, "ask-recover-which", may=False, burst=False)
    if slot is not None:
        draft.emit(Recovered(seat, slot, zones.of(seat, str(clause.args.get("to", "hand")))))


def kill_discard(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """A player kills a card of the own discard pile; a Chestburster goes to the Hatchery (ALN-KILL-03)."""
    seat = players(draft, pending)
    if seat is None or not one_by_one(draft, pending, clause):
        return
    may = bool(clause.args.get("may"))
    slot = _of_discard(draft, replace(pending, seat=seat), seat, "ask-kill-discard", may=may, burst=True)
    if slot is not None:
        draft.later(Kill(seat=seat, slot=slot))


def _of_discard(
    draft: Draft[AlienState], pending: DoClause, seat: SeatId, why: str, *, may: bool, burst: bool
) -> SlotId | None:
    """A card of a discard pile that its owner names; None while it is asked, or when there is none."""
    table, pile = draft.state.table, zones.of(seat, "discard")
    known = [slot for slot in known_cards(table, pile) if burst or not _is_burst(table.card(slot))]
    options = list(slot_options(draft.state, one_of_each(draft.state, known)))
    if unknown_cards(table, pile):
        options.append(Option("other", phrase("option-another-card")))
    if not options:
        return None
    if may:
        options.append(Option("no", phrase("option-no")))
    name = draft.state.player(seat).name
    chosen = pick(draft, pending, phrase(why, name=name), options)
    if chosen is None or chosen.key == "no":
        return None
    return chosen.slot if chosen.slot is not None else any_unknown(draft, pile, 1)[0]


def _is_burst(card: Card | None) -> bool:
    return card is not None and card.has("chestburster")


def _deck(draft: Draft[AlienState], clause: Clause, seat: SeatId, at: int) -> SlotId | None:
    """The card so far down in the deck that a clause names; the own deck is made anew when it is empty."""
    name = str(clause.args.get("at", "deck"))
    if name == "deck" and not refill(draft, seat):
        return None
    zone = zones.of(seat, "deck") if name == "deck" else ZoneId(name)
    cards = draft.state.table.zone(zone)
    return cards[at] if at < len(cards) else None


def look(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """One player looks at top cards, one after the other, and may put each under the deck (ALN-FACE-17).

    Only that player learns which they are: where the app knows them it tells them behind the curtain.
    """
    seat = pending.seat or draft.state.active
    at, left = pending.at or 0, pending.left
    if left is None:
        left = number(draft.state, clause, "n", COUNTERS, 1)
    slot = _deck(draft, clause, seat, at) if left else None
    if slot is None:
        if clause.args.get("may") == "order":
            arrange(draft, seat, pending.seen)
        return
    if pending.answer not in (KEEP, UNDER):
        return draft.ask(_look_ask(draft, clause, seat, slot), replace(pending, answer=None))
    if pending.answer == UNDER and clause.args.get("may") == "bottom":
        draft.emit(PutBack(slot, under=True))
        at -= 1
    seen = (*pending.seen, slot)
    draft.later(replace(pending, at=at + 1, left=left - 1, seen=seen, answer=None))


def _look_ask(draft: Draft[AlienState], clause: Clause, seat: SeatId, slot: SlotId) -> Choice:
    """The private question what becomes of a card that one player alone looks at."""
    table = draft.state.table
    card, place = table.card(slot), place_name(table.slots[slot].zone)
    why: Phrase = phrase("ask-look", place=place)
    if card is not None:
        why = phrase("ask-look-card", place=place, card=card.name)
    options = [Option(KEEP, phrase("option-keep-there"))]
    if clause.args.get("may") == "bottom":
        options.append(Option(UNDER, phrase("option-under")))
    return Choice(id=draft.next_ask, why=why, seat=seat, private=True, options=tuple(options))


def reveal_top(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """The top card is turned up for all and goes by what it is, one after the other."""
    n = number(draft.state, clause, "n", COUNTERS, 1)
    if n > 1:
        return draft.later(*(instead(pending, n=1) for _ in range(n)))
    seat = pending.seat or draft.state.active
    slot = _deck(draft, clause, seat, 0) if n else None
    if slot is not None:
        draft.emit(TopTurned(slot))
        draft.later(SendTurned(**{**asdict(pending), "answer": None}, top=slot))


def _top_turned(draft: Draft[AlienState], work: SendTurned) -> None:
    """What was turned up is known by now, and goes where the clause says."""
    slot, clause = work.top, work.clause
    if needs_identity(draft, slot, phrase("ask-which-turned"), work):
        return
    card = draft.state.table.card(slot)
    seat = work.seat or draft.state.active
    if seat not in draft.state.acting:  # it was turned up for somebody who has died since
        return None if draft.state.table.slots[slot].zone == zones.REMOVED else draft.emit(PutBack(slot))
    matches = card is not None and is_match(card, str(clause.args.get("match", "any")))
    to = str(clause.args["then"] if matches else clause.args.get("else", "back"))
    _send(draft, seat, slot, to)


def is_match(card: Card, match: str) -> bool:
    """Whether a card is one of those that are meant."""
    if match in CLASSES:
        return card.klass == match
    return match == "any" or card.has(match)


def _send(draft: Draft[AlienState], seat: SeatId, slot: SlotId, to: str) -> None:
    """A card that lies open on a deck goes somewhere; one drawn into the hand may be deadly (ALN-FACE-14)."""
    if to == "hand":
        draft.emit(HandDrawn(seat, (slot,)))
        if _is_burst(draft.state.table.card(slot)):
            burst(draft, seat, slot)
    elif to == "discard":
        _discard(draft, seat, slot)
    elif to == "dead":
        draft.later(Kill(seat=seat, slot=slot))
    else:
        draft.emit(PutBack(slot, under=to == "bottom"))


def _discard(draft: Draft[AlienState], seat: SeatId, slot: SlotId) -> None:
    """An own card is discarded; one of the Barracks is gained by it, with its Mobilize text."""
    if draft.state.table.slots[slot].zone == zones.of(seat, "deck"):
        draft.emit(CardsDiscarded(seat, (slot,)))
    else:
        draft.emit(Gained(seat, slot, zones.of(seat, "discard")))
        gained(draft, seat, slot)


WORK: Works[AlienState] = {SendTurned: _top_turned, Arranging: arranging}
VERBS: Verbs[AlienState] = {
    "recover": recover, "kill-discard": kill_discard, "look": look, "reveal-top": reveal_top,
}  # fmt: skip
