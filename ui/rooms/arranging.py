"""Which arrangement lays out which game: one line for each that brings its own board."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.crossing.steps import Notice
from companion.core.crossing.views import View
from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.board.parts import Parts, Surroundings

Arranger = Callable[[View, Theme, Box, Surroundings], Parts]


def arranger_of(room: str) -> Arranger:
    """The room's own arrangement, or rows of places for a room that brings none."""
    from ui.rooms.alien.arrange import arrange as alien
    from ui.rooms.conquest.arrange import arrange as conquest
    from ui.rooms.firefly.arrange import arrange as firefly
    from ui.rooms.generic.arrange import arrange as generic
    from ui.rooms.villains.arrange import arrange as villains

    own = {"alien": alien, "conquest": conquest, "firefly": firefly, "villains": villains}
    return own.get(room, generic)


def news_of(room: str, notices: Sequence[Notice]) -> Notice | None:
    """Of all that happened in a step, what a line of news tells: the rooms know what weighs most."""
    from ui.rooms.alien import scenes as alien

    telling, quiet = {"alien": (alien.TELLING, alien.QUIET)}.get(room, ((), ()))
    ranked = [one for kind in telling for one in notices if one.kind == kind]
    loud = [one for one in notices if one.kind not in quiet]
    return next(iter((*ranked, *reversed(loud), *reversed(notices))), None)


def scenes_for(room: str) -> dict[str, str]:
    """Which happenings of a game take the whole glass: notice kind to scene."""
    from ui.rooms.alien.scenes import SCENES

    return {"alien": SCENES}.get(room, {})


def wounds_of(room: str) -> tuple[str, str, str] | None:
    """Where a person's strikes lie, where they are drawn from and where they go; None: damage is no cards."""
    from ui.rooms.alien.scenes import WOUNDS

    return {"alien": WOUNDS}.get(room)


def origins_of(room: str) -> dict[str, str]:
    """Which happenings bring a card onto the board, and out of which zone; `*` is whose it is."""
    from ui.rooms.alien.scenes import ORIGINS

    return {"alien": ORIGINS}.get(room, {})
