"""What cards do with other players' decks and hands, and with the tops of the Ally Deck: tricks and gifts."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from companion.core.language.asks import Choice, Option, Work
from companion.core.language.cards import Card, Clause
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine.changes import carried
from companion.engine.decks import needs_identity
from companion.engine.draft import Draft
from companion.engine.effects.selectors import pick, seat_options, slot_options
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature
from companion.engine.legendary.moves import own
from companion.engine.legendary.own_deck import refill
from companion.engine.legendary.verbs.piles import TopTurned
from companion.engine.turns import clockwise
from companion.games.villains import zones
from companion.games.villains.counting import cards
from companion.games.villains.meaning import cost
from companion.games.villains.picking import choose
from companion.games.villains.state import VillainsState

FIRST, SECOND = "first", "second"


class PutIntoDiscard(Event, frozen=True):
    """A card was put into a player's discard pile; it was neither gained nor discarded by that."""

    seat: SeatId
    slot: SlotId


class SwappedWithLair(Event, frozen=True):
    """A card of a hand and an Ally of the Lair have changed places."""

    seat: SeatId
    slot: SlotId
    ally: SlotId


class Judged(Work, frozen=True, tag="judged"):
    """Two cards of a deck were called good and bad; their owner chooses one of them by its name alone."""

    good: SlotId
    bad: SlotId
    to: SeatId


class DealtOut(Work, frozen=True, tag="dealt-out"):
    """Cards of the Ally Deck lie open; each player gets one of them."""

    shown: tuple[SlotId, ...]
    n: int = 0  # how many players have got theirs


def good_and_bad(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """The two top cards of another deck are looked at in secret; one is called good, and the other bad.

    Their owner puts one into the own discard pile, the other into that of whoever looked. A deck with one
    card left that cannot be made anew gives that one to its owner.
    """
    you = work.seat or draft.state.active
    others = tuple(seat for seat in draft.state.living if seat != you and refillable(draft.state, seat))
    if work.target is None:
        chosen = (
            pick(draft, work, phrase("ask-choose-player"), seat_options(draft.state, others))
            if others
            else None
        )
        if chosen is None or chosen.seat is None:
            return
        refill(draft, chosen.seat)
        draft.later(replace(work, target=chosen.seat, answer=None))
        return
    lying = draft.state.table.zone(zones.of(work.target, "deck"))[:2]
    if len(lying) < 2:
        return draft.emit(PutIntoDiscard(work.target, lying[0])) if lying else None
    if work.answer not in (FIRST, SECOND):
        return draft.ask(_call(draft, you, work.target), replace(work, answer=None))
    good, bad = lying if work.answer == FIRST else lying[::-1]
    draft.later(Judged(good, bad, you, seat=work.target))


def refillable(state: VillainsState, seat: SeatId) -> bool:
    """Whether there is a card in somebody's deck, or will be."""
    return any(state.table.zone(zones.of(seat, pile)) for pile in ("deck", "discard"))


def _call(draft: Draft[VillainsState], you: SeatId, owner: SeatId) -> Choice:
    """The private question which of the two is called good."""
    options = (Option(FIRST, phrase("option-top-first")), Option(SECOND, phrase("option-top-second")))
    why = phrase("ask-call-good", name=draft.state.player(owner).name)
    return Choice(id=draft.next_ask, why=why, seat=you, private=True, options=options)


def _judged(draft: Draft[VillainsState], work: Judged) -> None:
    """The owner has heard the two names alone."""
    seat = work.seat or draft.state.active
    options = (Option("good", phrase("option-good")), Option("bad", phrase("option-bad")))
    why = phrase("ask-good-or-bad", name=draft.state.player(seat).name)
    chosen = pick(draft, work, why, options)
    if chosen is None:
        return
    mine, theirs = (work.good, work.bad) if chosen.key == "good" else (work.bad, work.good)
    draft.emit(PutIntoDiscard(seat, mine))
    draft.emit(PutIntoDiscard(work.to, theirs))


def swap_lair(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """A card of a hand that is shown may change places with an Ally of the Lair of the same cost.

    Whoever has the turn chooses both (VIL-SPEC-04).
    """
    owner = work.target or work.seat or draft.state.active
    work = replace(work, target=owner, seat=draft.state.active)
    if work.picked is None:
        costs = {cost(card) for card in cards(draft.state, *zones.LAIR)}
        why = phrase("ask-swap-hand", name=draft.state.player(owner).name)
        hand, leave = (zones.of(owner, "hand"),), phrase("option-swap-none")
        slot = choose(draft, work, hand, partial(_costs, costs=costs), why, leave=leave)
        if slot is None:
            return
        work = replace(work, picked=slot, answer=None)
    slot = work.picked
    card = draft.state.table.card(slot) if slot is not None else None
    if slot is None or card is None:
        return
    means = partial(_costs, costs={cost(card)})
    ally = choose(draft, work, zones.LAIR, means, phrase("ask-swap-lair", card=card.name))
    if ally is not None:
        draft.emit(SwappedWithLair(owner, slot, ally))


def _costs(card: Card, costs: set[int]) -> bool:
    return cost(card) in costs


def deal_allies(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """As many cards of the Ally Deck as there are players are shown; each player gets one (VIL-SPEC-04)."""
    shown = draft.state.table.zone(zones.ALLIES)[: len(draft.state.living)]
    for slot in shown:
        draft.emit(TopTurned(slot))
    if shown:
        draft.later(DealtOut(shown))


def _dealt_out(draft: Draft[VillainsState], work: DealtOut) -> None:
    """Whoever has the turn says which of them is whose."""
    for slot in work.shown:
        if needs_identity(draft, slot, phrase("ask-which-turned"), work):
            return
    seat = clockwise(draft.state, draft.state.active)[work.n]
    why = phrase("ask-deal-which", name=draft.state.player(seat).name)
    asked = replace(work, seat=draft.state.active)
    chosen = pick(draft, asked, why, slot_options(draft.state, work.shown, public=True))
    if chosen is None or chosen.slot is None:
        return
    draft.emit(PutIntoDiscard(seat, chosen.slot))
    left = tuple(slot for slot in work.shown if slot != chosen.slot)
    if left:
        draft.later(DealtOut(left, work.n + 1))


def _put(state: VillainsState, event: PutIntoDiscard) -> VillainsState:
    return carried(state, (event.slot,), zones.of(event.seat, "discard"))


def _swapped(state: VillainsState, event: SwappedWithLair) -> VillainsState:
    space = state.table.slots[event.ally].zone
    state = carried(state, (event.ally,), zones.of(event.seat, "hand"), zones.FAR_END, face_up=False)
    return carried(state, (event.slot,), space)


PART: Feature[VillainsState] = Feature(
    name="verbs-of-tricks",
    verbs={"good-and-bad": good_and_bad, "swap-lair": swap_lair, "deal-allies": deal_allies},
    work={Judged: _judged, DealtOut: _dealt_out},
    events={PutIntoDiscard: _put, SwappedWithLair: _swapped},
    prompts={PutIntoDiscard: own("prompt-put-discard"), SwappedWithLair: own("prompt-swapped-lair")},
)
