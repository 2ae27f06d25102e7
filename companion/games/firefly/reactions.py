"""Reactions: cards that are used from the hand in another player's turn (FFY-TIME-05, FFY-RUL-93)."""

from __future__ import annotations

from companion.engine.feature import Feature
from companion.engine.legendary.reactions import Reactions
from companion.games.firefly.abilities import ABILITIES
from companion.games.firefly.claims import CLAIMS
from companion.games.firefly.phases import need_living
from companion.games.firefly.state import ACTION, EPISODE, STRIKE, FireflyState

OPEN = (EPISODE, ACTION, STRIKE)  # phases of a turn in which others react
REACTIONS: Reactions[FireflyState] = Reactions(
    rule="FFY-TIME-05", once="FFY-RUL-93", open=OPEN, guard=need_living, abilities=ABILITIES, claims=CLAIMS
)
FEATURE: Feature[FireflyState] = REACTIONS.feature()
