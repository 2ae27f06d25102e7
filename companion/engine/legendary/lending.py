"""Coordinate: lending a card in another player's turn, playing its copy, and giving it back."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from companion.core.crossing.prompts import Prompt
from companion.core.language.asks import Source
from companion.core.language.commands import Command
from companion.core.language.events import Event
from companion.core.language.ids import CopyId, SeatId, SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.refusals import Kind
from companion.engine import zones
from companion.engine.changes import carried
from companion.engine.draft import Draft, waiting
from companion.engine.effects.selectors import pick, yes_or_no
from companion.engine.feature import Feature, Lying
from companion.engine.legendary.copying import is_copied
from companion.engine.legendary.from_hand import Sought, card_named, seek, shown_way
from companion.engine.legendary.moves import own
from companion.engine.legendary.playing.finding import found, hand_designs
from companion.engine.legendary.state import LegendaryState
from companion.engine.offers import name_of
from companion.engine.ways import Way

S = TypeVar("S", bound=LegendaryState)
MARK = "coordinate"


class Lend(Command, frozen=True):
    """Lend a card with Coordinate from the own hand to whoever's turn it is (ALN-KEY-01, FFY-KEY-01)."""

    seat: SeatId
    copy: CopyId
    source: Source = "finger"


class PlayLent(Command, frozen=True):
    """Play a copy of a lent card (ALN-KEY-04, FFY-KEY-03)."""

    seat: SeatId
    slot: SlotId


class CardLent(Event, frozen=True):
    """A player lent a card to whoever's turn it is, by Coordinate."""

    seat: SeatId
    slot: SlotId


class LentReturned(Event, frozen=True):
    """A lent card went back to its lender's cards, or out of the game with a dead lender's."""

    seat: SeatId
    slot: SlotId
    to: ZoneId


class Lends(Sought, frozen=True, tag="lend"):
    """A card that a player wants to lend is looked for in the hand."""

    late: bool = False  # it was said that its copy can be played no more


def _card_lent(state: S, event: CardLent) -> S:
    """The card lies open in front of its lender, out of play (ALN-KEY-03, 06, FFY-KEY-02)."""
    lent = carried(state, (event.slot,), zones.of(event.seat, "lent"))
    return replace(lent, lenders=(*state.lenders, event.seat))


def _lent_returned(state: S, event: LentReturned) -> S:
    """The card is one of its lender's cards again."""
    return carried(state, (event.slot,), event.to)


class LendingRules(msgspec.Struct, frozen=True, kw_only=True):
    """The rules of a loan, as the game numbers them."""

    lend: str  # what can be lent, and to whom
    once: str  # one card a turn
    alone: str  # to nobody else
    window: str  # when
    copy: str  # the copy that is played of it


