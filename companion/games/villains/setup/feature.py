"""A new game as a feature."""

from __future__ import annotations

from companion.core.language.events import Opened
from companion.engine.feature import Feature, joined, tells
from companion.games.villains.setup import dealing, plots
from companion.games.villains.setup.dealing import TableLaid
from companion.games.villains.setup.prompts import laid_out
from companion.games.villains.state import VillainsState

FEATURE: Feature[VillainsState] = joined(
    "setup",
    dealing.LAYING.feature(),
    Feature(
        name="villains",
        work={dealing.FirstHands: dealing.first_hands},
        events={TableLaid: tells},
        prompts={TableLaid: laid_out},
        silent=(TableLaid,),
        follows={Opened: dealing.begun},
        lasting={plots.SETUP: plots.SAID},
    ),
)
