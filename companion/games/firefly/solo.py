"""Playing alone: there is nobody to coordinate with, so the card is given up for another (FFY-SOLO)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from msgspec.structs import replace

from companion.core.language.asks import Source
from companion.core.language.commands import Command
from companion.core.language.events import Event
from companion.core.language.ids import CopyId, SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine.changes import carried
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.legendary.from_hand import Sought, card_named, need_phase, seek, shown_way
from companion.engine.legendary.lending import MARK
from companion.engine.legendary.playing.finding import found, hand_designs
from companion.engine.ways import Way
from companion.games.firefly import zones
from companion.games.firefly.drawing import draw
from companion.games.firefly.flaws import need_no_flaw
from companion.games.firefly.phases import need_living, need_turn
from companion.games.firefly.state import ACTION, EPISODE, STRIKE, FireflyState

OPEN = (EPISODE, ACTION, STRIKE)  # phases in which a card can be given up (FFY-RUL-81)


class TradeCoordinate(Command, frozen=True):
    """Discard a card with Coordinate from the own hand to draw a card."""

    seat: SeatId
    copy: CopyId
    source: Source = "finger"


class CoordinateTraded(Event, frozen=True):
    """The only player discarded a card with Coordinate to draw another."""

    seat: SeatId
    slot: SlotId


class Trading(Sought, frozen=True, tag="trade"):
    """A card that is to be given up is looked for in the hand."""


def is_alone(state: FireflyState) -> bool:
    """Whether one player with one Avatar plays; two Avatars coordinate with each other (FFY-SOLO-05)."""
    return len(state.players) == 1


def trade(draft: Draft[FireflyState], command: TradeCoordinate) -> None:
    """Once a turn, from its start to the end of its Strike Phase, but not before a Flaw.

    FFY-SOLO-02, FFY-RUL-81, FFY-FLAW-01.
    """
    seat, state = command.seat, draft.state
    card = card_named(draft, command.copy, "FFY-SOLO-02")
    if not is_alone(state):
        draft.refuse("FFY-SOLO-02", "impossible", here=phrase("here-not-alone"))
    need_turn(draft, seat)
    need_living(draft, seat)
    need_phase(draft, OPEN, "FFY-RUL-81")
    if not card.has(MARK):
        draft.refuse("FFY-SOLO-02", "target", here=phrase("here-no-coordinate", card=card.name))
    if state.traded:
        draft.refuse("FFY-SOLO-02", "limit", here=phrase("here-traded-already"))
    if state.turn.phase == ACTION:
        need_no_flaw(draft, seat)
    seek(draft, Trading, command)


def _trades(draft: Draft[FireflyState], work: Trading) -> None:
    """The card is found in the hand, discarded, and another one drawn."""
    seat = work.seat or draft.state.active
    slot = found(draft, seat, work.copy, work.known, work)
    if slot is not None:
        draft.emit(CoordinateTraded(seat, slot))
        draw(draft, seat, 1)


def _traded(state: FireflyState, event: CoordinateTraded) -> FireflyState:
    return replace(carried(state, (event.slot,), zones.of(event.seat, "discard")), traded=True)


def interruptions(state: FireflyState, seats: Collection[SeatId]) -> Iterator[Way]:
    """Every card with Coordinate that the hand of the only player could hold."""
    seat = state.active
    if not is_alone(state) or seat not in seats or state.turn.phase not in OPEN:
        return
    for copy in hand_designs(state, seat):
        card = state.table.card_of(copy)
        if card.has(MARK):
            yield shown_way(state, "trade", TradeCoordinate(seat, copy), card, state.traded)


FEATURE: Feature[FireflyState] = Feature(
    name="solo",
    commands={TradeCoordinate: trade},
    during_ask=(TradeCoordinate,),
    work={Trading: _trades},
    events={CoordinateTraded: _traded},
    carries=(CoordinateTraded,),
    interruptions=interruptions,
)
