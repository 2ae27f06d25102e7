"""A new game as a feature."""

from __future__ import annotations

from companion.core.language.events import Opened
from companion.engine.feature import Feature, joined
from companion.games.villains.setup import dealing, plots
from companion.games.villains.state import VillainsState

FEATURE: Feature[VillainsState] = joined(
    "setup",
    dealing.LAYING.feature(),
    Feature(
        name="villains",
        work={dealing.FirstHands: dealing.first_hands},
        follows={Opened: dealing.begun},
        lasting={plots.SETUP: plots.SAID},
    ),
)
