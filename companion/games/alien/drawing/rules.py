"""Drawing from a player's own deck, with the reshuffle when it is empty (ALN-CLEAN-04, ALN-EMPTY-08)."""

from __future__ import annotations

from companion.core.language.ids import SeatId
from companion.core.language.phrases import phrase
from companion.engine import decks
from companion.engine.draft import Draft
from companion.engine.feature import Commands
from companion.games.alien.deaths.rules import burst, is_burst
from companion.games.alien.drawing.commands import ShuffleIn
from companion.games.alien.drawing.events import DeckReshuffled, HandDrawn
from companion.games.alien.phases import need_acting
from companion.games.alien.state import AlienState


def draw(draft: Draft[AlienState], seat: SeatId, n: int) -> None:
    """A living person draws up to n cards; a Chestburster that the books know of kills at once."""
    deck = draft.state.deck_of(seat)
    while n > 0 and seat in draft.state.acting and refill(draft, seat):
        slots = draft.state.table.zone(deck)[:n]
        deadly = next((slot for slot in slots if is_burst(draft.state, slot)), None)
        if deadly is not None:
            slots = slots[: slots.index(deadly) + 1]
        draft.emit(HandDrawn(seat, slots))
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
    draft.emit(DeckReshuffled(seat))
    decks.shuffle(draft, deck, "deck")
    return True


def shuffle_in(draft: Draft[AlienState], command: ShuffleIn) -> None:
    """Never done before a card is needed, unless the real cards are shuffled already (ALN-CLEAN-05)."""
    seat = command.seat
    need_acting(draft, seat)
    name, table = draft.state.player(seat).name, draft.state.table
    empty = phrase("here-nothing-discarded", name=name)
    draft.require(bool(table.zone(draft.state.discard_of(seat))), "ALN-CLEAN-05", "impossible", here=empty)
    left = len(table.zone(draft.state.deck_of(seat)))
    here = phrase("here-deck-left", name=name, count=left)
    draft.require(False, "ALN-CLEAN-05", "timing", here=here, remedy=phrase("remedy-deck-left"))
    draft.emit(DeckReshuffled(seat))
    decks.shuffle(draft, draft.state.deck_of(seat), "deck")


COMMANDS: Commands[AlienState] = {ShuffleIn: shuffle_in}
