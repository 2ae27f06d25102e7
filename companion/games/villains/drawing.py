"""A player's own deck: nothing stops a draw (VIL-DECK)."""

from __future__ import annotations

from companion.engine.feature import Feature
from companion.engine.legendary.own_deck import OwnDeck
from companion.games.villains.phases import need_seat
from companion.games.villains.state import VillainsState

DECKS: OwnDeck[VillainsState] = OwnDeck(early="VIL-DECK-02", guard=need_seat)
draw, change_cards = DECKS.draw, DECKS.change_cards

FEATURE: Feature[VillainsState] = DECKS.feature()
