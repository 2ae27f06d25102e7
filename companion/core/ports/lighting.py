"""What a household wishes to see of lights: how much, how bright, and when not."""

from __future__ import annotations

from typing import Literal

import msgspec

LightLevel = Literal["quiet", "normal", "party"]


class LightWishes(msgspec.Struct, frozen=True):
    """Everything that can be chosen about lights; kept by the settings."""

    level: LightLevel = "normal"
    brightness: int = 100  # percent, of wired lamps
    night_brightness: int = 50
    quiet_from: str = ""  # "22:00"; without both there are no quiet hours
    quiet_to: str = ""
