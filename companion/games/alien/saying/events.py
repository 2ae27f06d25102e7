"""Cards that only the players can read: when what they say is done."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from companion.core.language.events import Event, OutOfStep
from companion.engine.feature import After
from companion.games.alien.state import AlienState


class CardsDone(Event, frozen=True):
    """What the cards said that nobody but the players can read has been done."""


def said(event: OutOfStep, before: AlienState, state: AlienState) -> AlienState:
    """One more card to be carried out by hand; the newest counts."""
    if event.slot is None or event.slot not in state.table.slots:
        return state
    rest = tuple(slot for slot in state.saying if slot != event.slot)
    return replace(state, saying=(*rest, event.slot))


def done(state: AlienState, event: CardsDone) -> AlienState:
    """Nothing waits for hands any more."""
    return replace(state, saying=())


EVENTS: Mapping[type, After[AlienState]] = {
    CardsDone: done,
}  # fmt: skip
