"""What new games begin with unless somebody chooses otherwise, and who rolls; kept by the settings."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from companion.core.language.states import Custody, Preset
from companion.core.ports.house import Settings

COACH = "coach"  # the name it is kept by: after a first game it is set aside by itself
Roller = Literal["app", "table"]


class Usual(msgspec.Struct, frozen=True):
    """How games are played at this table."""

    enforcement: Preset = "full"
    custody: Custody | Literal[""] = ""  # empty: as it suits the box
    dice_by: Roller = "app"  # the app, or the table with real dice, seen or tapped
    coach: bool = True  # whether a first game is led step by step


def usual_of(settings: Settings | None) -> Usual:
    """What is kept; what cannot be is as if nobody had chosen."""
    usual = Usual()
    if settings is None:
        return usual
    for name in Usual.__struct_fields__:
        kept = {**msgspec.to_builtins(usual), name: settings.get(name, getattr(usual, name))}
        try:
            usual = msgspec.convert(kept, Usual)
        except msgspec.ValidationError:  # of another version or damaged: the others are still good
            continue
    return usual


def custody_wish(usual: Usual) -> Custody | None:
    """How all decks are wished to be kept; None: as it suits them."""
    return usual.custody or None


def changed(usual: Usual, name: str, value: Any) -> Usual:
    """The same with one of them chosen otherwise."""
    return msgspec.convert({**msgspec.to_builtins(usual), name: value}, Usual)
