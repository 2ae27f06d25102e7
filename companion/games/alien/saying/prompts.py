"""What is said of a card that only the players can read."""

from __future__ import annotations

from companion.core.crossing.prompts import Prompt
from companion.core.language.events import OutOfStep
from companion.core.language.phrases import phrase
from companion.engine.telling import open_name
from companion.games.alien.state import AlienState


def say(event: OutOfStep, before: AlienState, after: AlienState) -> tuple[Prompt, ...]:
    """Something that only the players can read: the app leaves it to them."""
    card = open_name(after, event.slot) or phrase("a-card")
    return (Prompt(phrase(f"prompt-{event.why}", card=card), seat=after.active or None, slot=event.slot),)
