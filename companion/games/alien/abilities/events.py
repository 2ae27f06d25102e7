"""What happens with abilities that wait for their player, and what it changes."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from companion.core.language.events import Event
from companion.core.language.ids import SlotId
from companion.engine.feature import After
from companion.engine.legendary.state import Ready
from companion.games.alien.state import AlienState


class AbilityReady(Event, frozen=True):
    """A once-this-turn ability waits to be used; `play` is which copy of the card has it."""

    slot: SlotId
    index: int
    play: int = 0


class AbilityUsed(Event, frozen=True):
    """An ability of a card was used."""

    slot: SlotId
    index: int
    play: int = 0


def _ability_ready(state: AlienState, event: AbilityReady) -> AlienState:
    return replace(state, ready=(*state.ready, Ready(event.slot, event.index, event.play)))


def _ability_used(state: AlienState, event: AbilityUsed) -> AlienState:
    used = Ready(event.slot, event.index, event.play)
    return replace(state, ready=tuple(ready for ready in state.ready if ready != used))


EVENTS: Mapping[type, After[AlienState]] = {
    AbilityReady: _ability_ready, AbilityUsed: _ability_used,
}  # fmt: skip
