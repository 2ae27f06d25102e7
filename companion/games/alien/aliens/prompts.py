"""The hand movements when an Alien Player comes or dies."""

from __future__ import annotations

from companion.core.crossing.prompts import Prompt
from companion.core.language.phrases import phrase
from companion.games.alien.aliens.events import AlienDied, AlienRose
from companion.games.alien.state import AlienState


def risen(event: AlienRose, before: AlienState, after: AlienState) -> tuple[Prompt, ...]:
    """What belonged to a player goes, and an alien takes the seat; the first one shuffles the deck."""
    key = "prompt-alien-joins" if before.aliens else "prompt-alien-rose"
    return (Prompt(phrase(key, name=after.player(event.seat).name), seat=event.seat),)


def gone(event: AlienDied, before: AlienState, after: AlienState) -> tuple[Prompt, ...]:
    """What belonged to an Alien Player goes; with the last one all alien cards."""
    key = "prompt-alien-died" if after.aliens else "prompt-last-alien-died"
    return (Prompt(phrase(key, name=after.player(event.seat).name), seat=event.seat),)
