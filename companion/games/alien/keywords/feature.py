"""Keywords as a feature."""

from __future__ import annotations

from companion.engine.feature import Feature
from companion.engine.legendary.moves import for_seat, own
from companion.games.alien.keywords import events as e
from companion.games.alien.keywords import rules
from companion.games.alien.keywords.commands import Sacrifice
from companion.games.alien.keywords.view import front, given_up, sacrifices
from companion.games.alien.phases import in_action
from companion.games.alien.state import AlienState

FEATURE: Feature[AlienState] = Feature(
    name="keywords",
    moments=("discard", "sacrifice"),
    commands=rules.COMMANDS,
    during_ask=(Sacrifice,),
    events=e.EVENTS,
    prompts={
        e.CardsKept: for_seat("prompt-keep"),
        e.GivenUp: own("prompt-give-up"),
    },
    ways=given_up,
    open=in_action,
    interruptions=sacrifices,
    front=front,
)  # fmt: skip
