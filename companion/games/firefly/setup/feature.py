"""A new game as a feature."""

from __future__ import annotations

from companion.core.language.events import Dealt, Opened
from companion.engine.feature import Feature, joined
from companion.games.firefly.intermission.rules import GameBegins
from companion.games.firefly.setup import dealing
from companion.games.firefly.setup.dealing import CrewJoined
from companion.games.firefly.setup.prompts import laid_out
from companion.games.firefly.state import FireflyState

FEATURE: Feature[FireflyState] = joined(
    "setup",
    dealing.LAYING.feature(),
    Feature(
        name="firefly",
        work={GameBegins: dealing.game_begins},
        events={CrewJoined: dealing.joined_in},
        prompts={CrewJoined: laid_out},
        silent=(CrewJoined,),
        rule_faults=(dealing.misplaced,),
        follows={Opened: dealing.begun, Dealt: dealing.bottoms},
    ),
)
