"""A card in front of its player: how later cards of the turn see it."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from companion.core.language.cards import Card
from companion.core.language.events import Event, FactLearned, Shuffled
from companion.core.language.ids import DesignId, SeatId, SlotId
from companion.engine import zones
from companion.engine.changes import carried
from companion.engine.legendary.state import NOWHERE, LegendaryState, Played

S = TypeVar("S", bound=LegendaryState)


class CardPlayed(Event, frozen=True):
    """A card was played from the hand."""

    seat: SeatId
    slot: SlotId


def card_played(state: S, event: CardPlayed) -> S:
    """It lies in front of its player, and counts for what comes after it.

    ALN-CLASS-01, FFY-ACT-06, VIL-PLAY-04.
    """
    card = state.table.card(event.slot)
    state = carried(state, (event.slot,), zones.of(event.seat, "played"), zones.FAR_END)
    return replace(state, played=(*state.played, played_as(event.slot, card)))


def played_as(slot: SlotId, card: Card | None, play: int = 0) -> Played:
    """A card as later class and crew abilities see it."""
    if card is None:
        return Played(slot, play=play)
    people = (card.person,) if card.person else ()
    return Played(slot, card.klass, card.crew, play, card.design, people)


def shuffled_away(event: Shuffled, before: S, state: S) -> S:
    """What was played and shuffled away still counts, but whatever comes of its place is another card.

    ALN-CLASS-01: what was played before counts wherever it lies. A copy is no card of the table and stays.
    """
    gone = {slot for slot in state.table.zone(event.zone) if not state.table.slots[slot].face_up}
    played = (
        replace(one, slot=NOWHERE) if one.slot in gone and not one.play else one for one in state.played
    )
    ready = (one for one in state.ready if one.slot not in gone or one.play)
    return replace(state, played=tuple(played), ready=tuple(ready))


def learnt(event: FactLearned, before: S, state: S) -> S:
    """What was played already counts as what it was told to be."""
    card = state.table.cards.get(DesignId(event.of))
    if card is None or event.field not in ("klass", "crew"):
        return state
    told = {event.field: str(event.value)}
    played = (replace(one, **told) if one.design == card.design else one for one in state.played)
    return replace(state, played=tuple(played))
