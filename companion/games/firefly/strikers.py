"""Who strikes, how often and in which order, and what strikes say besides (FFY-STRIKE-01 to 04, 10)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.language.cards import Card
from companion.core.language.ids import SlotId
from companion.engine.legendary.strike_texts import speaking
from companion.games.firefly import zones
from companion.games.firefly.abilities import ABILITIES
from companion.games.firefly.state import FireflyState

STRIKERS = ("enemy", "inevitable")
STRIKES = ("crew-strike", "ship-strike")


def strikes_of(card: Card) -> int:
    """How many strikes a card makes in the Strike Phase (FFY-STRIKE-03, FFY-KEY-18, FFY-INEV-07)."""
    if card.kind not in STRIKERS:
        return 0
    return 2 if card.has("double-strike") else 1


def is_ship(card: Card) -> bool:
    """Whether a card strikes Serenity; all others strike people.

    FFY-STRIKE-09, FFY-FIGHT-09, FFY-CARD-15, FFY-CARD-16, FFY-RUL-22.
    """
    return card.has("ship")


def order(state: FireflyState) -> Iterator[SlotId]:
    """The Combat Zone from the oldest on, then the open ones with Range, V5 to V1 (FFY-STRIKE-01, 02).

    What comes in while the Combat Zone strikes is reached last; what comes in later does not strike in this
    turn (FFY-RUL-28), and nobody strikes again who has moved on (FFY-RUL-29).
    """
    yield from (slot for slot in reversed(state.table.zone(zones.COMBAT)) if slot not in state.late)
    yield from _ranging(state)


def _ranging(state: FireflyState) -> Iterator[SlotId]:
    """The open enemies with Range in the 'Verse, V5 to V1; nowhere else it means anything.

    FFY-STRIKE-02, FFY-KEY-10, FFY-KEY-11, FFY-RUL-14.
    """
    for space in reversed(zones.VERSE):
        slot = zones.top(state.table, space)
        if slot is not None and state.table.slots[slot].face_up:
            card = state.table.card(slot)
            if card is not None and card.has("range"):
                yield slot


def goes_on(state: FireflyState, slot: SlotId) -> bool:
    """Whether an enemy that has begun to strike still lies where it strikes (FFY-RUL-28)."""
    return slot in order(state)


def ships_coming(state: FireflyState) -> int:
    """How many Ship Strikes the enemies will yet bring in this Strike Phase, as far as they are known."""
    left = (slot for slot in order(state) if slot not in (*state.struck, *state.calmed))
    known = (state.table.card(slot) for slot in left)
    return sum(strikes_of(card) for card in known if card is not None and is_ship(card))


say = speaking(ABILITIES, STRIKES)
