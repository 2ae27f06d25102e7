"""A verb that looks through the own deck for a card (FFY-SPEC-14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from companion.core.language.asks import Option
from companion.core.language.cards import Clause
from companion.core.language.events import Event
from companion.core.language.ids import CopyId, SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.core.language.slots import Table
from companion.engine import decks, ledger, zones
from companion.engine.changes import carried
from companion.engine.draft import Draft
from companion.engine.effects.selectors import one_of_each, pick, slot_options
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature
from companion.engine.legendary.moves import own
from companion.engine.legendary.own_deck import OwnDeckShuffles, shuffle_own
from companion.engine.legendary.state import LegendaryState
from companion.engine.legendary.verbs.reading import is_match

S = TypeVar("S", bound=LegendaryState)


class SearchedDeck(Event, frozen=True):
    """A player took a card out of the own deck, which is shuffled then."""

    seat: SeatId
    slot: SlotId
    to: ZoneId


def _searched(state: S, event: SearchedDeck) -> S:
    """The card lies in the hand unseen, or open on the discard pile (FFY-CARD-04)."""
    return carried(state, (event.slot,), event.to, face_up=not event.to.startswith("hand:"))


class SearchVerb(msgspec.Struct, Generic[S], frozen=True):
    """What becomes of an own card that is searched out to be killed, defeated, KO'd."""

    kill: Callable[[Draft[S], SlotId, SeatId], None]

    def search(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """Its owner looks through the own deck, takes a card if there is such a one, and shuffles it.

        FFY-SPEC-14: what was looked through in vain is shuffled as well. Only the owner sees the deck: which
        card it was is asked of them once it is taken.
        """
        seat, table = work.seat or draft.state.active, draft.state.table
        deck, match = draft.state.deck_of(seat), str(clause.args.get("match", "any"))
        if not table.zone(deck):
            return
        told = table.bound.get(CopyId(str(work.answer)))
        slot = told if told in _sought(table, deck, match) else None
        if slot is None:
            chosen = pick(draft, work, phrase("ask-search"), _finds(draft.state, deck, match))
            if chosen is None:
                return
            slot = chosen.slot
        if slot is not None:
            if decks.needs_identity(draft, slot, phrase("ask-searched"), replace(work, answer=None)):
                return
            to = str(clause.args.get("to", "hand"))
            if to == "dead":  # while it is known which card it is
                draft.later(OwnDeckShuffles(seat=seat))
                return self.kill(draft, slot, seat)
            draft.emit(SearchedDeck(seat, slot, zones.of(seat, to)))
        shuffle_own(draft, seat)

    def feature(self) -> Feature[S]:
        """The chapter as a room names it."""
        return Feature(
            name="searching",
            verbs={"search": self.search},
            events={SearchedDeck: _searched},
            prompts={SearchedDeck: own("prompt-searched")},
        )


def _sought(table: Table, deck: ZoneId, match: str) -> tuple[SlotId, ...]:
    """The cards of a deck that are known to be such as are looked for."""
    known = ((slot, table.card(slot)) for slot in table.zone(deck))
    return tuple(slot for slot, card in known if card is not None and is_match(card, match))


def _finds(state: LegendaryState, deck: ZoneId, match: str) -> tuple[Option, ...]:
    """A card that is known, one that only the owner sees, or none where there may be none."""
    table = state.table
    known = slot_options(state, one_of_each(state, _sought(table, deck, match)), public=True)
    unseen = [slot for slot in table.zone(deck) if table.slots[slot].copy is None]
    there = next((slot for slot in unseen if _may_hold(table, slot, match)), None)
    other = () if there is None else (Option("other", phrase("option-search-other"), slot=there),)
    is_sure = known or _must_hold(table, unseen, match)
    return (*known, *other, *(() if is_sure else (Option("none", phrase("option-search-none")),)))


def _may_hold(table: Table, slot: SlotId, match: str) -> bool:
    return any(is_match(table.card_of(copy), match) for copy in ledger.candidates(table, slot))


def _must_hold(table: Table, unseen: Sequence[SlotId], match: str) -> bool:
    """Whether one of these has to be such a card: there are fewer others than places for them."""
    inside = Counter(table.slots[slot].group for slot in unseen)
    others = {pool for copy, pool in table.pools.items() if not is_match(table.card_of(copy), match)}
    most = {group: sum(n for pool, n in row.items() if pool in others) for group, row in table.quota.items()}
    return any(group is not None and n > most.get(group, 0) for group, n in inside.items())
