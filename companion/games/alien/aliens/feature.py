"""Alien Players as a feature."""

from __future__ import annotations

from companion.engine.feature import Feature, Settling
from companion.engine.legendary.strikes import StrikeOver
from companion.games.alien.aliens import events as e
from companion.games.alien.aliens.prompts import gone, risen
from companion.games.alien.aliens.rules import WORK, alien_faults, settle
from companion.games.alien.aliens.view import alien_badges, front
from companion.games.alien.state import AlienState

FEATURE: Feature[AlienState] = Feature(
    name="aliens",
    work=WORK,
    settle=(Settling(settle, reads=("table", "players", "aliens", "header"), after=(StrikeOver,)),),
    hard_faults=(alien_faults,),
    events=e.EVENTS,
    prompts={e.AlienRose: risen, e.AlienDied: gone},
    badges=alien_badges,
    front=front,
)  # fmt: skip
