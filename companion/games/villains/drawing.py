"""A player's own deck, and how many cards everybody discards in a turn (VIL-DECK, VIL-RUL-12)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.engine.feature import Feature, joined
from companion.engine.legendary.own_deck import CardsDiscarded, OwnDeck
from companion.games.villains.phases import need_seat
from companion.games.villains.state import CLEANUP, VillainsState

DECKS: OwnDeck[VillainsState] = OwnDeck(early="VIL-DECK-02", guard=need_seat)
draw, change_cards = DECKS.draw, DECKS.change_cards


def _counted(event: CardsDiscarded, before: VillainsState, after: VillainsState) -> VillainsState:
    """Every discard counts, whatever its cause, but that of the end of the turn (VIL-SPEC-13, VIL-RUL-12)."""
    if after.turn.phase == CLEANUP:
        return after
    n = after.discarded.get(event.seat, 0) + len(event.slots)
    return replace(after, discarded={**after.discarded, event.seat: n})


FEATURE: Feature[VillainsState] = joined(
    "drawing", DECKS.feature(), Feature(name="villains", follows={CardsDiscarded: _counted})
)
