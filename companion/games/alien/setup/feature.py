"""A new game as a feature."""

from __future__ import annotations

from companion.core.language.events import Opened
from companion.engine.feature import Feature, joined
from companion.games.alien.setup import dealing
from companion.games.alien.setup.prompts import laid_out
from companion.games.alien.state import AlienState

FEATURE: Feature[AlienState] = joined(
    "setup",
    dealing.LAYING.feature(),
    Feature(
        name="alien",
        work={dealing.FirstObjective: dealing.first_objective},
        rule_faults=(dealing.overfull,),
        follows={Opened: dealing.begun},
        prompts={Opened: laid_out},
    ),
)
