"""The end of an Episode, and the Inter-Mission before the next one (FFY-END, FFY-INTER)."""

from __future__ import annotations

from companion.engine.draft import Draft
from companion.engine.turns import next_seat
from companion.games.firefly import zones
from companion.games.firefly.intermission.events import BoardCleared, EpisodeEnded, InevitableSetAside
from companion.games.firefly.objectives.rules import EpisodeOver, card_of, items
from companion.games.firefly.state import FireflyState

BOARD = (*zones.VERSE, *zones.ATTACHED, zones.COMBAT, zones.OPERATIONS, zones.EPISODE)


def is_complete(state: FireflyState) -> bool:
    """Whether every Objective of the card was completed, and none failed (FFY-RUL-53)."""
    every = items(card_of(state))
    return bool(every) and all(state.items.get(level) == "done" for level in every)


def over(draft: Draft[FireflyState], work: EpisodeOver) -> None:
    """The board is cleared; the player after the active one begins the next Episode (FFY-END-04 to 07)."""
    state = draft.state
    draft.emit(EpisodeEnded(state.letter, is_complete(state), next_seat(state, state.active)))
    own = state.inevitables[state.letter - 1 : state.letter]
    for slot in own:
        draft.emit(InevitableSetAside(slot, state.table.slots[slot].zone))
    left = tuple(slot for zone in BOARD for slot in draft.state.table.zone(zone))
    if left:
        draft.emit(BoardCleared(left))
