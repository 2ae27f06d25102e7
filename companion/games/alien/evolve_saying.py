"""Which cards speak to the players alone, until what they say is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from companion.core.language.events import OutOfStep
from companion.games.alien.events_saying import CardsDone
from companion.games.alien.state import AlienState


def said(state: AlienState, event: OutOfStep) -> AlienState:
    """One more card to be carried out by hand; the newest counts."""
    if event.slot is None or event.slot not in state.table.slots:
        return state
    rest = tuple(slot for slot in state.saying if slot != event.slot)
    return replace(state, saying=(*rest, event.slot))


def done(state: AlienState, event: CardsDone) -> AlienState:
    """Nothing waits for hands any more."""
    return replace(state, saying=())


AFTER: dict[type, Callable[[AlienState, Any], AlienState]] = {OutOfStep: said, CardsDone: done}
