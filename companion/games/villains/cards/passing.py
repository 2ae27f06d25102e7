"""Cards of a hand that go elsewhere: to a neighbour, onto the deck, into the next hand, and back again."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from companion.core.language.asks import Option, Work
from companion.core.language.cards import Clause
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine.changes import carried, counted
from companion.engine.draft import Draft
from companion.engine.effects.selectors import one_of_each, pick, slot_options
from companion.engine.effects.sentences import sort_of
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature, Settling
from companion.engine.legendary.hands import any_unknown, known_cards, unknown_cards
from companion.engine.legendary.moves import own
from companion.engine.legendary.verbs.piles import Recovered
from companion.engine.turns import clockwise, next_seat
from companion.games.villains import zones
from companion.games.villains.abilities import begin
from companion.games.villains.cards.turning import LaidBack
from companion.games.villains.dodging import Dodged
from companion.games.villains.kinds import ALLIES
from companion.games.villains.meaning import is_meant
from companion.games.villains.picking import choose, places_of
from companion.games.villains.reading import READING
from companion.games.villains.state import CLEANUP, VillainsState

DISCARDED = "discarded"  # the moment of a card that was discarded, but for Dodge and the end of a turn


class CardPassed(Event, frozen=True):
    """A card of one hand came into another one."""

    seat: SeatId
    slot: SlotId
    to: SeatId


class KeptForHand(Event, frozen=True):
    """A card will join its player's next new hand."""

    seat: SeatId
    slot: SlotId


class DiscardHeard(Event, frozen=True):
    """What a card says of being discarded was begun."""

    slot: SlotId


class PassLeft(Work, frozen=True, tag="pass-left"):
    """Everybody chooses a card of the hand; then all of them go to the left at once."""

    seats: tuple[SeatId, ...]
    chosen: tuple[tuple[SeatId, SlotId], ...] = ()
    what: str = ""  # which cards are meant; any when left out


def pass_left(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """Each player passes a card of the hand that is meant to the player on the left, or none.

    VIL-SPEC-02, VIL-SPEC-14.
    """
    what = str(clause.args.get("what", ""))
    draft.later(PassLeft(clockwise(draft.state, draft.state.active), what=what))


def _passes(draft: Draft[VillainsState], work: PassLeft) -> None:
    if not work.seats:
        for one, card in work.chosen:
            draft.emit(CardPassed(one, card, next_seat(draft.state, one)))
        return
    seat, rest = work.seats[0], work.seats[1:]
    if not draft.state.table.zone(zones.of(seat, "hand")):
        return draft.later(replace(work, seats=rest, answer=None))
    asked = replace(work, seat=seat)
    if work.what:
        why = phrase("ask-pass-meant", name=draft.state.player(seat).name, **sort_of(work.what))
        means = partial(is_meant, match=work.what)
        slot = choose(draft, asked, (zones.of(seat, "hand"),), means, why)
    else:
        slot = from_hand(draft, asked, seat, "ask-pass-which")
    if draft.state.ask is None:
        chosen = (*work.chosen, (seat, slot)) if slot is not None else work.chosen
        draft.later(replace(work, seats=rest, chosen=chosen, answer=None))


def from_hand(draft: Draft[VillainsState], work: Work, seat: SeatId, why: str) -> SlotId | None:
    """A card that its owner takes out of the hand, unseen where nobody knows it; None while it is asked."""
    hand, table = zones.of(seat, "hand"), draft.state.table
    known = one_of_each(draft.state, known_cards(table, hand))
    options = list(slot_options(draft.state, known, public=True))
    if unknown_cards(table, hand):
        options.append(Option("hand", phrase("option-another-card")))
    chosen = pick(draft, work, phrase(why, name=draft.state.player(seat).name), options)
    if chosen is None:
        return None
    return chosen.slot if chosen.slot is not None else any_unknown(draft, hand, 1)[0]


def hand_to_deck(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """A player puts so many cards of the hand on top of the own deck, the last one on top."""
    seat = READING.player(draft, work)
    if seat is None or not READING.is_single(draft, work, clause):
        return
    if draft.state.table.zone(zones.of(seat, "hand")):
        slot = from_hand(draft, replace(work, seat=seat), seat, "ask-on-deck-which")
        if slot is not None:
            draft.emit(LaidBack(seat, slot))


def keep_one(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """One of the own Allies that is meant joins the new hand at the end of this turn (VIL-SPEC-05).

    With `from` it is one of those that were played alone.
    """
    seat, match = work.seat or draft.state.active, str(clause.args["match"])
    places = places_of(draft.state, str(clause.args.get("from", "yours")), seat)
    slot = choose(draft, work, places, partial(is_meant, match=match), phrase("ask-keep-which"))
    if slot is not None:
        draft.emit(KeptForHand(seat, slot))


def take_back(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """This card comes back from the discard pile to the hand."""
    seat = work.seat or draft.state.active
    if work.slot is not None and work.slot in draft.state.table.zone(zones.of(seat, "discard")):
        draft.emit(Recovered(seat, work.slot, zones.of(seat, "hand")))


def heard(draft: Draft[VillainsState]) -> None:
    """What was discarded by an effect and says something of it: once for every discard (VIL-KW-07, 10)."""
    state = draft.state
    if state.turn.phase == CLEANUP:
        return
    for seat, slots in state.discarded.items():
        for slot in slots:
            card = state.table.card(slot)
            if card is None or card.kind not in ALLIES or not card.does(DISCARDED):
                continue
            is_due = slots.count(slot) > state.numbers.get(f"turn:heard:{slot}", 0)
            if is_due and slot in state.table.zone(zones.of(seat, "discard")):
                draft.emit(DiscardHeard(slot))
                return begin(draft, card, slot, DISCARDED, seat)


def _passed(state: VillainsState, event: CardPassed) -> VillainsState:
    return carried(state, (event.slot,), zones.of(event.to, "hand"), zones.FAR_END, face_up=False)


def _kept(state: VillainsState, event: KeptForHand) -> VillainsState:
    kept = (*state.held_over.get(event.seat, ()), event.slot)
    return replace(state, held_over={**state.held_over, event.seat: tuple(dict.fromkeys(kept))})


def _heard(state: VillainsState, event: DiscardHeard) -> VillainsState:
    return counted(state, **{f"turn__heard__{event.slot}": 1})


def _dodged(event: Dodged, before: VillainsState, after: VillainsState) -> VillainsState:
    """A card that is dodged with says only what it says of that (VIL-KW-07)."""
    return counted(after, **{f"turn__heard__{event.slot}": 1})


PART: Feature[VillainsState] = Feature(
    name="passing",
    moments=(DISCARDED,),
    verbs={
        "pass-left": pass_left, "hand-to-deck": hand_to_deck, "keep-one": keep_one, "take-back": take_back,
    },
    work={PassLeft: _passes},
    events={CardPassed: _passed, KeptForHand: _kept, DiscardHeard: _heard},
    prompts={CardPassed: own("prompt-passed")},
    follows={Dodged: _dodged},
    settle=(Settling(heard, reads=("discarded", "table", "numbers")),),
    silent=(DiscardHeard,),
)  # fmt: skip
