"""What cards do with the tops of the common decks, and beside the Commander (VIL-CARD-24, 25)."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from companion.core.language.asks import Work
from companion.core.language.cards import Card, Clause
from companion.core.language.events import Event
from companion.core.language.ids import SlotId
from companion.core.language.phrases import phrase
from companion.engine.changes import carried
from companion.engine.decks import needs_identity, needs_number, shuffle
from companion.engine.draft import Draft
from companion.engine.effects.selectors import one_of_each, pick, slot_options
from companion.engine.effects.work import DoClause, going_on
from companion.engine.feature import Feature
from companion.engine.legendary.points import PointsGained
from companion.engine.legendary.verbs.piles import PutBack, TopTurned
from companion.games.villains import zones
from companion.games.villains.left_behind import left_behind
from companion.games.villains.meaning import cost, has_icon, is_meant
from companion.games.villains.picking import choose
from companion.games.villains.plot import AllyPutUnder
from companion.games.villains.reading import READING
from companion.games.villains.revealing import play
from companion.games.villains.state import VillainsState


class PutOnDeck(Event, frozen=True):
    """A card went back onto the Adversary Deck."""

    slot: SlotId


class ShuffledIn(Event, frozen=True):
    """A card was shuffled back into the Adversary Deck."""

    slot: SlotId


class Stacked(Event, frozen=True):
    """A card was stacked beside the Commander."""

    slot: SlotId


class Foreseen(DoClause, frozen=True, kw_only=True, tag="foreseen"):
    """The top card of the Adversary Deck lies open; it is played, or stays."""

    top: SlotId


def _top_open(draft: Draft[VillainsState], work: DoClause) -> None:
    slot = zones.top(draft.state.table, zones.ADVERSARIES)
    if slot is not None:
        draft.emit(TopTurned(slot))
        draft.later(Foreseen(**going_on(work), top=slot))


def play_if_worth(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """The top card is shown and played if it is worth no more than so much; then this card goes on the deck.

    VIL-CARD-25: a card without points is worth 0, but no card is not a card worth 0.
    """
    _top_open(draft, work)


def _foreseen(draft: Draft[VillainsState], work: Foreseen) -> None:
    slot = work.top
    if needs_identity(draft, slot, phrase("ask-which-turned"), work) or needs_number(draft, slot, "vp", work):
        return
    card = draft.state.table.card(slot)
    if card is None or (card.number("vp") or 0) > int(work.clause.args["vp"]):
        return draft.emit(PutBack(slot))
    draft.later(*((ThenOnDeck(work.slot),) if work.slot is not None else ()))
    play(draft, slot)


class ThenOnDeck(Work, frozen=True, tag="then-on-deck"):
    """Once what was played is worked out, a card goes back onto the Adversary Deck."""

    slot: SlotId


def _on_deck(draft: Draft[VillainsState], work: ThenOnDeck) -> None:
    draft.emit(PutOnDeck(work.slot))


def shuffle_in(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """This card is shuffled back into the Adversary Deck."""
    if work.slot is not None:
        left_behind(draft, draft.state.table.slots[work.slot].zone)
        draft.emit(ShuffledIn(work.slot))
        shuffle(draft, zones.ADVERSARIES, "adversaries")


def lair_under(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """A card of the Lair goes under the Ally Deck; its large icons, or printed numbers, give points.

    VIL-CARD-12, VIL-KW-20.
    """
    lying = [slot for space in zones.LAIR for slot in draft.state.table.zone(space)]
    spied = any(draft.state.table.zone(zone) for zone in zones.SPIES)  # then twins are not the same
    options = slot_options(draft.state, one_of_each(draft.state, lying, anywhere=not spied))
    chosen = pick(draft, work, phrase("ask-lair-under"), options) if options else None
    if chosen is None or chosen.slot is None:
        return
    card = draft.state.table.card(chosen.slot)
    draft.emit(AllyPutUnder(chosen.slot))
    if card is not None:
        attack, recruit = (_given(card, points, clause) for points in ("attack", "recruit"))
        if attack or recruit:
            draft.emit(PointsGained(attack, recruit, work.slot))


def _given(card: Card, points: str, clause: Clause) -> int:
    """Two points for an icon, or what is printed in it."""
    if clause.args.get("by", "icons") == "printed":
        return card.number(points) or 0
    return int(clause.args.get("n", 2)) * has_icon(card, points)


def stack(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """Cards are stacked beside the Commander: this Strike, dear Allies, tops of their deck, one of a hand."""
    what, n = str(clause.args["what"]), READING.number(draft.state, clause, "n", 1)
    if what == "this":
        shown = zones.top(draft.state.table, zones.SHOWN)
        if shown is not None and _is_strike(draft.state, shown):
            draft.emit(Stacked(shown))
    elif what == "allies":
        for slot in draft.state.table.zone(zones.ALLIES)[:n]:
            draft.emit(Stacked(slot))
    elif what == "hand":
        _stack_of_hand(draft, work)
    elif n:
        _stack_dearest(draft, work, n)


def _is_strike(state: VillainsState, slot: SlotId) -> bool:
    """Whether a Command Strike lies there: its ability can be done without one too (VIL-RUL-17)."""
    card = state.table.card(slot)
    return card is not None and card.kind == "command-strike"


def _stack_of_hand(draft: Draft[VillainsState], work: DoClause) -> None:
    """One of the hand that is not grey, which its owner chooses; who has none stacks none."""
    seat = work.seat or draft.state.active
    why = phrase("ask-stack-of-hand", name=draft.state.player(seat).name)
    hand = (zones.of(seat, "hand"),)
    slot = choose(draft, replace(work, seat=seat), hand, partial(is_meant, match="non-grey"), why)
    if slot is not None:
        draft.emit(Stacked(slot))


def _stack_dearest(draft: Draft[VillainsState], work: DoClause, n: int) -> None:
    """The highest costs of the Lair; between equals, and in which order, the player says (VIL-CARD-24).

    All of them lie there by now: whoever fills a space meanwhile is none of them.
    """
    there = [slot for space in zones.LAIR for slot in draft.state.table.zone(space)]
    lying = [slot for slot in there if not work.seen or slot in work.seen]
    seen = work.seen or tuple(lying)
    costs = {slot: cost(card) for slot in lying if (card := draft.state.table.card(slot)) is not None}
    left = min(n, len(costs)) if work.left is None else work.left
    if not left or not costs:
        return
    dearest = sorted(costs.values(), reverse=True)[:left]
    taken = [slot for slot in lying if costs.get(slot, -1) >= dearest[-1]]
    options = slot_options(draft.state, taken)
    chosen = pick(draft, work, phrase("ask-stack-which"), options)
    if chosen is not None and chosen.slot is not None:
        draft.emit(Stacked(chosen.slot))
        draft.later(replace(work, left=left - 1, seen=seen, answer=None))


def _on(state: VillainsState, event: PutOnDeck | ShuffledIn) -> VillainsState:
    return carried(state, (event.slot,), zones.ADVERSARIES, face_up=False)


def _stacked(state: VillainsState, event: Stacked) -> VillainsState:
    return carried(state, (event.slot,), zones.BESIDE_COMMANDER)


PART: Feature[VillainsState] = Feature(
    name="verbs-of-decks",
    verbs={
        "play-if-worth": play_if_worth, "shuffle-in": shuffle_in, "lair-under": lair_under, "stack": stack,
    },
    work={Foreseen: _foreseen, ThenOnDeck: _on_deck},
    events={PutOnDeck: _on, ShuffledIn: _on, Stacked: _stacked},
    carries=(PutOnDeck, Stacked),
)  # fmt: skip
