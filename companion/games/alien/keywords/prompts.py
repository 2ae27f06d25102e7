"""The hand movements of keywords."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.crossing.prompts import Prompt
from companion.engine.legendary.moves import own
from companion.games.alien.keywords.events import LentReturned
from companion.games.alien.state import AlienState


def lent_back(event: LentReturned, before: AlienState, after: AlienState) -> Sequence[Prompt]:
    """A lent card goes to its lender's discard pile, or leaves the game with a dead lender's cards."""
    key = "prompt-lent-back" if after.player(event.seat).alive else "prompt-lent-gone"
    return own(key)(event, before, after)
