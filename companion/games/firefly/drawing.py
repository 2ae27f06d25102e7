"""A player's own deck: a Flaw is no reason to stop a draw, it is played when it may be (FFY-RUL-35, 36)."""

from __future__ import annotations

from companion.engine.feature import Feature, joined
from companion.engine.legendary.own_deck import OwnDeck, shuffling
from companion.games.firefly.phases import need_living
from companion.games.firefly.state import FireflyState

DECKS: OwnDeck[FireflyState] = OwnDeck(early="FFY-CLEAN-05", guard=need_living)
draw, change_cards = DECKS.draw, DECKS.change_cards

FEATURE: Feature[FireflyState] = joined("drawing", DECKS.feature(), shuffling())
