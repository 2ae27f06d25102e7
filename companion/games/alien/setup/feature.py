"""A new game as a feature."""

from __future__ import annotations

from companion.core.language.events import Opened
from companion.engine.feature import Feature
from companion.games.alien.setup.dealing import WORK, Opening, begun, overfull
from companion.games.alien.setup.prompts import laid_out
from companion.games.alien.state import AlienState

FEATURE: Feature[AlienState] = Feature(
    name="setup",
    work=WORK,
    unsettled=(Opening,),
    rule_faults=(overfull,),
    follows={Opened: begun},
    prompts={Opened: laid_out},
)  # fmt: skip