class Lending(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What a game says of loans."""

    rules: LendingRules
    useful: tuple[str, ...]  # phases in which the copy can still be played
    open: tuple[str, ...]  # phases in which a card can be lent at all
    lender: Callable[[Draft[S], SeatId], None]  # who takes part
    guard: Callable[[Draft[S], SeatId], None]  # when a copy is played
    draw: Callable[[Draft[S], SeatId, int], None]
    play_copy: Callable[[Draft[S], SeatId, SlotId], None]
    # Where a lent card goes at the end of the turn: with a dead lender out of the game (ALN-RULING-53), or to
    # the lender's discard pile whatever has happened (FFY-RUL-43, FFY-RUL-96).
    home: Callable[[S, SeatId], ZoneId] = lambda state, seat: zones.of(seat, "discard")
    may_copy: Callable[[S], bool] | None = None  # when the guard may let a copy pass

    def lend(self, draft: Draft[S], command: Lend) -> None:
        """Set a card with Coordinate aside for another player's turn (ALN-KEY-01, FFY-KEY-01)."""
        seat, copy, state, rules = command.seat, command.copy, draft.state, self.rules
        card = card_named(draft, copy, rules.lend)
        self.lender(draft, seat)
        if len(state.living) <= 1:
            draft.refuse(rules.alone, "impossible", here=phrase("here-nobody-else"))
        self._need_window(draft, seat)
        if not card.has(MARK):
            draft.refuse(rules.lend, "target", here=phrase("here-no-coordinate", card=card.name))
        if has_chosen(state, seat):  # ALN-KEY-02, FFY-KEY-06; others may lend too (FFY-KEY-07)
            draft.refuse(rules.once, "limit", here=phrase("here-lent-already", name=state.player(seat).name))
        seek(draft, Lends, command)

    def _need_window(self, draft: Draft[S], seat: SeatId) -> None:
        """From the start of another player's turn until its Strike Phase ends (ALN-RULING-11)."""
        state, phase = draft.state, draft.state.turn.phase
        if phase not in self.open:
            kind: Kind = "timing" if phase == "cleanup" else "impossible"
            draft.refuse(self.rules.window, kind, here=phrase("here-phase", phase=phrase(f"phase-{phase}")))
        if seat == state.active:
            here = phrase("here-own-turn", name=state.player(seat).name)
            draft.refuse(self.rules.lend, "timing", here=here)

    def _lend(self, draft: Draft[S], work: Lends) -> None:
        """Find the card in the hand; too late for its copy it is only changed for another.

        FFY-KEY-02, FFY-RUL-49.
        """
        seat = work.seat or draft.state.active
        if not work.late and draft.state.turn.phase not in self.useful:
            return _ask_late(draft, work, seat)
        slot = found(draft, seat, work.copy, work.known, work)
        if slot is not None:
            draft.emit(CardLent(seat, slot))
            self.draw(draft, seat, 1)

    def play_lent(self, draft: Draft[S], command: PlayLent) -> None:
        """The active player plays a copy of a lent card, once; declining needs nothing.

        ALN-KEY-04, ALN-KEY-05, FFY-KEY-03.
        """
        slot, table, rule = command.slot, draft.state.table, self.rules.copy
        draft.require(slot in table.slots, rule, "impossible", here=phrase("here-no-such-card"))
        is_known = is_lent(draft.state, slot) and table.card(slot) is not None
        draft.require(is_known, rule, "impossible", here=phrase("here-not-lent"))
        self.guard(draft, command.seat)
        again = phrase("here-copy-played")
        draft.require(not is_copied(draft.state, slot), rule, "limit", here=again)
        self.play_copy(draft, command.seat, slot)

    def give_back(self, draft: Draft[S]) -> None:
        """The turn ends, and lent cards go where they belong, copied or not.

        ALN-KEY-07, FFY-CLEAN-07, FFY-KEY-04, 05, FFY-RUL-96.
        """
        for slot in lent_cards(draft.state):
            seat = SeatId(zones.owner(draft.state.table.slots[slot].zone))
            draft.emit(LentReturned(seat, slot, self.home(draft.state, seat)))

    def interruptions(self, state: S, seats: Collection[SeatId]) -> Iterator[Way]:
        """A card with Coordinate that another player's hand could hold can be lent, once a turn."""
        is_open = state.turn.phase in self.open
        for seat in state.living:
            if seat == state.active or seat not in seats:
                continue
            barred = not is_open or has_chosen(state, seat)
            for copy in hand_designs(state, seat):
                card = state.table.card_of(copy)
                if card.has(MARK):
                    yield shown_way(state, "lend", Lend(seat, copy), card, barred)

    def feature(self) -> Feature[S]:
        """The chapter as a room names it."""
        return Feature(
            name="lending",
            commands={Lend: self.lend, PlayLent: self.play_lent},
            during_ask=(Lend,),
            work={Lends: self._lend},
            events={CardLent: _card_lent, LentReturned: _lent_returned},
            prompts={CardLent: own("prompt-lend"), LentReturned: _lent_back},
            ways=ways,
            open=self.may_copy,
            interruptions=self.interruptions,
            badges=_badges,
            front=_front,
        )


def _ask_late(draft: Draft[S], work: Lends, seat: SeatId) -> None:
    """The copy cannot be played any more: say so before the card is taken (ALN-RULING-11)."""
    why = phrase("ask-lend-late", name=draft.state.player(seat).name)
    chosen = pick(draft, work, why, yes_or_no(phrase("option-yes"), phrase("option-no")))
    if chosen is not None and chosen.key == "yes":
        draft.later(replace(work, late=True, answer=None))


def has_chosen(state: LegendaryState, seat: SeatId) -> bool:
    """Whether a player's card of this turn is lent, or still looked for: one card each (FFY-KEY-06, 07)."""
    awaited = (work for work in waiting(state) if isinstance(work, Lends))
    return seat in state.lenders or any(work.seat == seat for work in awaited)


def is_lent(state: LegendaryState, slot: SlotId) -> bool:
    """Whether a card lies set aside for the player whose turn it is."""
    return state.table.slots[slot].zone.startswith("lent:")


def lent_cards(state: LegendaryState) -> tuple[SlotId, ...]:
    """All cards that are lent just now, in the order of the seats."""
    return tuple(s for player in state.players for s in state.table.zone(zones.of(player.seat, "lent")))


def ways(state: LegendaryState) -> Iterator[Way]:
    """A copy of each lent card can be played, once."""
    for slot in lent_cards(state):
        label = partial(_copy_label, state, slot)
        command, barred = PlayLent(state.active, slot), is_copied(state, slot)
        yield Way(f"lent:{slot}", command, label, f"slot:{slot}", verb="play", barred=barred)


def _copy_label(state: LegendaryState, slot: SlotId) -> Phrase:
    return phrase("offer-play-copy", card=name_of(state, slot))


def _badges(state: LegendaryState, seat: SeatId) -> Iterator[Phrase]:
    """That somebody has lent a card."""
    if seat in state.lenders:
        yield phrase("badge-lent")


def _front(state: LegendaryState, seat: SeatId) -> Iterator[Lying]:
    """A lent card."""
    for slot in state.table.zone(zones.of(seat, "lent")):
        yield Lying(slot, phrase("note-lent"), is_own=True)


def _lent_back(event: LentReturned, before: S, after: S) -> Sequence[Prompt]:
    """A lent card goes to its lender's discard pile, or leaves the game with a dead lender's cards."""
    is_back = event.to == zones.of(event.seat, "discard")
    return own("prompt-lent-back" if is_back else "prompt-lent-gone")(event, before, after)
