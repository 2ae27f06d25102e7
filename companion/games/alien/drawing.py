"""A player's own deck: a Chestburster that the books know of kills whoever draws it (ALN-FACE-14)."""

from __future__ import annotations

from companion.engine.feature import Feature
from companion.engine.legendary.own_deck import OwnDeck
from companion.games.alien.bursts import burst, is_burst
from companion.games.alien.phases import need_acting
from companion.games.alien.state import AlienState

DECKS: OwnDeck[AlienState] = OwnDeck(early="ALN-CLEAN-05", guard=need_acting, stops=is_burst, stopped=burst)
draw, change_cards = DECKS.draw, DECKS.change_cards

FEATURE: Feature[AlienState] = DECKS.feature()
