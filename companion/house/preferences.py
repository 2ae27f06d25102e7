"""How the screen of this house was set up, for every part that speaks in its language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from companion.ground.spoken import spoken_here
from companion.house.house import House

if TYPE_CHECKING:
    from ui.preferences import Preferences


def preferences_of(house: House) -> Preferences:
    """How this screen was set up; the language of the computer until somebody chooses one."""
    from ui import preferences

    usual = spoken_here(house.texts.languages)
    kept = preferences.preferences_of(house.store.settings, usual)
    return kept if kept.language in house.texts.languages else replace(kept, language=usual)
