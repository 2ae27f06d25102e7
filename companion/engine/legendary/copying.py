"""Copies and clones: which facts count of a card in play, its own, what it cloned, or those of a copy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from companion.core.language.cards import Card, Clause
from companion.core.language.events import Event
from companion.core.language.ids import DesignId, SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine.decks import needs_number
from companion.engine.draft import Draft
from companion.engine.effects.selectors import one_of_each, pick, slot_options
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature
from companion.engine.legendary.abilities import Moment
from companion.engine.legendary.playing.played import played_as
from companion.engine.legendary.playing.requests import Resolving
from companion.engine.legendary.points import PointsGained
from companion.engine.legendary.state import NOWHERE, LegendaryState, Played
from companion.engine.work import Own

S = TypeVar("S", bound=LegendaryState)


class CopyPlayed(Event, frozen=True):
    """A copy of a card was played: no card moved; `play` is its number among the copies of the turn."""

    seat: SeatId
    slot: SlotId
    play: int


class CardCloned(Event, frozen=True):
    """A card in play took the facts of another one, until it leaves play."""

    slot: SlotId
    of: SlotId
    design: DesignId


class Cloned(Own, frozen=True, tag="cloned"):
    """A card gives and does what the card that it took the facts of does."""

    slot: SlotId
    of: SlotId
    via: tuple[SlotId, ...]


def text_of(state: LegendaryState, slot: SlotId) -> Card | None:
    """The card whose facts count in a slot: what a clone has taken, else the card itself (ALN-COPY-07)."""
    taken = state.clones.get(slot)
    return state.table.cards[taken] if taken is not None else state.table.card(slot)


def copy_of(state: LegendaryState, slot: SlotId, play: int) -> Played | None:
    """A copy that was played this turn."""
    return next((one for one in state.played if one.slot == slot and one.play == play and play), None)


def used_card(state: LegendaryState, slot: SlotId, play: int) -> Card | None:
    """The card an ability belongs to: what lies in the slot, what it has cloned, or its copy."""
    if not play:
        return text_of(state, slot)
    copied = copy_of(state, slot, play)
    return state.table.cards.get(copied.design) if copied is not None else None


def is_copied(state: LegendaryState, slot: SlotId) -> bool:
    """Whether a copy of this card was played this turn."""
    return any(one.slot == slot and one.play for one in state.played)


def _copy_played(state: S, event: CopyPlayed) -> S:
    """A copy counts as played, and lies nowhere.

    ALN-ZONE-37, ALN-COPY-05, FFY-CLASS-06, FFY-KEY-08, FFY-RUL-51.
    """
    card = text_of(state, event.slot)
    return replace(state, played=(*state.played, played_as(event.slot, card, event.play)))


def _card_cloned(state: S, event: CardCloned) -> S:
    """The clone has the class, crew and text of the other, and still counts as its own person too."""
    own, card = state.table.card(event.slot), state.table.cards[event.design]
    people = tuple(dict.fromkeys(name for name in (card.person, own.person if own else "") if name))
    cloned = replace(played_as(event.slot, card), people=people)
    played = tuple(
        cloned if one.slot == event.slot and not one.play else one for one in state.played
    )  # fmt: skip
    return replace(state, played=played, clones={**state.clones, event.slot: event.design})


class Copying(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What a game says of copies and clones."""

    in_play: tuple[str, ...]  # the own places in which a clone keeps what it took, such as "played:"
    market: tuple[ZoneId, ...]  # where cards lie that may be copied without having been played
    begin: Callable[[Draft[S], Card, SlotId, Moment], None]
    may: Callable[[S, SlotId], bool] = lambda state, slot: True  # what a text can copy at all

    def play_copy(self, draft: Draft[S], seat: SeatId, slot: SlotId, via: tuple[SlotId, ...] = ()) -> None:
        """A copy of a card is played as if it had just been played itself (ALN-COPY-01, FFY-KEY-03)."""
        play = 1 + sum(1 for one in draft.state.played if one.play)
        draft.emit(CopyPlayed(seat, slot, play))
        draft.later(Resolving(seat, slot, n=play, via=via))

    def copy(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """Copy a card played this turn, or one of the market; no copy leads back to itself."""
        via = (*(work.via or ()), *((work.slot,) if work.slot is not None else ()))
        is_played = clause.args.get("of", "played") == "played"
        found = played_cards(draft.state) if is_played else self._on_sale(draft.state)
        found = tuple(slot for slot in found if slot not in via and self.may(draft.state, slot))
        if not found:
            return
        options = slot_options(draft.state, one_of_each(draft.state, found, anywhere=True))
        chosen = pick(draft, work, phrase("ask-copy-which"), options)
        if chosen is not None and chosen.slot is not None:
            self.play_copy(draft, work.seat or draft.state.active, chosen.slot, via)

    def _on_sale(self, state: S) -> tuple[SlotId, ...]:
        table = state.table
        return tuple(s for space in self.market for s in table.zone(space) if table.card(s) is not None)

    def clone(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """This card takes all that another card played this turn says and stays a real card (ALN-COPY-07)."""
        own, state, via = work.slot, draft.state, work.via or ()
        found = [
            slot
            for slot in played_cards(state)
            if slot not in (own, *via) and text_of(state, slot) is not None
        ]
        if own is None or work.play or not found:
            return
        options = slot_options(state, one_of_each(state, found, anywhere=True))
        chosen = pick(draft, work, phrase("ask-clone-which"), options)
        if chosen is None or chosen.slot is None:
            return
        card = text_of(state, chosen.slot)
        if card is not None:  # only such are offered
            draft.emit(CardCloned(own, chosen.slot, card.design))
            draft.later(Cloned(own, chosen.slot, (*via, chosen.slot), seat=work.seat))

    def _cloned(self, draft: Draft[S], work: Cloned) -> None:
        """The clone gives the points of the other and does what it does; its own text is spent."""
        slot, of = work.slot, work.of
        if needs_number(draft, of, "attack", work) or needs_number(draft, of, "recruit", work):
            return
        card = text_of(draft.state, slot)
        if card is None:
            return  # a tool took back which card it is
        attack, recruit = card.number("attack") or 0, card.number("recruit") or 0
        if attack or recruit:
            draft.emit(PointsGained(attack, recruit, slot))
        self.begin(draft, card, slot, Moment("play", work.seat or draft.state.active, via=work.via))

    def _tidied(self, event: Event, before: S, after: S) -> S:
        """A clone is itself again as soon as it leaves play (ALN-RULING-70)."""
        if not after.clones:
            return after
        slots = after.table.slots
        left = {slot: of for slot, of in after.clones.items() if slots[slot].zone.startswith(self.in_play)}
        return after if len(left) == len(after.clones) else replace(after, clones=left)

    def feature(self) -> Feature[S]:
        """The chapter as a room names it."""
        return Feature(
            name="copying",
            work={Cloned: self._cloned},
            verbs={"copy": self.copy, "clone": self.clone},
            events={CopyPlayed: _copy_played, CardCloned: _card_cloned},
            follows={Event: self._tidied},
        )


def played_cards(state: LegendaryState) -> tuple[SlotId, ...]:
    """The cards played this turn, wherever they lie by now, as long as they lie open."""
    slots, table = dict.fromkeys(one.slot for one in state.played if one.slot != NOWHERE), state.table
    return tuple(slot for slot in slots if table.slots[slot].face_up and table.card(slot) is not None)
