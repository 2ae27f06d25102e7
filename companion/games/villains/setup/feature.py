"""A new game as a feature."""

from __future__ import annotations

from companion.core.language.events import Opened
from companion.engine.feature import Feature
from companion.games.villains.setup import dealing
from companion.games.villains.setup.dealing import Opening
from companion.games.villains.state import VillainsState

FEATURE: Feature[VillainsState] = Feature(
    name="setup", work=dealing.WORK, unsettled=(Opening,), follows={Opened: dealing.begun}
)
