"""Tops of players' decks that share one fate, or lend their text (VIL-DECK-05, VIL-RUL-14)."""

from __future__ import annotations

from companion.core.language.asks import Option
from companion.core.language.cards import Clause
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine.decks import needs_identity
from companion.engine.draft import Draft
from companion.engine.effects.selectors import pick, slot_options
from companion.engine.effects.work import DoClause, going_on
from companion.engine.feature import Feature
from companion.engine.legendary.own_deck import CardsDiscarded, refill
from companion.engine.legendary.verbs.ordering import arrange
from companion.games.villains import zones
from companion.games.villains.cards.turning import LaidBack, show_tops
from companion.games.villains.copying import can_copy, play_copy
from companion.games.villains.kinds import ALLIES
from companion.games.villains.reading import READING
from companion.games.villains.state import VillainsState


class FateAwaited(DoClause, frozen=True, kw_only=True, tag="fate-awaited"):
    """Cards of somebody's deck lie open; whoever has the turn says whether they are discarded."""

    shown: tuple[SlotId, ...]
    owner: SeatId


class TopsDiscarded(DoClause, frozen=True, kw_only=True, tag="tops-discarded"):
    """Cards that others discarded from their decks; a copy of one of the Allies among them is played."""

    shown: tuple[SlotId, ...]


def tops(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """So many cards of decks are shown by all, then each player's are discarded or laid back together."""
    you, n = work.seat or draft.state.active, READING.number(draft.state, clause, "n", 1)
    fates = []
    for seat in READING.seats(draft.state, work, str(clause.args.get("who", "you"))):
        shown = show_tops(draft, seat, n)
        if shown:
            fates.append(FateAwaited(**{**going_on(work), "seat": you}, shown=shown, owner=seat))
    draft.later(*fates)


def _fate(draft: Draft[VillainsState], work: FateAwaited) -> None:
    """All of them go one way; laid back, their owner says in which order."""
    name = draft.state.player(work.owner).name
    options = (Option("go", phrase("option-tops-discard")), Option("stay", phrase("option-tops-back")))
    chosen = pick(draft, work, phrase("ask-tops", name=name, n=len(work.shown)), options)
    if chosen is None:
        return
    if chosen.key == "go":
        return draft.emit(CardsDiscarded(work.owner, work.shown))
    for slot in reversed(work.shown):
        draft.emit(LaidBack(work.owner, slot))
    arrange(draft, work.owner, work.shown)


def copy_of_tops(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """The others discard the top card of their decks, and a copy of one of those Allies is played."""
    gone = list[SlotId]()
    for seat in READING.seats(draft.state, work, "others"):
        if refill(draft, seat):
            slot = draft.state.table.zone(zones.of(seat, "deck"))[0]
            draft.emit(CardsDiscarded(seat, (slot,)))
            gone.append(slot)
    if gone:
        draft.later(TopsDiscarded(**going_on(work), shown=tuple(gone)))


def _copy(draft: Draft[VillainsState], work: TopsDiscarded) -> None:
    """Which cards they are is told first; Bindings are no Allies, and a price is paid.

    VIL-BIND-03, VIL-PLAY-09.
    """
    seat = work.seat or draft.state.active
    for slot in work.shown:
        if needs_identity(draft, slot, phrase("ask-which-turned"), work):
            return
    cards = ((slot, draft.state.table.card(slot)) for slot in work.shown)
    allies = [slot for slot, card in cards if card is not None and card.kind in ALLIES]
    allies = [slot for slot in allies if can_copy(draft.state, seat, slot)]
    options = slot_options(draft.state, allies)
    chosen = pick(draft, work, phrase("ask-copy-which"), options) if options else None
    if chosen is not None and chosen.slot is not None:
        play_copy(draft, seat, chosen.slot)


PART: Feature[VillainsState] = Feature(
    name="verbs-of-fates",
    verbs={"tops": tops, "copy-of-tops": copy_of_tops},
    work={FateAwaited: _fate, TopsDiscarded: _copy},
)
