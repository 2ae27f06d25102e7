"""What cards do with whole hands, and with several cards that are shown at once."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from companion.core.language.asks import Option
from companion.core.language.cards import Clause
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.core.language.slots import Table
from companion.engine import ledger
from companion.engine.decks import needs_identity
from companion.engine.draft import Draft
from companion.engine.effects.selectors import pick, slot_options
from companion.engine.effects.sentences import sort_of
from companion.engine.effects.work import DoClause, going_on
from companion.engine.feature import Feature
from companion.engine.legendary.hands import unknown_cards
from companion.engine.legendary.own_deck import CardsDiscarded, HandDrawn, refill
from companion.engine.legendary.points import PointsGained
from companion.engine.legendary.verbs.choosing import inner
from companion.engine.legendary.verbs.ordering import arrange
from companion.engine.legendary.verbs.piles import PutBack, TopTurned
from companion.games.villains import zones
from companion.games.villains.cards.turning import LaidBack, TopShown
from companion.games.villains.counting import cards
from companion.games.villains.drawing import draw
from companion.games.villains.ko import ko
from companion.games.villains.meaning import is_meant
from companion.games.villains.picking import choose, places_of
from companion.games.villains.reading import READING
from companion.games.villains.state import VillainsState


class Spied(DoClause, frozen=True, kw_only=True, tag="spied"):
    """Cards of the Ally Deck lie open: what is printed on them counts, then they go back."""

    shown: tuple[SlotId, ...]


class Sorted(DoClause, frozen=True, kw_only=True, tag="sorted"):
    """Three cards of a deck lie open: one is drawn, one discarded, one laid back."""

    shown: tuple[SlotId, ...]


def new_hand(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """A hand is discarded, and as many cards, or so many, are drawn."""
    seat = READING.player(draft, work)
    if seat is None:
        return
    held = draft.state.table.zone(zones.of(seat, "hand"))
    if held:
        draft.emit(CardsDiscarded(seat, held))
    draw(draft, seat, READING.number(draft.state, clause, "n", len(held)))


def discard_meant(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """So many cards of the hand that are meant are discarded, as far as there are any."""
    seat = READING.player(draft, work)
    if seat is None or not READING.is_single(draft, work, clause):
        return
    what = str(clause.args["what"])
    why = phrase("ask-discard-meant", name=draft.state.player(seat).name, **sort_of(what))
    hand = (zones.of(seat, "hand"),)
    slot = choose(draft, replace(work, seat=seat), hand, partial(is_meant, match=what), why)
    if slot is not None:
        draft.emit(CardsDiscarded(seat, (slot,)))


def by_hand(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """Something is done for every card of a hand that is meant; its owner says how many there are.

    With `from` those that were played in this turn count as well (VIL-SPEC-05).
    """
    seat = READING.player(draft, work)
    if seat is None:
        return
    match, work = str(clause.args["what"]), replace(work, seat=seat)
    table, hand = draft.state.table, zones.of(seat, "hand")
    places = places_of(draft.state, str(clause.args.get("from", "hand")), seat)
    known = sum(is_meant(card, match) for card in cards(draft.state, *places))
    unknown = [slot for slot in unknown_cards(table, hand) if _may_be(table, slot, match)]
    options = [Option(str(n), phrase("option-number", n=n)) for n in range(known, known + len(unknown) + 1)]
    why = phrase("ask-how-many-meant", name=draft.state.player(seat).name, **sort_of(match))
    chosen = pick(draft, work, why, options)
    if chosen is not None:
        inner(draft, work, clause.args["do"], int(chosen.key))


def _may_be(table: Table, slot: SlotId, match: str) -> bool:
    return any(is_meant(table.card_of(copy), match) for copy in ledger.candidates(table, slot))


def spy(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """Tops of the Ally Deck are shown: points for what is printed on all of them, then back in any order."""
    shown = draft.state.table.zone(zones.ALLIES)[: READING.number(draft.state, clause, "n", 1)]
    for slot in shown:
        draft.emit(TopTurned(slot))
    draft.later(Spied(**going_on(work), shown=shown))


def _spied(draft: Draft[VillainsState], work: Spied) -> None:
    for slot in work.shown:
        if needs_identity(draft, slot, phrase("ask-which-turned"), work):
            return
    points = str(work.clause.args["points"])
    shown = (draft.state.table.card(slot) for slot in work.shown)
    n = sum(card.number(points) or 0 for card in shown if card is not None)
    if n:
        draft.emit(PointsGained(n * (points == "attack"), n * (points == "recruit"), work.slot))
    for slot in work.shown:
        draft.emit(PutBack(slot))
    arrange(draft, work.seat or draft.state.active, work.shown)


def sort_three(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """Cards of the own deck are shown: one goes each way, such as drawn, discarded, and back on top."""
    seat, shown = work.seat or draft.state.active, list[SlotId]()
    for _ in _ways(clause):
        if refill(draft, seat):
            slot = draft.state.table.zone(zones.of(seat, "deck"))[0]
            draft.emit(TopShown(seat, slot))
            shown.append(slot)
    if shown:
        draft.later(Sorted(**going_on(work), shown=tuple(shown)))


def _sorted(draft: Draft[VillainsState], work: Sorted) -> None:
    """First the one that is drawn or KO'd, then the one that is discarded, as far as there are cards."""
    seat = work.seat or draft.state.active
    for slot in work.shown:
        if needs_identity(draft, slot, phrase("ask-which-turned"), work):
            return
    start = work.left or 0
    way = _ways(work.clause)[start]
    chosen = pick(draft, work, phrase(f"ask-sort-{way}"), slot_options(draft.state, work.shown, public=True))
    if chosen is None or chosen.slot is None:
        return
    slot = chosen.slot
    _sends(draft, seat, slot, way)
    left = tuple(one for one in work.shown if one != slot)
    if left:
        draft.later(replace(work, shown=left, left=start + 1, answer=None))


def _ways(clause: Clause) -> tuple[str, ...]:
    """Where the cards go, one after the other."""
    return tuple(str(clause.args.get("how", "draw-discard-back")).split("-"))


def _sends(draft: Draft[VillainsState], seat: SeatId, slot: SlotId, way: str) -> None:
    """It lies open, and is still its player's card when it is KO'd (VIL-CHAL-15)."""
    if way == "ko":
        ko(draft, slot, seat)
    elif way == "draw":
        draft.emit(HandDrawn(seat, (slot,)))
    else:
        draft.emit(CardsDiscarded(seat, (slot,)) if way == "discard" else LaidBack(seat, slot))


PART: Feature[VillainsState] = Feature(
    name="verbs-of-hands",
    verbs={
        "new-hand": new_hand, "discard-meant": discard_meant, "by-hand": by_hand, "spy": spy,
        "sort-three": sort_three,
    },
    work={Spied: _spied, Sorted: _sorted},
)  # fmt: skip
