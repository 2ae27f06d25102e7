"""What happens by copies and clones, and what it changes (ALN-COPY)."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from companion.core.language.events import Event
from companion.core.language.ids import DesignId, SeatId, SlotId
from companion.engine.feature import After
from companion.games.alien.copying.facts import played_as, text_of
from companion.games.alien.state import AlienState


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


def copy_played(state: AlienState, event: CopyPlayed) -> AlienState:
    """A copy counts as played, and lies nowhere (ALN-ZONE-37, ALN-COPY-05)."""
    card = text_of(state, event.slot)
    return replace(state, played=(*state.played, played_as(event.slot, card, event.play)))


def card_cloned(state: AlienState, event: CardCloned) -> AlienState:
    """The clone has the class, crew and text of the other, and still counts as its own person too."""
    own, card = state.table.card(event.slot), state.table.cards[event.design]
    people = tuple(dict.fromkeys(name for name in (card.person, own.person if own else "") if name))
    cloned = replace(played_as(event.slot, card), people=people)
    played = tuple(
        cloned if one.slot == event.slot and not one.play else one for one in state.played
    )  # fmt: skip
    return replace(state, played=played, clones={**state.clones, event.slot: event.design})


EVENTS: Mapping[type, After[AlienState]] = {
    CopyPlayed: copy_played, CardCloned: card_cloned,
}  # fmt: skip
