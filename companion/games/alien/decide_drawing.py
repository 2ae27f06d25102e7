"""Drawing from a player's own deck, with the reshuffle when it is empty (ALN-CLEAN-04, ALN-EMPTY-08)."""

from __future__ import annotations

from companion.core.ids import SeatId
from companion.engine import decks
from companion.engine.draft import Draft
from companion.games.alien import events as e
from companion.games.alien.decide_deaths import burst, is_burst
from companion.games.alien.state import AlienState


def draw(draft: Draft[AlienState], seat: SeatId, n: int) -> None:
    """A living person draws up to n cards; a Chestburster that the books know of kills at once."""
    deck = draft.state.deck_of(seat)
    while n > 0 and seat in draft.state.acting and refill(draft, seat):
        slots = draft.state.table.zone(deck)[:n]
        deadly = next((slot for slot in slots if is_burst(draft.state, slot)), None)
        if deadly is not None:
            slots = slots[: slots.index(deadly) + 1]
        draft.emit(e.HandDrawn(seat, slots))
        if deadly is not None:
            burst(draft, seat, deadly)
        n -= len(slots)


def refill(draft: Draft[AlienState], seat: SeatId) -> bool:
    """Whether there is a card to draw or look at; only an empty deck is made anew (ALN-CLEAN-05)."""
    deck, discard = draft.state.deck_of(seat), draft.state.discard_of(seat)
    if draft.state.table.zone(deck):
        return True
    if not draft.state.table.zone(discard):
        return False
    draft.emit(e.DeckReshuffled(seat))
    decks.shuffle(draft, deck, "deck")
    return True
