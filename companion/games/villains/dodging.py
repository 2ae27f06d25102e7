"""Dodge: a card of the own hand is discarded for another one (VIL-KW-06 to 11, VIL-RUL-10)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.core.language.asks import Source, Work
from companion.core.language.cards import Card
from companion.core.language.commands import Command
from companion.core.language.events import Event
from companion.core.language.ids import CopyId, SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.core.language.slots import Known
from companion.engine.draft import Draft
from companion.engine.feature import Feature, tells
from companion.engine.legendary.own_deck import CardsDiscarded
from companion.engine.legendary.playing.finding import found, hand_designs, known_by
from companion.engine.ways import Way
from companion.engine.work import Own
from companion.games.villains.abilities import begin
from companion.games.villains.drawing import draw
from companion.games.villains.meaning import is_of
from companion.games.villains.phases import need_turn
from companion.games.villains.state import ACTION, REVEAL, VillainsState

MARK = "dodge"
GIVEN = "turn:dodge:"  # what is noted of a team one card of which can dodge in this turn


class Dodge(Command, frozen=True):
    """Discard a card that can dodge and draw one; `copy` is what was shown, or any copy of those named."""

    seat: SeatId
    copy: CopyId
    source: Source = "finger"


class Dodged(Event, frozen=True):
    """A player dodged with a card; it was not played (VIL-KW-08)."""

    seat: SeatId
    slot: SlotId


class Dodging(Own, frozen=True, tag="dodging"):
    """A card that was shown or named is looked for in the hand."""

    seat: SeatId
    copy: CopyId
    known: Known


class DodgeDraws(Work, frozen=True, tag="dodge-draws"):
    """A card is drawn for the one that was discarded."""


def dodge(draft: Draft[VillainsState], command: Dodge) -> None:
    """In the whole own turn, while nothing is worked out (VIL-KW-06, VIL-RUL-10, VIL-STATE-23)."""
    need_turn(draft, command.seat)
    phase, table = draft.state.turn.phase, draft.state.table
    if phase not in (REVEAL, ACTION):
        draft.refuse("VIL-RUL-10", "timing", here=phrase("here-phase", phase=phrase(f"phase-{phase}")))
    card = table.card_of(command.copy) if command.copy in table.designs else None
    if card is None or not can_dodge(draft.state, card):
        here = phrase("here-no-dodge", card=card.name if card is not None else phrase("a-card"))
        draft.refuse("VIL-KW-06", "impossible", here=here)
    draft.later(Dodging(command.seat, command.copy, known_by(command.source)))


def can_dodge(state: VillainsState, card: Card) -> bool:
    """Whether a card says so itself, or another one of this turn said so of its team."""
    given = (name.removeprefix(GIVEN) for name, n in state.numbers.items() if n and name.startswith(GIVEN))
    return card.has(MARK) or any(is_of(card, team) for team in given)


def _dodge(draft: Draft[VillainsState], work: Dodging) -> None:
    """It is discarded, says only what it says of that, then a card is drawn.

    VIL-KW-06 to 08, 11, VIL-BASIC-07.
    """
    slot = found(draft, work.seat, work.copy, work.known, work)
    if slot is None:
        return
    draft.emit(Dodged(work.seat, slot))
    draft.emit(CardsDiscarded(work.seat, (slot,)))
    draft.later(DodgeDraws(seat=work.seat))
    card = draft.state.table.card(slot)
    if card is not None and card.does(MARK):
        begin(draft, card, slot, MARK, work.seat)


def _used_up(event: Dodged, before: VillainsState, after: VillainsState) -> VillainsState:
    """What another card gave is used up by one dodge."""
    card = before.table.card(event.slot)
    if card is None or card.has(MARK):
        return after
    name = next(name for name, n in after.numbers.items() if n and name.startswith(GIVEN)
                and is_of(card, name.removeprefix(GIVEN)))  # fmt: skip
    return replace(after, numbers={**after.numbers, name: after.numbers[name] - 1})


def _draws(draft: Draft[VillainsState], work: DodgeDraws) -> None:
    draw(draft, work.seat or draft.state.active, 1)


def ways(state: VillainsState) -> Iterator[Way]:
    """Every card that the hand could hold and dodge with."""
    for copy in hand_designs(state, state.active):
        card = state.table.card_of(copy)
        if can_dodge(state, card):
            yield Way(
                f"dodge:{card.design}", Dodge(state.active, copy), phrase("offer-dodge", card=card.name),
                f"design:{card.design}", cost="show", hand=True,
            )  # fmt: skip


FEATURE: Feature[VillainsState] = Feature(
    name="dodging",
    moments=(MARK,),
    commands={Dodge: dodge},
    work={Dodging: _dodge, DodgeDraws: _draws},
    events={Dodged: tells},
    follows={Dodged: _used_up},
    ways=ways,
    open=lambda state: state.turn.phase in (REVEAL, ACTION),
)
