"""Which arrangement lays out which game: one line for each that brings its own board."""

from __future__ import annotations

from collections.abc import Callable

from companion.core.views import View
from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.board.parts import Parts, Surroundings

Arranger = Callable[[View, Theme, Box, Surroundings], Parts]


def arranger_of(room: str) -> Arranger:
    """The room's own arrangement, or rows of places for a room that brings none."""
    from ui.rooms.alien.arrange import arrange as alien
    from ui.rooms.generic.arrange import arrange as generic

    return {"alien": alien}.get(room, generic)


def scenes_for(room: str) -> dict[str, str]:
    """Which happenings of a game take the whole glass: notice kind to scene."""
    from ui.rooms.alien.scenes import SCENES

    return {"alien": SCENES}.get(room, {})
