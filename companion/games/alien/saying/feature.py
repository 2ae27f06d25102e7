"""Cards that only the players can read, as a feature."""

from __future__ import annotations

from companion.core.language.events import OutOfStep
from companion.engine.feature import Feature
from companion.games.alien.saying import events as e
from companion.games.alien.saying.commands import AllSaid, AsSaid
from companion.games.alien.saying.prompts import say
from companion.games.alien.saying.rules import COMMANDS, WORK, gone_on
from companion.games.alien.saying.view import saying_offers
from companion.games.alien.state import AlienState

FEATURE: Feature[AlienState] = Feature(
    name="saying",
    commands=COMMANDS,
    during_ask=(AsSaid, AllSaid),
    presumes=gone_on,
    work=WORK,
    events=e.EVENTS,
    follows={OutOfStep: e.said},
    prompts={OutOfStep: say},
    silent=(e.CardsDone,),
    interruptions=saying_offers,
)  # fmt: skip
