"""How this screen is set up, as the settings keep it: one damaged wish costs no other."""

from __future__ import annotations

from typing import Any, get_type_hints

import msgspec

from companion.core.language.ids import SeatId
from companion.core.ports.house import Settings
from ui.theme.looks import GroundWish

SCALES = (1.0, 1.6)  # the smallest and the largest text
GLASSES = (3.0, 100.0)  # the diagonals of screens that can be, in inches
LONGEST_S = 60.0
VISIONS = ("", "deutan", "protan", "tritan")


class Preferences(msgspec.Struct, frozen=True):
    """How this screen is set up; kept by the settings."""

    language: str = "en"
    text_scale: float = 1.0
    diagonal_in: float = 0.0  # 0: not measured yet
    vision: str = ""  # deutan, protan or tritan
    ground: GroundWish = ""  # light on dark or dark on light, where a look allows both
    reduced_motion: bool = False
    flat: bool = False  # the screen lies on the table, so sheets turn to their person
    strip_turns: bool = False  # on a flat screen the key strip turns to whose turn it is
    sides: dict[SeatId, int] = {}  # quarter turns from the foot of the screen, anticlockwise
    seating: dict[str, dict[str, int]] = {}  # who sits on which chair, by the people who play together
    window_s: float = 3.0  # reaction windows; 0: wait
    moments_s: float = 0.0  # strikes and deaths; 0: until somebody touches them


def preferences_of(settings: Settings | None, language: str = "en") -> Preferences:
    """What the settings keep about this screen; `language` is the system's, for the first start."""
    usual = Preferences(language=language)
    if settings is None:
        return usual
    types = get_type_hints(Preferences)
    kept = {name: _kept(settings, name, getattr(usual, name), types[name]) for name in types}
    return Preferences(**kept)


def _kept(settings: Settings, name: str, usual: Any, type: Any) -> Any:
    """One wish as it was kept; what cannot be is as if nobody had chosen."""
    try:
        value = msgspec.convert(settings.get(name, usual), type)
    except msgspec.ValidationError:  # a setting of another version or a damaged one: the usual way serves
        return usual
    return value if _can_be(name, value) else usual


def _can_be(name: str, value: Any) -> bool:
    """Whether a screen can be set up so at all."""
    if name == "text_scale":
        return bool(SCALES[0] <= value <= SCALES[1])
    if name == "diagonal_in":
        return value == 0 or bool(GLASSES[0] <= value <= GLASSES[1])
    if name in ("window_s", "moments_s"):
        return bool(0 <= value <= LONGEST_S)
    return value in VISIONS if name == "vision" else True
