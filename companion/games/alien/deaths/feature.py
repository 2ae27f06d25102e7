"""Deaths as a feature."""

from __future__ import annotations

from companion.engine.feature import Feature, Settling
from companion.engine.legendary.moves import for_seat
from companion.engine.legendary.strikes import StrikeOver
from companion.games.alien.deaths import events as e
from companion.games.alien.deaths.commands import ClaimBurst
from companion.games.alien.deaths.rules import COMMANDS, settle
from companion.games.alien.deaths.view import claims
from companion.games.alien.state import AlienState

FEATURE: Feature[AlienState] = Feature(
    name="deaths",
    commands=COMMANDS,
    during_ask=(ClaimBurst,),
    settle=(Settling(settle, reads=("table", "players", "turn", "header"), after=(StrikeOver,)),),
    events=e.EVENTS,
    undo={e.PlayerDied: "move"},
    prompts={e.PlayerDied: for_seat("prompt-died")},
    details={e.PlayerDied: lambda event: event.cause},
    interruptions=claims,
)  # fmt: skip
